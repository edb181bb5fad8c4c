"""The review: which decisions are valued and against what, what they cost, and a balance that adds up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from random import Random

import pytest

from bezique_qt.coach import Verdict, advice, advice_seed
from bezique_qt.coach.review import (
    Course,
    Decision,
    Judged,
    balance,
    course,
    judged,
    measuring_seed,
    needs_measuring,
    worst,
)
from bezique_qt.players import make_player, strongest
from bezique_qt.players.candidates import Candidate
from bezique_qt.players.careful import PolicyPlayer
from bezique_qt.players.endgame import solve
from bezique_qt.players.strongest import StrongestPlayer
from bezique_qt.rules import (
    VARIANTS,
    Action,
    Announce,
    Card,
    Dix,
    Done,
    Exchange,
    Match,
    Meld,
    MeldKind,
    MeldScored,
    Phase,
    Play,
    PlayerView,
    shuffled_pack,
)

from .tries import random_matches

BY_VARIANT = pytest.mark.parametrize("variant", sorted(VARIANTS))


def finished(variant: str, number: int) -> Match:
    """A deal of players that do anything."""
    *_, match = random_matches(variant, range(number, number + 1))
    assert match.deal.is_over
    return match


def reviewed(variant: str, number: int = 60, seat: int = 0) -> Course:
    return course(VARIANTS[variant], finished(variant, number).deals[0], (0, 0), seat)


def searched(view: PlayerView, seed: int) -> tuple[Candidate, ...]:
    return StrongestPlayer(Random(seed), 400).candidates(view)


def judge_all(of: Course) -> list[Judged]:
    """Judge as the app does, in few worlds."""
    found = []
    for decision in of.valued:
        chosen = searched(decision.view, 1)
        measured = searched(decision.view, 2) if needs_measuring(decision, chosen) else None
        found.append(judged(decision, chosen, measured))
    return found


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strongest, "FEWEST", 3)


@BY_VARIANT
def test_every_choice_is_found_and_valued_unless_it_is_an_announcement(variant: str) -> None:
    for number in range(60, 63):
        match = finished(variant, number)
        played = match.deals[0]
        for seat in (0, 1):
            of = course(match.variant, played, (0, 0), seat)
            assert of.final == match.deal.scores[seat] - match.deal.scores[1 - seat]
            assert of.tricks == len(match.deal.tricks)
            assert [played.actions[one.place] for one in of.decisions] == [
                (seat, one.taken) for one in of.decisions
            ]
            for one in of.decisions:
                assert one.view.seat == one.view.to_move == seat
                if one.weighed is None:
                    options = [o for o in one.view.legal_actions if not isinstance(o, Announce)]
                    same = {str(getattr(o, "card", o))[:2] for o in options}
                    assert isinstance(one.taken, Announce) or len(same) == 1
                else:
                    assert type(one.weighed) is type(one.taken)


@BY_VARIANT
def test_what_is_taken_is_among_what_is_weighed(variant: str) -> None:
    of = reviewed(variant)
    for decision in of.valued[::7]:
        weighed = {one.action for one in searched(decision.view, 1)}
        assert decision.weighed in weighed
        assert len(weighed) > 1


def test_equal_cards_stand_for_each_other_unless_a_meld_holds_one() -> None:
    """Of two equal cards the first is weighed; one that lies in a meld is another choice."""
    same = other = 0
    for number in range(60, 75):
        for one in reviewed("classic", number).valued:
            if not isinstance(one.taken, Play) or one.is_exact:
                continue
            assert isinstance(one.weighed, Play)
            assert one.weighed.card.face == one.taken.card.face
            held = {meld.cards for meld in one.view.melds[0]}
            in_meld = [
                {cards for cards in held if card in cards} for card in (one.taken.card, one.weighed.card)
            ]
            assert in_meld[0] == in_meld[1]
            same += one.weighed != one.taken
            twins = [card for card in one.view.hand if card.face == one.taken.card.face]
            other += len(twins) > 1 and one.weighed == one.taken and one.taken.card != twins[0]
    assert same > 0
    assert other > 0


@BY_VARIANT
@pytest.mark.parametrize("seat", [0, 1])
def test_the_parts_of_a_balance_add_up(variant: str, seat: int) -> None:
    of = reviewed(variant, 64, seat)
    strict = tuple(one for one in of.valued if one.is_exact)
    of = replace(of, decisions=(*of.valued[::9], *strict[1:]))
    found = judge_all(of)
    for count in (1, len(found) // 2, len(found)):
        one = balance(of, found[:count], complete=count == len(found))
        assert one.start + one.luck + one.given + one.play + one.left == pytest.approx(of.final)
        assert count < len(found) or one.left == 0
        assert one.play == pytest.approx(sum(judged.taken - judged.par for judged in found[:count]))
        assert one.given >= 0
    assert one.luck_error >= one.play_error > 0


@BY_VARIANT
def test_who_plays_the_ending_exactly_loses_nothing_there_and_is_given_nothing(variant: str) -> None:
    way = VARIANTS[variant]
    match, _ = Match.start(way, 0, shuffled_pack(way.packs, 5))
    simple = make_player("simple", 1)
    while match.deal.to_move is not None:
        view = match.deal.view(match.deal.to_move)
        strict = match.deal.phase is Phase.STRICT
        action = Play(solve(view)[0][0]) if strict else simple.choose(view)
        match, _ = match.apply(action)
    of = course(way, match.deals[0], (0, 0), 0)
    exact = [one for one in of.valued if one.is_exact]
    assert exact
    found = [judged(one, StrongestPlayer(Random(1)).candidates(one.view)) for one in exact]
    assert {one.verdict for one in found} <= {Verdict.BEST, Verdict.EQUAL}
    assert {(one.best, one.taken) for one in found} == {(of.final, of.final)}
    alone = replace(of, decisions=tuple(exact))
    one = balance(alone, found, complete=True)
    assert (one.start, one.luck, one.given, one.play, one.left) == (of.final, 0, 0, 0, 0)
    assert one.luck_error == one.play_error == 0


@BY_VARIANT
def test_what_either_loses_in_the_ending_is_exact_and_the_other_s_gain(variant: str) -> None:
    """Both seats' reviews of one deal tell the same of it."""
    match = finished(variant, 61)
    sums = []
    for seat in (0, 1):
        of = course(match.variant, match.deals[0], (0, 0), seat)
        exact = [one for one in of.valued if one.is_exact]
        found = [judged(one, StrongestPlayer(Random(1)).candidates(one.view)) for one in exact]
        one = balance(of, found, complete=True)
        sums.append((one, -sum(each.cost for each in found)))
        for each in found:
            assert each.error == each.cost_error == 0
            assert each.verdict is (Verdict.MISTAKE if each.cost else each.verdict)
    for (own, _), (_, lost) in (sums, sums[::-1]):
        # What the other gave away before the own first choice there is not seen.
        assert own.given <= -lost


def candidates(decision: Decision, behind: Sequence[tuple[float, float]]) -> list[Candidate]:
    """Candidates of the first distinct actions, so far behind, with these errors."""
    actions = list(dict.fromkeys(strongest.weighed_actions(decision.view).values()))
    return [
        _candidate(action, 30.0 - points, 9.0, points, error)
        for action, (points, error) in zip(actions, behind, strict=False)
    ]


def _candidate(action: Action, value: float, error: float, behind: float, apart: float) -> Candidate:
    """One that a hundred worlds said this of, where points are what is played for, and no opinion."""
    gap = (-behind, apart)
    return Candidate(action, value, error, {}, behind, apart, 100, mean_error=error, gap=gap)


@pytest.fixture
def decision() -> Decision:
    """A card to lead, of several; the third of those weighed was played."""
    for one in reviewed("classic").valued:
        weighed = list(dict.fromkeys(strongest.weighed_actions(one.view).values()))
        if one.view.phase is Phase.TRICK and one.view.tricks and len(weighed) > 4:
            return replace(one, taken=weighed[2], weighed=weighed[2])
    raise AssertionError


@pytest.mark.parametrize(
    ("points", "error", "verdict"),
    [
        (-4.0, 3.0, Verdict.EQUAL),
        (0.9, 0.0, Verdict.EQUAL),
        (1.1, 0.0, Verdict.MISTAKE),
        (9.9, 5.0, Verdict.EQUAL),
        (14.9, 5.0, Verdict.WORSE),
        (15.1, 5.0, Verdict.MISTAKE),
    ],
)
def test_a_cost_is_what_other_deals_say_of_what_was_advised(
    decision: Decision, points: float, error: float, verdict: Verdict
) -> None:
    chosen = candidates(decision, [(0, 0), (3, 2), (40, 6)])
    assert needs_measuring(decision, chosen)
    measured = candidates(decision, [(0, 0), (1, 2), (points, error)])
    found = judged(decision, chosen, measured)
    assert (found.cost, found.cost_error, found.verdict) == (points, error, verdict)
    assert found.taken == decision.difference + 30 - 40, "as the choosing deals have it, for better or worse"
    assert found.best == found.taken + points
    assert [one.action for one in found.advice.options] == [one.action for one in chosen]


def test_where_the_measuring_deals_like_a_third_action_both_errors_count(decision: Decision) -> None:
    chosen = candidates(decision, [(0, 0), (3, 2), (40, 6)])
    found = judged(decision, chosen, candidates(decision, [(5, 3), (0, 0), (25, 4)]))
    assert (found.cost, found.cost_error) == (20, 5)


def test_what_is_advised_costs_nothing(decision: Decision) -> None:
    chosen = candidates(decision, [(1, 2), (3, 2), (0, 0)])[::-1]
    assert not needs_measuring(decision, chosen)
    found = judged(decision, chosen)
    assert (found.cost, found.cost_error, found.verdict) == (0, 0, Verdict.BEST)


def test_an_unmeasured_cost_and_foreign_candidates_are_refused(decision: Decision) -> None:
    with pytest.raises(ValueError, match="not been measured"):
        judged(decision, candidates(decision, [(0, 0), (3, 2), (40, 6)]))
    with pytest.raises(ValueError, match="not weighed"):
        judged(decision, [Candidate(Done(), 0.0, 1.0)])


def test_the_worst_are_those_beyond_doubt_then_those_that_are_not(decision: Decision) -> None:
    chosen = candidates(decision, [(0, 0), (3, 2), (40, 6)])
    costs = [(50.0, 20.0), (4.0, 1.0), (20.0, 3.0), (5.0, 4.0), (12.0, 5.0), (90.0, 5.0), (7.0, 2.0)]
    found = [
        replace(
            judged(decision, chosen, candidates(decision, [(0, 0), (3, 2), cost])),
            advice=advice(decision.view, [replace(one, action=Play(card)) for one in chosen]),
        )
        for cost, card in zip(costs, decision.view.hand, strict=False)
    ]
    assert [one.judged.cost for one in worst(found)] == [90, 20, 7, 4, 50]
    assert [one.judged.cost for one in worst(found, 2)] == [90, 20]
    assert worst(found[3:4]) == ()


def test_a_chance_missed_again_and_again_is_one(decision: Decision) -> None:
    """Told of where it cost most, and only as long as it is near."""
    chosen = candidates(decision, [(0, 0), (3, 2), (40, 6)])
    trick = [*decision.view.tricks, *[decision.view.tricks[0]] * 40] if decision.view.tricks else []
    assert trick
    found = []
    for tricks, cost in ((3, 20.0), (5, 50.0), (13, 30.0), (22, 40.0)):
        view = decision.view._replace(tricks=tuple(trick[:tricks]))
        other = replace(decision, view=view, place=tricks)
        found.append(
            replace(
                judged(decision, chosen, candidates(decision, [(0, 0), (3, 2), (cost, 2.0)])), decision=other
            )
        )
    first, second = worst(found)
    assert (first.judged.cost, [one.cost for one in first.again]) == (50, [20, 30])
    assert (second.judged.cost, second.again) == (40, ())


def test_two_windows_that_should_have_been_closed_are_two_chances(decision: Decision) -> None:
    """Each time another meld was scored that had better waited."""
    chosen = candidates(decision, [(0, 0), (3, 2), (40, 6)])
    found = []
    for cost, taken in ((20.0, Meld(MeldKind.MARRIAGE, ())), (30.0, Meld(MeldKind.FOUR_KINGS, ()))):
        one = judged(decision, chosen, candidates(decision, [(0, 0), (3, 2), (cost, 2.0)]))
        first, *others = one.advice.options
        pass_it = replace(one.advice, options=(replace(first, action=Done()), *others))
        found.append(replace(one, advice=pass_it, decision=replace(decision, taken=taken)))
    assert [(chance.judged.cost, chance.again) for chance in worst(found)] == [(30, ()), (20, ())]
    same = [replace(one, decision=replace(one.decision, taken=Dix(Card.of("7S1")))) for one in found]
    assert [len(chance.again) for chance in worst(same)] == [1]


def test_what_can_still_be_done_after_a_claim_is_not_given_up_by_it() -> None:
    """The leader claims the seven of trumps, and then plays: the play answers for itself."""
    for number in range(60, 90):
        for one in reviewed("besigue-fr", number).valued:
            if isinstance(one.taken, Dix | Exchange) and any(isinstance(o, Play) for o in one.still_open):
                advised = next(action for action in one.view.legal_actions if isinstance(action, Play))
                assert one.weighed is not None
                chosen = [
                    _candidate(advised, 30.0, 9.0, 0.0, 0.0),
                    _candidate(one.weighed, 0.0, 9.0, 30.0, 4.0),
                ]
                assert not needs_measuring(one, chosen)
                found = judged(one, chosen)
                assert (found.cost, found.verdict) == (0, Verdict.EQUAL)
                assert found.taken == one.difference
                return
    raise AssertionError("nobody has claimed it before he led")


def test_par_is_what_the_policy_would_do(decision: Decision) -> None:
    own = strongest.weighed_actions(decision.view)[PolicyPlayer().choose(decision.view)]
    actions = list(dict.fromkeys(strongest.weighed_actions(decision.view).values()))
    other = next(action for action in actions if action != own)
    chosen = [
        _candidate(other, 40.0, 9.0, 0.0, 0.0),
        _candidate(own, 25.0, 8.0, 15.0, 4.0),
    ]
    better = judged(replace(decision, taken=other, weighed=other), chosen)
    assert (better.taken - better.par, better.par_error) == (15, 4)
    alike = judged(replace(decision, taken=own, weighed=own), chosen, chosen)
    assert (alike.taken - alike.par, alike.par_error) == (0, 0)


def test_the_seeds_follow_from_the_view_and_differ(decision: Decision) -> None:
    assert measuring_seed(decision.view) == measuring_seed(decision.view)
    assert measuring_seed(decision.view) != advice_seed(decision.view)


def test_nothing_but_what_the_seat_saw_is_asked_about() -> None:
    """The other hand and the stock change places: the leader's first decision is judged the same."""
    way = VARIANTS["classic"]
    pack = shuffled_pack(way.packs, 60)
    first, _ = Match.start(way, 1, pack)
    hidden = [place for place, card in enumerate(pack) if card in first.deal.view(0).unseen]
    other_pack = list(pack)
    for here, there in zip(hidden, hidden[1:] + hidden[:1], strict=True):
        other_pack[here] = pack[there]
    found = []
    for cards in (pack, tuple(other_pack)):
        simple = make_player("simple", 3)
        match, _ = Match.start(way, 1, cards)
        taken = match.deal.legal_actions[3]
        match, _ = match.apply(taken)
        while match.deal.to_move is not None:
            match, _ = match.apply(simple.choose(match.deal.view(match.deal.to_move)))
        decision = course(way, match.deals[0], (0, 0), 0).decisions[0]
        found.append(judged(decision, searched(decision.view, 1), searched(decision.view, 2)))
    assert found[0] == found[1]


def test_a_deal_that_goes_on_cannot_be_reviewed() -> None:
    match = finished("classic", 60)
    with pytest.raises(ValueError, match="not finished"):
        course(match.variant, replace(match.deals[0], actions=match.deals[0].actions[:-1]), (0, 0), 0)


def test_melds_are_told_with_the_tricks_that_were_played() -> None:
    of = reviewed("classic", 60)
    scored = [
        (tricks, event.cards)
        for tricks, event in of.events
        if isinstance(event, MeldScored) and not event.seat
    ]
    taken = [(len(one.view.tricks), one.taken.cards) for one in of.decisions if isinstance(one.taken, Meld)]
    assert taken
    assert taken == scored


def test_values_are_those_of_the_sampled_deals_without_the_policy_s_opinion() -> None:
    """What the deals say of each action by itself, where all were tried in all of them."""
    for decision in reviewed("classic").valued[3:30:9]:
        chosen = StrongestPlayer(Random(4), 3000).candidates(decision.view)
        for one in chosen:
            if one.worlds == chosen[0].worlds:
                found = judged(replace(decision, weighed=one.action), chosen, chosen)
                mean = one.value - one.parts["opinion"]
                assert found.taken == pytest.approx(decision.difference + mean)
                assert found.error >= one.mean_error / sqrt(2)


@pytest.mark.parametrize("worlds", [4, 20])
def test_errors_are_those_of_points_where_a_settlement_is_played_for_too(worlds: int) -> None:
    """Few worlds, as on a slow machine, and what is far behind for the settlement is not so in points."""
    told = 0
    for decision in reviewed("rubicon-nl").valued[5:60:6]:
        if decision.is_exact:
            continue
        for thought in StrongestPlayer(Random(4), 10**6, worlds=worlds).thoughts(decision.view):
            chosen = thought.candidates
            if chosen[0].worlds >= worlds:
                break
        first = chosen[0]
        for one in chosen[1:]:
            found = judged(replace(decision, weighed=one.action), chosen, chosen)
            parts = sum(error for _, error in one.apart.values())
            assert found.error <= first.mean_error + parts
            # What a hint tells of it, too.
            assert found.taken == pytest.approx(decision.difference + one.value)
            told += 1
    assert told > 20

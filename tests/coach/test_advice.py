"""Advice from candidates: verdicts by standard errors, exact where it says so, repeatable."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, permutations
from random import Random

import pytest

from bezique_qt.coach import Aim, Certainty, Option, Reason, ReasonKind, Verdict, advice, advice_seed
from bezique_qt.players.candidates import Candidate
from bezique_qt.players.endgame import solve
from bezique_qt.players.strongest import StrongestPlayer
from bezique_qt.rules import VARIANTS, Done, Phase, Play, PlayerView

from .hinting import broken_without_a_word
from .positions import positions
from .tries import random_deals


def views(variant: str, phase: Phase, numbers: range = range(50, 54)) -> list[PlayerView]:
    return [
        deal.view(deal.to_move)
        for deal in random_deals(variant, numbers)
        if deal.to_move is not None and deal.phase is phase
    ]


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_in_the_strict_phase_it_is_the_solver(variant: str) -> None:
    for view in islice(views(variant, Phase.STRICT, range(50, 56)), 0, None, 3):
        candidates = StrongestPlayer(Random(1)).candidates(view)
        found = advice(view, candidates)
        solved = solve(view)
        assert found.exact
        assert found.worlds == 0
        best = max(value for _, value in solved)
        assert [(one.action, one.value) for one in found.options] == [
            (Play(card), float(value)) for card, value in solved
        ]
        for option, (_, value) in zip(found.options, solved, strict=True):
            assert option.behind == best - value
            assert option.error == option.behind_error == 0
            equal = option.verdict in (Verdict.BEST, Verdict.EQUAL)
            assert equal == (value == best)
            assert not any(reason.certainty is Certainty.ESTIMATE for reason in option.reasons)


@pytest.mark.parametrize(
    ("behind", "verdict"),
    [(0.0, Verdict.EQUAL), (9.9, Verdict.EQUAL), (10.1, Verdict.WORSE), (15.1, Verdict.MISTAKE)],
)
def test_verdicts_are_by_the_error_of_the_difference(behind: float, verdict: Verdict) -> None:
    view = next(view for view in views("classic", Phase.TRICK) if len(view.legal_actions) > 3)
    one, two = view.legal_actions[:2]
    candidates = (Candidate(one, 30.0, 40.0), Candidate(two, 30.0 - behind, 40.0, {}, behind, 5.0))
    assert [option.verdict for option in advice(view, candidates).options] == [Verdict.BEST, verdict]


def test_parts_are_told_where_they_differ_beyond_their_error() -> None:
    view = next(view for view in views("classic", Phase.TRICK) if len(view.legal_actions) > 3)
    one, two = view.legal_actions[:2]
    apart = {"beziques": (-18.0, 3.0), "fours": (4.0, 2.5), "brisques": (1.5, 0.1), "rest": (0.0, 0.0)}
    first = Candidate(one, 30.0, 3.0, worlds=100)
    second = Candidate(two, 12.0, 3.0, {}, 18.0, 3.0, 100, apart)
    best, other = advice(view, (first, second)).options
    # What was picked for its size is drawn back: by one and a half squares of its error, divided by itself.
    assert [(one.part, one.points, one.error) for one in best.reasons if one.kind is ReasonKind.PART] == [
        ("beziques", 17.25, 3.0)
    ]
    assert [(one.part, one.points, one.error) for one in other.reasons if one.kind is ReasonKind.PART] == [
        ("beziques", -17.25, 3.0)
    ]
    loose = (first, replace(second, apart={"beziques": (-18.0, 9.1)}))
    assert not any(one.kind is ReasonKind.PART for one in advice(view, loose).options[0].reasons)
    few = (first, replace(second, worlds=9))
    assert not any(one.kind is ReasonKind.PART for one in advice(view, few).options[0].reasons)
    early = advice(view, (first, second), settled=False)
    assert not any(one.kind is ReasonKind.PART for option in early.options for one in option.reasons)


def test_what_is_picked_for_its_size_is_drawn_back() -> None:
    view = next(view for view in views("classic", Phase.TRICK) if len(view.legal_actions) > 3)
    actions = view.legal_actions[:4]
    behind = [(0.0, 0.0), (3.0, 2.0), (4.0, 4.0), (20.0, 4.0)]
    candidates = [
        Candidate(action, 30.0 - points, 5.0, {}, points, error, 500)
        for action, (points, error) in zip(actions, behind, strict=True)
    ]
    options = advice(view, candidates).options
    # 3 less 1.5 * 4 / 3; the third is no nearer than the second, though little is known of it.
    assert [option.behind for option in options] == pytest.approx([0.0, 1.0, 1.0, 18.8])
    assert [option.value for option in options] == pytest.approx([29.0, 28.0, 28.0, 10.2])
    assert [option.verdict for option in options] == [
        Verdict.BEST,
        Verdict.EQUAL,
        Verdict.EQUAL,
        Verdict.MISTAKE,
    ]
    # Where the match is played for, what is behind is not points, and those stay as they are.
    raced = [replace(one, value=30.0 + place) for place, one in enumerate(candidates)]
    assert [option.value for option in advice(view, raced).options] == [30.0, 31.0, 32.0, 33.0]
    # A value that is certain stays, and what is not known is the other's.
    sure = [replace(candidates[0], error=0.0), *candidates[1:]]
    assert advice(view, sure).options[0].value == 30.0


@pytest.mark.parametrize(
    ("apart", "gain"),
    [
        ({"beziques": (-1.0, 0.1), "brisques": (-0.5, 0.1)}, ("beziques", 0.985, 0.1)),
        ({"fours": (-3.0, 9.0), "rest": (2.0, 0.1)}, ("fours", 1.5, 9.0)),
        ({"beziques": (4.0, 0.1)}, ("all", 1.25, 1.0)),
    ],
)
def test_a_great_bezique_is_never_given_up_without_a_word(
    apart: dict[str, tuple[float, float]], gain: tuple[str, float, float]
) -> None:
    """Whatever is put first: what it breaks is seen by the second reader of the rules."""
    count = 0
    breaks = []
    for variant in ("classic", "rubicon-nl"):
        for position in positions(VARIANTS[variant], 16, seed=21, phases=(Phase.TRICK,), each=8):
            actions = [action for action in position.view.legal_actions if isinstance(action, Play)]
            for action in actions:
                rest = [Candidate(one, 3.0, 9.0, {}, 2.0, 1.0, 50, apart) for one in actions if one != action]
                found = advice(position.view, [Candidate(action, 5.0, 9.0, worlds=50), *rest])
                assert not broken_without_a_word(found, position)
                for reason in found.options[0].reasons:
                    if reason.kind is ReasonKind.GAINS:
                        count += 1
                        assert (reason.part, reason.points, reason.error) == pytest.approx(gain)
                        others = replace(found.options[0], reasons=())
                        silent = replace(found, options=(others, *found.options[1:]))
                        breaks.append(broken_without_a_word(silent, position))
    assert count > 0
    assert any(breaks), "without the word it would be found out"


def test_of_a_worse_action_one_reason_told_speaks_against_it() -> None:
    wins = Reason(ReasonKind.WINS, Certainty.FACT)
    more = Reason(ReasonKind.PART, Certainty.ESTIMATE, points=8.0, part="brisques")
    less = Reason(ReasonKind.PART, Certainty.ESTIMATE, points=-30.0, part="fours")
    option = Option(Done(), (), -22.0, 3.0, 22.0, 3.0, Verdict.MISTAKE, (wins, more, less))
    assert option.told(1) == (less,)
    assert option.told(2) == (wins, less)
    assert option.told(3) == (wins, more, less)
    equal = replace(option, verdict=Verdict.EQUAL)
    assert equal.told(1) == (wins,)
    assert replace(option, reasons=(wins, more)).told(1) == (wins,), "nothing else is known"
    breaks = replace(less, kind=ReasonKind.BREAKS, points=60.0)
    assert replace(option, reasons=(breaks, less)).told(1) == (breaks,)
    assert replace(option, reasons=()).told(2) == ()


def test_what_a_great_bezique_is_given_up_for_is_told_once() -> None:
    """Beside the second option, which keeps it, the gain and the difference of that part are the same."""
    apart = {"beziques": (-20.0, 0.1), "brisques": (-9.0, 0.1)}
    told = 0
    for position in positions(VARIANTS["rubicon-nl"], 16, seed=21, phases=(Phase.TRICK,), each=8):
        actions = [action for action in position.view.legal_actions if isinstance(action, Play)]
        for one, other in permutations(actions, 2):
            pair = (Candidate(one, 5.0, 9.0, worlds=50), Candidate(other, 3.0, 9.0, {}, 2.0, 1.0, 50, apart))
            reasons = advice(position.view, pair).options[0].reasons
            estimated = [(one.kind, one.part) for one in reasons if one.certainty is Certainty.ESTIMATE]
            if (ReasonKind.GAINS, "beziques") in estimated:
                told += 1
                assert estimated == [(ReasonKind.GAINS, "beziques"), (ReasonKind.PART, "brisques")]
    assert told > 0


def test_positions_go_as_far_as_the_last_draw() -> None:
    """However many are asked for: those that are judged by hand run through the whole of a deal."""
    stages = [position.view.stock_count for position in positions(VARIANTS["classic"], 25)]
    assert stages[0] > 40
    assert stages[-1] == 2


def test_the_values_are_those_of_the_strongest_player() -> None:
    for view in islice(views("besigue-fr", Phase.TRICK), 5, None, 40):
        player = StrongestPlayer(Random(advice_seed(view)), effort=300)
        found = advice(view, player.candidates(view))
        again = StrongestPlayer(Random(advice_seed(view)), effort=300)
        assert found.options[0].action == again.choose(view)
        assert found.options[0].behind == 0
        assert all(option.behind >= 0 and option.behind_error >= 0 for option in found.options)
        assert found.worlds > 1


def test_the_difference_is_surer_than_the_values() -> None:
    """The same worlds are tried for both: that is what makes the statement about their difference sharp."""
    sharper = total = 0
    for view in islice(views("classic", Phase.TRICK), 3, None, 30):
        if len(view.legal_actions) < 3:
            continue
        found = advice(view, StrongestPlayer(Random(3), effort=20000).candidates(view))
        for option in found.options[1:]:
            total += 1
            sharper += option.behind_error < (option.error**2 + found.options[0].error ** 2) ** 0.5
    assert total > 10
    # An opinion that the worlds do not share makes it less sure.
    assert sharper > 0.5 * total


def test_the_seed_follows_from_the_position_alone() -> None:
    seeds = {}
    for view in views("classic", Phase.TRICK):
        seeds[repr((view.hand, view.lead, view.tricks, view.seat, view.turned))] = advice_seed(view)
    again = [advice_seed(view) for view in views("classic", Phase.TRICK)]
    assert again == list(seeds.values()), "the same position, come to a second time"
    assert len(set(seeds.values())) == len(seeds)


def test_it_says_what_is_played_for() -> None:
    view = next(view for view in views("classic", Phase.TRICK) if len(view.legal_actions) > 3)
    one, two = view.legal_actions[:2]
    points = advice(view, (Candidate(one, 5, 1), Candidate(two, 4, 1, {}, 1, 1)))
    assert points.aim is Aim.POINTS
    assert advice(view, (Candidate(one, 5, 1), Candidate(two, 9, 1, {}, 1, 1))).aim is Aim.MATCH
    rubicon = next(view for view in views("rubicon-nl", Phase.TRICK) if len(view.legal_actions) > 3)
    first = rubicon.legal_actions[0]
    assert advice(rubicon, (Candidate(first, 5, 1),)).aim is Aim.SETTLEMENT

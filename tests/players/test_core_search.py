"""The worlds, the policy and the search on the fast core, and the player that they make."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from random import Random

import pytest

from bezique_qt.players import make_player, play_arena, strongest, summed
from bezique_qt.players.core import DONE, MELD, CoreDeal
from bezique_qt.players.core_cards import Switches, card_of, number_of
from bezique_qt.players.core_start import deal_cards
from bezique_qt.players.keeping import Chances
from bezique_qt.players.policy import Policy
from bezique_qt.players.search import IN_A_ROW, Sum, _expected_excess
from bezique_qt.players.shipped import weights_for
from bezique_qt.players.strongest import StrongestPlayer, opinions
from bezique_qt.players.thinking import think
from bezique_qt.players.worlds import Worlds
from bezique_qt.rules import VARIANTS, Deal, Phase, PlayerView, Variant, by_code, shuffled_pack

BY_VARIANT = pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))


@pytest.fixture(autouse=True)
def _little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strongest, "EFFORT", 0)
    monkeypatch.setattr(strongest, "FEWEST", 2)


def _views(variant: Variant, seed: int) -> Iterator[tuple[Deal, PlayerView]]:
    """The positions of a deal in which there is something to choose before the last draw."""
    deal, _ = Deal.start(variant, seed % 2, shuffled_pack(variant.packs, seed))
    rng = Random(seed)
    while deal.to_move is not None and deal.phase is not Phase.STRICT:
        if len(deal.legal_actions) > 1:
            yield deal, deal.view(deal.to_move)
        deal, _ = deal.apply(rng.choice(deal.legal_actions))


@BY_VARIANT
@pytest.mark.parametrize("reads", [False, True])
def test_a_world_is_a_deal_that_the_view_allows(variant: Variant, reads: bool) -> None:
    law = Switches(variant)
    reader = Policy(law, weights_for(variant)) if reads else None
    for deal, view in _views(variant, 6):
        worlds = Worlds(view, law, reader)
        world = worlds.sample(Random(1))
        other = 1 - view.seat
        assert {card_of(card) for card in world.hands[view.seat]} == deal.hands[view.seat]
        assert {card_of(card) for card in world.hands[other]} >= view.opponent_shown
        assert len(world.hands[other]) == view.opponent_count
        assert world.stock_count() == worlds.known.stock_count() == deal.stock_count
        hidden = {card_of(card) for card in world.stock} | {card_of(card) for card in world.hands[other]}
        assert hidden == view.unseen | view.opponent_shown
        assert sorted(worlds.actions().values()) == sorted(world.legal())
        assert set(worlds.actions()) == set(view.legal_actions)


@BY_VARIANT
def test_a_world_with_the_real_cards_goes_on_as_the_deal_does(variant: Variant) -> None:
    law = Switches(variant)
    rng = Random(8)
    for number, (deal, view) in enumerate(_views(variant, 9)):
        if number % 12:
            continue
        world = Worlds(view, law).sample(rng)
        seat = view.seat
        world.set_hand(1 - seat, [number_of(card) for card in by_code(deal.hands[1 - seat])])
        world.stock = [number_of(card) for card in deal.pack[deal.drawn :]]
        world.streams = False
        world.blanche = list(deal.blanche)
        world.chances = list(deal.chances)
        while deal.to_move is not None:
            assert len(world.legal()) == len(deal.legal_actions)
            view = deal.view(deal.to_move)
            plays = [action for action in deal.legal_actions if str(action).startswith("play")]
            action = rng.choice(plays or deal.legal_actions)
            # The rules' other actions are tested in test_core; their numbers come from a view.
            number_of_action = Worlds(view, law).actions()[action]
            if number_of_action >= MELD:
                continue
            deal, _ = deal.apply(action)
            world.apply(number_of_action)
        assert world.scores == list(deal.scores)


def test_streams_give_each_seat_its_own_draws() -> None:
    law = Switches(VARIANTS["besigue-pt-no-turn"])
    pack = [number_of(card) for card in shuffled_pack(2, 4)]
    drawn: list[list[int]] = []
    for best_first in (True, False):
        deal = deal_cards(law, 0, pack, (0, 0), False)
        deal.streams = True
        seen: list[int] = []
        rng = Random(int(best_first))
        while deal.stock_count():
            before = set(deal.hands[0])
            deal.apply(rng.choice(deal.legal()))
            seen += [card for card in deal.hands[0] if card not in before]
        drawn.append(seen)
    assert drawn[0] == drawn[1] != []


def test_chances_of_drawing_follow_the_binomial() -> None:
    chances = Chances(16, 8, 2)
    p = 8 / 24
    assert chances.at_least(0, 3) == 1.0
    assert chances.at_least(1, 1) == pytest.approx(p)
    assert chances.at_least(1, 2) == pytest.approx(1 - (1 - p) ** 2)
    assert chances.at_least(2, 2) == pytest.approx(p**2)
    assert chances.at_least(3, 2) == 0.0


@BY_VARIANT
def test_the_policy_only_does_what_is_legal_and_beats_chance(variant: Variant) -> None:
    law = Switches(variant)
    policy = Policy(law, weights_for(variant))
    rng = Random(2)
    ahead = 0
    for number in range(6):
        pack = [number_of(card) for card in shuffled_pack(variant.packs, number)]
        deal: CoreDeal = deal_cards(law, 0, pack, (0, 0), False)
        seat = number % 2
        while deal.legal():
            choice = policy.choose(deal) if deal.to_move == seat else rng.choice(deal.legal())
            assert choice in deal.legal()
            deal.apply(choice)
        ahead += deal.scores[seat] > deal.scores[1 - seat]
    assert ahead >= 5


@BY_VARIANT
def test_the_strongest_player_is_legal_and_repeatable(variant: Variant) -> None:
    for number, (_, view) in enumerate(_views(variant, 12)):
        if number % 24:
            continue
        action = make_player("strongest", 5).choose(view)
        assert action in view.legal_actions
        candidates = StrongestPlayer(Random(5)).candidates(view)
        assert candidates[0].action == action
        values = [candidate.value for candidate in candidates]
        # Where a game is settled, what is best is not always what brings most points.
        if not variant.settlement:
            assert values == sorted(values, reverse=True)
        for candidate in candidates:
            assert candidate.action in view.legal_actions
            assert candidate.error >= 0
    assert number > 24


@BY_VARIANT
def test_hidden_cards_do_not_change_what_the_strongest_player_does(variant: Variant) -> None:
    deal, _ = Deal.start(variant, 1, shuffled_pack(variant.packs, 11))
    view = deal.view(0)
    action = make_player("strongest", 3).choose(view)
    hidden = by_code(view.unseen)
    for seed in range(3):
        pack = list(deal.pack)
        for old, new in zip(hidden, Random(seed).sample(hidden, len(hidden)), strict=True):
            pack[deal.pack.index(old)] = new
        other, _ = Deal.start(variant, 1, tuple(pack))
        if other.view(0) == view:
            assert make_player("strongest", 3).choose(other.view(0)) == action


@BY_VARIANT
def test_parts_add_up_to_the_value(variant: Variant) -> None:
    for number, (_, view) in enumerate(_views(variant, 14)):
        if number % 30 == 3:
            for candidate in StrongestPlayer(Random(1)).candidates(view):
                assert sum(candidate.parts.values()) == pytest.approx(candidate.value, abs=1e-6)


@pytest.mark.parametrize("name", ["rubicon-pt", "rubicon-nl", "besigue-fr"])
def test_values_stand_as_far_apart_as_in_the_worlds_of_both(name: str) -> None:
    """What was given up has met the first worlds only, better or worse ones for every action."""
    variant = VARIANTS[name]
    given_up = 0
    late = [view for _, view in _views(variant, 14) if 10 <= view.stock_count <= 30]
    for view in late[::7]:
        first, *others = StrongestPlayer(Random(1), 200_000, reads_hands=False).candidates(view)
        for one in others:
            points, error = one.gap
            given_up += one.worlds < first.worlds
            assert points == pytest.approx(sum(part for part, _ in one.apart.values()))
            assert error <= sum(part_error for _, part_error in one.apart.values())
            if variant.settlement:
                assert one.value - first.value == pytest.approx(points)
    assert given_up


def test_the_strongest_player_beats_chance() -> None:
    result = summed(list(play_arena(VARIANTS["besigue-fr"], ("strongest", "random"), 4, 4)))
    assert result.difference > 100


def test_where_all_may_be_scored_the_lowest_meld_is_thought_of_first() -> None:
    """Scoring the double bezique before its two single ones would lose them."""
    variant = VARIANTS["rubicon-nl"]
    law = Switches(variant)
    policy = Policy(law, weights_for(variant))
    compared = 0
    for number in range(40):
        deal = deal_cards(law, 0, [number_of(card) for card in shuffled_pack(4, number)], (0, 0), False)
        while deal.legal():
            melds = [option for option in deal.legal() if option >= MELD]
            if len(melds) > 1:
                options = [*melds, DONE]
                priors = opinions(policy, deal, options)
                assert options[priors.index(max(priors))] == policy.choose(deal)
                assert priors[-1] < min(priors[:-1])
                compared += 1
            deal.apply(policy.choose(deal))
    assert compared > 20


def test_more_worlds_are_tried_where_they_are_wanted() -> None:
    """As many where it is close, a part of them where one action is ahead, and none by the weaker levels."""
    found = []
    for number, (_, view) in enumerate(_views(VARIANTS["classic"], 1)):
        if number % 9:
            continue
        *_, last = think("strongest", view, 1, worlds=100)
        assert 25 <= last.candidates[0].worlds <= 140
        found.append(last.candidates[0].worlds)
        assert make_player("steady", 1, 100).choose(view) == make_player("steady", 1).choose(view)
    assert min(found) < 100 <= max(found)


def test_effort_is_spent_where_it_may_change_the_choice() -> None:
    """No more than the effort given; much less of it where one action is ahead."""
    effort = 20_000
    spent = []
    for number, (_, view) in enumerate(_views(VARIANTS["besigue-fr"], 1)):
        if number % 9:
            continue
        found = StrongestPlayer(Random(2), effort).candidates(view)
        cards_left = view.stock_count + len(view.hand) + view.opponent_count
        played = sum(candidate.worlds for candidate in found) * cards_left
        assert played <= effort + len(found) * cards_left
        best = found[0]
        assert all(best.worlds >= candidate.worlds for candidate in found)
        spent.append(played)
    assert min(spent) < 0.5 * effort
    assert max(spent) > 0.7 * effort


def test_hopeless_actions_are_given_up_unless_all_are_asked_about() -> None:
    """What is hardly to be expected to turn out the best takes no effort from what is close.

    Whoever asks about all the actions learns as much of one that is a little behind as of the best.
    """
    given_up = 0
    for number, (_, view) in enumerate(_views(VARIANTS["besigue-fr"], 1)):
        if given_up > 2:
            break
        if number % 5 or not 8 < view.stock_count < 32 or len(view.legal_actions) < 4:
            continue
        playing = StrongestPlayer(Random(2), 50_000).candidates(view)
        telling = StrongestPlayer(Random(2), 50_000, worlds=100).candidates(view)
        fewer = [candidate for candidate in playing if candidate.worlds < playing[0].worlds]
        # Given up or not, it stays behind the best.
        assert all(candidate.behind > 0.0 for candidate in fewer)
        assert all(candidate.worlds == telling[0].worlds for candidate in telling if candidate.behind < 3.0)
        given_up += len(fewer)
    assert given_up > 2


def test_what_is_expected_to_be_lost_falls_with_the_lead_and_grows_with_the_error() -> None:
    assert _expected_excess(0.0, 10.0) == pytest.approx(3.989, abs=0.001)
    assert _expected_excess(0.0, 0.0) == 0.0
    leads = [_expected_excess(5.0 * lead, 10.0) for lead in range(16)]
    assert all(more > less >= 0.0 for more, less in pairwise(leads) if more)
    assert leads[-1] == 0.0
    # The mean of what a normal deviate has over its lead.
    rng = Random(3)
    drawn = [max(0.0, rng.gauss(-6.0, 10.0)) for _ in range(40_000)]
    assert _expected_excess(6.0, 10.0) == pytest.approx(sum(drawn) / len(drawn), abs=0.1)


def test_what_worlds_of_a_row_have_in_common_is_in_the_error_of_their_mean() -> None:
    rng = Random(2)
    apart, alike = Sum(), Sum()
    rows = 60
    for _ in range(rows):
        common = rng.gauss(0.0, 10.0)
        for _ in range(IN_A_ROW):
            apart.add(rng.gauss(0.0, 10.0))
            alike.add(common)
    assert apart.error() == pytest.approx(10.0 / sqrt(rows * IN_A_ROW), rel=0.3)
    assert alike.error() == pytest.approx(10.0 / sqrt(rows), rel=0.3)


def test_what_no_world_has_met_may_still_be() -> None:
    errors = []
    for count in (10, 100, 1000):
        always = Sum()
        for _ in range(count):
            always.add(-20.0)
        errors.append(always.error())
    assert errors == sorted(errors, reverse=True)
    assert errors[-1] > 0.0

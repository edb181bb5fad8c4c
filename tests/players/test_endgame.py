"""The exact ending equals brute force through the rules in every way of playing.

`BEZIQUE_ENDINGS=500 pytest tests/players/test_endgame.py` tries so many endings a variant.
"""

from __future__ import annotations

import os
from functools import cache
from random import Random

import pytest

from bezique_qt.players import make_player
from bezique_qt.players.endgame import Ending, other_hand, solve
from bezique_qt.rules import VARIANTS, Action, Card, Deal, Phase, Play, Variant, settle, shuffled_pack
from bezique_qt.rules.counting import brisques_as_won

ENDINGS = int(os.environ.get("BEZIQUE_ENDINGS", "20"))
HOUSE_RULES = {
    **VARIANTS,
    "follow-only": VARIANTS["classic"].changed(strict_duty="follow"),
    "as-won-to-the-end": VARIANTS["besigue-pt"].changed(brisques="as-won"),
    "counted-at-once": VARIANTS["besigue-fr"].changed(brisques="end", near_target=0),
    "no-bonus": VARIANTS["besigue-fr"].changed(last_trick=0, brisques="as-won"),
    "big-bonus": VARIANTS["besigue-fr"].changed(last_trick=70, brisques="end"),
}


def _ending(variant: Variant, rng: Random, cards: int) -> Deal | None:
    """A random deal, played at random until the one to move has so many cards left."""
    totals = (0, 0)
    if variant.target:
        totals = (rng.randrange(0, variant.target, 10), rng.randrange(0, variant.target, 10))
    number = rng.randrange(1 << 60)
    deal, _ = Deal.start(variant, rng.randrange(2), shuffled_pack(variant.packs, number), totals)
    while deal.to_move is not None:
        if deal.phase is Phase.STRICT and len(deal.hands[deal.to_move]) == cards:
            if variant.ending != "at-once" or rng.random() < 0.3:
                return deal
            # Near the target, where the deal may end in the middle.
            lacks = [rng.randrange(10, 60, 10) for _ in (0, 1)]
            totals = (
                variant.target - lacks[0] - deal.scores[0],
                variant.target - lacks[1] - deal.scores[1],
            )
            return _with(deal, totals=totals, as_won=brisques_as_won(variant, totals))
        deal, _ = deal.apply(rng.choice(deal.legal_actions))
    return None


def _with(deal: Deal, **changes: object) -> Deal:
    """The same deal with some attributes changed."""
    changed = object.__new__(Deal)
    for name in Deal.__slots__:
        setattr(changed, name, changes.get(name, getattr(deal, name)))
    return changed


def _brute_settlement(deal: Deal, seat: int) -> dict[Action, int]:
    """What each action is worth to the seat in the settlement, by trying everything."""

    @cache
    def value(at: Deal) -> int:
        if at.to_move is None:
            result = settle(at.variant.settlement, at.scores, at.brisques)
            return result.value if result.winner == seat else -result.value
        values = [value(at.apply(action)[0]) for action in at.legal_actions]
        return max(values) if at.to_move == seat else min(values)

    return {action: value(deal.apply(action)[0]) for action in deal.legal_actions}


def _brute(deal: Deal, seat: int) -> dict[Action, int]:
    """What each action is worth to the seat to the end of the deal, by trying everything."""
    before = deal.scores[seat] - deal.scores[1 - seat]

    @cache
    def value(at: Deal) -> int:
        if at.to_move is None:
            return at.scores[seat] - at.scores[1 - seat] - before
        values = [value(at.apply(action)[0]) for action in at.legal_actions]
        return max(values) if at.to_move == seat else min(values)

    return {action: value(deal.apply(action)[0]) for action in deal.legal_actions}


@pytest.mark.parametrize("variant", HOUSE_RULES.values(), ids=list(HOUSE_RULES))
def test_the_solver_equals_brute_force(variant: Variant) -> None:
    rng = Random(f"endings of {variant}")
    tried = 0
    while tried < ENDINGS:
        deal = _ending(variant, rng, 3 + tried % 2)
        if deal is None:
            continue
        tried += 1
        assert deal.to_move is not None
        found = solve(deal.view(deal.to_move))
        assert {Play(card): value for card, value in found} == _brute(deal, deal.to_move)
        assert [value for _, value in found] == sorted((value for _, value in found), reverse=True)
        decided = make_player("strongest", tried).choose(deal.view(deal.to_move))
        assert isinstance(decided, Play)
        assert dict(found)[decided.card] == found[0][1]


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_the_other_hand_is_what_was_not_seen(variant: Variant) -> None:
    rng = Random(5)
    deal = _ending(variant, rng, variant.hand)
    while deal is None:
        deal = _ending(variant, rng, variant.hand)
    assert deal.to_move is not None
    assert set(other_hand(deal.view(deal.to_move))) == deal.hands[1 - deal.to_move]


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_both_sides_get_the_value_of_a_whole_strict_phase(variant: Variant) -> None:
    rng = Random(31)
    deal = _ending(variant, rng, variant.hand)
    while deal is None:
        deal = _ending(variant, rng, variant.hand)
    assert deal.to_move is not None
    seat = deal.to_move
    before = deal.scores[seat] - deal.scores[1 - seat]
    promised = solve(deal.view(seat))[0][1]
    while deal.to_move is not None:
        card: Card = solve(deal.view(deal.to_move))[0][0]
        deal, _ = deal.apply(Play(card))
    assert deal.scores[seat] - deal.scores[1 - seat] - before == promised


RUBICON = {name: variant for name, variant in VARIANTS.items() if variant.settlement}


def _near_the_line(variant: Variant, rng: Random, cards: int) -> Deal:
    """An ending about the line of the rubicon, where the law of 1887 looks at brisques."""
    deal = _ending(variant, rng, cards)
    assert deal is not None
    behind = 980 - 10 * deal.brisques[0] + rng.randrange(0, 30, 10)
    return _with(deal, scores=(behind, behind + rng.randrange(-20, 300, 10)))


@pytest.mark.parametrize("variant", RUBICON.values(), ids=list(RUBICON))
def test_the_settlement_of_an_ending_equals_brute_force(variant: Variant) -> None:
    rng = Random(f"settlement of {variant}")
    for _ in range(max(12, ENDINGS // 2)):
        deal = _near_the_line(variant, rng, 4)
        assert deal.to_move is not None
        view = deal.view(deal.to_move)
        found = Ending(view, view.hand, other_hand(view), settles=True).values(view.lead)
        assert {Play(card): value for card, value in found} == _brute_settlement(deal, deal.to_move)


def test_equal_points_are_parted_by_the_settlement() -> None:
    rng = Random(3)
    parted = 0
    while parted < 2:
        deal = _near_the_line(VARIANTS["rubicon-1887"], rng, 6)
        assert deal.to_move is not None
        view = deal.view(deal.to_move)
        points = solve(view)
        best = [card for card, value in points if value == points[0][1]]
        settled = dict(Ending(view, view.hand, other_hand(view), settles=True).values(view.lead))
        assert settled[best[0]] == max(settled[card] for card in best)
        parted += len({settled[card] for card in best}) > 1

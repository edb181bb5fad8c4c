"""The exact ending equals brute force through the rules in every way of playing."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from bezique_qt.players.endgame import other_hand, solve
from bezique_qt.rules import VARIANTS, Action, Card, Deal, Phase, Play, Variant, shuffled_pack

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
            near = object.__new__(Deal)
            for name in Deal.__slots__:
                setattr(near, name, getattr(deal, name))
            lacks = [rng.randrange(10, 60, 10) for _ in (0, 1)]
            near.totals = (
                variant.target - lacks[0] - deal.scores[0],
                variant.target - lacks[1] - deal.scores[1],
            )
            near.as_won = variant.brisques == "as-won" or (
                variant.brisques == "end-near-target"
                and max(near.totals) >= variant.target - variant.near_target
            )
            return near
        deal, _ = deal.apply(rng.choice(deal.legal_actions))
    return None


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
    while tried < 20:
        deal = _ending(variant, rng, 3 + tried % 2)
        if deal is None:
            continue
        tried += 1
        assert deal.to_move is not None
        found = solve(deal.view(deal.to_move))
        assert {Play(card): value for card, value in found} == _brute(deal, deal.to_move)
        assert [value for _, value in found] == sorted((value for _, value in found), reverse=True)


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

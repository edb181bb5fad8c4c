"""How a world goes on near the last draw."""

from __future__ import annotations

from random import Random

import pytest

from bezique_qt.players.core import STRICT, CoreDeal
from bezique_qt.players.core_cards import Switches
from bezique_qt.players.core_start import deal_cards
from bezique_qt.players.finishing import play_on
from bezique_qt.players.policy import Policy
from bezique_qt.players.shipped import weights_for
from bezique_qt.rules import VARIANTS, Variant

BY_VARIANT = pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))


def _near_the_end(policy: Policy, variant: Variant, seed: int) -> CoreDeal:
    """A deal with eight cards to draw, or as many as there are when it ends."""
    pack = list(range(32 * variant.packs))
    Random(seed).shuffle(pack)
    deal = deal_cards(policy.law, 0, pack, (0, 0), variant.brisques == "as-won")
    while deal.legal() and deal.stock_count() > 8:
        deal.apply(policy.choose(deal))
    return deal


def _ahead(deal: CoreDeal, seat: int) -> int:
    return deal.scores[seat] - deal.scores[1 - seat]


@BY_VARIANT
def test_trying_the_last_draws_out_never_ends_worse_than_the_policy(variant: Variant) -> None:
    """What the policy would do is among the tries, each time."""
    policy = Policy(Switches(variant), weights_for(variant))
    better = 0
    for seed in range(12):
        start = _near_the_end(policy, variant, seed)
        for seat in (0, 1):
            by_policy, looked = start.copy(), start.copy()
            policy.play_out(by_policy)
            left = len(start.hands[0]) + len(start.hands[1]) + start.stock_count()
            played = play_on(looked, policy, seat)
            assert _ahead(looked, seat) >= _ahead(by_policy, seat)
            better += _ahead(looked, seat) > _ahead(by_policy, seat)
            assert not looked.legal()
            if start.legal():
                assert left < played < 20 * left
    assert better > 4


@BY_VARIANT
def test_nothing_is_tried_out_in_the_strict_phase(variant: Variant) -> None:
    policy = Policy(Switches(variant), weights_for(variant))
    deal = _near_the_end(policy, variant, 3)
    while deal.legal() and deal.phase != STRICT:
        deal.apply(policy.choose(deal))
    by_policy, looked = deal.copy(), deal.copy()
    policy.play_out(by_policy)
    assert play_on(looked, policy, 0) == len(deal.hands[0]) + len(deal.hands[1])
    assert looked.scores == by_policy.scores

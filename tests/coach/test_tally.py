"""The counts of a deal, recomputed from where every card lies."""

from __future__ import annotations

import pytest

from bezique_qt.coach import tally
from bezique_qt.rules import VARIANTS

from .tries import random_deals


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_the_counts_are_those_of_the_whole_deal(variant: str) -> None:
    for deal in random_deals(variant, range(70, 73)):
        turned = () if deal.turned is None else (deal.turned,)
        stock = (*deal.pack[deal.drawn :], *turned)
        held = {*deal.hands[0], *deal.hands[1], *stock}
        played = [card for card in deal.pack if card not in held]
        for seat in (0, 1):
            counts = tally(deal.view(seat))
            assert counts.stock == len(stock)
            assert 2 * counts.tricks_left == len(held) + (deal.view(seat).lead is not None)
            assert counts.brisques_gone == sum(card.rank in "AT" for card in played)
            assert counts.brisques == sum(card.rank in "AT" for card in deal.pack)
            assert counts.trumps == len(deal.pack) / 4
            if deal.trump is None:
                assert counts.trumps_gone is None
            else:
                assert counts.trumps_gone == sum(card.suit == deal.trump for card in played)

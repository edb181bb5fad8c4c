"""What the other player's cards say of his hand: how likely he is, with a hand, to have done what he did.

A hand is followed back through his last tricks: what he drew after each is undone at random among what he
may have drawn, what he played is taken up again, and the policy says how well that play went with the hand
that he then held.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from bezique_qt.players.core import CoreDeal
from bezique_qt.players.core_cards import SEVEN, cards_of
from bezique_qt.players.core_melds import CoreMeld, is_barred
from bezique_qt.players.machine import i64
from bezique_qt.players.policy import Policy

_SPREAD: Final = 4.0
"""Points by which two cards must differ for the other player to prefer one to the other e times as often."""
_CARELESS: Final = 0.1
"""How often he plays any card."""
_OVERLOOKED: Final = 0.1
"""How often he lets a declaration pass that he could make."""


class Moment:
    """A card that the other player played: the deal as he saw it, his hand left out, and what came after.

    `drew` says that he has drawn since, and `silent` that he won the trick and may have been able to declare
    more than he did; `melds` are his after that.
    """

    def __init__(self, deal: CoreDeal, card: int, melds: list[CoreMeld], drew: bool, silent: bool) -> None:
        self.deal = deal
        self.card = card
        self.melds = melds
        self.drew = drew
        self.silent = silent


class Reading:
    """Weighs hands of the seat by its moments, the latest first.

    `since` has for each card that is known to be in the hand the window from which that is known: whoever
    holds it did not draw it after that one.
    """

    def __init__(self, policy: Policy, seat: int, moments: list[Moment], since: dict[int, int]) -> None:
        self._policy = policy
        self._seat = seat
        self.moments = moments
        self._since = since

    def weight(self, cards: list[int], rng: Random) -> float:
        """Return how well the hand goes with what its holder did: from 0 to 1, to be compared only."""
        hand = cards[:]
        weight = 1.0
        for moment in self.moments:
            if moment.drew:
                self._undo_draw(hand, moment.deal.tricks + 1, rng)
            if moment.silent and self._could_declare(hand, moment):
                weight *= _OVERLOOKED
            hand.append(moment.card)
            weight *= self._likelihood(hand, moment)
        return weight

    def _undo_draw(self, hand: list[int], window: i64, rng: Random) -> None:
        """Take out one of the cards that may have been drawn after this window."""
        since = self._since
        place: i64 = int(rng.random() * len(hand))
        for _ in range(len(hand)):
            if since.get(hand[place], 1000) > window:
                hand.pop(place)
                return
            place = place + 1 if place + 1 < len(hand) else 0

    def _could_declare(self, hand: list[int], moment: Moment) -> bool:
        deal = moment.deal
        law = deal.law
        deal.set_hand(self._seat, hand)
        if law.dix and deal.trump >= 0:
            face = SEVEN * 4 + deal.trump
            for card in hand:
                if card & 31 == face and not deal.claimed.has(card):
                    return True
        held = cards_of(hand)
        for meld in deal.found[self._seat]:
            if not is_barred(law, deal.trump, moment.melds, held, meld, deal.tricks + 1):
                return True
        return False

    def _likelihood(self, hand: list[int], moment: Moment) -> float:
        """How often the holder of this hand plays this card."""
        deal = moment.deal
        deal.set_hand(self._seat, hand)
        values = self._policy.card_values(deal)
        most = max(values)
        face: i64 = moment.card & 31
        total = 0.0
        likely = 0.0
        faces = 0
        for card, value in zip(hand, values, strict=True):
            chance = exp((value - most) / _SPREAD)
            total += chance
            if card & 31 == face:
                likely += chance
                faces += 1
        return (1.0 - _CARELESS) * likely / total + _CARELESS * faces / len(hand)

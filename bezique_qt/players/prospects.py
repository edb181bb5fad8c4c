"""What a hand may still score: the value of keeping each of its cards.

The prospect of a hand is the sum, over every meld that it could still come to, of the meld's points
times the chance of drawing what is missing. A card is worth what the prospect loses without it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bezique_qt.rules import (
    MELD_CLASS,
    MELD_POINTS,
    SUITS,
    Card,
    MeldClass,
    MeldKind,
    PlayerView,
    Variant,
)
from bezique_qt.rules.kinds import BEZIQUE_OF_PAIRS, FOUR_OF_RANK
from bezique_qt.rules.melds import PARTNER_SUIT

_AGAIN = 0.5
"""How much of its points a scored meld is still good for where it may be made whole again."""


class Prospects:
    """The prospects of the hand of a view, from what its player may know."""

    def __init__(self, view: PlayerView) -> None:
        self._variant = view.variant
        self._trump = view.trump
        unseen = view.unseen
        self._unseen = Counter(card.face for card in unseen)
        self._unseen_ranks = Counter(card.rank for card in unseen)
        draws = (view.stock_count + 1) // 2
        self._chance = min(1.0, draws / len(unseen)) if unseen else 0.0
        self._used: dict[MeldClass, set[Card]] = {kind: set() for kind in MeldClass}
        for meld in view.melds[view.seat]:
            if meld.scored and not view.variant.reform:
                self._used[MELD_CLASS[meld.kind]].update(meld.cards)
        self._scored = Counter((meld.kind, meld.suit) for meld in view.melds[view.seat] if meld.scored)
        self._hand = view.hand
        self._bezique_grows = view.variant.bezique_grows

    def worth(self) -> dict[Card, float]:
        """Return what keeping each card of the hand is worth, in points."""
        whole = self.total(self._hand)
        return {card: whole - self.total(c for c in self._hand if c is not card) for card in self._hand}

    def total(self, hand: Iterable[Card]) -> float:
        """Return the points that these cards may be expected to come to, each meld taken alone."""
        cards = tuple(hand)
        fresh = {
            kind: Counter(card.face for card in cards if card not in used)
            for kind, used in self._used.items()
        }
        total = 0.0
        for suit in SUITS:
            # A married king and queen may still go into the sequence, so that looks at all that is held.
            total += self._marriage(suit, fresh[MeldClass.MARRIAGE], Counter(card.face for card in cards))
        total += self._bezique(fresh[MeldClass.BEZIQUE])
        used = self._used[MeldClass.FOUR]
        ranks = Counter(card.rank for card in cards if card not in used)
        for rank, kind in FOUR_OF_RANK.items():
            if rank != "T" or self._variant.four_tens:
                total += self._points(kind, None) * self._arrives(
                    4 - ranks[rank], self._unseen_ranks[rank], holds=ranks[rank]
                )
        return total

    def _points(self, kind: MeldKind, suit: str | None) -> float:
        if self._variant.reform and self._scored[(kind, suit)]:
            return MELD_POINTS[kind] * _AGAIN
        return MELD_POINTS[kind]

    def _arrives(self, missing: int, unseen: int, holds: int) -> float:
        """The chance of drawing so many of the unseen cards; a meld not begun counts for nothing."""
        if missing <= 0:
            return 1.0
        if missing > unseen or holds == 0:
            return 0.0
        chance = 1.0
        for place in range(missing):
            chance *= 1.0 - (1.0 - self._chance) ** (unseen - place)
        return chance

    def _one(self, face: str, held: Counter[str]) -> float:
        return 1.0 if held[face] else 1.0 - (1.0 - self._chance) ** self._unseen[face]

    def _marriage(self, suit: str, fresh: Counter[str], held: Counter[str]) -> float:
        royal = self._trump is None or suit == self._trump
        total = 0.0
        king, queen = "K" + suit, "Q" + suit
        if fresh[king] or fresh[queen]:
            kind = MeldKind.ROYAL_MARRIAGE if royal else MeldKind.MARRIAGE
            for pair in range(1, max(fresh[king], fresh[queen]) + 1):
                chance = 1.0
                for face in (king, queen):
                    if fresh[face] < pair:
                        chance *= 1.0 - (1.0 - self._chance) ** self._unseen[face]
                total += self._points(kind, suit) * chance * 0.8 ** (pair - 1)
        kind = MeldKind.SEQUENCE if suit == self._trump else MeldKind.PLAIN_SEQUENCE
        if self._trump is None and self._variant.trump_from == "marriage-or-sequence":
            kind = MeldKind.SEQUENCE
        possible = kind is MeldKind.SEQUENCE or self._variant.plain_sequence
        faces = [rank + suit for rank in "ATKQJ"]
        if possible and any(held[face] for face in faces) and not self._scored[(kind, suit)]:
            chance = 1.0
            for face in faces:
                chance *= self._one(face, held)
            total += MELD_POINTS[kind] * chance
        return total

    def _bezique(self, fresh: Counter[str]) -> float:
        total = 0.0
        for suit in self._queens():
            queen, jack = "Q" + suit, "J" + PARTNER_SUIT[suit]
            queens, jacks = fresh[queen], fresh[jack]
            if not queens and not jacks:
                continue
            for pairs in range(1, self._variant.highest_bezique + 1):
                chance = self._arrives(pairs - queens, self._unseen[queen], holds=1) * self._arrives(
                    pairs - jacks, self._unseen[jack], holds=1
                )
                total += self._points(BEZIQUE_OF_PAIRS[pairs], suit) * chance
        return total

    def _queens(self) -> str:
        if self._variant.bezique_pair == "spades-diamonds":
            return "S"
        return self._trump or SUITS


def variant_scores_brisques(variant: Variant) -> bool:
    """Say whether aces and tens won are points in this way of playing."""
    return variant.brisques in ("end", "end-near-target", "as-won")

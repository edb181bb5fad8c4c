"""Tricks: who wins one, and what may be played to it when the strict rules hold."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from bezique_qt.rules.cards import Card
from bezique_qt.rules.variants import Variant


class Trick(NamedTuple):
    """A finished trick: who led, the two cards in the order played, and who won it."""

    leader: int
    cards: tuple[Card, Card]
    winner: int


@cache
def strength(rank_order: str) -> dict[str, int]:
    """Return how strong each rank is in a trick; a higher number beats a lower one of its suit."""
    return {rank: len(rank_order) - place for place, rank in enumerate(rank_order)}


def beats(card: Card, led: Card, trump: str | None, rank_order: str) -> bool:
    """Say whether the second card wins the trick; of two identical cards the first does."""
    if card.suit == led.suit:
        ranks = strength(rank_order)
        return ranks[card.rank] > ranks[led.rank]
    return card.suit == trump


def strict_plays(
    variant: Variant, trump: str | None, led: Card, hand: Iterable[Card]
) -> tuple[str | None, tuple[Card, ...]]:
    """Return the cards that may be played to a card led in the strict phase, in the hand's order.

    With them comes the rule that narrowed the choice: "must-beat", "follow-suit", "must-trump", or
    None if anything may be played.
    """
    cards = tuple(hand)
    same = tuple(card for card in cards if card.suit == led.suit)
    if same:
        if variant.strict_duty == "beat":
            higher = tuple(card for card in same if beats(card, led, trump, variant.rank_order))
            if higher:
                return "must-beat", higher
        return "follow-suit", same
    if variant.strict_duty == "beat":
        trumps = tuple(card for card in cards if card.suit == trump)
        if trumps:
            return "must-trump", trumps
    return None, cards

"""Pairs of things, one for each seat, with one of them changed."""

from __future__ import annotations

from bezique_qt.rules.cards import Card

CardPair = tuple[frozenset[Card], frozenset[Card]]


def with_cards(pair: CardPair, seat: int, cards: frozenset[Card]) -> CardPair:
    """Return the pair with the cards of one seat put in the place of what it had."""
    return (pair[0], cards) if seat else (cards, pair[1])


def plus(pair: tuple[int, int], seat: int, number: int) -> tuple[int, int]:
    """Return the pair with a number added for one seat."""
    return (pair[0], pair[1] + number) if seat else (pair[0] + number, pair[1])

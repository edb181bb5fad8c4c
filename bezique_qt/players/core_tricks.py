"""The fast core's tricks: who wins one, and what may be answered in the strict phase."""

from __future__ import annotations

from bezique_qt.players.core_cards import Suits, Switches
from bezique_qt.players.machine import i64


def wins(law: Switches, trump: i64, led: i64, card: i64) -> bool:
    """Say whether the second card wins the trick; of two identical cards the first does."""
    if card & 3 == led & 3:
        return law.strength[(card >> 2) & 7] > law.strength[(led >> 2) & 7]
    return card & 3 == trump


def stands(law: Switches, trump: i64, card: i64, other: Suits) -> bool:
    """Say whether a card led in the strict phase wins against every answer of a hand.

    `other` are the counts of the hand's cards. Who has the suit led follows and may beat it; who has not
    may trump it, or must.
    """
    suit: i64 = card & 3
    followed: i64 = other.of(suit)
    if followed:
        higher: i64 = law.higher[(card >> 2) & 7]
        return followed & higher == 0
    return trump < 0 or suit == trump or other.of(trump) == 0


def strict_answers(law: Switches, trump: i64, led: i64, hand: list[int]) -> list[int]:
    """Return the cards that may be played to a card led in the strict phase."""
    suit: i64 = led & 3
    same = [card for card in hand if card & 3 == suit]
    if same:
        if law.must_beat:
            least = law.strength[(led >> 2) & 7]
            higher = [card for card in same if law.strength[(card >> 2) & 7] > least]
            if higher:
                return higher
        return same
    if law.must_beat:
        trumps = [card for card in hand if card & 3 == trump]
        if trumps:
            return trumps
    return hand[:]

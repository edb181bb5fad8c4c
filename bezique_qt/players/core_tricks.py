"""The fast core's tricks: who wins one, and what may be answered in the strict phase."""

from __future__ import annotations

from bezique_qt.players.core_cards import Switches


def wins(law: Switches, trump: int, led: int, card: int) -> bool:
    """Say whether the second card wins the trick; of two identical cards the first does."""
    if card & 3 == led & 3:
        return law.strength[(card >> 2) & 7] > law.strength[(led >> 2) & 7]
    return card & 3 == trump


def strict_answers(law: Switches, trump: int, led: int, hand: list[int]) -> list[int]:
    """Return the cards that may be played to a card led in the strict phase."""
    suit = led & 3
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

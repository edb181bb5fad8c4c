"""Cards: a rank, a suit and a copy number.

Copies matter: what one queen of spades has already scored, the other has not. So a card is
identified by all three, and two queens of spades are two different cards that share a *face*.
"""

from __future__ import annotations

from functools import cache, total_ordering
from typing import Final

from bezique_qt.rules.errors import CardError

RANKS: Final = "ATKQJ987"
"""The ranks by their code letters. The order of play is a switch of the variant, not this one."""

SUITS: Final = "SHDC"
"""Spades, hearts, diamonds, clubs."""

MAX_PACKS: Final = 8
"""The largest number of packs that any way of playing uses (eight-pack Bezique)."""

COURTS: Final = frozenset("KQJ")
"""Ranks that forbid a carte blanche."""

BRISQUES: Final = frozenset("AT")
"""Ranks that count as brisques in a trick won."""


@total_ordering
class Card:
    """One physical card. There is exactly one object a card, so cards compare by identity.

    `code` is the rank, the suit and the copy number, as `QS1`; `face` is the code without the copy.
    Cards are ordered by their codes, which is the order of the record format.
    """

    __slots__ = ("code", "copy", "face", "rank", "suit")

    code: str
    rank: str
    suit: str
    copy: int
    face: str

    def __init__(self) -> None:
        raise TypeError("cards are made by Card.of")

    @staticmethod
    def of(code: str) -> Card:
        """Return the card with this code; raise `CardError` if there is no such card."""
        try:
            return _CARDS[code]
        except (KeyError, TypeError):
            raise CardError(f"{_quoted(code)} is not a card") from None

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Card):
            return NotImplemented
        return self.code < other.code

    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card.of({self.code!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.of, (self.code,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


def _quoted(text: object) -> str:
    shown = repr(text)
    return shown if len(shown) <= 40 else shown[:36] + "...'"


def _make(rank: str, suit: str, copy: int) -> Card:
    card = object.__new__(Card)
    card.code = f"{rank}{suit}{copy}"
    card.rank = rank
    card.suit = suit
    card.copy = copy
    card.face = rank + suit
    return card


_CARDS: Final[dict[str, Card]] = {
    card.code: card
    for card in (
        _make(rank, suit, copy) for copy in range(1, MAX_PACKS + 1) for suit in SUITS for rank in RANKS
    )
}


@cache
def full_pack(packs: int) -> tuple[Card, ...]:
    """Return every card of so many piquet packs once, copy by copy, suit by suit, high to low.

    This order is the starting point of the documented shuffle and never changes.
    """
    return tuple(
        _CARDS[f"{rank}{suit}{copy}"] for copy in range(1, packs + 1) for suit in SUITS for rank in RANKS
    )


def by_code(cards: frozenset[Card] | set[Card] | tuple[Card, ...] | list[Card]) -> tuple[Card, ...]:
    """Return the cards in the order of their codes, as the record format writes them."""
    return tuple(sorted(cards, key=_code))


def _code(card: Card) -> str:
    return card.code

"""The fast core's cards and switches: small numbers in the place of values.

A card is copy * 32 + rank * 4 + suit, copies from 0, ranks in the order of `RANKS`, suits in the order of
`SUITS`; its last five bits are its face. A suit of -1 means none, as a card of -1 does.
"""

from __future__ import annotations

from typing import Final

from bezique_qt.rules import (
    BRISQUES,
    MELD_CLASS,
    MELD_POINTS,
    RANKS,
    SUITS,
    Card,
    MeldClass,
    MeldKind,
    Variant,
)

ACE: Final = 0
TEN: Final = 1
KING: Final = 2
QUEEN: Final = 3
JACK: Final = 4
SEVEN: Final = 7

KINDS: Final[tuple[MeldKind, ...]] = tuple(MeldKind)
MARRIAGE: Final = 0
ROYAL_MARRIAGE: Final = 1
SEQUENCE: Final = 2
PLAIN_SEQUENCE: Final = 3
BEZIQUE: Final = 4
"""The beziques of two, three and four pairs follow."""
FOUR_OF: Final[tuple[int, ...]] = (8, 9, 10, 11, 12)
"""The kind of four of a rank, by the rank."""

POINTS: Final[list[int]] = [MELD_POINTS[kind] for kind in KINDS]
CLASSES: Final[list[int]] = [list(MeldClass).index(MELD_CLASS[kind]) for kind in KINDS]
MARRIAGE_CLASS: Final = 0
BEZIQUE_CLASS: Final = 1

IS_BRISQUE: Final[list[int]] = [int(RANKS[rank] in BRISQUES) for rank in range(8)]
IS_COURT: Final[list[bool]] = [rank in (KING, QUEEN, JACK) for rank in range(8)]
FACE_BIT: Final[list[int]] = [(1 << face) & 0xFFFFFFFF for face in range(32)]
RANK_UNIT: Final[list[int]] = [(1 << (4 * rank)) & 0xFFFFFFFF for rank in range(8)]
PARTNER: Final[list[int]] = [2, 3, 0, 1]
"""The jack's suit that goes with a queen's."""
CARD_BIT: Final[list[int]] = [1 << card for card in range(256)]

_CODES: Final[list[str]] = [
    f"{RANKS[(card >> 2) & 7]}{SUITS[card & 3]}{(card >> 5) + 1}" for card in range(256)
]
_IDS: Final[dict[Card, int]] = {Card.of(code): card for card, code in enumerate(_CODES)}
_CARDS: Final[list[Card]] = [Card.of(code) for code in _CODES]


def number_of(card: Card) -> int:
    """Return the number of a card."""
    return _IDS[card]


def card_of(number: int) -> Card:
    """Return the card with this number."""
    return _CARDS[number]


def suit_number(suit: str | None) -> int:
    """Return the number of a suit, -1 for none."""
    return SUITS.index(suit) if suit is not None else -1


class Switches:
    """The switches of a variant that matter to play, made ready for the core."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.packs: int = variant.packs
        self.hand: int = variant.hand
        self.strength: list[int] = [len(RANKS) - variant.rank_order.index(rank) for rank in RANKS]
        self.turns_card: bool = variant.turns_card
        self.sequence_makes_trumps: bool = variant.trump_from == "marriage-or-sequence"
        self.bezique_makes_trumps: bool = variant.trump_from == "marriage-or-bezique"
        self.turned_seven: int = variant.turned_seven
        self.dix: int = variant.dix
        self.dix_in_window_only: bool = variant.dix_when == "window"
        self.dix_after_trick: bool = variant.dix_when == "turn-after-trick"
        self.exchange_first_only: bool = variant.dix_exchange == "first"
        self.melds_per_window: int = variant.melds_per_window
        self.announce: bool = variant.announce
        self.value_law: bool = variant.reuse == "value"
        self.reform: bool = variant.reform
        self.restores_set: bool = variant.marriage_restores_set
        self.bezique_grows: bool = variant.bezique_grows
        self.any_queen: bool = variant.bezique_pair == "queen-of-trumps"
        self.plain_sequence: bool = variant.plain_sequence
        self.four_tens: bool = variant.four_tens
        self.highest_bezique: int = variant.highest_bezique
        self.carte_blanche: int = variant.carte_blanche
        self.must_beat: bool = variant.strict_duty == "beat"
        self.last_trick: int = variant.last_trick
        self.counts_brisques: bool = variant.brisques in ("end", "end-near-target")
        self.scores_brisques: bool = variant.brisques in ("end", "end-near-target", "as-won")
        self.at_once: bool = variant.ending == "at-once"
        self.target: int = variant.target

"""The fast core's cards and switches: small numbers in the place of values.

A card is copy * 32 + rank * 4 + suit, copies from 0, ranks in the order of `RANKS`, suits in the order of
`SUITS`; its last five bits are its face. A suit of -1 means none, as a card of -1 does.
"""

from __future__ import annotations

from typing import Final

from bezique_qt.players.machine import i64
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
RANK_HELD: Final[list[int]] = [(15 << (4 * rank)) & 0xFFFFFFFF for rank in range(8)]
"""The place of a rank's count in the word of a suit's cards."""

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


def count_in(word: i64) -> i64:
    """Return the number of cards that a word of counts holds, four bits a rank."""
    pairs: i64 = (word & 0x0F0F0F0F) + ((word >> 4) & 0x0F0F0F0F)
    return ((pairs * 0x01010101) >> 24) & 255


class Suits:
    """How many cards of each face there are: a word a suit, four bits a rank."""

    def __init__(self) -> None:
        self.spades: i64 = 0
        self.hearts: i64 = 0
        self.diamonds: i64 = 0
        self.clubs: i64 = 0

    def copy(self) -> Suits:
        """Return equal counts."""
        other = Suits()
        other.spades = self.spades
        other.hearts = self.hearts
        other.diamonds = self.diamonds
        other.clubs = self.clubs
        return other

    def of(self, suit: i64) -> i64:
        """Return the word of a suit."""
        if suit == 0:
            return self.spades
        if suit == 1:
            return self.hearts
        if suit == 2:
            return self.diamonds
        return self.clubs

    def add(self, card: i64) -> None:
        """Count one more card of this face."""
        self._change(card & 3, RANK_UNIT[(card >> 2) & 7])

    def remove(self, card: i64) -> None:
        """Count one card of this face less."""
        unit: i64 = RANK_UNIT[(card >> 2) & 7]
        self._change(card & 3, -unit)

    def _change(self, suit: i64, by: i64) -> None:
        if suit == 0:
            self.spades += by
        elif suit == 1:
            self.hearts += by
        elif suit == 2:
            self.diamonds += by
        else:
            self.clubs += by

    def even(self) -> i64:
        """Return the number of aces, kings, jacks and eights, a byte each."""
        return (
            (self.spades & 0x0F0F0F0F)
            + (self.hearts & 0x0F0F0F0F)
            + (self.diamonds & 0x0F0F0F0F)
            + (self.clubs & 0x0F0F0F0F)
        )

    def odd(self) -> i64:
        """Return the number of tens, queens, nines and sevens, a byte each."""
        return (
            ((self.spades >> 4) & 0x0F0F0F0F)
            + ((self.hearts >> 4) & 0x0F0F0F0F)
            + ((self.diamonds >> 4) & 0x0F0F0F0F)
            + ((self.clubs >> 4) & 0x0F0F0F0F)
        )


def suits_of(numbers: list[int]) -> Suits:
    """Return the counts of these cards; a card of -1 is one that nobody knows and does not count."""
    suits = Suits()
    for number in numbers:
        if number >= 0:
            suits.add(number)
    return suits


class Cards:
    """A set of cards by their numbers; each word holds two copies of the pack."""

    def __init__(self) -> None:
        self.first: i64 = 0
        self.second: i64 = 0
        self.third: i64 = 0
        self.fourth: i64 = 0

    def add(self, card: i64) -> None:
        """Put a card in."""
        bit: i64 = FACE_BIT[card & 31]
        if card & 32:
            bit = bit << 32
        if card < 64:
            self.first |= bit
        elif card < 128:
            self.second |= bit
        elif card < 192:
            self.third |= bit
        else:
            self.fourth |= bit

    def has(self, card: i64) -> bool:
        """Say whether a card is in."""
        bit: i64 = FACE_BIT[card & 31]
        if card & 32:
            bit = bit << 32
        if card < 64:
            return self.first & bit != 0
        if card < 128:
            return self.second & bit != 0
        if card < 192:
            return self.third & bit != 0
        return self.fourth & bit != 0

    def unite(self, other: Cards) -> None:
        """Put all the other's cards in."""
        self.first |= other.first
        self.second |= other.second
        self.third |= other.third
        self.fourth |= other.fourth

    def shares(self, other: Cards) -> bool:
        """Say whether a card is in both."""
        return (
            self.first & other.first != 0
            or self.second & other.second != 0
            or self.third & other.third != 0
            or self.fourth & other.fourth != 0
        )

    def equals(self, other: Cards) -> bool:
        """Say whether both hold the same cards."""
        return (
            self.first == other.first
            and self.second == other.second
            and self.third == other.third
            and self.fourth == other.fourth
        )

    def within(self, other: Cards) -> bool:
        """Say whether the other holds all these cards."""
        return (
            self.first & ~other.first == 0
            and self.second & ~other.second == 0
            and self.third & ~other.third == 0
            and self.fourth & ~other.fourth == 0
        )

    def common(self, other: Cards) -> Cards:
        """Return the cards that are in both."""
        both = Cards()
        both.first = self.first & other.first
        both.second = self.second & other.second
        both.third = self.third & other.third
        both.fourth = self.fourth & other.fourth
        return both

    def is_empty(self) -> bool:
        """Say whether no card is in."""
        return not (self.first or self.second or self.third or self.fourth)

    def numbers(self) -> list[int]:
        """Return the numbers of the cards, the lowest first."""
        return [card for card in range(256) if self.has(card)]


def cards_of(numbers: list[int]) -> Cards:
    """Return the set of these cards."""
    cards = Cards()
    for number in numbers:
        cards.add(number)
    return cards


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
        # For each rank, the places of the stronger ones in the word of a suit's cards.
        self.higher: list[int] = [
            sum(RANK_HELD[other] for other in range(8) if self.strength[other] > self.strength[rank])
            for rank in range(8)
        ]
        self.whole_suit: int = variant.packs * 0x11111111
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

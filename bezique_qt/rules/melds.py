"""Melds: which sets of cards make one, and when a card may be used again.

The re-use law is the heart of Bezique and differs most between its sources: `barred` decides it,
numbered as in the rules (1 the same set, 2 worth more, 3 a fresh card, 4 restoring, 5 growing).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final, NamedTuple

from bezique_qt.rules.cards import Card
from bezique_qt.rules.kinds import (
    BEZIQUE_OF_PAIRS,
    FOUR_OF_RANK,
    MELD_CLASS,
    MELD_POINTS,
    MeldClass,
    MeldKind,
)
from bezique_qt.rules.variants import Variant

PARTNER_SUIT: Final = {"S": "D", "D": "S", "C": "H", "H": "C"}
"""The jack's suit that goes with a queen's: spades and diamonds pair, clubs and hearts."""


class Shape(NamedTuple):
    """What a set of cards is worth now. `suit` is None for four of a rank; for a bezique, its queen's."""

    kind: MeldKind
    suit: str | None

    @property
    def points(self) -> int:
        """The points that it scores."""
        return MELD_POINTS[self.kind]


@dataclass(frozen=True, slots=True)
class Declared:
    """A meld that a player has scored or announced in this deal.

    `kind`, `suit` and `points` are those it scored with or, as long as it is unscored, those it had
    when it was announced. `window` counts the tricks before the window in which it was declared
    first, `scored_window` those before the one in which it scored; 0 while it has not. `lost`:
    announced, and can no longer be scored. `restored`: a meld has restored it.
    """

    kind: MeldKind
    cards: tuple[Card, ...]
    suit: str | None
    points: int
    window: int
    scored: bool
    lost: bool = False
    restored: bool = False
    scored_window: int = 0


class Barred(NamedTuple):
    """A rule that forbids a meld, and the earlier meld that it points at."""

    rule: str
    by: Declared | None


def bezique_suits(variant: Variant, trump: str | None) -> str:
    """Return the suits whose queens make beziques now."""
    if variant.bezique_pair == "spades-diamonds":
        return "S"
    return trump if trump is not None else "SHDC"


def sequence_kind(variant: Variant, trump: str | None, suit: str) -> MeldKind | None:
    """Return what the five highest of a suit are now, or None if they are no meld."""
    if suit == trump or (trump is None and variant.trump_from == "marriage-or-sequence"):
        return MeldKind.SEQUENCE
    return MeldKind.PLAIN_SEQUENCE if variant.plain_sequence else None


def shape_of(variant: Variant, trump: str | None, cards: tuple[Card, ...]) -> Shape | None:
    """Return what these cards make now, or None if they are no meld of this variant."""
    count = len(cards)
    ranks = "".join(sorted(card.rank for card in cards))
    suits = {card.suit for card in cards}
    if len(set(cards)) != count:
        return None
    if ranks == "KQ" and len(suits) == 1:
        suit = cards[0].suit
        royal = trump is None or suit == trump
        return Shape(MeldKind.ROYAL_MARRIAGE if royal else MeldKind.MARRIAGE, suit)
    if ranks == "AJKQT" and len(suits) == 1:
        kind = sequence_kind(variant, trump, cards[0].suit)
        return Shape(kind, cards[0].suit) if kind else None
    if count == 4 and ranks[0] == ranks[3] and ranks[0] in FOUR_OF_RANK:
        return None if ranks[0] == "T" and not variant.four_tens else Shape(FOUR_OF_RANK[ranks[0]], None)
    pairs = count // 2
    if ranks == "J" * pairs + "Q" * pairs and 1 <= pairs <= variant.highest_bezique:
        queens = {card.suit for card in cards if card.rank == "Q"}
        jacks = {card.suit for card in cards if card.rank == "J"}
        if len(queens) == 1 and len(jacks) == 1:
            (queen,) = queens
            (jack,) = jacks
            if queen in bezique_suits(variant, trump) and jack == PARTNER_SUIT[queen]:
                return Shape(BEZIQUE_OF_PAIRS[pairs], queen)
    return None


def melds_in(
    variant: Variant, trump: str | None, hand: Iterable[Card]
) -> Iterator[tuple[Shape, tuple[Card, ...]]]:
    """Yield every set of cards of the hand that is a meld now, re-use aside.

    The hand comes in the order of its codes, and so do the cards of each meld.
    """
    by_face: dict[str, list[Card]] = {}
    by_rank: dict[str, list[Card]] = {}
    for card in hand:
        if card.rank in FOUR_OF_RANK:
            by_face.setdefault(card.face, []).append(card)
            by_rank.setdefault(card.rank, []).append(card)
    queens = by_rank.get("Q")
    for rank, cards in by_rank.items():
        if len(cards) >= 4 and (rank != "T" or variant.four_tens):
            shape = Shape(FOUR_OF_RANK[rank], None)
            for four in combinations(cards, 4):
                yield shape, four
    if queens is None:
        return
    for suit in {queen.suit for queen in queens}:
        kings = by_face.get("K" + suit)
        if kings:
            of_suit = by_face["Q" + suit]
            royal = trump is None or suit == trump
            shape = Shape(MeldKind.ROYAL_MARRIAGE if royal else MeldKind.MARRIAGE, suit)
            for pair in product(kings, of_suit):
                yield shape, pair  # K sorts before Q
            kind = sequence_kind(variant, trump, suit)
            if kind and all(rank + suit in by_face for rank in "ATJ"):
                shape = Shape(kind, suit)
                for five in product(*(by_face[rank + suit] for rank in "AJKQT")):
                    yield shape, five
    if "J" in by_rank:
        for suit in bezique_suits(variant, trump):
            yield from _beziques(variant, suit, by_face)


def _beziques(
    variant: Variant, suit: str, by_face: dict[str, list[Card]]
) -> Iterator[tuple[Shape, tuple[Card, ...]]]:
    queens = by_face.get("Q" + suit, [])
    jacks = by_face.get("J" + PARTNER_SUIT[suit], [])
    for pairs in range(1, min(len(queens), len(jacks), variant.highest_bezique) + 1):
        shape = Shape(BEZIQUE_OF_PAIRS[pairs], suit)
        for some_queens in combinations(queens, pairs):
            for some_jacks in combinations(jacks, pairs):
                yield shape, some_jacks + some_queens  # J sorts before Q


def announcement(earlier: tuple[Declared, ...], cards: tuple[Card, ...]) -> Declared | None:
    """Return the announcement of exactly these cards that can still be scored, if there is one."""
    for meld in earlier:
        if not meld.scored and not meld.lost and meld.cards == cards:
            return meld
    return None


def restorable(
    earlier: tuple[Declared, ...], shape: Shape, cards: tuple[Card, ...], hand: frozenset[Card]
) -> Declared | None:
    """Return the scored meld of this kind and suit, declared first, that these cards make whole again."""
    for meld in earlier:
        if meld.scored and not meld.restored and meld.kind == shape.kind and meld.suit == shape.suit:
            kept = [card for card in meld.cards if card in hand]
            if 0 < len(kept) < len(meld.cards) and all(card in cards for card in kept):
                return meld
    return None


def barred(
    variant: Variant,
    trump: str | None,
    earlier: tuple[Declared, ...],
    hand: frozenset[Card],
    shape: Shape,
    cards: tuple[Card, ...],
    window: int,
) -> Barred | None:
    """Say why a player may not declare this meld for the sake of his earlier ones, or None if he may.

    `earlier` are his melds of the deal in the order declared, `hand` his cards, `window` the number of
    the present window.
    """
    if not earlier:
        return None
    own = announcement(earlier, cards)
    since = own.window if own is not None else window
    meld_class = MELD_CLASS[shape.kind]
    points = MELD_POINTS[shape.kind]
    restored = restorable(earlier, shape, cards, hand) if variant.reform else None
    used: set[Card] = set()
    needs_restoring: Declared | None = None
    for meld in earlier:
        if meld is own or not any(card in meld.cards for card in cards):
            continue
        if meld.scored:
            kind, suit, worth = meld.kind, meld.suit, meld.points
        else:
            if meld.window >= since or (meld.lost and variant.reform):
                continue
            now = shape_of(variant, trump, meld.cards)
            if now is None:
                continue
            kind, suit, worth = now.kind, now.suit, MELD_POINTS[now.kind]
        same_class = MELD_CLASS[kind] == meld_class
        if meld.scored and same_class and meld.cards == cards:
            exempt = variant.marriage_restores_set and len(cards) == 2 and meld_class == MeldClass.MARRIAGE
            if not (exempt and restored is not None):
                return Barred("meld-same-set", meld)
        if variant.reuse == "value" or (same_class and variant.reform):
            if points < worth:
                return Barred("meld-worth-as-much", meld)
        elif same_class and points <= worth:
            return Barred("meld-worth-more", meld)
        own_kind = kind == shape.kind and suit == shape.suit
        apart = same_class and meld_class == MeldClass.BEZIQUE and not variant.bezique_grows
        if apart and not (own_kind and variant.reform):
            return Barred("bezique-grows", meld)
        if own_kind:
            needs_restoring = needs_restoring or meld
        if same_class:
            used.update(meld.cards)
    if variant.reform:
        if needs_restoring is not None and restored is None:
            return Barred("meld-restore", needs_restoring)
    elif all(card in used for card in cards):
        return Barred("meld-fresh-card", next(m for m in earlier if any(c in m.cards for c in cards)))
    return None

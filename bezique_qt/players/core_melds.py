"""The fast core's melds: what a hand holds, and the re-use law on sets of cards.

It mirrors `bezique_qt.rules.melds`, which stays the authority: the tests hold both together.
"""

from __future__ import annotations

from itertools import combinations

from bezique_qt.players.core_cards import (
    ACE,
    BEZIQUE,
    BEZIQUE_CLASS,
    CLASSES,
    FACE_BIT,
    FOUR_OF,
    JACK,
    KING,
    MARRIAGE,
    MARRIAGE_CLASS,
    PARTNER,
    PLAIN_SEQUENCE,
    POINTS,
    QUEEN,
    ROYAL_MARRIAGE,
    SEQUENCE,
    TEN,
    Cards,
    Suits,
    Switches,
    cards_of,
)
from bezique_qt.players.machine import i64


class CoreMeld:
    """A meld: possible, announced or scored. It is never changed; the methods make another."""

    def __init__(
        self,
        kind: i64,
        suit: i64,
        points: int,
        cards: Cards,
        window: i64 = 0,
        scored: bool = False,
        lost: bool = False,
        restored: bool = False,
    ) -> None:
        self.kind = kind
        self.suit = suit
        self.points = points
        self.cards = cards
        self.window = window
        self.scored = scored
        self.lost = lost
        self.restored = restored

    def as_lost(self) -> CoreMeld:
        """Return this announcement as one that can no longer be scored."""
        return CoreMeld(self.kind, self.suit, self.points, self.cards, self.window, False, True)

    def as_restored(self) -> CoreMeld:
        """Return this scored meld as one that has been restored."""
        return CoreMeld(
            self.kind, self.suit, self.points, self.cards, self.window, self.scored, self.lost, True
        )


def bezique_suits(law: Switches, trump: i64) -> i64:
    """Return the suits whose queens make beziques now, as bits."""
    if not law.any_queen:
        return 1
    if trump < 0:
        return 15
    bit: i64 = FACE_BIT[trump]
    return bit


def melds_in(law: Switches, trump: i64, hand: list[int], held: Suits) -> list[CoreMeld]:
    """Return every set of cards of the hand that is a meld now, re-use aside.

    `held` are the counts of the hand's cards.
    """
    found: list[CoreMeld] = []
    even: i64 = held.even()
    odd: i64 = held.odd()
    # A byte's count is at least four where one of these bits is set; the ranks from the ace to the jack.
    if even & 0xFCFCFC or odd & 0xFCFC:
        for rank in range(5):
            count: i64 = (odd if rank & 1 else even) >> (8 * (rank >> 1))
            if count & 0xFC:
                _fours(law, hand, rank, -1, found)
    # The queens' byte.
    if not odd & 0xFF00:
        return found
    for suit in range(4):
        word: i64 = held.of(suit)
        if word & 0xF000 and word & 0xF00:
            _marriages(trump, hand, suit, -1, found)
            if word & 0xF and word & 0xF0 and word & 0xF0000:
                _sequences(law, trump, hand, suit, -1, found)
    beziques = bezique_suits(law, trump)
    for suit in range(4):
        if (beziques >> suit) & 1 and held.of(suit) & 0xF000 and held.of(PARTNER[suit]) & 0xF0000:
            _beziques(law, hand, suit, -1, found)
    return found


def melds_with(law: Switches, trump: i64, hand: list[int], held: Suits, card: int) -> list[CoreMeld]:
    """Return the melds of `melds_in` that hold this card of the hand."""
    found: list[CoreMeld] = []
    rank = (card >> 2) & 7
    if rank > JACK:
        return found
    count: i64 = (held.odd() if rank & 1 else held.even()) >> (8 * (rank >> 1))
    if count & 0xFC:
        _fours(law, hand, rank, card, found)
    suit = card & 3
    word: i64 = held.of(suit)
    if word & 0xF000 and word & 0xF00:
        if rank in (KING, QUEEN):
            _marriages(trump, hand, suit, card, found)
        if word & 0xF and word & 0xF0 and word & 0xF0000:
            _sequences(law, trump, hand, suit, card, found)
    if rank >= QUEEN:
        queens = suit if rank == QUEEN else PARTNER[suit]
        if (
            (bezique_suits(law, trump) >> queens) & 1
            and held.of(queens) & 0xF000
            and held.of(PARTNER[queens]) & 0xF0000
        ):
            _beziques(law, hand, queens, card, found)
    return found


def _copies(hand: list[int], rank: int, suit: int, only: int) -> list[int]:
    """The cards of a face in the hand; if `only` is one of them, just that one."""
    face = rank * 4 + suit
    if only >= 0 and only & 31 == face:
        return [only]
    return [card for card in hand if card & 31 == face]


def _fours(law: Switches, hand: list[int], rank: int, only: int, found: list[CoreMeld]) -> None:
    if rank == TEN and not law.four_tens:
        return
    kind = FOUR_OF[rank]
    for four in combinations(
        [card for card in hand if (card >> 2) & 7 == rank and card != only], 4 - (only >= 0)
    ):
        cards = cards_of(list(four))
        if only >= 0:
            cards.add(only)
        found.append(CoreMeld(kind, -1, POINTS[kind], cards))


def _marriages(trump: i64, hand: list[int], suit: int, only: int, found: list[CoreMeld]) -> None:
    kind = ROYAL_MARRIAGE if trump < 0 or suit == trump else MARRIAGE
    queens = _copies(hand, QUEEN, suit, only)
    for king in _copies(hand, KING, suit, only):
        for queen in queens:
            cards = Cards()
            cards.add(king)
            cards.add(queen)
            found.append(CoreMeld(kind, suit, POINTS[kind], cards))


def _sequences(
    law: Switches, trump: i64, hand: list[int], suit: int, only: int, found: list[CoreMeld]
) -> None:
    kind = sequence_kind(law, trump, suit)
    if kind < 0:
        return
    tens = _copies(hand, TEN, suit, only)
    kings = _copies(hand, KING, suit, only)
    queens = _copies(hand, QUEEN, suit, only)
    jacks = _copies(hand, JACK, suit, only)
    for ace in _copies(hand, ACE, suit, only):
        for ten in tens:
            for king in kings:
                for queen in queens:
                    for jack in jacks:
                        cards = cards_of([ace, ten, king, queen, jack])
                        found.append(CoreMeld(kind, suit, POINTS[kind], cards))


def _beziques(law: Switches, hand: list[int], suit: int, only: int, found: list[CoreMeld]) -> None:
    for queen in _copies(hand, QUEEN, suit, only):
        for jack in _copies(hand, JACK, PARTNER[suit], only):
            cards = Cards()
            cards.add(queen)
            cards.add(jack)
            found.append(CoreMeld(BEZIQUE, suit, POINTS[BEZIQUE], cards))
    queens = _copies(hand, QUEEN, suit, -1)
    jacks = _copies(hand, JACK, PARTNER[suit], -1)
    for pairs in range(2, min(len(queens), len(jacks), law.highest_bezique) + 1):
        kind = BEZIQUE + pairs - 1
        for some_queens in combinations(queens, pairs):
            for some_jacks in combinations(jacks, pairs):
                cards = cards_of(list(some_queens + some_jacks))
                if only < 0 or cards.has(only):
                    found.append(CoreMeld(kind, suit, POINTS[kind], cards))


def sequence_kind(law: Switches, trump: i64, suit: i64) -> int:
    """Return what the five highest of a suit are now, -1 if they are no meld."""
    if suit == trump or (trump < 0 and law.sequence_makes_trumps):
        return SEQUENCE
    return PLAIN_SEQUENCE if law.plain_sequence else -1


def kind_now(law: Switches, trump: i64, meld: CoreMeld) -> int:
    """Return the kind that an announced set has now, -1 if it is no meld any more."""
    if meld.kind <= ROYAL_MARRIAGE:
        return ROYAL_MARRIAGE if trump < 0 or meld.suit == trump else MARRIAGE
    if meld.kind <= PLAIN_SEQUENCE:
        return sequence_kind(law, trump, meld.suit)
    if CLASSES[meld.kind] == BEZIQUE_CLASS and not (bezique_suits(law, trump) >> meld.suit) & 1:
        return -1
    return int(meld.kind)


def announcement(earlier: list[CoreMeld], cards: Cards) -> int:
    """Return the place of the announcement of exactly these cards that can be scored, -1 if there is none."""
    for place, meld in enumerate(earlier):
        if not meld.scored and not meld.lost and meld.cards.equals(cards):
            return place
    return -1


def is_known(earlier: list[CoreMeld], cards: Cards) -> bool:
    """Say whether exactly these cards have been announced or scored before."""
    return any(meld.cards.equals(cards) for meld in earlier)


def lose_with(melds: list[CoreMeld], card: i64) -> None:
    """Mark the announcements that a card played takes with it."""
    for place, meld in enumerate(melds):
        if not meld.scored and not meld.lost and meld.cards.has(card):
            melds[place] = meld.as_lost()


def lose_outdone(law: Switches, trump: i64, melds: list[CoreMeld], scored: CoreMeld) -> None:
    """Mark the announcements that a higher meld of their class, just scored, took a card of."""
    meld_class = CLASSES[scored.kind]
    for place, meld in enumerate(melds):
        if (
            not meld.scored
            and not meld.lost
            and meld.cards.shares(scored.cards)
            and CLASSES[meld.kind] == meld_class
        ):
            kind = kind_now(law, trump, meld)
            if scored.points > (POINTS[kind] if kind >= 0 else 0):
                melds[place] = meld.as_lost()


def restorable(earlier: list[CoreMeld], meld: CoreMeld, held: Cards) -> int:
    """Return the place of the meld, declared first, that this one makes whole again, -1 if there is none.

    `held` is the hand.
    """
    for place, old in enumerate(earlier):
        if old.kind == meld.kind and old.suit == meld.suit and old.scored and not old.restored:
            kept = old.cards.common(held)
            if not kept.is_empty() and not kept.equals(old.cards) and kept.within(meld.cards):
                return place
    return -1


def makes_trumps(law: Switches, meld: CoreMeld) -> bool:
    """Say whether a meld that is scored while there are no trumps makes its suit trumps."""
    if meld.suit < 0:
        return False
    if meld.kind <= ROYAL_MARRIAGE:
        return True
    if meld.kind <= PLAIN_SEQUENCE:
        return law.sequence_makes_trumps
    return law.bezique_makes_trumps


def is_barred(
    law: Switches, trump: i64, earlier: list[CoreMeld], held: Cards, meld: CoreMeld, window: i64
) -> bool:
    """Say whether the re-use law forbids a meld for the sake of the earlier ones of its player."""
    cards = meld.cards
    bound = False
    for old in earlier:
        if old.cards.shares(cards):
            bound = True
            break
    if not bound:
        return False
    own = announcement(earlier, cards)
    since: i64 = earlier[own].window if own >= 0 else window
    meld_class = CLASSES[meld.kind]
    restores = law.reform and restorable(earlier, meld, held) >= 0
    used = Cards()
    needs_restoring = False
    for place, old in enumerate(earlier):
        if place == own or not old.cards.shares(cards):
            continue
        kind = int(old.kind)
        if not old.scored:
            if old.window >= since or (old.lost and law.reform):
                continue
            kind = kind_now(law, trump, old)
            if kind < 0:
                continue
        worth = POINTS[kind]
        same_class = CLASSES[kind] == meld_class
        if old.scored and same_class and old.cards.equals(cards):
            exempt = law.restores_set and meld_class == MARRIAGE_CLASS and meld.kind <= ROYAL_MARRIAGE
            if not (exempt and restores):
                return True
        if law.value_law or (same_class and law.reform):
            if meld.points < worth:
                return True
        elif same_class and meld.points <= worth:
            return True
        own_kind = kind == meld.kind and old.suit == meld.suit
        apart = same_class and meld_class == BEZIQUE_CLASS and not law.bezique_grows
        if apart and not (own_kind and law.reform):
            return True
        if own_kind:
            needs_restoring = True
        if same_class:
            used.unite(old.cards)
    if law.reform:
        return needs_restoring and not restores
    return cards.within(used)

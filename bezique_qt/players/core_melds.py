"""The fast core's melds: what a hand holds, and the re-use law on masks of cards.

It mirrors `bezique_qt.rules.melds`, which stays the authority: the tests hold both together.
"""

from __future__ import annotations

from itertools import combinations, product

from bezique_qt.players.core_cards import (
    ACE,
    BEZIQUE,
    BEZIQUE_CLASS,
    CARD_BIT,
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
    RANK_UNIT,
    ROYAL_MARRIAGE,
    SEQUENCE,
    TEN,
    Switches,
)


class CoreMeld:
    """A meld: possible, announced or scored. It is never changed; `changed` makes another.

    `cards` is the mask of its cards, one bit for each number of a card.
    """

    def __init__(
        self,
        kind: int,
        suit: int,
        points: int,
        cards: int,
        window: int = 0,
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


def hand_mask(hand: list[int]) -> int:
    """Return the mask of a hand's cards."""
    mask = 0
    for card in hand:
        mask |= CARD_BIT[card]
    return mask


def bezique_suits(law: Switches, trump: int) -> int:
    """Return the suits whose queens make beziques now, as bits."""
    if not law.any_queen:
        return 1
    return 15 if trump < 0 else FACE_BIT[trump]


def melds_in(law: Switches, trump: int, hand: list[int]) -> list[CoreMeld]:
    """Return every set of cards of the hand that is a meld now, re-use aside."""
    faces = 0
    ranks = 0
    for card in hand:
        faces |= FACE_BIT[card & 31]
        ranks += RANK_UNIT[(card >> 2) & 7]
    found: list[CoreMeld] = []
    # Two of the four bits of a rank's count say that it is at least four.
    if ranks & 0xCCCCC:
        for rank in range(5):
            if (ranks >> (4 * rank)) & 12 and (rank != TEN or law.four_tens):
                kind = FOUR_OF[rank]
                for four in combinations([card for card in hand if (card >> 2) & 7 == rank], 4):
                    mask = CARD_BIT[four[0]] | CARD_BIT[four[1]] | CARD_BIT[four[2]] | CARD_BIT[four[3]]
                    found.append(CoreMeld(kind, -1, POINTS[kind], mask))
    queens = (faces >> (4 * QUEEN)) & 15
    if not queens:
        return found
    jacks = (faces >> (4 * JACK)) & 15
    marriages = queens & (faces >> (4 * KING))
    if marriages:
        sequences = marriages & jacks & faces & (faces >> (4 * TEN))
        for suit in range(4):
            if (marriages >> suit) & 1:
                _of_suit(law, trump, hand, suit, bool((sequences >> suit) & 1), found)
    beziques = queens & ((jacks >> 2) | (jacks << 2)) & bezique_suits(law, trump)
    if beziques:
        for suit in range(4):
            if (beziques >> suit) & 1:
                _beziques(law, hand, suit, found)
    return found


def _copies(hand: list[int], rank: int, suit: int) -> list[int]:
    face = rank * 4 + suit
    return [card for card in hand if card & 31 == face]


def _of_suit(
    law: Switches, trump: int, hand: list[int], suit: int, whole: bool, found: list[CoreMeld]
) -> None:
    kings = _copies(hand, KING, suit)
    queens = _copies(hand, QUEEN, suit)
    kind = ROYAL_MARRIAGE if trump < 0 or suit == trump else MARRIAGE
    for king in kings:
        for queen in queens:
            found.append(CoreMeld(kind, suit, POINTS[kind], CARD_BIT[king] | CARD_BIT[queen]))
    if not whole:
        return
    kind = sequence_kind(law, trump, suit)
    if kind < 0:
        return
    for five in product(
        _copies(hand, ACE, suit), _copies(hand, TEN, suit), kings, queens, _copies(hand, JACK, suit)
    ):
        mask = 0
        for card in five:
            mask |= CARD_BIT[card]
        found.append(CoreMeld(kind, suit, POINTS[kind], mask))


def _beziques(law: Switches, hand: list[int], suit: int, found: list[CoreMeld]) -> None:
    queens = _copies(hand, QUEEN, suit)
    jacks = _copies(hand, JACK, PARTNER[suit])
    for pairs in range(1, min(len(queens), len(jacks), law.highest_bezique) + 1):
        kind = BEZIQUE + pairs - 1
        for some_queens in combinations(queens, pairs):
            for some_jacks in combinations(jacks, pairs):
                mask = 0
                for card in some_queens:
                    mask |= CARD_BIT[card]
                for card in some_jacks:
                    mask |= CARD_BIT[card]
                found.append(CoreMeld(kind, suit, POINTS[kind], mask))


def sequence_kind(law: Switches, trump: int, suit: int) -> int:
    """Return what the five highest of a suit are now, -1 if they are no meld."""
    if suit == trump or (trump < 0 and law.sequence_makes_trumps):
        return SEQUENCE
    return PLAIN_SEQUENCE if law.plain_sequence else -1


def kind_now(law: Switches, trump: int, meld: CoreMeld) -> int:
    """Return the kind that an announced set has now, -1 if it is no meld any more."""
    if meld.kind <= ROYAL_MARRIAGE:
        return ROYAL_MARRIAGE if trump < 0 or meld.suit == trump else MARRIAGE
    if meld.kind <= PLAIN_SEQUENCE:
        return sequence_kind(law, trump, meld.suit)
    if CLASSES[meld.kind] == BEZIQUE_CLASS and not (bezique_suits(law, trump) >> meld.suit) & 1:
        return -1
    return meld.kind


def announcement(earlier: list[CoreMeld], cards: int) -> int:
    """Return the place of the announcement of exactly these cards that can be scored, -1 if there is none."""
    for place, meld in enumerate(earlier):
        if not meld.scored and not meld.lost and meld.cards == cards:
            return place
    return -1


def restorable(earlier: list[CoreMeld], meld: CoreMeld, held: int) -> int:
    """Return the place of the meld, declared first, that this one makes whole again, -1 if there is none.

    `held` is the mask of the hand.
    """
    for place, old in enumerate(earlier):
        if old.kind == meld.kind and old.suit == meld.suit and old.scored and not old.restored:
            kept = old.cards & held
            if kept and kept != old.cards and not kept & ~meld.cards:
                return place
    return -1


def is_barred(
    law: Switches, trump: int, earlier: list[CoreMeld], held: int, meld: CoreMeld, window: int
) -> bool:
    """Say whether the re-use law forbids a meld for the sake of the earlier ones of its player."""
    cards = meld.cards
    bound = False
    for old in earlier:
        if old.cards & cards:
            bound = True
            break
    if not bound:
        return False
    own = announcement(earlier, cards)
    since = earlier[own].window if own >= 0 else window
    meld_class = CLASSES[meld.kind]
    restores = law.reform and restorable(earlier, meld, held) >= 0
    used = 0
    needs_restoring = False
    for place, old in enumerate(earlier):
        if place == own or not old.cards & cards:
            continue
        kind = old.kind
        if not old.scored:
            if old.window >= since or (old.lost and law.reform):
                continue
            kind = kind_now(law, trump, old)
            if kind < 0:
                continue
        worth = POINTS[kind]
        same_class = CLASSES[kind] == meld_class
        if old.scored and same_class and old.cards == cards:
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
            used |= old.cards
    if law.reform:
        return needs_restoring and not restores
    return not cards & ~used

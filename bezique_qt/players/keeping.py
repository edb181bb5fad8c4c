"""What keeping a card is worth: the melds that it may still make, by the chance of what they lack."""

from __future__ import annotations

from typing import Final

from bezique_qt.players.core import CoreDeal
from bezique_qt.players.core_cards import (
    ACE,
    BEZIQUE,
    CARD_BIT,
    CLASSES,
    FOUR_OF,
    JACK,
    KING,
    MARRIAGE,
    PARTNER,
    POINTS,
    QUEEN,
    ROYAL_MARRIAGE,
    SEQUENCE,
    SEVEN,
    TEN,
    Switches,
)
from bezique_qt.players.core_melds import bezique_suits, sequence_kind
from bezique_qt.rules import Variant

WEIGHTS: Final[tuple[str, ...]] = (
    "tempo",
    "now",
    "brisque",
    "tempted",
    "untempted",
    "ruff",
    "marriage",
    "sequence",
    "bezique",
    "four",
    "again",
    "trump",
    "trump_rank",
    "rank",
    "ace",
    "reach",
    "late",
)
DEFAULT: Final[tuple[float, ...]] = (
    2.0, 0.5, 1.0, 0.9, 0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 0.5, 4.0, 1.0, 0.3, 2.0, 1.0, 1.0,
)  # fmt: skip
"""The weights by judgement, before any tuning."""
TWO_PACKS: Final[tuple[float, ...]] = (
    1.885, 0.505, 1.198, 0.959, 0.547, 0.711, 0.786, 0.636, 0.738, 1.021, 0.479, 4.982, 0.907, 0.223,
    2.138, 0.662, 0.814,
)  # fmt: skip
"""Tuned by self-play in the games of two packs; over all four they gain some 10 points a deal."""
FOUR_PACKS: Final[tuple[float, ...]] = (
    1.849, 1.0, 1.465, 0.496, 0.458, 0.275, 1.016, 1.015, 0.654, 0.723, 0.748, 3.96, 1.085, 0.346, 2.034,
    0.52, 1.481,
)  # fmt: skip
"""Tuned by self-play in the games of four packs; over all four they gain some 59 points a deal."""


class Weights:
    """The numbers that the policy plays by, in the order of `WEIGHTS`."""

    def __init__(self, values: tuple[float, ...] = DEFAULT) -> None:
        self.values = values
        self.tempo: float = values[0]
        """Points that winning a trick is worth in itself."""
        self.now: float = values[1]
        """How much of a meld's points it is worth to be able to score it now and not later."""
        self.brisque: float = values[2]
        """How much of a brisque's points count in the weighing of a trick."""
        self.tempted: float = values[3]
        """How likely the other player beats a brisque led if he can."""
        self.untempted: float = values[4]
        """How likely he beats anything else."""
        self.ruff: float = values[5]
        """How likely he spends a trump on it, of that."""
        self.marriage: float = values[6]
        self.sequence: float = values[7]
        self.bezique: float = values[8]
        self.four: float = values[9]
        """How much of a possible meld's worth counts, by its sort."""
        self.again: float = values[10]
        """How much of a scored meld's points it is still good for, where it may be made whole again."""
        self.trump: float = values[11]
        """Points that holding any trump is worth."""
        self.trump_rank: float = values[12]
        """Points for each step of a trump's rank."""
        self.rank: float = values[13]
        """Points for each step of another card's rank."""
        self.ace: float = values[14]
        """Points that holding an ace is worth besides."""
        self.reach: float = values[15]
        """How much of the chance to draw a card counts."""
        self.late: float = values[16]
        """How much strength grows as the stock shrinks."""

    def named(self) -> dict[str, float]:
        """Return the weights by their names, rounded as they are shipped."""
        return {name: round(value, 3) for name, value in zip(WEIGHTS, self.values, strict=True)}


def weights_for(variant: Variant) -> Weights:
    """Return the weights for a way of playing."""
    return Weights(TWO_PACKS if variant.packs <= 2 else FOUR_PACKS)


class Chances:
    """The chances of drawing cards from what is unseen, with so many in the stock and in the other hand.

    `row(a)[k]` is the chance of drawing at least k of a certain cards, for k up to 4.
    """

    def __init__(self, stock: int, others: int, packs: int) -> None:
        self.stock = stock
        unseen = stock + others
        p = 0.5 * stock / unseen if unseen else 0.0
        self._rows: list[list[float]] = []
        for count in range(4 * packs + 1):
            exactly = [0.0] * (count + 1)
            exactly[0] = 1.0
            for drawn in range(1, count + 1):
                for k in range(drawn, 0, -1):
                    exactly[k] = exactly[k] * (1.0 - p) + exactly[k - 1] * p
                exactly[0] *= 1.0 - p
            row = [1.0]
            for k in range(1, 5):
                row.append(max(0.0, 1.0 - sum(exactly[:k])) if k <= count else 0.0)
            self._rows.append(row)

    def row(self, count: int) -> list[float]:
        """Return the chances of drawing at least 0, 1, 2, 3 and 4 of so many cards."""
        return self._rows[count if count > 0 else 0]

    def at_least(self, wanted: int, count: int) -> float:
        """Return the chance of drawing at least so many of so many cards; 1 if nothing is wanted."""
        if wanted <= 0:
            return 1.0
        return self._rows[count if count > 0 else 0][wanted] if wanted <= 4 else 0.0


def keep_values(deal: CoreDeal, seat: int, chances: Chances, weights: Weights) -> list[float]:
    """Return what each card of the seat's hand is worth keeping, in points, in the order of the hand."""
    law = deal.law
    hand = deal.hands[seat]
    gone = deal.gone
    packs = law.packs
    trump = deal.trump
    used = [0, 0, 0]
    scored = 0
    for meld in deal.melds[seat]:
        if meld.scored:
            scored |= 1 << (meld.kind * 5 + meld.suit + 1)
            if not law.reform:
                used[CLASSES[meld.kind]] |= meld.cards
    mine = [0] * 32
    fresh_marriage = [0] * 32
    fresh_bezique = [0] * 32
    fresh_four = [0] * 8
    ranks = [0] * 8
    for card in hand:
        bit = CARD_BIT[card]
        face = card & 31
        mine[face] += 1
        ranks[face >> 2] += 1
        if not used[0] & bit:
            fresh_marriage[face] += 1
        if not used[1] & bit:
            fresh_bezique[face] += 1
        if not used[2] & bit:
            fresh_four[face >> 2] += 1
    by_face = [0.0] * 32
    for suit in range(4):
        king = KING * 4 + suit
        queen = QUEEN * 4 + suit
        if mine[king] or mine[queen]:
            _marriages(law, trump, suit, mine, fresh_marriage, gone, chances, weights, scored, by_face)
        if mine[king] or mine[queen] or (suit == trump and (mine[suit] or mine[TEN * 4 + suit])):
            _sequence(law, trump, suit, mine, fresh_marriage, gone, chances, weights, scored, by_face)
    beziques = bezique_suits(law, trump)
    for suit in range(4):
        if (beziques >> suit) & 1 and (mine[QUEEN * 4 + suit] or mine[JACK * 4 + PARTNER[suit]]):
            _bezique(law, suit, mine, fresh_bezique, gone, chances, weights, scored, by_face)
    four = [0.0] * 8
    for rank in range(5):
        held = fresh_four[rank]
        if not held or (rank == TEN and not law.four_tens):
            continue
        out = 4 * packs - ranks[rank]
        for suit in range(4):
            out -= gone[rank * 4 + suit]
        kind = FOUR_OF[rank]
        points = POINTS[kind] * weights.four
        if law.reform and (scored >> (kind * 5)) & 1:
            points *= weights.again
        four[rank] = points * (chances.at_least(4 - held, out) - chances.at_least(5 - held, out))
    values: list[float] = []
    late = 1.0 + weights.late * (1.0 - chances.stock / (packs * 32.0))
    for card in hand:
        face = card & 31
        rank = face >> 2
        value = by_face[face] * weights.reach
        if rank <= JACK and not used[2] & CARD_BIT[card]:
            value += four[rank] * weights.reach
        strength = law.strength[rank]
        if face & 3 == trump:
            value += (weights.trump + weights.trump_rank * strength) * late
            if rank == SEVEN and law.dix and not deal.claimed & CARD_BIT[card]:
                value += law.dix
        else:
            value += weights.rank * strength * late
        if rank == ACE:
            value += weights.ace * late
        values.append(value)
    return values


def _marriages(
    law: Switches,
    trump: int,
    suit: int,
    mine: list[int],
    fresh: list[int],
    gone: list[int],
    chances: Chances,
    weights: Weights,
    scored: int,
    by_face: list[float],
) -> None:
    king = KING * 4 + suit
    queen = QUEEN * 4 + suit
    kings = fresh[king]
    queens = fresh[queen]
    if not kings and not queens:
        return
    kind = ROYAL_MARRIAGE if trump < 0 or suit == trump else MARRIAGE
    points = POINTS[kind] * weights.marriage
    if law.reform and (scored >> (kind * 5 + suit + 1)) & 1:
        points *= weights.again
    more_kings = chances.row(law.packs - gone[king] - mine[king])
    more_queens = chances.row(law.packs - gone[queen] - mine[queen])
    # What the last pair that a card takes part in would bring.
    if kings:
        lack = kings - queens
        by_face[king] += points * more_queens[min(lack, 4) if lack > 0 else 0] * (1.0 - more_kings[1] * 0.5)
    if queens:
        lack = queens - kings
        by_face[queen] += points * more_kings[min(lack, 4) if lack > 0 else 0] * (1.0 - more_queens[1] * 0.5)


def _sequence(
    law: Switches,
    trump: int,
    suit: int,
    mine: list[int],
    fresh: list[int],
    gone: list[int],
    chances: Chances,
    weights: Weights,
    scored: int,
    by_face: list[float],
) -> None:
    kind = sequence_kind(law, trump, suit)
    if trump < 0 and kind < 0:
        # It becomes one if this suit is made trumps.
        kind = SEQUENCE
    if kind < 0:
        return
    points = POINTS[kind] * weights.sequence
    held = mine
    if (scored >> (kind * 5 + suit + 1)) & 1:
        if law.reform:
            points *= weights.again
        else:
            held = fresh
    chance = 1.0
    for rank in range(5):
        face = rank * 4 + suit
        if not held[face]:
            chance *= chances.row(law.packs - gone[face] - mine[face])[1]
    if chance < 0.002:
        return
    for rank in range(5):
        face = rank * 4 + suit
        if held[face] == 1:
            by_face[face] += points * chance * (1.0 - chances.row(law.packs - gone[face] - mine[face])[1])


def _bezique(
    law: Switches,
    suit: int,
    mine: list[int],
    fresh: list[int],
    gone: list[int],
    chances: Chances,
    weights: Weights,
    scored: int,
    by_face: list[float],
) -> None:
    queen = QUEEN * 4 + suit
    jack = JACK * 4 + PARTNER[suit]
    out_queens = law.packs - gone[queen] - mine[queen]
    out_jacks = law.packs - gone[jack] - mine[jack]
    for pairs in range(1, law.highest_bezique + 1):
        kind = BEZIQUE + pairs - 1
        points = POINTS[kind] * weights.bezique
        if (scored >> (kind * 5 + suit + 1)) & 1:
            if law.reform:
                points *= weights.again
            elif pairs > 1:
                continue
        held = fresh if pairs == 1 or not law.bezique_grows else mine
        queens = held[queen]
        jacks = held[jack]
        has_queens = chances.at_least(pairs - queens, out_queens)
        has_jacks = chances.at_least(pairs - jacks, out_jacks)
        if queens:
            by_face[queen] += (
                points * has_jacks * (has_queens - chances.at_least(pairs - queens + 1, out_queens))
            )
        if jacks:
            by_face[jack] += (
                points * has_queens * (has_jacks - chances.at_least(pairs - jacks + 1, out_jacks))
            )

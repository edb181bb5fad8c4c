"""What keeping a card is worth: the melds that it may still make, by the chance of what they lack."""

from __future__ import annotations

from typing import Final

from bezique_qt.players.core import CoreDeal
from bezique_qt.players.core_cards import (
    ACE,
    BEZIQUE,
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
    Cards,
    Suits,
    Switches,
)
from bezique_qt.players.core_melds import bezique_suits, sequence_kind
from bezique_qt.players.machine import i64
from bezique_qt.players.weights import Weights


class Chances:
    """The chances of drawing cards from what is unseen, with so many in the stock and in the other hand."""

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

    def at_least(self, wanted: i64, count: i64) -> float:
        """Return the chance of drawing at least so many of so many cards; 1 if nothing is wanted."""
        if wanted <= 0:
            return 1.0
        if wanted > 4 or count <= 0:
            return 0.0
        return self._rows[count][wanted]


class _SuitWorth:
    """What the cards of a suit are worth for the melds that they may still make, by their ranks."""

    def __init__(self) -> None:
        self.ace: float = 0.0
        self.ten: float = 0.0
        self.king: float = 0.0
        self.queen: float = 0.0
        self.jack: float = 0.0

    def clear(self) -> None:
        """Forget everything."""
        self.ace = 0.0
        self.ten = 0.0
        self.king = 0.0
        self.queen = 0.0
        self.jack = 0.0


_KIND_BIT: Final[list[int]] = [1 << place for place in range(61)]
"""A bit for each kind and suit of a meld, at the place kind * 4 + suit, the fours' at kind * 4."""


class Keeper:
    """Says what each card of a hand is worth keeping, in points. `look` before asking."""

    def __init__(self, law: Switches, weights: Weights) -> None:
        self.law = law
        self.weights = weights
        self._known: dict[int, Chances] = {}
        self._chances: Chances = Chances(0, 0, law.packs)
        self._worth: list[_SuitWorth] = [_SuitWorth(), _SuitWorth(), _SuitWorth(), _SuitWorth()]
        self._four: list[float] = [0.0] * 8
        self._used_in_fours: Cards = Cards()
        self._all_new: bool = True
        self._scored: i64 = 0
        self._trump: i64 = -1
        self._late: float = 0.0
        self._claimed: Cards = Cards()
        self._held: Suits = Suits()
        self._gone: Suits = Suits()

    def look(self, deal: CoreDeal, seat: i64) -> None:
        """Look at the seat's hand, at what has been played and at what has been scored."""
        law = self.law
        held = deal.held[seat]
        stock = deal.stock_count()
        key = stock * 256 + len(deal.hands[1 - seat])
        chances = self._known.get(key)
        if chances is None:
            chances = Chances(stock, len(deal.hands[1 - seat]), law.packs)
            self._known[key] = chances
        self._chances = chances
        self._trump = deal.trump
        self._held = held
        self._gone = deal.gone
        self._claimed = deal.claimed
        self._late = 1.0 + self.weights.late * (1.0 - stock / (law.packs * 32.0))
        self._scored = 0
        for_marriage = held
        for_bezique = held
        used_in_fours = Cards()
        melds = deal.melds[seat]
        if melds:
            used_in_marriages = Cards()
            used_in_beziques = Cards()
            for meld in melds:
                if meld.scored:
                    suit: i64 = meld.suit
                    self._scored |= _KIND_BIT[meld.kind * 4 + (suit if suit > 0 else 0)]
                    if not law.reform:
                        sort = CLASSES[meld.kind]
                        if sort == 0:
                            used_in_marriages.unite(meld.cards)
                        elif sort == 1:
                            used_in_beziques.unite(meld.cards)
                        else:
                            used_in_fours.unite(meld.cards)
            if not law.reform and self._scored:
                hand = deal.hands[seat]
                for_marriage = _without(held, hand, used_in_marriages)
                for_bezique = _without(held, hand, used_in_beziques)
        self._used_in_fours = used_in_fours
        self._all_new = used_in_fours.is_empty()
        for suit_number in range(4):
            self._worth[suit_number].clear()
            word: i64 = held.of(suit_number)
            if word & 0xFF00:
                self._marriages(suit_number, for_marriage)
                self._sequence(suit_number, for_marriage)
            elif suit_number == deal.trump and word & 0xFF:
                self._sequence(suit_number, for_marriage)
        beziques = bezique_suits(law, deal.trump)
        for suit_number in range(4):
            if (beziques >> suit_number) & 1 and (
                held.of(suit_number) & 0xF000 or held.of(PARTNER[suit_number]) & 0xF0000
            ):
                self._beziques(suit_number, for_bezique)
        self._fours(deal.hands[seat], held, deal.gone)

    def value(self, card: i64) -> float:
        """Return what keeping a card of the hand is worth."""
        law = self.law
        weights = self.weights
        rank: i64 = (card >> 2) & 7
        suit: i64 = card & 3
        value = 0.0
        if rank <= JACK:
            worth = self._worth[suit]
            if rank == ACE:
                value = worth.ace
            elif rank == TEN:
                value = worth.ten
            elif rank == KING:
                value = worth.king
            elif rank == QUEEN:
                value = worth.queen
            else:
                value = worth.jack
            value *= weights.reach
            if self._all_new or not self._used_in_fours.has(card):
                value += self._four[rank] * weights.reach
        strength = law.strength[rank]
        if suit == self._trump:
            value += (weights.trump + weights.trump_rank * strength) * self._late
            if rank == SEVEN and law.dix and not self._claimed.has(card):
                value += law.dix
        else:
            value += weights.rank * strength * self._late
        if rank == ACE:
            value += weights.ace * self._late
        return value

    def _out(self, rank: i64, suit: i64) -> i64:
        """How many cards of a face are neither played nor in the hand."""
        both = self._gone.of(suit) + self._held.of(suit)
        return self.law.packs - ((both >> (4 * rank)) & 15)

    def _again(self, kind: i64, suit: i64) -> bool:
        return self._scored & _KIND_BIT[kind * 4 + suit] != 0

    def _marriages(self, suit: i64, fresh: Suits) -> None:
        word = fresh.of(suit)
        kings: i64 = (word >> 8) & 15
        queens: i64 = (word >> 12) & 15
        if not kings and not queens:
            return
        weights = self.weights
        chances = self._chances
        kind = ROYAL_MARRIAGE if self._trump < 0 or suit == self._trump else MARRIAGE
        points = POINTS[kind] * weights.marriage
        if self.law.reform and self._again(kind, suit):
            points *= weights.again
        more_kings = self._out(KING, suit)
        more_queens = self._out(QUEEN, suit)
        # What the last pair that a card takes part in would bring.
        worth = self._worth[suit]
        if kings:
            lack = kings - queens
            worth.king += (
                points
                * chances.at_least(lack if lack < 4 else 4, more_queens)
                * (1.0 - chances.at_least(1, more_kings) * 0.5)
            )
        if queens:
            lack = queens - kings
            worth.queen += (
                points
                * chances.at_least(lack if lack < 4 else 4, more_kings)
                * (1.0 - chances.at_least(1, more_queens) * 0.5)
            )

    def _sequence(self, suit: i64, fresh: Suits) -> None:
        law = self.law
        kind = sequence_kind(law, self._trump, suit)
        if self._trump < 0 and kind < 0:
            # It becomes one if this suit is made trumps.
            kind = SEQUENCE
        if kind < 0:
            return
        weights = self.weights
        chances = self._chances
        points = POINTS[kind] * weights.sequence
        word = self._held.of(suit)
        if self._again(kind, suit):
            if law.reform:
                points *= weights.again
            else:
                word = fresh.of(suit)
        chance = 1.0
        for rank in range(5):
            if not (word >> (4 * rank)) & 15:
                chance *= chances.at_least(1, self._out(rank, suit))
        if chance < 0.002:
            return
        worth = self._worth[suit]
        for rank in range(5):
            if (word >> (4 * rank)) & 15 == 1:
                value = points * chance * (1.0 - chances.at_least(1, self._out(rank, suit)))
                if rank == ACE:
                    worth.ace += value
                elif rank == TEN:
                    worth.ten += value
                elif rank == KING:
                    worth.king += value
                elif rank == QUEEN:
                    worth.queen += value
                else:
                    worth.jack += value

    def _beziques(self, suit: i64, fresh: Suits) -> None:
        law = self.law
        weights = self.weights
        chances = self._chances
        partner: i64 = PARTNER[suit]
        out_queens = self._out(QUEEN, suit)
        out_jacks = self._out(JACK, partner)
        for pairs in range(1, law.highest_bezique + 1):
            kind = BEZIQUE + pairs - 1
            points = POINTS[kind] * weights.bezique
            if self._again(kind, suit):
                if law.reform:
                    points *= weights.again
                elif pairs > 1:
                    continue
            held = fresh if pairs == 1 or not law.bezique_grows else self._held
            queens = (held.of(suit) >> 12) & 15
            jacks = (held.of(partner) >> 16) & 15
            has_queens = chances.at_least(pairs - queens, out_queens)
            has_jacks = chances.at_least(pairs - jacks, out_jacks)
            if queens:
                self._worth[suit].queen += (
                    points * has_jacks * (has_queens - chances.at_least(pairs - queens + 1, out_queens))
                )
            if jacks:
                self._worth[partner].jack += (
                    points * has_queens * (has_jacks - chances.at_least(pairs - jacks + 1, out_jacks))
                )

    def _fours(self, hand: list[int], held: Suits, gone: Suits) -> None:
        law = self.law
        chances = self._chances
        used = self._used_in_fours
        packs = 4 * law.packs
        even: i64 = held.even()
        odd: i64 = held.odd()
        even_gone: i64 = gone.even()
        odd_gone: i64 = gone.odd()
        for rank in range(5):
            # The byte of this rank; it is used up from below.
            count: i64
            out: i64
            if rank & 1:
                count = odd & 255
                out = packs - count - (odd_gone & 255)
                odd = odd >> 8
                odd_gone = odd_gone >> 8
            else:
                count = even & 255
                out = packs - count - (even_gone & 255)
                even = even >> 8
                even_gone = even_gone >> 8
            if not count:
                continue
            self._four[rank] = 0.0
            if rank == TEN and not law.four_tens:
                continue
            fresh = count
            if not self._all_new:
                for card in hand:
                    if (card >> 2) & 7 == rank and used.has(card):
                        fresh -= 1
                if not fresh:
                    continue
            kind = FOUR_OF[rank]
            points = POINTS[kind] * self.weights.four
            if law.reform and self._again(kind, 0):
                points *= self.weights.again
            self._four[rank] = points * (chances.at_least(4 - fresh, out) - chances.at_least(5 - fresh, out))


def _without(held: Suits, hand: list[int], used: Cards) -> Suits:
    """The counts of a hand without the cards used."""
    if used.is_empty():
        return held
    left = held.copy()
    for card in hand:
        if used.has(card):
            left.remove(card)
    return left

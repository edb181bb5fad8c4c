"""The strict phase solved exactly: both hands are known once the last card is drawn.

Alpha-beta over whole tricks with a table of what was found. A side's remaining cards are a mask, one bit a
card; of equal cards in one hand only the first is tried, so equal positions have equal masks.
Everything in the search is a plain int that fits a machine word, so that the module may be compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bezique_qt.rules import BRISQUES, Card, PlayerView, Variant, beats, settle
from bezique_qt.rules.counting import BRISQUE, brisques_as_won, reaches_target

_FAR: Final = 1_000_000
"""More than any points: an open end of a search window."""
_EXACT: Final = 0
_AT_LEAST: Final = 1
_AT_MOST: Final = 2


def other_hand(view: PlayerView) -> tuple[Card, ...]:
    """Return the other player's hand in the order of the codes; the view is one of the strict phase."""
    return tuple(sorted(view.unseen | view.opponent_shown))


def solve(view: PlayerView) -> list[tuple[Card, int]]:
    """Return every card that may be played with its value, the best first.

    The view's seat is to move in the strict phase. A value is what the seat will score from here to the
    end of the deal less what the other will, if both play for the most of it. Among equal values, what
    promises the better settlement comes first, then the lower card.
    """
    other = other_hand(view)
    found = Ending(view, view.hand, other).values(view.lead)
    best = max(value for _, value in found)
    settled: dict[Card, int] = {}
    if view.variant.settlement and len({card.face for card, value in found if value == best}) > 1:
        settled = dict(Ending(view, view.hand, other, settles=True).values(view.lead))
    order = view.variant.rank_order
    return sorted(
        found,
        key=lambda item: (
            -item[1],
            -settled.get(item[0], 0),
            item[0].suit == view.trump,
            -order.index(item[0].rank),
            item[0].code,
        ),
    )


class Ending:
    """Both hands of a strict phase and all that its value depends on. Side 0 is the view's seat.

    With `settles` the values are those of the settlement of the game, over 0 where side 0 wins it.
    """

    def __init__(
        self, view: PlayerView, own: Sequence[Card], other: Sequence[Card], *, settles: bool = False
    ) -> None:
        variant = view.variant
        mine, theirs = view.seat, 1 - view.seat
        as_won = brisques_as_won(variant, view.totals)
        self._hands = (_grouped(own, variant), _grouped(other, variant))
        self._points = BRISQUE if as_won or variant.brisques in ("end", "end-near-target") else 0
        self._as_won = as_won
        self._bonus = variant.last_trick
        self._method = variant.settlement if settles else ""
        self._scores = (view.scores[mine], view.scores[theirs])
        self._leaves: dict[int, int] = {}
        self._start = (view.brisques[mine], view.brisques[theirs])
        # What each side still lacks to the target, where reaching it ends the deal.
        lacks = [variant.target - view.totals[seat] - view.scores[seat] for seat in (mine, theirs)]
        at_once = reaches_target(variant, variant.target)
        self._lacks = (lacks[0], lacks[1]) if at_once else (_FAR, _FAR)
        cards = [*own, *other, *([view.lead] if view.lead is not None else [])]
        left = sum(card.rank in BRISQUES for card in cards)
        most = self._bonus + (BRISQUE * left if as_won else 0)
        self._may_stop = at_once and most >= min(lacks)
        # What the tricks so far brought is part of the position where the end is not a sum of tricks.
        self._by_path = self._may_stop or settles
        # Brisques to be counted at the end are kept apart from the tricks only where the count may
        # not come about.
        self._counted_late = self._may_stop and not as_won and self._points > 0
        self._duty = variant.strict_duty == "beat"
        self._trumps: list[int] = []
        self._brisques: list[list[int]] = []
        self._twins: list[list[int]] = []
        for hand in self._hands:
            self._trumps.append(_mask(hand, [card for card in hand if card.suit == view.trump]))
            self._brisques.append([int(card.rank in BRISQUES) for card in hand])
            # The bit of the equal card just before, if there is one: it is to be played first.
            self._twins.append(
                [
                    1 << (place - 1) if place and hand[place - 1].face == card.face else 0
                    for place, card in enumerate(hand)
                ]
            )
        self._same: list[list[int]] = []
        self._higher: list[list[int]] = []
        self._winning: list[list[int]] = []
        for side in (0, 1):
            answers = [self._answers(view, card, 1 - side) for card in self._hands[side]]
            self._same.append([answer[0] for answer in answers])
            self._higher.append([answer[1] for answer in answers])
            self._winning.append([answer[2] for answer in answers])
        self._view = view
        self._table: dict[int, int] = {}

    def _answers(self, view: PlayerView, led: Card, side: int) -> tuple[int, int, int]:
        """Masks of a side's cards: those of the suit led, those of them that beat it, all that beat it."""
        hand = self._hands[side]
        order = view.variant.rank_order
        winning = [card for card in hand if beats(card, led, view.trump, order)]
        return (
            _mask(hand, [card for card in hand if card.suit == led.suit]),
            _mask(hand, [card for card in winning if card.suit == led.suit]),
            _mask(hand, winning),
        )

    def values(self, led: Card | None) -> list[tuple[Card, int]]:
        """Return side 0's cards that may be played, to a card led or leading, with their values."""
        own = (1 << len(self._hands[0])) - 1
        other = (1 << len(self._hands[1])) - 1
        values: dict[str, int] = {}
        result: list[tuple[Card, int]] = []
        same, higher, winning = 0, 0, 0
        if led is None:
            legal = own
        else:
            same, higher, winning = self._answers(self._view, led, 0)
            legal = self._allowed(own, same, higher, self._trumps[0])
        for place, card in enumerate(self._hands[0]):
            if not legal >> place & 1:
                continue
            if card.face not in values:
                if led is None:
                    value = self._led(0, place, own, other, self._start[0], self._start[1], -_FAR, _FAR)
                else:
                    count = (led.rank in BRISQUES) + self._brisques[0][place]
                    winner = 0 if winning >> place & 1 else 1
                    left = own & ~(1 << place)
                    value = self._after(
                        winner, count, left, other, self._start[0], self._start[1], -_FAR, _FAR
                    )
                values[card.face] = value + self._late_share()
            result.append((card, values[card.face]))
        return result

    def _late_share(self) -> int:
        """What the brisques won before this phase add at the count, where the search leaves them out."""
        if self._as_won or self._counted_late or self._method:
            return 0
        return self._points * (self._start[0] - self._start[1])

    def _allowed(self, held: int, same: int, higher: int, trumps: int) -> int:
        same &= held
        if same:
            return (same & higher) or same if self._duty else same
        if self._duty:
            return (held & trumps) or held
        return held

    def _led(
        self, side: int, place: int, own: int, other: int, won0: int, won1: int, low: int, high: int
    ) -> int:
        """The value for side 0 when this card is led; the other side answers for its own best."""
        answerer = 1 - side
        if side == 0:
            own &= ~(1 << place)
            held = other
        else:
            other &= ~(1 << place)
            held = own
        legal = self._allowed(
            held, self._same[side][place], self._higher[side][place], self._trumps[answerer]
        )
        winning = self._winning[side][place]
        twins = self._twins[answerer]
        brisques = self._brisques[answerer]
        count = self._brisques[side][place]
        best = _FAR if answerer else -_FAR
        while legal:
            bit = legal & -legal
            legal ^= bit
            answer = bit.bit_length() - 1
            if twins[answer] & held:
                continue
            winner = answerer if winning & bit else side
            if answerer:
                value = self._after(
                    winner, count + brisques[answer], own, other & ~bit, won0, won1, low, high
                )
                if value < best:
                    best = value
                    if best < high:
                        high = best
            else:
                value = self._after(
                    winner, count + brisques[answer], own & ~bit, other, won0, won1, low, high
                )
                if value > best:
                    best = value
                    if best > low:
                        low = best
            if low >= high:
                break
        return best

    def _after(
        self, winner: int, count: int, own: int, other: int, won0: int, won1: int, low: int, high: int
    ) -> int:
        """The value of a trick with so many brisques, won by this side, and of all that follows it."""
        if winner:
            won1 += count
        else:
            won0 += count
        if self._method:
            if own:
                return self._lead(winner, own, other, won0, won1, low, high)
            return self._settled(winner, won0, won1)
        sign = -1 if winner else 1
        gain = 0 if self._counted_late else self._points * count
        lacks = self._lacks[winner]
        if self._as_won:
            # Brisques won since the search began have brought the winner nearer to the target.
            lacks -= self._points * ((won1 - self._start[1]) if winner else (won0 - self._start[0]))
        if not own:
            gain += self._bonus
            if self._counted_late and not (self._bonus and self._bonus >= lacks):
                return sign * gain + self._points * (won0 - won1)
            return sign * gain
        if self._as_won and lacks <= 0:
            return sign * gain
        gain *= sign
        return gain + self._lead(winner, own, other, won0, won1, low - gain, high - gain)

    def _settled(self, winner: int, won0: int, won1: int) -> int:
        """What the game is settled at when this side wins the last trick, with so many brisques won."""
        key = (won0 << 8 | won1) << 1 | winner
        value = self._leaves.get(key)
        if value is None:
            counted = self._start if self._as_won else (0, 0)
            result = settle(
                self._method,
                (
                    self._scores[0] + self._points * (won0 - counted[0]) + (0 if winner else self._bonus),
                    self._scores[1] + self._points * (won1 - counted[1]) + (self._bonus if winner else 0),
                ),
                (won0, won1),
            )
            value = result.value if result.winner == 0 else -result.value
            self._leaves[key] = value
        return value

    def _lead(self, side: int, own: int, other: int, won0: int, won1: int, low: int, high: int) -> int:
        """The value for side 0 of the tricks left when this side leads to the next one."""
        key = (own << 16 | other) << 1 | side
        if self._by_path:
            key = key << 8 | won0
        entry = self._table.get(key)
        if entry is not None:
            kind = entry & 3
            value = (entry >> 2) - _FAR
            if kind == _EXACT or (kind == _AT_LEAST and value >= high) or (kind == _AT_MOST and value <= low):
                return value
        held = other if side else own
        twins = self._twins[side]
        first_low, first_high = low, high
        best = _FAR if side else -_FAR
        left = held
        while left:
            bit = left & -left
            left ^= bit
            place = bit.bit_length() - 1
            if twins[place] & held:
                continue
            value = self._led(side, place, own, other, won0, won1, low, high)
            if side:
                if value < best:
                    best = value
                    if best < high:
                        high = best
            elif value > best:
                best = value
                if best > low:
                    low = best
            if low >= high:
                break
        if best <= first_low:
            kind = _AT_MOST
        elif best >= first_high:
            kind = _AT_LEAST
        else:
            kind = _EXACT
        self._table[key] = (best + _FAR) << 2 | kind
        return best


def _grouped(cards: Sequence[Card], variant: Variant) -> list[Card]:
    """The cards in the order in which the search tries them: high ones first, equal ones together."""
    order = variant.rank_order
    return sorted(cards, key=lambda card: (order.index(card.rank), card.suit, card.copy))


def _mask(hand: Sequence[Card], chosen: Sequence[Card]) -> int:
    return sum(1 << place for place, card in enumerate(hand) if card in chosen)

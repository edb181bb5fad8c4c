"""Where everything on the table lies: a pure function of its size and of how many cards there are.

All lengths are logical pixels, angles degrees clockwise. Proportions after the pictures of the table: the
hand is 20 to 22 % of its height, the trick .78 of the cards in hand, exposed cards .66, backs .62.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from bezique_qt.app.table.rows import Box, Placement, RowGroup, fan, row

MINIMUM = (644.0, 520.0)
"""The smallest table: a window of 900 x 600 without its menu, status line and side panel."""

CARD_RATIO = 100 / 140
TRICK_SCALE, ROW_SCALE, BACKS_SCALE, WON_SCALE = 0.78, 0.66, 0.62, 0.38
EDGE = 16.0
"""From the border of the table to what lies along it."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What lies on the table, as far as it needs room."""

    hand: int = 0
    own_row: tuple[RowGroup, ...] = ()
    opponent_row: tuple[RowGroup, ...] = ()
    backs: int = 0


@dataclass(frozen=True, slots=True)
class Texts:
    """Room that texts need: the height of a line of the base font, and the widths of the two buttons."""

    line: float = 17.0
    sort: float = 92.0
    last_trick: float = 68.0


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole table. Cards are placed by their centres, everything else by boxes."""

    table: Box
    card_height: float
    line: float
    hand: tuple[Placement, ...]
    own_row: tuple[Placement, ...]
    opponent_row: tuple[Placement, ...]
    own_labels: tuple[Box, ...]
    """For each group of the row, from where to where its name may stand below it; without height."""
    opponent_labels: tuple[Box, ...]
    backs: tuple[Placement, ...]
    trick: tuple[Placement, Placement]
    """The card led and the card that answers."""
    stock: Placement
    turned: Placement
    own_won: Placement
    opponent_won: Placement
    own_box: Box
    opponent_box: Box
    trick_frame: Box
    trump_mark: Box
    hand_count: Box
    """The text beside the opponent's cards."""
    own_won_text: Box
    opponent_won_text: Box
    last_trick: Box
    sort: Box
    chips: Box
    hand_zone: Box
    """Where a card is dropped to stay in the hand."""
    row_zone: Box
    """Where a card is dropped to be declared."""

    def unit(self) -> float:
        """One unit of look.md (a card is 140 high) for a card of the hand."""
        return self.card_height / 140


def card_height(width: float, height: float, line: float) -> float:
    """The height of a card of the hand, so that everything finds room above each other and side by side."""
    by_height = (height - 104 - 2 * line) / 3.765
    by_width = (width / 2 - 52 - 4 * line) / 1.78
    return float(math.floor(max(40.0, min(0.22 * height, by_height, by_width))))


def lay_out(width: float, height: float, counts: Counts, texts: Texts) -> Layout:
    """Place everything on a table of this size; a smaller one than MINIMUM is laid out as if it had that."""
    width, height = max(width, MINIMUM[0]), max(height, MINIMUM[1])
    line = texts.line
    card = card_height(width, height, line)
    label = line + 11  # bracket and name under a row of melds
    row_height, trick_height = ROW_SCALE * card, TRICK_SCALE * card

    opponent_box = Box(EDGE, EDGE, _between(0.235 * width, 10.4 * line, 18 * line), 3.7 * line)
    own_width = _between(0.2 * width, 9.2 * line, 16 * line)
    own_box = Box(EDGE, height - EDGE - 3.7 * line, own_width, 3.7 * line)
    sort = Box(width - EDGE - texts.sort, height - EDGE - 1.6 * line, texts.sort, 1.6 * line)

    # From the top down: backs, the opponent's melds.  From the bottom up: the hand, the player's own melds.
    spare = max(0.0, height - 104 - 2 * line - 3.765 * card)
    back_height = BACKS_SCALE * card
    backs_bottom = 0.44 * card
    opponent_top = backs_bottom + 16 + 0.12 * spare
    arc = 0.06 * card
    hand_bottom = height - 6 - 0.035 * card  # the outer cards lean
    hand_top = hand_bottom - arc - card
    lift = 0.13 * card + 3
    own_bottom = hand_top - lift - label - 0.06 * spare
    own_top = own_bottom - row_height
    opponent_bottom = opponent_top + row_height + label

    middle = (opponent_bottom + own_top) / 2 + 2
    trick_width = trick_height * CARD_RATIO
    frame = Box(
        width / 2 - 1.37 * trick_width, middle - trick_height / 2 - 14, 2.74 * trick_width, trick_height + 28
    )
    trick = (
        Placement(width / 2 - 0.53 * trick_width, middle + 2, -4.0, trick_height),
        Placement(width / 2 + 0.42 * trick_width, middle, 3.5, trick_height),
    )

    stock_x = EDGE + 10 + trick_width / 2
    stock = Placement(stock_x, middle, 0.0, trick_height)
    stock_right = stock_x + trick_width / 2 + 8
    turned = Placement(stock_right + 0.58 * trick_height - trick_height / 2, middle, 90.0, trick_height)
    mark_left = stock_right + 0.58 * trick_height + 8
    trump_mark = Box(mark_left, middle - 2.4 * line, max(4.0 * line, frame.left - 8 - mark_left), 4.8 * line)

    won_height = WON_SCALE * card * CARD_RATIO  # the pile lies on its side
    won_width = WON_SCALE * card
    won_left = min(0.8 * width, width - EDGE - won_width - 10 - 4.6 * line)
    pitch = max(won_height + 6, 2.2 * line + 6, min(0.44 * card, 2 * won_height))
    stack = 2 * pitch + 1.6 * line
    won_top = middle - stack / 2 + pitch / 2 - 2
    opponent_won = Placement(won_left + won_width / 2, won_top, 90.0, won_width)
    own_won = Placement(won_left + won_width / 2, won_top + pitch, 90.0, won_width)
    text_left = won_left + won_width + 10
    text_width = width - EDGE - text_left
    opponent_text = Box(text_left, won_top - 1.1 * line, text_width, 2.2 * line)
    own_text = Box(text_left, won_top + pitch - 1.1 * line, text_width, 2.2 * line)
    last_width = min(texts.last_trick, width - EDGE - won_left)
    last_trick = Box(won_left, won_top + 1.5 * pitch, last_width, 1.5 * line)

    chips_width = _between(0.355 * width, 15 * line, 40 * line)
    chips_top = max(own_top - 4, last_trick.bottom + 6)
    chips = Box(width - EDGE - chips_width, chips_top, chips_width, hand_top - 6 - chips_top)

    own_row, own_labels = row(
        counts.own_row, EDGE, chips.left - 14, width / 2, own_top + row_height / 2, row_height
    )
    opponent_row, opponent_labels = row(
        counts.opponent_row,
        opponent_box.right + 14,
        width - EDGE,
        width / 2,
        opponent_top + row_height / 2,
        row_height,
    )
    hand_left, hand_right = own_box.right + 10, sort.left - 10
    hand = fan(counts.hand, hand_left, hand_right, width / 2, hand_top + card / 2, card, 12.0)
    backs_left = opponent_box.right + 14
    backs_right = width - EDGE - 7 * line
    backs = fan(
        counts.backs, backs_left, backs_right, width / 2, backs_bottom - back_height / 2, back_height, 8.0
    )
    beside = max((p.x for p in backs), default=width / 2) + back_height * CARD_RATIO / 2 + 14
    hand_count = Box(beside, 0.5 * line, width - EDGE - beside, 1.4 * line)

    return Layout(
        table=Box(0, 0, width, height),
        card_height=card,
        line=line,
        hand=hand,
        own_row=own_row,
        opponent_row=opponent_row,
        own_labels=own_labels,
        opponent_labels=opponent_labels,
        backs=backs,
        trick=trick,
        stock=stock,
        turned=turned,
        own_won=own_won,
        opponent_won=opponent_won,
        own_box=own_box,
        opponent_box=opponent_box,
        trick_frame=frame,
        trump_mark=trump_mark,
        hand_count=hand_count,
        own_won_text=own_text,
        opponent_won_text=opponent_text,
        last_trick=last_trick,
        sort=sort,
        chips=chips,
        hand_zone=Box(hand_left, hand_top - lift, hand_right - hand_left, height - hand_top + lift),
        row_zone=Box(EDGE, own_top - 4, chips.left - 14 - EDGE, row_height + label),
    )


def flow(widths: Sequence[float], area: Box, height: float, gap: float) -> tuple[Box, ...] | None:
    """Place chips of these widths in lines from the top left of `area`; None if they do not all fit."""
    x, y = area.left, area.top
    boxes: list[Box] = []
    for wanted in widths:
        width = min(wanted, area.width)
        if x > area.left and x + width > area.right + 0.01:
            x, y = area.left, y + height + gap
        if y + height > area.bottom + 0.01:
            return None
        boxes.append(Box(x, y, width, height))
        x += width + gap
    return tuple(boxes)


def _between(value: float, low: float, high: float) -> float:
    return max(low, min(value, high))


def hand_gap(centre_x: float, others: Sequence[float]) -> int:
    """Into which gap of the hand a card with this centre falls; `others` are the centres without it."""
    return sum(1 for x in others if math.floor(x) < centre_x)

"""Cards side by side: a fan, and a row of overlapping groups. Pure functions in logical pixels."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

RATIO = 100 / 140
"""Width of a card by its height."""
INDEX = 0.24
"""The part of a card's width that shows its corner index; never less is to be seen."""


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right side."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower side."""
        return self.top + self.height

    def overlap(self, other: Box) -> float:
        """The area that both cover."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(0.0, across) * max(0.0, down)


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a card lies: its centre, its turn in degrees clockwise, its height."""

    x: float
    y: float
    rotation: float
    height: float

    @property
    def width(self) -> float:
        """The card's width before it is turned."""
        return self.height * RATIO

    def bounds(self) -> Box:
        """The upright rectangle around the turned card."""
        angle = math.radians(self.rotation)
        across = abs(self.width * math.cos(angle)) + abs(self.height * math.sin(angle))
        down = abs(self.width * math.sin(angle)) + abs(self.height * math.cos(angle))
        return Box(self.x - across / 2, self.y - down / 2, across, down)


@dataclass(frozen=True, slots=True)
class RowGroup:
    """So many cards that lie together, and the width of the name below them (0: none)."""

    cards: int
    label: float = 0.0


def fan(
    count: int, left: float, right: float, centre: float, y: float, height: float, spread: float
) -> tuple[Placement, ...]:
    """Hold `count` cards in a slight arc, around `centre` where the room from `left` to `right` allows it.

    Neighbours are .6 of a card apart at most, and `spread` degrees turn from first to last at most. Too many
    cards stand closer, and at last are smaller, but every index stays to be seen. `y` is the highest centre.
    """
    if count <= 0:
        return ()
    room = right - left
    turn = min(spread / max(1, count - 1), 1.75)
    outer = math.radians(turn * (count - 1) / 2)
    # A turned card is wider by what its height leans over.
    least = RATIO * (INDEX * (count - 1) + math.cos(outer)) + math.sin(outer)
    height = min(height, max(1.0, math.floor(room / least)))
    width = RATIO * height
    body = width * math.cos(outer) + height * math.sin(outer)
    step = min(0.6 * width, (room - body) / (count - 1)) if count > 1 else 0.0
    half = (step * (count - 1) + body) / 2
    middle = max(left + half, min(centre, right - half))
    radius = step / math.radians(turn) if turn and step else 0.0
    placed: list[Placement] = []
    for number in range(count):
        place = number - (count - 1) / 2
        angle = turn * place
        drop = min(radius * (1 - math.cos(math.radians(angle))), 0.06 * height)
        placed.append(Placement(middle + place * step, y + drop, angle, height))
    return tuple(placed)


def row(
    groups: Sequence[RowGroup], left: float, right: float, centre: float, y: float, height: float
) -> tuple[tuple[Placement, ...], tuple[Box, ...]]:
    """Lay groups side by side, cards of a group .4 of their width apart, around `centre` if there is room.

    Where it is too narrow, names give way first, each by the same part of what it lacks, then cards show
    .24 of their width, then groups move over each other, then all cards shrink. Returns the places of all
    cards, and for each group the room that its name may take, from its first card on (height 0).
    """
    if not groups:
        return (), ()
    room = right - left
    width = RATIO * height
    step, gap, share = 0.4 * width, 20.0, 1.0

    def slot(group: RowGroup) -> float:
        cards = width + step * (group.cards - 1)
        return cards + share * max(0.0, group.label - cards)

    def total() -> float:
        return sum(slot(group) for group in groups) + gap * (len(groups) - 1)

    if total() > room:
        gap = 12.0
    if total() > room:
        named = total()
        share = 0.0
        bare = total()
        if bare < room:
            share = max(0.0, (room - bare) / (named - bare) - 1e-9)
    inner = sum(group.cards - 1 for group in groups)
    if total() > room and inner:
        step = max(INDEX * width, step - (total() - room) / inner)
    if total() > room and len(groups) > 1:
        gap = max(8.0, gap - (total() - room) / (len(groups) - 1))
    if total() > room and len(groups) > 1:
        gap = max(-0.5 * width, gap - (total() - room) / (len(groups) - 1))
    if total() > room:
        shrink = max(1.0, math.floor(height * room / total())) / height
        height, width, step, gap = height * shrink, width * shrink, step * shrink, gap * shrink
    taken = total()
    x = max(left, min(centre - taken / 2, right - taken))
    placed: list[Placement] = []
    rooms: list[Box] = []
    for group in groups:
        cards = width + step * (group.cards - 1)
        first = x + (slot(group) - cards) / 2
        placed.extend(
            Placement(first + width / 2 + step * number, y, 0.0, height) for number in range(group.cards)
        )
        rooms.append(Box(x, y + height / 2, min(slot(group), slot(group) + gap - 4), 0.0))
        x += slot(group) + gap
    return tuple(placed), tuple(rooms)

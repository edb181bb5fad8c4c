"""Where everything of a review's graph stands: tricks from left to right, expected points upwards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from bezique_qt.app.phrases.review import COSTLY
from bezique_qt.coach.review import Course, Decision, Judged

_STEPS: Final = (1, 2, 5)
_APART: Final = 2.0
"""Pixels between words and a line beside them."""
_LEAST_ROOM: Final = 20.0
"""Points that are to be seen above the highest and below the lowest value."""


class Plot:
    """The places in a rectangle, in logical pixels, of what is judged so far."""

    def __init__(self, course: Course, judged: Sequence[Judged], area: QRectF) -> None:
        self.course = course
        self.judged = tuple(judged)
        self.area = area
        self._across = _places(course.decisions)
        values = [0.0, float(course.final)]
        for one in self.judged:
            values += [one.taken + one.error, one.taken - one.error]
            values += [one.best] if one.verdict in COSTLY else []
        room = max(_LEAST_ROOM, 0.06 * (max(values) - min(values)))
        self.low, self.high = min(values) - room, max(values) + room

    def x(self, tricks: float) -> float:
        """Where so many tricks are over."""
        return self.area.left() + self.area.width() * tricks / max(1, self.course.tricks)

    def x_of(self, one: Judged) -> float:
        """Where a decision stands."""
        return self.x(self._across[one.decision.place])

    def y(self, points: float) -> float:
        """The height of a difference."""
        return self.area.bottom() - self.area.height() * (points - self.low) / (self.high - self.low)

    def best(self, one: Judged) -> QPointF:
        """What was to be expected of who follows the advice."""
        return QPointF(self.x_of(one), self.y(one.best))

    def taken(self, one: Judged) -> QPointF:
        """What was to be expected after what was done."""
        return QPointF(self.x_of(one), self.y(one.taken))

    def is_free(self, box: QRectF) -> bool:
        """Whether words have room there: no line goes through, that of an even deal included."""
        lines = [(QPointF(self.area.left(), self.y(0)), QPointF(self.area.right(), self.y(0)))]
        places = [self.taken(one) for one in self.judged]
        if self.is_whole:
            places.append(QPointF(self.area.right(), self.y(self.course.final)))
        lines += pairwise(places)
        lines += [(self.best(one), self.taken(one)) for one in self.judged if one.verdict in COSTLY]
        wide = box.adjusted(-_APART, -_APART, _APART, _APART)
        return not any(_crosses(wide, start, end) for start, end in lines)

    @property
    def is_whole(self) -> bool:
        """Whether the last decision is judged."""
        return bool(self.judged) and self.judged[-1].decision.place == self.course.valued[-1].place

    @property
    def ending(self) -> float | None:
        """Where the strict phase begins; None if it brought no choice."""
        first = next((one for one in self.course.decisions if one.is_exact), None)
        return None if first is None else self.x(len(first.view.tricks))

    def marks(self, height: float) -> list[float]:
        """Round values for the scale, whose texts need so much height."""
        step = _step((self.high - self.low) / max(2.0, self.area.height() / height))
        first = math.ceil(self.low / step)
        return [step * place for place in range(first, math.floor(self.high / step) + 1)]


def _places(decisions: tuple[Decision, ...]) -> dict[int, float]:
    """For each decision the tricks that were over, those of one trick side by side."""
    found: dict[int, float] = {}
    seen: dict[int, int] = {}
    for one in decisions:
        tricks = len(one.view.tricks)
        found[one.place] = tricks + 0.1 + min(0.85, 0.22 * seen.get(tricks, 0))
        seen[tricks] = seen.get(tricks, 0) + 1
    return found


def _crosses(box: QRectF, start: QPointF, end: QPointF) -> bool:
    """Whether a line from left to right, or straight up and down, meets the box."""
    left, right = sorted((start.x(), end.x()))
    if right < box.left() or left > box.right():
        return False
    heights = [start.y(), end.y()]
    if right > left:
        slope = (end.y() - start.y()) / (end.x() - start.x())
        within = (max(left, box.left()), min(right, box.right()))
        heights = [start.y() + slope * (x - start.x()) for x in within]
    return min(heights) <= box.bottom() and max(heights) >= box.top()


def _step(least: float) -> float:
    """A round distance between two marks of the scale."""
    power: float = 10.0 ** math.floor(math.log10(max(1.0, least)))
    return next((power * step for step in _STEPS if power * step >= least), power * 10)

"""Shapes written as short texts of commands, so that a drawing reads as a list of curves.

Commands (absolute, in card units of 100 x 140): ``M x y`` move, ``L x y ...`` lines,
``Q cx cy x y`` and ``C ax ay bx by x y`` curves, ``R x y ...`` a smooth curve through all
the points, ``Z`` close.  A command's numbers may repeat.
"""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

_TOKEN = re.compile(r"[A-Z]|-?\d*\.?\d+")
_POINTS_EACH = {"M": 1, "L": 1, "Q": 2, "C": 3}


@lru_cache(maxsize=1024)
def shape(text: str) -> QPainterPath:
    """Turn ``text`` into a path.  The path is shared: read it, never change it.

    Raises ``ValueError`` on a command that does not exist or a wrong count of numbers.
    """
    path = QPainterPath()
    command = ""
    numbers: list[float] = []
    for token in [*_TOKEN.findall(text), ""]:
        if token and not token.isalpha():
            numbers.append(float(token))
            continue
        if command:
            _draw(path, command, numbers)
        command, numbers = token, []
    return path


def _draw(path: QPainterPath, command: str, numbers: list[float]) -> None:
    if len(numbers) % 2:
        raise ValueError(f"odd count of numbers after {command}")
    points = [QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
    if command == "Z":
        path.closeSubpath()
    elif command == "R":
        _smooth(path, points)
    elif command in _POINTS_EACH and points and len(points) % _POINTS_EACH[command] == 0:
        step = _POINTS_EACH[command]
        for i in range(0, len(points), step):
            if command == "M":
                path.moveTo(points[i])
            elif command == "L":
                path.lineTo(points[i])
            elif command == "Q":
                path.quadTo(points[i], points[i + 1])
            else:
                path.cubicTo(points[i], points[i + 1], points[i + 2])
    else:
        raise ValueError(f"cannot draw {command} with {len(numbers)} numbers")


def _smooth(path: QPainterPath, points: list[QPointF]) -> None:
    """Continue ``path`` through ``points`` with a Catmull-Rom spline."""
    knots = [path.currentPosition(), *points]
    knots = [knots[0], *knots, knots[-1]]
    for before, start, end, after in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        path.cubicTo(start + (end - before) / 6, end - (after - start) / 6, end)


def mirrored(path: QPainterPath, axis: float = 50.0) -> QPainterPath:
    """Give ``path`` reflected in the vertical line ``x = axis``."""
    return QTransform(-1, 0, 0, 1, 2 * axis, 0).map(path)


@lru_cache(maxsize=512)
def both_sides(text: str, axis: float) -> QPainterPath:
    """Close the open left or right half ``text`` with its reflection in ``x = axis``."""
    half = shape(text)
    path = QPainterPath(half)
    path.connectPath(mirrored(half, axis).toReversed())
    path.closeSubpath()
    return path


def disc(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """Give a circle, or an ellipse when ``ry`` is set, about ``(x, y)``."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def lozenge(x: float, y: float, half_width: float, half_height: float) -> QPainterPath:
    """Give an upright lozenge about ``(x, y)``."""
    path = QPainterPath(QPointF(x, y - half_height))
    path.lineTo(x + half_width, y)
    path.lineTo(x, y + half_height)
    path.lineTo(x - half_width, y)
    path.closeSubpath()
    return path


def block(x: float, y: float, width: float, height: float, corner: float = 0.0) -> QPainterPath:
    """Give a rectangle by its top left corner, with rounded corners when asked."""
    path = QPainterPath()
    if corner:
        path.addRoundedRect(QRectF(x, y, width, height), corner, corner)
    else:
        path.addRect(QRectF(x, y, width, height))
    return path

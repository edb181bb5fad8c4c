"""Cloth and sash: the pattern that tells a court's suit and the band that tells its rank."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from bezique_qt.app.art import inks
from bezique_qt.app.art.burin import CONTOUR, Burin
from bezique_qt.app.art.paths import block, disc, lozenge, shape

_RUN = 33.0
_FALL = {"K": 0.0, "Q": -9.0, "J": 9.0}
_PERIOD = 7.05
_LIGHT_RED = "#C8393F"


def sash_angle(rank: str) -> float:
    """Give the slope of the sash in degrees, clockwise: kings level, queens rise, jacks fall."""
    return math.degrees(math.atan2(_FALL[rank], _RUN))


def upper_half(rank: str) -> QPainterPath:
    """Give the part of the card above the line of the sash, where the upright half is drawn."""
    fall = _FALL[rank] / _RUN * 50
    path = QPainterPath()
    path.moveTo(0, 0)
    for x, y in ((100.0, 0.0), (100.0, 70 + fall), (0.0, 70 - fall)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def draw_cloth(burin: Burin, suit: str, path: QPainterPath | str, line: float = CONTOUR) -> None:
    """Fill ``path`` with the cloth of ``suit`` and outline it."""
    ink = inks.SUIT_INKS[suit]
    burin.flat(path, ink.main)
    with burin.within(path):
        _PATTERNS[suit](burin, ink)
    burin.line(path, line)


def _joined(parts: Iterable[QPainterPath]) -> QPainterPath:
    """Give one path of many, so that a pattern is painted in a few strokes of the tool."""
    path = QPainterPath()
    for part in parts:
        path.addPath(part)
    return path


def _bar(x: float, y: float, to_x: float, to_y: float) -> QPainterPath:
    """Give a line as an area, .9 wide across: areas are painted much faster than lines."""
    return shape(f"M {x - 0.45} {y} L {x + 0.45} {y} L {to_x + 0.45} {to_y} L {to_x - 0.45} {to_y} Z")


@cache
def _lattice_paths() -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    xs = [10 + 8 * i for i in range(-2, 14)]
    rising = _joined(_bar(x - 10, 81.1, x + 10, 54.14) for x in xs)
    falling = _joined(_bar(x - 10, 54.14, x + 10, 81.1) for x in xs)
    knots = [(10 + 8 * i + (0 if row % 2 else 4), 51.4 + 5.4 * row) for row in range(7) for i in range(12)]
    return rising, falling, _joined(block(x - 0.9, y - 0.9, 1.8, 1.8, 0.4) for x, y in knots)


def _lattice(burin: Burin, ink: inks.SuitInks) -> None:
    rising, falling, knots = _lattice_paths()
    burin.flat(rising, ink.second)
    burin.flat(falling, ink.second)
    burin.flat(knots, inks.GOLD)


@cache
def _scale_row(row: int) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    y = 50.2 + 4.2 * row
    xs = [15 + 7 * i + (3.5 if row % 2 else 0.0) for i in range(11)]
    rims, fields = (_joined(disc(x, y, radius) for x in xs) for radius in (3.85, 3.15))
    rims.setFillRule(Qt.FillRule.WindingFill)
    return rims, fields, _joined(disc(x, y + 1.2, 0.8) for x in xs)


def _scales(burin: Burin, ink: inks.SuitInks) -> None:
    """Draw rows of scales, each covering the lower part of the row above."""
    for row in range(8):
        rims, fields, dots = _scale_row(row)
        burin.flat(rims, ink.second)
        burin.flat(fields, ink.main if row % 2 else _LIGHT_RED)
        burin.flat(dots, inks.GOLD)


@cache
def _harlequin_path() -> QPainterPath:
    places = [(8 + 7 * i, 46 + 9.4 * row) for row in range(6) for i in range(13)]
    return _joined(lozenge(x, y, 3.5, 4.7) for x, y in places)


def _harlequin(burin: Burin, ink: inks.SuitInks) -> None:
    burin.flat(_harlequin_path(), ink.second)


@cache
def _stripe_paths() -> tuple[QPainterPath, QPainterPath]:
    xs = [8 + 12 * i for i in range(8)]
    dots = [(x, 46.3 + 6 * row) for x in xs for row in range(9)]
    return _joined(block(x + 3, 40, 6, 60) for x in xs), _joined(disc(x, y, 0.95) for x, y in dots)


def _stripes(burin: Burin, ink: inks.SuitInks) -> None:
    stripes, dots = _stripe_paths()
    burin.flat(stripes, ink.dark)
    burin.flat(dots, ink.second)


_PATTERNS = {"S": _lattice, "H": _scales, "D": _harlequin, "C": _stripes}


def draw_sash(burin: Burin, rank: str, suit: str) -> None:
    """Draw the sash over the join of the halves; it looks the same upside down."""
    ink = inks.SUIT_INKS[suit]
    with burin.at(50, 70):
        burin.painter.rotate(sash_angle(rank))
        burin.area(block(-60, -4, 120, 8), ink.dark, CONTOUR)
        for side in (-1, 1):
            burin.line(f"M -60 {side * 2.9} L 60 {side * 2.9}", 0.95, inks.OUTLINE)
            burin.line(f"M -60 {side * 2.95} L 60 {side * 2.95}", 0.4, inks.GOLD)
        for step in range(-6, 7):
            _ORNAMENTS[rank](burin, step)


def _lozenges(burin: Burin, step: int) -> None:
    x = step * 9.05
    burin.flat(lozenge(x, 0, 2.4, 1.65), inks.GOLD)
    burin.flat(disc(x + 4.525, 0, 0.75), inks.WHITE)
    burin.flat(disc(x - 4.525, 0, 0.75), inks.WHITE)


def _pearls(burin: Burin, step: int) -> None:
    x = step * _PERIOD
    burin.flat(disc(x, 0, 1.4), inks.WHITE)
    burin.flat(disc(x + _PERIOD / 2, 0, 0.6), inks.GOLD)
    burin.flat(disc(x - _PERIOD / 2, 0, 0.6), inks.GOLD)


def _bars(burin: Burin, step: int) -> None:
    x = step * _PERIOD
    burin.line(f"M {x - 1.5} 1.75 L {x + 1.5} -1.75", 1.35, inks.GOLD)


_ORNAMENTS = {"K": _lozenges, "Q": _pearls, "J": _bars}

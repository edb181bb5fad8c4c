"""Cloth and sash: the pattern that tells a court's suit and the band that tells its rank."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainterPath

from bezique_qt.app.art import inks
from bezique_qt.app.art.burin import CONTOUR, Burin
from bezique_qt.app.art.paths import block, disc, lozenge

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


def _lattice(burin: Burin, ink: inks.SuitInks) -> None:
    for i in range(-3, 15):
        x = 10 + 8 * i
        burin.line(f"M {x - 18.4} 42.8 L {x + 18.4} 92.4", 0.75, ink.second)
        burin.line(f"M {x + 18.4} 42.8 L {x - 18.4} 92.4", 0.75, ink.second)
    for row in range(7):
        y = 51.4 + 5.4 * row
        for i in range(12):
            x = 10 + 8 * i + (0 if row % 2 else 4)
            burin.flat(block(x - 0.9, y - 0.9, 1.8, 1.8, 0.4), inks.GOLD)


def _scales(burin: Burin, ink: inks.SuitInks) -> None:
    """Draw rows of scales, each covering the lower part of the one above."""
    for row in range(9, -1, -1):
        y = 50.2 + 4.2 * row
        shift = 3.5 if row % 2 else 0.0
        for i in range(13):
            x = 8 + 7 * i + shift
            burin.area(disc(x, y, 3.5), ink.main if row % 2 else _LIGHT_RED, 0.7, ink.second)
    for row in range(10):
        y = 50.2 + 4.2 * row
        for i in range(13):
            burin.flat(disc(8 + 7 * i + (3.5 if row % 2 else 0), y - 4.2, 0.75), inks.GOLD)


def _harlequin(burin: Burin, ink: inks.SuitInks) -> None:
    for row in range(6):
        for i in range(13):
            burin.flat(lozenge(8 + 7 * i, 46 + 9.4 * row, 3.5, 4.7), ink.second)


def _stripes(burin: Burin, ink: inks.SuitInks) -> None:
    for i in range(8):
        x = 8 + 12 * i
        burin.flat(block(x + 3, 40, 6, 60), ink.dark)
        for row in range(9):
            burin.flat(disc(x, 46.3 + 6 * row, 0.95), ink.second)


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

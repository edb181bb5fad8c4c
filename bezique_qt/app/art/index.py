"""Index letters and figures, drawn with one flat pen so that no font is needed.

Each sign is a set of centre lines in a box 14 high, drawn with a pen of 2.4 whose ends are
cut level with the box.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from bezique_qt.app.art.paths import block, shape

_HEIGHT = 14.0
_PEN = 2.4
# Lines are joined this many times as large, for Qt joins curves with a fixed tolerance.
_LARGE = 20.0

# Lines that run out of the box are cut by it: that gives diagonals level feet.
_LINES: dict[str, tuple[str, ...]] = {
    "A": ("M .6 15.9 L 5.45 -2", "M 10.4 15.9 L 5.55 -2", "M 2.4 9.9 L 8.6 9.9"),
    "B": (
        "M 1.2 0 L 1.2 14",
        "M 1.2 1.2 L 5 1.2 C 9.2 1.2 9.2 6.6 5 6.6 L 1.2 6.6",
        "M 5 6.6 C 10.2 6.6 10.2 12.8 5 12.8 L 1.2 12.8",
    ),
    "D": ("M 1.2 0 L 1.2 14", "M 1.2 1.2 L 4 1.2 C 11 1.2 11 12.8 4 12.8 L 1.2 12.8"),
    "H": ("M 1.2 0 L 1.2 14", "M 8.8 0 L 8.8 14", "M 1.2 6.9 L 8.8 6.9"),
    "J": (
        "M 3.2 1.2 L 8.3 1.2",
        "M 7.1 0 L 7.1 9.4 C 7.1 13.9 1.2 13.9 1.2 9.4",
    ),
    "K": ("M 1.2 0 L 1.2 14", "M 1.4 9.4 L 10.2 -1.4", "M 4.3 5.4 L 10.6 15.6"),
    "Q": (
        "M 5.2 1.2 C 8.3 1.2 9.3 3.2 9.3 7 C 9.3 10.8 8.3 12.8 5.2 12.8"
        " C 2.1 12.8 1.1 10.8 1.1 7 C 1.1 3.2 2.1 1.2 5.2 1.2 Z",
        "M 5.2 8.8 L 10.6 15",
    ),
    "R": (
        "M 1.2 0 L 1.2 14",
        "M 1.2 1.2 L 5 1.2 C 9.8 1.2 9.8 7.6 5 7.6 L 1.2 7.6",
        "M 4.6 7.2 L 9.4 15.8",
    ),
    "V": ("M .6 -1.9 L 5.45 16", "M 10.4 -1.9 L 5.55 16"),
    "10": (
        "M 3.5 0 L 3.5 14",
        "M -.4 4.1 L 4.2 .9",
        "M 11 1.2 C 13.6 1.2 14.4 3.2 14.4 7 C 14.4 10.8 13.6 12.8 11 12.8"
        " C 8.4 12.8 7.6 10.8 7.6 7 C 7.6 3.2 8.4 1.2 11 1.2 Z",
    ),
    "9": (
        "M 4.8 1.2 C 7 1.2 8.3 2.6 8.3 4.9 C 8.3 7.2 7 8.6 4.8 8.6"
        " C 2.6 8.6 1.2 7.2 1.2 4.9 C 1.2 2.6 2.6 1.2 4.8 1.2 Z",
        "M 8.3 0 L 8.3 5.6 C 8.3 9.2 7 12 2.4 12.9",
    ),
    "8": (
        "M 4.8 1.2 C 6.8 1.2 8 2.2 8 3.9 C 8 5.6 6.8 6.6 4.8 6.6 C 2.8 6.6 1.6 5.6 1.6 3.9"
        " C 1.6 2.2 2.8 1.2 4.8 1.2 Z",
        "M 4.8 6.6 C 7.1 6.6 8.5 7.8 8.5 9.7 C 8.5 11.6 7.1 12.8 4.8 12.8"
        " C 2.5 12.8 1.1 11.6 1.1 9.7 C 1.1 7.8 2.5 6.6 4.8 6.6 Z",
    ),
    "7": ("M .3 1.2 L 9.3 1.2", "M 8.1 1 C 6.3 4.4 4.7 8.5 4.3 15"),
}

LETTERS = "AKQJRDVHB"
"""Letters that can stand in an index."""


@lru_cache(maxsize=32)
def sign_path(sign: str) -> QPainterPath:
    """Give the outline of an index sign: a letter of ``LETTERS`` or ``10``, ``9``, ``8``, ``7``.

    It is 1 unit high, centred on the origin; the ten is drawn narrow.  The path is shared.
    Raises ``KeyError`` on any other sign.
    """
    stroker = QPainterPathStroker()
    stroker.setWidth(_PEN * _LARGE)
    stroker.setCurveThreshold(0.02)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    enlarge = QTransform.fromScale(_LARGE, _LARGE)
    ink = QPainterPath()
    for line in _LINES[sign]:
        ink = ink.united(stroker.createStroke(enlarge.map(shape(line))))
    ink = ink.intersected(block(-80, 0, 600, _HEIGHT * _LARGE)).simplified()
    bounds = ink.boundingRect()
    across = (0.86 if sign == "10" else 1.0) / (_HEIGHT * _LARGE)
    centred = QTransform.fromTranslate(-bounds.center().x(), -_HEIGHT * _LARGE / 2)
    return (centred * QTransform.fromScale(across, 1 / (_HEIGHT * _LARGE))).map(ink)


def placed_sign(sign: str, x: float, top: float, height: float) -> QPainterPath:
    """Give the outline of ``sign`` with its middle at ``x`` and its upper edge at ``top``."""
    return QTransform(height, 0, 0, height, x, top + height / 2).map(sign_path(sign))

"""The four suit shapes, as paths of height 1 about the origin."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QPainterPath, QTransform

from bezique_qt.app.art.paths import both_sides, disc

_HALVES = {
    "S": "M 0 -.5 C -.09 -.3 -.47 -.1 -.47 .15 C -.47 .295 -.365 .365 -.25 .365"
    " C -.155 .365 -.07 .32 -.035 .235 C -.045 .38 -.09 .46 -.175 .5 L 0 .5",
    "H": "M 0 -.28 C -.05 -.43 -.14 -.5 -.255 -.5 C -.4 -.5 -.5 -.39 -.5 -.235 C -.5 .03 -.2 .2 0 .49",
    "D": "M 0 -.5 C -.085 -.29 -.23 -.1 -.4 0 C -.23 .1 -.085 .29 0 .5",
}


@lru_cache(maxsize=4)
def _outline(suit: str) -> QPainterPath:
    if suit != "C":
        return both_sides(_HALVES[suit], 0.0)
    # Joined 100 times as large: Qt joins curves with a fixed tolerance that shows at size 1.
    club = both_sides("M 0 -5 L -5 -5 C -4 20 -5 39 -18.5 50 L 0 50", 0.0)
    for x, y, radius in ((0.0, -26.8, 23.2), (-26.2, 8.5, 23.2), (26.2, 8.5, 23.2), (0.0, -2.0, 13.0)):
        club = club.united(disc(x, y, radius))
    return QTransform.fromScale(0.01, 0.01).map(club.simplified())


def suit_path(suit: str) -> QPainterPath:
    """Give the shape of ``suit`` (``S``, ``H``, ``D`` or ``C``).

    It is 1 unit high and centred on the origin, so that scaling by a height in pixels gives
    a pip of that height.  The path is the caller's own.  Raises ``KeyError`` on other letters.
    """
    return QPainterPath(_outline(suit))


def placed_suit(suit: str, x: float, y: float, height: float, turned: bool = False) -> QPainterPath:
    """Give the shape of ``suit`` about ``(x, y)``, ``height`` high, upside down when ``turned``."""
    sign = -1 if turned else 1
    return QTransform(sign * height, 0, 0, sign * height, x, y).map(_outline(suit))

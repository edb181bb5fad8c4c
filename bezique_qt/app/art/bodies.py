"""Shoulders, collars, necks and the arm that rises from the sash, by rank."""

from __future__ import annotations

from PySide6.QtGui import QTransform

from bezique_qt.app.art import inks
from bezique_qt.app.art.burin import CONTOUR, DETAIL, PART, Burin
from bezique_qt.app.art.cloth import draw_cloth
from bezique_qt.app.art.paths import both_sides, shape

_DROP = {"K": 0.0, "Q": 1.0, "J": 2.3}
_SHOULDERS = "M {c} 57 L {n} 55.5 C 30 57 23 59.2 14 66.8 L 14 84 L {c} 84"
_ERMINE_SPOT = shape("M 0 -1.7 C .4 -.6 .85 .2 .85 .8 C .85 1.9 -.85 1.9 -.85 .8 C -.85 .2 -.4 -.6 0 -1.7 Z")


def draw_shoulders(burin: Burin, suit: str, centre: float) -> None:
    """Draw the dress from the neck to the frame in the cloth of ``suit``."""
    draw_cloth(burin, suit, both_sides(_SHOULDERS.format(n=centre - 9.5, c=centre), centre))


def draw_arm(burin: Burin, rank: str, suit: str, cuff: str) -> None:
    """Draw the forearm, cuff and fist on the right; what it holds is drawn before."""
    drop = _DROP[rank]
    with burin.at(0, drop):
        draw_cloth(burin, suit, "M 71.8 57 L 66 76 L 92 86 L 92 57 Z")
        burin.area(
            "M 72.9 54.6 C 72 49.6 72.6 45.9 75.4 45.5 C 77.2 45.3 78.6 45.3 79.8 45.5"
            " C 82.2 45.9 82.6 50 81.9 54.6 Z",
            inks.FLESH,
            1.3,
        )
        for y in (48.2, 50.4, 52.6):
            burin.line(f"M 73.8 {y} L 80 {y + 0.15}", DETAIL)
        burin.area("M 71.3 54.3 L 92 54.3 L 92 58.7 L 70.9 58.7 Z", cuff, 1.3)


def draw_ermine(burin: Burin, centre: float) -> None:
    """Draw a king's white cape with its black spots."""
    half = "M {n} 51 L {n} 52.4 L 35 54.8 L 29.6 57.4 L 25.9 62.4 L 34 68 L 36 78 L {c} 78"
    cape = both_sides(half.format(n=centre - 6, c=centre), centre)
    burin.area(cape, inks.WHITE, CONTOUR)
    for x, y in ((-15.5, 61), (-10.6, 57.9), (-9.7, 65.2), (-4.2, 62), (0, 66)):
        for side in (-1, 1):
            at = QTransform.fromTranslate(centre + side * x, y)
            burin.flat(at.map(_ERMINE_SPOT), inks.OUTLINE)


def draw_mantle(burin: Burin, fill: str, centre: float) -> None:
    """Draw a king's plain mantle, which the chain lies on."""
    half = "M {n} 51 L {n} 52.4 L 35 54.6 L 28.6 57.6 L 24.9 63 L 32 68 L 36 78 L {c} 78"
    burin.area(both_sides(half.format(n=centre - 6, c=centre), centre), fill, CONTOUR)


def draw_chain(burin: Burin, centre: float, reach: float, top: float, depth: float) -> None:
    """Draw a chain of golden discs hanging in a curve between the shoulders."""
    for link in range(-5, 6):
        t = link / 5
        burin.disc(centre + reach * t, top + depth * (1 - t * t), 1.7, inks.GOLD, PART)


_NECK = "M -4.8 46 L -4.8 55.8 Q 0 58.2 4.8 55.8 L 4.8 46 Z"
_BOSOM = (
    "M -4.8 46 L -4.9 53.6 C -5.2 55 -9 55.6 -13 56 C -9.6 60.4 -6.4 64.8 0 64.8 C 6.4 64.8 9.6 60.4 13 56"
    " C 9 55.6 5.2 55 4.9 53.6 L 4.8 46 Z"
)
_BAND = "M -13.3 56.2 C -9.6 60.2 -6.4 64.8 0 64.8 C 6.4 64.8 9.6 60.2 13.3 56.2"


def draw_neckline(burin: Burin, centre: float, band: str, stone: str) -> None:
    """Draw a queen's open neckline with its band, her pearls and the stone that hangs there."""
    with burin.at(centre, 0):
        burin.area(_BOSOM, inks.FLESH, 1.2)
        burin.line(_BAND, 3.8)
        burin.line(_BAND, 1.8, band)
        for x, y in ((8.2, 54.9), (7, 56.5), (4.9, 57.6), (2.5, 58.3), (0, 58.5)):
            for side in (-1, 1):
                burin.disc(side * x, y, 1.1, inks.WHITE, DETAIL)
        burin.disc(0, 61.5, 2, stone, PART)


def draw_open_coat(burin: Burin, fill: str, centre: float) -> None:
    """Draw a jack's shirt and neck between the edges of his coat, with two buttons."""
    with burin.at(centre, 0):
        burin.area(both_sides("M -4.8 52.4 L -9.6 55.3 L -4.6 64 L 0 72", 0.0), fill, CONTOUR)
        burin.area(_NECK, inks.FLESH, 1.3)
    for y in (60.2, 65):
        burin.disc(centre, y, 1.25, inks.GOLD, PART)

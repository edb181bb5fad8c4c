"""Shoulders, collars, necks and the arm that rises from the sash, by rank."""

from __future__ import annotations

from PySide6.QtGui import QTransform

from bezique_qt.app.art import inks
from bezique_qt.app.art.burin import CONTOUR, DETAIL, PART, Burin
from bezique_qt.app.art.cloth import draw_cloth
from bezique_qt.app.art.paths import both_sides, shape

_DROP = {"K": 0.0, "Q": 1.0, "J": 2.3}
_SHOULDERS = "M {n} 51 L {n} 52.5 C 33 56 23.5 58.4 14 66.8 L 14 84 L {c} 84"
_ERMINE_SPOT = shape("M 0 -1.7 C .4 -.6 .85 .2 .85 .8 C .85 1.9 -.85 1.9 -.85 .8 C -.85 .2 -.4 -.6 0 -1.7 Z")


def draw_shoulders(burin: Burin, suit: str, centre: float) -> None:
    """Draw the dress from the neck to the frame in the cloth of ``suit``."""
    draw_cloth(burin, suit, both_sides(_SHOULDERS.format(n=centre - 6, c=centre), centre))


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
        burin.disc(centre + reach * t, top + depth * (1 - t * t), 1.55, inks.GOLD, PART)


def draw_neck(burin: Burin, centre: float, deep: bool = False) -> None:
    """Draw the neck, with a round foot when it stands in a collar (``deep``)."""
    foot = (
        "L {l} 55.8 Q {c} 58.2 {r} 55.8"
        if deep
        else "C {l} 55 {ll} 57 {ll} 58 L {rr} 58 C {rr} 57 {r} 55 {r} 54"
    )
    text = ("M {l} 46 L {l} 54 " + foot + " L {r} 46 Z").format(
        l=centre - 4.8, r=centre + 4.8, ll=centre - 7.5, rr=centre + 7.5, c=centre
    )
    burin.area(text, inks.FLESH, CONTOUR if deep else PART)


def draw_neckline(burin: Burin, centre: float, band: str, stone: str) -> None:
    """Draw a queen's open neckline with its band, her pearls and the stone that hangs there."""
    with burin.at(centre, 0):
        burin.area("M -12.5 55 Q -8 64 0 65 Q 8 64 12.5 55 L 5 55.5 L -5 55.5 Z", inks.FLESH, PART)
        draw_neck(burin, 0)
        burin.flat("M -6.2 57.6 L 6.2 57.6 L 6.2 59 L -6.2 59 Z", inks.FLESH)
        burin.line("M -13.4 56.2 C -9.6 60.4 -6.4 64.8 0 64.8 C 6.4 64.8 9.6 60.4 13.4 56.2", 3.7)
        burin.line("M -13.4 56.2 C -9.6 60.4 -6.4 64.8 0 64.8 C 6.4 64.8 9.6 60.4 13.4 56.2", 1.75, band)
        for x, y in ((8.2, 55), (7, 56.6), (4.9, 57.7), (2.5, 58.4), (0, 58.6)):
            for side in (-1, 1):
                burin.disc(side * x, y, 1.15, inks.WHITE, DETAIL)
        burin.disc(0, 61.6, 2.1, stone, PART)


def draw_open_coat(burin: Burin, fill: str, centre: float) -> None:
    """Draw a jack's shirt between the edges of his coat, with two buttons."""
    burin.area(
        both_sides(f"M {centre - 5} 52.2 L {centre - 9.6} 55.2 L {centre - 3} 66.5 L {centre} 74 ", centre),
        fill,
        CONTOUR,
    )
    for y in (60.2, 65):
        burin.disc(centre, y, 1.25, inks.GOLD, PART)

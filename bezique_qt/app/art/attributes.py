"""What the courts hold: sword and sceptres, flowers, and four different halberds.

Everything stands on the line x = 77 and goes down into the fist.
"""

from __future__ import annotations

from PySide6.QtGui import QTransform

from bezique_qt.app.art import inks
from bezique_qt.app.art.burin import CONTOUR, DETAIL, PART, Burin
from bezique_qt.app.art.paths import block, both_sides, lozenge, mirrored, shape
from bezique_qt.app.art.suits import placed_suit

_X = 77.1
_DAISY_PETAL = shape("M -.6 -3 C -1.9 -5.6 -2.1 -9.1 0 -9.1 C 2.1 -9.1 1.9 -5.6 .6 -3 Z")


def draw_sword(burin: Burin) -> None:
    """Draw the sword of the king of spades."""
    burin.area("M 77.1 10.3 L 78.6 14.8 L 78.6 42 L 75.6 42 L 75.6 14.8 Z", inks.STEEL, 1.2)
    burin.line("M 77.1 14 L 77.1 40", 0.7)
    burin.area(block(75.6, 42, 3, 5), inks.SUIT_INKS["S"].dark, PART)
    burin.area(block(69.2, 39.7, 20, 3.6), inks.GOLD, 1.4)


def _staff(burin: Burin, top: float, ink: str) -> None:
    burin.area(block(_X - 1.05, top, 2.1, 50 - top), ink, PART)


def draw_heart_sceptre(burin: Burin) -> None:
    """Draw the sceptre of the king of hearts."""
    _staff(burin, 25, inks.GOLD)
    burin.area(placed_suit("H", _X, 17.4, 12), inks.ROUGE, 1.3)
    burin.disc(_X, 25.1, 2.1, inks.GOLD, 1.2)


def draw_lozenge_sceptre(burin: Burin) -> None:
    """Draw the sceptre of the king of diamonds."""
    diamond = inks.SUIT_INKS["D"]
    _staff(burin, 25, inks.GOLD)
    burin.area(lozenge(_X, 17.2, 6, 7.4), inks.GOLD, CONTOUR)
    burin.area(lozenge(_X, 17.2, 3.1, 4.1), diamond.second, PART)
    burin.disc(_X, 27.1, 2, inks.GOLD, 1.2)


def draw_trefoil_sceptre(burin: Burin) -> None:
    """Draw the sceptre of the king of clubs."""
    _staff(burin, 22, inks.GOLD)
    for x, y in ((-3.6, 18.3), (3.6, 18.3), (0, 13.6)):
        burin.disc(_X + x, y, 3.7, inks.GOLD, 1.3)
    burin.disc(_X, 17.2, 2.3, inks.SUIT_INKS["C"].main, PART)
    burin.disc(_X, 25.1, 2, inks.GOLD, 1.2)


def _stem(burin: Burin) -> None:
    burin.area(block(_X - 1.1, 25, 2.2, 25), inks.LEAF, 0.95)
    with burin.at(_X, 0):
        burin.area("M 0 41.3 C -1 36.4 -4 33.6 -8.2 32.5 C -7.8 36.4 -4.6 40.8 0 41.3 Z", inks.LEAF, 1.1)
        burin.area("M 0 37.2 C 1.8 36.9 4.6 35.2 5.7 31.2 C 3.2 30.8 .5 32.8 0 37.2 Z", inks.LEAF, 1.1)


def draw_tulip(burin: Burin) -> None:
    """Draw the tulip of the queen of spades."""
    spade = inks.SUIT_INKS["S"]
    _stem(burin)
    with burin.at(_X, 0):
        petal = shape("M 2.5 16.4 L 6.8 12.5 C 7.8 18 7.2 23.6 4.4 26.2 C 3.2 27.3 1.6 27.9 0 27.9 Z")
        burin.area(petal, spade.main, 1.3)
        burin.area(mirrored(petal, 0), spade.main, 1.3)
        heart = "M 0 11.1 C 2 13.4 3.2 16.4 3.2 20 C 3.2 23.4 1.6 25.8 0 27.6"
        burin.area(both_sides(heart, 0.0), spade.second, 1.2)


def draw_rose(burin: Burin) -> None:
    """Draw the rose of the queen of hearts."""
    _stem(burin)
    for x, y in ((-5, 18.2), (5, 18.2), (-2.9, 23.8), (2.9, 23.8), (0, 14.9)):
        burin.disc(_X + x, y, 4.1, inks.ROUGE, 1.2)
    burin.disc(_X, 20.1, 4.6, inks.BLUSH, 1.1)
    burin.disc(_X, 20.1, 2.1, inks.GOLD, 1.2)


def draw_daisy(burin: Burin) -> None:
    """Draw the daisy of the queen of diamonds."""
    _stem(burin)
    for petal in range(10):
        turn = QTransform().translate(_X, 20.1).rotate(36 * petal)
        burin.area(turn.map(_DAISY_PETAL), inks.WHITE, 0.8)
    burin.disc(_X, 20.1, 3.1, inks.SUIT_INKS["D"].main, 1.1)


def draw_lily(burin: Burin) -> None:
    """Draw the lily of the queen of clubs."""
    _stem(burin)
    with burin.at(_X, 0):
        petal = shape("M -10.9 16.3 C -10.2 21.6 -6 26.8 .6 27.6 C .6 22.6 -4.4 17.2 -10.9 16.3 Z")
        burin.area(petal, inks.WHITE, 1.2)
        burin.area(mirrored(petal, 0), inks.WHITE, 1.2)
        burin.area("M 0 11.4 C -4 15.6 -4.8 21.4 0 27.4 C 4.8 21.4 4 15.6 0 11.4 Z", inks.WHITE, 1.2)
        burin.line("M 0 16.8 L 0 23 M -6.8 19.8 L -2.6 23.4 M 6.8 19.8 L 2.6 23.4", DETAIL)
        burin.disc(0, 25.2, 2.2, inks.GOLD, 1.2)


def _halberd_shaft(burin: Burin) -> None:
    burin.area(block(_X - 1.05, 17, 2.1, 35), inks.SHAFT, PART)


def _halberd_head(burin: Burin, spike: bool = True) -> None:
    if spike:
        burin.line("M 77.1 15 L 77.1 28", 2.6)
        burin.area("M 77.1 10.2 L 78.6 17.2 L 75.6 17.2 Z", inks.STEEL, 1.1)
    burin.area(block(_X - 1.6, 30.5, 3.2, 3.1), inks.GOLD, 1.2)


def draw_axe(burin: Burin) -> None:
    """Draw the broad axe of the jack of spades, with a spike behind."""
    _halberd_shaft(burin)
    burin.area("M 77.1 18.9 L 83.5 21.9 L 77.1 24.8 Z", inks.STEEL, 1.2)
    blade = (
        "M 68.7 11.8 C 66.2 17.2 66.2 26.4 68.7 31.9 C 70.4 28.6 73.3 26.7 77 26.5"
        " L 77 16.9 C 73.3 16.9 70.4 15 68.7 11.8 Z"
    )
    burin.area(blade, inks.STEEL, 1.3)
    _halberd_head(burin)


def draw_hooked_axe(burin: Burin) -> None:
    """Draw the long axe of the jack of hearts, with a hook behind."""
    _halberd_shaft(burin)
    burin.area("M 77.1 18.4 C 80.6 18.6 83.2 20.2 85 23.6 C 82 23.4 79.6 24 77.1 25.4 Z", inks.STEEL, 1.2)
    blade = (
        "M 71.2 11.7 C 68.6 17.6 67 26.4 67 34.6 C 69.6 31 73.4 29.2 77 28.4"
        " L 77 16.8 C 74.2 16.6 72.4 14.6 71.2 11.7 Z"
    )
    burin.area(blade, inks.STEEL, 1.3)
    _halberd_head(burin)


def draw_partisan(burin: Burin) -> None:
    """Draw the spear with two prongs of the jack of diamonds."""
    _halberd_shaft(burin)
    prong = shape("M 68.8 16.6 C 69.6 19.6 72 21.4 75.4 21.4 L 75 26.4 C 70.6 25.8 68.4 21.6 68.8 16.6 Z")
    burin.area(prong, inks.STEEL, 1.2)
    burin.area(mirrored(prong, _X), inks.STEEL, 1.2)
    burin.area(
        "M 77.1 9.8 L 81 18.1 L 78.8 21.8 L 77.6 30 L 76.6 30 L 75.4 21.8 L 73.2 18.1 Z", inks.STEEL, 1.3
    )
    _halberd_head(burin, spike=False)


def draw_half_moon(burin: Burin) -> None:
    """Draw the half-moon axe of the jack of clubs, with a forked back."""
    _halberd_shaft(burin)
    burin.area("M 77.1 19.6 L 84.5 17 L 82.4 22 L 84.5 27 L 77.1 24.4 Z", inks.STEEL, 1.2)
    burin.area("M 77 12 C 70.4 12 67 16.8 67 21.4 C 67 26 70.4 30.6 77 30.6 Z", inks.STEEL, 1.3)
    _halberd_head(burin)

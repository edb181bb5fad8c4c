"""The four aces; the ace of spades carries the ornament that the tax stamp once filled."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainterPath, QTransform

from bezique_qt.app.art import inks
from bezique_qt.app.art.burin import Burin
from bezique_qt.app.art.paths import disc, lozenge, shape
from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.art.suits import placed_suit

_HEIGHT = 46.0
_LEAF = shape("M 0 0 C -2 -1.6 -2 -4.4 0 -6.2 C 2 -4.4 2 -1.6 0 0 Z")
_PETAL = shape("M 0 -3.6 C -3.4 -6.4 -3.4 -11.4 0 -14.8 C 3.4 -11.4 3.4 -6.4 0 -3.6 Z")


def draw_ace(burin: Burin, suit: str, style: CardStyle) -> None:
    """Draw the middle of an ace; with large indices a plain pip of 40."""
    ink = inks.pip_ink(suit, style.four_colours)
    if style.large_index:
        burin.flat(placed_suit(suit, 50, 70, 40), ink)
    elif suit == "S":
        _draw_ace_of_spades(burin, style)
    else:
        burin.flat(placed_suit(suit, 50, 70, _HEIGHT), ink)
        _draw_inline(burin, suit, style.paper)


def _draw_inline(burin: Burin, suit: str, paper: str) -> None:
    """Draw the fine line of paper inside the pip, and the small pip in its middle."""
    if suit == "C":
        for x, y in ((0.0, -0.27), (-0.262, 0.085), (0.262, 0.085)):
            burin.line(disc(50 + x * _HEIGHT, 70 + y * _HEIGHT, 7.3), 0.8, paper)
        burin.flat(placed_suit(suit, 50, 70.6, 7.2), paper)
    elif suit == "H":
        burin.line(placed_suit(suit, 50, 69.6, 32.5), 0.8, paper)
        burin.flat(placed_suit(suit, 50, 70, 7.5), paper)
    else:
        burin.line(placed_suit(suit, 50, 70, 35), 0.8, paper)
        burin.flat(placed_suit(suit, 50, 70, 8), paper)


def _draw_ace_of_spades(burin: Burin, style: CardStyle) -> None:
    spade = inks.SUIT_INKS["S"]
    burin.flat(placed_suit("S", 50, 68, 66), inks.BLACK_PIP)
    field = _inner_spade()
    burin.flat(field, spade.main)
    with burin.within(field):
        for i in range(-14, 15):
            x = 50 + i * 5.0
            burin.line(f"M {x - 25} 30 L {x + 25} 110", 0.55, spade.second)
            burin.line(f"M {x + 25} 30 L {x - 25} 110", 0.55, spade.second)
    burin.line(field, 0.9, style.paper)
    _draw_foot(burin, style.paper)
    for petal in range(8):
        turn = QTransform().translate(50, 70).rotate(45 * petal)
        burin.area(turn.map(_PETAL), inks.GOLD if petal % 2 else inks.WHITE, 0.8)
    burin.disc(50, 70, 4.1, inks.WHITE, 0.9)
    burin.flat(placed_suit("S", 50, 70, 5.6), inks.BLACK_PIP)
    _draw_laurel(burin)


def _inner_spade() -> QPainterPath:
    """Give the latticed field, set high in the spade so that the rim is heavy below."""
    return shape(
        "M 50 39.5 C 45.5 49 23.2 58.5 23.2 75 C 23.2 83.5 28.6 88.6 35.6 88.6"
        " C 42 88.6 46.6 85.2 50 80 C 53.4 85.2 58 88.6 64.4 88.6 C 71.4 88.6 76.8 83.5 76.8 75"
        " C 76.8 58.5 54.5 49 50 39.5 Z"
    )


def _draw_foot(burin: Burin, paper: str) -> None:
    burin.line("M 41 97.4 L 59 97.4", 0.9, paper)


def _draw_laurel(burin: Burin) -> None:
    """Draw two branches of laurel under the spade, meeting at a golden lozenge."""
    spade = inks.SUIT_INKS["S"]
    for side in (-1, 1):
        with burin.at(50, 0, mirror=side > 0):
            burin.line("M -31.4 95 C -28.4 105 -17 113.6 -4.6 113.8", 0.6, spade.main)
            for step in range(5):
                angle = math.radians(18 + step * 12.6)
                x, y = -32.6 * math.cos(angle), 86.4 + 27.4 * math.sin(angle)
                heading = math.degrees(angle)
                outer = QTransform().translate(x, y).rotate(-118 - heading * 0.75)
                inner = QTransform().translate(x, y).rotate(2 - heading * 0.95)
                burin.flat(inner.map(_LEAF), spade.main)
                burin.flat(outer.map(_LEAF), inks.GOLD)
    burin.flat(lozenge(50, 113.6, 2.6, 2.8), inks.GOLD)

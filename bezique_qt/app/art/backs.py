"""The two backs: a blue lattice of lozenges and a red sea of scales."""

from __future__ import annotations

from bezique_qt.app.art import inks
from bezique_qt.app.art.burin import Burin
from bezique_qt.app.art.paths import block, disc, lozenge
from bezique_qt.app.art.suits import placed_suit

_OUTER = block(4.8, 5.3, 90.4, 129.4, 2.6)
_INNER = block(8.3, 8.8, 83.4, 122.4, 1.2)
_BLUE = inks.SUIT_INKS["S"].main
_PALE_BLUE = inks.SUIT_INKS["S"].second
_RED = "#911D29"
_BRIGHT_RED = "#C8393F"
_PALE_RED = inks.SUIT_INKS["H"].second


def draw_back(burin: Burin, back: str, paper: str) -> None:
    """Draw the ``blue`` or ``red`` back on the paper."""
    ground = _BLUE if back == "blue" else _RED
    burin.flat(_OUTER, ground)
    with burin.within(_INNER):
        if back == "blue":
            _lattice(burin)
        else:
            _scales(burin)
    burin.line(_INNER, 0.9, inks.GOLD)
    _medallion(burin, ground, paper)


def _lattice(burin: Burin) -> None:
    for i in range(-9, 20):
        x = 10.0 * i
        burin.line(f"M {x - 50} -1 L {x + 50} 141", 0.7, _PALE_BLUE)
        burin.line(f"M {x + 50} -1 L {x - 50} 141", 0.7, _PALE_BLUE)
    for row in range(-10, 11):
        for column in range(-10, 11):
            if (row + column) % 2:
                continue
            gold = (row + column) % 4 == 0 if row % 2 == 0 else (column - row) % 4 == 0
            fill = inks.GOLD if gold else _PALE_BLUE
            burin.flat(lozenge(50 + 5 * column, 70 + 7.1 * row, 2.3, 3.0), fill)


def _scales(burin: Burin) -> None:
    """Draw rows of ringed scales, each row over the lower part of the one above."""
    rings = (
        (7.4, _PALE_RED),
        (6.6, _RED),
        (5.2, _PALE_RED),
        (4.4, _RED),
        (3.1, _PALE_RED),
        (2.5, _BRIGHT_RED),
    )
    for row in range(-10, 11):
        y = 70 + 7.1 * row
        for column in range(-4, 5):
            x = 50 + 14 * column + (7 if row % 2 else 0)
            for radius, fill in rings:
                burin.flat(disc(x, y, radius), fill)


def _medallion(burin: Burin, ground: str, paper: str) -> None:
    burin.flat(disc(50, 70, 24.2, 28.6), inks.GOLD)
    burin.flat(disc(50, 70, 23.2, 27.6), ground)
    burin.flat(disc(50, 70, 21.6, 26.0), paper)
    burin.flat(lozenge(50, 70, 4, 4.9), inks.GOLD)
    for suit, turn in (("S", 0), ("D", 90), ("C", 180), ("H", 270)):
        with burin.at(50, 70):
            burin.painter.rotate(turn)
            away = 14.0 if turn % 180 == 0 else 10.8
            burin.flat(placed_suit(suit, 0, -away, 11), ground)

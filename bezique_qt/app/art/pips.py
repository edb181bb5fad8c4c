"""Pips: the cards seven to ten, and the pips and indices in the corners of every card."""

from __future__ import annotations

from bezique_qt.app.art.burin import Burin
from bezique_qt.app.art.index import placed_sign
from bezique_qt.app.art.inks import pip_ink
from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.art.suits import placed_suit

_LEFT, _MIDDLE, _RIGHT = 31.0, 50.0, 69.0
_FOUR_ROWS = (27.0, 55.7, 84.3, 113.0)
_THREE_ROWS = (28.0, 70.0, 112.0)


def _columns(rows: tuple[float, ...]) -> tuple[tuple[float, float], ...]:
    return tuple((x, y) for y in rows for x in (_LEFT, _RIGHT))


PIP_PLACES: dict[str, tuple[tuple[float, float], ...]] = {
    "7": (*_columns(_THREE_ROWS), (_MIDDLE, 49.0)),
    "8": (*_columns(_THREE_ROWS), (_MIDDLE, 49.0), (_MIDDLE, 91.0)),
    "9": (*_columns(_FOUR_ROWS), (_MIDDLE, 70.0)),
    "T": (*_columns(_FOUR_ROWS), (_MIDDLE, 41.4), (_MIDDLE, 98.6)),
}
"""Centres of the pips of each rank, in card units; pips below the middle stand on their heads."""


def draw_pips(burin: Burin, rank: str, suit: str, style: CardStyle) -> None:
    """Draw the pips of a seven, eight, nine or ten; one large pip with large indices."""
    ink = pip_ink(suit, style.four_colours)
    if style.large_index:
        burin.flat(placed_suit(suit, 50, 70, 40), ink)
        return
    height = 22.5 if suit == "D" else 21.0
    for x, y in PIP_PLACES[rank]:
        burin.flat(placed_suit(suit, x, y, height, turned=y > 70), ink)


def draw_corners(burin: Burin, rank: str, suit: str, style: CardStyle, both: bool = True) -> None:
    """Draw the index and its suit in the upper left corner, and turned in the lower right one.

    ``both`` is false where a court drawn to the right edge leaves no room for the second.
    """
    ink = pip_ink(suit, style.four_colours)
    sign = style.sign(rank)
    if style.large_index:
        middle, letter, mark, mark_y = 15.2, 26.0, 18.0, 46.0
    else:
        middle, letter, mark, mark_y = 9.3, 15.0, 12.5, 31.5
    for turned in (False, True)[: 1 + both]:
        with burin.kept():
            if turned:
                burin.painter.translate(100, 140)
                burin.painter.rotate(180)
            burin.flat(placed_sign(sign, middle, 6.5, letter), ink)
            burin.flat(placed_suit(suit, middle, mark_y, mark), ink)

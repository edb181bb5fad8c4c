"""Small cards for panels and chips: an index and its suit, nothing else."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bezique_qt.app.art.burin import Burin
from bezique_qt.app.art.index import placed_sign
from bezique_qt.app.art.inks import pip_ink
from bezique_qt.app.art.paths import block
from bezique_qt.app.art.style import FACES, CardStyle
from bezique_qt.app.art.suits import placed_suit

# Drawn in a square of 22 units, the pixels of the pictures.
SIDE = 22.0
_DASH = ("#605949", "#ABABA3")


def draw_mini_card(
    painter: QPainter, face: str, size: QSizeF, style: CardStyle, dashed: bool, on_dark: bool
) -> None:
    """Draw the small card of ``face`` from the origin; ``dashed`` leaves out the paper.

    ``on_dark`` chooses light inks for a dashed card on a dark panel.  Raises ``ValueError``
    when there is no such face.
    """
    if face not in FACES:
        raise ValueError(f"there is no card face {face!r}")
    rank, suit = face[0], face[1]
    painter.scale(size.width() / SIDE, size.height() / SIDE)
    burin = Burin(painter)
    sheet = block(0.6, 0.6, SIDE - 1.2, SIDE - 1.2, 2.6)
    if dashed:
        edge = QPen(QColor(_DASH[on_dark]), 1.1, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        edge.setDashPattern([3.0, 2.0])
        painter.setPen(edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(sheet)
    else:
        burin.area(sheet, style.paper, 1.0, style.edge)
    ink = pip_ink(suit, style.four_colours, on_dark=dashed and on_dark)
    burin.flat(placed_sign(style.sign(rank), 6.9, 6.2, 9.6), ink)
    burin.flat(placed_suit(suit, 16, 11, 8), ink)

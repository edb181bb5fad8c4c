"""The drawn cards: faces, backs and suits as vector drawings, and one store of pixmaps.

Everything is drawn with paths, letters too, so that cards need neither pictures nor fonts.
Pixmaps need a running ``QGuiApplication``; the ``draw_`` functions take any painter.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from bezique_qt.app.art.cache import PIXMAPS
from bezique_qt.app.art.card import CARD_HEIGHT, CARD_WIDTH, CORNER, draw_card
from bezique_qt.app.art.inks import pip_ink
from bezique_qt.app.art.mini import draw_mini_card
from bezique_qt.app.art.style import BACK, BACKS, FACES, CardStyle
from bezique_qt.app.art.suits import placed_suit, suit_path

__all__ = [
    "BACK",
    "BACKS",
    "CARD_HEIGHT",
    "CARD_WIDTH",
    "CORNER",
    "FACES",
    "CardStyle",
    "card_pixmap",
    "draw_card",
    "mini_card_pixmap",
    "pip_ink",
    "suit_path",
    "suit_pixmap",
]


def card_pixmap(face: str, size: QSizeF, dpr: float, style: CardStyle) -> QPixmap:
    """Give the drawn card of ``face`` (``QS`` ... or ``back``), kept for the next time.

    ``size`` is in logical pixels (a card is 5 wide to 7 high), ``dpr`` the density of the
    screen.  Raises ``ValueError`` when there is no such face.
    """
    key = ("card", face, size.width(), size.height(), dpr, style)

    def draw(painter: QPainter, area: QSizeF) -> None:
        draw_card(painter, face, QRectF(0, 0, area.width(), area.height()), style)

    return PIXMAPS.get(key, size, dpr, draw)


def mini_card_pixmap(
    face: str,
    height: float,
    dpr: float,
    style: CardStyle,
    dashed: bool = False,
    on_dark: bool = False,
) -> QPixmap:
    """Give a small square card with index and suit only, ``height`` logical pixels high.

    ``dashed`` draws a missing card: a dashed edge without paper, in light inks when the panel
    is dark (``on_dark``).  Raises ``ValueError`` when there is no such face.
    """
    key = ("mini", face, height, dpr, style, dashed, on_dark)

    def draw(painter: QPainter, area: QSizeF) -> None:
        draw_mini_card(painter, face, area, style, dashed, on_dark)

    return PIXMAPS.get(key, QSizeF(height, height), dpr, draw)


def suit_pixmap(suit: str, size: float, dpr: float, colour: str) -> QPixmap:
    """Give the shape of ``suit`` filled with ``colour`` on a transparent square.

    ``size`` is the side in logical pixels.  Raises ``KeyError`` on an unknown suit.
    """
    key = ("suit", suit, size, dpr, colour)

    def draw(painter: QPainter, area: QSizeF) -> None:
        middle = area.width() / 2
        path = placed_suit(suit, middle, middle, area.height() * 0.96)
        painter.fillPath(path, QColor(colour))

    return PIXMAPS.get(key, QSizeF(size, size), dpr, draw)

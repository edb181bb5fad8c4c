"""One card, drawn on any painter: paper and edge, then face or back."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from bezique_qt.app.art.aces import draw_ace
from bezique_qt.app.art.backs import draw_back
from bezique_qt.app.art.burin import Burin
from bezique_qt.app.art.courts import draw_court
from bezique_qt.app.art.paths import block
from bezique_qt.app.art.pips import draw_corners, draw_pips
from bezique_qt.app.art.style import BACK, FACES, CardStyle

CARD_WIDTH = 100.0
CARD_HEIGHT = 140.0
CORNER = 6.5
_EDGE = 0.9


def draw_card(painter: QPainter, face: str, rect: QRectF, style: CardStyle) -> None:
    """Draw ``face`` (``QS`` ... or ``back``) so that it fills ``rect``.

    The painter's state is kept.  Raises ``ValueError`` when there is no such face.
    """
    if face != BACK and face not in FACES:
        raise ValueError(f"there is no card face {face!r}")
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / CARD_WIDTH, rect.height() / CARD_HEIGHT)
    burin = Burin(painter)
    sheet = block(_EDGE / 2, _EDGE / 2, CARD_WIDTH - _EDGE, CARD_HEIGHT - _EDGE, CORNER)
    burin.area(sheet, style.paper, _EDGE, style.edge)
    if face == BACK:
        draw_back(burin, style.back, style.paper)
    else:
        _draw_face(burin, face[0], face[1], style)
    painter.restore()


def _draw_face(burin: Burin, rank: str, suit: str, style: CardStyle) -> None:
    court = rank in "KQJ"
    if court:
        draw_court(burin, rank, suit, style)
    elif rank == "A":
        draw_ace(burin, suit, style)
    else:
        draw_pips(burin, rank, suit, style)
    draw_corners(burin, rank, suit, style, both=not (court and style.large_index))

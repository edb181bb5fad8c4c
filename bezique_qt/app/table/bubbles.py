"""What appears over the table for a while: cards shown again, points earned."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from bezique_qt.app.art import card_pixmap
from bezique_qt.app.table.look import Look, paint_shadow
from bezique_qt.app.table.rows import RATIO
from bezique_qt.app.table.signs import Align, Sign, elided


class ShownCards(Sign):
    """Cards shown once more: the last trick, or what the opponent has shown of his hand."""

    def __init__(self, look: Look, faces: tuple[str, ...], ringed: int | None, caption: str) -> None:
        super().__init__(look)
        self.faces = faces
        self.ringed = ringed
        """The place of the card with a ring, or None."""
        self.caption = caption
        self._height = 0.0

    def stand_left_of(self, point: QPointF, card_height: float, table: QRectF) -> None:
        """Stand with the right side at a point, inside the table; many cards lie over each other."""
        width = card_height * RATIO
        self._height = card_height
        cards = width + self._step(width) * (len(self.faces) - 1)
        inner = max(cards, min(self.look.width(self.caption, self.look.bold), table.width() - 64))
        height = card_height + self.look.line + 34
        x = max(table.left() + 12, point.x() - inner - 28)
        y = max(table.top() + 12, min(point.y() - height / 2, table.bottom() - height - 12))
        self.set_box(QRectF(x, y, inner + 28, height))

    def _step(self, width: float) -> float:
        return 1.1 * width if len(self.faces) < 4 else 0.4 * width

    def draw(self, painter: QPainter) -> None:
        """Draw the caption and the cards."""
        look, theme, box = self.look, self.look.theme, self.box
        paint_shadow(painter, box, 6, 5, 14, theme.dragged_shadow_alpha)
        painter.setPen(QPen(QColor(theme.panel_line), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(box, 6, 6)
        painter.setFont(look.bold)
        painter.setPen(QColor(theme.panel_text))
        top = QRectF(box.left() + 10, box.top() + 8, box.width() - 20, look.line * 1.2)
        painter.drawText(top, Align.AlignCenter, elided(self.caption, look.bold, top.width()))
        width = self._height * RATIO
        step = self._step(width)
        start = box.center().x() - (width + step * (len(self.faces) - 1)) / 2
        corner = 6.5 * self._height / 140
        for number, face in enumerate(self.faces):
            place = QRectF(start + number * step, box.bottom() - self._height - 12, width, self._height)
            picture = card_pixmap(face, place.size(), look.dpr, look.cards)
            paint_shadow(painter, place, corner, 1, 4, theme.shadow_alpha)
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
            if self.ringed == number:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(theme.ring), 2.6))
                painter.drawRoundedRect(place, corner, corner)


class Float(Sign):
    """Points, where they were earned."""

    def __init__(self, look: Look, text: str, centre: QPointF) -> None:
        super().__init__(look)
        self.text = text
        width, height = look.width(text, look.earned) + 12, 1.4 * QFontMetricsF(look.earned).height()
        self.set_box(QRectF(-width / 2, -height / 2, width, height))
        self.setPos(centre)

    def draw(self, painter: QPainter) -> None:
        """Draw the number with a halo of the table's colour, to be read over cards too."""
        metrics = QFontMetricsF(self.look.earned)
        path = QPainterPath()
        start = QPointF(-metrics.horizontalAdvance(self.text) / 2, metrics.capHeight() / 2)
        path.addText(start, self.look.earned, self.text)
        pen = QPen(QColor(self.look.theme.table_edge), 4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
        painter.fillPath(path, QColor(self.look.theme.points))

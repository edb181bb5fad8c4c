"""The box of a player: name, points, and how far he is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from bezique_qt.app.art.inks import OUTLINE, WHITE
from bezique_qt.app.table import texts
from bezique_qt.app.table.look import Look, with_alpha
from bezique_qt.app.table.signs import Align, Sign, elided


class PlayerBox(Sign):
    """Name, points and standing of one player."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.name = ""
        self.line = ""
        """Level, brisques, or the rubicon."""
        self.total = ""
        self.standing = ""
        self.progress = 0.0
        """How near the target or the rubicon, from 0 to 1."""
        self.dealer = ""
        """The dealer's mark, empty for the other player."""
        self.to_move = False
        self._pondering = 0.0

    def told(self) -> str:
        """All lines, and what the dealer's mark means."""
        dealer = texts.dealer() if self.dealer else ""
        return "\n".join(text for text in (self.name, self.line, self.standing, dealer) if text)

    @property
    def pondering(self) -> float:
        """How much of the sign that this player is thinking is to be seen, from 0 to 1."""
        return self._pondering

    def set_pondering(self, part: float) -> None:
        """Show the sign that this player is thinking, whole with 1 and not at all with 0."""
        if part != self._pondering:
            self._pondering = part
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the box."""
        look, theme, box = self.look, self.look.theme, self.box
        painter.setPen(QPen(with_alpha(theme.text, 0.22), 1))
        light = QColor(theme.text).lightness() < 128
        painter.setBrush(with_alpha(theme.panel, 0.55) if light else with_alpha(theme.table_edge, 0.35))
        painter.drawRoundedRect(box, 4, 4)
        if self.to_move:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.points))
            painter.drawRoundedRect(QRectF(box.left() + 1, box.top() + 8, 3, box.height() - 16), 1.5, 1.5)
        inner = box.adjusted(10, 2, -10, -2)
        painter.setFont(look.total)
        painter.setPen(QColor(theme.text))
        total_width = look.width(self.total, look.total)
        row = inner.height() / 3.7
        painter.drawText(
            QRectF(inner.left(), inner.top(), inner.width(), 2.15 * row),
            Align.AlignRight | Align.AlignVCenter,
            self.total,
        )
        room = inner.width() - total_width - 8
        painter.setFont(look.name)
        name = QRectF(inner.left(), inner.top(), room, 1.3 * row)
        dots_width = 1.7 * look.line if self._pondering else 0.0
        written = elided(self.name, look.name, room - dots_width)
        painter.drawText(name, Align.AlignLeft | Align.AlignVCenter, written)
        if self._pondering:
            self._draw_dots(painter, name.left() + look.width(written, look.name), name.center().y())
        painter.setFont(look.small)
        painter.setPen(QColor(theme.quiet))
        line = QRectF(inner.left(), inner.top() + 1.25 * row, room, 0.95 * row)
        if look.width(self.line, look.small) <= room:  # beside a long total there is no room for half a line
            painter.drawText(line, Align.AlignLeft | Align.AlignVCenter, self.line)
        bar = QRectF(inner.left(), inner.top() + 2.42 * row, inner.width(), 2.4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.text, 0.2))
        painter.drawRoundedRect(bar, 1.2, 1.2)
        bar.setWidth(max(0.0, min(1.0, self.progress)) * bar.width())
        painter.setBrush(QColor(theme.points))
        painter.drawRoundedRect(bar, 1.2, 1.2)
        painter.setPen(QColor(theme.text))
        standing = QRectF(inner.left(), inner.top() + 2.65 * row, inner.width(), 1.05 * row)
        painter.drawText(
            standing, Align.AlignLeft | Align.AlignVCenter, elided(self.standing, look.small, inner.width())
        )
        if self.dealer:
            self._draw_dealer(painter)

    def _draw_dots(self, painter: QPainter, left: float, middle: float) -> None:
        """Three dots after the name."""
        line = self.look.line
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(self.look.theme.points, self._pondering))
        for place in (0.55, 0.9, 1.25):
            painter.drawEllipse(QPointF(left + place * line, middle + 0.12 * line), 0.1 * line, 0.1 * line)
        painter.restore()

    def _draw_dealer(self, painter: QPainter) -> None:
        theme = self.look.theme
        radius = 0.62 * self.look.line
        centre = self.box.topRight() + QPointF(-2, 3)
        painter.setPen(QPen(with_alpha(OUTLINE, 0.6), 1))
        painter.setBrush(QColor(theme.points if QColor(theme.text).lightness() > 128 else theme.ring))
        painter.drawEllipse(centre, radius, radius)
        font = QFont(self.look.name)
        font.setBold(True)
        font.setPixelSize(round(radius * 1.25))
        painter.setFont(font)
        painter.setPen(QColor(OUTLINE if QColor(theme.text).lightness() > 128 else WHITE))
        square = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(square, Align.AlignCenter, self.dealer)

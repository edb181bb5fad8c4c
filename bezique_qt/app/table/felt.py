"""The cloth of the table: a wide gradient, fibres that repeat, and a hairline frame."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from bezique_qt.app.table.look import with_alpha
from bezique_qt.app.theme import Theme

_TILE = 192
_FRAME = 8.0


class Felt:
    """Paints the table's ground; the picture is kept until size, theme or resolution change."""

    def __init__(self) -> None:
        self._key: tuple[str, float, float, float] | None = None
        self._picture = QImage()

    def paint(self, painter: QPainter, exposed: QRectF, size: QSizeF, theme: Theme, dpr: float) -> None:
        """Paint the part of the ground that `exposed` covers."""
        key = (theme.name, size.width(), size.height(), dpr)
        if key != self._key:
            self._key = key
            self._picture = _ground(size, theme, dpr)
        source = QRectF(exposed.topLeft() * dpr, exposed.size() * dpr)
        painter.drawImage(exposed, self._picture, source)


def _ground(size: QSizeF, theme: Theme, dpr: float) -> QImage:
    picture = QImage(
        math.ceil(size.width() * dpr),
        math.ceil(size.height() * dpr),
        QImage.Format.Format_RGB32,
    )
    picture.setDevicePixelRatio(dpr)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(QPointF(0, 0), size)
    gradient = QRadialGradient(area.center(), max(size.width(), size.height()) * 0.62)
    gradient.setColorAt(0.0, QColor(theme.table_centre))
    gradient.setColorAt(0.55, QColor(theme.table_base))
    gradient.setColorAt(1.0, QColor(theme.table_edge))
    painter.fillRect(area, gradient)
    tile = _fibres(theme, dpr)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    y = 0.0
    while y < size.height():
        x = 0.0
        while x < size.width():
            painter.drawImage(QPointF(x, y), tile)
            x += _TILE
        y += _TILE
    painter.restore()
    _frame(painter, area, theme)
    painter.end()
    return picture


def _fibres(theme: Theme, dpr: float) -> QImage:
    """Short fibres at 4 %; always the same ones, and they wrap around the edges of the tile."""
    pixels = math.ceil(_TILE * dpr)
    tile = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    tile.setDevicePixelRatio(dpr)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    chance = random.Random(1887)
    for number in range(420):
        ink = with_alpha(theme.text if number % 2 else theme.table_edge, 0.045)
        painter.setPen(QPen(ink, 0.9))
        x, y = chance.random() * _TILE, chance.random() * _TILE
        angle, length = chance.random() * math.tau, 3 + 4 * chance.random()
        across, down = math.cos(angle) * length, math.sin(angle) * length
        for left in (-_TILE, 0, _TILE):
            for top in (-_TILE, 0, _TILE):
                start = QPointF(x + left, y + top)
                painter.drawLine(start, start + QPointF(across, down))
    painter.end()
    return tile


def _frame(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """A hairline 8 px inside the border, with a lozenge at each corner."""
    inner = area.adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(with_alpha(theme.quiet, 0.35), 1))
    painter.drawRect(inner)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(theme.quiet, 0.55))
    for corner in (inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight()):
        lozenge = QPainterPath(corner + QPointF(0, -4))
        for x, y in ((4, 0), (0, 4), (-4, 0)):
            lozenge.lineTo(corner + QPointF(x, y))
        lozenge.closeSubpath()
        painter.drawPath(lozenge)

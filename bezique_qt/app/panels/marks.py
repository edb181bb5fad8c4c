"""The small drawn signs of the panels: mini cards, the tick of a fact, the marker of the status line."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from bezique_qt.app.art.index import placed_sign
from bezique_qt.app.art.inks import pip_ink
from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.art.suits import placed_suit
from bezique_qt.app.phrases import cards_listed
from bezique_qt.app.stylesheet import text_px
from bezique_qt.app.theme import Theme
from bezique_qt.rules import Card


class MiniCards(QWidget):
    """A line of small cards that wraps; missing ones are dashed.

    `missing` are faces ("QD"), or a bare rank ("Q") where any suit will do.
    """

    def __init__(
        self,
        cards: Iterable[Card],
        missing: Iterable[str],
        theme: Theme,
        style: CardStyle,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._faces = [(card.face, True) for card in cards] + [(face, False) for face in missing]
        self._theme = theme
        self._style = style
        self._height = text_px(21)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(cards_listed(face for face, held in self._faces if held))

    def keep_one_line(self) -> None:
        """Take just the width of the cards, with something beside them."""
        self.setFixedSize(self.sizeHint())

    def hasHeightForWidth(self) -> bool:
        """Narrow panels take more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines."""
        boxes = self._boxes(width)
        return int(boxes[-1].bottom()) + 1 if boxes else 0

    def sizeHint(self) -> QSize:
        """One line."""
        boxes = self._boxes(10_000)
        return QSize(int(boxes[-1].right()) + 1 if boxes else 0, self._height + 1)

    def minimumSizeHint(self) -> QSize:
        """Room for one card: the rest wraps."""
        return QSize(self._height * 2, self._height + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards from the paths of the large ones."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for (face, held), box in zip(self._faces, self._boxes(self.width()), strict=True):
            self._draw(painter, face, held, box)
        painter.end()

    def _boxes(self, width: int) -> list[QRectF]:
        gap = 3.0
        x, y = 0.5, 0.5
        boxes: list[QRectF] = []
        for face, _ in self._faces:
            wide = self._height * (1.22 if face[0] == "T" else 1.05 if len(face) > 1 else 0.8)
            if boxes and x + wide > width:
                x = 0.5
                y += self._height + gap
            boxes.append(QRectF(x, y, wide, self._height - 1))
            x += wide + gap
        return boxes

    def _draw(self, painter: QPainter, face: str, held: bool, box: QRectF) -> None:
        theme = self._theme
        pen = QPen(QColor(theme.card_edge if held else theme.panel_quiet), 1)
        if not held:
            pen.setDashPattern([2.5, 2.0])
        painter.setPen(pen)
        painter.setBrush(QColor(theme.card_paper) if held else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 3, 3)
        rank, suit = face[0], face[1:]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._ink(suit, held))
        sign = self._style.sign(rank)
        height = box.height() * 0.52
        top = box.center().y() - height / 2
        if not suit:
            painter.drawPath(placed_sign(sign, box.center().x(), top, height))
            return
        at = box.left() + box.width() * (0.34 if rank == "T" else 0.3)
        painter.drawPath(placed_sign(sign, at, top, height))
        painter.drawPath(placed_suit(suit, box.right() - height * 0.66, box.center().y(), height * 0.86))

    def _ink(self, suit: str, held: bool) -> QColor:
        if held:
            return QColor(pip_ink(suit, self._style.four_colours))
        if suit in ("H", "D") and not (self._style.four_colours and suit == "D"):
            return QColor(self._theme.panel_red)
        return QColor(self._theme.panel_text)


class Tick(QWidget):
    """A solid square with a tick: a certain fact."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._side = text_px(14)
        self.setFixedSize(self._side + 1, text_px(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the square in the ink of facts."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(self._side)
        draw_tick(painter, self._theme, QPointF(0, (self.height() - side) / 2), side)
        painter.end()


def draw_tick(painter: QPainter, theme: Theme, corner: QPointF, side: float) -> None:
    """Draw a solid square with a tick, from its upper left corner; `side` in logical pixels."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.certain))
    painter.drawRoundedRect(QRectF(corner.x(), corner.y(), side, side), 2.5, 2.5)
    pen = QPen(QColor(theme.panel_card), side / 7)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    points = ((0.24, 0.52), (0.43, 0.71), (0.78, 0.3))
    painter.drawPolyline(
        QPolygonF([QPointF(corner.x() + x * side, corner.y() + y * side) for x, y in points])
    )


class Approx(QWidget):
    """A dashed circle with the sign for "about": an estimate."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._side = text_px(14)
        self.setFixedSize(self._side + 1, text_px(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the circle and two waves in the ink of estimates."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(self._side)
        top = (self.height() - side) / 2
        pen = QPen(QColor(self._theme.estimate), side / 12)
        pen.setDashPattern([2.2, 1.6])
        painter.setPen(pen)
        painter.drawEllipse(QRectF(0.7, top + 0.7, side - 1.4, side - 1.4))
        pen = QPen(QColor(self._theme.estimate), side / 10)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for y in (0.41, 0.6):
            wave = QPainterPath(QPointF(side * 0.28, top + side * (y + 0.03)))
            wave.cubicTo(
                QPointF(side * 0.42, top + side * (y - 0.12)),
                QPointF(side * 0.58, top + side * (y + 0.16)),
                QPointF(side * 0.72, top + side * (y - 0.01)),
            )
            painter.drawPath(wave)
        painter.end()


class GoalMark(QWidget):
    """The box before a goal: empty until it is reached, then ticked."""

    def __init__(self, theme: Theme, reached: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._reached = reached
        self._side = text_px(14)
        self.setFixedSize(self._side + 1, text_px(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(self._side)
        corner = QPointF(0, (self.height() - side) / 2)
        if self._reached:
            draw_tick(painter, self._theme, corner, side)
        else:
            painter.setPen(QPen(QColor(self._theme.panel_quiet), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(
                QRectF(corner.x() + 0.7, corner.y() + 0.7, side - 1.4, side - 1.4), 2.5, 2.5
            )
        painter.end()


class Pointer(QWidget):
    """The small triangle before what is expected of the player."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFixedSize(text_px(8), text_px(18))

    def set_theme(self, theme: Theme) -> None:
        """Take another theme's inks."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the triangle in the ink of facts."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.certain))
        middle, half = self.height() / 2, self.width() * 0.62
        painter.drawPolygon(
            QPolygonF([QPointF(0, middle - half), QPointF(self.width(), middle), QPointF(0, middle + half)])
        )
        painter.end()

"""One card on the table: a picture from the cache, and the signs of its state around it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from bezique_qt.app.art import card_pixmap
from bezique_qt.app.art.inks import OUTLINE, SUIT_INKS, WHITE
from bezique_qt.app.table.look import Look, paint_shadow, ring_pen, with_alpha
from bezique_qt.app.table.rows import RATIO, Placement
from bezique_qt.rules import Card

LEGAL_LIFT, HOVER_LIFT, CHIP_LIFT = 10.0, 16.0, 18.0
"""In units of look.md, of which a card is 140 high."""
_MARGIN = 20.0
"""Room for shadow, rings and discs around the card, in logical pixels, when it is not scaled."""


@dataclass(frozen=True, slots=True)
class CardState:
    """How a card shows what it is about.  `dimmed`: may not be played; `barred`: was just tried in vain."""

    legal: bool = False
    dimmed: bool = False
    hovered: bool = False
    focused: bool = False
    selected: bool = False
    by_chip: bool = False
    winning: bool = False
    dragged: bool = False
    barred: bool = False

    @property
    def lift(self) -> float:
        """How far the card stands out of its row, in units."""
        if self.dragged:
            return 0.0
        if self.by_chip:
            return CHIP_LIFT
        if self.hovered or self.focused or self.selected:
            return HOVER_LIFT
        return LEGAL_LIFT if self.legal else 0.0


class CardItem(QGraphicsObject):
    """A card, placed by its centre.  `key` is that of its row in a model."""

    def __init__(self, key: str, card: Card | None, look: Look) -> None:
        super().__init__()
        self.key = key
        self.card = card
        self.look = look
        self.home = Placement(0.0, 0.0, 0.0, 100.0)
        """Where the layout wants it."""
        self.home_z = 0.0
        self.lift_scale = 1.0
        """1 for cards of the hand; exposed cards rise by less, so that the names above stay clear."""
        self.state = CardState()
        self.covered = False
        """It still shows its back, as it did where it comes from."""
        self.leaving = False
        """It is on its way out of the table."""
        self._height = 100.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption, False)

    @property
    def face(self) -> str:
        """Rank and suit, or "back"."""
        return "back" if self.card is None or self.covered else self.card.face

    def uncover(self) -> None:
        """Turn the card over."""
        if self.covered:
            self.covered = False
            self.update()

    @property
    def height(self) -> float:
        """The height in which the card is drawn."""
        return self._height

    def set_height(self, height: float) -> None:
        """Draw the card in another size."""
        if height != self._height:
            self.prepareGeometryChange()
            self._height = height
            self.update()

    def set_look(self, look: Look) -> None:
        """Draw with another theme, language or resolution."""
        self.look = look
        self.update()

    def set_state(self, state: CardState) -> bool:
        """Show another state; True if that moves the card."""
        if state == self.state:
            return False
        moves = state.lift != self.state.lift
        self.state = state
        self.update()
        return moves

    def target(self) -> Placement:
        """Where the card is to be now: at home, or lifted out of its row."""
        rise = self.state.lift * self.lift_scale * self.home.height / 140
        if not rise:
            return self.home
        home = self.home
        return Placement(home.x, home.y - rise, home.rotation, home.height)

    def body(self) -> QRectF:
        """The card itself, about the origin."""
        width = self._height * RATIO
        return QRectF(-width / 2, -self._height / 2, width, self._height)

    def boundingRect(self) -> QRectF:
        """The card with its shadow, rings and discs."""
        return self.body().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def shape(self) -> QPainterPath:
        """Where a pointer meets the card: its body, and below a lifted card the strip it has risen from."""
        path = QPainterPath()
        rise = max(0.0, self.home.y - self.pos().y()) if not self.state.dragged else 0.0
        path.addRect(self.body().adjusted(0, 0, 0, min(rise, self._height * 0.2)))
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw shadow, card and signs."""
        state, theme = self.state, self.look.theme
        body = self.body()
        unit = self._height / 140
        corner = 6.5 * unit
        if state.dragged:
            paint_shadow(painter, body, corner, 8, 18, theme.dragged_shadow_alpha)
        elif state.hovered or state.focused or state.by_chip or state.selected:
            paint_shadow(painter, body, corner, 4, 10, theme.lifted_shadow_alpha)
        else:
            paint_shadow(painter, body, corner, 1, 4, theme.shadow_alpha)
        picture = card_pixmap(self.face, QSizeF(body.width(), body.height()), self.look.dpr, self.look.cards)
        painter.drawPixmap(body, picture, QRectF(picture.rect()))
        if state.dimmed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(with_alpha(theme.table_base, 0.4))
            painter.drawRoundedRect(body, corner, corner)
        if state.by_chip or state.selected or state.winning:
            self._paint_ring(painter, body, corner, unit)
        if state.focused:
            self._paint_focus(painter, body, corner)
        if state.selected:
            self._paint_tick(painter, body, unit)
        if state.barred:
            self._paint_barred(painter, body, unit)

    def _paint_ring(self, painter: QPainter, body: QRectF, corner: float, unit: float) -> None:
        width = max(2.0, 3.2 * unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(ring_pen(QColor(self.look.theme.ring), width))
        painter.drawRoundedRect(body, corner, corner)

    def _paint_focus(self, painter: QPainter, body: QRectF, corner: float) -> None:
        """Two rings, light outside and dark inside: one of them stands out on any table."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(ring_pen(QColor(OUTLINE), 3.0))
        painter.drawRoundedRect(body.adjusted(-1.5, -1.5, 1.5, 1.5), corner + 1.5, corner + 1.5)
        painter.setPen(ring_pen(QColor(WHITE), 2.2))
        painter.drawRoundedRect(body.adjusted(-4, -4, 4, 4), corner + 4, corner + 4)

    def _disc(self, body: QRectF) -> tuple[QPointF, float]:
        return QPointF(body.right() - 5, body.top() + 6), max(8.0, min(11.0, body.width() * 0.12))

    def _paint_tick(self, painter: QPainter, body: QRectF, unit: float) -> None:
        """A tick over the left part of the upper edge, where the next card of the hand does not hide it."""
        _, radius = self._disc(body)
        centre = QPointF(body.left() + 0.2 * body.width(), body.top() - 0.3 * radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.look.theme.ring))
        painter.drawEllipse(centre, radius, radius)
        pen = QPen(QColor(OUTLINE), 2.2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        tick = [(-0.42, 0.02), (-0.1, 0.34), (0.45, -0.3)]
        painter.drawPolyline([centre + QPointF(x * radius, y * radius) for x, y in tick])

    def _paint_barred(self, painter: QPainter, body: QRectF, unit: float) -> None:
        """A no-entry sign: a disc with a bar, understood without its colour."""
        centre, radius = self._disc(body)
        painter.setPen(QPen(QColor(WHITE), 1.6))
        painter.setBrush(QColor(SUIT_INKS["H"].dark))
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(WHITE))
        painter.drawRect(QRectF(centre.x() - radius * 0.55, centre.y() - 1.6, radius * 1.1, 3.2))

"""Chips and buttons: what can be pressed on the table beside cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bezique_qt.app import phrases
from bezique_qt.app.phrases import capital
from bezique_qt.app.table import texts
from bezique_qt.app.table.look import Look, ring_pen, with_alpha
from bezique_qt.app.table.offers import Offer, OfferType
from bezique_qt.app.table.signs import Align, Sign, elided, paint_suit, suit_ink
from bezique_qt.rules import MeldKind, Phase, PlayerView


class Pressable(Sign):
    """A button drawn on the table; the view hears the mouse and the keys for it."""

    def __init__(self, look: Look, key: str) -> None:
        super().__init__(look)
        self.key = key
        self.text = ""
        self.corner = 4.0
        self.opens_list = False
        self.hovered = False
        self.focused = False
        self.down = False

    def spoken(self) -> str:
        """What a screen reader says of it."""
        return self.text

    def wanted_width(self) -> float:
        """The width in which nothing is cut."""
        arrow = 0.9 * self.look.line if self.opens_list else 0.0
        return self.look.width(self.text, self.look.small) + 1.65 * self.look.line + arrow

    def set_marks(self, hovered: bool, focused: bool, down: bool) -> None:
        """Show whether the pointer is over it, the keyboard's focus on it, and whether it is pressed."""
        if (hovered, focused, down) != (self.hovered, self.focused, self.down):
            self.hovered, self.focused, self.down = hovered, focused, down
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw a quiet button."""
        theme, box = self.look.theme, self.box
        painter.setPen(QPen(with_alpha(theme.text, 0.45), 1))
        painter.setBrush(with_alpha(theme.text, 0.2 if self.down else 0.14 if self.hovered else 0.07))
        painter.drawRoundedRect(box, self.corner, self.corner)
        painter.setFont(self.look.small)
        painter.setPen(QColor(theme.text))
        inner = box.adjusted(6, 0, -6, 0)
        if self.opens_list:
            inner.setRight(inner.right() - 0.9 * self.look.line)
            paint_arrow(painter, QPointF(inner.right() + 0.35 * self.look.line, box.center().y()), self.look)
        painter.drawText(inner, Align.AlignCenter, elided(self.text, self.look.small, inner.width()))
        if self.focused:
            paint_focus(painter, box, self.corner, self.look)


class Chip(Pressable):
    """One offer: suit, name and points on a pill; dashed when it does not score yet."""

    def __init__(self, look: Look, offer: Offer, view: PlayerView) -> None:
        super().__init__(look, f"chip:{offer.key}")
        self.offer = offer
        self._draws = view.phase is Phase.WINDOW
        limit = view.variant.melds_per_window
        self._only_announced = bool(limit) and view.scored_in_window >= limit
        """Nothing more can be scored now: the words above the chips say so for all of them."""
        self.points = ""
        self.retranslate()

    def retranslate(self) -> None:
        """Take name and points in the language in use."""
        offer = self.offer
        match offer.type:
            case OfferType.DONE:
                self.text = texts.draw() if self._draws else texts.pass_carte_blanche()
            case OfferType.CARTE_BLANCHE:
                self.text = texts.carte_blanche()
            case OfferType.EXCHANGE:
                self.text = texts.exchange()
            case OfferType.DIX:
                self.text = texts.dix()
            case OfferType.ANNOUNCE:
                name = _name(offer.kind)
                self.text = name if self._only_announced else texts.announce(name)
            case OfferType.MELD | OfferType.WAITING:
                self.text = _name(offer.kind)
        self.points = texts.points(offer.points) if offer.points else ""
        self.update()

    @property
    def has_list(self) -> bool:
        """Whether there is more than one way to take the offer."""
        return bool(self.offer.others)

    def spoken(self) -> str:
        """Name, suit and points."""
        offer = self.offer
        if offer.kind is None or not offer.cards:
            name = self.text
        else:
            name = capital(phrases.meld_title(offer.kind, offer.cards))
            if offer.type is OfferType.ANNOUNCE:
                name = texts.announce(name)
            elif offer.type is OfferType.WAITING:
                name = f"{texts.within_reach()}: {name}"
        return texts.for_points(name, offer.points) if offer.points else name

    def wanted_width(self) -> float:
        """The width in which nothing is cut."""
        look, line = self.look, self.look.line
        width = look.width(self.text, look.bold) + 1.7 * line
        if self._suits():
            width += 1.25 * line
        if self.points:
            width += look.width(self.points, look.bold) + 0.7 * line
        return width + (1.0 * line if self.has_list else 0.0)

    def list_area(self) -> QRectF:
        """The part of the chip that opens its list; empty without one."""
        if not self.has_list:
            return QRectF()
        width = 1.7 * self.look.line
        return QRectF(self.box.right() - width, self.box.top(), width, self.box.height())

    def draw(self, painter: QPainter) -> None:
        """Draw the pill and what stands in it."""
        look, theme, box = self.look, self.look.theme, self.box
        later = self.offer.type in (OfferType.ANNOUNCE, OfferType.WAITING)
        passing = self.offer.type is OfferType.DONE
        radius = box.height() / 2
        if later or passing:
            pen = QPen(QColor(theme.text), 1.3)
            if later:
                pen.setDashPattern([3.0, 2.5])
                pen.setColor(with_alpha(theme.text, 0.75))
            painter.setPen(pen)
            painter.setBrush(with_alpha(theme.text, 0.18 if self.down or self.hovered else 0.05))
            surface, text, points = theme.table_base, theme.text, theme.points
        else:
            # On a dark table the pill is hardly lighter than the cloth: its edge says where to press.
            painter.setPen(QPen(with_alpha(theme.text if theme.dark else theme.table_edge, 0.5), 1))
            painter.setBrush(QColor(theme.panel if self.down else theme.panel_card))
            surface, text, points = theme.panel_card, theme.panel_text, theme.panel_points
        painter.drawRoundedRect(box, radius, radius)
        inner = box.adjusted(0.75 * look.line, 0, -0.75 * look.line, 0)
        if self.has_list:
            arrow = self.list_area().center() - QPointF(0.15 * look.line, 0)
            painter.setPen(QColor(text))
            paint_arrow(painter, arrow, look)
            inner.setRight(inner.right() - 0.95 * look.line)
        suits = self._suits()
        if suits:
            self._draw_suits(painter, inner, suits, surface)
            inner.setLeft(inner.left() + 1.25 * look.line)
        painter.setFont(look.bold)
        if self.points:
            painter.setPen(QColor(points))
            painter.drawText(inner, Align.AlignRight | Align.AlignVCenter, self.points)
            inner.setRight(inner.right() - look.width(self.points, look.bold) - 0.5 * look.line)
        painter.setPen(QColor(text))
        align = Align.AlignLeft if suits or self.points else Align.AlignHCenter
        painter.drawText(inner, align | Align.AlignVCenter, elided(self.text, look.bold, inner.width() + 1))
        if self.hovered or self.focused:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(ring_pen(QColor(theme.ring), 2.4))
            outer = box.adjusted(-2.4, -2.4, 2.4, 2.4)
            painter.drawRoundedRect(outer, outer.height() / 2, outer.height() / 2)
        if self.focused:
            paint_focus(painter, box, radius, look)

    def _suits(self) -> str:
        offer = self.offer
        if offer.suit is not None:
            return offer.suit
        return "SHCD" if offer.kind is not None else ""

    def _draw_suits(self, painter: QPainter, inner: QRectF, suits: str, surface: str) -> None:
        line = self.look.line
        centre = QPointF(inner.left() + 0.45 * line, inner.center().y())
        if len(suits) == 1:
            paint_suit(painter, suits, centre, 0.85 * line, suit_ink(self.look, suits, surface))
            return
        for suit, x, y in zip(suits, (-0.26, 0.26, 0.26, -0.26), (-0.26, -0.26, 0.26, 0.26), strict=True):
            place = centre + QPointF(x * line, y * line)
            paint_suit(painter, suit, place, 0.44 * line, suit_ink(self.look, suit, surface))


class MoreChip(Pressable):
    """Stands for the offers that find no room; pressing it lists them."""

    def __init__(self, look: Look, offers: Sequence[Offer]) -> None:
        super().__init__(look, "chip:more")
        self.offers = tuple(offers)
        self.opens_list = True
        self.corner = 0.9 * look.line
        self.text = texts.more(len(self.offers))


def paint_arrow(painter: QPainter, centre: QPointF, look: Look) -> None:
    """A small arrow down, in the colour of the pen: there is a list."""
    size = 0.2 * look.line
    painter.setPen(QPen(painter.pen().color(), 1.6))
    tip = centre + QPointF(0, 0.6 * size)
    painter.drawPolyline([centre + QPointF(-size, -0.5 * size), tip, centre + QPointF(size, -0.5 * size)])


def paint_focus(painter: QPainter, box: QRectF, corner: float, look: Look) -> None:
    """The double ring of the keyboard's focus: light outside, dark inside."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for grow, ink, width in ((3.2, look.theme.table_edge, 2.0), (5.2, look.theme.text, 2.0)):
        outer = box.adjusted(-grow, -grow, grow, grow)
        painter.setPen(ring_pen(QColor(ink), width))
        painter.drawRoundedRect(outer, corner + grow, corner + grow)


def chip_size(look: Look, room: float) -> QSizeF:
    """The gap between chips, and their height: a little less where that lets three lines into `room`."""
    gap = 0.36 * look.line
    third = (room - 2 * gap) / 3
    return QSizeF(gap, max(1.56 * look.line, min(1.85 * look.line, third)))


def _name(kind: MeldKind | None) -> str:
    return capital(phrases.meld_name(kind)) if kind is not None else ""

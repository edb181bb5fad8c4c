"""What is drawn on the table beside cards: frames, counts, marks. Each sign draws itself in one box."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from bezique_qt.app.art import card_pixmap, suit_path
from bezique_qt.app.art.inks import LIPS, OUTLINE, WHITE, pip_ink
from bezique_qt.app.table.look import Look, paint_shadow, with_alpha
from bezique_qt.app.table.rows import RATIO, Box, Placement

Align = Qt.AlignmentFlag


def rect(box: Box) -> QRectF:
    """The same rectangle for Qt."""
    return QRectF(box.left, box.top, box.width, box.height)


def elided(text: str, font: QFont, width: float) -> str:
    """The text, or as much of its beginning as fits."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


def paint_suit(painter: QPainter, suit: str, centre: QPointF, height: float, ink: QColor) -> None:
    """Draw a suit as a shape, never as a letter of a font."""
    place = QTransform.fromTranslate(centre.x(), centre.y()).scale(height, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(place.map(suit_path(suit)))


def suit_ink(look: Look, suit: str, on: str) -> QColor:
    """The colour of a suit on a surface: on dark ones red is light and black is the colour of the text."""
    if QColor(on).lightness() > 128:
        return QColor(pip_ink(suit, look.cards.four_colours))
    return QColor(LIPS if suit in "HD" else look.theme.text)


class Sign(QGraphicsObject):
    """Something drawn in a box.  Subclasses draw in `draw`, in the table's coordinates."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.box = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_box(self, box: QRectF) -> None:
        """Put it elsewhere."""
        if box != self.box:
            self.prepareGeometryChange()
            self.box = QRectF(box)
        self.update()

    def set_look(self, look: Look) -> None:
        """Draw with another theme, language or resolution."""
        self.look = look
        self.update()

    def told(self) -> str:
        """What is written here, in full: it may be cut."""
        return ""

    def told_at(self, point: QPointF) -> str:
        """What is written at a point of the table, in full."""
        return self.told() if self.box.contains(point) else ""

    def boundingRect(self) -> QRectF:
        """The box and a little around it, for rings and shadows."""
        return self.box.adjusted(-14, -14, 14, 14)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the sign."""
        if not self.box.isEmpty():
            self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw into `box`."""
        raise NotImplementedError


class TrumpMark(Sign):
    """Which suit is trumps, as a shape and as a word."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.suit: str | None = None
        self.caption = ""
        self.name = ""

    def told(self) -> str:
        """Caption and name."""
        return "\n".join(text for text in (self.caption, self.name) if text)

    def draw(self, painter: QPainter) -> None:
        """Draw the disc, the caption and the name."""
        look, theme, box = self.look, self.look.theme, self.box
        radius = look.line * 1.05
        centre = QPointF(box.left() + radius, box.top() + radius)
        top = box.top() + 2.45 * look.line
        if self.suit is not None:
            painter.setPen(QPen(with_alpha(OUTLINE, 0.35), 1))
            painter.setBrush(QColor(theme.card_paper))
            painter.drawEllipse(centre, radius, radius)
            ink = QColor(pip_ink(self.suit, look.cards.four_colours))
            paint_suit(painter, self.suit, centre + QPointF(0, 0.5), radius * 1.05, ink)
        else:
            top = box.top() + 1.2 * look.line
        painter.setFont(look.small)
        painter.setPen(QColor(theme.quiet))
        if self.suit is None:
            area = QRectF(box.left(), top, box.width(), 3 * look.line)
            painter.drawText(area, Align.AlignLeft | Align.AlignTop | Qt.TextFlag.TextWordWrap, self.caption)
            return
        painter.drawText(QRectF(box.left(), top, box.width(), look.line), Align.AlignLeft, self.caption)
        painter.setFont(look.name)
        painter.setPen(QColor(theme.text))
        area = QRectF(box.left(), top + 0.85 * look.line, box.width(), 1.5 * look.line)
        painter.drawText(area, Align.AlignLeft, elided(self.name, look.name, box.width()))


class StockPile(Sign):
    """The hidden cards of the stock, as high as there are many, and their number."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.count = 0
        self.total = 0
        """What a drawing player can still take, the turned card included."""
        self.place = Placement(0, 0, 0, 100)

    def set_place(self, place: Placement) -> None:
        """Put the pile elsewhere."""
        self.place = place
        self.set_box(rect(place.bounds()).adjusted(0, 0, 10, 20))

    def draw(self, painter: QPainter) -> None:
        """Draw the edges of the cards below, the top card and the count."""
        if not self.count:
            return
        look, theme = self.look, self.look.theme
        size = QSizeF(self.place.width, self.place.height)
        top = QRectF(QPointF(self.place.x - size.width() / 2, self.place.y - size.height() / 2), size)
        layers = min(3, (self.count + 7) // 8)
        corner = 6.5 * self.place.height / 140
        bottom = top.translated(2.6 * layers, 1.6 * layers)
        paint_shadow(painter, bottom, corner, 1, 4, theme.shadow_alpha)
        for layer in range(layers, 0, -1):
            painter.setPen(QPen(QColor(theme.card_edge), 0.9))
            painter.setBrush(QColor(theme.card_paper))
            painter.drawRoundedRect(top.translated(2.6 * layer, 1.6 * layer), corner, corner)
        picture = card_pixmap("back", size, look.dpr, look.cards)
        painter.drawPixmap(top, picture, QRectF(picture.rect()))
        text = str(self.total)
        painter.setFont(look.bold)
        width = max(2.1 * look.line, look.width(text, look.bold) + look.line)
        pill = QRectF(top.center().x() - width / 2, top.bottom() - 0.9 * look.line, width, 1.55 * look.line)
        painter.setPen(QPen(QColor(WHITE), 1.4))
        painter.setBrush(QColor(OUTLINE))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(QColor(WHITE))
        painter.drawText(pill, Align.AlignCenter, text)


class WonPile(Sign):
    """The tricks of one player, face down, with their number beside them."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.cards = 0
        self.place = Placement(0, 0, 90, 60)
        self.text_box = QRectF()
        self.title = ""
        self.line = ""

    def told(self) -> str:
        """Both lines."""
        return "\n".join(text for text in (self.title, self.line) if text)

    def set_place(self, place: Placement, text: QRectF) -> None:
        """Put the pile and its text elsewhere."""
        self.place = place
        self.text_box = QRectF(text)
        self.set_box(rect(place.bounds()).united(text))

    def draw(self, painter: QPainter) -> None:
        """Draw the pile on its side, and the two lines."""
        look, theme = self.look, self.look.theme
        body = rect(self.place.bounds())
        corner = 6.5 * self.place.height / 140
        if self.cards:
            layers = min(2, self.cards // 8)
            for layer in range(layers, 0, -1):
                painter.setPen(QPen(QColor(theme.card_edge), 0.9))
                painter.setBrush(QColor(theme.card_paper))
                painter.drawRoundedRect(body.translated(1.6 * layer, 1.4 * layer), corner, corner)
            paint_shadow(painter, body, corner, 1, 4, theme.shadow_alpha)
            size = QSizeF(self.place.height * RATIO, self.place.height)
            picture = card_pixmap("back", size, look.dpr, look.cards)
            painter.save()
            painter.translate(self.place.x, self.place.y)
            painter.rotate(90)
            half = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
            painter.drawPixmap(half, picture, QRectF(picture.rect()))
            painter.restore()
        else:
            pen = QPen(with_alpha(theme.text, 0.25), 1, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body, corner, corner)
        box = self.text_box
        painter.setPen(QColor(theme.text))
        painter.setFont(look.bold)
        half_box = QRectF(box.left(), box.top(), box.width(), box.height() / 2)
        painter.drawText(
            half_box, Align.AlignLeft | Align.AlignVCenter, elided(self.title, look.bold, box.width())
        )
        painter.setPen(QColor(theme.quiet))
        painter.setFont(look.small)
        half_box.translate(0, box.height() / 2)
        painter.drawText(
            half_box, Align.AlignLeft | Align.AlignVCenter, elided(self.line, look.small, box.width())
        )


class TrickFrame(Sign):
    """The place of the trick, with its number on the upper edge."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.caption = ""

    def draw(self, painter: QPainter) -> None:
        """Draw the frame and its caption."""
        look, theme, box = self.look, self.look.theme, self.box
        painter.setPen(QPen(with_alpha(theme.text, 0.25), 1))
        painter.setBrush(with_alpha(theme.text, 0.06))
        painter.drawRoundedRect(box, 6, 6)
        if not self.caption:
            return
        painter.setFont(look.bold)
        width = look.width(self.caption, look.bold) + 1.2 * look.line
        pill = QRectF(box.left() + 10, box.top() - 0.7 * look.line, width, 1.4 * look.line)
        painter.setPen(Qt.PenStyle.NoPen)
        dark_text = QColor(theme.text).lightness() < 128
        painter.setBrush(QColor(theme.text) if dark_text else QColor(theme.table_edge).darker(150))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(QColor(theme.table_centre if dark_text else theme.text))
        painter.drawText(pill, Align.AlignCenter, self.caption)


class Words(Sign):
    """A line of quiet text, such as the number of the opponent's cards."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""

    def told(self) -> str:
        """The text."""
        return self.text

    def draw(self, painter: QPainter) -> None:
        """Draw the text."""
        painter.setFont(self.look.small)
        painter.setPen(QColor(self.look.theme.quiet))
        text = elided(self.text, self.look.small, self.box.width())
        painter.drawText(self.box, Align.AlignLeft | Align.AlignVCenter, text)


class DropSigns(Sign):
    """Dashed outlines: the gap that a dragged card has left, and where it may be put."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.gap: Placement | None = None
        self.places: tuple[QRectF, ...] = ()
        self.cards: tuple[Placement, ...] = ()

    def draw(self, painter: QPainter) -> None:
        """Draw the outlines."""
        theme = self.look.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.gap is not None:
            painter.setPen(_dashed(with_alpha(theme.text, 0.45), 1.2))
            painter.drawPath(_outline(self.gap))
        painter.setPen(_dashed(QColor(theme.ring), 2.0))
        for place in self.cards:
            painter.drawPath(_outline(place))
        for zone in self.places:
            painter.drawRoundedRect(zone, 6, 6)


def _dashed(ink: QColor, width: float) -> QPen:
    pen = QPen(ink, width)
    pen.setDashPattern([4.0, 3.0])
    return pen


def _outline(place: Placement) -> QPainterPath:
    path = QPainterPath()
    corner = 6.5 * place.height / 140
    path.addRoundedRect(
        QRectF(-place.width / 2, -place.height / 2, place.width, place.height), corner, corner
    )
    return QTransform().translate(place.x, place.y).rotate(place.rotation).map(path)

"""The board of a decision as its player saw it, with what was done and what was better marked on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bezique_qt.app.art import card_pixmap, suit_pixmap
from bezique_qt.app.art.inks import pip_ink
from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.models.arrange import arranged
from bezique_qt.app.models.meld_groups import meld_groups
from bezique_qt.app.panels.marks import draw_tick
from bezique_qt.app.phrases import review as words
from bezique_qt.app.stylesheet import text_px
from bezique_qt.app.table.felt import Felt
from bezique_qt.app.table.look import paint_shadow
from bezique_qt.app.table.rows import RATIO, Placement, RowGroup, fan, row
from bezique_qt.app.theme import Theme, semibold
from bezique_qt.coach import Verdict
from bezique_qt.coach.advice import cards_of
from bezique_qt.coach.review import Judged
from bezique_qt.rules import Card, Phase, PlayerView

_ROW: Final = 0.62
_TRICK: Final = 0.74
_GAP: Final = 0.08
"""Of the height of a card, between rows at the least."""
_RISE: Final = 0.13
"""A marked card of the hand stands out by so much of its height."""


@dataclass(frozen=True, slots=True)
class _Laid:
    """A card at its place; without a card it is a back."""

    card: Card | None
    at: Placement
    marks: tuple[str, ...] = ()


class ReviewBoard(QWidget):
    """Shows one decision; `opponent` is how the other player is called."""

    def __init__(self, theme: Theme, style: CardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._style = style
        self._felt = Felt()
        self._way = "suit"
        self._judged: Judged | None = None
        self._names = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_look(self, theme: Theme, style: CardStyle) -> None:
        """Take another theme or other cards."""
        self._theme, self._style = theme, style
        self.update()

    def arrange(self, way: str) -> None:
        """Sort the hand as on the table; an order made by hand is not known of a deal that is over."""
        self._way = way
        self.update()

    def show_decision(self, judged: Judged | None, names: tuple[str, str]) -> None:
        """Show another board; `names` are those of the seat under review and of the other."""
        self._judged, self._names = judged, names
        said = "" if judged is None else words.board(judged.decision.view, names[1])
        self.setAccessibleName(said)
        self.update()

    def sizeHint(self) -> QSize:
        """Somewhat wider than high."""
        return QSize(text_px(380), text_px(310))

    def minimumSizeHint(self) -> QSize:
        """Cards large enough to be told from each other."""
        return QSize(text_px(270), text_px(220))

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cloth, the cards from the farthest to the nearest, and the words beside them."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(self.rect())
        self._felt.paint(painter, area, QSizeF(self.size()), self._theme, self.devicePixelRatioF())
        if self._judged is not None:
            laid = self._lay(self._judged)
            for one in laid:
                self._draw(painter, one)
            self._draw_words(painter, self._judged.decision.view)
            self._draw_tags(painter, laid)
        painter.end()

    def _heights(self, view: PlayerView) -> tuple[float, float, float, float]:
        """Heights of a card of the hand and of the two rows, and the gap; a row without cards takes none."""
        other = _ROW if self._other_row(view) else 0.0
        own = _ROW if view.exposed[view.seat] else 0.0
        height = self.height() - 2 * text_px(8) - 1.4 * text_px(16)
        card = height / (other + _TRICK + own + 1 + _RISE + 3 * _GAP)
        card = min(card, 0.42 * height)
        spare = height - card * (other + _TRICK + own + 1 + _RISE)
        return card, other * card, own * card, spare / 3

    def _lay(self, judged: Judged) -> list[_Laid]:
        view = judged.decision.view
        card, other, own, gap = self._heights(view)
        width = float(self.width())
        middle = width / 2
        marks = _marks(judged)
        y = float(text_px(8))
        laid = self._row(self._other_row(view), y + other / 2, other, marks) if other else []
        y += other + gap
        laid += self._centre(view, middle, y + _TRICK * card / 2, _TRICK * card)
        y += _TRICK * card + gap
        if own:
            groups = [group.cards for group in meld_groups(view.exposed[view.seat], view.melds[view.seat])]
            laid += self._row(groups, y + own / 2, own, marks)
        y = self.height() - text_px(8) - 0.4 * text_px(16) - card
        held = arranged(
            [one for one in view.hand if one not in view.exposed[view.seat]], self._way, view.trump
        )
        places = fan(len(held), 12, width - 12, middle, y + card / 2, card, 9.0)
        for one, at in zip(held, places, strict=True):
            rise = _RISE * at.height if one in marks else 0.0
            laid.append(_Laid(one, Placement(at.x, at.y - rise, at.rotation, at.height), marks.get(one, ())))
        return laid

    def _other_row(self, view: PlayerView) -> list[tuple[Card, ...]]:
        """What lies open of the other hand; in the ending it is known whole, by all the cards gone before."""
        if view.phase is Phase.STRICT:
            return [arranged(view.unseen | view.opponent_shown, "suit", view.trump)]
        other = 1 - view.seat
        return [group.cards for group in meld_groups(view.exposed[other], view.melds[other])]

    def _row(
        self, groups: Sequence[tuple[Card, ...]], y: float, height: float, marks: dict[Card, tuple[str, ...]]
    ) -> list[_Laid]:
        places, _ = row(
            [RowGroup(len(cards)) for cards in groups], 12, self.width() - 12, self.width() / 2, y, height
        )
        cards = [card for group in groups for card in group]
        return [_Laid(card, at, marks.get(card, ())) for card, at in zip(cards, places, strict=True)]

    def _centre(self, view: PlayerView, middle: float, y: float, height: float) -> list[_Laid]:
        laid: list[_Laid] = []
        width = height * RATIO
        left = 14 + width / 2
        if view.turned is not None:
            laid.append(_Laid(view.turned, Placement(left + 0.55 * width, y, 90.0, height)))
        if view.stock_count > (view.turned is not None):
            laid.append(_Laid(None, Placement(left, y, 0.0, height)))
        cards: tuple[Card, ...] = () if view.lead is None else (view.lead,)
        if view.phase is Phase.WINDOW and view.tricks:
            cards = view.tricks[-1].cards
        first = middle - 0.5 * width * (len(cards) - 1)
        for place, card in enumerate(cards):
            turn = -4.0 if place == 0 else 3.5
            laid.append(_Laid(card, Placement(first + place * width * 0.95, y, turn, height)))
        return laid

    def _draw(self, painter: QPainter, one: _Laid) -> None:
        at = one.at
        body = QRectF(-at.width / 2, -at.height / 2, at.width, at.height)
        corner = 6.5 * at.height / 140
        painter.save()
        painter.translate(at.x, at.y)
        painter.rotate(at.rotation)
        paint_shadow(painter, body, corner, 1, 4, self._theme.shadow_alpha)
        face = "back" if one.card is None else one.card.face
        picture = card_pixmap(face, body.size(), self.devicePixelRatioF(), self._style)
        painter.drawPixmap(body, picture, QRectF(picture.rect()))
        if one.marks:
            self._draw_ring(painter, body, corner, one.marks)
        painter.restore()

    def _draw_ring(self, painter: QPainter, body: QRectF, corner: float, marks: tuple[str, ...]) -> None:
        """Solid for what was better, dashed for what was done."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        best = "better" in marks or "best" in marks
        painter.setPen(QPen(QColor(self._theme.card_edge), 4.4))
        painter.drawRoundedRect(body, corner, corner)
        pen = QPen(QColor(self._theme.ring), 3.0)
        if not best:
            pen.setDashPattern([2.2, 1.4])
        painter.setPen(pen)
        painter.drawRoundedRect(body, corner, corner)

    def _draw_tags(self, painter: QPainter, laid: Sequence[_Laid]) -> None:
        """Over the first marked card of each kind, what it is."""
        font = semibold(self.font())
        font.setPixelSize(text_px(11))
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        told: set[str] = set()
        taken: list[QRectF] = []
        for one in laid:
            for mark in one.marks:
                if mark in told:
                    continue
                told.add(mark)
                text = words.mark(mark)
                tick = 0.0 if mark == "played" else metrics.height() * 0.8
                wide = metrics.horizontalAdvance(text) + tick + 14
                high = metrics.height() + 3
                x = max(4.0, min(one.at.x - wide / 2, self.width() - wide - 4))
                box = QRectF(x, one.at.y - one.at.height / 2 - high * 0.72, wide, high)
                self._make_way(box, taken)
                taken.append(box)
                self._draw_tag(painter, box, text, tick)

    def _make_way(self, box: QRectF, taken: Sequence[QRectF]) -> None:
        """Stand beside another tag, on the side where there is room; above it if there is none."""
        for other in taken:
            if box.intersects(other):
                after = other.right() + 3
                before = other.left() - 3 - box.width()
                if box.center().x() >= other.center().x() and after + box.width() < self.width() - 4:
                    box.moveLeft(after)
                elif before > 4:
                    box.moveLeft(before)
                else:
                    box.moveBottom(other.top() - 1)

    def _draw_tag(self, painter: QPainter, box: QRectF, text: str, tick: float) -> None:
        theme = self._theme
        painter.setPen(QPen(QColor(theme.certain if tick else theme.panel_quiet), 1.4))
        painter.setBrush(QColor(theme.panel_card))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        if tick:
            side = tick * 0.86
            draw_tick(painter, theme, QPointF(box.left() + 6, box.center().y() - side / 2), side)
        painter.setPen(QColor(theme.panel_text))
        painter.drawText(box.adjusted(6 + tick, 0, -6, 0), Qt.AlignmentFlag.AlignCenter, text)

    def _draw_words(self, painter: QPainter, view: PlayerView) -> None:
        """Trumps and stock at the left, the points at the right."""
        card, other, _, gap = self._heights(view)
        font = QFont(self.font())
        font.setPixelSize(text_px(11))
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        y = text_px(8) + other + gap + _TRICK * card / 2
        high = metrics.height()
        lines = [(self._names[1], view.scores[1 - view.seat]), (self._names[0], view.scores[view.seat])]
        wide = min(self.width() * 0.3, max(metrics.horizontalAdvance(name) for name, _ in lines) + 4)
        right = self.width() - 12.0
        for place, (name, points) in enumerate(lines):
            top = y + (place - 1) * (2 * high + 4) + 2
            painter.setPen(QColor(self._theme.quiet))
            painter.drawText(
                QRectF(right - wide, top, wide, high),
                Qt.AlignmentFlag.AlignRight,
                metrics.elidedText(name, Qt.TextElideMode.ElideRight, wide),
            )
            painter.setPen(QColor(self._theme.points))
            painter.drawText(
                QRectF(right - wide, top + high, wide, high),
                Qt.AlignmentFlag.AlignRight,
                words.points(points),
            )
        if view.trump is not None and view.turned is None:
            side = _TRICK * card * 0.3
            left = 14 + (_TRICK * card * RATIO if view.stock_count else 0) + 8
            ground = QRectF(left, y - side * 0.75, side * 1.5, side * 1.5)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.card_paper))
            painter.drawEllipse(ground)
            ink = pip_ink(view.trump, self._style.four_colours)
            picture = suit_pixmap(view.trump, side, self.devicePixelRatioF(), ink)
            painter.drawPixmap(QPointF(left + side * 0.25, y - side * 0.5), picture)
        if view.stock_count:
            middle = QPointF(14 + _TRICK * card * RATIO / 2, y + _TRICK * card / 2)
            self._draw_count(painter, metrics, view.stock_count, middle)

    def _draw_count(self, painter: QPainter, metrics: QFontMetricsF, count: int, below: QPointF) -> None:
        text = words.points(count)
        wide = metrics.horizontalAdvance(text) + 12
        box = QRectF(below.x() - wide / 2, below.y() - metrics.height() * 0.7, wide, metrics.height() + 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.panel_text if not self._theme.dark else self._theme.panel))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(self._theme.panel_card if not self._theme.dark else self._theme.panel_text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _marks(judged: Judged) -> dict[Card, tuple[str, ...]]:
    """What is to be said of the cards: "played" and "better", or "best" where both are one."""
    view = judged.decision.view
    taken = cards_of(view, judged.decision.taken)
    if judged.verdict in (Verdict.BEST, Verdict.EQUAL):
        return dict.fromkeys(taken, ("best",) if judged.verdict is Verdict.BEST else ("played",))
    better = judged.advice.options[0].cards
    found: dict[Card, tuple[str, ...]] = {}
    for card in (*better, *taken):
        marks = (("better",) if card in better else ()) + (("played",) if card in taken else ())
        found[card] = marks
    return found

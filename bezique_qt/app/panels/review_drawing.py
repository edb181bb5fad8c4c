"""Draws the graph of a review: its ground, the melds of both, the band of errors, the line and the falls."""

from __future__ import annotations

from math import inf

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from bezique_qt.app.panels.review_plot import Plot
from bezique_qt.app.phrases.advice import value
from bezique_qt.app.phrases.counts import number
from bezique_qt.app.phrases.review import COSTLY
from bezique_qt.app.theme import Theme
from bezique_qt.coach import Verdict
from bezique_qt.coach.review import Judged
from bezique_qt.rules import MeldScored

_SIGN = 9.0
"""Logical pixels from the middle of a meld's sign to its points."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Drawing:
    """One picture; the painter has the font of the small texts."""

    def __init__(self, painter: QPainter, plot: Plot, theme: Theme) -> None:
        self._painter = painter
        self._plot = plot
        self._theme = theme
        self._metrics = QFontMetricsF(painter.font())

    def ending(self, text: str) -> None:
        """The strict phase on another ground, with a text that says why: there everything is counted."""
        left = self._plot.ending
        if left is None:
            return
        area = self._plot.area
        ground = QColor(self._theme.certain)
        ground.setAlphaF(0.09)
        self._painter.fillRect(QRectF(left, area.top(), area.right() - left, area.height()), ground)
        self._painter.setPen(QPen(QColor(self._theme.certain), 1, Qt.PenStyle.DotLine))
        self._painter.drawLine(QPointF(left, area.top()), QPointF(left, area.bottom()))
        if self._metrics.horizontalAdvance(text) <= area.right() - left - 8:
            size = QSizeF(self._metrics.horizontalAdvance(text), self._metrics.height())
            top, bottom = area.top() + 2, area.bottom() - size.height() - 2
            places = (QPointF(left + 5, y) for y in (top, bottom, (top + bottom) / 2))
            # The ground alone says it where the line of the deal, or of an even one, would cross the words.
            for box in (QRectF(place, size) for place in places):
                if self._plot.is_free(box):
                    self._painter.drawText(QPointF(box.left(), box.top() + self._metrics.ascent()), text)
                    break

    def scale(self) -> None:
        """Lines at round values, the one of an even deal stronger."""
        painter, area = self._painter, self._plot.area
        height = self._metrics.height()
        for mark in self._plot.marks(2.4 * height):
            y = self._plot.y(mark)
            ink = self._theme.panel_quiet if mark == 0 else self._theme.panel_line
            painter.setPen(QPen(QColor(ink), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(self._theme.panel_quiet))
            painter.drawText(QRectF(0, y - height / 2, area.left() - 6, height), _RIGHT, value(mark))

    def melds(self, names: tuple[str, str]) -> None:
        """What was scored: own melds above, filled; the other's below, hollow; larger for more points."""
        course, area = self._plot.course, self._plot.area
        height = self._metrics.height()
        lanes = {
            course.seat: area.top() - height / 2 - 4,
            1 - course.seat: area.bottom() + height / 2 + 4,
        }
        self._painter.setPen(QColor(self._theme.panel_quiet))
        for y, name in zip(lanes.values(), names, strict=True):
            box = QRectF(6, y - height / 2, area.left() - 12, height)
            cut = self._metrics.elidedText(name, Qt.TextElideMode.ElideRight, box.width())
            self._painter.drawText(box, _RIGHT, cut)
        for seat, y in lanes.items():
            scored = [
                (self._plot.x(tricks), event)
                for tricks, event in course.events
                if isinstance(event, MeldScored) and event.seat == seat
            ]
            free = -1.0
            for place, (x, event) in enumerate(scored):
                at = QPointF(x, y)
                self._meld(at, event, own=seat == course.seat)
                start = x + _SIGN
                # Up to the sign of the next meld of another trick, which would be painted over it.
                end = next((later - _SIGN for later, _ in scored[place:] if later > x), inf)
                text = number(event.points)
                width = self._metrics.horizontalAdvance(text)
                if event.points >= 100 and x > free and start + width <= end:
                    self._painter.setPen(QColor(self._theme.panel_points))
                    self._painter.drawText(QPointF(start, y + self._metrics.ascent() / 2 - 1), text)
                    start += width
                free = max(free, start)

    def _meld(self, at: QPointF, event: MeldScored, *, own: bool) -> None:
        half = 3.0 + min(3.0, event.points / 100)
        ink = QColor(self._theme.panel_points)
        self._painter.setPen(QPen(ink, 1.4))
        self._painter.setBrush(ink if own else QColor(self._theme.panel_card))
        corners = ((0, -half), (half, 0), (0, half), (-half, 0))
        self._painter.drawPolygon(QPolygonF([at + QPointF(x, y) for x, y in corners]))

    def band(self) -> None:
        """One standard error up and down, hatched as estimates are everywhere."""
        plot, painter, area = self._plot, self._painter, self._plot.area
        upper = [QPointF(plot.x_of(one), plot.y(one.taken + one.error)) for one in plot.judged]
        lower = [QPointF(plot.x_of(one), plot.y(one.taken - one.error)) for one in plot.judged]
        path = QPainterPath()
        path.addPolygon(QPolygonF(upper + lower[::-1]))
        wash = QColor(self._theme.estimate)
        wash.setAlphaF(0.13)
        painter.fillPath(path, wash)
        painter.save()
        painter.setClipPath(path)
        wash.setAlphaF(0.35)
        painter.setPen(QPen(wash, 1))
        x = area.left() - area.height()
        while x < area.right():
            painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()))
            x += 7
        painter.restore()

    def line(self) -> None:
        """From what was to be expected after each choice to the next, and at last to the end."""
        plot = self._plot
        for before, after in zip(plot.judged, plot.judged[1:], strict=False):
            self._stroke(before, plot.taken(after))
        if plot.is_whole:
            self._stroke(plot.judged[-1], QPointF(plot.area.right(), plot.y(plot.course.final)))

    def _stroke(self, before: Judged, to: QPointF) -> None:
        exact = before.decision.is_exact
        ink = QColor(self._theme.certain if exact else self._theme.estimate)
        self._painter.setPen(QPen(ink, 2.2 if exact else 1.8))
        self._painter.drawLine(self._plot.taken(before), to)

    def falls(self) -> None:
        """What cost points: up to the best, and a triangle, filled beyond doubt, hollow if perhaps."""
        ink = QColor(self._theme.panel_red)
        for one in self._plot.judged:
            if one.verdict not in COSTLY:
                continue
            top, bottom = self._plot.best(one), self._plot.taken(one)
            sure = one.verdict is Verdict.MISTAKE
            self._painter.setPen(QPen(ink, 2.0, Qt.PenStyle.SolidLine if sure else Qt.PenStyle.DotLine))
            self._painter.drawLine(top, bottom)
            self._painter.setPen(QPen(ink, 1.4))
            self._painter.setBrush(ink if sure else QColor(self._theme.panel_card))
            corners = ((-4.5, -2), (4.5, -2), (0, 6))
            self._painter.drawPolygon(QPolygonF([bottom + QPointF(x, y) for x, y in corners]))

    def cursor(self, one: Judged, style: Qt.PenStyle) -> None:
        """A line through a decision."""
        area, x = self._plot.area, self._plot.x_of(one)
        self._painter.setPen(QPen(QColor(self._theme.panel_quiet), 1, style))
        self._painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))

    def ring(self, one: Judged) -> None:
        """A ring around what is selected."""
        self._painter.setPen(QPen(QColor(self._theme.panel_text), 2))
        self._painter.setBrush(QColor(self._theme.panel_card))
        self._painter.drawEllipse(self._plot.taken(one), 4.5, 4.5)

    def final(self) -> None:
        """How it ended, at the right edge."""
        at = QPointF(self._plot.area.right(), self._plot.y(self._plot.course.final))
        painter = self._painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.certain))
        painter.drawEllipse(at, 4, 4)
        bold = QFont(painter.font())
        bold.setWeight(QFont.Weight.Bold)
        painter.setFont(bold)
        painter.setPen(QColor(self._theme.panel_text))
        baseline = at.y() + QFontMetricsF(bold).ascent() / 2 - 1
        painter.drawText(QPointF(at.x() + 7, baseline), value(self._plot.course.final))

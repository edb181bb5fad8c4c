"""The graph of a review: the difference that was to be expected at the end, all through the deal."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from bezique_qt.app.panels.review_drawing import Drawing
from bezique_qt.app.panels.review_plot import Plot
from bezique_qt.app.phrases import review as words
from bezique_qt.app.phrases.advice import value
from bezique_qt.app.phrases.fill import tip
from bezique_qt.app.stylesheet import text_px
from bezique_qt.app.theme import Theme, with_tabular_figures
from bezique_qt.coach.review import Course, Judged

_NEAR: Final = 14.0
"""The pointer selects what is so many pixels away at most, along the tricks."""
_WIDEST: Final = -8888
"""A value as wide as any."""


class ReviewGraph(QWidget):
    """`picked` carries the `Judged` that the pointer or the keyboard selects."""

    picked = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._course: Course | None = None
        self._judged: tuple[Judged, ...] = ()
        self._names = ("", "")
        self._selected: Judged | None = None
        self._hovered: Judged | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # What is shown

    def set_theme(self, theme: Theme) -> None:
        """Take another theme's inks."""
        self._theme = theme
        self.update()

    def show_review(self, course: Course | None, judged: tuple[Judged, ...], names: tuple[str, str]) -> None:
        """Show what is judged so far; `names` are those of the seat under review and of the other."""
        self._course, self._judged, self._names = course, judged, names
        if self._hovered not in judged:
            self._point_at(None)
        self.update()

    @property
    def selected(self) -> Judged | None:
        """The decision that is marked."""
        return self._selected

    def select(self, judged: Judged | None) -> None:
        """Mark a decision; whoever goes through them by the keyboard hears it."""
        changed = judged is not self._selected
        self._selected = judged
        self.retranslate()
        if changed and self.hasFocus() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleDescription()))

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self.setAccessibleName(words.graph_name())
        self.setAccessibleDescription(words.spoken(self._selected))
        self._tell_hovered()
        self.update()

    def _tell_hovered(self) -> None:
        self.setToolTip(tip(words.graph_signs() if self._hovered is None else words.spoken(self._hovered)))

    def _point_at(self, judged: Judged | None) -> None:
        if judged is not self._hovered:
            self._hovered = judged
            self._tell_hovered()
            self.update()

    # Sizes

    def sizeHint(self) -> QSize:
        """Wide and low."""
        return QSize(text_px(700), text_px(170))

    def minimumSizeHint(self) -> QSize:
        """Room for the two lanes and some height between them."""
        return QSize(text_px(320), text_px(118))

    def _small(self) -> QFont:
        font = with_tabular_figures(QFont(self.font()))
        font.setPixelSize(text_px(11))
        return font

    def plot(self) -> Plot | None:
        """Where everything stands now; None before there is a deal."""
        if self._course is None:
            return None
        metrics = QFontMetricsF(self._small())
        side = metrics.horizontalAdvance(value(_WIDEST)) + 14
        lane = metrics.height() + 7
        return Plot(self._course, self._judged, QRectF(self.rect()).adjusted(side, lane, -side, -lane))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sheet and the graph on it."""
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._small())
        focused = self.hasFocus()
        painter.setPen(QPen(QColor(theme.certain if focused else theme.panel_line), 2.0 if focused else 1.0))
        painter.setBrush(QColor(theme.panel_card))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        plot = self.plot()
        if plot is not None:
            self._draw(Drawing(painter, plot, theme))
        painter.end()

    def _draw(self, drawing: Drawing) -> None:
        drawing.ending(words.counted())
        drawing.scale()
        drawing.melds(self._names)
        selected = self._selected if self._selected in self._judged else None
        if self._hovered is not None:
            drawing.cursor(self._hovered, Qt.PenStyle.DotLine)
        if selected is not None:
            drawing.cursor(selected, Qt.PenStyle.SolidLine)
        if self._judged:
            drawing.band()
            drawing.line()
            drawing.falls()
        if selected is not None:
            drawing.ring(selected)
        drawing.final()

    # Pointer and keyboard

    def _nearest(self, x: float) -> Judged | None:
        plot = self.plot()
        if plot is None or not self._judged:
            return None
        found = min(self._judged, key=lambda one: abs(plot.x_of(one) - x))
        return found if abs(plot.x_of(found) - x) <= _NEAR else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the nearest decision, and say what it was."""
        self._point_at(self._nearest(event.position().x()))
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the nearest decision."""
        found = self._nearest(event.position().x())
        if found is not None and event.button() is Qt.MouseButton.LeftButton:
            self.picked.emit(found)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        self._point_at(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go from decision to decision, page up and down between those that cost points."""
        wanted = self._by_key(Qt.Key(event.key()))
        if wanted is None:
            super().keyPressEvent(event)
        else:
            self.picked.emit(wanted)

    def _by_key(self, key: Qt.Key) -> Judged | None:
        if not self._judged:
            return None
        at = self._judged.index(self._selected) if self._selected in self._judged else -1
        costly = [row for row, one in enumerate(self._judged) if one.verdict in words.COSTLY]
        last = len(self._judged) - 1
        row = {
            Qt.Key.Key_Left: max(0, at - 1),
            Qt.Key.Key_Right: min(last, at + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
            Qt.Key.Key_PageUp: max((row for row in costly if row < at), default=max(0, at)),
            Qt.Key.Key_PageDown: min((row for row in costly if row > at), default=max(0, at)),
        }.get(key)
        return None if row is None else self._judged[row]

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that it went."""
        super().focusOutEvent(event)
        self.update()

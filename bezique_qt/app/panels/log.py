"""The log as a list: a sentence for everything that happened, with the points it brought."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from bezique_qt.app.models.log import LogKind, LogModel, LogRole
from bezique_qt.app.stylesheet import text_px
from bezique_qt.app.theme import Theme, serif_font

_Index = QModelIndex | QPersistentModelIndex
_WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop)
_SIDE = 14
_GAP = 9
"""Pixels over the first card of a trick."""


class LogDelegate(QStyledItemDelegate):
    """Draws a sentence over as many lines as it needs; a bar at the left tells the person's own lines."""

    def __init__(self, view: QListView, theme: Theme) -> None:
        super().__init__(view)
        self._view = view
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """As wide as the view, as high as the sentence."""
        width = max(80, self._view.viewport().width())
        room = QRect(0, 0, width - 2 * _SIDE, 10_000)
        height = QFontMetrics(self._font(option, index)).boundingRect(room, _WRAP, str(index.data())).height()
        heading = text_px(30) if index.data(LogRole.HEADING) else 0
        return QSize(width, height + heading + (5 + _GAP if index.data(LogRole.STARTS_TRICK) else 5))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one line."""
        kind = index.data(LogRole.KIND)
        if kind is None:
            return
        painter.save()
        rect: QRect = option.rect
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.fillRect(rect, QColor(self.theme.panel_line))
        heading = index.data(LogRole.HEADING)
        if heading:
            painter.setFont(serif_font(text_px(15), bold=True))
            painter.setPen(QColor(self.theme.panel_text))
            painter.drawText(
                rect.adjusted(_SIDE, 0, -_SIDE, 0).topLeft().x(), rect.top() + text_px(22), str(heading)
            )
            rect = rect.adjusted(0, text_px(30), 0, 0)
        elif index.data(LogRole.STARTS_TRICK):
            rect = rect.adjusted(0, _GAP, 0, 0)
        if kind == LogKind.MINE:
            painter.fillRect(QRect(rect.left() + 5, rect.top() + 3, 2, rect.height() - 7), self._bar())
        painter.setFont(self._font(option, index))
        strong = bool(index.data(LogRole.POINTS)) or kind == LogKind.RESULT
        ink = self.theme.panel_points if strong else self.theme.panel_text
        if kind in (LogKind.THEIRS, LogKind.COMMON) and not strong:
            ink = self.theme.panel_quiet
        painter.setPen(QColor(ink))
        painter.drawText(rect.adjusted(_SIDE, 2, -_SIDE, 0), _WRAP, str(index.data()))
        painter.restore()

    def _bar(self) -> QColor:
        return QColor(self.theme.panel_points)

    def _font(self, option: QStyleOptionViewItem, index: _Index) -> QFont:
        font = QFont(option.font)
        strong = index.data(LogRole.POINTS) or index.data(LogRole.KIND) == LogKind.RESULT
        font.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
        return font


class LogPanel(QListView):
    """The log, kept at its newest line unless the reader has scrolled back."""

    def __init__(self, model: LogModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = LogDelegate(self, theme)
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._follow = True
        model.rowsAboutToBeInserted.connect(self._note_place)
        model.rowsInserted.connect(self._after_change)
        model.modelReset.connect(self.scrollToBottom)
        model.dataChanged.connect(self._measure)
        self.scrollToBottom()

    def set_theme(self, theme: Theme) -> None:
        """Take another theme's inks."""
        self._delegate.theme = theme
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sentences wrap anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what came while another page was shown."""
        super().showEvent(event)
        if self._follow:
            self.scrollToBottom()

    def _note_place(self) -> None:
        if self.isVisible():
            bar = self.verticalScrollBar()
            self._follow = bar.value() >= bar.maximum() - 4

    def _after_change(self) -> None:
        # Scrolling measures every line: a page that is not shown waits until it is.
        if self._follow and self.isVisible():
            self.scrollToBottom()

    def _measure(self) -> None:
        self.scheduleDelayedItemsLayout()

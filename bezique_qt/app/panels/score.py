"""The score sheet as a table: each line says what was scored, when, by whom, and what it made in all."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from bezique_qt.app.models.score import LineKind, ScoreModel, ScoreRole
from bezique_qt.app.stylesheet import text_px
from bezique_qt.app.theme import Theme, serif_font, with_tabular_figures

_WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop)
_PAD = 6
_SIDE = 14
_BESIDE = 10
"""Pixels between a matter and what stands beside it."""
_Index = QModelIndex | QPersistentModelIndex


class ScoreDelegate(QStyledItemDelegate):
    """Draws the matter of a cell, and quietly when it was or what it made: below, or beside if `compact`.

    A matter that is too long for its column takes more lines.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, compact: bool = False) -> None:
        super().__init__(parent)
        self.theme = theme
        self._compact = compact

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Two lines of text, or one; figures take the width that they need."""
        kind = index.data(ScoreRole.KIND)
        two = kind in (LineKind.SCORE, LineKind.SETTLEMENT, LineKind.DEAL) and not self._compact
        metrics = QFontMetrics(self._bold(option.font))
        width = metrics.horizontalAdvance(str(index.data() or "")) + _PAD + _SIDE + 6
        if self._compact and index.column():
            width += text_px(56)
        detail = str(index.data(ScoreRole.DETAIL) or "")
        small = QFontMetrics(self._small(option.font))
        first = metrics.height() + (3 if kind == LineKind.DEAL else 0)
        second = text_px(15) if two else 0
        view = option.widget
        if index.column() == 0 and isinstance(view, QTableView):
            room = QRect(0, 0, view.columnWidth(0) - _SIDE - _PAD, 10_000)
            if two:
                second = max(second, small.boundingRect(room, _WRAP, detail).height())
            elif detail:
                room.setWidth(room.width() - small.horizontalAdvance(detail) - _BESIDE)
            first = max(first, metrics.boundingRect(room, _WRAP, str(index.data() or "")).height())
        return QSize(width, first + second + (6 if self._compact else 10))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one cell; a cell without data stays empty."""
        kind = index.data(ScoreRole.KIND)
        if kind is None:
            return
        painter.save()
        column = index.column()
        total = kind in (LineKind.DEAL_TOTAL, LineKind.MATCH_TOTAL, LineKind.SETTLEMENT)
        if total or (kind == LineKind.DEAL and index.row()):
            painter.setPen(QColor(self.theme.panel_line))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
        left, right = (_SIDE if column == 0 else _PAD), (_SIDE if column == 2 else _PAD)
        rect: QRect = option.rect.adjusted(left, 3 if self._compact else 5, -right, -3)
        detail = str(index.data(ScoreRole.DETAIL) or "")
        if detail:
            rect = self._draw_detail(painter, option.font, rect, index, detail)
        strong = total or bool(index.data(ScoreRole.POINTS))
        font = self._bold(option.font) if strong else with_tabular_figures(option.font)
        if kind == LineKind.DEAL:
            font = serif_font(text_px(15), bold=True)
        gained = column > 0 and kind in (LineKind.SCORE, LineKind.SETTLEMENT)
        painter.setPen(QColor(self.theme.panel_points if gained else self.theme.panel_text))
        painter.setFont(font)
        text = str(index.data() or "")
        if column == 0:
            painter.drawText(rect, _WRAP, text)
        else:
            self._draw(painter, rect, _across(index) | Qt.AlignmentFlag.AlignTop, text)
        painter.restore()

    def _draw_detail(self, painter: QPainter, base: QFont, rect: QRect, index: _Index, detail: str) -> QRect:
        """Draw the quiet part of a cell; what it leaves of the room for the rest."""
        font = self._small(base)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.panel_quiet))
        beside = self._compact or index.data(ScoreRole.KIND) == LineKind.MATCH_TOTAL
        if not beside:
            wrap = int(_across(index) | Qt.AlignmentFlag.AlignBottom) | int(Qt.TextFlag.TextWordWrap)
            painter.drawText(rect, wrap, detail)
            return rect
        taken = QFontMetrics(font).horizontalAdvance(detail) + _BESIDE
        if index.column():
            taken = max(taken, text_px(50))
        at_right = rect.adjusted(rect.width() - taken, 1, 0, 0)
        self._draw(painter, at_right, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, detail)
        return rect.adjusted(0, 0, -taken, 0)

    @staticmethod
    def _draw(painter: QPainter, rect: QRect, flags: Qt.AlignmentFlag, text: str) -> None:
        metrics = painter.fontMetrics()
        painter.drawText(rect, flags, metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width()))

    @staticmethod
    def _small(base: QFont) -> QFont:
        font = with_tabular_figures(base)
        font.setPixelSize(text_px(11.5))
        return font

    @staticmethod
    def _bold(base: QFont) -> QFont:
        font = with_tabular_figures(base)
        font.setBold(True)
        return font


def _across(index: _Index) -> Qt.AlignmentFlag:
    """Left or right, as the model says."""
    side = index.data(Qt.ItemDataRole.TextAlignmentRole) or Qt.AlignmentFlag.AlignLeft
    across: Qt.AlignmentFlag = side & Qt.AlignmentFlag.AlignHorizontal_Mask
    return across


class ScorePanel(QTableView):
    """The sheet of the whole match, kept at its last line."""

    def __init__(self, model: ScoreModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = ScoreDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        dress_table(self)
        model.rowsInserted.connect(self._show_last)
        model.modelReset.connect(self._show_last)
        model.headerDataChanged.connect(self._show_last)  # the last word of a new language

    def set_theme(self, theme: Theme) -> None:
        """Take another theme's inks."""
        self._delegate.theme = theme
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the newest line in sight."""
        super().resizeEvent(event)
        self._show_last()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what came while another page was shown."""
        super().showEvent(event)
        self._show_last()

    def _show_last(self) -> None:
        """Measure the lines and show the newest; nobody sees it before the page is shown."""
        if self.isVisible():
            fit_rows(self)
            self.updateGeometries()
            self.scrollToBottom()


def fit_rows(table: QTableView) -> None:
    """Make each line as high as its first cell needs: the head that Qt would measure too is never shown."""
    for row in range(table.model().rowCount()):
        table.setRowHeight(row, table.sizeHintForIndex(table.model().index(row, 0)).height())


def dress_table(table: QTableView) -> None:
    """What both places that show the sheet have in common: no grid, whole lines, figures at the right."""
    table.setShowGrid(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.verticalHeader().hide()
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    head = table.horizontalHeader()
    head.setSectionsClickable(False)
    head.setHighlightSections(False)
    head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    for column in (1, 2):
        head.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
    head.setMinimumSectionSize(text_px(58))

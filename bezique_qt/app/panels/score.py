"""The score sheet as a table: each line says what was scored, when, by whom, and what it made in all."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
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

_PAD = 6
_SIDE = 14
_Index = QModelIndex | QPersistentModelIndex


class ScoreDelegate(QStyledItemDelegate):
    """Draws a cell in two lines: the matter, and quietly when it was or what it made."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Two lines of text, or one with a rule over it; figures take what they need."""
        kind = index.data(ScoreRole.KIND)
        two = kind in (LineKind.SCORE, LineKind.SETTLEMENT, LineKind.DEAL)
        metrics = option.fontMetrics
        width = metrics.horizontalAdvance(str(index.data() or "")) + _PAD + _SIDE + 6
        first = text_px(20 if kind == LineKind.DEAL else 17)
        return QSize(width, (first + text_px(15) if two else first) + 10)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one cell; a cell without data stays empty."""
        kind = index.data(ScoreRole.KIND)
        if kind is None:
            return
        painter.save()
        rect: QRect = option.rect.adjusted(
            _SIDE if index.column() == 0 else _PAD, 5, -_SIDE if index.column() == 2 else -_PAD, -4
        )
        font: QFont = with_tabular_figures(option.font)
        total = kind in (LineKind.DEAL_TOTAL, LineKind.MATCH_TOTAL, LineKind.SETTLEMENT)
        if total or (kind == LineKind.DEAL and index.row()):
            painter.setPen(QColor(self.theme.panel_line))
            line: QRect = option.rect
            painter.drawLine(line.topLeft(), line.topRight())
        if kind == LineKind.DEAL:
            font = serif_font(text_px(15), bold=True)
        font.setBold(font.bold() or total or bool(index.data(ScoreRole.POINTS)))
        gained = index.column() > 0 and kind in (LineKind.SCORE, LineKind.SETTLEMENT)
        painter.setPen(QColor(self.theme.panel_points if gained else self.theme.panel_text))
        side = index.data(Qt.ItemDataRole.TextAlignmentRole) or Qt.AlignmentFlag.AlignLeft
        across = side & Qt.AlignmentFlag.AlignHorizontal_Mask
        painter.setFont(font)
        text = painter.fontMetrics().elidedText(
            str(index.data() or ""), Qt.TextElideMode.ElideRight, rect.width()
        )
        painter.drawText(rect, across | Qt.AlignmentFlag.AlignTop, text)
        detail = str(index.data(ScoreRole.DETAIL) or "")
        if detail:
            small = with_tabular_figures(option.font)
            small.setPixelSize(text_px(11.5))
            painter.setFont(small)
            painter.setPen(QColor(self.theme.panel_quiet))
            detail = painter.fontMetrics().elidedText(detail, Qt.TextElideMode.ElideRight, rect.width())
            one_line = kind == LineKind.MATCH_TOTAL
            edge = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop if one_line else across
            painter.drawText(rect, edge if one_line else across | Qt.AlignmentFlag.AlignBottom, detail)
        painter.restore()


class ScorePanel(QTableView):
    """The sheet of the whole match, kept at its last line."""

    def __init__(self, model: ScoreModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = ScoreDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        dress_table(self)
        model.rowsInserted.connect(self.show_last)
        model.modelReset.connect(self.show_last)
        model.headerDataChanged.connect(self._measure)
        model.dataChanged.connect(self._measure)
        self.show_last()

    def set_theme(self, theme: Theme) -> None:
        """Take another theme's inks."""
        self._delegate.theme = theme
        self.viewport().update()

    def show_last(self) -> None:
        """Measure the lines and show the newest."""
        self._measure()
        self.scrollToBottom()

    def _measure(self) -> None:
        self.resizeRowsToContents()


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

"""The review of a deal: what was to be expected all along, what the choices cost, and what was better.

It is filled while the decisions are weighed in the background, and stays useful where that is stopped.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QProgressBar,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.dialogs.base import ChoiceBox, Dialog
from bezique_qt.app.models.review import WorstModel, WorstRole
from bezique_qt.app.panels.balance import BalanceStrip
from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.panels.review_board import ReviewBoard
from bezique_qt.app.panels.review_detail import ReviewDetail
from bezique_qt.app.panels.review_graph import ReviewGraph
from bezique_qt.app.phrases import review as words
from bezique_qt.app.phrases.fill import tip
from bezique_qt.app.phrases.score import deal_heading
from bezique_qt.app.reviewer import Reviewer, Stage
from bezique_qt.app.stylesheet import small_font, text_px
from bezique_qt.app.theme import Theme, semibold, with_tabular_figures
from bezique_qt.coach.review import Judged, balance

_Index = QModelIndex | QPersistentModelIndex
_SIDE = 10
_WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop)


class WorstDelegate(QStyledItemDelegate):
    """Draws a decision: the moment and what it cost, what was done, what was better."""

    def __init__(self, theme: Theme, shown: QListView) -> None:
        super().__init__(shown)
        self.theme = theme
        self._list = shown

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """As many lines as the texts take in the list's width."""
        whole = QRect(0, 0, self._room(), 10_000)
        heights = [
            QFontMetrics(font).boundingRect(whole, _WRAPPED, text).height()
            for font, _, text in self._paragraphs(option, index)
        ]
        return QSize(100, QFontMetrics(semibold(option.font)).height() + sum(heights) + text_px(16))

    def _room(self) -> int:
        """The width for text beside a scroll bar, shown or not: it must not come and go with the lines."""
        bar = self._list.verticalScrollBar().sizeHint().width()
        return max(40, self._list.contentsRect().width() - bar - 2 * _SIDE - 4)

    def _paragraphs(self, option: QStyleOptionViewItem, index: _Index) -> list[tuple[QFont, str, str]]:
        """What stands below the first line: font, ink and text."""
        small = small_font(option.font)
        found = [
            (option.font, self.theme.panel_text, str(index.data())),
            (small, self.theme.certain, str(index.data(WorstRole.BETTER))),
        ]
        if index.data(WorstRole.AGAIN):
            found.append((small, self.theme.panel_quiet, str(index.data(WorstRole.AGAIN))))
        return found

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one row."""
        theme = self.theme
        rect: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.panel_line))
            painter.drawRoundedRect(QRectF(rect).adjusted(2, 1, -2, -1), 5, 5)
            painter.setBrush(QColor(theme.certain))
            painter.drawRect(QRectF(rect.left() + 2, rect.top() + 4, 3, rect.height() - 8))
        area = rect.adjusted(_SIDE + 4, text_px(5), -_SIDE, 0)
        small, bold = small_font(option.font), with_tabular_figures(semibold(option.font))
        cost, margin = str(index.data(WorstRole.COST)), str(index.data(WorstRole.MARGIN))
        figures = QFontMetrics(bold)
        italic = QFont(small)
        italic.setItalic(True)
        y = area.top() + figures.ascent()
        right = area.right() - QFontMetrics(italic).horizontalAdvance(margin)
        painter.setFont(italic)
        painter.setPen(QColor(theme.estimate))
        painter.drawText(right, y, margin)
        right -= figures.horizontalAdvance(cost) + (text_px(6) if margin else 0)
        painter.setFont(bold)
        painter.setPen(QColor(theme.panel_red))
        painter.drawText(right, y, cost)
        painter.setFont(small)
        painter.setPen(QColor(theme.panel_quiet))
        room = right - _SIDE - area.left()
        place = QFontMetrics(small).elidedText(
            str(index.data(WorstRole.PLACE)), Qt.TextElideMode.ElideRight, room
        )
        painter.drawText(area.left(), y, place)
        below = QRect(area.left(), area.top() + figures.height(), self._room(), 10_000)
        for font, ink, text in self._paragraphs(option, index):
            painter.setFont(font)
            painter.setPen(QColor(ink))
            below.setTop(painter.drawText(below, _WRAPPED, text).bottom() + 1)
        painter.restore()


class ReviewDialog(Dialog):
    """Follows a reviewer.  `deal_wanted` carries the place of another finished deal of the match."""

    deal_wanted = Signal(object)
    rule_wanted = Signal(str)

    def __init__(
        self,
        reviewer: Reviewer,
        names: Callable[[], tuple[str, str]],
        theme: Theme,
        style: CardStyle,
        parent: QWidget | None = None,
    ) -> None:
        """`names` says how the person and the other player are called."""
        super().__init__(parent)
        self._reviewer = reviewer
        self._names = names
        self._deals = 1
        self._deal = 1
        self._selected: Judged | None = None
        self._is_marking = False
        self._chosen = False
        """The person has selected a decision, so that no other is put in its place."""
        self.model = WorstModel(reviewer, self)
        self.graph = ReviewGraph(theme)
        self.board = ReviewBoard(theme, style)
        self.detail = ReviewDetail(theme, style)
        self.strip = BalanceStrip()
        self.list = QListView()
        self._delegate = WorstDelegate(theme, self.list)
        self._dress_list()
        self._title = text_label("", "title", wrap=False)
        self.deals = ChoiceBox()
        self._worst = text_label("", "section")
        self._empty = text_label("", "smallquiet")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(text_px(6) // 2 + 3)
        self._progress = text_label("", "smallquiet")
        self.stop = QPushButton()
        self.close_button = QPushButton()
        for button in (self.stop, self.close_button):
            button.setAutoDefault(False)  # Return in the list or the graph must not stop the review
        self._lay_out()
        self._connect()
        self.retranslate()
        self._follow()
        self.list.setFocus()

    def _dress_list(self) -> None:
        self.list.setObjectName("rows")
        self.list.setItemDelegate(self._delegate)
        self.list.setModel(self.model)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.deals)
        left = QVBoxLayout()
        left.setSpacing(6)
        left.addWidget(self._worst)
        left.addWidget(self._empty)
        left.addWidget(self.list, 1)
        left.addStretch(0)  # without the list the words stay at the top
        lower = QHBoxLayout()
        lower.setSpacing(12)
        lower.addLayout(left, 5)
        lower.addWidget(self.board, 8)
        lower.addWidget(self.detail, 6)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        told = QVBoxLayout()
        told.setSpacing(3)
        told.addStretch(1)
        told.addWidget(self.bar)
        told.addWidget(self._progress)
        told.addStretch(1)
        foot.addLayout(told, 1)
        foot.addWidget(self.stop)
        foot.addWidget(self.close_button)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(18, 12, 18, 12)
        rows.setSpacing(8)
        rows.addLayout(head)
        rows.addWidget(self.strip)
        rows.addWidget(self.graph, 4)
        rows.addLayout(lower, 9)
        rows.addLayout(foot)
        self.setMinimumWidth(text_px(640))
        room = parent.size() if (parent := self.parentWidget()) is not None else QSize(1000, 700)
        self.resize(min(text_px(1000), room.width() - 16), min(text_px(700), room.height() - 16))

    def _connect(self) -> None:
        self._reviewer.changed.connect(self._follow)
        self.graph.picked.connect(self._pick)
        self.list.selectionModel().currentChanged.connect(self._take_row)
        self.list.clicked.connect(self._take_row)
        self.deals.chosen.connect(self.deal_wanted)
        self.detail.rule_wanted.connect(self.rule_wanted)
        self.stop.clicked.connect(self._stop_or_go_on)
        self.close_button.clicked.connect(self.reject)

    def grow(self) -> None:
        """Become so high that every text has room; board, graph and list take what there is."""
        layout = self.layout()
        if layout is not None and self.isVisible():
            layout.activate()
            needed = layout.minimumHeightForWidth(self.width())
            if needed > self.height():
                self.resize(self.width(), needed)

    # What is shown

    @property
    def selected(self) -> Judged | None:
        """The decision on the board."""
        return self._selected

    def show_deal(self, deal: int, deals: int) -> None:
        """Tell that the deal of this number, from 1, is under review, out of so many."""
        self._deal, self._deals = deal, deals
        self._selected = None
        self._chosen = False
        self.retranslate()
        self._follow()

    def set_look(self, theme: Theme, style: CardStyle) -> None:
        """Take another theme or other cards."""
        self._delegate.theme = theme
        self.list.viewport().update()
        self.graph.set_theme(theme)
        self.board.set_look(theme, style)
        self.detail.set_look(theme, style)

    def retranslate(self) -> None:
        """Set every text in the language in force."""
        self.setWindowTitle(words.heading(self._deal))
        self._title.setText(words.heading(self._deal))
        self.deals.set_choices([(deal, deal_heading(deal)) for deal in range(1, self._deals + 1)])
        self.deals.choose(self._deal)
        self.deals.setVisible(self._deals > 1)
        self.deals.setAccessibleName(self.tr("Deal under review"))
        self._worst.setText(self.tr("What cost most"))
        self.list.setAccessibleName(self.tr("What cost most"))
        self.close_button.setText(self.tr("&Close"))
        self.model.retranslate()
        self.graph.retranslate()
        self.strip.setToolTip(tip(words.balance_meaning()))
        self._follow()
        self._show_selected()

    def _follow(self) -> None:
        """Show what is known by now."""
        reviewer = self._reviewer
        running = reviewer.stage is Stage.RUNNING
        done = reviewer.stage is Stage.DONE
        self.bar.setRange(0, max(1, reviewer.count))
        self.bar.setValue(reviewer.done)
        said = words.progress(reviewer.done, reviewer.count)
        self._progress.setText(" ".join(filter(None, (said, words.failures(reviewer.failed)))))
        self.bar.setAccessibleName(said)
        self.stop.setText(self.tr("&Stop") if running else self.tr("&Go on"))
        self.stop.setVisible(not done)
        self.bar.setVisible(not done)
        names = self._names()
        self.graph.show_review(reviewer.course, reviewer.judged, names)
        if reviewer.course is not None and reviewer.judged:
            self.strip.show_balance(balance(reviewer.course, reviewer.judged, complete=done), names[1])
        else:
            self.strip.show_balance(None, names[1], words.nothing_judged(reviewer.count, done))
        rows = self.model.rowCount()
        self._empty.setText(words.nothing_worse(done))
        self._empty.setVisible(not rows and (bool(reviewer.judged) or not done))
        self.list.setVisible(rows > 0)
        if not self._chosen and reviewer.judged:
            worst = self.model.index(0).data(WorstRole.JUDGED) if rows else reviewer.judged[-1]
            self._select(worst)
        self._mark_row()

    def _take_row(self, index: QModelIndex) -> None:
        judged = index.data(WorstRole.JUDGED)
        by_hand = not (self._is_marking or self.model.is_following)
        if isinstance(judged, Judged) and by_hand and judged is not self._selected:
            self._pick(judged)

    def _pick(self, judged: Judged) -> None:
        self._chosen = True
        self._select(judged)

    def _select(self, judged: Judged) -> None:
        if judged is self._selected:
            return
        self._selected = judged
        self._show_selected()

    def _show_selected(self) -> None:
        judged = self._selected
        self.graph.select(judged)
        self.board.show_decision(judged, self._names())
        self.detail.show_decision(judged)
        self.detail.setAccessibleDescription(self.board.accessibleName())
        self._mark_row()

    def _mark_row(self) -> None:
        """Mark the selected decision in the list, where it is among those that cost most."""
        row = self.model.row_of(self._selected)
        selection = self.list.selectionModel()
        if row < 0:
            selection.clear()
        elif self.list.currentIndex().row() != row or not selection.hasSelection():
            self._is_marking = True
            self.list.setCurrentIndex(self.model.index(row))
            self._is_marking = False

    def _stop_or_go_on(self) -> None:
        if self._reviewer.stage is Stage.RUNNING:
            self._reviewer.stop()
        else:
            self._reviewer.go_on()

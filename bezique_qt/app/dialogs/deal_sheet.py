"""The sheet at the end of a deal: every line explained, the match so far, and how to go on.

At the end of the match it tells the result in the same place, so that one thing ends and one begins.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QTableView, QVBoxLayout, QWidget

from bezique_qt.app.dialogs.base import Dialog
from bezique_qt.app.models.score import LineKind, ScoreModel, ScoreRole
from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.panels.score import ScoreDelegate, dress_table, fit_rows
from bezique_qt.app.phrases import describe, score, unseen
from bezique_qt.app.session import HUMAN, Session
from bezique_qt.app.stylesheet import text_px
from bezique_qt.app.theme import Theme
from bezique_qt.rules import DealEnded, DealSettled, Event, MatchEnded


class OneDeal(QSortFilterProxyModel):
    """The lines of one deal of the sheet."""

    def __init__(self, deal: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deal = deal

    def filterAcceptsRow(self, row: int, parent: QModelIndex | QPersistentModelIndex) -> bool:
        """Whether a line of the sheet belongs to the deal; its heading is the dialog's own."""
        line = self.sourceModel().index(row, 0, parent)
        return bool(line.data(ScoreRole.DEAL) == self._deal and line.data(ScoreRole.KIND) != LineKind.DEAL)


class DealSheet(Dialog):
    """`next_wanted` and `new_wanted` tell how the person goes on, `review_wanted` that he looks back."""

    review_wanted = Signal()
    next_wanted = Signal()
    new_wanted = Signal()

    def __init__(
        self, session: Session, model: ScoreModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        match = session.match
        self._deal = len(match.deals) if match is not None else 0
        self._over = match is not None and match.is_over
        self._title = text_label("", "title")
        self._words = text_label("", "quiet")
        self.table = QTableView()
        lines = OneDeal(self._deal, self)
        lines.setSourceModel(model)
        self.table.setModel(lines)
        self.table.setItemDelegate(ScoreDelegate(theme, self, compact=True))
        dress_table(self.table)
        self._on = QPushButton()
        self._on.setDefault(True)
        self._look = QPushButton()
        self._review = QPushButton()
        self._on.clicked.connect(self._go_on)
        self._look.clicked.connect(self.reject)
        self._review.clicked.connect(self._look_back)
        buttons = QDialogButtonBox()
        buttons.addButton(self._on, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._review, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._look, QDialogButtonBox.ButtonRole.RejectRole)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(24, 18, 24, 16)
        rows.setSpacing(8)
        rows.addWidget(self._title)
        rows.addWidget(self._words)
        rows.addSpacing(4)
        rows.addWidget(self.table, 1)
        rows.addWidget(buttons)
        self.retranslate()
        self._fit()

    def retranslate(self) -> None:
        """Set every text in the language in force."""
        heading = score.deal_heading(self._deal)
        self.setWindowTitle(heading)
        settled = self._last(DealSettled)
        ended = "" if settled is not None else self._say(MatchEnded)
        self._title.setText(self._say(DealSettled) or ended or heading)
        said = [self._say(DealEnded)]
        if isinstance(settled, DealSettled):
            said.append(score.settlement_sentence(settled))
        if self._session.is_practice:
            said.append(unseen.practice_because())
        self._words.setText(" ".join(sentence for sentence in said if sentence))
        self._on.setText(self.tr("&New game") if self._over else self.tr("&Next deal"))
        self._review.setText(self.tr("&Review this deal"))
        self._look.setText(self.tr("&Look at the table"))
        self.table.setAccessibleName(self.tr("Score sheet of the deal"))
        fit_rows(self.table)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Long names take as many lines as they need at this width."""
        super().resizeEvent(event)
        fit_rows(self.table)

    def _say(self, kind: type[Event]) -> str:
        """The sentence of the last event of a kind; empty if there is none."""
        event = self._last(kind)
        return "" if event is None else describe(event, HUMAN, self._session.names)

    def _last(self, kind: type[Event]) -> Event | None:
        """The last event of a kind in the match."""
        return next((event for event in reversed(self._session.history) if isinstance(event, kind)), None)

    def _fit(self) -> None:
        """High enough for the lines, within the window it belongs to."""
        lines = self.table.verticalHeader().length() + self.table.horizontalHeader().sizeHint().height() + 6
        parent = self.parentWidget()
        room = parent.height() - text_px(60) if parent is not None else text_px(700)
        self.resize(text_px(600), min(max(lines + text_px(196), text_px(300)), room))

    def _look_back(self) -> None:
        self.reject()
        self.review_wanted.emit()

    def _go_on(self) -> None:
        self.accept()
        if self._over:
            self.new_wanted.emit()
        else:
            self.next_wanted.emit()

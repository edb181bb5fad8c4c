"""The line under the table: what is expected of the player now, and where the game stands."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.panels.marks import Pointer
from bezique_qt.app.phrases import lessons, status, thinking, where, why_text
from bezique_qt.app.session import Session
from bezique_qt.app.stylesheet import text_px
from bezique_qt.app.theme import Theme
from bezique_qt.coach import why_not
from bezique_qt.rules import IllegalAction


class StatusLine(QFrame):
    """Follows the session.  `go_on_wanted`: the next deal is asked for, or a new game after a match."""

    go_on_wanted = Signal()

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status")
        self._session = session
        self._refused: IllegalAction | None = None
        self._pointer = Pointer(theme)
        self.expected = text_label("", "expected")
        self.where = text_label("", "where", wrap=False)
        self.go_on = QPushButton()
        self.go_on.setObjectName("goon")
        cells = QHBoxLayout(self)
        cells.setContentsMargins(16, 3, 14, 3)
        cells.setSpacing(8)
        cells.addWidget(self._pointer, 0, Qt.AlignmentFlag.AlignVCenter)
        cells.addWidget(self.expected, 1)
        cells.addWidget(self.go_on)
        cells.addSpacing(8)
        cells.addWidget(self.where)
        self.setMinimumHeight(text_px(34))
        self.go_on.clicked.connect(self.go_on_wanted)
        session.state_changed.connect(self.refresh)
        session.thinking_changed.connect(self.refresh)
        session.deal_ended.connect(self.refresh)
        session.refused.connect(self._show_refusal)
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Take another theme's inks."""
        self._pointer.set_theme(theme)

    def refresh(self) -> None:
        """Say what is expected now."""
        self._refused = None
        view, match = self._session.view, self._session.match
        if view is None or match is None:
            self.expected.setText("")
            self.where.setText("")
            self.go_on.hide()
            return
        names = self._session.names
        waits = self._session.is_thinking
        if self._session.is_closed:
            self.expected.setText(lessons.lesson_over())
        else:
            self.expected.setText(thinking(names[1 - view.seat]) if waits else status(view, names))
        self.where.setText(where.place(view))
        self.go_on.setText(self.tr("New game…") if match.is_over else self.tr("Next deal"))
        self.go_on.setVisible(match.deal.is_over and not self._session.is_held)

    def retranslate(self) -> None:
        """Say the same in the language in force."""
        refused = self._refused
        self.refresh()
        if refused is not None:
            self._show_refusal(refused)

    def _show_refusal(self, error: IllegalAction) -> None:
        """Say why the last try was refused, until something happens."""
        self._refused = error
        view = self._session.view
        why = why_not(view, error.action) if view is not None else None
        if view is not None and why is not None:
            self.expected.setText(why_text(why, view, self._session.names).rule)

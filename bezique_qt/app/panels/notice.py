"""A note over the side panel for what the player should know; it blocks nothing and goes when closed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bezique_qt.app.notices import BadGame, FirstOfMany, MatchReplaced, Notice
from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.phrases.problems import notice_sentence
from bezique_qt.app.storage import StorageProblem


class NoticeBar(QFrame):
    """Shows one notice at a time; a file's trouble that another takes the place of comes back when that is
    closed.  `new_game_wanted`, `lessons_wanted`: the person took up an offer of the
    welcome; `kept_wanted`: he wants to see the matches that are kept."""

    new_game_wanted = Signal()
    lessons_wanted = Signal()
    kept_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._details = ""
        self._notice: Notice | None = None
        self._waiting: list[Notice] = []
        self._text = text_label("", "line")
        self._lessons = QPushButton()
        self._new = QPushButton()
        self._kept = QPushButton()
        self._copy = QPushButton()
        self._close = QPushButton()
        offers, buttons = QHBoxLayout(), QHBoxLayout()
        for line, members in (
            (offers, (self._lessons, self._new)),
            (buttons, (self._kept, self._copy, self._close)),
        ):
            line.setSpacing(8)
            for button in members:
                line.addWidget(button)
            line.addStretch(1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(14, 9, 14, 10)
        rows.setSpacing(8)
        rows.addWidget(self._text)
        rows.addLayout(offers)
        rows.addLayout(buttons)
        self._lessons.clicked.connect(self._want_lessons)
        self._new.clicked.connect(self._want_new)
        self._kept.clicked.connect(self._want_kept)
        self._copy.clicked.connect(self._copy_details)
        self._close.clicked.connect(self._go_on)
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """What the bar says, shown or not."""
        return self._text.text()

    def tell(self, notice: Notice, details: str = "", offer_new_game: bool = False) -> None:
        """Show a notice; `details` can be copied, and a new game and the lessons can be offered."""
        shown = self._notice
        if shown is not None and shown is not notice and not self.isHidden() and _lasts(shown):
            self._waiting.append(shown)
        self._details = details
        self._notice = notice
        sentence = notice_sentence(notice)
        self._text.setText(sentence)
        self._copy.setVisible(bool(details))
        self._lessons.setVisible(offer_new_game)
        self._new.setVisible(offer_new_game)
        self._kept.setVisible(
            isinstance(notice, MatchReplaced) or (isinstance(notice, FirstOfMany) and bool(notice.replaced))
        )
        self.show()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def take_back(self, problem: StorageProblem) -> None:
        """A file that could not be written could be written now: nothing else that is shown goes."""
        shown = self._notice
        told = (problem.reason, problem.path)
        self._waiting = [
            one
            for one in self._waiting
            if not (isinstance(one, StorageProblem) and (one.reason, one.path) == told)
        ]
        if isinstance(shown, StorageProblem) and (shown.reason, shown.path) == told:
            self._go_on()

    def retranslate(self) -> None:
        """Say the notice and set the buttons in the language in force."""
        if self._notice is not None:
            self._text.setText(notice_sentence(self._notice))
        self._lessons.setText(self.tr("Lessons…"))
        self._new.setText(self.tr("New game…"))
        self._kept.setText(self.tr("Kept matches…"))
        self._copy.setText(self.tr("Copy details"))
        self._close.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _go_on(self) -> None:
        self.hide()
        if self._waiting:
            self.tell(self._waiting.pop())

    def _want_lessons(self) -> None:
        self.hide()
        self.lessons_wanted.emit()

    def _want_new(self) -> None:
        self.hide()
        self.new_game_wanted.emit()

    def _want_kept(self) -> None:
        self.hide()
        self.kept_wanted.emit()

    def _copy_details(self) -> None:
        QGuiApplication.clipboard().setText(self._details)


def _lasts(notice: Notice) -> bool:
    """Whether a notice is told whatever comes after it, as what a file lost is."""
    return isinstance(notice, BadGame) or (
        isinstance(notice, StorageProblem) and notice.reason != "unwritable"
    )

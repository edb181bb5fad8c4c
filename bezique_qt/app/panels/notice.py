"""A note over the side panel for what the player should know; it blocks nothing and goes when closed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bezique_qt.app.panels.labels import text_label


class NoticeBar(QFrame):
    """Shows one notice at a time.  `new_game_wanted`: the person took up the welcome's offer."""

    new_game_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._details = ""
        self._say: Callable[[], str] | None = None
        self._text = text_label("", "line")
        self._new = QPushButton()
        self._copy = QPushButton()
        self._close = QPushButton()
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self._new, self._copy, self._close):
            buttons.addWidget(button)
        buttons.addStretch(1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(14, 9, 14, 10)
        rows.setSpacing(8)
        rows.addWidget(self._text)
        rows.addLayout(buttons)
        self._new.clicked.connect(self._want_new)
        self._copy.clicked.connect(self._copy_details)
        self._close.clicked.connect(self.hide)
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """What the bar says, shown or not."""
        return self._text.text()

    def tell(
        self, sentence: str | Callable[[], str], details: str = "", offer_new_game: bool = False
    ) -> None:
        """Show a sentence; `details` can be copied, and a new game can be offered.

        A function that makes the sentence is asked again when the language changes.
        """
        self._details = details
        self._say = sentence if callable(sentence) else None
        sentence = sentence() if callable(sentence) else sentence
        self._text.setText(sentence)
        self._copy.setVisible(bool(details))
        self._new.setVisible(offer_new_game)
        self.show()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def retranslate(self) -> None:
        """Set the buttons in the language in force."""
        if self._say is not None:
            self._text.setText(self._say())
        self._new.setText(self.tr("New game…"))
        self._copy.setText(self.tr("Copy details"))
        self._close.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _want_new(self) -> None:
        self.hide()
        self.new_game_wanted.emit()

    def _copy_details(self) -> None:
        QGuiApplication.clipboard().setText(self._details)

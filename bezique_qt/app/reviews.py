"""Opens the review of a finished deal beside the window, which stays in use meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.dialogs.review import ReviewDialog
from bezique_qt.app.reviewer import Reviewer
from bezique_qt.app.session import HUMAN, Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.theme import Theme
from bezique_qt.coach.review import course


class Reviews(QObject):
    """One review at a time; its dialog closes with the match."""

    rule_wanted = Signal(str)

    def __init__(
        self,
        session: Session,
        settings: Settings,
        look: Callable[[], tuple[Theme, CardStyle]],
        parent: QWidget,
    ) -> None:
        """`look` says in which inks and with which cards to draw."""
        super().__init__(parent)
        self._look = look
        self._session = session
        self._settings = settings
        self._window = parent
        self.reviewer = Reviewer(session.thinker, self)
        self.dialog: ReviewDialog | None = None
        session.match_started.connect(self.close)
        settings.changed.connect(self._setting_changed)

    @property
    def count(self) -> int:
        """How many deals of the match on the table are finished and can be reviewed."""
        match = self._session.match
        return 0 if match is None or self._session.is_lesson else len(match.results)

    def open(self) -> None:
        """Show the review of the last finished deal; nothing happens if there is none."""
        if not self.count:
            return
        if self.dialog is None:
            self.dialog = ReviewDialog(self.reviewer, self._names, *self._look(), self._window)
            self.dialog.board.arrange(self._settings.sort)
            self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.dialog.deal_wanted.connect(self._review)
            self.dialog.rule_wanted.connect(self.rule_wanted)
            self.dialog.finished.connect(self._forget)
            self.dialog.show()
        else:
            self.dialog.raise_()
            self.dialog.activateWindow()
        self._review(self.count)

    def take_look(self) -> None:
        """Take the theme and the cards that are in force now."""
        if self.dialog is not None:
            self.dialog.set_look(*self._look())

    def close(self) -> None:
        """Close the dialog and think no more about its deal."""
        if self.dialog is not None:
            self.dialog.close()

    def _setting_changed(self, name: str) -> None:
        if name == "sort" and self.dialog is not None:
            self.dialog.board.arrange(self._settings.sort)

    def _names(self) -> tuple[str, str]:
        return self._session.names

    def _review(self, deal: int) -> None:
        """Review the deal of this number, from 1."""
        match = self._session.match
        if match is None or not 1 <= deal <= self.count or self.dialog is None:
            return
        totals = match.results[deal - 2].totals if deal > 1 else (0, 0)
        self.reviewer.review(course(match.variant, match.deals[deal - 1], totals, HUMAN))
        self.dialog.show_deal(deal, self.count)

    def _forget(self) -> None:
        self.dialog = None
        self.reviewer.stop()

"""Asks for advice while it is the person's turn and somebody looks; what comes too late is dropped."""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QObject, Signal

from bezique_qt.app.session import HUMAN, Session
from bezique_qt.app.settings import Settings
from bezique_qt.coach import Advice, advice, advice_seed
from bezique_qt.players.core_start import is_compiled
from bezique_qt.players.thinking import Priority
from bezique_qt.players.thoughts import Thought
from bezique_qt.rules import PlayerView

log = logging.getLogger(__name__)

LEVEL: Final = "strongest"
BUDGET_MS: Final = 4000 if is_compiled() else 20_000
"""Work on one piece of advice, at most. It is shown all the while and gives way to a move."""
WORLDS: Final = 1000
"""Sampled deals where it is close: so many tell a difference of some five points from none."""


class Adviser(QObject):
    """`changed`: the advice, or that there is one at all, is not what it was.

    A lesson has hints of its own, so there is none in a lesson.
    """

    changed = Signal()

    def __init__(self, session: Session, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._thinker = session.thinker
        self._is_watched = False
        self._view: PlayerView | None = None
        self._asked: int | None = None
        self._advice: Advice | None = None
        self._is_settled = False
        self._has_failed = False
        session.state_changed.connect(self.follow)
        settings.changed.connect(self._setting_changed)
        self._thinker.progressed.connect(self._hear_progress)
        self._thinker.answered.connect(self._hear_answer)
        self._thinker.failed.connect(self._hear_failure)

    @property
    def view(self) -> PlayerView | None:
        """The position that advice is given on; None while there is none to give."""
        return self._view

    @property
    def advice(self) -> Advice | None:
        """What is known by now; None until the first of it."""
        return self._advice

    @property
    def is_settled(self) -> bool:
        """Whether the advice is the last word on this position."""
        return self._is_settled

    @property
    def has_failed(self) -> bool:
        """Whether no advice on this position can be had."""
        return self._has_failed

    def set_watched(self, watched: bool) -> None:
        """Think only while somebody can see what comes of it."""
        if watched is not self._is_watched:
            self._is_watched = watched
            self.follow()

    def follow(self) -> None:
        """Ask about the position on the table, unless it is the one that was asked about."""
        view = self._wanted()
        if view == self._view:
            return
        self._drop()
        self._view = view
        if view is not None:
            seed = advice_seed(view)
            self._asked = self._thinker.ask(view, LEVEL, seed, BUDGET_MS, Priority.ADVICE, WORLDS)
        self.changed.emit()

    def _wanted(self) -> PlayerView | None:
        session = self._session
        if not self._is_watched or self._settings.hint_mode != "full":
            return None
        if session.is_lesson or session.is_closed:
            return None
        view = session.view
        return view if view is not None and view.to_move == HUMAN else None

    def _drop(self) -> None:
        asked, self._asked = self._asked, None
        self._advice = None
        self._is_settled = self._has_failed = False
        if asked is not None:
            self._thinker.cancel(asked)

    def _setting_changed(self, name: str) -> None:
        if name == "hint_mode":
            self.follow()

    def _hear_progress(self, number: int, thought: Thought) -> None:
        if number == self._asked:
            self._take(thought, settled=False)

    def _hear_answer(self, number: int, thought: Thought) -> None:
        if number == self._asked:
            self._asked = None
            self._take(thought, settled=True)

    def _hear_failure(self, number: int, details: str) -> None:
        if number == self._asked:
            log.error("no advice: %s", details)
            self._asked = None
            self._has_failed = True
            self.changed.emit()

    def _take(self, thought: Thought, *, settled: bool) -> None:
        if self._view is not None and thought.candidates:
            self._advice = advice(self._view, thought.candidates, settled)
            self._is_settled = settled
            self.changed.emit()

"""The opponent: thinks as soon as it is its turn, and acts when the person has had time to look."""

from __future__ import annotations

import logging
from random import Random
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from bezique_qt.app.thinker import Thinker
from bezique_qt.players.thinking import Priority
from bezique_qt.players.thoughts import Thought
from bezique_qt.rules import Action, PlayerView

log = logging.getLogger(__name__)

BUDGET_MS: Final = 2000
"""The work of the opponent on one decision, at most; only a slow or busy machine needs so much."""
SIGN_MS: Final = 300
"""Only who keeps the person waiting for longer is said to be thinking."""


def decision_seed(seed: int, deal: int, trick: int) -> int:
    """The seed of the decisions about one trick: the same match, resumed or repeated, is played the same.

    It is one for all that follows a trick, so that a declaration that was overlooked stays so."""
    return Random(f"{seed}/{deal}/{trick}").getrandbits(63)


class Opponent(QObject):
    """Asks the thinker once for each decision.

    `decided` carries the action, when it is known and the person has had time; `failed` comes in its place if
    there is none.  `thinking_changed`: whether the person is kept waiting.
    """

    decided = Signal(object)
    failed = Signal()
    thinking_changed = Signal()

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._asked: int | None = None
        self._thought: Thought | None = None
        self._has_failed = False
        self._is_due = False
        self._is_thinking = False
        self._pause = self._timer(self._be_due)
        self._sign = self._timer(self._show_thinking)
        thinker.answered.connect(self._hear)
        thinker.failed.connect(self._hear_failure)

    @property
    def is_thinking(self) -> bool:
        """Whether the person has waited so long that he should be told why."""
        return self._is_thinking

    def ask(self, view: PlayerView, level: str, seed: int) -> None:
        """Begin to think about a decision, if not done yet; until `cancel` it is the same one."""
        if self._asked is None:
            self._asked = self._thinker.ask(view, level, seed, BUDGET_MS, Priority.MOVE)

    def know(self, action: Action) -> None:
        """Take a decision that is made already, as those of a lesson are."""
        self._thought = Thought(action)

    def act_after(self, ms: int) -> None:
        """Act when so many milliseconds have passed, or later if there is still something to think about."""
        if not self._is_due and not self._pause.isActive():
            self._pause.start(max(0, ms))

    def hold(self) -> None:
        """Do not act until `act_after` is called again; thinking goes on."""
        self._pause.stop()
        self._is_due = False
        self._set_thinking(False)

    def cancel(self) -> None:
        """Drop the decision and whatever comes of it."""
        self.hold()
        asked, self._asked = self._asked, None
        self._thought = None
        self._has_failed = False
        if asked is not None:
            self._thinker.cancel(asked)

    def _timer(self, slot: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(slot)
        return timer

    def _hear(self, number: int, thought: Thought) -> None:
        if number == self._asked:
            self._thought = thought
            self._act()

    def _hear_failure(self, number: int, details: str) -> None:
        if number == self._asked:
            log.error("the opponent failed: %s", details)
            self._has_failed = True
            self._act()

    def _be_due(self) -> None:
        self._is_due = True
        if self._thought is None and not self._has_failed:
            self._sign.start(SIGN_MS)
        else:
            self._act()

    def _act(self) -> None:
        if not self._is_due:
            return
        thought = self._thought
        self.cancel()
        if thought is None:
            self.failed.emit()
        else:
            self.decided.emit(thought.action)

    def _show_thinking(self) -> None:
        self._set_thinking(True)

    def _set_thinking(self, thinking: bool) -> None:
        self._sign.stop()
        if thinking is not self._is_thinking:
            self._is_thinking = thinking
            self.thinking_changed.emit()

"""Has a finished deal reviewed in the background, one decision after the other."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from enum import Enum, auto
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, Signal

from bezique_qt.app.thinker import Thinker
from bezique_qt.coach import advice_seed
from bezique_qt.coach.review import (
    Course,
    Decision,
    Judged,
    judged,
    measuring_seed,
    needs_measuring,
)
from bezique_qt.players.candidates import Candidate
from bezique_qt.players.core_start import is_compiled
from bezique_qt.players.thinking import Priority
from bezique_qt.players.thoughts import Thought

log = logging.getLogger(__name__)

LEVEL: Final = "strongest"
WORLDS: Final = 1000
"""Sampled deals that are wanted where a decision is close; the time seldom allows more."""
TOTAL_MS: Final = 13_000 if is_compiled() else 90_000
"""So much work goes into the review of a deal, about; what is thought about meanwhile for others is not
counted. The last tricks, which are counted to the end, come on top: a review shall be there within 20 seconds
on a slow machine too. Plain Python searches twenty times more slowly, and of what few worlds say hardly
anything is beyond doubt."""
_LEAST_MS: Final = 15.0
_TWICE: Final = 1.7
"""A decision is thought about so many times on average: some have to be measured, others not."""


class Stage(Enum):
    """Where a review stands."""

    EMPTY = auto()
    RUNNING = auto()
    STOPPED = auto()
    """Given up on the way; what was found stays, and it can go on."""
    DONE = auto()


class Reviewer(QObject):
    """Asks about the decisions of one deal in their order, with less urgency than anything else.

    `changed`: a decision more is judged, or the stage is another.
    """

    changed = Signal()

    def __init__(
        self,
        thinker: Thinker,
        parent: QObject | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._clock = clock
        self._course: Course | None = None
        self._stage = Stage.EMPTY
        self._waiting: list[Decision] = []
        self._judged: list[Judged] = []
        self._failed = 0
        self._asked: int | None = None
        self._chosen: Sequence[Candidate] | None = None
        """What the choosing deals said of the decision that is being measured."""
        self._spent_ms = 0.0
        self._working_ms = 0.0
        """The work on the open question until now."""
        thinker.progressed.connect(self._hear_progress)
        thinker.answered.connect(self._hear_answer)
        thinker.failed.connect(self._hear_failure)

    @property
    def course(self) -> Course | None:
        """The deal under review."""
        return self._course

    @property
    def stage(self) -> Stage:
        """Where the review stands."""
        return self._stage

    @property
    def judged(self) -> tuple[Judged, ...]:
        """The decisions judged so far, in the order of the deal."""
        return tuple(self._judged)

    @property
    def count(self) -> int:
        """How many decisions there are to judge."""
        return 0 if self._course is None else len(self._course.valued)

    @property
    def done(self) -> int:
        """How many have been gone through, those that failed included."""
        return len(self._judged) + self._failed

    @property
    def failed(self) -> int:
        """How many could not be valued for a fault of the program."""
        return self._failed

    def review(self, course: Course) -> None:
        """Review a deal; one that was begun before goes on where it stands."""
        if course != self._course:
            self.stop()
            self._course = course
            self._waiting = list(course.valued)
            self._judged = []
            self._failed = 0
            self._spent_ms = 0.0
        self.go_on()

    def go_on(self) -> None:
        """Go on with what was stopped."""
        if self._course is None or self._stage is Stage.RUNNING:
            return
        self._stage = Stage.RUNNING
        self._ask_next()
        self.changed.emit()

    def stop(self) -> None:
        """Ask no more; what was found stays."""
        if self._stage is not Stage.RUNNING:
            return
        asked, self._asked = self._asked, None
        self._chosen = None
        if asked is not None:
            self._thinker.cancel(asked)
        self._spent_ms += self._working_ms
        self._stage = Stage.STOPPED
        self.changed.emit()

    def _ask_next(self) -> None:
        if not self._waiting:
            self._stage = Stage.DONE
            return
        decision = self._waiting[0]
        seed = advice_seed(decision.view)
        self._asked = self._ask(decision, seed)

    def _ask(self, decision: Decision, seed: int) -> int:
        self._working_ms = 0.0
        return self._thinker.ask(decision.view, LEVEL, seed, self._budget(decision), Priority.REVIEW, WORLDS)

    def _budget(self, decision: Decision) -> float:
        """Milliseconds of work: what is left, shared so that every decision gets as many sampled deals."""
        whole = sum(map(_effort, self._waiting))
        share = _effort(decision) / whole if whole else 0.0
        return max(_LEAST_MS, (TOTAL_MS - self._spent_ms) * share / _TWICE)

    def _hear_progress(self, number: int, thought: Thought) -> None:
        if number == self._asked:
            self._working_ms = thought.work_ms

    def _hear_answer(self, number: int, thought: Thought) -> None:
        if number != self._asked:
            return
        self._spent_ms += thought.work_ms
        decision, candidates = self._waiting[0], thought.candidates
        if self._chosen is None and needs_measuring(decision, candidates):
            self._chosen = candidates
            self._asked = self._ask(decision, measuring_seed(decision.view))
            return
        chosen, self._chosen = self._chosen, None
        before = self._clock()
        found = judged(decision, chosen or candidates, None if chosen is None else candidates)
        self._spent_ms += 1000 * (self._clock() - before)
        self._judged.append(found)
        self._go_to_next()

    def _hear_failure(self, number: int, details: str) -> None:
        if number == self._asked:
            log.error("a decision cannot be reviewed: %s", details)
            self._chosen = None
            self._failed += 1
            self._go_to_next()

    def _go_to_next(self) -> None:
        self._asked = None
        del self._waiting[0]
        self._ask_next()
        self.changed.emit()


def _effort(decision: Decision) -> float:
    """What one sampled deal of a decision costs beside one of another: cards played for all its options."""
    view = decision.view
    if decision.is_exact:
        return 0.0
    faces = len({str(action)[:7] for action in view.legal_actions})
    return float((view.stock_count + len(view.hand) + view.opponent_count) * faces)

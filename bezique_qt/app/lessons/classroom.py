"""The lesson on the table: begun, judged after each action, tried again, left.

Nothing of the game is decided here: the session plays it, `coach.lessons` judges it, and the panel shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from PySide6.QtCore import QObject, Signal

from bezique_qt.app.lessons.course import shipped_lessons
from bezique_qt.app.lessons.progress import Progress
from bezique_qt.app.session import Session
from bezique_qt.coach.lessons import Hint, Lesson, Moment, ScriptedPlayer, Verdict, judge, next_action
from bezique_qt.rules import Card, Event, PlayerView

SHOWN_LEVEL = "steady"
"""The opponent whose name stands on the table in a lesson."""


class Classroom(QObject):
    """`begun`: a lesson is laid on the table.  `moved`: goals, outcome or hints are not what they were.
    `left`: no lesson lies on the table any more.  `pointed` carries the cards that a hint is about.
    `reminded`: somebody tried to play on after the end of the lesson."""

    begun = Signal()
    moved = Signal()
    left = Signal()
    pointed = Signal(object)
    reminded = Signal()

    def __init__(self, session: Session, progress: Progress, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.progress = progress
        self._session = session
        self._lesson: Lesson | None = None
        self._moments: list[Moment] = []
        self._before: PlayerView | None = None
        self._hints = 0
        self._is_shown = False
        self._start = (0, 0)
        self._verdict = Verdict(())
        session.events_applied.connect(self._on_events)
        session.match_started.connect(self._on_match_started)
        session.lesson_over_tried.connect(self.reminded)

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """All lessons in their order; read when they are asked for first."""
        return shipped_lessons()

    # What the panel shows

    @property
    def lesson(self) -> Lesson | None:
        """The lesson on the table, or None."""
        return self._lesson

    @property
    def number(self) -> int:
        """Which lesson it is, counted from 1."""
        return 0 if self._lesson is None else 1 + self.lessons.index(self._lesson)

    @property
    def verdict(self) -> Verdict:
        """How it stands."""
        return self._verdict

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The hints that have been asked for."""
        return () if self._lesson is None else self._lesson.hints[: self._hints]

    @property
    def is_shown(self) -> bool:
        """Whether the cards to use next are lifted on the table."""
        return self._is_shown

    @property
    def start(self) -> tuple[int, int]:
        """The points of both in the deal when the lesson begins."""
        return self._start

    @property
    def can_help(self) -> bool:
        """Whether another hint can be asked for: at last, what to do is shown on the table."""
        if self._lesson is None or self._verdict.is_over:
            return False
        return self._hints < len(self._lesson.hints) or (not self._is_shown and self._next_cards() != ())

    @property
    def following(self) -> Lesson | None:
        """The first lesson that is not done yet, counted on from this one; None when all are done."""
        here = self.number
        others = self.lessons[here:] + self.lessons[: max(0, here - 1)]
        return next((lesson for lesson in others if not self.progress.is_done(lesson.id)), None)

    # Commands

    def begin(self, lesson_id: str) -> None:
        """Lay a lesson on the table.  KeyError if there is none with this id."""
        found = {lesson.id: lesson for lesson in self.lessons}
        self._lesson = found[lesson_id]
        self._moments = []
        self._hints = 0
        self._lay()

    def again(self) -> None:
        """Lay the same lesson anew; the hints that were asked for stay."""
        if self._lesson is not None:
            self._lay()

    def go_on(self) -> None:
        """Lay the following lesson, or leave when all are done."""
        following = self.following
        if following is None:
            self.leave()
        else:
            self.begin(following.id)

    def leave(self) -> None:
        """Put the person's own match back."""
        self._session.end_lesson()

    def help(self) -> None:
        """Give the next hint; after the last one, show on the table what to do."""
        if self._lesson is None or not self.can_help:
            return
        if self._hints < len(self._lesson.hints):
            self._hints += 1
            cards = self._cards_of(self._lesson.hints[self._hints - 1].cards)
        else:
            self._is_shown = True
            cards = self._next_cards()
        self.pointed.emit(cards)
        self.moved.emit()

    # What happens on the table

    def _lay(self) -> None:
        lesson = self._lesson
        assert lesson is not None
        self._moments = []
        self._is_shown = False
        self._verdict = Verdict((False,) * len(lesson.goals))
        names = (self._session.player_name, f"ai:{SHOWN_LEVEL}")
        self._session.begin_lesson(replace(lesson.record, players=names), ScriptedPlayer(lesson.answers))
        self._before = self._session.view
        if self._before is not None:
            self._start = self._before.scores
        self.pointed.emit(())
        self.begun.emit()

    def _on_match_started(self) -> None:
        if self._lesson is not None and not self._session.is_lesson:
            self._lesson = None
            self._moments = []
            self.pointed.emit(())
            self.left.emit()

    def _on_events(self, events: tuple[Event, ...]) -> None:
        match, view = self._session.match, self._session.view
        if self._lesson is None or match is None or view is None or self._before is None:
            return
        seat, action = match.deals[-1].actions[-1]
        self._take_in(Moment(seat, action, events, self._before, view))
        self._before = view

    def _take_in(self, moment: Moment) -> None:
        """Judge what has happened."""
        lesson = self._lesson
        assert lesson is not None
        if self._verdict.is_over:
            return
        self._moments.append(moment)
        self._verdict = judge(lesson, self._moments)
        self._is_shown = False
        self.pointed.emit(())
        if self._verdict.is_over:
            self._session.close_lesson()
        if self._verdict.is_won:
            self.progress.mark(lesson.id)
        self.moved.emit()

    def _next_cards(self) -> tuple[Card, ...]:
        """The cards of what is to be done next, as long as the intended way has not been left."""
        if self._lesson is None:
            return ()
        action = next_action(self._lesson, self._moments)
        card = getattr(action, "card", None)
        return getattr(action, "cards", ()) if card is None else (card,)

    def _cards_of(self, named: Sequence[str]) -> tuple[Card, ...]:
        """The learner's cards that are meant by faces or codes."""
        view = self._session.view
        hand = view.hand if view is not None else ()
        return tuple(card for card in hand if card.face in named or card.code in named)

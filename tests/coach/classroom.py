"""Plays lessons without a window: the learner's actions as given, the opponent's by its script."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bezique_qt.coach.lessons import (
    LEARNER,
    TEACHER,
    Lesson,
    Moment,
    ScriptedPlayer,
    Verdict,
    judge,
    read_course,
)
from bezique_qt.rules import Action, Match, replay

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "lessons"
LESSONS, ERRORS = read_course(FOLDER)


class Desk:
    """One lesson being taken."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match: Match = replay(lesson.record)
        self.moments: list[Moment] = []
        self.teacher = ScriptedPlayer(lesson.answers)
        self.let_teacher_act()

    @property
    def verdict(self) -> Verdict:
        return judge(self.lesson, self.moments)

    def take(self, actions: Iterable[Action]) -> Verdict:
        """Do the learner's actions; none of them may come after the end of the lesson."""
        for action in actions:
            assert not self.verdict.is_over, f"{action} comes after the end"
            assert self.match.deal.to_move == LEARNER
            self.do(action)
            self.let_teacher_act()
        return self.verdict

    def let_teacher_act(self) -> None:
        while self.match.deal.to_move == TEACHER and not self.verdict.is_over:
            self.do(self.teacher.choose(self.match.deal.view(TEACHER)))

    def do(self, action: Action) -> None:
        seat = self.match.deal.to_move
        assert seat is not None
        before = self.match.deal.view(LEARNER)
        self.match, events = self.match.apply(action)
        self.moments.append(Moment(seat, action, events, before, self.match.deal.view(LEARNER)))

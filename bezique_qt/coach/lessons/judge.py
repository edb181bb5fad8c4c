"""How a lesson stands after what was done in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bezique_qt.coach.lessons.conditions import LEARNER, Moment
from bezique_qt.coach.lessons.lesson import Lesson
from bezique_qt.rules import Action


@dataclass(frozen=True, slots=True)
class Verdict:
    """`reached` has an entry for each goal in its order; `failed` is the id of the mistake, or empty."""

    reached: tuple[bool, ...]
    failed: str = ""

    @property
    def is_won(self) -> bool:
        """Whether all goals are reached without a mistake."""
        return not self.failed and all(self.reached)

    @property
    def is_over(self) -> bool:
        """Whether nothing that follows can change it."""
        return self.is_won or bool(self.failed)


def judge(lesson: Lesson, moments: Sequence[Moment]) -> Verdict:
    """Judge everything since the lesson began.

    At each moment mistakes come before goals, and goals before the limit: the limit counts when
    the learner's last card has been answered, so that its trick is still finished. What comes after the
    end of the lesson changes nothing.
    """
    reached = [False] * len(lesson.goals)
    done = 0
    for moment in moments:
        if moment.seat == LEARNER:
            done += 1
        for failure in lesson.failures:
            if failure.when.holds(moment):
                return Verdict(tuple(reached), failure.id)
        for place, goal in enumerate(lesson.goals):
            reached[place] = reached[place] or goal.when.holds(moment)
        if all(reached):
            break
        view = moment.view
        is_answered = view.to_move == LEARNER or view.lead is None
        if view.to_move is None or (is_answered and done >= lesson.limit.actions):
            return Verdict(tuple(reached), lesson.limit.id)
    return Verdict(tuple(reached))


def next_action(lesson: Lesson, moments: Sequence[Moment]) -> Action | None:
    """Return the learner's next action on the intended way; None once that way has been left or ends."""
    own = [moment.action for moment in moments if moment.seat == LEARNER]
    if own != list(lesson.way[: len(own)]) or len(own) >= len(lesson.way):
        return None
    return lesson.way[len(own)]

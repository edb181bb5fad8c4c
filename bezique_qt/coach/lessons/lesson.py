"""A lesson as a value."""

from __future__ import annotations

from dataclasses import dataclass

from bezique_qt.coach.lessons.conditions import Condition
from bezique_qt.coach.lessons.script import Answer
from bezique_qt.rules import Action, GameRecord, Variant


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to reach; it stays reached. `id` names its sentence."""

    id: str
    when: Condition


@dataclass(frozen=True, slots=True)
class Failure:
    """A mistake that ends the lesson, with an answer of its own (the sentence `id`).

    `way` are actions of the learner that make it.
    """

    id: str
    when: Condition
    way: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Limit:
    """How many actions the learner has; after them the lesson has failed with the sentence `id`.

    `way` makes that mistake; it is empty where the limit only sees to it that the lesson ends.
    """

    actions: int
    id: str
    way: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """One step of help: a sentence, and the cards that it is about (faces or codes)."""

    id: str
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson. The learner sits in seat 0.

    `part` is the chapter, `emblem` the faces that stand for it in a list, `way` the learner's actions on
    the intended way.
    """

    id: str
    part: str
    emblem: tuple[str, ...]
    record: GameRecord
    answers: tuple[Answer, ...]
    goals: tuple[Goal, ...]
    failures: tuple[Failure, ...]
    limit: Limit
    hints: tuple[Hint, ...]
    way: tuple[Action, ...]

    @property
    def variant(self) -> Variant:
        """The game that the lesson is about."""
        return self.record.variant

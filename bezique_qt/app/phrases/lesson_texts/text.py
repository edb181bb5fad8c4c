"""What is said in one lesson, and what several of them say alike."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class LessonText:
    """Marked English sentences.

    `line` stands below the title in the list, `story` before the first card; `goals`, `failures` and
    `hints` go by the ids of the lesson.  A sentence may use {name} (the opponent), {yours} and {theirs}
    (the points when the lesson begins), {line} (the rubicon) and {value} (what a settled game is worth).
    """

    title: str
    line: str
    story: str
    won: str
    goals: dict[str, str]
    hints: dict[str, str]
    failures: dict[str, str] = field(default_factory=dict)


COMMON: Final[dict[str, str]] = {
    "lost-trick": QT_TRANSLATE_NOOP(
        "phrases",
        "{name} won the trick. Only the winner of a trick may declare, so nothing of yours scored.",
    ),
    "again": QT_TRANSLATE_NOOP(
        "phrases", "Those were all the cards of this lesson, and the goal is not reached."
    ),
}
"""Answers to mistakes that are the same in several lessons; a lesson's own come before them."""

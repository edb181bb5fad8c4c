"""The sentences of the lessons, by the ids that stand in resources/lessons."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.lesson_texts import craft, first_steps, melds, rubicon
from bezique_qt.app.phrases.lesson_texts.text import LessonText

TEXTS: Final[dict[str, LessonText]] = {
    **first_steps.TEXTS,
    **melds.TEXTS,
    **craft.TEXTS,
    **rubicon.TEXTS,
}
"""The texts of every lesson by its id."""

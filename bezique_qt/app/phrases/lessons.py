"""The words of the lessons and of the page that lists them."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.counts import number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, fill
from bezique_qt.app.phrases.lesson_texts import TEXTS
from bezique_qt.app.phrases.lesson_texts.text import COMMON
from bezique_qt.app.phrases.variants import variant_name

_PARTS: Final[dict[str, str]] = {
    "first-steps": QT_TRANSLATE_NOOP("phrases", "First steps"),
    "melds": QT_TRANSLATE_NOOP("phrases", "Melds"),
    "craft": QT_TRANSLATE_NOOP("phrases", "The craft"),
    "rubicon": QT_TRANSLATE_NOOP("phrases", "Rubicon"),
}


def part_title(part: str) -> str:
    """The heading of a chapter."""
    return fill(_PARTS[part])


def title(lesson: str) -> str:
    """What a lesson is called."""
    return fill(TEXTS[lesson].title)


def line(lesson: str) -> str:
    """What it is about, in one line."""
    return fill(TEXTS[lesson].line)


def story(lesson: str, **values: object) -> str:
    """What is said before the first card.  For `values` see `LessonText`."""
    return fill(TEXTS[lesson].story, **values)


def goal(lesson: str, key: str, **values: object) -> str:
    """A goal, as something to do."""
    return fill(TEXTS[lesson].goals[key], **values)


def hint(lesson: str, key: str, **values: object) -> str:
    """A step of help."""
    return fill(TEXTS[lesson].hints[key], **values)


def failure(lesson: str, key: str, **values: object) -> str:
    """The answer to a mistake."""
    return fill(TEXTS[lesson].failures.get(key) or COMMON[key], **values)


def won(lesson: str, **values: object) -> str:
    """What is said when all goals are reached."""
    return fill(TEXTS[lesson].won, **values)


def place(number_of_lesson: int, lessons: int, variant: str) -> str:
    """Over the title: which lesson it is, and in which game it holds."""
    return fill(
        QT_TRANSLATE_NOOP("phrases", "Lesson {number} of {lessons} · {game}"),
        number=number(number_of_lesson),
        lessons=number(lessons),
        game=variant_name(variant),
    )


def heading(number_of_lesson: int, lesson: str) -> str:
    """At the right of the menu bar, and of the window's title."""
    return fill(
        QT_TRANSLATE_NOOP("phrases", "Lesson {number}: {title}"),
        number=number(number_of_lesson),
        title=title(lesson),
    )


def window_title(number_of_lesson: int, lesson: str) -> str:
    """Of the main window."""
    return fill(
        QT_TRANSLATE_NOOP("phrases", "{lesson} – Bezique Qt"), lesson=heading(number_of_lesson, lesson)
    )


def learnt(done: int, lessons: int) -> str:
    """How far one has come."""
    return fill(
        QT_TRANSLATE_NOOP("phrases", "{done} of {lessons} learnt"), done=number(done), lessons=number(lessons)
    )


def is_learnt() -> str:
    """The mark of a lesson that was won, for who does not see it."""
    return fill(QT_TRANSLATE_NOOP("phrases", "learnt"))


def reached(goal_text: str) -> str:
    """A goal that is ticked, for who does not see the tick."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Reached: {goal}"), goal=goal_text)


def won_heading() -> str:
    """Over what is said when all goals are reached."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Well done"))


def failed_heading() -> str:
    """Over the answer to a mistake."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Not quite"))


def all_learnt() -> str:
    """After the last lesson that was missing."""
    return fill(QT_TRANSLATE_NOOP("phrases", "You have learnt all the lessons. Now play!"))


def shown_on_table() -> str:
    """The last help: the cards to use next are lifted."""
    return fill(QT_TRANSLATE_NOOP("phrases", "The cards to use now are lifted on the table."))


def lesson_over() -> str:
    """Somebody wants to play on after the end."""
    return fill(QT_TRANSLATE_NOOP("phrases", "This lesson is over: play it again, or choose another."))


def waiting_match() -> str:
    """On the page: what happens to the match in progress."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Your own game waits meanwhile, just as it is."))


def spoken_line(number_of_lesson: int, lesson: str, variant: str, done: bool) -> str:
    """A line of the list, for a screen reader."""
    said = f"{number(number_of_lesson)}. {title(lesson)}. {line(lesson)} {variant_name(variant)}"
    return f"{said}, {is_learnt()}" if done else said

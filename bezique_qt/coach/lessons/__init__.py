"""Lessons: short positions to play, with a goal and an answer to each mistake that was foreseen.

A lesson is data (resources/lessons): a position in the record format, what the opponent answers, and
conditions for goals and mistakes. Its sentences are the app's, looked up by the ids that stand here.
"""

from __future__ import annotations

from bezique_qt.coach.lessons.conditions import LEARNER, TEACHER, Condition, Moment
from bezique_qt.coach.lessons.course import PARTS, read_course
from bezique_qt.coach.lessons.judge import Verdict, judge, next_action
from bezique_qt.coach.lessons.lesson import Failure, Goal, Hint, Lesson, Limit
from bezique_qt.coach.lessons.reading import LessonError, parse_lesson
from bezique_qt.coach.lessons.script import Answer, ScriptedPlayer

__all__ = [
    "LEARNER",
    "PARTS",
    "TEACHER",
    "Answer",
    "Condition",
    "Failure",
    "Goal",
    "Hint",
    "Lesson",
    "LessonError",
    "Limit",
    "Moment",
    "ScriptedPlayer",
    "Verdict",
    "judge",
    "next_action",
    "parse_lesson",
    "read_course",
]

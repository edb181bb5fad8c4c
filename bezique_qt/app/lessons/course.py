"""The lessons that come with the program."""

from __future__ import annotations

import logging
from functools import cache

from bezique_qt.app.paths import resource_path
from bezique_qt.coach.lessons import Lesson, read_course

log = logging.getLogger(__name__)


@cache
def shipped_lessons() -> tuple[Lesson, ...]:
    """Read them once, in their order.  A bad file is logged, and the other lessons are there."""
    lessons, errors = read_course(resource_path("lessons"))
    for error in errors:
        log.error("a lesson cannot be used: %s", error)
    return lessons

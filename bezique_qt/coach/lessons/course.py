"""All lessons of a folder, in their order."""

from __future__ import annotations

from pathlib import Path

from bezique_qt.coach.lessons.lesson import Lesson
from bezique_qt.coach.lessons.reading import PARTS, LessonError, parse_lesson

__all__ = ["PARTS", "read_course"]


def read_course(folder: Path) -> tuple[tuple[Lesson, ...], tuple[LessonError, ...]]:
    """Return the lessons of `folder` in the order of their file names, and an error for each bad file.

    The files are called NN-ID.json. A folder that is missing holds no lesson.
    """
    lessons: list[Lesson] = []
    errors: list[LessonError] = []
    for path in sorted(folder.glob("*.json")):
        try:
            lesson = parse_lesson(path.read_text(encoding="utf-8"))
            if path.stem.partition("-")[2] != lesson.id:
                raise LessonError(f"id: {lesson.id!r} is not that of the file's name")
            if any(lesson.id == other.id for other in lessons):
                raise LessonError(f"id: there is another lesson {lesson.id!r}")
        except (LessonError, OSError, UnicodeDecodeError) as error:
            errors.append(LessonError(f"{path.name}: {error}"))
        else:
            lessons.append(lesson)
    lessons.sort(key=lambda lesson: PARTS.index(lesson.part))
    return tuple(lessons), tuple(errors)

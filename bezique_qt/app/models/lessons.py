"""The lessons as a list: in their order, with the mark of those that are learnt."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bezique_qt.app.lessons.progress import Progress
from bezique_qt.app.phrases import lessons as words
from bezique_qt.app.phrases import variant_name
from bezique_qt.coach.lessons import Lesson

_ROOT = QModelIndex()
_ItemRole = Qt.ItemDataRole


class LessonRole(IntEnum):
    """What the list knows of a lesson beside Qt's own roles."""

    ID = _ItemRole.UserRole + 1
    """str: the id of the lesson."""
    NUMBER = _ItemRole.UserRole + 2
    """int: its place in the course, from 1."""
    LINE = _ItemRole.UserRole + 3
    """str: what it is about."""
    GAME = _ItemRole.UserRole + 4
    """str: the game in which it holds."""
    DONE = _ItemRole.UserRole + 5
    """bool: it has been won once."""
    EMBLEM = _ItemRole.UserRole + 6
    """list of str: the faces that stand for it."""
    HEADING = _ItemRole.UserRole + 7
    """str: the chapter that begins with it, empty for most."""


class LessonsModel(QAbstractListModel):
    """Follows the progress."""

    def __init__(self, lessons: Sequence[Lesson], progress: Progress, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lessons = tuple(lessons)
        self._progress = progress
        progress.changed.connect(self.retranslate)

    @property
    def done(self) -> int:
        """How many of the lessons are learnt."""
        return sum(self._progress.is_done(lesson.id) for lesson in self._lessons)

    @property
    def first_open(self) -> int:
        """The row of the first lesson that is not learnt; the first of all if every one is."""
        rows = [row for row, lesson in enumerate(self._lessons) if not self._progress.is_done(lesson.id)]
        return rows[0] if rows else 0

    def retranslate(self) -> None:
        """Tell the views that every line says something else now."""
        if self._lessons:
            self.dataChanged.emit(self.index(0), self.index(len(self._lessons) - 1))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """The number of lessons; none below a lesson."""
        return 0 if parent.isValid() else len(self._lessons)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = _ItemRole.DisplayRole) -> Any:
        """What a role says of a lesson; None for a row or a role that is not here."""
        if not index.isValid() or index.model() is not self or not 0 <= index.row() < len(self._lessons):
            return None
        row = index.row()
        lesson = self._lessons[row]
        match role:
            case _ItemRole.DisplayRole:
                return words.title(lesson.id)
            case _ItemRole.AccessibleTextRole:
                done = self._progress.is_done(lesson.id)
                return words.spoken_line(row + 1, lesson.id, lesson.variant.id, done)
            case LessonRole.ID:
                return lesson.id
            case LessonRole.NUMBER:
                return row + 1
            case LessonRole.LINE | _ItemRole.ToolTipRole:  # what it is about may be cut in a narrow list
                return words.line(lesson.id)
            case LessonRole.GAME:
                return variant_name(lesson.variant.id)
            case LessonRole.DONE:
                return self._progress.is_done(lesson.id)
            case LessonRole.EMBLEM:
                return [card[:2] for card in lesson.emblem]
            case LessonRole.HEADING:
                begins = row == 0 or self._lessons[row - 1].part != lesson.part
                return words.part_title(lesson.part) if begins else ""
        return None

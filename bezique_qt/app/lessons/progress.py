"""Which lessons the player has learnt, kept between starts."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from bezique_qt.app.storage import JsonFile, StorageProblem

FORMAT = "bezique-lessons"
VERSION = 1
PROGRESS_FILE = "lessons.json"


class Progress(QObject):
    """The lessons that are done, by their ids, in the order in which they were done first.

    `path`, `read_only` and `problem` are those of the `JsonFile`.  A file that cannot be written is reported
    by `failed`.  Lessons and keys of a later version are kept as they are.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(
        self, path: Path | None = None, parent: QObject | None = None, *, read_only: bool = False
    ) -> None:
        super().__init__(parent)
        self._file = JsonFile(path, FORMAT, VERSION, read_only=read_only)
        done = self._file.values.get("done")
        ids = done if isinstance(done, list) else []
        self._done = list(dict.fromkeys(key for key in ids if isinstance(key, str)))

    @property
    def problem(self) -> StorageProblem | None:
        """Why the file could not be read."""
        return self._file.problem

    def is_done(self, lesson: str) -> bool:
        """Whether the lesson with this id has been won once."""
        return lesson in self._done

    def mark(self, lesson: str) -> None:
        """Note that a lesson has been won, and write it."""
        if lesson in self._done:
            return
        self._done.append(lesson)
        self._file.values["done"] = list(self._done)
        try:
            self._file.write()
        except StorageProblem as problem:
            self.failed.emit(problem)
        self.changed.emit()

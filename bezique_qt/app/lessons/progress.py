"""Which lessons the player has learnt, kept between starts."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from bezique_qt.app.storage import StorageProblem, json_text, read_json_object, write_atomically

FORMAT = "bezique-lessons"
VERSION = 1
PROGRESS_FILE = "lessons.json"


class Progress(QObject):
    """The lessons that are done, by their ids, in the order in which they were done first.

    `path` None keeps nothing, `read_only` reads but writes nothing (a second instance).  A file that cannot
    be understood is put aside and the StorageProblem is in `problem`; one that cannot be written is reported
    by `failed`.  Lessons and keys of a later version are kept as they are.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(
        self, path: Path | None = None, parent: QObject | None = None, *, read_only: bool = False
    ) -> None:
        super().__init__(parent)
        self._path = None if read_only else path
        self._values: dict[str, object] = {}
        self.problem: StorageProblem | None = None
        if path is not None:
            try:
                self._values = read_json_object(path, FORMAT, VERSION, keep_bad=not read_only)
            except StorageProblem as problem:
                self.problem = problem
        done = self._values.get("done")
        ids = done if isinstance(done, list) else []
        self._done = list(dict.fromkeys(key for key in ids if isinstance(key, str)))

    def is_done(self, lesson: str) -> bool:
        """Whether the lesson with this id has been won once."""
        return lesson in self._done

    def mark(self, lesson: str) -> None:
        """Note that a lesson has been won, and write it."""
        if lesson in self._done:
            return
        self._done.append(lesson)
        head: dict[str, object] = {"format": FORMAT, "version": VERSION}
        kept = {key: value for key, value in self._values.items() if key not in (*head, "done")}
        try:
            if self._path is not None:
                write_atomically(self._path, json_text(head | {"done": list(self._done)} | kept))
        except StorageProblem as problem:
            self.failed.emit(problem)
        self.changed.emit()

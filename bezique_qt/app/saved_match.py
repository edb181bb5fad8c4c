"""The match in the data folder: written after each action, read at the next start, never lost to another."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal

from bezique_qt.app.kept import keep_match
from bezique_qt.app.notices import MatchReplaced
from bezique_qt.app.records import first_record, is_newer, played
from bezique_qt.app.storage import Storage, StorageProblem
from bezique_qt.rules import Event, GameRecord, Match, RecordError

log = logging.getLogger(__name__)


class SavedMatch(QObject):
    """Without a `storage` nothing is saved and nothing found.

    `failed` carries the StorageProblem of a file that cannot be used or written; `mended` that of a save that
    had failed, as soon as one has gone well again.
    """

    failed = Signal(object)
    mended = Signal(object)

    def __init__(self, storage: Storage | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._storage = storage
        self._unsaved: StorageProblem | None = None

    def read(self) -> tuple[GameRecord, Match, list[Event]] | None:
        """The saved match with its record and every event on the way; None if there is none.

        A save that cannot be used is kept under another name, and `failed` says so.
        """
        if self._storage is None:
            return None
        path = self._storage.match_path
        text = None
        try:
            text = self._storage.read_match()
            if text is None:
                return None
            record = first_record(text)
            return record, *played(record)
        except StorageProblem as problem:
            self._give_up(problem)
        except RecordError as problem:
            reason = "newer" if is_newer(text or "") else "damaged"
            self._give_up(StorageProblem(reason, path, detail=str(problem)))
        return None

    def save(self, text: str) -> None:
        """Write the record of the match; what fails is told once, not after every card."""
        if self._storage is None:
            return
        try:
            self._storage.save_match(text)
        except StorageProblem as problem:
            log.error("%s", problem)
            if self._unsaved is None:
                self._unsaved = problem
                self.failed.emit(problem)
        else:
            mended, self._unsaved = self._unsaved, None
            if mended is not None:
                self.mended.emit(mended)

    @property
    def unsaved(self) -> StorageProblem | None:
        """Why the match is not saved as it stands; None if it is."""
        return self._unsaved

    def keep_previous(self, text: str | None) -> MatchReplaced | None:
        """Keep an unfinished match that another one takes the place of; what to tell of it, if anything.

        `text` is its record; None if it has not come to the table yet, because a file was opened before.
        """
        if self._storage is None:
            return None
        try:
            return keep_match(self._storage, text)
        except StorageProblem as problem:
            log.error("%s", problem)
        except RecordError as problem:
            self._give_up(StorageProblem("damaged", self._storage.match_path, detail=str(problem)))
        return None

    def _give_up(self, problem: StorageProblem) -> None:
        """Put a save aside that cannot be used; if it cannot be moved, nothing is written over it."""
        log.warning("the saved match cannot be used: %s", problem)
        if self._storage is not None:
            problem.kept = self._storage.set_match_aside()
            if problem.kept is None:
                self._storage.read_only = True
        self.failed.emit(problem)

"""Opening a record from a file, and saving a copy of the match into one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from bezique_qt.app.notices import GameSaved
from bezique_qt.app.session import Session
from bezique_qt.app.storage import StorageProblem, write_atomically


class GameFiles(QObject):
    """Makes the two file dialogs.  `told` carries a Notice on what came of it."""

    told = Signal(object)

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._window = parent

    def dialog_to_open(self) -> QFileDialog:
        """A dialog that puts the chosen record on the table."""
        dialog = QFileDialog(self._window, self.tr("Open a game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([self.tr("Game records (*.json *.jsonl)"), self.tr("All files (*)")])
        dialog.fileSelected.connect(self.load)
        return dialog

    def dialog_to_save(self) -> QFileDialog:
        """A dialog that writes the match into the chosen file."""
        dialog = QFileDialog(self._window, self.tr("Save a copy"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("json")
        dialog.setNameFilters([self.tr("Game records (*.json *.jsonl)")])
        dialog.fileSelected.connect(self.save)
        return dialog

    def load(self, path: str) -> None:
        """Put the record of a file on the table; the session tells what is wrong with it."""
        self._session.load(Path(path))

    def save(self, path: str) -> None:
        """Write the match, as one record, into a file."""
        try:
            write_atomically(Path(path), self._session.record() + "\n")
        except StorageProblem as problem:
            self.told.emit(problem)
        else:
            self.told.emit(GameSaved(Path(path)))

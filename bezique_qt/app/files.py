"""Opening a record from a file, and saving a copy of the match into one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from bezique_qt.app.notices import GameSaved
from bezique_qt.app.session import Session
from bezique_qt.app.storage import StorageProblem, write_atomically


class GameDialog(QFileDialog):
    """A file dialog whose title and kinds of files follow the language, as Qt's own words in it do."""

    def __init__(self, mode: QFileDialog.AcceptMode, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAcceptMode(mode)
        self.retranslate()

    def retranslate(self) -> None:
        """Say what is opened or saved in the language in force."""
        opens = self.acceptMode() is QFileDialog.AcceptMode.AcceptOpen
        self.setWindowTitle(self.tr("Open a game") if opens else self.tr("Save a copy"))
        kinds = [self.tr("Game records (*.json *.jsonl)")]
        self.setNameFilters([*kinds, self.tr("All files (*)")] if opens else kinds)
        # Qt forgets these two when the language changes.
        self.setLabelText(QFileDialog.DialogLabel.LookIn, self.tr("&Look in:"))
        self.setLabelText(QFileDialog.DialogLabel.FileType, self.tr("Files of &type:"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class GameFiles(QObject):
    """Makes the two file dialogs.  `told` carries a Notice on what came of it."""

    told = Signal(object)

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._window = parent

    def dialog_to_open(self) -> QFileDialog:
        """A dialog that puts the chosen record on the table."""
        dialog = GameDialog(QFileDialog.AcceptMode.AcceptOpen, self._window)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.load)
        return dialog

    def dialog_to_save(self) -> QFileDialog:
        """A dialog that writes the match into the chosen file."""
        dialog = GameDialog(QFileDialog.AcceptMode.AcceptSave, self._window)
        dialog.setDefaultSuffix("json")
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

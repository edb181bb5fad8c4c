"""Looking for words in a text: the field to type them in, and what counts as the same letter."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit


def folded(text: str) -> str:
    """The text without case, accents and curled signs, letter for letter: what a search compares."""
    plain = (
        text.replace("’", "'").replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    )
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[0] for letter in plain)


class SearchField(QLineEdit):
    """Return and the down key go on to the next hit, Shift+Return and the up key back; Escape empties it."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the hits, or edit."""
        key = event.key()
        back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stepped.emit(-1 if back else 1)
        elif key == Qt.Key.Key_Down:
            self.stepped.emit(1)
        elif key == Qt.Key.Key_Up:
            self.stepped.emit(-1)
        elif key == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

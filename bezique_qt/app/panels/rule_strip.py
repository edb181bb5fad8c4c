"""A rule as the panels show it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from bezique_qt.app.panels.labels import text_label


class RuleStrip(QFrame):
    """A rule: a tinted strip with a bar, a paragraph sign, the sentence and where the rule stands.

    A click on it, Return or the space bar asks for its place in the rule book: `wanted` carries its id.
    """

    wanted = Signal(str)

    def __init__(self, text: str, heading: str, rule: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule = rule
        self.setObjectName("rule")
        if rule:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.setToolTip(self.tr("Read on in the rule book"))
        lines = QHBoxLayout(self)
        lines.setContentsMargins(6, 4, 8, 4)
        lines.setSpacing(8)
        sign = text_label("§", "rulesign", wrap=False)
        sign.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        lines.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(text_label(text, "small"))
        if heading:
            words.addWidget(text_label(heading, "smallquiet"))
        lines.addLayout(words, 1)
        self.setAccessibleName(text)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask for the rule if it was clicked."""
        inside = self.rect().contains(event.position().toPoint())
        if self._rule and inside and event.button() is Qt.MouseButton.LeftButton:
            self.wanted.emit(self._rule)
        super().mouseReleaseEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press, or the release would go to the widget below."""
        if not self._rule:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The same by the keyboard."""
        if self._rule and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.wanted.emit(self._rule)
        else:
            super().keyPressEvent(event)

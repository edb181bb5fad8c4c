"""The sign beside the opponent's name while the person waits for it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QVariantAnimation

from bezique_qt.app.session import Session
from bezique_qt.app.table.animator import Animator
from bezique_qt.app.table.player_box import PlayerBox

APPEAR_MS: Final = 400
"""The sign comes slowly, so that a wait that ends at once does not let it flash; it goes with the wait."""


class Pondering(QVariantAnimation):
    """Lets the dots in the opponent's box appear while the session says that it is thinking."""

    def __init__(self, session: Session, box: PlayerBox, animator: Animator, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._box = box
        self._animator = animator
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        session.thinking_changed.connect(self._follow)

    def updateCurrentValue(self, value: object) -> None:
        """Show one moment of the sign's appearing."""
        self._box.set_pondering(float(value) if isinstance(value, float) else 0.0)

    def _follow(self) -> None:
        self.stop()
        duration = round(APPEAR_MS * self._animator.speed)
        if not self._session.is_thinking:
            self._box.set_pondering(0.0)
        elif duration:
            self.setDuration(duration)
            self.start()
        else:
            self._box.set_pondering(1.0)

"""The finished trick lies on the table until its time is over or the player hurries on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from bezique_qt.app.models.piles import Piles
from bezique_qt.app.session import Session
from bezique_qt.rules import CardDrawn, Trick

HOLD = "trick"


class TrickStay(QObject):
    """Holds the session while a finished trick is to be seen.  `ended` comes before the session goes on."""

    ended = Signal()

    def __init__(self, session: Session, piles: Piles, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._piles = piles
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.end)

    @property
    def is_on(self) -> bool:
        """Whether a finished trick lies on the table."""
        return self._piles.staying is not None

    def begin(self, trick: Trick, ms: int, drawn: tuple[CardDrawn, ...] = ()) -> None:
        """Let a trick stay for `ms` milliseconds; 0: until `end`.  `drawn` is seen to be drawn after that."""
        self._piles.stay(trick, drawn)
        self._session.hold(HOLD)
        if ms > 0:
            self._timer.start(ms)
        else:
            self._timer.stop()

    def end(self) -> None:
        """Give the trick to its winner, and let the match go on."""
        self._timer.stop()
        if self.is_on:
            self._piles.collect()
            self.ended.emit()
            self._session.release(HOLD)

    def forget(self) -> None:
        """Another match or deal is on the table."""
        self._timer.stop()
        self._piles.collect()
        self._session.release(HOLD)

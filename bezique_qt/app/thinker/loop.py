"""Thinking in the event loop itself, a step at a time."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from bezique_qt.app.thinker.place import Place
from bezique_qt.players.thinking import Desk, Request
from bezique_qt.players.wire import Cancel


class LoopPlace(Place):
    """Needs no process and no thread; what else the window has to do waits for each step to end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = Desk()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)

    def start(self) -> None:
        """Nothing is to be started."""

    def send(self, message: Request | Cancel) -> None:
        """Take a request, or give one up."""
        if isinstance(message, Request):
            self._desk.add(message)
        else:
            self._desk.cancel(message.number)
        self._go_on()

    def close(self) -> None:
        """Stop."""
        self._desk = Desk()
        self._timer.stop()

    def _step(self) -> None:
        reply = self._desk.step()
        self._go_on()
        if reply is not None:
            self.replied.emit(reply)

    def _go_on(self) -> None:
        if self._desk.is_empty:
            self._timer.stop()
        else:
            self._timer.start(0)

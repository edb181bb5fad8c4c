"""Thinking in a thread of the program, for systems where no process can be started."""

from __future__ import annotations

import gc
import logging
import sys
from queue import SimpleQueue
from threading import Event, Thread
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from bezique_qt.app.thinker.place import Loss, Place
from bezique_qt.players.thinking import Answer, Desk, Failure, Request
from bezique_qt.players.wire import Cancel

log = logging.getLogger(__name__)

STRETCH_S: Final = 0.008
TURN_S: Final = 0.001
"""After so many seconds of work so many belong to the window alone: only one can run Python at a time."""
SWITCH_S: Final = 0.001
"""After so many seconds a thread of Python gives way to another that asks; with the usual 0.005 the window
stands still for half as long again."""
COLLECT_MS: Final = 1_000
"""How often what is no longer used is collected, if there is enough of it."""
LAST_STEP_S: Final = 0.5
"""How long the end of the program waits for the step in progress."""


class ThreadPlace(Place):
    """A thread of Python, not of Qt: one that cannot be stopped in time does not abort the program."""

    _said = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._inbox: SimpleQueue[Request | Cancel | None] = SimpleQueue()
        self._closing = Event()
        self._usual_switch = sys.getswitchinterval()
        self._usually_collects = gc.isenabled()
        self._thread = Thread(target=self._work, name="thinker", daemon=True)
        self._collector = QTimer(self)
        self._collector.timeout.connect(_collect)
        self._said.connect(self._hear, Qt.ConnectionType.QueuedConnection)  # from the thread to the window's

    def start(self) -> None:
        """Start the thread."""
        try:
            self._thread.start()
            sys.setswitchinterval(SWITCH_S)
            # Python collects in whatever thread makes the next object: here a window might be taken apart.
            gc.disable()
            self._collector.start(COLLECT_MS)
        except RuntimeError:
            log.exception("no thread can be started")
            self.lost.emit(Loss.NO_START)

    def send(self, message: Request | Cancel) -> None:
        """Take a request, or give one up."""
        self._inbox.put(message)

    def close(self) -> None:
        """Stop after the step in progress."""
        self._closing.set()
        self._inbox.put(None)
        if self._thread.ident is not None:  # it has been started
            self._thread.join(LAST_STEP_S)
            sys.setswitchinterval(self._usual_switch)
            self._collector.stop()
            if self._usually_collects:
                gc.enable()

    def _hear(self, reply: Answer | Failure) -> None:
        if not self._closing.is_set():
            self.replied.emit(reply)

    def _work(self) -> None:
        desk = Desk()
        begun = perf_counter()
        while not self._closing.is_set():
            while desk.is_empty or not self._inbox.empty():
                message = self._inbox.get()
                if message is None:
                    return
                if isinstance(message, Request):
                    desk.add(message)
                else:
                    desk.cancel(message.number)
            reply = desk.step()
            if self._closing.is_set():
                return
            if reply is not None:
                self._said.emit(reply)
            if perf_counter() - begun > STRETCH_S:
                self._closing.wait(TURN_S)
                begun = perf_counter()


def _collect() -> None:
    """Collect the oldest generation that is due, in the thread of the windows."""
    for generation in (2, 1, 0):
        if gc.get_count()[generation] > gc.get_threshold()[generation]:
            gc.collect(generation)
            return

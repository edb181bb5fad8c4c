"""Whom to ask for a decision: keeps what was asked until it is answered, wherever the thinking is done."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from itertools import count
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from bezique_qt.app.thinker.loop import LoopPlace
from bezique_qt.app.thinker.place import Loss, Place
from bezique_qt.app.thinker.process import ProcessPlace
from bezique_qt.app.thinker.thread import ThreadPlace
from bezique_qt.players.thinking import Answer, Failure, Priority, Request
from bezique_qt.players.wire import Cancel
from bezique_qt.rules import PlayerView

log = logging.getLogger(__name__)

LOSSES: Final = 3
"""So many workers may be lost in a row, without an answer between them."""

Places = Sequence[Callable[[QObject], Place]]
"""Where thinking may be done; the next where the one before cannot be had."""

BESIDE_THE_WINDOW: Final[Places] = (ProcessPlace, ThreadPlace, LoopPlace)
IN_THE_LOOP: Final[Places] = (LoopPlace,)


class Thinker(QObject):
    """Takes questions and answers them from the event loop, in the order of their urgency.

    `progressed` and `answered` carry the number that `ask` gave and a `Thought`, `failed` the number and what
    is for the log.  A question that is cancelled is heard of no more.  When a worker is lost another is asked
    the same; after `LOSSES` in a row the next kind of place serves, except where it was a fault in the
    worker each time: what breaks a process would break the program from inside, so the question fails.
    """

    progressed = Signal(int, object)
    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None, places: Places = BESIDE_THE_WINDOW) -> None:
        super().__init__(parent)
        self._places = places
        self._kind = 0
        self._place: Place | None = None
        self._numbers = count(1)
        self._pending: dict[int, Request] = {}
        self._losses = 0
        self._is_closed = False

    @property
    def place(self) -> Place | None:
        """Where thinking is done now; None before the start and after the end."""
        return self._place

    def start(self) -> None:
        """Be ready before the first question; `ask` does it otherwise."""
        if self._place is None and not self._is_closed:
            place = self._places[self._kind](self)
            place.replied.connect(self._hear)
            # Queued: a place that cannot even start says so while it is asked to.
            place.lost.connect(self._replace, Qt.ConnectionType.QueuedConnection)
            self._place = place
            place.start()

    def ask(
        self,
        view: PlayerView,
        level: str,
        seed: int | None = None,
        budget_ms: float | None = None,
        priority: Priority = Priority.MOVE,
        worlds: int = 0,
    ) -> int:
        """Ask what the player of a level does in this view; the number by which the answer is known.

        `budget_ms` is how much work may go into it, in milliseconds, and None for no bound; `worlds` is
        that of `make_player`.
        """
        request = Request(next(self._numbers), level, view, seed, budget_ms, priority, worlds)
        self.start()
        if self._place is not None:
            self._pending[request.number] = request
            self._place.send(request)
        return request.number

    def cancel(self, number: int) -> None:
        """Give up a question; nothing happens if it is not open."""
        if self._pending.pop(number, None) is not None and self._place is not None:
            self._place.send(Cancel(number))

    def close(self) -> None:
        """Drop all questions and leave nothing running, within about a second; for the end of the program."""
        self._is_closed = True
        self._pending.clear()
        self._leave()

    def _leave(self) -> None:
        place, self._place = self._place, None
        if place is not None:
            place.close()
            place.deleteLater()

    def _hear(self, reply: Answer | Failure) -> None:
        number = reply.number
        if number not in self._pending:
            return  # answered while it was being cancelled
        if isinstance(reply, Failure):
            del self._pending[number]
            self.failed.emit(number, reply.details)
        elif reply.thought.done:
            del self._pending[number]
            self._losses = 0
            self.answered.emit(number, reply.thought)
        else:
            self.progressed.emit(number, reply.thought)

    def _replace(self, loss: Loss) -> None:
        """Ask somebody else what the lost place owes."""
        if self._place is None or self.sender() is not self._place:
            return
        self._losses += 1
        log.warning("lost %s: %s", type(self._place).__name__, loss.name)
        self._leave()
        guilty = None
        if self._losses >= LOSSES and loss is Loss.FAULT and self._pending:
            guilty = max(self._pending.values(), key=lambda request: (request.priority, -request.number))
            del self._pending[guilty.number]
            self._losses = 0
        elif (self._losses >= LOSSES or loss is Loss.NO_START) and self._kind + 1 < len(self._places):
            self._kind += 1
            self._losses = 0
        self.start()
        for request in self._pending.values():
            if self._place is not None:
                self._place.send(request)
        if guilty is not None:
            self.failed.emit(guilty.number, "the worker broke each time it was asked")

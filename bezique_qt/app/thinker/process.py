"""Thinking in a worker process, where the window does not feel it."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer

import bezique_qt
from bezique_qt import __version__
from bezique_qt.app.thinker.place import Loss, Place
from bezique_qt.players.thinking import Answer, Failure, Request
from bezique_qt.players.wire import Cancel, Message, Ready, Unpacker, WireError, packed

log = logging.getLogger(__name__)

PATIENCE_MS: Final = 10_000
"""A worker that owes an answer and says nothing for so long is taken for dead."""
GONE_MS: Final = 1000
"""How long the end of a killed worker is waited for; it takes some milliseconds."""
_FAULTS: Final = frozenset(
    getattr(signal, name, None) for name in ("SIGSEGV", "SIGBUS", "SIGILL", "SIGFPE", "SIGABRT")
)
_START: Final = (
    "import sys; folder = sys.argv[1]; folder in sys.path or sys.path.insert(0, folder); "
    "from bezique_qt.players.worker import main; main()"
)
"""The worker is of the package that runs here, from wherever that was imported."""


def worker_command() -> list[str]:
    """The program and arguments of a worker; empty where no Python can be called, as in a bundled program."""
    if getattr(sys, "frozen", False) or "__compiled__" in globals() or not sys.executable:
        return []
    # -P: a file of the folder that the program was started in must not pass for a module.
    return [sys.executable, "-P", "-c", _START, str(Path(bezique_qt.__file__).parents[1])]


class ProcessPlace(Place):
    """A worker process.  It is started once; whoever wants another after its end makes another place."""

    def __init__(self, parent: QObject | None = None, command: Sequence[str] | None = None) -> None:
        super().__init__(parent)
        self.patience_ms = PATIENCE_MS
        self._command = worker_command() if command is None else list(command)
        self._unpacker = Unpacker()
        self._is_ready = False
        self._is_over = False
        self._unsent: list[Request | Cancel] = []
        self._owed: set[int] = set()
        self._process = QProcess(self)
        self._process.started.connect(self._wait)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.readyReadStandardError.connect(self._log)
        self._process.errorOccurred.connect(self._failed)
        self._process.finished.connect(self._ended)
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(self._give_up)

    @property
    def process_id(self) -> int:
        """The system's number of the worker; 0 if it does not run."""
        return self._process.processId()

    @property
    def is_ready(self) -> bool:
        """Whether the worker listens."""
        return self._is_ready

    def start(self) -> None:
        """Start the worker; it listens some 0.2 seconds later."""
        if not self._command:
            self._lose(Loss.NO_START)
            return
        self._process.start(self._command[0], self._command[1:])

    def send(self, message: Request | Cancel) -> None:
        """Take a request, or give one up; both wait until the worker listens."""
        if isinstance(message, Request):
            self._owed.add(message.number)
        else:
            self._owed.discard(message.number)
        if self._is_ready:
            self._process.write(packed(message))
            self._wait()
        else:
            self._unsent.append(message)

    def close(self) -> None:
        """Kill the worker: it holds nothing that could be lost."""
        self._is_over = True
        self._silence.stop()
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(GONE_MS)

    def _read(self) -> None:
        try:
            messages = self._unpacker.feed(bytes(self._process.readAllStandardOutput().data()))
        except WireError as error:
            log.error("the worker makes no sense: %s", error)
            self._process.kill()
            return
        for message in messages:
            if not self._is_over:
                self._hear(message)

    def _hear(self, message: Message) -> None:
        match message:
            case Ready(version) if version == __version__:
                self._is_ready = True
                for waiting in self._unsent:
                    self._process.write(packed(waiting))
                self._unsent.clear()
            case Ready(version):
                log.error("the worker is of version %s", version)
                self._lose(Loss.NO_START)
            case Answer(number, thought):
                if thought.done:
                    self._owed.discard(number)
                self.replied.emit(message)
            case Failure(number):
                self._owed.discard(number)
                self.replied.emit(message)
        self._wait()

    def _wait(self) -> None:
        """Be patient from now on, as long as the worker owes something."""
        if self._is_over or (self._is_ready and not self._owed):
            self._silence.stop()
        else:
            self._silence.start(self.patience_ms)

    def _give_up(self) -> None:
        log.error("the worker does not answer")
        self._process.kill()

    def _log(self) -> None:
        said = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace").rstrip()
        if said:
            log.warning("the worker says: %s", said)

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            log.error("the worker does not start: %s", self._process.errorString())
            self._lose(Loss.NO_START)

    def _ended(self, code: int, status: QProcess.ExitStatus) -> None:
        crashed = status is QProcess.ExitStatus.CrashExit
        if crashed and (os.name == "nt" or code in _FAULTS):
            self._lose(Loss.FAULT)
        elif self._is_ready or crashed:
            self._lose(Loss.ENDED)
        else:
            self._lose(Loss.NO_START)

    def _lose(self, loss: Loss) -> None:
        self._silence.stop()
        if not self._is_over:
            self._is_over = True
            self.lost.emit(loss)

"""The worker process: thinks beside the window, so that the window never waits.

`python -m bezique_qt.players.worker` reads requests from its standard input and writes what it thinks to its
standard output (see `wire`). It ends when its input does: whoever started it, however that ended, leaves
nothing running. What a player prints goes to standard error.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import Final

from bezique_qt import __version__
from bezique_qt.players.thinking import Desk, Request
from bezique_qt.players.wire import Cancel, Message, Ready, Unpacker, WireError, packed

READ_BYTES: Final = 65_536
NICENESS: Final = 5
"""By how much the worker lets others go first, where the system knows such a thing: the window above all."""


def main() -> None:
    """Serve until standard input ends.  Does not return: the process ends."""
    if sys.stderr is not None:
        faulthandler.enable()
    # Ctrl-C in a terminal goes to all that run there, but it is the program that decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    source, sink = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    inbox: SimpleQueue[Message] = SimpleQueue()
    Thread(target=_listen, args=(source, inbox), daemon=True).start()
    try:
        _write(sink, packed(Ready(__version__)))
        _serve(inbox, sink)
    except OSError:
        os._exit(0)  # nobody reads any more


def _serve(inbox: SimpleQueue[Message], sink: int) -> None:
    desk = Desk()
    while True:
        while desk.is_empty or not inbox.empty():
            match inbox.get():
                case Request() as request:
                    desk.add(request)
                case Cancel(number):
                    desk.cancel(number)
                case _:
                    pass  # the rest is said by workers only
        reply = desk.step()
        if reply is not None:
            _write(sink, packed(reply))


def _listen(source: int, inbox: SimpleQueue[Message]) -> None:
    """Hand over what arrives, and end the process when nothing more can."""
    unpacker = Unpacker()
    code = 0
    try:
        while data := os.read(source, READ_BYTES):
            for message in unpacker.feed(data):
                inbox.put(message)
    except OSError:
        pass  # the other end is gone
    except WireError:
        traceback.print_exc()
        code = 1
    os._exit(code)


def _write(sink: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(sink, rest) :]


if __name__ == "__main__":
    main()

"""What the app and its worker process say to each other, as bytes.

Each message is a length of four bytes, the lowest first, and a pickle. Both ends are the same installation
and share a pipe that nobody else holds; even so only the values of the game are taken from it, and whatever
else comes is a `WireError`. A saved game is never written like this.
"""

from __future__ import annotations

import io
import pickle
from dataclasses import dataclass
from typing import Final

from bezique_qt.players.thinking import Answer, Failure, Request

LONGEST: Final = 16_000_000
"""Bytes of one message at the most; a request has some thousand."""
_LENGTH_BYTES: Final = 4
_HOMES: Final = ("bezique_qt.rules.", "bezique_qt.players.")
_BUILT_IN: Final = frozenset({("builtins", "frozenset"), ("builtins", "set")})


@dataclass(frozen=True, slots=True)
class Cancel:
    """To the worker: the request of this number is not wanted any more."""

    number: int


@dataclass(frozen=True, slots=True)
class Ready:
    """The worker's first message: it listens, and it is of this version of the package."""

    version: str


Message = Request | Cancel | Ready | Answer | Failure


class WireError(Exception):
    """Bytes that are no message."""


class _OwnValues(pickle.Unpickler):
    """Makes values of the rules and the players only."""

    def find_class(self, module: str, name: str) -> object:
        """Return what a pickle names, if it is a value of ours."""
        if module.startswith(_HOMES) or (module, name) in _BUILT_IN:
            return super().find_class(module, name)
        raise WireError(f"{module}.{name} does not belong in a message")


def packed(message: Message) -> bytes:
    """The bytes of a message."""
    body = pickle.dumps(message, protocol=5)
    return len(body).to_bytes(_LENGTH_BYTES, "little") + body


class Unpacker:
    """Makes messages of bytes that arrive in pieces of any size."""

    def __init__(self) -> None:
        self._waiting = bytearray()

    def feed(self, data: bytes) -> list[Message]:
        """Return the messages that `data` completes, in order; raise `WireError` for what is no message."""
        self._waiting += data
        found: list[Message] = []
        while len(self._waiting) >= _LENGTH_BYTES:
            end = _LENGTH_BYTES + int.from_bytes(self._waiting[:_LENGTH_BYTES], "little")
            if end > LONGEST:
                raise WireError(f"a message of {end} bytes")
            if len(self._waiting) < end:
                break
            body = bytes(self._waiting[_LENGTH_BYTES:end])
            del self._waiting[:end]
            found.append(_unpacked(body))
        return found


def _unpacked(body: bytes) -> Message:
    try:
        message = _OwnValues(io.BytesIO(body)).load()
    except WireError:
        raise
    except Exception as error:  # pickle raises almost anything for bytes that are no pickle
        raise WireError(f"no message: {error}") from error
    if not isinstance(message, Message):
        raise WireError(f"a {type(message).__name__} is no message")
    return message

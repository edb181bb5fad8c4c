"""What every place where thinking is done can do."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from bezique_qt.players.thinking import Request
from bezique_qt.players.wire import Cancel


class Loss(Enum):
    """Why a place answers no more."""

    NO_START = auto()
    """It cannot work here at all."""
    ENDED = auto()
    """Something from outside ended it, or it did not answer for too long."""
    FAULT = auto()
    """It broke while it thought, as on a fault in compiled code."""


class Place(QObject):
    """Takes requests and says what comes of them.

    `replied` carries an `Answer` or a `Failure`, and comes from the event loop; `lost` carries a `Loss`,
    once, after which the place is of no use.  Neither comes after `close`.
    """

    replied = Signal(object)
    lost = Signal(object)

    def start(self) -> None:
        """Be ready for requests soon."""
        raise NotImplementedError

    def send(self, message: Request | Cancel) -> None:
        """Take a request, or give one up."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop, within a second, and leave nothing running."""
        raise NotImplementedError

"""The levels by their ids, and what every player must be able to do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from bezique_qt.players.simple import SimplePlayer
from bezique_qt.rules import Action, PlayerView


class Player(Protocol):
    """Anyone who can decide for a seat."""

    def choose(self, view: PlayerView) -> Action:
        """Return one of the view's legal actions. The view's seat is to move."""


class UnknownLevelError(ValueError):
    """An id that is no level."""


class RandomPlayer:
    """Chooses among the legal actions, each equally likely."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: PlayerView) -> Action:
        """Return any legal action."""
        return self._rng.choice(view.legal_actions)


def _simple(rng: Random) -> Player:
    return SimplePlayer()


_MAKERS: Final[dict[str, Callable[[Random], Player]]] = {"random": RandomPlayer, "simple": _simple}

LEVELS: Final = tuple(_MAKERS)
"""The ids of all levels, the weakest first."""


def make_player(level: str, seed: int | None = None) -> Player:
    """Return a player of this level; the same seed gives the same decisions.

    Raises `UnknownLevelError` if there is no such level.
    """
    try:
        maker = _MAKERS[level]
    except KeyError:
        raise UnknownLevelError(f"{level!r} is not a player; there are {', '.join(LEVELS)}") from None
    return maker(Random(seed))

"""The levels by their ids, and what every player must be able to do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from bezique_qt.players.simple import SimplePlayer
from bezique_qt.players.strongest import StrongestPlayer
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


def _strongest(rng: Random) -> Player:
    return StrongestPlayer(rng)


_MAKERS: Final[dict[str, Callable[[Random], Player]]] = {
    "random": RandomPlayer,
    "simple": _simple,
    "strongest": _strongest,
}

PLAYERS: Final = tuple(_MAKERS)
"""The ids of all players, the weakest first."""

LEVELS: Final = ("random", "simple")
"""The ids of the players that a person may choose to play against, the weakest first."""


def make_player(level: str, seed: int | None = None) -> Player:
    """Return the player with this id, one of `PLAYERS`; the same seed gives the same decisions.

    Raises `UnknownLevelError` if there is no such player.
    """
    try:
        maker = _MAKERS[level]
    except KeyError:
        raise UnknownLevelError(f"{level!r} is not a player; there are {', '.join(PLAYERS)}") from None
    return maker(Random(seed))

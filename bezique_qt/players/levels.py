"""The players by their ids, and what every one of them must be able to do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from bezique_qt.players import strongest
from bezique_qt.players.careful import CarefulPlayer, PolicyPlayer
from bezique_qt.players.level_file import YARDSTICK, Level, shipped_levels
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


def _policy(rng: Random) -> Player:
    return PolicyPlayer()


LEVEL_DATA: Final[dict[str, Level]] = {level.id: level for level in shipped_levels()}
"""How each level plays and what was measured of it."""

LEVELS: Final = tuple(LEVEL_DATA)
"""The ids of the players that a person may choose to play against, the weakest first."""

_OTHERS: Final[dict[str, Callable[[Random], Player]]] = {
    "random": RandomPlayer,
    "simple": _simple,
    "policy": _policy,
}

_PLACE: Final = LEVELS.index(YARDSTICK)
PLAYERS: Final = ("random", *LEVELS[:_PLACE], "simple", "policy", *LEVELS[_PLACE:])
"""The ids of all players, the weakest first."""


def make_player(level: str, seed: int | None = None, worlds: int = 0) -> Player:
    """Return the player with this id, one of `PLAYERS`; the same seed gives the same decisions.

    Whoever wants to know what actions are worth, more than which is best, may ask a player that samples
    `worlds` for at least so many where it is close; others, and an opponent, are asked for none.
    Raises `UnknownLevelError` if there is no such player.
    """
    rng = Random(seed)
    if level in LEVEL_DATA:
        data = LEVEL_DATA[level]
        if data.care is not None:
            return CarefulPlayer(rng, data.care)
        return strongest.StrongestPlayer(rng, shares=data.effort, worlds=worlds)
    if level in _OTHERS:
        return _OTHERS[level](rng)
    raise UnknownLevelError(f"{level!r} is not a player; there are {', '.join(PLAYERS)}")

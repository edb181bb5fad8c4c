"""The full hint as the window makes it, without a window."""

from __future__ import annotations

from bezique_qt.app.adviser import LEVEL, WORLDS
from bezique_qt.coach import Advice, advice, advice_seed
from bezique_qt.players.thinking import think
from bezique_qt.rules import PlayerView


def hint(view: PlayerView, worlds: int = WORLDS) -> Advice:
    """The last word of the advice on a view; `worlds` are the app's, or others for a test in a hurry.

    It is worked out to its end: the app would stop after some seconds, which it never needs where the
    search is compiled.
    """
    *_, last = think(LEVEL, view, advice_seed(view), worlds=worlds)
    return advice(view, last.candidates)

"""The strongest player."""

from __future__ import annotations

from bezique_qt.players.endgame import solve
from bezique_qt.players.simple import SimplePlayer
from bezique_qt.rules import Action, Phase, Play, PlayerView


class StrongestPlayer:
    """Plays like the simple player while cards can be drawn and the strict phase without a mistake."""

    def __init__(self) -> None:
        self._simple = SimplePlayer()

    def choose(self, view: PlayerView) -> Action:
        """Return the action that looks best; in the strict phase, one of the best there is."""
        if view.phase is not Phase.STRICT:
            return self._simple.choose(view)
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        return Play(solve(view)[0][0])

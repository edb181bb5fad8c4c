"""Who can decide: players that choose an action from a `PlayerView`, and the arena where they meet.

They depend on the rules only and never see a deal, so they cannot know what their seat may not.
"""

from __future__ import annotations

from bezique_qt.players.arena import ArenaResult, PlayedPair, back_end, play_arena, summed
from bezique_qt.players.candidates import Candidate
from bezique_qt.players.level_file import YARDSTICK
from bezique_qt.players.levels import LEVEL_DATA, LEVELS, PLAYERS, Player, UnknownLevelError, make_player
from bezique_qt.players.strongest import StrongestPlayer

__all__ = [
    "LEVELS",
    "LEVEL_DATA",
    "PLAYERS",
    "YARDSTICK",
    "ArenaResult",
    "Candidate",
    "PlayedPair",
    "Player",
    "StrongestPlayer",
    "UnknownLevelError",
    "back_end",
    "make_player",
    "play_arena",
    "summed",
]

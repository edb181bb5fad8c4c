"""Advice from a `PlayerView`, as data: what may be done now, what is barred and by which rule.

Never sentences: those are the app's. Depends on rules and players only.
"""

from __future__ import annotations

from bezique_qt.coach.situation import (
    BarredPlay,
    Duty,
    HeldMeld,
    MeldStanding,
    NearMeld,
    Situation,
    situation,
)

__all__ = [
    "BarredPlay",
    "Duty",
    "HeldMeld",
    "MeldStanding",
    "NearMeld",
    "Situation",
    "situation",
]

"""Advice from a `PlayerView`, as data: what may be done now, what is barred and by which rule.

Never sentences: those are the app's. Depends on rules and players only.
"""

from __future__ import annotations

from bezique_qt.coach.shapes import Flaw, Lack
from bezique_qt.coach.situation import (
    BarredPlay,
    Duty,
    HeldMeld,
    MeldStanding,
    NearMeld,
    Situation,
    situation,
)
from bezique_qt.coach.why_not import Case, Earlier, WhyNot, earlier_of, meld_in_mind, why_not

__all__ = [
    "BarredPlay",
    "Case",
    "Duty",
    "Earlier",
    "Flaw",
    "HeldMeld",
    "Lack",
    "MeldStanding",
    "NearMeld",
    "Situation",
    "WhyNot",
    "earlier_of",
    "meld_in_mind",
    "situation",
    "why_not",
]

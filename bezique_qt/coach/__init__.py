"""Advice from a `PlayerView`, as data: what may be done now, what is barred and by which rule, what is best.

Never sentences: those are the app's. Depends on rules and players only.
"""

from __future__ import annotations

from bezique_qt.coach.advice import EQUAL_WITHIN, Advice, Aim, Option, Verdict, advice, advice_seed
from bezique_qt.coach.reach import is_last_window
from bezique_qt.coach.reasons import ALL, Certainty, Reason, ReasonKind
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
from bezique_qt.coach.tally import Tally, tally
from bezique_qt.coach.why_not import Case, Earlier, WhyNot, earlier_of, meld_in_mind, why_not

__all__ = [
    "ALL",
    "EQUAL_WITHIN",
    "Advice",
    "Aim",
    "BarredPlay",
    "Case",
    "Certainty",
    "Duty",
    "Earlier",
    "Flaw",
    "HeldMeld",
    "Lack",
    "MeldStanding",
    "NearMeld",
    "Option",
    "Reason",
    "ReasonKind",
    "Situation",
    "Tally",
    "Verdict",
    "WhyNot",
    "advice",
    "advice_seed",
    "earlier_of",
    "is_last_window",
    "meld_in_mind",
    "situation",
    "tally",
    "why_not",
]

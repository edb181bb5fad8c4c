"""Which level a person meets who has not chosen one, and what became of the levels of earlier versions."""

from __future__ import annotations

from typing import Final

from bezique_qt.players import LEVELS

DEFAULT_LEVEL: Final = "casual"
"""For a person new to the game: it declares enough to show how the game goes, and slips often enough to be
beaten by ordinary care. The level below is for those who still learn to see melds."""

_FORMER: Final = {"random": "beginner", "simple": "steady"}
"""Levels that settings and records of earlier versions name, by the one nearest in strength."""


def known_level(name: str) -> str:
    """The level of this name; the usual one for a name that another program or version wrote."""
    name = _FORMER.get(name, name)
    return name if name in LEVELS else DEFAULT_LEVEL

"""The phases of a deal."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """What the player to move has to decide, by its word in the record format's trace."""

    CARTE_BLANCHE = "carte-blanche"
    """Whether to show a hand without courts."""
    TRICK = "trick"
    """Which card to play while cards can still be drawn."""
    WINDOW = "window"
    """What to declare after winning a trick, before the draw."""
    STRICT = "strict"
    """Which card to play after the last draw."""
    OVER = "over"
    """Nothing: the deal is over."""

"""The players: what they are called and how they play."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, fill

_PERSONAS: Final[dict[str, str]] = {"random": "Théo", "simple": "Odile"}
"""Names of people are the same in every language."""

_LEVELS: Final[dict[str, str]] = {
    "random": QT_TRANSLATE_NOOP("phrases", "Beginner"),
    "simple": QT_TRANSLATE_NOOP("phrases", "Casual"),
}

_LEVEL_LINES: Final[dict[str, str]] = {
    "random": QT_TRANSLATE_NOOP("phrases", "Plays any card that is allowed."),
    "simple": QT_TRANSLATE_NOOP("phrases", "Looks one card ahead and keeps what may still score."),
}


def opponent_name(level: str) -> str:
    """What the opponent of a level is called."""
    return _PERSONAS.get(level, "Odile")


def level_name(level: str) -> str:
    """The name of a level; an unknown id comes back as it is."""
    return fill(_LEVELS[level]) if level in _LEVELS else level


def level_line(level: str) -> str:
    """How a level plays, in one sentence; empty for an unknown id."""
    return fill(_LEVEL_LINES[level]) if level in _LEVEL_LINES else ""


def player_name(own: str) -> str:
    """The person's own name, or "You"."""
    return own or fill(QT_TRANSLATE_NOOP("phrases", "You"))

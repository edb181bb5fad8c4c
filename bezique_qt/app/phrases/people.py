"""The players: what they are called, how they play and what was measured of that."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.advice import value
from bezique_qt.app.phrases.counts import COUNTS, number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, fill
from bezique_qt.app.phrases.variants import variant_name
from bezique_qt.players import LEVEL_DATA, YARDSTICK

_PERSONAS: Final[dict[str, str]] = {
    "beginner": "Théo",
    "casual": "Nell",
    "steady": "Odile",
    "skilled": "Pieter",
    "expert": "Inês",
    "strongest": "Casimir",
}
"""Names of people are the same in every language."""

_LEVELS: Final[dict[str, str]] = {
    "beginner": QT_TRANSLATE_NOOP("phrases", "Beginner"),
    "casual": QT_TRANSLATE_NOOP("phrases", "Casual"),
    "steady": QT_TRANSLATE_NOOP("phrases", "Steady"),
    "skilled": QT_TRANSLATE_NOOP("phrases", "Skilled"),
    "expert": QT_TRANSLATE_NOOP("phrases", "Expert"),
    "strongest": QT_TRANSLATE_NOOP("phrases", "Strongest"),
}

_LEVEL_LINES: Final[dict[str, str]] = {
    "beginner": QT_TRANSLATE_NOOP(
        "phrases", "Often misjudges a card, overlooks many melds and plays the last tricks by eye."
    ),
    "casual": QT_TRANSLATE_NOOP(
        "phrases", "Misjudges a card now and then, overlooks a meld here and there, counts only the very end."
    ),
    "steady": QT_TRANSLATE_NOOP(
        "phrases", "Seldom misjudges a card or overlooks a meld, and counts the last few tricks."
    ),
    "skilled": QT_TRANSLATE_NOOP(
        "phrases", "Weighs every card one step ahead without a slip and plays the last tricks exactly."
    ),
    "expert": QT_TRANSLATE_NOOP(
        "phrases",
        "Tries each choice on several ways the hidden cards may lie and plays the last tricks exactly.",
    ),
    "strongest": QT_TRANSLATE_NOOP(
        "phrases",
        "Tries each choice on a great many ways the hidden cards may lie: the best this program can play.",
    ),
}


def opponent_name(level: str) -> str:
    """What the opponent of a level is called; an unknown id comes back as it is."""
    return _PERSONAS.get(level, level)


def level_name(level: str) -> str:
    """The name of a level; an unknown id comes back as it is."""
    return fill(_LEVELS[level]) if level in _LEVELS else level


def level_line(level: str) -> str:
    """How a level plays, in one sentence; empty for an unknown id."""
    return fill(_LEVEL_LINES[level]) if level in _LEVEL_LINES else ""


def level_margin(level: str, variant_id: str) -> str:
    """What was measured of a level in a game, or in the one nearest to it; empty for an unknown id."""
    if level not in LEVEL_DATA:
        return ""
    if level == YARDSTICK:
        return fill(
            QT_TRANSLATE_NOOP("phrases", "The strength of the other levels is measured against this one.")
        )
    found = LEVEL_DATA[level].margin_in(variant_id)
    if found is None:
        return fill(QT_TRANSLATE_NOOP("phrases", "The strength of this level has not been measured yet."))
    measured_in, margin = found
    if abs(margin.points) <= margin.interval:
        return fill(
            COUNTS.not_told_apart(margin.deals),
            game=variant_name(measured_in),
            level=level_name(YARDSTICK),
            points=value(margin.points),
            interval=number(round(margin.interval)),
        )
    sentence = (
        QT_TRANSLATE_NOOP(
            "phrases",
            "Measured in {game}: about {points} a deal behind “{level}”, give or take {interval}.",
        )
        if margin.points < 0
        else QT_TRANSLATE_NOOP(
            "phrases",
            "Measured in {game}: about {points} a deal ahead of “{level}”, give or take {interval}.",
        )
    )
    return fill(
        sentence,
        game=variant_name(measured_in),
        points=_points(margin.points),
        level=level_name(YARDSTICK),
        interval=number(round(margin.interval)),
    )


def _points(points: float) -> str:
    """Points without a sign, rounded, in the figures of the language."""
    count = round(abs(points))
    return COUNTS.points(count).replace(str(count), number(count))


def player_name(own: str) -> str:
    """The person's own name, or "You"."""
    return own or fill(QT_TRANSLATE_NOOP("phrases", "You"))

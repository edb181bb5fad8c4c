"""What the actions open to a player are worth, for those who ask why."""

from __future__ import annotations

from dataclasses import dataclass, field

from bezique_qt.players.endgame import solve
from bezique_qt.rules import Action, Phase, Play, PlayerView


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action with what it is worth.

    `value` is the points that the seat will score from here to the end of the deal less those of the
    other, on average; `error` is the standard error of that, 0 where the value is exact. `parts` are the
    points that the difference is made of, by what they are scored for.
    """

    action: Action
    value: float
    error: float
    parts: dict[str, float] = field(default_factory=dict)


def exact_candidates(view: PlayerView) -> tuple[Candidate, ...]:
    """Return every action of the strict phase with its exact value, the best first.

    Returns nothing before the last draw, when the other hand is not known.
    """
    if view.phase is not Phase.STRICT:
        return ()
    return tuple(Candidate(Play(card), float(value), 0.0) for card, value in solve(view))

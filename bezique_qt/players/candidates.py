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
    points that the difference is made of, by what they are scored for; the part `opinion` is what the
    value has beyond the mean of its own worlds, and `mean_error` the standard error of that mean.

    `behind` is how far it is behind the first candidate by what is played for, in the measure of points, and
    `behind_error` the standard error of that, over the `worlds` in which both were tried. Where the match or
    the settlement is played for, it need not be the difference of the values.

    `apart` says of each part how many points more the action scores by it than the first candidate, and the
    standard error of that, both over those worlds too; it is empty for the first one. `gap` is the same for
    all its points together.
    """

    action: Action
    value: float
    error: float
    parts: dict[str, float] = field(default_factory=dict)
    behind: float = 0.0
    behind_error: float = 0.0
    worlds: int = 0
    apart: dict[str, tuple[float, float]] = field(default_factory=dict)
    mean_error: float = 0.0
    gap: tuple[float, float] = (0.0, 0.0)


def exact_candidates(view: PlayerView) -> tuple[Candidate, ...]:
    """Return every action of the strict phase with its exact value, the best first.

    Returns nothing before the last draw, when the other hand is not known.
    """
    if view.phase is not Phase.STRICT:
        return ()
    solved = solve(view)
    best = solved[0][1]
    return tuple(
        Candidate(Play(card), float(value), 0.0, behind=float(best - value), gap=(float(value - best), 0.0))
        for card, value in solved
    )

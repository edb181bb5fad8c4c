"""What a deal's points are worth: points themselves, the chance to win the match, or the settlement.

Two values of a deal are compared by their difference, so all are made to the measure of points: where
nothing is at stake but points, one point more is worth 1.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from bezique_qt.players.core_cards import Switches
from bezique_qt.players.weights import DealPoints
from bezique_qt.rules.counting import BRISQUE
from bezique_qt.rules.settlement import RUBICON, SCALES

POINTS_ONLY: Final = 0
RACE: Final = 1
SETTLEMENT: Final = 2

_NODES: Final[list[float]] = [-1.9, -0.95, 0.0, 0.95, 1.9]
_SHARES: Final[list[float]] = [0.065, 0.245, 0.38, 0.245, 0.065]
"""Some deviations of a normal distribution with the shares that they stand for."""
_STEPS: Final = 20
"""The table of chances has so many steps to the target."""
_SWEEPS: Final = 4
"""So often the table is gone over: a deal of few points leads back to the place that it started from."""
_NEAR_DEALS: Final = 2.5
"""Who lacks less than so many average deals is near the target."""
_BLUR_LEAST: Final = 15.0
_BLUR_MOST: Final = 200.0
"""Points by which the lines of the settlement are blurred, at the end of the deal and at its beginning: the
cards to come may still fall otherwise than in the worlds that were tried."""
_ROUNDED: Final = 90.0
"""What two numbers of points lose, on average, where only their hundreds count."""
_LEAST_CHANCE: Final = 0.1
"""A hundred points to and fro count for no less of the match than this: where it is nearly decided, the
measure would else be beyond all points."""
_LEAST_SPREAD: Final = 40.0
"""Points by which the rest of a deal is taken to be uncertain at the least."""
_SETTLEMENT_POINT: Final = 2.5
"""What a point is worth in a settlement, about."""


class Race:
    """The chance to win a match from what both players lack to the target."""

    def __init__(self, target: int, at_once: bool, points: DealPoints) -> None:
        self.target = target
        self.at_once = at_once
        self.points = points
        self._step: float = target / _STEPS
        size = _STEPS + 1
        self._chances: list[list[float]] = [
            [1.0 / (1.0 + exp(3.0 * (own - other) / _STEPS)) for other in range(size)] for own in range(size)
        ]
        for _ in range(_SWEEPS):
            for own in range(size):
                self._chances[own][own] = 0.5
                for other in range(own + 1, size):
                    chance = self._expected(max(5.0, own * self._step), max(5.0, other * self._step))
                    self._chances[own][other] = chance
                    self._chances[other][own] = 1.0 - chance

    def _expected(self, own: float, other: float) -> float:
        """The chance before a deal from the chances after it."""
        points = self.points
        rest = sqrt(1.0 - points.correlation * points.correlation)
        total = 0.0
        for place, first in enumerate(_NODES):
            won = max(10.0, points.mean + points.spread * first)
            for other_place, second in enumerate(_NODES):
                lost = points.mean + points.spread * (points.correlation * first + rest * second)
                share = _SHARES[place] * _SHARES[other_place]
                total += share * self._after(own, other, won, max(10.0, lost))
        return total

    def _after(self, own: float, other: float, won: float, lost: float) -> float:
        if own > won or other > lost:
            return self.chance(own - won, other - lost)
        if not self.at_once:
            return self.chance(own - won, other - lost)
        # Both would pass the target: who is the sooner there by his own pace.
        pace = other * won - own * lost
        return 0.5 if pace == 0.0 else 1.0 if pace > 0.0 else 0.0

    def chance(self, own: float, other: float) -> float:
        """Return the chance of who lacks `own` points after a deal against who lacks `other`."""
        if own <= 0.0 or other <= 0.0:
            if own == other:
                return 0.5
            return 1.0 if own < other else 0.0
        row = min(own / self._step, _STEPS - 0.001)
        column = min(other / self._step, _STEPS - 0.001)
        i = int(row)
        j = int(column)
        above = self._chances[i]
        below = self._chances[i + 1]
        across = column - j
        upper = above[j] + (above[j + 1] - above[j]) * across
        lower = below[j] + (below[j + 1] - below[j]) * across
        return upper + (lower - upper) * (row - i)


class Worth:
    """What the end of a deal is worth to a seat.

    `race` is the match's, or None where there is none; `lacks` are the points that seat and other lack to the
    target at the deal's start, or None for a player who is after points alone. `left` is the share of the
    deal's cards that are still to be played, `scores` have the points that both have by now.
    """

    def __init__(
        self,
        law: Switches,
        race: Race | None,
        lacks: tuple[int, int] | None,
        left: float,
        scores: tuple[int, int] = (0, 0),
    ) -> None:
        self.kind = POINTS_ONLY
        self._race: Race | None = None
        self._lack: float = float(lacks[0]) if lacks is not None else 0.0
        self._other_lack: float = float(lacks[1]) if lacks is not None else 0.0
        self._scale: float = 1.0
        self._blur: float = _BLUR_LEAST + (_BLUR_MOST - _BLUR_LEAST) * left
        self._game: float = 0.0
        self._rubicon: float = 0.0
        self._with_brisques = law.variant.settlement == "1887"
        if lacks is None:
            return
        if law.variant.settlement:
            self.kind = SETTLEMENT
            scale = SCALES[law.variant.settlement]
            self._game = float(scale.game)
            self._rubicon = float(scale.rubicon)
        elif race is not None and min(lacks) < _NEAR_DEALS * race.points.mean:
            self.kind = RACE
            self._race = race
            self._scale = 200.0 / max(_LEAST_CHANCE, self._at_stake(race, left, scores))

    def _at_stake(self, race: Race, left: float, scores: tuple[int, int]) -> float:
        """How much of the match a hundred points to and fro decide, over the ends that the deal may take."""
        mean = race.points.mean * left
        spread = max(_LEAST_SPREAD, race.points.spread * sqrt(left))
        total = 0.0
        for first, share in zip(_NODES, _SHARES, strict=True):
            own = scores[0] + mean + spread * first
            for second, other_share in zip(_NODES, _SHARES, strict=True):
                other = scores[1] + mean + spread * second
                more = self._chance(race, own + 50.0, other - 50.0)
                total += share * other_share * (more - self._chance(race, own - 50.0, other + 50.0))
        return total

    def of(self, own: int, other: int, own_brisques: int, other_brisques: int) -> float:
        """Return what these points of the deal are worth, those of the seat first."""
        if self.kind == POINTS_ONLY:
            return float(own - other)
        if self._race is not None:
            return self._scale * self._chance(self._race, float(own), float(other))
        mine = float(own)
        theirs = float(other)
        blur = self._blur
        wins = _likely((mine - theirs) / blur)
        saved = 0.0 if not self._with_brisques else float(BRISQUE)
        mine_short = _likely((RUBICON - mine - saved * own_brisques) / blur)
        theirs_short = _likely((RUBICON - theirs - saved * other_brisques) / blur)
        difference = mine - theirs
        both = mine + theirs - _ROUNDED + self._rubicon
        won = theirs_short * both + (1.0 - theirs_short) * (difference + self._game)
        lost = mine_short * both + (1.0 - mine_short) * (self._game - difference)
        return (wins * won - (1.0 - wins) * lost) / _SETTLEMENT_POINT

    def _chance(self, race: Race, own: float, other: float) -> float:
        return race.chance(self._lack - own, self._other_lack - other)


def _likely(x: float) -> float:
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))

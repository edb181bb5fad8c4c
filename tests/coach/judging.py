"""What an action is worth by very many sampled deals, with other seeds than a hint's."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from random import Random

from bezique_qt.players.search import PARTS, Tried
from bezique_qt.players.strongest import _Decision
from bezique_qt.rules import Action, PlayerView

NEVER = 1 << 60
LOOK_EVERY = 1000
BEATEN = 3.0
"""An action that is so many standard errors behind is tried no more."""


class Judge:
    """The actions of a view tried in so many worlds; with `gives_up` the clearly beaten ones in fewer."""

    def __init__(self, view: PlayerView, worlds: int, seed: int, *, gives_up: bool) -> None:
        decision = _Decision(view, plays_match=True, reads_hands=True, gives_up=False)
        self._search = decision.search
        self._search._next_look = NEVER
        self._tried = {decision._actions[one.action]: one for one in self._search.tried}
        rng = Random(f"judge {seed}")
        for number in range(1, worlds + 1):
            self._search.try_in(decision.worlds.sample(rng))
            if gives_up and number % LOOK_EVERY == 0:
                self._give_up()

    def _give_up(self) -> None:
        best = self.best()
        for action, one in self._tried.items():
            if not one.given_up and action != best:
                behind, error = self.behind(action, best)
                one.given_up = behind > BEATEN * error > 0

    @property
    def actions(self) -> Iterable[Action]:
        """Those that were tried."""
        return self._tried

    def best(self) -> Action:
        """The one that is worth most of those not given up."""
        return max(
            (action for action, one in self._tried.items() if not one.given_up),
            key=lambda action: self._tried[action].worth.total,
        )

    def points(self, action: Action) -> tuple[float, float]:
        """The mean of its points, own less the other's to the end of the deal, and the standard error."""
        one = self._tried[action]
        return one.points.total / one.worlds, one.points.error()

    def behind(self, action: Action, best: Action) -> tuple[float, float]:
        """By how much the action is behind another, by what is played for, and the standard error."""
        one, other = self._tried[action], self._tried[best]
        count = min(one.worlds, other.worlds)
        return _mean([other.worths[place] - one.worths[place] for place in range(count)])

    def loss(self, action: Action) -> float:
        """What the action loses, without the luck that there is in being found best.

        What looks best in every other world is compared with it in the worlds between. So the mean is not
        pushed up by the judge's own errors, and one loss may be negative.
        """
        left = [one for other, one in self._tried.items() if not one.given_up or other == action]
        count = min(one.worlds for one in left)
        best = max(left, key=lambda one: sum(one.worths[:count:2]))
        mine = self._tried[action].worths[1:count:2]
        return sum(two - one for one, two in zip(mine, best.worths[1:count:2], strict=True)) / len(mine)

    def part(self, action: Action, other: Action, part: str) -> tuple[float, float]:
        """How many points more the action brings than the other by a part, and the standard error."""
        index = PARTS.index(part)
        mine, theirs = _shares(self._tried[action], index), _shares(self._tried[other], index)
        return _mean([one - two for one, two in zip(mine, theirs, strict=False)])


def _shares(one: Tried, index: int) -> list[float]:
    return one.shares[index :: len(PARTS)]


def _mean(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))

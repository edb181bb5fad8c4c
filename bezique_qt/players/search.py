"""Sampled worlds: each action is tried in many deals that the player's knowledge allows, and played out.

All actions meet the same worlds, so that their differences are what the mean is taken of. The policy's own
opinion counts as a number of worlds would (shrinkage), and an action that is clearly behind is given up.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

from bezique_qt.players.core import CoreDeal
from bezique_qt.players.core_cards import CLASSES
from bezique_qt.players.policy import Policy
from bezique_qt.players.worlds import Worlds
from bezique_qt.rules.counting import BRISQUE

PRIOR_WORLDS: Final = 60.0
"""So many worlds' worth the policy's opinion is."""
_FIRST_LOOK: Final = 12
"""Worlds before anything is given up."""
_BEHIND: Final = 3.0
"""An action so many standard errors behind the best is given up."""
PARTS: Final[tuple[str, ...]] = ("marriages", "beziques", "fours", "brisques", "rest")
"""What a difference of points is made of; the rest is dix, carte blanche and the last trick."""


class Tried:
    """What became of one action over the worlds in which it was tried."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.worlds: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.parts: list[float] = [0.0] * len(PARTS)
        self.given_up: bool = False
        self.results: list[float] = []

    def add(self, value: float) -> None:
        """Count one more world."""
        self.worlds += 1
        self.total += value
        self.squares += value * value
        self.results.append(value)

    def mean(self) -> float:
        """Return the mean of the worlds."""
        return self.total / self.worlds

    def error(self) -> float:
        """Return the standard error of the mean; of a single world, the size of its value."""
        if self.worlds < 2:
            return abs(self.total) + 1.0
        variance = (self.squares - self.total * self.total / self.worlds) / (self.worlds - 1)
        return sqrt(max(0.0, variance) / self.worlds)


def search(
    worlds: Worlds,
    policy: Policy,
    seat: int,
    actions: list[int],
    priors: list[float],
    count: int,
    rng: Random,
) -> list[Tried]:
    """Try the actions in so many worlds and return what became of each, in the order given.

    A value is what the seat scores from here to the deal's end less what the other does.
    """
    tried = [Tried(action, prior) for action, prior in zip(actions, priors, strict=True)]
    for number in range(count):
        world = worlds.sample(rng)
        for one in tried:
            if not one.given_up:
                _try(world, policy, seat, one)
        if number + 1 >= _FIRST_LOOK and (number + 1) % 4 == 0:
            _give_up(tried)
            if sum(not one.given_up for one in tried) == 1:
                break
    return tried


def _try(world: CoreDeal, policy: Policy, seat: int, one: Tried) -> None:
    deal = world.copy()
    deal.apply(one.action)
    policy.play_out(deal)
    other = 1 - seat
    value = deal.scores[seat] - world.scores[seat] - deal.scores[other] + world.scores[other]
    one.add(float(value))
    parts = one.parts
    rest = float(value)
    for side in (seat, other):
        sign = 1.0 if side == seat else -1.0
        for meld in deal.melds[side]:
            if meld.scored:
                parts[CLASSES[meld.kind]] += sign * meld.points
                rest -= sign * meld.points
        for meld in world.melds[side]:
            if meld.scored:
                parts[CLASSES[meld.kind]] -= sign * meld.points
                rest += sign * meld.points
        if deal.law.scores_brisques:
            won = deal.brisques[side] - (world.brisques[side] if deal.as_won else 0)
            parts[3] += sign * BRISQUE * won
            rest -= sign * BRISQUE * won
    parts[4] += rest


def _give_up(tried: list[Tried]) -> None:
    """Give up the actions that are clearly behind the best in the worlds that both were tried in."""
    best = tried[0]
    for one in tried:
        if not one.given_up and (best.given_up or one.total > best.total):
            best = one
    count = best.worlds
    for one in tried:
        if one.given_up or one is best:
            continue
        total = 0.0
        squares = 0.0
        for place in range(count):
            difference = best.results[place] - one.results[place]
            total += difference
            squares += difference * difference
        mean = total / count
        variance = max(0.0, squares / count - mean * mean)
        if mean > _BEHIND * sqrt(variance / count) and mean > 5.0:
            one.given_up = True


def estimates(tried: list[Tried], weight: float = PRIOR_WORLDS) -> list[tuple[float, float]]:
    """Return the value and the standard error of each action, the policy's opinion mixed in.

    That opinion is centred on what the worlds said. What was given up is put behind the best by as much as
    it was behind in the worlds that both were tried in.
    """
    whole = [one for one in tried if not one.given_up]
    centre = sum(one.mean() - one.prior for one in whole) / len(whole)
    best = whole[0]
    best_value = 0.0
    for one in whole:
        value = (one.total + weight * (one.prior + centre)) / (one.worlds + weight)
        if one is best or value > best_value:
            best = one
            best_value = value
    found: list[tuple[float, float]] = []
    for one in tried:
        share = one.worlds / (one.worlds + weight)
        if one.given_up:
            behind = (sum(best.results[: one.worlds]) - one.total) / one.worlds
            found.append((best_value - max(1.0, behind), one.error()))
        else:
            value = (one.total + weight * (one.prior + centre)) / (one.worlds + weight)
            found.append((value, one.error() * share))
    return found

"""Tuning the policy's weights by self-play: an evolution strategy, seeded and repeatable.

In each generation the weights are nudged in random directions; each nudged set plays its mirror image over
mirrored deals, and the weights move towards the sides that scored more. The noise of single deals
is large, so that each step is small and many are taken.
"""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random
from typing import Final

from bezique_qt.players.core import OVER
from bezique_qt.players.core_cards import Switches
from bezique_qt.players.core_start import deal_cards
from bezique_qt.players.policy import Policy
from bezique_qt.players.weights import DealPoints, Weights

_LARGEST_CHANCE: Final = 1.0
_CHANCES: Final = (1, 3, 4, 5)
"""The places of the weights that are chances and so stay at most 1."""


def duel(one: Policy, other: Policy, law: Switches, pack: list[int], as_won: bool) -> float:
    """Return the points a deal of one policy less those of the other over a pack played from both seats."""
    difference = 0.0
    for seat in (0, 1):
        deal = deal_cards(law, 1, pack, (0, 0), as_won)
        while deal.phase != OVER:
            mover = one if deal.to_move == seat else other
            deal.apply(mover.choose(deal))
        difference += deal.scores[seat] - deal.scores[1 - seat]
    return difference / 2


def deal_points(policy: Policy, law: Switches, packs: int, seed: int) -> DealPoints:
    """Return what a deal of so many packs comes to that is played by one policy from both seats."""
    rng = Random(seed)
    total = 0.0
    squares = 0.0
    products = 0.0
    for number in range(packs):
        pack = list(range(32 * law.packs))
        rng.shuffle(pack)
        deal = deal_cards(law, number % 2, pack, (0, 0), law.variant.brisques == "as-won")
        policy.play_out(deal)
        one, other = float(deal.scores[0]), float(deal.scores[1])
        total += one + other
        squares += one * one + other * other
        products += one * other
    mean = total / (2 * packs)
    variance = squares / (2 * packs) - mean * mean
    return DealPoints(mean, sqrt(variance), (products / packs - mean * mean) / variance)


def tuned(
    laws: list[Switches], start: Weights, generations: int, seed: int, *, nudges: int = 12, packs: int = 20
) -> Weights:
    """Return weights tuned over these ways of playing, which share a number of packs.

    Each generation makes `nudges` duels of `packs` packs, in one way of playing after the other. What is
    returned is the mean of the second half of the generations, which is steadier than the last one.
    """
    rng = Random(seed)
    logs = [log(value) for value in start.values]
    sums = [0.0] * len(logs)
    first = generations // 2
    for generation in range(generations):
        law = laws[generation % len(laws)]
        as_won = law.variant.brisques == "as-won"
        width = 0.3 * (1.0 - 0.6 * generation / generations)
        directions: list[list[float]] = []
        gains: list[float] = []
        for _ in range(nudges):
            direction = [rng.gauss(0.0, 1.0) for _ in logs]
            one = Policy(law, _weights([x + width * d for x, d in zip(logs, direction, strict=True)]))
            other = Policy(law, _weights([x - width * d for x, d in zip(logs, direction, strict=True)]))
            gain = 0.0
            for _ in range(packs):
                pack = list(range(32 * law.packs))
                rng.shuffle(pack)
                gain += duel(one, other, law, pack, as_won)
            directions.append(direction)
            gains.append(gain)
        size = sqrt(sum(gain * gain for gain in gains) / nudges) or 1.0
        step = 0.5 * width / nudges
        for place in range(len(logs)):
            logs[place] += step * sum(
                gain / size * direction[place] for gain, direction in zip(gains, directions, strict=True)
            )
        if generation >= first:
            sums = [total + x for total, x in zip(sums, logs, strict=True)]
    return _weights([total / (generations - first) for total in sums])


def _weights(logs: list[float]) -> Weights:
    values = [exp(x) for x in logs]
    for place in _CHANCES:
        values[place] = min(_LARGEST_CHANCE, values[place])
    return Weights(tuple(values))


def measured(one: Weights, other: Weights, law: Switches, packs: int, seed: int) -> tuple[float, float]:
    """Return the mean difference of two sets of weights over so many mirrored packs, and half its
    95 % interval."""
    rng = Random(seed)
    policies = Policy(law, one), Policy(law, other)
    found: list[float] = []
    for _ in range(packs):
        pack = list(range(32 * law.packs))
        rng.shuffle(pack)
        found.append(duel(*policies, law, pack, law.variant.brisques == "as-won"))
    mean = sum(found) / packs
    variance = sum((value - mean) ** 2 for value in found) / max(1, packs - 1)
    return mean, 1.96 * sqrt(variance / packs)

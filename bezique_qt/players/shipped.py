"""The weights that come with the program, each file as `bezique tune` wrote it.

This module is never compiled: a compiled one does not know where it stands.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from bezique_qt.players.weights import WEIGHTS, DealPoints, Weights
from bezique_qt.rules import VARIANTS, Variant


class Shipped:
    """What tuning for a number of packs found: the weights, and what deals played by them come to."""

    def __init__(self, weights: Weights, points: dict[str, DealPoints]) -> None:
        self.weights = weights
        self.points = points


def weights_for(variant: Variant) -> Weights:
    """Return the weights for a way of playing."""
    return shipped(variant.packs).weights


def deal_points_for(variant: Variant) -> DealPoints:
    """Return what a deal of the historical game of this id comes to."""
    return shipped(VARIANTS[variant.id].packs).points[variant.id]


@cache
def shipped(packs: int) -> Shipped:
    """Return what was found for the games of two packs, or of four where there are more than two.

    Raises `ValueError`, which names the file, if the package's own file is not what `bezique tune` writes.
    """
    name = f"weights_{2 if packs <= 2 else 4}.json"
    try:
        found = json.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))
        weights = Weights(tuple(float(found["weights"][weight]) for weight in WEIGHTS))
        points = {
            variant: DealPoints(float(of["mean"]), float(of["spread"]), float(of["correlation"]))
            for variant, of in found["points"].items()
        }
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"{name} is not what bezique tune writes: {error!r}") from error
    return Shipped(weights, points)

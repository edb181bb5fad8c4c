"""The numbers that the one-ply policy plays by."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[tuple[str, ...]] = (
    "tempo",
    "now",
    "brisque",
    "tempted",
    "untempted",
    "ruff",
    "marriage",
    "sequence",
    "bezique",
    "four",
    "again",
    "trump",
    "trump_rank",
    "rank",
    "ace",
    "reach",
    "late",
)
DEFAULT: Final[tuple[float, ...]] = (
    2.0, 0.5, 1.0, 0.9, 0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 0.5, 4.0, 1.0, 0.3, 2.0, 1.0, 1.0,
)  # fmt: skip
"""The weights by judgement, before any tuning."""


class Weights:
    """The numbers that the policy plays by, in the order of `WEIGHTS`."""

    def __init__(self, values: tuple[float, ...] = DEFAULT) -> None:
        self.values = values
        self.tempo: float = values[0]
        """Points that winning a trick is worth in itself."""
        self.now: float = values[1]
        """How much of a meld's points it is worth to be able to score it now and not later."""
        self.brisque: float = values[2]
        """How much of a brisque's points count in the weighing of a trick."""
        self.tempted: float = values[3]
        """How likely the other player beats a brisque led if he can."""
        self.untempted: float = values[4]
        """How likely he beats anything else."""
        self.ruff: float = values[5]
        """How likely he spends a trump on it, of that."""
        self.marriage: float = values[6]
        self.sequence: float = values[7]
        self.bezique: float = values[8]
        self.four: float = values[9]
        """How much of a possible meld's worth counts, by its sort."""
        self.again: float = values[10]
        """How much of a scored meld's points it is still good for, where it may be made whole again."""
        self.trump: float = values[11]
        """Points that holding any trump is worth."""
        self.trump_rank: float = values[12]
        """Points for each step of a trump's rank."""
        self.rank: float = values[13]
        """Points for each step of another card's rank."""
        self.ace: float = values[14]
        """Points that holding an ace is worth besides."""
        self.reach: float = values[15]
        """How much of the chance to draw a card counts."""
        self.late: float = values[16]
        """How much strength grows as the stock shrinks."""

    def named(self) -> dict[str, float]:
        """Return the weights by their names, rounded as they are shipped."""
        return {name: round(value, 3) for name, value in zip(WEIGHTS, self.values, strict=True)}


class DealPoints:
    """What a player scores in a deal: mean, standard deviation, and correlation with the other's points."""

    def __init__(self, mean: float, spread: float, correlation: float) -> None:
        self.mean = mean
        self.spread = spread
        self.correlation = correlation

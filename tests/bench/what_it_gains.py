"""What one part of the strongest player gains over the same player without it.

Run on demand, as `python tests/bench/what_it_gains.py PART [VARIANT [PAIRS [SEED [EFFORT]]]]`; pytest does
not collect it. For a compiled copy of the package in FOLDER (see `.build/compiled.py`) it is run with
`PYTHONPATH=FOLDER`. PART is `hands` (the other player's cards say what he holds) or `match` (points count
for what they do for the match or the settlement). Both players get the same EFFORT, which defaults to
theirs. Each pair is played twice from the same packs, the seats changed, on two processes; intervals are of
95 %, over pairs. For `hands` the points are told without the luck of the draw too.

For `match`, in a game with a target, both begin near it, by different points that change sides with the
seats: told is the share of matches won. Elsewhere it is points, and for a settlement that too.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random

sys.path.append(str(Path(__file__).resolve().parents[2]))

from bezique_qt.players import back_end
from bezique_qt.players.luck import Fair
from bezique_qt.players.shipped import deal_points_for
from bezique_qt.players.strongest import EFFORT, StrongestPlayer
from bezique_qt.rules import VARIANTS, Deal, Match, PlayedDeal, shuffled_pack

PARTS = ("hands", "match")


@dataclass(frozen=True)
class Task:
    """One pair: the part, the game, and the numbers that everything else follows from."""

    part: str
    variant: str
    seed: int
    number: int
    effort: int


@dataclass(frozen=True)
class Gains:
    """What the player with the part gained in one pair, as means of the two times."""

    points: float
    settled: float
    matches: float
    without_luck: float


def _player(task: Task, has_part: bool, seed: int) -> StrongestPlayer:
    return StrongestPlayer(
        Random(seed),
        task.effort,
        plays_match=task.part != "match" or has_part,
        reads_hands=task.part != "hands" or has_part,
    )


def _play(task: Task) -> Gains:
    variant = VARIANTS[task.variant]
    draw = Random(f"{task.seed}/{task.number}")
    first = draw.getrandbits(48)
    totals = (0, 0)
    if task.part == "match" and variant.target:
        mean = deal_points_for(variant).mean
        lacks = [round(mean * draw.uniform(0.3, 2.0)) for _ in (0, 1)]
        totals = (max(0, variant.target - lacks[0]), max(0, variant.target - lacks[1]))
    points = settled = matches = gained = 0.0
    fair = Fair(variant, Random(f"{task.seed}/{task.number}")) if task.part == "hands" else None
    for turn in (0, 1):
        own = turn  # the seat of the player with the part
        players = [_player(task, seat == own, draw.getrandbits(48)) for seat in (0, 1)]
        start = totals if turn == 0 else (totals[1], totals[0])
        pack = shuffled_pack(variant.packs, first)
        deal, _ = Deal.start(variant, 1, pack, start)
        match = Match(variant, (PlayedDeal(1, pack),), deal, start)
        number = first
        while True:
            while match.deal.to_move is not None:
                seat = match.deal.to_move
                action = players[seat].choose(match.deal.view(seat))
                if fair is not None:
                    gained += fair.gain(match.deal, action) * (1 if seat == own else -1) / 2
                match, _ = match.apply(action)
            points += (match.deal.scores[own] - match.deal.scores[1 - own]) / 2
            if task.part != "match" or match.is_over:
                break
            number += 1
            match, _ = match.next_deal(shuffled_pack(variant.packs, number))
        if match.settlement is not None:
            settled += (match.totals[own] - match.totals[1 - own]) / 2
        if task.part == "match" and match.is_over:
            matches += 0.5 if match.winner is None else float(match.winner == own)
    return Gains(points, settled, matches / 2, gained)


def _told(name: str, values: list[float], unit: str) -> str:
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return f"{name} {mean:+.2f} +- {1.96 * spread / sqrt(len(values)):.2f} {unit}"


def main() -> None:
    """Play and tell."""
    part, *rest = sys.argv[1:] or [""]
    if part not in PARTS:
        sys.exit(f"what_it_gains: name one of the parts {', '.join(PARTS)}")
    variant = rest[0] if rest else "besigue-fr"
    pairs, seed, effort = (
        int(rest[place]) if len(rest) > place else default
        for place, default in ((1, 100), (2, 1), (3, EFFORT))
    )
    tasks = [Task(part, variant, seed, number, effort) for number in range(pairs)]
    with ProcessPoolExecutor(2) as pool:
        found = list(pool.map(_play, tasks))
    print(f"{part} in {variant}, {pairs} pairs, seed {seed}, effort {effort}, core: {back_end()}")
    print(
        _told(
            "points of the deals", [one.points for one in found], "a deal" if part == "hands" else "a match"
        )
    )
    if part == "hands":
        print(_told("without the luck of the draw", [one.without_luck for one in found], "a deal"))
    if VARIANTS[variant].settlement:
        print(_told("settlement", [one.settled for one in found], "points"))
    if part == "match":
        print(_told("matches won, over a half", [one.matches - 0.5 for one in found], "of a match"))


if __name__ == "__main__":
    main()

"""How strong the hint is: who follows it in every decision meets the strongest level, which has none.

Run on demand, as `python tests/bench/following_the_hint.py [PAIRS] [--first N] [--variant ID] [--seed N]
[--jobs N] [--keep FILE]`; pytest does not collect it. A pair is one deal played twice with the seats
changed, at even totals. Who follows plays the first option of the full hint, made as the window makes it.
Its sampled deals are drawn by a seed of the position alone, so that the two sides never share a decision.

A line is printed after each pair, with the mean so far and its 95 % interval over pairs, and the same of
what was gained by play alone, without the luck of the draw. With --keep the pairs are kept in FILE, and
those that are there already are not played again. It takes more than half a minute a pair where the search
is compiled: `python .build/compiled.py FOLDER`, then with PYTHONPATH=FOLDER.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter

# Behind the path that was asked for: it may be that of a compiled copy.
sys.path.append(str(Path(__file__).resolve().parents[2]))

from bezique_qt import __version__
from bezique_qt.players import back_end, make_player
from bezique_qt.players.arena import PlayedPair, summed
from bezique_qt.players.luck import Fair
from bezique_qt.rules import VARIANTS, Action, Match, PlayerView, shuffled_pack
from tests.coach.hinting import hint

STRONGEST = "strongest"


@dataclass(frozen=True, slots=True)
class Lot:
    """What is played: the variant by its id, and the seed of all packs."""

    variant: str
    seed: int


class Follower:
    """Does what the hint puts first."""

    def choose(self, view: PlayerView) -> Action:
        """Return the hint's first option; what alone is allowed needs no hint."""
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        return hint(view).options[0].action


def play_pair(lot: Lot, number: int) -> tuple[int, PlayedPair, float]:
    """The pair of this number: its points, those of the follower first, and the seconds that it took."""
    before = perf_counter()
    variant = VARIANTS[lot.variant]
    pack = shuffled_pack(variant.packs, (lot.seed * 0x1_0000_0000 + number) & 0xFFFF_FFFF_FFFF_FFFF)
    scores: list[tuple[int, int]] = []
    fair = Fair(variant, Random(f"{lot.seed}/{number}"))
    gained = 0.0
    for follower in (0, 1):
        level = make_player(STRONGEST, lot.seed * 1_000_003 + number * 2 + follower)
        players = [Follower(), level] if follower == 0 else [level, Follower()]
        match, _ = Match.start(variant, 1, pack)
        while match.deal.to_move is not None:
            seat = match.deal.to_move
            action = players[seat].choose(match.deal.view(seat))
            gained += fair.gain(match.deal, action) * (1 if seat == follower else -1) / 2
            match, _ = match.apply(action)
        scores.append((match.deal.scores[follower], match.deal.scores[1 - follower]))
    return number, PlayedPair(scores[0], scores[1], gained=gained), perf_counter() - before


class Kept:
    """The pairs of a file, by their numbers; without a path they are kept nowhere."""

    def __init__(self, path: Path | None, lot: Lot) -> None:
        self.pairs: dict[int, PlayedPair] = {}
        self._path = path
        head = {"variant": lot.variant, "seed": lot.seed, "program": __version__, "core": back_end()}
        if path is None:
            return
        if not path.exists():
            path.write_text(json.dumps(head) + "\n", "utf-8")
        first, *lines = path.read_text("utf-8").splitlines()
        if json.loads(first) != head:
            raise SystemExit(f"{path} is of {first}, not of {json.dumps(head)}")
        for line in lines:
            number, one, two, gained = json.loads(line)
            self.pairs[number] = PlayedPair(tuple(one), tuple(two), gained=gained)

    def add(self, number: int, pair: PlayedPair) -> None:
        """Keep one more."""
        self.pairs[number] = pair
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([number, pair.first, pair.second, pair.gained]) + "\n")


def played(lot: Lot, numbers: list[int], jobs: int) -> Iterator[tuple[int, PlayedPair, float]]:
    """The pairs of these numbers, played by so many processes."""
    if jobs <= 1:
        yield from map(partial(play_pair, lot), numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(play_pair, lot), numbers)


def main(arguments: list[str]) -> None:
    """Play, and print what it comes to after each pair."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("pairs", nargs="?", type=int, default=300)
    parser.add_argument(
        "--first", type=int, default=0, help="the number of the first pair; they count from 0"
    )
    parser.add_argument("--variant", choices=list(VARIANTS), default="besigue-fr")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args(arguments)
    lot = Lot(asked.variant, asked.seed)
    kept = Kept(asked.keep, lot)
    print(
        f"{lot.variant}, seed {lot.seed}, Python {platform.python_version()}, core: {back_end()}; "
        f"points a deal of the follower less those of {STRONGEST}, with the 95 % interval over pairs"
    )
    wanted = [number for number in range(asked.first, asked.pairs) if number not in kept.pairs]
    places = count(len(kept.pairs) + 1)
    for number, pair, seconds in played(lot, wanted, asked.jobs):
        kept.add(number, pair)
        print(
            f"{next(places):5} of {asked.pairs}: pair {number:4} {pair.difference:+7.1f} in {seconds:3.0f} s;"
            f" {told(kept)}",
            flush=True,
        )
    if not wanted and kept.pairs:
        print(f"{len(kept.pairs)} pairs: {told(kept)}")


def told(kept: Kept) -> str:
    """The figures of all pairs by now."""
    result = summed(list(kept.pairs.values()))
    mean, interval = result.gained or (0.0, 0.0)
    return (
        f"mean {result.difference:+6.1f} ± {result.interval:.1f}, without luck {mean:+.1f} ± {interval:.1f},"
        f" deals won {result.wins[0]} to {result.wins[1]}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])

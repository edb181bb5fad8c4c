"""`bezique arena`: two players meet over many deals."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import replace
from typing import TextIO

from bezique_qt import __version__
from bezique_qt.cli_common import fail, jobs, named_file, positive, seed
from bezique_qt.cluster import ClusterError, connected
from bezique_qt.players import PLAYERS, PlayedPair, back_end, play_arena, summed
from bezique_qt.rules import VARIANTS


def add_arena(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    arena = commands.add_parser("arena", help="let two players meet, each pack twice with seats changed")
    arena.add_argument("--variant", required=True, choices=tuple(VARIANTS), metavar="V")
    arena.add_argument("--players", required=True, nargs=2, choices=PLAYERS, metavar=("A", "B"))
    arena.add_argument("--deals", type=positive, default=100, metavar="N", help="rounded up to even")
    arena.add_argument("--seed", type=seed, default=1, metavar="S")
    work = arena.add_mutually_exclusive_group()
    work.add_argument("--jobs", type=jobs, default=1, metavar="J", help="processes that share the work")
    work.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="play on the Dask cluster with the scheduler at this address, as tcp://host:8786",
    )
    arena.add_argument("--records", type=named_file, metavar="FILE", help="write the games played")
    arena.add_argument(
        "--without-luck", action="store_true", help="tell besides what was gained by play, not by the draw"
    )
    arena.set_defaults(run=_arena)


def _arena(options: argparse.Namespace) -> int:
    if options.cluster is None:
        return _played(options, None, options.jobs, back_end())
    try:
        with connected(options.cluster) as cluster:
            return _played(options, cluster.executor, cluster.threads, cluster.back_end)
    except ClusterError as error:
        return fail(error)


def _played(options: argparse.Namespace, pool: Executor | None, processes: int, way: str) -> int:
    pairs = play_arena(
        VARIANTS[options.variant],
        (options.players[0], options.players[1]),
        options.deals,
        options.seed,
        jobs=processes,
        pool=pool,
        keep=options.records is not None,
        without_luck=options.without_luck,
    )
    if options.records is None:
        played = list(pairs)
    else:
        try:
            with options.records.open("w", encoding="utf-8", newline="\n") as file:
                played = list(_written(pairs, file))
        except OSError as error:
            return fail(f"{options.records} cannot be written: {error.strerror}")
    result = summed(played)
    a, b = (f"A {options.players[0]}", f"B {options.players[1]}")
    over = _interval(result.difference, result.interval, len(played))
    print(f"bezique {__version__}, {options.variant}, seed {options.seed}, {result.deals} deals, {way}")
    print(f"points a deal: {a} {result.points[0]:.1f}, {b} {result.points[1]:.1f}")
    print(f"difference: {result.difference:+.1f} points a deal for A, {over}")
    print(f"deals won: {a} {result.wins[0]}, {b} {result.wins[1]}, drawn {result.drawn}")
    if result.gained is not None:
        mean, half = result.gained
        over = _interval(mean, half, len(played))
        print(f"without the luck of the draw: {mean:+.1f} points a deal for A, {over}")
    return 0


def _interval(mean: float, half: float, pairs: int) -> str:
    if pairs < 2:
        return "95 % interval unknown (one pair)"
    return f"95 % interval {mean - half:+.1f} to {mean + half:+.1f} (over {pairs} pairs)"


def _written(pairs: Iterator[PlayedPair], file: TextIO) -> Iterator[PlayedPair]:
    """Write the records of each pair as it comes and pass the figures on without them."""
    for pair in pairs:
        for record in pair.records:
            file.write(record.text() + "\n")
        yield replace(pair, records=())

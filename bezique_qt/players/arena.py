"""The arena: two players meet over many deals, each pack twice with the seats changed.

A single deal is played at even totals (0 to 0), so the figures are points a deal. The same seed gives
the same packs and, for players that draw lots, the same decisions.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from math import sqrt
from multiprocessing import Event, parent_process
from multiprocessing.synchronize import Event as EventType
from random import Random
from threading import Thread

from bezique_qt.players.core_start import is_compiled
from bezique_qt.players.levels import make_player
from bezique_qt.players.luck import Fair
from bezique_qt.rules import GameRecord, Match, Variant, record_of, shuffled_pack


@dataclass(frozen=True, slots=True)
class PlayedPair:
    """One pack played twice: points of A and of B in both deals, in the order played.

    `gained` is what A gained by play alone, in points a deal less what B gained; None if it was not asked.
    """

    first: tuple[int, int]
    second: tuple[int, int]
    records: tuple[GameRecord, ...] = ()
    gained: float | None = None

    @property
    def difference(self) -> float:
        """Points a deal of A less those of B."""
        return (self.first[0] - self.first[1] + self.second[0] - self.second[1]) / 2


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """What the arena found. Points are a deal; `interval` is half the width of the 95 % interval.

    The interval is over pairs of deals, because the two deals of a pack are not independent. `gained` is what
    A gained by play alone, with half the width of its interval; None if it was not asked.
    """

    deals: int
    points: tuple[float, float]
    difference: float
    interval: float
    wins: tuple[int, int]
    drawn: int
    gained: tuple[float, float] | None = None


def play_arena(
    variant: Variant,
    levels: tuple[str, str],
    deals: int,
    seed: int,
    *,
    jobs: int = 1,
    pool: Executor | None = None,
    keep: bool = False,
    without_luck: bool = False,
) -> Iterator[PlayedPair]:
    """Yield the pairs played by the levels A and B, in the order of the packs.

    `deals` is rounded up to an even number. With `jobs` over 1 so many processes share the work, and they
    end with the iterator. With a `pool` its processes do, wherever they are; `jobs` says how many it has.
    `keep` adds the records of both deals, `without_luck` what was gained by play alone.
    """
    whole = _Lot(variant, levels, seed, range((deals + 1) // 2), keep, without_luck)
    if pool is not None:
        yield from _shared(whole, pool, jobs)
    elif jobs > 1:
        jobs = min(jobs, len(whole.numbers))
        with _processes(jobs) as own:
            yield from _shared(whole, own, jobs)
    else:
        for number in whole.numbers:
            yield _play_pair(whole, number)


def summed(pairs: list[PlayedPair]) -> ArenaResult:
    """Return the figures of pairs that were played; there is at least one."""
    mean, interval = _mean([pair.difference for pair in pairs])
    gained = [pair.gained for pair in pairs if pair.gained is not None]
    deals = [deal for pair in pairs for deal in (pair.first, pair.second)]
    return ArenaResult(
        len(deals),
        (sum(deal[0] for deal in deals) / len(deals), sum(deal[1] for deal in deals) / len(deals)),
        mean,
        interval,
        (sum(deal[0] > deal[1] for deal in deals), sum(deal[1] > deal[0] for deal in deals)),
        sum(deal[0] == deal[1] for deal in deals),
        _mean(gained) if len(gained) == len(pairs) else None,
    )


def _mean(values: list[float]) -> tuple[float, float]:
    """The mean and half the width of its 95 % interval."""
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1) if count > 1 else 0.0
    return mean, 1.96 * sqrt(variance / count)


def back_end() -> str:
    """Return how the fast core runs here: "plain Python" or "compiled"."""
    return "compiled" if is_compiled() else "plain Python"


@dataclass(frozen=True, slots=True)
class _Lot:
    """Packs to be played, each twice."""

    variant: Variant
    levels: tuple[str, str]
    seed: int
    numbers: range
    keep: bool
    without_luck: bool


def _shared(whole: _Lot, pool: Executor, jobs: int) -> Iterator[PlayedPair]:
    """The pairs in order, played in lots: few enough to send, enough for all to be busy to the end."""
    count = len(whole.numbers)
    size = max(1, min(4, count // (4 * jobs)))
    lots = [replace(whole, numbers=whole.numbers[start : start + size]) for start in range(0, count, size)]
    # Not by `map`, which cancels what is pending when a process has been ended from outside: the thread of
    # the pool that tells the others of it may stumble over that, and leave them waiting for ever.
    futures = deque(pool.submit(_play_lot, lot) for lot in lots)
    while futures:
        yield from futures.popleft().result()


@contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    """A pool of processes. If it is left early, they stop before their next decision."""
    stop = Event()
    with ProcessPoolExecutor(jobs, initializer=_depend_on_parent, initargs=(stop,)) as pool:
        try:
            yield pool
        except BaseException:
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
            raise


class _StoppedError(Exception):
    """Nobody waits for these games any more."""


_stop: EventType | None = None
"""Where this is one of the arena's processes: set when it is to play no further."""


def _depend_on_parent(stop: EventType) -> None:
    """Leave it to the parent process to answer Ctrl-C, and end with it, however it ends."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_lot(lot: _Lot) -> list[PlayedPair]:
    return [_play_pair(lot, number) for number in lot.numbers]


def _play_pair(lot: _Lot, number: int) -> PlayedPair:
    variant, levels, seed = lot.variant, lot.levels, lot.seed
    pack = shuffled_pack(variant.packs, (seed * 0x1_0000_0000 + number) & 0xFFFF_FFFF_FFFF_FFFF)
    scores: list[tuple[int, int]] = []
    records: list[GameRecord] = []
    fair = Fair(variant, Random(f"{seed}/{number}")) if lot.without_luck else None
    gained = 0.0
    for turn in (0, 1):
        # A sits in seat 0 and then in seat 1; seat 1 deals both times, so both lead the same cards.
        seats = levels if turn == 0 else (levels[1], levels[0])
        players = [
            make_player(level, seed * 1_000_003 + number * 4 + turn * 2 + seat)
            for seat, level in enumerate(seats)
        ]
        match, _ = Match.start(variant, 1, pack)
        while match.deal.to_move is not None:
            if _stop is not None and _stop.is_set():
                raise _StoppedError
            seat = match.deal.to_move
            action = players[seat].choose(match.deal.view(seat))
            if fair is not None:
                gained += fair.gain(match.deal, action) * (1 if seat == turn else -1) / 2
            match, _ = match.apply(action)
        points = match.deal.scores
        scores.append(points if turn == 0 else (points[1], points[0]))
        if lot.keep:
            records.append(record_of(match, (f"ai:{seats[0]}", f"ai:{seats[1]}")))
    return PlayedPair(scores[0], scores[1], tuple(records), None if fair is None else gained)

"""What each level gains on the yardstick, found in the arena."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from bezique_qt import __version__
from bezique_qt.players.arena import play_arena, summed
from bezique_qt.players.level_file import YARDSTICK, Level, Margin
from bezique_qt.players.levels import LEVEL_DATA
from bezique_qt.rules import VARIANTS

MEASURED_IN: Final = ("besigue-fr", "rubicon-nl")
"""The variants that stand for the games of two packs and for those of four."""


def measure(
    levels: Iterable[str], variants: Iterable[str], deals: int, seed: int, jobs: int = 1
) -> Iterator[tuple[str, str, Margin]]:
    """Yield the id of the level, that of the variant and what was found, for all levels but the yardstick.

    `deals` is rounded up to an even number. The same seed gives the same figures. Those of a level that
    searches are without the luck of the draw; of one that does not, ten times as many deals are played in
    the time that would take, and tell more.
    """
    wanted = tuple(variants)
    for level in levels:
        if level == YARDSTICK:
            continue
        for variant in wanted:
            players = (level, YARDSTICK)
            luckless = LEVEL_DATA[level].care is None
            played = play_arena(VARIANTS[variant], players, deals, seed, jobs=jobs, without_luck=luckless)
            result = summed(list(played))
            points, interval = result.gained or (result.difference, result.interval)
            margin = Margin(round(points, 1), round(interval, 1), result.deals, seed, __version__)
            yield level, variant, margin


def with_margins(levels: Iterable[Level], found: Iterable[tuple[str, str, Margin]]) -> tuple[Level, ...]:
    """Return the levels with what was found in the place of what they had in the same variants."""
    news: dict[str, dict[str, Margin]] = {}
    for level_id, variant, margin in found:
        news.setdefault(level_id, {})[variant] = margin
    return tuple(replace(level, measured={**level.measured, **news.get(level.id, {})}) for level in levels)

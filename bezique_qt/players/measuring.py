"""What each level gains on the yardstick, found in the arena."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from bezique_qt import __version__
from bezique_qt.players.arena import play_arena, summed
from bezique_qt.players.level_file import YARDSTICK, Level, Margin
from bezique_qt.rules import VARIANTS

MEASURED_IN: Final = ("besigue-fr", "rubicon-nl")
"""The variants that stand for the games of two packs and for those of four."""


def measure(
    levels: Iterable[str], variants: Iterable[str], deals: int, seed: int, jobs: int = 1
) -> Iterator[tuple[str, str, Margin]]:
    """Yield the id of the level, that of the variant and what was found, for all levels but the yardstick.

    `deals` is rounded up to an even number. The same seed gives the same figures, which are without the luck
    of the draw.
    """
    wanted = tuple(variants)
    for level in levels:
        if level == YARDSTICK:
            continue
        for variant in wanted:
            players = (level, YARDSTICK)
            played = list(play_arena(VARIANTS[variant], players, deals, seed, jobs=jobs, without_luck=True))
            result = summed(played)
            assert result.gained is not None
            points, interval = (round(figure, 1) for figure in result.gained)
            yield level, variant, Margin(points, interval, result.deals, seed, __version__)


def with_margins(levels: Iterable[Level], found: Iterable[tuple[str, str, Margin]]) -> tuple[Level, ...]:
    """Return the levels with what was found in the place of what they had in the same variants."""
    news: dict[str, dict[str, Margin]] = {}
    for level_id, variant, margin in found:
        news.setdefault(level_id, {})[variant] = margin
    return tuple(replace(level, measured={**level.measured, **news.get(level.id, {})}) for level in levels)

"""`bezique levels`: what was measured of the levels, or a new measurement of them."""

from __future__ import annotations

import argparse

from bezique_qt.cli_common import fail, jobs, named_file, pairs, seed
from bezique_qt.players.level_file import YARDSTICK, Level, Margin, levels_text
from bezique_qt.players.levels import LEVEL_DATA, LEVELS
from bezique_qt.players.measuring import MEASURED_IN, measure, with_margins
from bezique_qt.rules import VARIANTS


def add_levels(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    levels = commands.add_parser(
        "levels", help=f"print how far each level is from {YARDSTICK}, or measure it"
    )
    levels.add_argument("--measure", type=pairs, metavar="N", help="play N deals for each figure")
    levels.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS, metavar="L")
    levels.add_argument("--variants", nargs="+", choices=tuple(VARIANTS), default=MEASURED_IN, metavar="V")
    levels.add_argument("--seed", type=seed, default=1, metavar="S")
    levels.add_argument("--jobs", type=jobs, default=1, metavar="J", help="processes that share the work")
    levels.add_argument(
        "--write",
        type=named_file,
        metavar="FILE",
        help="write the levels with the new figures, as they are shipped",
    )
    levels.set_defaults(run=_levels)


def _levels(options: argparse.Namespace) -> int:
    if options.measure is not None:
        return _measure(options)
    if options.write is not None:
        return fail("--write goes with --measure N: only a new measurement is written")
    for level in options.levels:
        for variant, margin in LEVEL_DATA[level].measured.items():
            if variant in options.variants:
                print(_line(level, variant, margin))
    return 0


def _measure(options: argparse.Namespace) -> int:
    known: tuple[Level, ...] = tuple(LEVEL_DATA.values())
    for figure in measure(options.levels, options.variants, options.measure, options.seed, options.jobs):
        print(_line(*figure), flush=True)
        known = with_margins(known, [figure])
        if options.write is not None:
            # After each figure, so that a long measurement that is broken off has not been in vain.
            try:
                options.write.write_text(levels_text(known), "utf-8", newline="\n")
            except OSError as error:
                return fail(f"{options.write} cannot be written: {error.strerror}")
    return 0


def _line(level: str, variant: str, margin: Margin) -> str:
    return (
        f"{level} in {variant}: {margin.points:+.1f} ± {margin.interval:.1f} points a deal against"
        f" {YARDSTICK} ({margin.deals} deals, seed {margin.seed}, bezique {margin.program})"
    )

"""What the hint's first choice loses, judged by very many sampled deals.

Run on demand, as `python tests/bench/hint_regret.py [WORLDS] [POSITIONS] [--seed N] [--keep FILE]`; pytest
does not collect it. The positions are of the stock phase, an eighth of them in each variant, from its first
trick to its last, out of games of strong players. The hint is made as the window makes it; the judge tries
the actions in WORLDS deals of another seed, those that are clearly beaten in fewer.

It prints the mean loss with its 95 % interval, twice: against what looks best in one half of the deals, as
the other half has it; and against what looks best in all of them, which is too much by the judge's own
errors. Then the greatest of those in standard errors of the hint's own statement, and how often a live
double bezique, or a better one, is broken up though that could be helped without a word on what is gained.

With --keep what was found is kept in FILE, and not worked out again. Use a compiled copy:
`python .build/compiled.py FOLDER`, then with PYTHONPATH=FOLDER.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from math import sqrt
from pathlib import Path
from typing import Any

# Behind the path that was asked for: it may be that of a compiled copy.
sys.path.append(str(Path(__file__).resolve().parents[2]))

from bezique_qt.players import back_end
from bezique_qt.rules import VARIANTS
from tests.coach.hinting import broken_without_a_word, hint
from tests.coach.judging import Judge
from tests.coach.positions import Position, positions

STRONG = ("skilled", "expert")


def measured(position: Position, worlds: int, number: int) -> dict[str, Any]:
    """What the hint loses here, with the errors of the judge and of its own statement."""
    view = position.view
    found = hint(view)
    first = found.options[0]
    judge = Judge(view, worlds, number, gives_up=True)
    best = judge.best()
    most, judged_error = judge.behind(first.action, best)
    stated = next(option for option in found.options if option.action == best)
    return {
        "variant": view.variant.id,
        "trick": len(view.tricks),
        "hint": str(first.action),
        "best": str(best),
        "loss": judge.loss(first.action),
        "most": most,
        "judged": judged_error,
        # What the hint itself says of the action that is better than its first choice.
        "stated": stated.behind,
        "error": stated.behind_error,
        "broken": broken_without_a_word(found, position),
    }


def report(found: list[dict[str, Any]]) -> None:
    """Print the figures."""
    count = len(found)
    for name, key in (("half against half", "loss"), ("at most", "most")):
        losses = [one[key] for one in found]
        mean = sum(losses) / count
        spread = sqrt(sum((loss - mean) ** 2 for loss in losses) / max(1, count - 1))
        print(f"{count} positions, {name}: {mean:.2f} ± {1.96 * spread / sqrt(count):.2f} points a decision")
    print(f"the judge's choice is the hint's in {sum(one['hint'] == one['best'] for one in found)}")
    worst = max(found, key=_excess)
    print(f"the greatest loss is {_excess(worst):.1f} standard errors of the hint's statement: {worst}")
    print(f"beyond 3 of them: {sum(_excess(one) > 3 for one in found)}")
    print(f"great melds broken up without a word: {sum(one['broken'] for one in found)}")


def _excess(one: dict[str, Any]) -> float:
    """The loss in standard errors of what the hint states of the difference."""
    return 0.0 if one["hint"] == one["best"] else float(one["most"] / max(0.05, one["error"]))


def main(arguments: list[str]) -> None:
    """Judge the hints, and print what it comes to on the way and at the end."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("worlds", nargs="?", type=int, default=20_000)
    parser.add_argument("positions", nargs="?", type=int, default=200)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args(arguments)
    print(f"seed {asked.seed}, {asked.worlds} worlds, Python {platform.python_version()}, core: {back_end()}")
    found: list[dict[str, Any]] = []
    if asked.keep is not None and asked.keep.exists():
        found = [json.loads(line) for line in asked.keep.read_text("utf-8").splitlines()]
    each = asked.positions // len(VARIANTS)
    sources = [positions(variant, each, STRONG, asked.seed) for variant in VARIANTS.values()]
    for number in range(each * len(VARIANTS)):
        position = next(sources[number % len(VARIANTS)])
        if number < len(found):
            continue
        found.append(measured(position, asked.worlds, number))
        if asked.keep is not None:
            with asked.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found[-1]) + "\n")
        mean = sum(one["loss"] for one in found) / len(found)
        print(f"{len(found):4} of {each * len(VARIANTS)}: {found[-1]}; mean {mean:.2f}", flush=True)
    report(found)


if __name__ == "__main__":
    main(sys.argv[1:])

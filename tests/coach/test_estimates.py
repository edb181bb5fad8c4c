"""What a hint estimates holds on average, and within the errors that it states.

Each estimate is held against the mean of many more sampled deals, of another seed: its distance in standard
errors, those of both means, should be as often above as below, and its square 1 on average. What is said of
one position comes from the same deals, so the mean is over positions. Parts are taken in the direction in
which they are stated: who picks the large ones must not overstate them.

`BEZIQUE_ESTIMATES=240 pytest -s tests/coach/test_estimates.py` takes so many positions, an eighth of them in
each variant, hints as the app makes them and 3,000 deals for the judge. In plain Python that takes hours.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from math import hypot, sqrt

from bezique_qt.app.adviser import WORLDS
from bezique_qt.coach import Advice, ReasonKind
from bezique_qt.rules import VARIANTS
from tests.coach.hinting import hint
from tests.coach.judging import Judge
from tests.coach.positions import positions

_ASKED = os.environ.get("BEZIQUE_ESTIMATES")
POSITIONS = int(_ASKED or "8")
HINTED, JUDGED, MOST_SQUARE = (WORLDS, 3000, 1.5) if _ASKED else (40, 80, 2.5)
LEAST_ERROR = 0.05
"""A twentieth of a point: what differs by less is the same."""


def distances(found: Advice, judge: Judge) -> Iterator[tuple[str, float]]:
    """Each estimate of a hint by its sort, with its distance from the judge's in standard errors."""

    def distance(stated: float, error: float, judged: tuple[float, float]) -> float:
        return (stated - judged[0]) / max(LEAST_ERROR, hypot(error, judged[1]))

    first, *others = found.options
    for option in found.options:
        away = distance(option.value, option.error, judge.points(option.action))
        yield "best value" if option is first else "value", away
        if option is not first:
            judged = judge.behind(option.action, first.action)
            yield "behind", distance(option.behind, option.behind_error, judged)
        for reason in option.reasons:
            if reason.kind is ReasonKind.PART:
                other = others[0] if option is first else first
                judged = judge.part(option.action, other.action, reason.part)
                sign = 1.0 if reason.points > 0 else -1.0
                yield "part", sign * distance(reason.points, reason.error, judged)


def test_estimates_hold_within_their_errors() -> None:
    by_sort: dict[str, list[list[float]]] = defaultdict(list)
    for variant in VARIANTS.values():
        for number, position in enumerate(positions(variant, POSITIONS // len(VARIANTS), seed=8)):
            view = position.view
            found = hint(view, HINTED)
            if len(found.options) < 2:
                continue
            judge = Judge(view, JUDGED, number, gives_up=False)
            sorts: dict[str, list[float]] = defaultdict(list)
            for sort, away in distances(found, judge):
                sorts[sort].append(away)
            for sort, values in sorts.items():
                by_sort[sort].append(values)
    assert {"best value", "value", "behind"} <= set(by_sort)
    wrong = []
    for sort, groups in by_sort.items():
        count = len(groups)
        mean = sum(sum(group) / len(group) for group in groups) / count
        square = sum(sum(away * away for away in group) / len(group) for group in groups) / count
        said = (
            f"{sort}: {count} positions, mean {mean:+.3f} of {3 / sqrt(count):.3f}, mean square {square:.2f}"
        )
        print(said)
        if abs(mean) > 3 / sqrt(count) or square > MOST_SQUARE:
            wrong.append(said)
    assert not wrong

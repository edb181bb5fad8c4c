"""What points are worth in a match, in a settlement and by themselves."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from bezique_qt.players.core_cards import Switches
from bezique_qt.players.weights import DealPoints
from bezique_qt.players.worth import Race, Worth
from bezique_qt.rules import VARIANTS, settle

POINTS = DealPoints(250.0, 120.0, -0.2)


@pytest.mark.parametrize("at_once", [True, False])
def test_the_chance_to_win_a_race_is_fair_and_grows_with_the_lead(at_once: bool) -> None:
    race = Race(1000, at_once, POINTS)
    for own in range(10, 1001, 90):
        for other in range(10, 1001, 90):
            assert 0.0 <= race.chance(own, other) <= 1.0
            assert race.chance(own, other) + race.chance(other, own) == pytest.approx(1.0, abs=0.04)
        chances = [race.chance(own, other) for other in range(10, 1001, 90)]
        assert chances == sorted(chances)
    assert race.chance(0, 300) == 1.0
    assert race.chance(300, -10) == 0.0
    assert race.chance(-50, -20) == 1.0
    assert race.chance(1000, 1000) == pytest.approx(0.5, abs=0.01)


def test_far_from_the_target_a_point_is_a_point() -> None:
    variant = VARIANTS["besigue-fr"]
    race = Race(variant.target, True, POINTS)
    worth = Worth(Switches(variant), race, (1000, 1000), 1.0)
    assert worth.of(240, 180, 9, 7) == 60.0


def test_near_the_target_what_does_not_win_is_worth_little() -> None:
    variant = VARIANTS["besigue-fr"]
    race = Race(variant.target, True, POINTS)
    worth = Worth(Switches(variant), race, (100, 600), 1.0)
    # Either has won by the first; forty points more that come too late add nothing.
    assert worth.of(100, 40, 0, 0) == worth.of(140, 40, 0, 0)
    assert worth.of(100, 40, 0, 0) > worth.of(90, 0, 0, 0) > worth.of(90, 600, 0, 0)


@pytest.mark.parametrize(
    ("lacks", "scores", "left"),
    [((400, 400), (0, 0), 1.0), ((350, 180), (40, 60), 0.7), ((500, 450), (250, 260), 0.2)],
)
def test_a_point_of_a_match_is_a_point_over_the_ends_that_a_deal_may_take(
    lacks: tuple[int, int], scores: tuple[int, int], left: float
) -> None:
    variant = VARIANTS["classic"]
    race = Race(variant.target, True, POINTS)
    worth = Worth(Switches(variant), race, lacks, left, scores)
    rng = Random(3)
    gains = []
    for _ in range(4000):
        own, other = (
            int(points + rng.gauss(POINTS.mean * left, max(40.0, POINTS.spread * sqrt(left))))
            for points in scores
        )
        gains.append(worth.of(own + 50, other - 50, 0, 0) - worth.of(own - 50, other + 50, 0, 0))
    assert sum(gains) / len(gains) == pytest.approx(200.0, rel=0.25)


def test_where_a_match_is_nearly_decided_nothing_is_worth_a_fortune() -> None:
    variant = VARIANTS["classic"]
    race = Race(variant.target, True, POINTS)
    worth = Worth(Switches(variant), race, (30, 900), 0.5, (0, 0))
    assert worth.of(40, 0, 0, 0) - worth.of(0, 900, 0, 0) <= 2000.0


@pytest.mark.parametrize("variant", [v for v in VARIANTS.values() if v.settlement], ids=lambda v: v.id)
def test_at_the_end_of_a_deal_its_worth_follows_the_settlement(variant: object) -> None:
    assert isinstance(variant, type(VARIANTS["rubicon-pt"]))
    worth = Worth(Switches(variant), None, (0, 0), 0.0)
    results = [(1500, 700), (1900, 1300), (900, 500), (1200, 1850), (640, 1990), (2500, 2100), (1150, 3000)]
    by_settlement = []
    for mine, theirs in results:
        settled = settle(variant.settlement, (mine, theirs), (8, 8))
        by_settlement.append(settled.value if settled.winner == 0 else -settled.value)
    worths = [worth.of(mine, theirs, 8, 8) for mine, theirs in results]
    assert [worths.index(value) for value in sorted(worths)] == [
        by_settlement.index(value) for value in sorted(by_settlement)
    ]
    for value, settled_value in zip(worths, by_settlement, strict=True):
        assert value * 2.5 == pytest.approx(settled_value, abs=110)
        assert worth.of(700, 900, 8, 8) == pytest.approx(-worth.of(900, 700, 8, 8))


def test_who_is_after_points_alone_counts_points_where_a_game_is_settled() -> None:
    worth = Worth(Switches(VARIANTS["rubicon-nl"]), None, None, 0.0)
    assert worth.of(1500, 990, 0, 0) == 510.0

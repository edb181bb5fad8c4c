"""Random and arranged deals of every variant, checked after every action against the second reader."""

from __future__ import annotations

from collections import Counter

import pytest

from bezique_qt.rules import VARIANTS, Variant
from tests.rules.census import play_deal, wanted

DEALS = 300


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_random_deals(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    """300 deals a variant: cards, legal sets, views, undo, text and points; and nothing rare is missing."""
    counts: Counter[str] = Counter()
    for number in range(DEALS):
        play_deal(variant, number, counts)
    names = wanted(variant)
    line = ", ".join(f"{name} {counts[name]}" for name in sorted({*names, *counts}))
    with capsys.disabled():
        print(f"\n{variant.id}, {DEALS} deals, in how many each happened: {line}")
    missing = [name for name in names if not counts[name]]
    assert not missing, f"never happened: {missing}"

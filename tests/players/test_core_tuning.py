"""Tuning by self-play: seeded, repeatable, and fair to both sides."""

from __future__ import annotations

import json

import pytest

from bezique_qt.cli import main
from bezique_qt.players.core_cards import Switches
from bezique_qt.players.tuning import measured, tuned
from bezique_qt.players.weights import WEIGHTS, weights_for
from bezique_qt.rules import VARIANTS


def test_tuning_is_repeatable_and_moves_the_weights() -> None:
    law = Switches(VARIANTS["besigue-fr"])
    start = weights_for(law.variant)
    one = tuned([law], start, 2, 7, nudges=2, packs=1)
    assert one.values == tuned([law], start, 2, 7, nudges=2, packs=1).values
    assert one.values != start.values
    assert measured(start, start, law, 4, 1)[0] == 0.0


def test_the_tune_command_prints_its_settings_and_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "--packs", "2", "--generations", "1", "--seed", "3", "--measure", "2"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["packs"], report["generations"], report["seed"]) == (2, 1, 3)
    assert list(report["weights"]) == list(WEIGHTS)
    assert set(report["against_shipped"]) == {v.id for v in VARIANTS.values() if v.packs == 2}

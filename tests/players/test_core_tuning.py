"""Tuning by self-play: seeded, repeatable, and fair to both sides."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from bezique_qt.cli import main
from bezique_qt.players import shipped
from bezique_qt.players.core_cards import Switches
from bezique_qt.players.shipped import deal_points_for, weights_for
from bezique_qt.players.tuning import measured, tuned
from bezique_qt.players.weights import WEIGHTS
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
    assert report["command"] == "bezique tune --packs 2 --generations 1 --seed 3 --measure 2"
    assert list(report["weights"]) == list(WEIGHTS)
    games = {v.id for v in VARIANTS.values() if v.packs == 2}
    assert set(report["gain_over_untuned_in_points_a_deal"]) == games
    assert set(report["points"]) == games


def test_the_weights_shipped_are_in_the_form_that_the_command_prints() -> None:
    for packs in (2, 4):
        found = json.loads(files("bezique_qt.players").joinpath(f"weights_{packs}.json").read_text("utf-8"))
        assert found["command"].startswith(f"bezique tune --packs {packs} ")
        assert list(found["weights"]) == list(WEIGHTS)
        for gain in found["gain_over_untuned_in_points_a_deal"].values():
            assert gain["gain"] > gain["interval"]
        for variant in VARIANTS.values():
            if variant.packs == packs:
                points = deal_points_for(variant)
                assert points.mean == found["points"][variant.id]["mean"] > 100
                assert 0 < points.spread < 3 * points.mean
                assert -1 < points.correlation < 1


def test_a_file_of_weights_that_is_damaged_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "WEIGHTS", ("unheard-of",))
    shipped.shipped.cache_clear()
    with pytest.raises(ValueError, match=r"weights_2\.json is not what bezique tune writes"):
        shipped.shipped(2)

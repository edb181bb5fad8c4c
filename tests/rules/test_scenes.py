"""The consequences of the re-use law, as small records: what pays, what does not, and by which rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bezique_qt.cli import main
from bezique_qt.rules import (
    Announce,
    Deal,
    IllegalAction,
    Meld,
    barred,
    parse_action,
    parse_record,
    replay_steps,
    shape_of,
)
from tests.rules.naive import NaiveDeal
from tests.rules.naive_melds import kind_of
from tests.rules.naive_table import TABLE
from tests.rules.scenes import FOLDER, SCENES, Scene, text_of

NAMES = [scene.name for scene in SCENES]


def records(scene: Scene) -> list[dict[str, Any]]:
    lines = (FOLDER / f"{scene.name}.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def broken_rule(deal: Deal, text: str) -> str:
    """The rule that refuses a meld; where it leaves no window at all, the law that left none."""
    action = parse_action(text)
    assert isinstance(action, Meld | Announce)
    with pytest.raises(IllegalAction) as caught:
        deal.apply(action)
    if caught.value.rule != "no-window":
        return caught.value.rule
    shape = shape_of(deal.variant, deal.trump, action.cards)
    if shape is None or shape.kind != action.kind:
        return "meld-shape"
    window = len(deal.tricks)
    why = barred(deal.variant, deal.trump, deal.melds[0], deal.hands[0], shape, action.cards, window)
    return "no-window" if why is None else why.rule


@pytest.mark.parametrize("scene", SCENES, ids=NAMES)
def test_the_engine_plays_the_scene_so(scene: Scene) -> None:
    for written in records(scene):
        matches = list(replay_steps(parse_record(json.dumps(written))))
        for expected in written["expect"]:
            deal = matches[expected["action"]].deal
            where = (written["variant"], expected)
            if "legal" in expected:
                assert parse_action(expected["legal"]) in deal.legal_actions, where
            elif "not" in expected:
                assert deal.to_move == 0, where
                assert broken_rule(deal, expected["not"]).startswith(expected["rule"]), where
            elif "scores" in expected:
                assert list(deal.scores) == expected["scores"], where
            else:
                assert deal.trump == expected["trump"], where


@pytest.mark.parametrize("scene", SCENES, ids=NAMES)
def test_the_second_reader_agrees(scene: Scene) -> None:
    for written in records(scene):
        switches = TABLE[written["variant"]]
        deal = NaiveDeal(switches, 1, written["deals"][0]["pack"], [0, 0])
        actions = [*written["deals"][0]["actions"], ""]
        for number, text in enumerate(actions):
            for expected in written["expect"]:
                if expected["action"] != number:
                    continue
                where = (written["variant"], expected)
                if "legal" in expected:
                    assert expected["legal"] in deal.legal(), where
                elif "not" in expected:
                    assert expected["not"] not in deal.legal(), where
                    # Barred by the law of re-use, and not because the cards are not there.
                    _, kind, *cards = expected["not"].split(" ")
                    assert set(cards) <= set(deal.hands[0]), where
                    shape = kind_of(cards, deal.trump, switches) == kind
                    assert shape == (expected["rule"] != "meld-shape"), where
                elif "scores" in expected:
                    assert deal.scores == expected["scores"], where
                else:
                    assert deal.trump == expected["trump"], where
            if text:
                deal.act(int(text[0]), text[2:])


@pytest.mark.parametrize("scene", SCENES, ids=NAMES)
def test_the_stored_records_are_those_of_the_scene(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    assert (FOLDER / f"{scene.name}.jsonl").read_text("utf-8") == text_of(scene)
    assert main(["check", str(FOLDER / f"{scene.name}.jsonl")]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(scene.variants)


def test_every_scene_proves_something() -> None:
    for scene in SCENES:
        for written in records(scene):
            assert written["expect"], scene.name
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(NAMES)

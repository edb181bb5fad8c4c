"""Settings: typed, in range, kept at once; files of other versions and damaged ones lose nothing."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, NoReturn

import pytest
from pytestqt.qtbot import QtBot

from bezique_qt.app.settings import FORMAT, VERSION, Settings


def write(path: Path, **values: object) -> None:
    path.write_text(json.dumps({"format": FORMAT, "version": VERSION} | values), "utf-8")


def test_a_change_is_kept_at_once(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "settings.json"
    settings = Settings(path)
    with qtbot.waitSignal(settings.changed) as told:
        settings.theme = "dark"
    assert told.args == ["theme"]
    assert Settings(path).theme == "dark"


def test_no_signal_without_a_change(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(tmp_path / "settings.json")
    with qtbot.assertNotEmitted(settings.changed):
        settings.theme = settings.theme
        settings.trick_stay_ms = settings.trick_stay_ms


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "pink"),
        ("theme", 3),
        ("language", "de"),
        ("trick_stay_ms", 299),
        ("trick_stay_ms", 3001),
        ("trick_stay_ms", True),
        ("trick_stay_ms", "600"),
        ("four_colours", 1),
        ("back", None),
        ("hint_mode", "loud"),
        ("player_name", "x" * 201),
        ("player_name", "two\nlines"),
    ],
)
def test_what_is_not_allowed_is_refused_or_read_as_the_default(
    tmp_path: Path, qtbot: QtBot, name: str, value: Any
) -> None:
    settings = Settings()
    with pytest.raises(ValueError, match=name):
        settings.set_named(name, value)
    path = tmp_path / "settings.json"
    write(path, **{name: value})
    read = Settings(path)
    assert getattr(read, name) == Settings.options()[name].default
    assert read.problem is None


def test_every_option_has_a_default_that_it_allows() -> None:
    options = Settings.options()
    assert len(options) >= 12
    for option in options.values():
        assert option.allows(option.default), option.name


def test_a_stay_until_a_click_is_allowed(qtbot: QtBot) -> None:
    settings = Settings()
    settings.trick_stay_ms = 0
    assert settings.trick_stay_ms == 0


def test_unknown_keys_are_kept(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "settings.json"
    write(path, theme="paper", music={"volume": 3})
    settings = Settings(path)
    settings.back = "red"
    kept = json.loads(path.read_text("utf-8"))
    assert kept["music"] == {"volume": 3}
    assert kept["theme"] == "paper"
    assert kept["back"] == "red"
    assert (kept["format"], kept["version"]) == (FORMAT, VERSION)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "bezique-settings", "version": 99}'])
def test_a_bad_file_is_kept_aside_and_the_defaults_are_used(tmp_path: Path, qtbot: QtBot, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text)
    settings = Settings(path)
    assert settings.problem is not None
    assert settings.problem.kept is not None
    assert settings.problem.kept.read_text() == text
    assert settings.theme == "system"
    settings.theme = "dark"
    assert Settings(path).theme == "dark"
    assert settings.problem.kept.read_text() == text


def test_nothing_is_written_over_a_bad_file_that_cannot_be_put_aside(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*arguments: object) -> NoReturn:
        raise PermissionError("not yours")

    path = tmp_path / "settings.json"
    write(path, theme="paper")
    before = path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", forbidden)
        patch.setattr(os, "replace", forbidden)
        settings = Settings(path)
        assert settings.problem is not None
        assert (settings.problem.reason, settings.problem.kept) == ("unreadable", None)
        with qtbot.waitSignal(settings.failed):
            settings.theme = "dark"
    assert path.read_bytes() == before
    settings.back = "red"
    assert settings.problem.kept is not None, "as soon as that can be done"
    assert settings.problem.kept.read_bytes() == before
    assert (Settings(path).theme, Settings(path).back) == ("dark", "red")


def test_a_reader_only_changes_no_file(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "settings.json"
    write(path, theme="paper")
    before = path.read_bytes()
    settings = Settings(path, read_only=True)
    assert settings.theme == "paper"
    settings.theme = "dark"
    assert settings.theme == "dark"
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("")
    settings = Settings(tmp_path / "file" / "settings.json")
    with qtbot.waitSignal(settings.failed):
        settings.theme = "dark"
    assert settings.theme == "dark"


def test_a_file_that_can_be_written_again_takes_the_word_back(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "file"
    path.write_text("")
    settings = Settings(path / "settings.json")
    with qtbot.waitSignal(settings.failed) as failed:
        settings.theme = "dark"
    with qtbot.assertNotEmitted(settings.failed):
        settings.theme = "paper"
    path.unlink()
    with qtbot.waitSignal(settings.mended) as mended:
        settings.theme = "felt"
    assert failed.args == mended.args
    assert Settings(path / "settings.json").theme == "felt"

"""What gives way on the table is kept, told, and brought back; and a record keeps the names it came with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton
from pytestqt.qtbot import QtBot

from bezique_qt.app.dialogs.kept import KeptDialog
from bezique_qt.app.kept import kept_matches
from bezique_qt.app.language import LANGUAGES, Language
from bezique_qt.app.notices import FirstOfMany, MatchReplaced, Notice
from bezique_qt.app.phrases.problems import notice_sentence
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.storage import Storage
from bezique_qt.app.window import MainWindow
from bezique_qt.rules import VARIANTS, Match, Play, record_of, shuffled_pack

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")


def begun(variant: str = "classic", number: int = 7) -> Match:
    """A match in which a card has been played."""
    way = VARIANTS[variant]
    match, _ = Match.start(way, 1, shuffled_pack(way.packs, number))
    match, _ = match.apply(next(action for action in match.deal.legal_actions if isinstance(action, Play)))
    return match


def write(path: Path, *matches: Match, players: tuple[str, str] = ("Ana", "ai:steady")) -> Path:
    path.write_text("\n".join(record_of(match, players, {}).text() for match in matches), encoding="utf-8")
    return path


class Place:
    def __init__(self, bot: QtBot, folder: Path) -> None:
        self.folder = folder
        settings = Settings(folder / "settings.json")
        settings.motion = "off"
        self.language = Language()
        self.language.set("en")
        self.storage = Storage(folder / "data")
        self.session = Session(self.storage)
        self.session.opponent_delay = 1_000_000
        self.told: list[Notice] = []
        self.session.told.connect(self.told.append)
        self.window = MainWindow(self.session, settings, self.language)
        bot.addWidget(self.window)
        self.session.new_match(VARIANTS["classic"], "steady", 1, 7, "Ana")
        self.window.show()
        bot.waitExposed(self.window)

    def play(self) -> str:
        """Play a card; the record of the match."""
        view = self.session.view
        assert view is not None
        self.session.act(view.legal_actions[0])
        return self.session.record()

    def dialog(self) -> KeptDialog:
        (found,) = [dialog for dialog in self.window.findChildren(QDialog) if dialog.isVisible()]
        assert isinstance(found, KeptDialog)
        return found

    def press(self, text: str) -> None:
        """Press the button of the notice with this text."""
        (button,) = [b for b in self.window.notice.findChildren(QPushButton) if b.text() == text]
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def place(qtbot: QtBot, tmp_path: Path) -> Iterator[Place]:
    made = Place(qtbot, tmp_path)
    yield made
    made.session.stop()


def test_a_match_that_gives_way_is_told_and_comes_back(place: Place) -> None:
    before = place.play()
    assert not place.window.menus.actions["kept"].isEnabled()
    place.session.new_match(VARIANTS["rubicon-nl"], "steady", 1, 8, "Ana")
    assert place.told == [MatchReplaced("classic", 1)]
    assert "is kept (Bezique (classic), deal 1)" in place.window.notice.text
    assert place.window.menus.actions["kept"].isEnabled()
    place.press("Kept matches…")
    dialog = place.dialog()
    assert dialog.matches.count() == 1
    assert dialog.matches.item(0).text().startswith("Bezique (classic), deal 1\n0 to 0")
    assert dialog.focusWidget() is dialog.matches
    assert not dialog._trash.isDefault()
    QTest.keyClick(dialog.matches, Qt.Key.Key_Return)
    assert place.session.record() == before
    assert place.storage.kept() == [], "what lies on the table is not kept beside it"
    assert not place.window.menus.actions["kept"].isEnabled()


def test_the_matches_change_places(place: Place) -> None:
    first = place.play()
    place.session.new_match(VARIANTS["classic"], "steady", 1, 8, "Ana")
    second = place.play()
    place.window.menus.actions["kept"].trigger()
    place.dialog().chosen.emit(place.storage.kept()[0])
    assert place.session.record() == first
    (kept,) = place.storage.kept()
    assert kept.read_text("utf-8").rstrip() == second
    assert place.told[-1] == MatchReplaced("classic", 1)


def test_nothing_is_told_of_a_match_without_a_card(place: Place) -> None:
    place.session.new_match(VARIANTS["classic"], "steady", 1, 8, "Ana")
    assert place.told == []
    assert not place.window.notice.isVisible()


def test_the_same_deal_again_keeps_the_match_too(place: Place) -> None:
    place.play()
    place.window.menus.actions["again"].trigger()
    assert place.told == [MatchReplaced("classic", 1)]
    assert len(place.storage.kept()) == 1


def test_a_kept_file_that_cannot_be_read_is_named_and_stays(place: Place, tmp_path: Path) -> None:
    place.play()
    place.session.new_match(VARIANTS["classic"], "steady", 1, 8, "Ana")
    bad = place.storage.folder / "match-before-9.json"
    bad.write_text("{", encoding="utf-8")
    place.window.open_kept()
    dialog = place.dialog()
    texts = [dialog.matches.item(row).text() for row in range(dialog.matches.count())]
    assert "match-before-9.json: cannot be read" in texts
    bad_row = texts.index("match-before-9.json: cannot be read")
    assert dialog.matches.currentRow() == 1 - bad_row
    assert not dialog.matches.item(bad_row).flags()
    assert bad in place.storage.kept()


def test_a_kept_match_is_thrown_away(place: Place, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    before = place.play()
    place.session.new_match(VARIANTS["classic"], "steady", 1, 8, "Ana")
    place.window.open_kept()
    dialog = place.dialog()
    QTest.mouseClick(dialog._trash, Qt.MouseButton.LeftButton)
    assert dialog.matches.count() == 0
    assert not dialog._ok.isEnabled()
    assert place.storage.kept() == []
    (thrown,) = home.glob("Trash/files/*.json")
    assert thrown.read_text("utf-8").rstrip() == before
    dialog.reject()
    assert not place.window.menus.actions["kept"].isEnabled()


def test_what_cannot_be_thrown_away_stays_and_is_told(place: Place) -> None:
    place.play()
    place.session.new_match(VARIANTS["classic"], "steady", 1, 8, "Ana")
    place.window.open_kept()
    place.storage.read_only = True
    dialog = place.dialog()
    QTest.mouseClick(dialog._trash, Qt.MouseButton.LeftButton)
    assert dialog._trouble.isVisible()
    assert dialog.matches.count() == len(place.storage.kept()) == 1


def test_the_points_of_a_kept_match_are_those_of_the_table(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    session = Session(storage)
    session.opponent_delay = 1_000_000
    match = begun("besigue-fr", 3)
    assert session.load(write(tmp_path / "a.json", match))
    session.new_match(VARIANTS["classic"], "steady", 1, 8)
    (kept,) = kept_matches(storage)
    deal = match.deal
    assert kept.points == deal.scores
    assert (kept.variant, kept.deal) == ("besigue-fr", 1)
    session.stop()


def test_a_second_window_removes_nothing(place: Place) -> None:
    place.play()
    place.session.new_match(VARIANTS["classic"], "steady", 1, 8, "Ana")
    kept = place.storage.kept()
    place.storage.read_only = True
    assert place.session.take_back(kept[0])
    assert place.storage.kept() == kept


def test_the_first_of_many_games_is_said_to_be_one_of_them(place: Place, tmp_path: Path) -> None:
    path = write(tmp_path / "many.jsonl", begun(number=1), begun(number=2), begun(number=3))
    assert place.session.load(path)
    assert place.told == [FirstOfMany(path, 3)]
    assert place.window.notice.text == f"The file {path} holds 3 games; the first one is on the table."
    assert place.session.load(path)
    assert place.told[-1] == FirstOfMany(path, 3, MatchReplaced("classic", 1))
    assert "is kept" in place.window.notice.text
    assert place.session.load(write(tmp_path / "one.json", begun()))
    assert isinstance(place.told[-1], MatchReplaced)


def test_the_notices_are_sentences_in_every_language(place: Place, tmp_path: Path) -> None:
    said = set()
    for code in LANGUAGES:
        place.language.set(code)
        text = notice_sentence(FirstOfMany(tmp_path, 3, MatchReplaced("classic", 1)))
        assert "{" not in text
        assert text.endswith(".")
        said.add(text)
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize(
    "players", [("Ana", "Bruno"), ("ai:elsewhere", "Bruno"), ("Ana", "ai:elsewhere"), ("", "ai:steady")]
)
def test_the_names_of_a_record_stay_in_it(players: tuple[str, str], place: Place, tmp_path: Path) -> None:
    path = write(tmp_path / "theirs.json", begun(), players=players)
    assert place.session.load(path)
    assert json.loads(place.session.record())["players"] == list(players)
    assert place.session.names[1] == ("Bruno" if players[1] == "Bruno" else place.session.names[1])
    # And again after the program was left and started anew, with the level that plays on.
    level = place.session.level
    again = Session(place.storage)
    assert again.resume()
    assert json.loads(again.record())["players"] == list(players)
    assert again.level == level
    assert again.names == place.session.names
    again.stop()


def test_who_plays_on_for_a_named_player_is_noted(place: Place, tmp_path: Path) -> None:
    record = record_of(begun(), ("Ana", "Bruno"), {"played_by": "ai:beginner"}).text()
    path = tmp_path / "theirs.json"
    path.write_text(record, encoding="utf-8")
    assert place.session.load(path)
    assert place.session.level == "beginner"
    assert json.loads(place.session.record())["played_by"] == "ai:beginner"
    place.session.new_match(VARIANTS["classic"], "steady", 1, 8)
    assert json.loads(place.session.record())["players"] == ["", "ai:steady"]
    assert "played_by" not in json.loads(place.session.record())

"""The table of cards still out: true at every moment, seen only when asked for, and noted as practice."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bezique_qt.app.dialogs.deal_sheet import DealSheet
from bezique_qt.app.language import LANGUAGES, Language
from bezique_qt.app.models.unseen import SUITS, UnseenModel, UnseenRole
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.storage import Storage
from bezique_qt.app.theme import THEMES
from bezique_qt.app.window import MainWindow
from bezique_qt.players import make_player
from bezique_qt.rules import VARIANTS, Deal, Play, parse_record, record_of
from tests.coach.tries import random_matches

from .table_driver import match_where

Warning_ = QAbstractItemModelTester.FailureReportingMode.Warning
pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")


class Place:
    """A window with its settings and its saved match."""

    def __init__(self, bot: QtBot, folder: Path) -> None:
        self.folder = folder
        self.settings = Settings(folder / "settings.json")
        self.settings.motion = "off"
        self.language = Language()
        self.language.set("en")
        self.storage = Storage(folder)
        self.session = Session(self.storage)
        self.session.opponent_delay = 1_000_000
        self.window = MainWindow(self.session, self.settings, self.language)
        bot.addWidget(self.window)
        self.window.show()
        bot.waitExposed(self.window)

    @property
    def saved(self) -> dict[str, object]:
        """The record of the match as it lies in the folder."""
        found: dict[str, object] = json.loads(self.storage.match_path.read_text("utf-8"))
        return found

    @property
    def corner(self) -> str:
        """What stands at the right of the menu bar."""
        label = self.window.findChild(QLabel, "place")
        assert isinstance(label, QLabel)
        return label.text()


@pytest.fixture
def place(qtbot: QtBot, tmp_path: Path) -> Iterator[Place]:
    made = Place(qtbot, tmp_path)
    made.session.new_match(VARIANTS["classic"], "simple", 1, 7)
    yield made
    made.session.stop()


def cells(model: UnseenModel, role: UnseenRole) -> Counter[str]:
    """What a role says of each face."""
    found: Counter[str] = Counter()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            found[str(index.data(UnseenRole.FACE))] += int(index.data(role))
    return +found


def hidden(deal: Deal) -> Counter[str]:
    """What the person cannot have seen, from the whole deal: the stock and the rest of the other hand."""
    return Counter(card.face for card in {*deal.pack[deal.drawn :], *(deal.hands[1] - deal.shown[1])})


@pytest.mark.parametrize("variant", ["classic", "besigue-pt", "rubicon-nl"])
def test_it_is_true_after_every_action(variant: str, tmp_path: Path, qtbot: QtBot) -> None:
    session = Session()
    session.opponent_delay = 1_000_000
    model = UnseenModel(session)
    tester = QAbstractItemModelTester(model, Warning_)
    path = tmp_path / "match.json"
    for match in islice(random_matches(variant, range(3, 6)), 0, None, 5):
        path.write_text(record_of(match, ("", "ai:simple"), {}).text(), encoding="utf-8")
        assert session.load(path)
        assert cells(model, UnseenRole.UNSEEN) == hidden(match.deal)
        assert cells(model, UnseenRole.SHOWN) == Counter(card.face for card in match.deal.shown[1])
        assert model.unseen == hidden(match.deal).total()
    assert model.ranks == VARIANTS[variant].rank_order
    assert tester.model() is model
    session.stop()


def test_it_follows_each_action_with_the_cells_that_change(qtbot: QtBot) -> None:
    session = Session()
    session.opponent_delay = 0
    model = UnseenModel(session)
    tester = QAbstractItemModelTester(model, Warning_)
    session.new_match(VARIANTS["rubicon-nl"], "simple", 1, 7)
    before = model.unseen
    changed: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    card = next(action for action in session.view.legal_actions if isinstance(action, Play))  # type: ignore[union-attr]
    session.act(card)
    assert changed == [], "the person's own card was seen before"
    with qtbot.waitSignal(session.state_changed, timeout=10_000):
        pass
    assert model.unseen < before
    assert changed
    assert tester.model() is model
    session.stop()


def test_it_is_off_until_it_is_asked_for_and_goes_at_once(place: Place) -> None:
    panel = place.window.side.unseen
    assert not panel.isVisible()
    assert "practice" not in place.saved
    assert "practice" not in place.corner
    place.window.menus.actions["unseen_table"].trigger()
    assert panel.isVisible()
    assert place.settings.unseen_table
    place.settings.unseen_table = False
    assert not panel.isVisible()
    assert not place.window.menus.actions["unseen_table"].isChecked()


def test_the_match_is_marked_for_good(place: Place, qtbot: QtBot, tmp_path: Path) -> None:
    place.settings.unseen_table = True
    assert place.saved["practice"] == ["unseen"]
    assert place.corner == "Bezique (classic), deal 1 · practice"
    place.settings.unseen_table = False
    assert place.saved["practice"] == ["unseen"]
    again = Session(place.storage)
    assert again.resume()
    assert again.is_practice
    again.stop()
    place.session.new_match(VARIANTS["classic"], "simple", 1, 8)
    assert "practice" not in place.saved
    assert "practice" not in place.corner


def test_a_new_match_is_marked_while_the_table_is_shown(place: Place) -> None:
    place.settings.unseen_table = True
    place.session.new_match(VARIANTS["classic"], "simple", 1, 8)
    assert place.saved["practice"] == ["unseen"]
    place.settings.show_panel = False
    place.session.new_match(VARIANTS["classic"], "simple", 1, 9)
    assert "practice" not in place.saved, "nobody sees it"


def test_a_lesson_is_no_practice_match(place: Place) -> None:
    lesson = parse_record(place.session.record())
    place.session.begin_lesson(lesson, make_player("beginner", 1))
    place.settings.unseen_table = True
    assert not place.session.is_practice
    assert not place.window.side.unseen.isVisible(), "it would leave no room for the lesson"
    place.session.end_lesson()
    assert place.window.side.unseen.isVisible()
    assert place.session.is_practice, "the own match is played on with the table in sight"


def test_what_another_program_noted_is_kept(place: Place, tmp_path: Path) -> None:
    match = place.session.match
    assert match is not None
    path = tmp_path / "other.json"
    path.write_text(record_of(match, ("", "ai:simple"), {"practice": "undo"}).text(), encoding="utf-8")
    assert place.session.load(path)
    assert place.session.is_practice
    place.settings.unseen_table = True
    assert place.saved["practice"] == ["undo", "unseen"]


def test_the_sheet_of_the_deal_says_so(place: Place, qtbot: QtBot) -> None:
    place.settings.unseen_table = True
    sheet = DealSheet(place.session, place.window.side.score_model, THEMES["felt"])
    qtbot.addWidget(sheet)
    assert any("Practice" in label.text() for label in sheet.findChildren(QLabel))


def test_every_cell_is_said_in_every_language(place: Place, tmp_path: Path) -> None:
    match = match_where("rubicon-nl", lambda view: len(view.opponent_shown) > 2)
    path = tmp_path / "match.json"
    path.write_text(record_of(match, ("", "ai:simple"), {}).text(), encoding="utf-8")
    assert place.session.load(path)
    place.settings.unseen_table = True
    model = place.window.side.unseen.model
    heads = {"en": "AKQJ", "fr": "ARDV", "pt": "ARDV", "nl": "AHVB"}
    for code in LANGUAGES:
        place.language.set(code)
        letters = [str(model.headerData(column, Qt.Orientation.Horizontal)) for column in range(8)]
        assert letters == [
            {"T": "10", **dict(zip("AKQJ", heads[code], strict=True))}.get(rank, rank) for rank in model.ranks
        ]
        rows = [str(model.headerData(row, Qt.Orientation.Vertical)) for row in range(4)]
        assert len(set(rows)) == len(SUITS)
        said = [
            str(model.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole))
            for row in range(4)
            for column in range(8)
        ]
        assert len({text.split(":")[0] for text in said}) == 32
        assert sum("Odile" in text for text in said) == len({c.face for c in match.deal.shown[1]})
        shown = [label.text() for label in place.window.side.unseen.findChildren(QLabel) if label.isVisible()]
        assert all(text for text in shown)


@pytest.mark.parametrize(("width", "height"), [(900, 600), (1280, 800), (2400, 1400)])
def test_nothing_of_it_is_cut_off(width: int, height: int, place: Place, qtbot: QtBot) -> None:
    place.settings.unseen_table = True
    place.window.resize(width, height)
    panel = place.window.side.unseen
    table = panel.table
    qtbot.waitUntil(lambda: panel.rect().contains(table.geometry()))
    assert panel.rect().contains(table.geometry())
    assert table.rowViewportPosition(3) + table.rowHeight(3) <= table.viewport().height()
    assert table.columnViewportPosition(7) + table.columnWidth(7) <= table.viewport().width() + 1
    assert table.columnWidth(7) >= table.fontMetrics().horizontalAdvance("10")

"""Texts longer by two fifths, as a translation may need them, have room in the smallest window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bezique_qt.app import reviewer
from bezique_qt.app.dialogs.deal_sheet import DealSheet
from bezique_qt.app.dialogs.new_game import NewGameDialog
from bezique_qt.app.language import LANGUAGES
from bezique_qt.app.panels.side import TABS
from bezique_qt.app.window_place import SMALLEST
from tests.i18n.room import PHASES, Room
from tests.i18n.room_for_texts import Longer, cut_off, longer
from tests.i18n.walk import settle

DIALOGS = ("new", "settings", "about", "lessons", "kept")
SPEAKERS = ("longer", *sorted(LANGUAGES))


def test_longer_words_are_longer_and_keep_what_is_filled_in() -> None:
    text = "&Open {name} in %n trick(s)…"
    assert re.findall(r"&.|{.*?}|%n|…", longer(text)) == re.findall(r"&.|{.*?}|%n|…", text)
    for sentence in ("Score", "Declare, or draw", "A meld scores again when filled up."):
        assert round(1.4 * len(sentence)) - 1 <= len(longer(sentence)) <= round(1.4 * len(sentence)) + 1


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> Iterator[Room]:
    room = Room(tmp_path)
    qtbot.addWidget(room.window)
    room.window.resize(*SMALLEST)
    room.window.show()
    qtbot.waitExposed(room.window)
    yield room
    room.session.stop()


def speak(room: Room, code: str) -> None:
    """A language, or the one with longer words."""
    if code == "longer":
        QCoreApplication.installTranslator(Longer(room.window))
        room.window.retranslate()
        settle()
    else:
        room.switch(code)


@pytest.mark.parametrize("phase", sorted(PHASES))
@pytest.mark.parametrize("code", SPEAKERS)
def test_nothing_of_the_window_is_cut_off(code: str, phase: str, room: Room) -> None:
    speak(room, code)
    room.put(phase)
    assert room.window.size().toTuple() == SMALLEST
    found = cut_off(room.window)
    for name in TABS:
        room.window.side.show_tab(name)
        settle()
        found += cut_off(room.window.side)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.parametrize("code", SPEAKERS)
def test_nothing_of_a_dialog_is_cut_off(code: str, name: str, room: Room) -> None:
    speak(room, code)
    room.put("lead")
    dialog = room.open(name)
    found = []
    games = dialog.games.count() if isinstance(dialog, NewGameDialog) else 1
    for row in range(games):
        if isinstance(dialog, NewGameDialog):
            dialog.games.setCurrentRow(row)
            dialog.level.setCurrentIndex(row % dialog.level.count())
            dialog.level.activated.emit(row % dialog.level.count())
            settle()
        found += cut_off(dialog)
    assert not found, "\n" + "\n".join(found)
    assert dialog.width() <= SMALLEST[0]
    assert dialog.height() <= SMALLEST[1]
    dialog.close()


@pytest.mark.parametrize("number", [1, 5, 12])
@pytest.mark.parametrize("code", SPEAKERS)
def test_nothing_of_a_lesson_is_cut_off(code: str, number: int, room: Room) -> None:
    speak(room, code)
    room.teach(number)
    found = cut_off(room.window)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("code", SPEAKERS)
def test_nothing_of_the_cards_still_out_is_cut_off(code: str, room: Room) -> None:
    room.settings.unseen_table = True
    speak(room, code)
    room.put("follow")
    found = cut_off(room.window)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("phase", ["end of a deal", "end of a match"])
@pytest.mark.parametrize("code", SPEAKERS)
def test_nothing_of_a_sheet_is_cut_off(code: str, phase: str, room: Room) -> None:
    speak(room, code)
    room.put(phase)
    sheet = room.window.findChild(DealSheet)
    assert sheet is not None
    assert sheet.isVisible()
    found = cut_off(sheet)
    assert not found, "\n" + "\n".join(found)
    sheet.close()


@pytest.mark.parametrize("code", SPEAKERS)
def test_nothing_of_a_review_is_cut_off(
    code: str, room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "TOTAL_MS", 100)
    monkeypatch.setattr(reviewer, "WORLDS", 0)
    speak(room, code)
    room.put("end of a deal")
    room.window._close_dialog()
    room.window.menus.actions["review"].trigger()
    reviews = room.window.reviews
    dialog = reviews.dialog
    assert dialog is not None
    found = cut_off(dialog)
    qtbot.waitUntil(lambda: len(reviews.reviewer.judged) > 12, timeout=60_000)
    reviews.reviewer.stop()
    settle()
    for judged in reviews.reviewer.judged:
        dialog.graph.picked.emit(judged)
        settle()
        found += cut_off(dialog)
    assert not found, "\n" + "\n".join(found)
    assert dialog.width() <= SMALLEST[0]
    assert dialog.height() <= SMALLEST[1]
    dialog.close()


def test_a_dialog_grows_when_a_longer_language_comes(room: Room) -> None:
    room.put("lead")
    dialog = room.open("new")
    assert cut_off(dialog) == []
    QCoreApplication.installTranslator(Longer(room.window))
    settle()
    assert cut_off(dialog) == []
    dialog.close()

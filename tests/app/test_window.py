"""The window: it follows the language everywhere, keeps its place, and can be closed at any moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bezique_qt.app import window_place
from bezique_qt.app.dialogs.about import AboutDialog
from bezique_qt.app.dialogs.deal_sheet import DealSheet
from bezique_qt.app.dialogs.new_game import NewGameDialog
from bezique_qt.app.dialogs.settings import SettingsDialog
from bezique_qt.app.language import LANGUAGES, Language
from bezique_qt.app.notices import OpponentFailed
from bezique_qt.app.panels.side import panel_width
from bezique_qt.app.phrases import level_line, level_margin, problems
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.storage import StorageProblem
from bezique_qt.app.window import MainWindow
from bezique_qt.app.window_place import SMALLEST
from bezique_qt.players import make_player
from bezique_qt.rules import VARIANTS, Play

CODES = sorted(LANGUAGES)

SAME = {
    "en": set(),
    "fr": {"certain", "carte blanche"},
    "nl": {"Bezique", "Hand", "carte blanche"},
    "pt": {"Normal"},
}
"""Texts that a language shares with English, reviewed one by one."""

NEVER_TRANSLATED = {
    *LANGUAGES.values(),  # each language under its own name
    "Nell",  # a person
    "§",  # a sign
    "Scroll Left",  # of Qt's own buttons beside tabs, which are never shown
    "Scroll Right",
}


def words(text: str) -> str:
    """A text without accelerators and figures."""
    return "".join(letter for letter in text if letter not in "&+0123456789").strip()


@dataclass
class Room:
    """A window with what it stands on."""

    window: MainWindow
    session: Session
    settings: Settings
    language: Language


@pytest.fixture
def room(qtbot: QtBot, qapp: QApplication) -> Iterator[Room]:
    """A window at its smallest on a match of a known deal, the person to lead."""
    settings = Settings()
    settings.motion = "off"
    settings.trick_stay_ms = 300
    settings.opponent_delay_ms = 0
    session = Session()
    session.opponent_delay = 0
    language = Language(qapp)
    language.set("en")
    window = MainWindow(session, settings, language)
    qtbot.addWidget(window)
    window.resize(*SMALLEST)
    session.new_match(VARIANTS["classic"], "simple", 1, 4)
    with qtbot.waitExposed(window):
        window.show()
    yield Room(window, session, settings, language)
    session.stop()
    window.close()


def texts_of(root: QWidget) -> dict[str, str]:
    """Every text in the widgets below `root`, by where it stands."""
    found: dict[str, str] = {"title": root.windowTitle()}
    for place, widget in enumerate(root.findChildren(QWidget)):
        where = f"{place} {type(widget).__name__} {widget.objectName()}"
        if isinstance(widget, QLabel | QAbstractButton):
            found[where] = widget.text()
        elif isinstance(widget, QComboBox):
            found |= {f"{where} {row}": widget.itemText(row) for row in range(widget.count())}
        elif isinstance(widget, QTabBar):
            found |= {f"{where} {row}": widget.tabText(row) for row in range(widget.count())}
        elif isinstance(widget, QLineEdit):
            found[where] = widget.placeholderText()
        elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            for row in range(model.rowCount()):
                found[f"{where} {row}"] = str(model.index(row, 0).data() or "")
        found[f"{where} name"] = widget.accessibleName()
    for place, action in enumerate(root.findChildren(QAction)):
        found[f"action {place}"] = action.text()
    return {where: text for where, text in found.items() if text.strip()}


def lead_a_card(room: Room) -> None:
    """Bring the trick to its middle: the person has led, the opponent waits."""
    room.session.hold("test")
    view = room.session.view
    assert view is not None
    assert room.session.act(next(a for a in view.legal_actions if isinstance(a, Play)))
    assert room.session.deal is not None
    assert room.session.deal.lead is not None


@pytest.mark.parametrize("code", ["pt", "fr", "nl"])
def test_the_language_changes_everything_in_the_middle_of_a_trick(
    room: Room, qtbot: QtBot, code: str
) -> None:
    lead_a_card(room)
    before = {words(text) for text in texts_of(room.window).values()}

    def left() -> set[str]:
        after = {words(text) for text in texts_of(room.window).values()}
        return (before & after) - NEVER_TRANSLATED - SAME[code] - {""}

    assert len(before) > 60
    with qtbot.waitSignal(room.language.changed):
        room.settings.language = code

    def all_changed() -> None:
        assert left() == set()

    qtbot.waitUntil(all_changed, timeout=10_000)
    assert room.session.deal is not None
    assert room.session.deal.lead is not None


@pytest.mark.parametrize("kind", ["new", "settings", "about"])
def test_an_open_dialog_follows_the_language(room: Room, qtbot: QtBot, kind: str) -> None:
    room.window.menus.actions[kind].trigger()
    classes = {"new": NewGameDialog, "settings": SettingsDialog, "about": AboutDialog}
    dialog = room.window.findChild(classes[kind])
    assert dialog is not None
    before = set(texts_of(dialog).values())
    room.settings.language = "fr"
    qtbot.waitUntil(lambda: dialog.windowTitle() not in before)
    left = before & set(texts_of(dialog).values())
    assert {text for text in left if not text[0].isdigit()} - set(LANGUAGES.values()) <= {"Normal"}
    dialog.close()


@pytest.mark.parametrize("code", CODES)
def test_accelerators_are_unique_and_shortcuts_are_no_bare_digits(room: Room, code: str) -> None:
    room.language.set(code)
    menus = room.window.menus
    titles = [menu.title() for menu in menus.menus.values()]
    groups = {"bar": titles}
    for name, menu in (menus.menus | menus.submenus).items():
        own = [action.text() for action in menu.actions() if action.text()]
        groups[name] = [text for text in own if "&" in text]
        assert len(groups[name]) == len(own) or name == "language"
    for name, texts in groups.items():
        keys = [text[text.index("&") + 1].lower() for text in texts]
        assert len(set(keys)) == len(keys), (name, texts)
        assert all(key.isascii() and key.isalpha() for key in keys), (name, texts)
    shortcuts = [action.shortcut().toString() for action in menus.actions.values()]
    used = [keys for keys in shortcuts if keys]
    assert len(set(used)) == len(used)
    assert not any(keys.isdigit() for keys in used)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("kind", ["new", "settings"])
def test_accelerators_of_dialogs_are_unique(room: Room, code: str, kind: str) -> None:
    room.language.set(code)
    room.window.menus.actions[kind].trigger()
    dialog = room.window.findChild({"new": NewGameDialog, "settings": SettingsDialog}[kind])
    assert dialog is not None
    texts = [w.text() for w in dialog.findChildren(QLabel) if w.buddy() is not None]
    texts += [w.text() for w in dialog.findChildren(QAbstractButton) if w.text()]
    keys = [text[text.index("&") + 1].lower() for text in texts]
    assert len(keys) >= 7
    assert len(set(keys)) == len(keys), texts
    dialog.close()


def cut(root: QWidget) -> list[str]:
    """The texts below `root` that have less room than they need."""
    widgets = root.findChildren(QLabel) + root.findChildren(QAbstractButton)
    return [
        widget.text()
        for widget in widgets
        if widget.isVisible()
        and not (isinstance(widget, QLabel) and widget.wordWrap())
        and widget.width() < widget.minimumSizeHint().width()
    ]


def wait_until_whole(root: QWidget, qtbot: QtBot) -> None:
    """Wait for the layout; fail with the texts that stay cut off."""

    def is_whole() -> None:
        assert cut(root) == []

    qtbot.waitUntil(is_whole, timeout=10_000)


@pytest.mark.parametrize("code", CODES)
def test_nothing_is_cut_off_at_the_smallest_size(room: Room, qtbot: QtBot, code: str) -> None:
    room.language.set(code)
    room.window.resize(*SMALLEST)
    qtbot.waitUntil(lambda: room.window.size().toTuple() == SMALLEST)
    wait_until_whole(room.window, qtbot)
    tabs = room.window.side.tabs
    assert tabs.tabRect(2).right() <= tabs.width()
    assert room.window.side.width() == 256
    assert room.window.table.width() == SMALLEST[0] - 256


class Longer(QTranslator):
    """A language whose every text is 40 % longer than in English."""

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str | None:
        if not source.strip():
            return source
        text = source if n < 0 else source.replace("%n", str(n))
        return text + "é" * round(0.4 * len(source))

    def isEmpty(self) -> bool:
        return False


def test_texts_may_be_longer_by_two_fifths(room: Room, qtbot: QtBot) -> None:
    QCoreApplication.installTranslator(Longer(room.window))
    room.window.retranslate()
    assert room.window.menus.actions["new"].text().endswith("é")
    wait_until_whole(room.window, qtbot)
    assert room.window.minimumSizeHint().width() <= SMALLEST[0]
    assert room.window.size().toTuple() == SMALLEST
    assert room.window.side.width() == 256
    for kind in ("new", "settings", "about"):
        room.window.menus.actions[kind].trigger()
        dialog = room.window._dialog
        assert dialog is not None
        wait_until_whole(dialog, qtbot)
        assert dialog.minimumSizeHint().width() <= SMALLEST[0]
        assert dialog.minimumSizeHint().height() <= SMALLEST[1]
        dialog.close()


@pytest.mark.parametrize(
    ("window", "panel"), [(900, 256), (1024, 256), (1280, 320), (1680, 420), (3840, 420)]
)
def test_the_panel_takes_a_quarter_within_limits(window: int, panel: int) -> None:
    assert panel_width(window) == panel


def test_every_focusable_widget_has_a_name(room: Room) -> None:
    for kind in ("new", "settings"):
        room.window.menus.actions[kind].trigger()
        dialog = room.window.findChild({"new": NewGameDialog, "settings": SettingsDialog}[kind])
        assert dialog is not None
        for widget in dialog.findChildren(QComboBox) + dialog.findChildren(QLineEdit):
            assert widget.accessibleName(), widget
        dialog.close()
    for page in (room.window.table, room.window.side.score, room.window.side.log, room.window.side.tabs):
        assert page.accessibleName()


def test_closing_in_the_middle_of_a_trick_leaves_nothing_running(
    room: Room, qtbot: QtBot, tmp_path: Path
) -> None:
    room.session.opponent_delay = 500
    view = room.session.view
    assert view is not None
    room.session.act(view.legal_actions[0])
    room.window.close()
    assert not room.window.isVisible()
    with qtbot.assertNotEmitted(room.session.events_applied, wait=30):
        pass


def test_the_window_comes_back_to_its_place_and_onto_the_screen(qtbot: QtBot, qapp: QApplication) -> None:
    settings, session, language = Settings(), Session(), Language(qapp)
    first = MainWindow(session, settings, language)
    qtbot.addWidget(first)
    first.setGeometry(40, 50, 950, 640)
    with qtbot.waitExposed(first):
        first.show()
    first.close()
    assert settings.geometry
    again = MainWindow(session, settings, language)
    qtbot.addWidget(again)
    room = again.screen().availableGeometry()
    assert again.width() >= SMALLEST[0]
    assert room.topLeft() == QRect(room).topLeft()
    assert room.contains(again.geometry().topLeft())
    again.setGeometry(9000, 9000, 950, 640)
    window_place.clamp(again)
    assert room.contains(again.geometry().topLeft())


@pytest.mark.parametrize("blob", ["", "nonsense", "AdnQywADAAAAAA==", "é" * 30])
def test_a_bogus_place_is_harmless(qtbot: QtBot, qapp: QApplication, blob: str) -> None:
    settings = Settings()
    settings.geometry = blob
    settings.geometry_qt = "6.11"
    window = MainWindow(Session(), settings, Language(qapp))
    qtbot.addWidget(window)
    assert window.screen().availableGeometry().contains(window.geometry().topLeft())
    assert window.width() >= SMALLEST[0]


def test_a_new_game_is_dealt_as_chosen(room: Room) -> None:
    room.window.menus.actions["new"].trigger()
    dialog = room.window.findChild(NewGameDialog)
    assert dialog is not None
    assert dialog.variant_id == "classic"
    dialog.games.setCurrentRow(list(VARIANTS).index("besigue-pt"))
    dialog.target.choose(1500)
    dialog.dealer.choose(0)
    dialog.number.setText("77")
    dialog.name.setText(" Ana ")
    dialog._ok.click()
    match = room.session.match
    assert match is not None
    assert (match.variant.id, match.variant.target, match.first_dealer) == ("besigue-pt", 1500, 0)
    assert room.session.deal_numbers == [77]
    assert room.session.names[0] == "Ana"
    assert room.settings.variant == "besigue-pt"


def test_a_deal_number_that_is_too_large_is_told(room: Room) -> None:
    room.window.menus.actions["new"].trigger()
    dialog = room.window.findChild(NewGameDialog)
    assert dialog is not None
    before = room.session.match
    dialog.number.setText("9" * 20)
    dialog._ok.click()
    assert dialog.isVisible()
    assert dialog._trouble.isVisible()
    assert room.session.match is before
    dialog.close()


def test_a_settled_game_has_no_target(room: Room) -> None:
    room.window.menus.actions["new"].trigger()
    dialog = room.window.findChild(NewGameDialog)
    assert dialog is not None
    dialog.games.setCurrentRow(list(VARIANTS).index("rubicon-nl"))
    assert not dialog.target.isVisible()
    dialog.games.setCurrentRow(0)
    assert dialog.target.isVisible()
    dialog.close()


def test_the_six_levels_are_offered_the_weakest_first(room: Room) -> None:
    room.window.menus.actions["new"].trigger()
    dialog = room.window.findChild(NewGameDialog)
    assert dialog is not None
    choices = [dialog.level.itemData(place) for place in range(dialog.level.count())]
    assert choices == ["beginner", "casual", "steady", "skilled", "expert", "strongest"]
    assert dialog.level.value == "casual"
    told = set()
    for game in ("besigue-fr", "rubicon-nl"):
        dialog.games.setCurrentRow(list(VARIANTS).index(game))
        for level in ("beginner", "steady"):
            dialog.level.choose(level)
            dialog.level.activated.emit(dialog.level.currentIndex())
            assert dialog._level_line.text() == level_line(level)
            assert dialog._level_margin.text() == level_margin(level, game)
            assert dialog._level_margin.text() in dialog.level.accessibleDescription()
            told.add(dialog._level_margin.text())
    assert len(told) == 4
    dialog._ok.click()
    assert (room.session.level, room.settings.level) == ("steady", "steady")


@pytest.mark.parametrize(("kept", "level"), [("simple", "steady"), ("random", "beginner"), ("x", "casual")])
def test_a_level_of_an_earlier_version_is_marked_by_the_nearest(room: Room, kept: str, level: str) -> None:
    room.settings.level = kept
    dialog = NewGameDialog(room.settings, "classic", room.window)
    assert dialog.level.value == level
    dialog.close()


def play_deal(room: Room, qtbot: QtBot) -> None:
    """Play the person's part until the sheet of the deal opens."""
    judge = make_player("simple", 2)

    def go_on() -> bool:
        view = room.session.view
        assert view is not None
        if view.to_move == 0:
            room.session.act(judge.choose(view))
        return room.window.findChild(DealSheet) is not None

    room.settings.trick_stay_ms = 300
    qtbot.waitUntil(go_on, timeout=60_000)


def test_the_sheet_of_a_deal_explains_it_and_deals_again(room: Room, qtbot: QtBot) -> None:
    play_deal(room, qtbot)
    sheet = room.window.findChild(DealSheet)
    assert sheet is not None
    assert sheet.isVisible()
    model = sheet.table.model()
    titles = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    assert titles[-2:] == ["This deal", "The match"]
    assert "Last trick" in titles
    assert room.window.menus.actions["next"].isEnabled()
    sheet._look.click()
    assert room.window.status.go_on.isVisible()
    room.window.status.go_on.click()
    match = room.session.match
    assert match is not None
    assert len(match.deals) == 2
    assert not room.window.status.go_on.isVisible()
    assert "deal 2" in room.window.windowTitle()


def test_a_refusal_stands_in_the_status_line(room: Room) -> None:
    lead_a_card(room)
    view = room.session.view
    assert view is not None
    room.session.act(Play(view.hand[0]))
    assert room.window.status.expected.text() == "It is not your turn."


def test_a_notice_blocks_nothing_and_can_be_closed(room: Room, qtbot: QtBot) -> None:
    room.session.error.emit(OpponentFailed())
    notice = room.window.notice
    assert notice.isVisible()
    assert notice.text == problems.opponent_problem()
    notice._close.click()
    assert not notice.isVisible()


def test_a_notice_goes_when_what_it_tells_is_over(room: Room, tmp_path: Path) -> None:
    notice = room.window.notice
    problem = StorageProblem("unwritable", tmp_path / "match.json")
    room.session.error.emit(problem)
    room.settings.mended.emit(StorageProblem("unwritable", tmp_path / "settings.json"))
    assert notice.isVisible()
    room.session.mended.emit(problem)
    assert not notice.isVisible()
    room.session.error.emit(OpponentFailed())
    room.session.mended.emit(problem)
    assert notice.isVisible()


def test_menus_and_settings_agree(room: Room) -> None:
    actions = room.window.menus.actions
    actions["theme:dark"].trigger()
    assert room.settings.theme == "dark"
    room.settings.theme = "paper"
    assert actions["theme:paper"].isChecked()
    assert not actions["theme:dark"].isChecked()
    actions["four_colours"].trigger()
    assert room.settings.four_colours
    actions["show_panel"].trigger()
    assert not room.window.side.isVisible()
    actions["tab_log"].trigger()
    assert room.window.side.isVisible()
    assert room.window.side.tabs.currentIndex() == 2


def test_the_same_deal_again(room: Room) -> None:
    before = room.session.view
    lead_a_card(room)
    room.window.menus.actions["again"].trigger()
    assert room.session.view == before


def test_a_copy_of_the_match_can_be_saved_and_opened(room: Room, tmp_path: Path) -> None:
    room.session.opponent_delay = 5000
    lead_a_card(room)
    path = tmp_path / "copy.json"
    room.window._files.save(str(path))
    assert str(path) in room.window.notice.text
    kept = room.session.record()
    room.session.new_match(VARIANTS["rubicon-pt"], "simple", 1, 9)
    room.window._files.load(str(path))
    assert room.session.record() == kept
    room.window._files.save(str(tmp_path / "copy.json" / "no.json"))
    assert "cannot be written" in room.window.notice.text


@pytest.mark.parametrize("kind", ["open", "save"])
def test_the_file_dialogs_open_without_stopping_anything(room: Room, kind: str) -> None:
    room.window.menus.actions[kind].trigger()
    dialog = room.window.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.isVisible()
    dialog.close()

"""The window in each language: nothing stays behind after a switch, no keys clash, nothing is cut off."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bezique_qt.app.dialogs.deal_sheet import DealSheet
from bezique_qt.app.language import LANGUAGES, Language
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.window import MainWindow
from bezique_qt.rules import VARIANTS
from tests.i18n.catalogue import Message, read
from tests.i18n.room import Room

ROOT = Path(__file__).resolve().parents[2]
DIALOGS = ("new", "settings", "lessons", "about")


class Table:
    """A window with a game begun, and the language that it speaks."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(folder / "settings.json")
        self.settings.motion = "off"
        self.language = Language()
        self.language.set("en")
        self.session = Session()
        self.window = MainWindow(self.session, self.settings, self.language)
        self.session.new_match(VARIANTS["classic"], "simple", 1, 7, "Ana")

    def open(self, name: str) -> QDialog:
        """The dialog of a menu entry, shown."""
        self.window.menus.actions[name].trigger()
        (dialog,) = [found for found in self.window.findChildren(QDialog) if found.isVisible()]
        return dialog


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    qtbot.addWidget(table.window)
    table.window.show()
    qtbot.waitExposed(table.window)
    yield table
    table.session.stop()


def eventually(qtbot: QtBot, found: Callable[[], object], wanted: object) -> None:
    """Qt tells widgets of a new language, and lays them out, from the event loop."""

    def check() -> None:
        assert found() == wanted

    qtbot.waitUntil(check, timeout=10_000)


def texts(root: QWidget) -> set[str]:
    """All that a person can read or hear of a widget and what is in it."""
    found = set()
    for widget in [root, *root.findChildren(QWidget)]:
        found |= {widget.windowTitle(), widget.toolTip(), widget.statusTip()}
        found |= {widget.accessibleName(), widget.accessibleDescription()}
        if isinstance(widget, QLabel | QAbstractButton):
            found.add(widget.text())
        elif isinstance(widget, QLineEdit):
            found.add(widget.placeholderText())
        elif isinstance(widget, QComboBox):
            found |= {widget.itemText(place) for place in range(widget.count())}
        elif isinstance(widget, QTabBar):
            found |= {widget.tabText(place) for place in range(widget.count())}
        elif isinstance(widget, QMenu | QGroupBox):
            found.add(widget.title())
        elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
            found |= set(model_texts(widget.model()))
    for action in root.findChildren(QAction):
        found |= {action.text(), action.toolTip(), action.statusTip()}
    return found - {""}


def model_texts(model: QAbstractItemModel) -> Iterator[str]:
    roles = (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.AccessibleDescriptionRole,
    )
    nowhere = QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(nowhere)
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount(nowhere)):
            for role in roles:
                yield str(model.index(row, column).data(role) or "")


def sentence(text: str) -> re.Pattern[str]:
    """What a sentence with its placeholders filled in looks like."""
    parts = re.split(r"\{[^{}]*\}|%n", text)
    return re.compile(".+".join(map(re.escape, parts)) + r"\Z", re.DOTALL)


def telling(message: Message) -> bool:
    """Whether the sentence would be known again: some letters of its own, and another form in translation."""
    own = re.sub(r"\{[^{}]*\}|%n", "", message.source)
    return sum(letter.isalpha() for letter in own) >= 4 and message.source not in message.forms


def left_in_english(shown: set[str], code: str) -> set[str]:
    """The texts that are English sentences of the program, and not sentences of the language."""
    messages = read(ROOT / "translations" / f"bezique_{code}.ts").messages
    english = [sentence(message.source) for message in messages if telling(message)]
    # The tooltip of an action is its text without the key.
    forms = {form for message in messages for form in message.forms}
    spoken = [sentence(form) for form in forms | {form.replace("&", "") for form in forms}]
    known = {text for text in shown if any(pattern.match(text) for pattern in english)}
    return {text for text in known if not any(pattern.match(text) for pattern in spoken)}


@pytest.mark.parametrize("code", sorted(set(LANGUAGES) - {"en"}))
def test_nothing_of_the_window_stays_in_english(code: str, table: Table, qtbot: QtBot) -> None:
    assert len(left_in_english(texts(table.window), code)) > 50
    table.language.set(code)
    eventually(qtbot, lambda: left_in_english(texts(table.window), code), set())


@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.parametrize("code", sorted(set(LANGUAGES) - {"en"}))
def test_nothing_of_a_dialog_stays_in_english(code: str, name: str, table: Table, qtbot: QtBot) -> None:
    dialog = table.open(name)
    assert left_in_english(texts(dialog), code)
    table.language.set(code)
    eventually(qtbot, lambda: left_in_english(texts(dialog), code), set())


@pytest.mark.parametrize("code", sorted(set(LANGUAGES) - {"en"}))
def test_english_comes_back(code: str, table: Table, qtbot: QtBot) -> None:
    before = texts(table.window)
    table.language.set(code)
    table.language.set("en")
    eventually(qtbot, lambda: texts(table.window) ^ before, set())


def accelerator(text: str) -> str:
    found = re.search(r"&([^&\s])", text.replace("&&", ""))
    return found.group(1).lower() if found else ""


def clashes(shown: list[str]) -> dict[str, list[str]]:
    """The texts that share a key."""
    keys = Counter(accelerator(text) for text in shown)
    shared = [key for key in keys if key and keys[key] > 1]
    return {key: [text for text in shown if accelerator(text) == key] for key in shared}


def test_a_key_that_two_entries_share_is_found(table: Table) -> None:
    assert clashes(["&Open", "S&ave", "&other", "None", "Fish && c&hips"]) == {"o": ["&Open", "&other"]}
    entries = [action.text() for action in table.window.menus.menus["game"].actions() if action.text()]
    table.window.menus.actions["open"].setText("&Never")
    shown = [action.text() for action in table.window.menus.menus["game"].actions() if action.text()]
    assert len(shown) == len(entries)
    assert clashes(shown) == {"n": ["&New game…", "&Never"]}


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_each_menu_entry_has_a_key_of_its_own(code: str, table: Table) -> None:
    table.language.set(code)
    bar = [action.text() for action in table.window.menuBar().actions()]
    assert clashes(bar) == {}
    assert all(map(accelerator, bar))
    for menu in table.window.findChildren(QMenu):
        entries = [action.text() for action in menu.actions() if not action.isSeparator()]
        assert clashes(entries) == {}, menu.title()
        assert [text for text in entries if not accelerator(text) and text not in LANGUAGES.values()] == []


@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_no_two_fields_of_a_dialog_share_a_key(code: str, name: str, table: Table) -> None:
    table.language.set(code)
    dialog = table.open(name)
    labels = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible() and label.buddy()]
    buttons = [button.text() for button in dialog.findChildren(QAbstractButton) if button.isVisible()]
    assert clashes(labels + buttons) == {}


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_no_two_buttons_of_the_sheet_share_a_key(code: str, over: bool, tmp_path: Path, qtbot: QtBot) -> None:
    room = Room(tmp_path, code)
    qtbot.addWidget(room.window)
    room.window.show()
    room.put("end of a match" if over else "end of a deal")
    sheet = room.window.findChild(DealSheet)
    assert sheet is not None
    buttons = [button.text() for button in sheet.findChildren(QAbstractButton) if button.isVisible()]
    assert len([text for text in buttons if accelerator(text)]) > 1
    assert clashes(buttons) == {}
    room.session.stop()
    room.window.close()


def cut_off(root: QWidget) -> list[str]:
    """Texts of labels and buttons that have less room than they need."""
    found = []
    for widget in root.findChildren(QWidget):
        if isinstance(widget, QLabel | QAbstractButton) and widget.isVisible() and widget.text():
            wraps = isinstance(widget, QLabel) and widget.wordWrap()
            if not wraps and widget.width() < widget.minimumSizeHint().width():
                found.append(f"{widget.text()!r}: {widget.width()} of {widget.minimumSizeHint().width()}")
            elif wraps and widget.height() < widget.heightForWidth(widget.width()):
                found.append(f"{widget.text()!r}: {widget.height()} high")
    return found


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_nothing_is_cut_off_in_the_smallest_window(code: str, table: Table, qtbot: QtBot) -> None:
    table.window.resize(table.window.minimumSize())
    table.language.set(code)
    eventually(qtbot, lambda: cut_off(table.window), [])


@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_nothing_is_cut_off_in_a_dialog(code: str, name: str, table: Table, qtbot: QtBot) -> None:
    table.language.set(code)
    dialog = table.open(name)
    eventually(qtbot, lambda: cut_off(dialog), [])

"""The rule book in the window: its tab, its menu entry, and the way from a rule in the hint panel."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.language import Language
from bezique_qt.app.panels.hint import BlockView
from bezique_qt.app.panels.hint_blocks import Block, Note, sections
from bezique_qt.app.panels.rule_strip import RuleStrip
from bezique_qt.app.panels.side import TABS
from bezique_qt.app.phrases.rulebook import rule_book
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.theme import THEMES
from bezique_qt.app.window import MainWindow
from bezique_qt.coach import situation
from bezique_qt.rules import RULE_IDS, VARIANTS, Deal, Play, shuffled_pack


@pytest.fixture
def language() -> Language:
    made = Language()
    made.set("en")
    return made


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, language: Language) -> Iterator[MainWindow]:
    settings = Settings(tmp_path / "settings.json")
    settings.motion = "off"
    settings.theme = "felt"
    session = Session()
    made = MainWindow(session, settings, language)
    qtbot.addWidget(made)
    session.new_match(VARIANTS["classic"], "simple", 1, 7, "Ana")
    made.show()
    qtbot.waitExposed(made)
    yield made
    session.stop()


def current(window: MainWindow) -> str:
    return TABS[window.side.tabs.currentIndex()]


def test_the_menu_opens_the_rule_book(window: MainWindow) -> None:
    assert current(window) != "rules"
    assert not window.side.rules.isVisible()
    window.menus.actions["tab_rules"].trigger()
    assert current(window) == "rules"
    assert window.side.rules.isVisible()
    assert "The last tricks" in window.side.rules.book.toPlainText()


def test_the_open_book_follows_the_language(window: MainWindow, language: Language) -> None:
    window.side.show_tab("rules")
    for code, title, tab in (
        ("pt", "As últimas vazas", "Regras"),
        ("fr", "Les derniers plis", "Règles"),
        ("nl", "De laatste slagen", "Regels"),
        ("en", "The last tricks", "Rules"),
    ):
        language.set(code)
        assert title in window.side.rules.book.toPlainText()
        assert window.side.tabs.tabText(TABS.index("rules")) == tab


def test_the_open_book_follows_the_theme(window: MainWindow) -> None:
    window.side.show_tab("rules")
    window._settings.theme = "dark"
    first = window.side.rules.book.document().begin()
    assert (
        first.begin().fragment().charFormat().foreground().color().name() == THEMES["dark"].panel_text.lower()
    )


@pytest.mark.parametrize("rule", RULE_IDS)
def test_a_rule_is_shown_from_outside(rule: str, window: MainWindow) -> None:
    window.side.show_rule(rule)
    assert current(window) == "rules"
    (marked,) = window.side.rules.book.extraSelections()
    cursor = marked.cursor
    cursor.setPosition(cursor.selectionStart())
    assert window.side.rules.book.viewport().rect().contains(window.side.rules.book.cursorRect(cursor))


@pytest.mark.parametrize("how", ["click", "return", "space"])
def test_a_rule_in_the_hint_panel_leads_to_the_book(how: str, window: MainWindow, qtbot: QtBot) -> None:
    note = Note("rule", "You must follow suit.", "the last tricks", "follow-suit")
    block = BlockView(Block("Not now", notes=(note,)), THEMES["felt"], CardStyle())
    qtbot.addWidget(block)
    block.rule_wanted.connect(window.side.hint.rule_wanted)
    block.show()
    qtbot.waitExposed(block)
    (strip,) = block.findChildren(RuleStrip)
    if how == "click":
        QTest.mouseClick(strip, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(strip, Qt.Key.Key_Return if how == "return" else Qt.Key.Key_Space)
    assert current(window) == "rules"
    (marked,) = window.side.rules.book.extraSelections()
    assert marked.cursor.selectedText().startswith("The second player must follow suit")
    assert window.focusWidget() is window.side.rules.book


def rule_notes(variant: str, number: int) -> Iterator[Note]:
    """The rules that the hint panel names in the course of a random deal."""
    game = VARIANTS[variant]
    choice = random.Random(number)
    deal, _ = Deal.start(game, number % 2, shuffled_pack(game.packs, number))
    while deal.to_move is not None:
        view = deal.view(deal.to_move)
        for section in sections(view, situation(view), "Odile"):
            for block in section.blocks:
                yield from (note for note in block.notes if note.kind == "rule")
        declaring = [action for action in deal.legal_actions if not isinstance(action, Play)]
        deal, _ = deal.apply(choice.choice(declaring or list(deal.legal_actions)))


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_the_rules_of_the_hint_panel_are_in_the_book(variant: str, qapp: QApplication) -> None:
    seen = {note.rule for number in range(3) for note in rule_notes(variant, number)}
    anchored = {
        rule
        for section in rule_book(VARIANTS[variant])
        for paragraph in section.paragraphs
        for rule in paragraph.rule_ids
    }
    assert seen
    assert seen <= anchored

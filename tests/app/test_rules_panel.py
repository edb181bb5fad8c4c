"""The rule book beside the table: search, the way to a rule, and following language, theme and variant."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_qt.app.language import Language
from bezique_qt.app.panels.rules import RulesPanel
from bezique_qt.app.panels.search import folded
from bezique_qt.app.phrases.rulebook import rule_book
from bezique_qt.app.session import Session
from bezique_qt.app.theme import THEMES
from bezique_qt.rules import RULE_IDS, VARIANTS


@pytest.fixture
def session(qapp: QApplication) -> Iterator[Session]:
    made = Session()
    made.opponent_delay = 0
    made.new_match(VARIANTS["classic"], "simple", 1, 7, "Ana")
    yield made
    made.stop()


@pytest.fixture
def panel(session: Session, qtbot: QtBot) -> RulesPanel:
    made = RulesPanel(session, THEMES["felt"])
    qtbot.addWidget(made)
    made.resize(300, 420)
    made.show()
    qtbot.waitExposed(made)
    return made


def text_of(panel: RulesPanel) -> str:
    return panel.book.toPlainText()


def lines(text: str) -> set[str]:
    """The lines that hold words."""
    return {line for line in text.splitlines() if any(letter.isalpha() for letter in line)}


def top(panel: RulesPanel) -> str:
    """The block that stands at the upper edge of what is seen."""
    corner = panel.book.viewport().rect().topLeft()
    corner.setY(corner.y() + 12)
    return panel.book.cursorForPosition(corner).block().text()


def found(panel: RulesPanel) -> list[str]:
    """The marked places."""
    return [mark.cursor.selectedText() for mark in panel.book.extraSelections()]


def test_the_whole_book_is_there(panel: RulesPanel) -> None:
    text = text_of(panel)
    for section in rule_book(VARIANTS["classic"]):
        assert section.title in text
        for paragraph in section.paragraphs:
            assert paragraph.text in text
            for row in paragraph.rows:
                assert row.name in text
                assert row.cards in text
    assert not panel.book.textInteractionFlags() & Qt.TextInteractionFlag.TextEditable


def test_it_begins_at_the_beginning(panel: RulesPanel) -> None:
    assert panel.book.verticalScrollBar().value() == 0
    assert top(panel) == "The game"


def test_it_follows_the_variant(panel: RulesPanel, session: Session) -> None:
    assert "There is no dix" not in text_of(panel)
    session.new_match(VARIANTS["rubicon-nl"], "simple", 1, 7, "Ana")
    assert "There is no dix" in text_of(panel)
    session.new_match(VARIANTS["rubicon-nl"].changed(last_trick=30), "simple", 1, 7, "Ana")
    assert "scores 30 points for it" in text_of(panel)
    assert "House rule." in text_of(panel)


def test_it_follows_the_language(panel: RulesPanel, qapp: QApplication) -> None:
    english = text_of(panel)
    language = Language(qapp)
    for code, title in (("pt", "As últimas vazas"), ("fr", "Les derniers plis"), ("nl", "De laatste slagen")):
        language.set(code)
        panel.retranslate()
        assert title in text_of(panel)
        same = lines(english) & lines(text_of(panel))
        assert same <= {"Carte blanche", "Bezique"}
        assert panel.search.placeholderText() != "Search the rules"
    language.set("en")
    panel.retranslate()
    assert text_of(panel) == english
    language.deleteLater()


def test_it_follows_the_theme(panel: RulesPanel) -> None:
    before = panel.book.document().begin().begin().fragment().charFormat().foreground().color().name()
    panel.set_theme(THEMES["dark"])
    after = panel.book.document().begin().begin().fragment().charFormat().foreground().color().name()
    assert (before, after) == (
        THEMES["felt"].panel_text.lower(),
        THEMES["dark"].panel_text.lower(),
    )


@pytest.mark.parametrize("rule", RULE_IDS)
def test_every_rule_is_brought_into_view(rule: str, panel: RulesPanel) -> None:
    assert panel.show_rule(rule)
    (marked,) = found(panel)
    wanted = next(
        paragraph.text
        for section in rule_book(VARIANTS["classic"])
        for paragraph in section.paragraphs
        if rule in paragraph.rule_ids
    )
    assert marked == wanted
    bar = panel.book.verticalScrollBar()
    assert top(panel) == wanted or bar.value() == bar.maximum()


def test_a_rule_shown_before_the_panel_has_its_size_is_in_view_after(session: Session, qtbot: QtBot) -> None:
    panel = RulesPanel(session, THEMES["felt"])
    qtbot.addWidget(panel)
    assert panel.show_rule("must-beat")
    panel.resize(260, 300)
    panel.show()
    qtbot.waitExposed(panel)
    assert top(panel).startswith("The second player must follow suit")


def test_an_unknown_rule_is_not_found(panel: RulesPanel) -> None:
    assert not panel.show_rule("no-such-rule")
    assert found(panel) == []


def test_the_search_finds_and_steps_through_the_places(panel: RulesPanel) -> None:
    QTest.keyClicks(panel.search, "HOFFMANN")
    places = text_of(panel).lower().count("hoffmann")
    assert places > 3
    assert found(panel) == ["Hoffmann"] * places
    assert panel.count.text() == f"1 of {places}"
    QTest.keyClick(panel.search, Qt.Key.Key_Return)
    assert panel.count.text() == f"2 of {places}"
    QTest.keyClick(panel.search, Qt.Key.Key_Up)
    QTest.keyClick(panel.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert panel.count.text() == f"{places} of {places}"
    QTest.mouseClick(panel.forward, Qt.MouseButton.LeftButton)
    assert panel.count.text() == f"1 of {places}"
    QTest.mouseClick(panel.back, Qt.MouseButton.LeftButton)
    assert panel.count.text() == f"{places} of {places}"
    panel.step(1)
    assert "Hoffmann" in panel.book.textCursor().block().text()
    seen = panel.book.cursorRect(panel.book.textCursor())
    assert panel.book.viewport().rect().intersects(seen)
    QTest.keyClick(panel.search, Qt.Key.Key_Escape)
    assert panel.search.text() == ""
    assert (found(panel), panel.count.text()) == ([], "")
    assert not panel.forward.isEnabled()


def test_the_search_says_when_there_is_nothing(panel: RulesPanel) -> None:
    QTest.keyClicks(panel.search, "pinochle")
    assert (found(panel), panel.count.text()) == ([], "nowhere")
    assert not panel.forward.isEnabled()
    QTest.keyClick(panel.search, Qt.Key.Key_Return)
    assert panel.count.text() == "nowhere"


def test_the_search_finds_cells_of_the_table(panel: RulesPanel) -> None:
    QTest.keyClicks(panel.search, "any four kings")
    assert found(panel) == ["any four kings"]


def test_the_search_forgives_accents_and_apostrophes(panel: RulesPanel, qapp: QApplication) -> None:
    language = Language(qapp)
    language.set("fr")
    panel.retranslate()
    QTest.keyClicks(panel.search, "sequence")
    assert found(panel)
    assert {place.lower() for place in found(panel)} <= {"séquence", "sequence"}
    panel.search.setText("d'atout")
    assert "d’atout" in found(panel)
    language.deleteLater()


def test_folding_keeps_every_letter_in_its_place() -> None:
    text = "Sequência, cœur, İ ß ﬁ L’as\u00a0: 1\u202f000"
    assert len(folded(text)) == len(text)
    assert folded("SÉQUENCE") == folded("sequence")


def test_the_search_goes_on_in_another_game(panel: RulesPanel, session: Session) -> None:
    QTest.keyClicks(panel.search, "rubicon")
    session.new_match(VARIANTS["rubicon-1887"], "simple", 1, 7, "Ana")
    assert {place.lower() for place in found(panel)} == {"rubicon"}
    assert len(found(panel)) == text_of(panel).lower().count("rubicon")


def test_the_search_begins_where_the_reader_is(panel: RulesPanel) -> None:
    panel.show_rule("follow-suit")
    QTest.keyClicks(panel.search, "example")
    assert panel.book.textCursor().block().text().startswith("Example: the queen of hearts is led.")
    QTest.keyClicks(panel.search, "s")
    assert panel.count.text() == "nowhere"
    QTest.keyClick(panel.search, Qt.Key.Key_Backspace)
    assert panel.book.textCursor().block().text().startswith("Example: the queen of hearts is led.")


def test_a_book_that_nobody_sees_is_written_when_it_is_seen(panel: RulesPanel, session: Session) -> None:
    english = text_of(panel)
    panel.hide()
    session.new_match(VARIANTS["rubicon-nl"], "simple", 1, 7, "Ana")
    panel.set_theme(THEMES["dark"])
    panel.show()
    assert text_of(panel) != english
    assert "There is no dix" in text_of(panel)

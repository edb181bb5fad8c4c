"""Full hints in the window: they come while it is the person's turn, keep their place, and go at once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from bezique_qt.app import adviser
from bezique_qt.app.adviser import BUDGET_MS, LEVEL, WORLDS, Adviser
from bezique_qt.app.language import LANGUAGES, Language
from bezique_qt.app.models.advice import AdviceModel, AdviceRole, Bar
from bezique_qt.app.panels.advice import OptionView
from bezique_qt.app.panels.rule_strip import RuleStrip
from bezique_qt.app.panels.side import TABS
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.window import MainWindow
from bezique_qt.coach import Option, Verdict, advice_seed
from bezique_qt.players import make_player, strongest
from bezique_qt.players.candidates import Candidate
from bezique_qt.players.endgame import solve
from bezique_qt.players.thinking import Priority
from bezique_qt.players.thoughts import Thought
from bezique_qt.rules import Match, Meld, MeldKind, Phase, Play, PlayerView, parse_record, record_of
from tests.coach.tries import random_matches

from .table_driver import match_where
from .test_opponent import Slow

Warning_ = QAbstractItemModelTester.FailureReportingMode.Warning
pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")
LONG = 30_000


class Place:
    """A window with full hints, whose thinker answers when it is told to, or by itself."""

    def __init__(self, bot: QtBot, folder: Path, slow: Slow | None) -> None:
        self.bot = bot
        self.folder = folder
        self.settings = Settings(folder / "settings.json")
        self.settings.motion = "off"
        self.settings.hint_mode = "full"
        self.language = Language()
        self.language.set("en")
        self.session = Session(None, None, slow)
        self.session.opponent_delay = 1_000_000
        self.window = MainWindow(self.session, self.settings, self.language)
        bot.addWidget(self.window)
        self.window.show()
        bot.waitExposed(self.window)
        self.panel = self.window.side.hint.advice
        self.tester = QAbstractItemModelTester(self.panel.model, Warning_)

    @property
    def adviser(self) -> Adviser:
        """Who asks."""
        return self.window.side.hint.adviser

    @property
    def model(self) -> AdviceModel:
        """The rows."""
        return self.panel.model

    @property
    def view(self) -> PlayerView:
        """What the person sees."""
        view = self.session.view
        assert view is not None
        return view

    @property
    def options(self) -> list[Option]:
        """The options in the order of the rows."""
        return [self.model.index(row).data(AdviceRole.OPTION) for row in range(self.model.rowCount())]

    def texts(self) -> list[str]:
        """What the advice says."""
        return [label.text() for label in self.panel.findChildren(QLabel) if label.isVisible()]

    def put(self, variant: str, wanted: object = None) -> None:
        """A position of this variant on the table."""
        self.put_match(match_where(variant, wanted or (lambda view: True)))  # type: ignore[arg-type]

    def put_match(self, match: Match) -> None:
        """This match on the table."""
        path = self.folder / "match.json"
        path.write_text(record_of(match, ("", "ai:simple"), {}).text(), encoding="utf-8")
        assert self.session.load(path)

    def settle(self) -> None:
        """Wait for the last word."""
        self.bot.waitUntil(lambda: self.adviser.is_settled, timeout=LONG)


@pytest.fixture
def slow(qtbot: QtBot) -> Slow:
    return Slow()


@pytest.fixture
def scripted(qtbot: QtBot, tmp_path: Path, slow: Slow) -> Iterator[Place]:
    """The test says what is thought."""
    made = Place(qtbot, tmp_path, slow)
    yield made
    made.session.stop()
    made.window.close()


@pytest.fixture
def thinking(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    """The strongest player thinks, though not for long."""
    monkeypatch.setattr(strongest, "EFFORT", 600)
    monkeypatch.setattr(adviser, "WORLDS", 0)
    made = Place(qtbot, tmp_path, None)
    yield made
    made.session.stop()
    made.window.close()


def leading(view: PlayerView) -> bool:
    return view.phase is Phase.TRICK and view.lead is None and len(view.tricks) > 6


def strict(view: PlayerView) -> bool:
    return view.phase is Phase.STRICT and len(view.legal_actions) > 2


def thought(view: PlayerView, *values: float, done: bool = False, error: float = 2.0) -> Thought:
    """A thought of the first legal actions with these values, ordered by them."""
    pairs = sorted(zip(values, view.legal_actions, strict=False), key=lambda pair: -pair[0])
    best = pairs[0][0]
    found = tuple(
        Candidate(action, value, 9.0, {}, best - value, error if value < best else 0.0, 50)
        for value, action in pairs
    )
    return Thought(found[0].action, found, 0.5, done)


def test_it_asks_as_strongly_as_the_opponent_but_not_before_it(scripted: Place, slow: Slow) -> None:
    scripted.put("classic", leading)
    view = scripted.view
    assert slow.asked == [(view, LEVEL, advice_seed(view), BUDGET_MS, Priority.ADVICE, WORLDS)]
    scripted.adviser.follow()
    assert len(slow.asked) == 1, "the same position is asked about once"


def test_rows_keep_their_place_until_the_last_word(scripted: Place, slow: Slow) -> None:
    scripted.put("classic", leading)
    view = scripted.view
    assert scripted.panel.isVisible()
    assert "weighing…" in scripted.texts()
    slow.progressed.emit(0, thought(view, 10, 30, 20))
    first = [option.action for option in scripted.options]
    widgets = list(scripted.panel.options)
    slow.progressed.emit(0, thought(view, 40, 12, 20))
    assert [option.action for option in scripted.options] == first
    assert scripted.panel.options == widgets
    assert [round(option.value) for option in scripted.options] == [12, 20, 40]
    assert scripted.panel.options[0].value.text() == "+12"
    slow.answered.emit(0, thought(view, 40, 12, 20, done=True))
    assert [round(option.value) for option in scripted.options] == [40, 20, 12]
    assert set(scripted.panel.options) == set(widgets), "moved, not made anew"
    assert [view_.value.text() for view_ in scripted.panel.options] == ["+40", "+20", "+12"]
    assert [view_.objectName() for view_ in scripted.panel.options] == ["best", "option", "option"]


def test_what_cannot_be_told_apart_is_about_equal(scripted: Place, slow: Slow) -> None:
    scripted.put("classic", leading)
    slow.answered.emit(0, thought(scripted.view, 30, 27, 25, 10, done=True))
    assert [option.verdict for option in scripted.options] == [
        Verdict.BEST,
        Verdict.EQUAL,
        Verdict.WORSE,
        Verdict.MISTAKE,
    ]
    said = [view.standing.text() for view in scripted.panel.options]
    assert said == ["", "about equal", "perhaps 4 worse", "20 worse"]
    assert "50 deals tried" in scripted.texts()


def test_bars_lie_on_one_scale(scripted: Place, slow: Slow) -> None:
    scripted.put("classic", leading)
    slow.answered.emit(0, thought(scripted.view, 30, 27, -60, done=True))
    bars: list[Bar] = [scripted.model.index(row).data(AdviceRole.BAR) for row in range(3)]
    assert [bar.mean for bar in bars] == sorted((bar.mean for bar in bars), reverse=True)
    for bar in bars:
        assert 0 < bar.low < bar.mean < bar.high <= 1


def test_it_goes_at_once_when_a_card_is_played(scripted: Place, slow: Slow) -> None:
    scripted.put("classic", leading)
    view = scripted.view
    slow.progressed.emit(0, thought(view, 10, 30))
    assert scripted.session.act(view.legal_actions[0])
    assert 0 in slow.cancelled
    assert not scripted.panel.isVisible()
    assert scripted.model.rowCount() == 0
    slow.progressed.emit(0, thought(view, 10, 30))
    slow.answered.emit(0, thought(view, 10, 30, done=True))
    assert scripted.model.rowCount() == 0, "what comes too late is not shown"
    heading = scripted.window.side.hint.shown[0].heading
    assert heading.endswith("is to move")


@pytest.mark.parametrize("way", ["mode", "tab", "panel"])
def test_nobody_thinks_for_nobody(scripted: Place, slow: Slow, way: str) -> None:
    scripted.put("classic", leading)
    match way:
        case "mode":
            scripted.window.menus.actions["hint_mode:rules"].trigger()
            assert scripted.settings.hint_mode == "rules"
        case "tab":
            scripted.window.side.show_tab("log")
        case _:
            scripted.settings.show_panel = False
    assert slow.cancelled == [0]
    match way:
        case "mode":
            scripted.window.menus.actions["hint_mode:full"].trigger()
        case "tab":
            scripted.window.side.show_tab("hint")
        case _:
            scripted.settings.show_panel = True
    assert len(slow.asked) == 2
    assert slow.asked[0] == slow.asked[1]


def test_pointing_and_the_keyboard_lift_the_cards(scripted: Place, slow: Slow) -> None:
    scripted.put("classic", leading)
    slow.answered.emit(0, thought(scripted.view, 30, 27, 10, done=True))
    marks = scripted.window.table.desk.stage
    first, second, _ = scripted.panel.options
    scripted.window.activateWindow()
    first.setFocus()
    scripted.bot.waitUntil(first.hasFocus, timeout=LONG)
    assert marks.marks.lifted == set(scripted.options[0].cards)
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert second.hasFocus()
    assert marks.marks.lifted == set(scripted.options[1].cards)
    QTest.keyClick(second, Qt.Key.Key_Up)
    assert first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Up)
    assert first.hasFocus(), "there is none above"
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert marks.marks.lifted == set(scripted.options[1].cards)
    scripted.window.table.setFocus()
    assert not marks.marks.lifted
    QTest.mouseMove(second, QPoint(20, 10))
    scripted.bot.waitUntil(lambda: marks.marks.lifted == set(scripted.options[1].cards), timeout=LONG)
    assert scripted.session.act(scripted.view.legal_actions[0])
    scripted.bot.waitUntil(lambda: not marks.marks.lifted, timeout=LONG)


def test_the_keys_bring_an_option_into_sight(scripted: Place, slow: Slow) -> None:
    scripted.put("rubicon-nl", leading)
    slow.answered.emit(0, thought(scripted.view, 30, 27, 10, done=True))
    scripted.window.resize(900, 600)
    scripted.settings.unseen_table = True  # leaves room for one option
    area = scripted.window.side.hint.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert area.accessibleName() == "Hint"
    scripted.window.activateWindow()
    scripted.panel.options[0].setFocus()
    scripted.bot.waitUntil(scripted.panel.options[0].hasFocus, timeout=LONG)
    for at, option in enumerate(scripted.panel.options[1:]):
        QTest.keyClick(scripted.panel.options[at], Qt.Key.Key_Down)
        assert option.hasFocus()
        top = option.mapTo(area.viewport(), QPoint(0, 0)).y()
        assert 0 <= top <= area.viewport().height() - option.title.height()


def test_copies_are_told_apart_by_their_melds(scripted: Place, slow: Slow) -> None:
    def has_two_copies(view: PlayerView) -> bool:
        return leading(view) and bool(copies_of(view))

    def copies_of(view: PlayerView) -> list[int]:
        """The places of two equal cards among the actions, of which one alone is in a meld."""
        melded = {card for meld in view.melds[view.seat] for card in meld.cards}
        plays = [(place, one.card) for place, one in enumerate(view.legal_actions) if isinstance(one, Play)]
        for (place, one), (other, two) in combinations(plays, 2):
            if one.face == two.face and (one in melded) != (two in melded):
                return [place, other] if one in melded else [other, place]
        return []

    scripted.put("rubicon-nl", has_two_copies)
    view = scripted.view
    melded, fresh = copies_of(view)
    values = [30.0 if place in (melded, fresh) else 10.0 - place for place in range(len(view.legal_actions))]
    values[fresh] = 31.0
    slow.answered.emit(0, thought(view, *values, done=True))
    first, second, *rest = scripted.panel.options
    assert first.title.text() == second.title.text()
    assert first.copies.text() == "in no meld yet"
    assert second.copies.text().startswith("already in: ")
    assert "in no meld yet" in first.accessibleName()
    assert first.accessibleName() != second.accessibleName()
    titles = [one.title.text() for one in scripted.panel.options]
    for one in rest:
        assert one.copies.isVisible() == (titles.count(one.title.text()) > 1)


def test_a_lost_announcement_tells_no_copies_apart_where_it_bars_nothing(scripted: Place, slow: Slow) -> None:
    def copies_of(view: PlayerView) -> list[int]:
        """The places of two equal cards, of which one is in a lost announcement and neither in a meld."""
        mine = view.melds[view.seat]
        lost = {card for meld in mine if meld.lost for card in meld.cards}
        melded = {card for meld in mine if not meld.lost for card in meld.cards}
        plays = [(place, one.card) for place, one in enumerate(view.legal_actions) if isinstance(one, Play)]
        for (place, one), (other, two) in combinations(plays, 2):
            if one.face == two.face and (one in lost) != (two in lost) and not {one, two} & melded:
                return [place, other]
        return []

    match = next(
        match
        for match in random_matches("rubicon-1887", range(1, 200))
        if match.deal.to_move == 0 and leading(match.deal.view(0)) and copies_of(match.deal.view(0))
    )
    scripted.put_match(match)
    view = scripted.view
    pair = copies_of(view)
    values = [30.0 if place in pair else 10.0 - place for place in range(len(view.legal_actions))]
    slow.answered.emit(0, thought(view, *values, done=True))
    first, second, *_ = scripted.panel.options
    assert first.title.text() == second.title.text()
    assert first.copies.text() == second.copies.text() == "in no meld yet"


def test_what_is_new_has_its_room_at_once(scripted: Place, slow: Slow) -> None:
    """Nothing is painted squeezed into the room of what was there before."""
    scripted.put("rubicon-nl", leading)
    view = scripted.view

    def all_have_room() -> bool:
        labels = [one for one in scripted.panel.findChildren(QLabel) if one.isVisible() and one.text()]
        assert len(labels) > 4
        return all(
            one.height() >= (one.heightForWidth(one.width()) if one.wordWrap() else one.sizeHint().height())
            for one in labels
        )

    slow.progressed.emit(0, thought(view, 10, 30))
    assert all_have_room()
    slow.progressed.emit(0, thought(view, 10, 30, 20, 15))
    assert all_have_room()
    slow.answered.emit(0, thought(view, 40, 12, 20, 15, done=True))
    assert all_have_room()
    scripted.language.set("nl")
    assert all_have_room()


def test_the_focus_goes_from_above_to_below(scripted: Place, slow: Slow) -> None:
    scripted.put("rubicon-nl", leading)
    view = scripted.view
    slow.progressed.emit(0, thought(view, 10, 30, 20))
    slow.answered.emit(0, thought(view, 40, 12, 20, done=True))
    area = scripted.window.side.hint.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    chain: list[QWidget] = []
    at = area.nextInFocusChain()
    while at is not None and at is not area and area.isAncestorOf(at):
        if at.focusPolicy() & Qt.FocusPolicy.TabFocus and at.isVisible():
            chain.append(at)
        at = at.nextInFocusChain()
    assert [one for one in chain if isinstance(one, OptionView)] == scripted.panel.options
    heights = [one.mapTo(area, QPoint(0, 0)).y() for one in chain]
    assert heights == sorted(heights)
    assert len(chain) > 3, "there are rules below the options"


def test_the_focus_stays_when_the_words_change(scripted: Place, slow: Slow) -> None:
    scripted.put("classic", leading)
    slow.answered.emit(0, thought(scripted.view, 30, 27, 10, done=True))
    scripted.window.activateWindow()
    scripted.panel.options[1].setFocus()
    scripted.bot.waitUntil(scripted.panel.options[1].hasFocus, timeout=LONG)
    scripted.language.set("fr")
    assert scripted.panel.options[1].hasFocus()
    scripted.settings.theme = "dark"
    assert scripted.panel.options[1].hasFocus()
    assert scripted.window.table.desk.stage.marks.lifted == set(scripted.options[1].cards)


def test_it_changes_its_language_while_it_stands(scripted: Place, slow: Slow) -> None:
    scripted.put("rubicon-nl", leading)
    slow.answered.emit(0, thought(scripted.view, 30, 27, 10, done=True))
    seen = set()
    for code in LANGUAGES:
        scripted.language.set(code)
        texts = tuple(scripted.texts())
        assert not any("{" in text for text in texts)
        assert len(scripted.panel.options) == 3
        assert scripted.panel.options[0].title.text() == scripted.model.index(0).data()
        seen.add(texts)
    assert len(seen) == len(LANGUAGES)


def test_a_settlement_is_explained(scripted: Place, slow: Slow) -> None:
    scripted.put("rubicon-nl", leading)
    slow.answered.emit(0, thought(scripted.view, 30, 27, 10, done=True))
    assert scripted.panel.aim.isVisible()
    assert "settlement" in scripted.panel.aim.text()


def test_a_meld_that_has_to_wait_leads_to_its_rule(scripted: Place, slow: Slow) -> None:
    scripted.put("classic", lambda view: len(set(melds(view))) > 1)
    actions = melds(scripted.view)
    found = tuple(Candidate(action, 9.0, 1.0, {}, 0.0, 1.0, 50) for action in actions.values())
    slow.answered.emit(0, Thought(found[0].action, found))
    strips = [strip for view in scripted.panel.options for strip in view.findChildren(RuleStrip)]
    assert strips
    assert all("Has to wait" in strip.accessibleName() for strip in strips)
    QTest.mouseClick(strips[0], Qt.MouseButton.LeftButton)
    assert scripted.window.side.tabs.currentIndex() == TABS.index("rules")


def melds(view: PlayerView) -> dict[MeldKind, Meld]:
    """What can be scored now, one of each kind."""
    return {action.kind: action for action in view.legal_actions if isinstance(action, Meld)}


def test_the_key_of_full_hints(scripted: Place) -> None:
    scripted.settings.hint_mode = "off"
    scripted.window.activateWindow()
    scripted.bot.waitUntil(scripted.window.isActiveWindow, timeout=LONG)
    QTest.keyClick(scripted.window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert scripted.settings.hint_mode == "full"
    assert scripted.window.menus.actions["hint_mode:full"].isChecked()


def test_a_lesson_has_its_own_hints(scripted: Place, slow: Slow) -> None:
    scripted.put("classic", leading)
    scripted.session.begin_lesson(parse_record(scripted.session.record()), make_player("beginner", 1))
    assert not scripted.panel.isVisible()
    assert slow.cancelled == [0]
    scripted.session.end_lesson()
    assert scripted.panel.isVisible()


def test_a_failure_leaves_the_rules(scripted: Place, slow: Slow) -> None:
    scripted.put("classic", leading)
    slow.failed.emit(0, "broken")
    assert any("No advice" in text for text in scripted.texts())
    assert scripted.window.side.hint.shown[0].heading == "You may now"


def test_it_is_the_exact_solver_in_the_strict_phase(thinking: Place) -> None:
    thinking.put("classic", strict)
    thinking.settle()
    solved = solve(thinking.view)
    assert [(one.action, one.value) for one in thinking.options] == [
        (Play(card), float(value)) for card, value in solved
    ]
    assert "counted to the end" in thinking.texts()
    assert all(view.margin.text() == "" for view in thinking.panel.options)


def test_a_search_ends_with_values_and_reasons(thinking: Place, qtbot: QtBot) -> None:
    thinking.put("classic", lambda view: any(isinstance(one, Meld) for one in view.legal_actions))
    thinking.settle()
    actions = [option.action for option in thinking.options]
    wanted = make_player(LEVEL, advice_seed(thinking.view)).choose(thinking.view)
    assert actions[0] == wanted, "the advice is what the strongest would do"
    assert any("points now." in text for text in thinking.texts())
    before = thinking.texts()
    thinking.window.side.show_tab("log")
    thinking.window.side.show_tab("hint")
    thinking.settle()
    assert thinking.texts() == before, "the same position, the same advice"


def test_it_can_be_followed_turn_by_turn(thinking: Place) -> None:
    thinking.settings.trick_stay_ms = 300
    thinking.session.opponent_delay = 0
    thinking.put("besigue-pt", lambda view: view.phase is Phase.TRICK and view.stock_count < 6)
    phases = set()
    for _ in range(8):
        thinking.settle()
        phases.add(thinking.view.phase)
        assert thinking.model.rowCount() == len(thinking.panel.options) > 0
        assert thinking.session.act(thinking.options[0].action)
        if thinking.view.to_move != 0:
            assert not thinking.panel.isVisible()
    assert Phase.STRICT in phases, "it goes on when the stock is out"
    thinking.settle()


def test_the_rules_stay_the_default(qapp: QApplication) -> None:
    assert Settings().hint_mode == "rules"

"""Every rule is met in the window, by the mouse, the keys or a menu, and answered beside the try.

No rule is left out: each one can be broken by a person at the table, without a bad file or a house rule.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from bezique_qt.app.language import LANGUAGES, Language
from bezique_qt.app.panels.side import TABS
from bezique_qt.app.phrases import meld_title_of, the_card, why_text
from bezique_qt.app.phrases.rulebook import rule_book
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.table.moves import is_dix, wished
from bezique_qt.app.table.reason import nearest_place
from bezique_qt.app.table.rows import Box
from bezique_qt.app.window import MainWindow
from bezique_qt.coach import Case, Flaw, WhyNot, why_not
from bezique_qt.rules import (
    RULE_IDS,
    VARIANTS,
    Action,
    Card,
    Exchange,
    IllegalAction,
    Match,
    Meld,
    MeldKind,
    Phase,
    Play,
    PlayerView,
    ShowCarteBlanche,
    Variant,
    melds_in,
    record_of,
)
from tests.coach.tries import random_matches, scene_tries, tries

from .table_driver import Driver

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")

Gesture = Callable[["Desk"], None]


class Desk(Driver):
    """The table in its window."""

    def __init__(self, bot: QtBot, folder: Path) -> None:
        self.bot = bot
        self.folder = folder
        self.settings = Settings()
        self.settings.motion = "off"
        self.settings.theme = "felt"
        self.settings.trick_stay_ms = 0
        self.session = Session()
        self.session.opponent_delay = 1_000_000
        self.language = Language()
        self.language.set("en")
        self.window = MainWindow(self.session, self.settings, self.language)
        bot.addWidget(self.window)
        self.window.resize(1100, 800)
        self.window.show()
        bot.waitExposed(self.window)
        self.view = self.window.table
        self.desk = self.view.desk

    def put(self, match: Match) -> None:
        """Put a match on the table; the sheet of a finished deal is closed."""
        path = self.folder / "match.json"
        path.write_text(record_of(match, ("", "ai:simple"), {"seed": 1}).text(), encoding="utf-8")
        assert self.session.load(path)
        for dialog in self.window.findChildren(QDialog):
            if dialog.isVisible():
                dialog.reject()

    def choose(self, *cards: Card) -> None:
        """Click on the cards, with the control key: none is let go of."""
        for card in cards:
            QTest.mouseClick(
                self.view.viewport(),
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.ControlModifier,
                self.pixel(self.grip(card)),
            )
        assert set(self.desk.chosen()) == set(cards)

    def menu(self, name: str) -> None:
        self.window.menus.actions[name].trigger()

    def said(self) -> list[str]:
        """The texts of the reason that is shown."""
        labels = self.view.reason.findChildren(QLabel)
        return [label.text() for label in labels if label.isVisible()]

    def row(self) -> Box:
        return self.desk.layout.row_zone

    def turned(self) -> Box:
        stock, turned = self.desk.layout.stock.bounds(), self.desk.layout.turned.bounds()
        return Box(stock.left, stock.top, turned.right - stock.left, stock.height)


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    made = Desk(qtbot, tmp_path)
    yield made
    made.session.stop()


# The ways to try something; each gives the action that it comes to, so that a position can be found for it


@dataclass(frozen=True)
class Try:
    """A gesture with the cards that it takes: `cards` tells them in a position, `action` what is meant."""

    cards: Callable[[PlayerView], Iterator[tuple[Card, ...]]]
    action: Callable[[PlayerView, tuple[Card, ...]], Action]
    do: Callable[[Desk, tuple[Card, ...]], None]


def each_card(view: PlayerView) -> Iterator[tuple[Card, ...]]:
    return ((card,) for card in view.hand)


def in_no_meld(view: PlayerView) -> Iterator[tuple[Card, ...]]:
    used = {card for action in view.legal_actions for card in getattr(action, "cards", ())}
    return ((card,) for card in view.hand if card not in view.exposed[0] and card not in used)


def each_hidden(view: PlayerView) -> Iterator[tuple[Card, ...]]:
    return ((card,) for card in view.hand if card not in view.exposed[0])


def each_dix(view: PlayerView) -> Iterator[tuple[Card, ...]]:
    return ((card,) for card in view.hand if is_dix(view, card) and card not in view.exposed[0])


def each_meld(view: PlayerView) -> Iterator[tuple[Card, ...]]:
    return (cards for _, cards in melds_in(view.variant, view.trump, view.hand))


def no_cards(view: PlayerView) -> Iterator[tuple[Card, ...]]:
    yield ()


def wish(name: str) -> Callable[[PlayerView, tuple[Card, ...]], Action]:
    return lambda view, cards: wished(view, name, cards)


def play(view: PlayerView, cards: tuple[Card, ...]) -> Action:
    return Play(cards[0])


def drag_to_trick(desk: Desk, cards: tuple[Card, ...]) -> None:
    desk.drag(cards[0], desk.desk.layout.trick_frame)


def double_click(desk: Desk, cards: tuple[Card, ...]) -> None:
    desk.double_click(desk.grip(cards[0]))


def press_return(desk: Desk, cards: tuple[Card, ...]) -> None:
    desk.view.setFocus()
    for _ in range(5):
        desk.key(Qt.Key.Key_Down)  # to the hand
    if cards[0] in desk.now.exposed[0]:
        desk.key(Qt.Key.Key_Up)
    desk.key(Qt.Key.Key_Home)
    for _ in range(12):
        if desk.view.keys.stop == cards[0].code:
            break
        desk.key(Qt.Key.Key_Right)
    assert desk.view.keys.stop == cards[0].code
    desk.key(Qt.Key.Key_Return)


def drag_to_row(desk: Desk, cards: tuple[Card, ...]) -> None:
    desk.drag(cards[0], desk.row())


def drag_to_turned(desk: Desk, cards: tuple[Card, ...]) -> None:
    desk.drag(cards[0], desk.turned())


def choose_and_declare(desk: Desk, cards: tuple[Card, ...]) -> None:
    desk.choose(*cards)
    desk.menu("declare")


def choose_and_announce(desk: Desk, cards: tuple[Card, ...]) -> None:
    desk.choose(*cards)
    desk.menu("announce")


def choose_and_claim(desk: Desk, cards: tuple[Card, ...]) -> None:
    desk.choose(*cards)
    desk.menu("claim")


def choose_and_drag(desk: Desk, cards: tuple[Card, ...]) -> None:
    desk.choose(*cards)
    desk.drag(cards[0], desk.row())


def double_click_turned(desk: Desk, cards: tuple[Card, ...]) -> None:
    box = desk.desk.layout.turned.bounds()
    desk.double_click(QPointF(box.right - 4, box.top + box.height / 2))


def double_click_stock(desk: Desk, cards: tuple[Card, ...]) -> None:
    box = desk.desk.layout.stock.bounds()
    desk.double_click(QPointF(box.left + box.width / 2, box.top + box.height / 2))


def by_menu(name: str) -> Callable[[Desk, tuple[Card, ...]], None]:
    return lambda desk, cards: desk.menu(name)


def two_that_make_nothing(view: PlayerView) -> Iterator[tuple[Card, ...]]:
    if view.phase is Phase.WINDOW:
        kings = [card for card in view.hand if card.rank == "K"]
        yield from ((king, card) for king in kings for card in view.hand if card.rank == "Q")


def the_turned(view: PlayerView) -> Iterator[tuple[Card, ...]]:
    if view.turned is not None:
        yield (view.turned,)


DRAG_PLAY = Try(each_card, play, drag_to_trick)
CLICK_PLAY = Try(each_card, play, double_click)
KEY_PLAY = Try(each_card, play, press_return)
DECLARE = Try(each_meld, wish("declare"), choose_and_declare)
DROP = Try(each_meld, wish("declare"), choose_and_drag)
ANNOUNCE = Try(each_meld, wish("announce"), choose_and_announce)
ROW = Try(in_no_meld, wish("declare"), drag_to_row)
ROW_SEVEN = Try(each_dix, wish("claim"), drag_to_row)
CLAIM = Try(each_dix, wish("claim"), choose_and_claim)
CLAIM_ANY = Try(
    lambda view: ((card,) for card in view.hand if is_dix(view, card)), wish("claim"), choose_and_claim
)
TURNED = Try(each_hidden, lambda view, cards: Exchange(cards[0]), drag_to_turned)

QUICK = VARIANTS["classic"].changed(target=60)
"""A match that ends in its first deal, with cards in the hands."""

WAYS: dict[str, tuple[tuple[Variant | str, Try], ...]] = {
    "not-your-turn": (("classic", DRAG_PLAY), ("classic", CLICK_PLAY), ("classic", KEY_PLAY)),
    "deal-over": ((QUICK, CLICK_PLAY), (QUICK, Try(no_cards, wish("draw"), by_menu("draw")))),
    "not-in-hand": (
        ("classic", Try(the_turned, play, double_click_turned)),
        ("classic", Try(no_cards, wish("claim"), by_menu("claim"))),
    ),
    "follow-suit": (("classic", DRAG_PLAY), ("classic", CLICK_PLAY), ("rubicon-nl", KEY_PLAY)),
    "must-beat": (("classic", DRAG_PLAY), ("besigue-fr", CLICK_PLAY), ("classic", KEY_PLAY)),
    "must-trump": (("classic", DRAG_PLAY), ("rubicon-pt", CLICK_PLAY), ("classic", KEY_PLAY)),
    "no-window": (("classic", ROW), ("rubicon-nl", DECLARE), ("besigue-pt", DROP)),
    "window-open": (("classic", DRAG_PLAY), ("rubicon-nl", CLICK_PLAY), ("classic", KEY_PLAY)),
    "carte-blanche-open": (("rubicon-1887", DRAG_PLAY), ("rubicon-nl", KEY_PLAY)),
    "no-carte-blanche": (
        ("rubicon-nl", Try(no_cards, wish("carte_blanche"), by_menu("carte_blanche"))),
        ("classic", Try(no_cards, wish("carte_blanche"), by_menu("carte_blanche"))),
    ),
    "nothing-to-pass": (
        ("classic", Try(no_cards, wish("draw"), by_menu("draw"))),
        ("rubicon-nl", Try(no_cards, wish("draw"), double_click_stock)),
    ),
    "meld-shape": (
        ("classic", Try(two_that_make_nothing, wish("declare"), choose_and_declare)),
        ("rubicon-nl", Try(two_that_make_nothing, wish("declare"), choose_and_drag)),
        ("classic", ROW),
    ),
    "meld-limit": (("classic", DECLARE), ("besigue-fr", DECLARE)),
    "meld-same-set": (("classic", DECLARE), ("rubicon-nl", DROP)),
    "meld-worth-more": (("classic", DECLARE), ("besigue-pt", DROP), ("classic", ROW)),
    "meld-worth-as-much": (("rubicon-nl", DECLARE), ("rubicon-pt", DROP)),
    "meld-fresh-card": (("classic", DECLARE), ("besigue-fr", DROP)),
    "meld-restore": (("rubicon-nl", DECLARE), ("rubicon-1887", DROP)),
    "bezique-grows": (("besigue-pt", DECLARE), ("besigue-pt-no-turn", DROP)),
    "no-announcing": (("besigue-pt", ANNOUNCE), ("rubicon-nl", ANNOUNCE)),
    "announced-already": (("classic", ANNOUNCE), ("rubicon-1887", ANNOUNCE)),
    "dix-none": (("rubicon-nl", TURNED), ("rubicon-pt", CLAIM)),
    "dix-not-seven": (("classic", TURNED), ("besigue-pt", TURNED)),
    "dix-claimed": (("classic", CLAIM_ANY), ("besigue-fr", CLAIM_ANY)),
    "dix-not-yet": (("besigue-pt", ROW_SEVEN), ("besigue-pt", CLAIM)),
    "dix-window-only": (("classic", ROW_SEVEN), ("classic", TURNED)),
    "dix-stock-out": (("besigue-fr", CLAIM), ("classic", ROW_SEVEN)),
    "exchange-used": (("besigue-fr", TURNED), ("classic", TURNED)),
    "exchange-seven": (("besigue-pt", TURNED), ("classic", TURNED)),
}
CASES = [(rule, number) for rule, ways in WAYS.items() for number in range(len(ways))]


def found(rule: str, way: Try, variant: Variant | str) -> tuple[Match, tuple[Card, ...]]:
    """The first match, and cards, with which the try comes to the rule."""
    whole = rule == "deal-over"
    arranged = (match for match, _ in scene_tries(variant)) if isinstance(variant, str) else ()
    for match in chain(arranged, random_matches(variant, range(1, 300))):
        view = match.deal.view(0)
        if not whole and (rule == "not-your-turn") != (view.to_move == 1):
            continue
        for cards in way.cards(view):
            action = way.action(view, cards)
            error = view.refusal(action)
            if error is None or error.rule not in (rule, "no-window", "meld-limit"):
                continue
            why = why_not(view, action)
            if why is not None and why.rule == rule:
                return match, cards
    raise AssertionError(f"no position in which {rule} can be met so")


def test_no_rule_is_left_out() -> None:
    assert set(WAYS) == set(RULE_IDS)


@pytest.mark.parametrize(("rule", "number"), CASES, ids=[f"{rule}-{number}" for rule, number in CASES])
def test_a_rule_is_met_at_the_table_and_answered_there(rule: str, number: int, desk: Desk) -> None:
    variant, way = WAYS[rule][number]
    match, cards = found(rule, way, variant)
    desk.put(match)
    before = desk.actions()
    refused: list[IllegalAction] = []
    desk.session.refused.connect(refused.append)
    way.do(desk, cards)
    assert desk.actions() == before
    (error,) = refused
    view = desk.now
    why = why_not(view, error.action)
    assert why is not None
    assert why.rule == rule
    reason = desk.desk.refusals.current
    assert reason is not None
    assert reason.rule_id == rule
    # It says the rule, what may be done instead, and stands in the window without taking anything over.
    assert desk.view.reason.isVisible()
    assert desk.view.viewport().rect().contains(desk.view.reason.geometry())
    assert desk.said() == [reason.rule, *reason.facts, reason.instead]
    assert reason.instead
    if why.earlier is not None:  # the meld that used the cards: when, with which, what it was
        assert reason.facts[0].startswith(f"After trick {why.earlier.trick} you ")
        assert str(why.earlier.points) in reason.facts[0]
        assert reason.facts[0].endswith(f"{meld_title_of(why.earlier.kind, why.earlier.suit)}.")
        assert all(the_card(card) in reason.facts[0] for card in why.earlier.shared)
        assert rule == "announced-already" or len(reason.facts) > 1, "and what it would take"
    assert QApplication.activeModalWidget() is None
    assert desk.window.status.expected.text() == reason.rule
    assert all(desk.item(card).state.barred for card in cards if card in view.hand)
    for label in desk.view.reason.findChildren(QLabel):
        if label.isVisible():
            assert label.heightForWidth(label.width()) <= label.height()
    # The link is reached and followed by the keyboard, and the book shows the place.
    desk.view.setFocus()
    QTest.keyClick(desk.view, Qt.Key.Key_Tab)
    assert desk.view.reason.link.hasFocus()
    QTest.keyClick(desk.view.reason.link, Qt.Key.Key_Return)
    assert TABS[desk.window.side.tabs.currentIndex()] == "rules"
    book = desk.window.side.rules.book
    assert book.hasFocus()
    (marked,) = book.extraSelections()
    place = next(
        paragraph.text
        for section in rule_book(match.variant)
        for paragraph in section.paragraphs
        if rule in paragraph.rule_ids
    )
    assert marked.cursor.selectedText() == place
    # In every language it is another sentence, and a whole one.
    told = set()
    for code in LANGUAGES:
        desk.language.set(code)
        text = why_text(why, view, desk.session.names)
        for part in (text.rule, *text.facts, text.instead):
            assert_whole(part)
        assert text.heading
        told.add(text.rule)
    assert len(told) == len(LANGUAGES)


def assert_whole(sentence: str) -> None:
    assert sentence
    assert not re.search(r"[{}]|%n|\(s\)", sentence), sentence
    assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
    assert sentence.endswith("."), sentence


def test_every_case_is_met_and_said_in_every_language(qapp: QApplication) -> None:
    """Over random deals: no answer is left without its words, and no case without its answer."""
    found: dict[object, tuple[WhyNot, PlayerView]] = {}
    answers: list[tuple[WhyNot | None, PlayerView]] = []
    for variant in VARIANTS:
        for number, match in enumerate(random_matches(variant, range(1, 8))):
            if number % 11:
                continue
            view = match.deal.view(0)
            for action in tries(view):
                answers.append((why_not(view, action), view))
    answers += [(why_not(match.deal.view(0), action), match.deal.view(0)) for match, action in scene_tries()]
    view = next(
        view for _, view in answers if view.phase is Phase.WINDOW and view.trump == "S" and not view.seat
    )
    view = view._replace(
        variant=VARIANTS["classic"], legal_actions=(), scored_in_window=0, melds=((), ()), to_move=0
    )
    five = tuple(Card.of(code) for code in ("AH1", "JH1", "KH1", "QH1", "TH1"))
    answers.append((why_not(view._replace(hand=five), Meld(MeldKind.SEQUENCE, five)), view))
    # A hand without courts is seldom dealt, and seldom passed.
    low = tuple(Card.of(code) for code in ("7S1", "8D1", "9C1", "AH1"))
    passed = view._replace(variant=VARIANTS["rubicon-1887"], hand=low, phase=Phase.TRICK)
    answers.append((why_not(passed, ShowCarteBlanche()), passed))
    for why, view in answers:
        if why is not None:
            lack = None if why.lack is None else why.lack.flaw
            key = (why.rule, why.case, lack, bool(why.earlier), len(why.needs), bool(why.other_cards))
            found.setdefault(key, (why, view))
    cases = {why.case for why, _ in found.values()}
    assert cases == set(Case), set(Case) - cases
    flaws = {why.lack.flaw for why, _ in found.values() if why.lack is not None}
    assert flaws == set(Flaw), set(Flaw) - flaws
    language = Language(qapp)
    for code in LANGUAGES:
        language.set(code)
        for why, view in found.values():
            text = why_text(why, view, ("Ana", "Odile"))
            for part in (text.rule, *text.facts, text.instead):
                assert_whole(part)
    language.deleteLater()


# The card itself


def refused(desk: Desk) -> None:
    match, cards = found("window-open", CLICK_PLAY, "classic")
    desk.put(match)
    double_click(desk, cards)
    assert desk.view.reason.isVisible()


def test_escape_goes_back_from_the_link_to_the_table(desk: Desk) -> None:
    refused(desk)
    desk.view.setFocus()
    QTest.keyClick(desk.view, Qt.Key.Key_Tab)
    QTest.keyClick(desk.view.reason.link, Qt.Key.Key_Escape)
    assert not desk.view.reason.isVisible()
    assert desk.view.hasFocus()


def test_a_click_on_the_reason_takes_it_away_and_does_nothing_below(desk: Desk) -> None:
    refused(desk)
    before = desk.actions()
    QTest.mouseClick(desk.view.reason, Qt.MouseButton.LeftButton)
    assert not desk.view.reason.isVisible()
    assert desk.actions() == before


def test_the_rules_key_opens_the_book_at_the_reason(desk: Desk) -> None:
    refused(desk)
    desk.settings.show_panel = False
    desk.menu("tab_rules")
    assert desk.window.side.isVisible()
    assert desk.window.side.rules.book.extraSelections()


def test_the_reason_goes_with_the_next_thing_that_happens(desk: Desk) -> None:
    refused(desk)
    desk.menu("draw")
    assert not desk.view.reason.isVisible()
    assert desk.desk.refusals.current is None
    assert not any(item.state.barred for item in desk.desk.stage.items())


def test_a_reader_hears_all_of_it(desk: Desk) -> None:
    said: list[str] = []
    desk.view.spoken.connect(said.append)
    refused(desk)
    reason = desk.desk.refusals.current
    assert reason is not None
    assert said[-1] == reason.spoken == desk.view.reason.accessibleName()


def test_a_meld_is_chosen_by_clicks_and_declared(desk: Desk) -> None:
    def may_meld(view: PlayerView) -> bool:
        return view.to_move == 0 and any(meld_of(view))

    match = next(match for match in random_matches("classic", range(1, 90)) if may_meld(match.deal.view(0)))
    desk.put(match)
    cards = next(iter(meld_of(desk.now)))
    before = desk.now.scores[0]
    for card in cards:
        desk.click(desk.grip(card))  # while melds may be declared, one click after another chooses
    assert set(desk.desk.chosen()) == set(cards)
    desk.menu("declare")
    assert desk.now.scores[0] > before
    assert desk.desk.chosen() == ()


def meld_of(view: PlayerView) -> list[tuple[Card, ...]]:
    return [
        action.cards
        for action in view.legal_actions
        if isinstance(action, Meld) and not set(action.cards) & view.exposed[0]
    ]


def test_a_meld_is_chosen_by_keys_and_declared(desk: Desk) -> None:
    match = next(
        match
        for match in random_matches("classic", range(1, 90))
        if match.deal.to_move == 0 and any(meld_of(match.deal.view(0)))
    )
    desk.put(match)
    cards = meld_of(desk.now)[0]
    before = desk.now.scores[0]
    desk.view.setFocus()
    desk.key(Qt.Key.Key_Down)
    for _ in range(4):
        desk.key(Qt.Key.Key_Down)
    desk.key(Qt.Key.Key_Home)
    for _ in range(9):
        if desk.desk.card(desk.view.keys.stop) in cards:
            desk.key(Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
        desk.key(Qt.Key.Key_Right)
    assert set(desk.desk.chosen()) == set(cards)
    QTest.keyClick(desk.window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert desk.now.scores[0] > before


@pytest.mark.parametrize("rule", ["meld-same-set", "announced-already", "carte-blanche-open", "must-beat"])
def test_nothing_of_the_reason_is_cut_off_in_a_small_window(rule: str, desk: Desk, qtbot: QtBot) -> None:
    variant, way = WAYS[rule][0]
    match, cards = found(rule, way, variant)
    desk.window.resize(900, 600)
    desk.put(match)
    for code in LANGUAGES:
        desk.language.set(code)
        desk.desk.dismiss()
        desk.view.pointer.deselect()
        way.do(desk, cards)
        card = desk.view.reason
        assert card.isVisible()
        assert desk.view.viewport().rect().contains(card.geometry())
        shown = [label for label in card.findChildren(QLabel) if label.isVisible()]
        assert len(shown) >= 2
        for label in shown:
            assert card.rect().contains(label.geometry())
            assert label.heightForWidth(label.width()) <= label.height()
        assert card.rect().contains(card.link.geometry())
        assert card.link.width() >= card.link.minimumSizeHint().width()


def test_the_stock_draws_and_passes_no_carte_blanche(desk: Desk) -> None:
    match, _ = found("carte-blanche-open", DRAG_PLAY, "rubicon-1887")
    desk.put(match)
    before = desk.actions()
    double_click_stock(desk, ())
    assert desk.actions() == before
    refused(desk)
    before, cards = desk.actions(), len(desk.now.hand)
    double_click_stock(desk, ())
    assert desk.actions() == before + 1
    assert len(desk.now.hand) == cards + 1


def test_a_place_that_hides_least_is_taken() -> None:
    room = QRectF(0, 0, 400, 300)
    anchor = QRectF(180, 250, 40, 40)
    size = QSizeF(100, 50)
    taken = [QRectF(0, 200, 400, 100)]
    corner = nearest_place(size, anchor, taken, room)
    assert QRectF(corner, size).intersected(taken[0]).isEmpty()
    assert corner.y() > 120, "not farther away than it must be"
    assert room.contains(QRectF(nearest_place(size, anchor, [room], room), size))

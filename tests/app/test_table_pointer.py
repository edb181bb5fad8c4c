"""Playing with the mouse: dragging, clicking, double-clicking, and what is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_qt.app.table.rows import Box
from bezique_qt.app.table.stage import Zone
from bezique_qt.rules import Exchange, Meld, Phase, Play, PlayerView

from .table_driver import LEFT, Driver, match_where

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")


@pytest.fixture
def driver(qtbot: QtBot, tmp_path: Path) -> Iterator[Driver]:
    driver = Driver(qtbot, tmp_path)
    yield driver
    driver.session.stop()


def may_meld(view: PlayerView) -> bool:
    return any(isinstance(action, Meld) for action in view.legal_actions)


def may_exchange(view: PlayerView) -> bool:
    return any(isinstance(action, Exchange) for action in view.legal_actions)


def must_follow(view: PlayerView) -> bool:
    return view.phase is Phase.STRICT and len(view.legal_actions) < len(view.hand)


def turned_box(driver: Driver) -> Box:
    stock, turned = driver.desk.layout.stock.bounds(), driver.desk.layout.turned.bounds()
    return Box(stock.left, stock.top, turned.right - stock.left, stock.height)


def test_a_card_dragged_to_the_trick_is_played(driver: Driver) -> None:
    driver.new()
    card = driver.now.hand[3]
    driver.drag(card, driver.desk.layout.trick_frame)
    assert driver.now.lead is card
    assert driver.desk.stage.zone(card.code) is Zone.TRICK


def test_a_dragged_card_leans_and_leaves_a_gap_and_shows_where_it_may_go(driver: Driver) -> None:
    driver.new()
    card = driver.now.hand[3]
    home = driver.item(card).home
    point = driver.take(card)
    item = driver.item(card)
    assert item.state.dragged
    assert item.rotation() == 4.0
    assert driver.desk.furniture.drop.gap == home
    assert driver.desk.furniture.drop.cards == (driver.desk.layout.trick[0],)
    before = item.pos()
    driver.move(point + QPointF(31, -40))
    assert item.pos() - before == QPointF(31, -40), "the card follows the pointer"
    driver.key(Qt.Key.Key_Escape)
    assert driver.desk.furniture.drop.gap is None


def test_a_hand_that_trembles_does_not_drag(driver: Driver) -> None:
    driver.new()
    card = driver.now.hand[0]
    grip = driver.grip(card)
    QTest.mousePress(driver.view.viewport(), LEFT, pos=driver.pixel(grip))
    driver.move(grip + QPointF(QApplication.startDragDistance() - 2, 0))
    assert not driver.view.pointer.is_dragging
    driver.let_go(grip)
    assert driver.actions() == 0
    assert driver.item(card).state.selected


def cancel_by_escape(driver: Driver) -> None:
    driver.key(Qt.Key.Key_Escape)


def cancel_by_focus(driver: Driver) -> None:
    event = QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason)
    QApplication.sendEvent(driver.view, event)


def cancel_by_window(driver: Driver) -> None:
    QApplication.sendEvent(driver.view, QEvent(QEvent.Type.WindowDeactivate))


def cancel_by_resize(driver: Driver) -> None:
    driver.view.resize(900, 700)


def cancel_by_letting_go_nowhere(driver: Driver) -> None:
    driver.let_go(QPointF(500, 5))


@pytest.mark.parametrize(
    "cancel",
    [cancel_by_escape, cancel_by_focus, cancel_by_window, cancel_by_resize, cancel_by_letting_go_nowhere],
)
def test_a_drag_that_is_broken_off_brings_the_card_home(
    driver: Driver, cancel: Callable[[Driver], None]
) -> None:
    driver.new()
    card = driver.now.hand[2]
    driver.take(card)
    driver.move(QPointF(500, 60))
    cancel(driver)
    item = driver.item(card)
    assert not driver.view.pointer.is_dragging
    assert not item.state.dragged
    assert (item.pos().x(), item.pos().y()) == (item.target().x, item.target().y)
    assert item.rotation() == item.home.rotation
    assert driver.actions() == 0


def test_a_new_deal_takes_a_dragged_card_away(driver: Driver) -> None:
    driver.new()
    driver.take(driver.now.hand[2])
    driver.new(number=8)
    assert not driver.view.pointer.is_dragging
    assert {item.key for item in driver.desk.stage.items()} >= {card.code for card in driver.now.hand}
    driver.let_go(QPointF(480, 330))
    assert driver.actions() == 0


def test_a_double_click_plays(driver: Driver) -> None:
    driver.new()
    card = driver.now.hand[5]
    driver.double_click(driver.grip(card))
    assert driver.now.lead is card


def test_a_click_on_a_card_and_one_on_the_trick_play_it(driver: Driver) -> None:
    driver.new()
    card = driver.now.hand[1]
    driver.click(driver.grip(card))
    assert driver.item(card).state.selected
    assert driver.now.lead is None
    frame = driver.desk.layout.trick_frame
    driver.click(QPointF(frame.left + frame.width / 2, frame.top + frame.height / 2))
    assert driver.now.lead is card
    assert not driver.desk.stage.marks.selected


def test_a_second_click_on_a_card_lets_it_go(driver: Driver) -> None:
    driver.new()
    card = driver.now.hand[1]
    driver.click(driver.grip(card))
    driver.click(driver.grip(card))
    assert not driver.item(card).state.selected
    assert driver.actions() == 0


def test_a_card_that_may_not_be_played_says_why_and_comes_back(driver: Driver, qtbot: QtBot) -> None:
    driver.put(match_where("classic", must_follow))
    legal = {action.card for action in driver.now.legal_actions if isinstance(action, Play)}
    card = next(card for card in driver.now.hand if card not in legal)
    assert driver.item(card).state.dimmed
    assert all(driver.item(other).state.legal for other in legal)
    before = driver.actions()
    with qtbot.waitSignal(driver.view.refused_shown) as said:
        driver.drag(card, driver.desk.layout.trick_frame)
    assert said.args is not None
    assert "must" in str(said.args[0])
    item = driver.item(card)
    assert driver.actions() == before
    assert item.state.barred
    assert (item.pos().x(), item.pos().y()) == (item.home.x, item.home.y)
    assert driver.view.reason.isVisible()
    assert "§" in driver.view.reason.link.text()
    driver.click(QPointF(5, 300))
    assert not driver.item(card).state.barred
    assert not driver.view.reason.isVisible()


def test_a_chip_lifts_its_cards_and_scores_them(driver: Driver) -> None:
    driver.put(match_where("classic", may_meld))
    chip = driver.chip("meld")
    cards, points = chip.offer.cards, chip.offer.points
    driver.move(chip.box.center())
    assert all(driver.item(card).state.by_chip for card in cards)
    assert chip.hovered
    driver.move(QPointF(500, 5))
    assert not any(item.state.by_chip for item in driver.desk.stage.items())
    before = driver.now.scores[0]
    driver.click(QPointF(chip.box.left() + 15, chip.box.center().y()))
    assert driver.now.scores[0] == before + points
    assert all(driver.desk.stage.zone(card.code) is Zone.OWN_ROW for card in cards)


def test_a_card_of_a_meld_dragged_to_the_exposed_cards_scores_it(driver: Driver) -> None:
    driver.put(match_where("classic", may_meld))
    offer = driver.chip("meld").offer
    hidden = [card for card in offer.cards if driver.desk.stage.zone(card.code) is Zone.HAND]
    before = driver.now.scores[0]
    driver.drag(hidden[0], driver.desk.layout.row_zone)
    assert driver.now.scores[0] == before + offer.points


def test_a_card_of_no_meld_dragged_to_the_exposed_cards_comes_back(driver: Driver, qtbot: QtBot) -> None:
    driver.put(match_where("classic", may_meld))
    used = {
        card
        for offer in driver.desk.offers
        for action in offer.actions()
        for card in getattr(action, "cards", ())
    }
    card = next(row.card for row in driver.desk.piles.hand if row.card is not None and row.card not in used)
    before = driver.actions()
    with qtbot.waitSignal(driver.view.refused_shown):
        driver.drag(card, driver.desk.layout.row_zone)
    assert driver.actions() == before
    assert driver.desk.stage.zone(card.code) is Zone.HAND


def test_the_seven_of_trumps_dragged_to_the_turned_card_takes_it(driver: Driver) -> None:
    driver.put(match_where("besigue-fr", may_exchange))
    offer = driver.chip("exchange").offer
    seven, turned = offer.cards[0], driver.now.turned
    assert turned is not None
    driver.drag(seven, turned_box(driver))
    assert driver.now.turned is seven
    assert turned in driver.now.hand
    assert driver.desk.stage.zone(seven.code) is Zone.TURNED
    assert driver.desk.stage.zone(turned.code) is Zone.HAND


def test_any_other_card_dragged_to_the_turned_card_says_why_not(driver: Driver, qtbot: QtBot) -> None:
    driver.put(match_where("besigue-fr", may_exchange))
    card = next(card for card in driver.now.hand if card.rank != "7")
    before = driver.actions()
    with qtbot.waitSignal(driver.view.refused_shown):
        driver.drag(card, turned_box(driver))
    assert driver.actions() == before


@pytest.mark.parametrize(("start", "over"), [(0, 3), (6, 2), (7, 0), (1, 7)])
def test_the_hand_is_arranged_by_dragging(driver: Driver, start: int, over: int) -> None:
    driver.new()
    cards = [row.card for row in driver.desk.piles.hand]
    card = cards[start]
    assert card is not None
    goal = driver.desk.layout.hand[over]
    # The centre of the card a little past the centre of the one it is put before or behind.
    past = 6 if over > start else -6
    driver.drag(card, Box(goal.x + past, driver.item(card).pos().y(), 0, 0))
    expected = [other for other in cards if other is not card]
    expected.insert(over, card)
    assert [row.card for row in driver.desk.piles.hand] == expected
    assert driver.settings.sort == "own"
    assert driver.actions() == 0


def test_a_press_of_the_right_button_neither_plays_nor_drags(driver: Driver) -> None:
    driver.new()
    card = driver.now.hand[1]
    QTest.mouseClick(driver.view.viewport(), Qt.MouseButton.RightButton, pos=driver.pixel(driver.grip(card)))
    driver.click(driver.grip(card))
    assert driver.actions() == 0
    assert driver.item(card).state.selected


def test_three_clicks_play_one_card(driver: Driver) -> None:
    driver.new()
    card = driver.now.hand[4]
    point = driver.grip(card)
    driver.double_click(point)
    driver.click(point)
    assert driver.now.lead is card
    assert driver.actions() == 1


def test_a_double_click_on_a_chip_takes_one_offer_only(driver: Driver) -> None:
    def two_melds(view: PlayerView) -> bool:
        return len({action.kind for action in view.legal_actions if isinstance(action, Meld)}) > 1

    driver.put(match_where("rubicon-nl", two_melds))
    chip = driver.chip("meld")
    before = driver.actions()
    driver.double_click(QPointF(chip.box.left() + 14, chip.box.center().y()))
    assert driver.actions() == before + 1


def test_an_exposed_card_is_played_by_dragging_it_too(driver: Driver) -> None:
    driver.put(match_where("classic", lambda view: view.phase == "trick" and bool(view.exposed[0])))
    card = next(iter(driver.now.exposed[0]))
    others = driver.now.exposed[0] - {card}
    before = driver.actions()
    zone = driver.desk.layout.row_zone
    driver.drag(card, Box(zone.left + 5, zone.top + 20, 40, 40))
    assert driver.actions() == before, "it lies among the exposed cards already"
    driver.drag(card, driver.desk.layout.trick_frame)
    assert driver.actions() > before
    assert driver.now.exposed[0] == others


def test_the_last_trick_is_shown_and_taken_away_by_its_button(driver: Driver) -> None:
    driver.put(match_where("classic", lambda view: len(view.tricks) > 3))
    button = driver.desk.controls.last_trick.box.center()
    driver.click(button)
    shown = driver.desk.overlay.cards
    assert shown is not None
    trick = driver.now.tricks[-1]
    assert shown.faces == tuple(card.face for card in trick.cards)
    assert shown.ringed == (trick.winner != trick.leader)
    driver.click(button)
    assert driver.desk.overlay.cards is None
    driver.click(button)
    driver.click(QPointF(5, 300))
    assert driver.desk.overlay.cards is None

"""What changes while the table is open: tricks that stay, size, language, look, motion; and what must not."""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_qt.app.language import Language
from bezique_qt.app.phrases import card_name
from bezique_qt.app.table.bubbles import Float
from bezique_qt.app.table.offers import waiting
from bezique_qt.app.table.stage import Zone
from bezique_qt.app.theme import THEMES
from bezique_qt.players import make_player
from bezique_qt.rules import (
    VARIANTS,
    Dix,
    Done,
    Match,
    Meld,
    Play,
    PlayerView,
    beats,
    melds_in,
    shuffled_pack,
)

from .table_driver import Driver, match_where

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")


@pytest.fixture
def driver(qtbot: QtBot, tmp_path: Path) -> Iterator[Driver]:
    driver = Driver(qtbot, tmp_path)
    yield driver
    driver.session.stop()


def answers(view: PlayerView) -> bool:
    """The person is to answer a card, and has exposed some."""
    return view.lead is not None and view.phase == "trick" and bool(view.exposed[0])


def answers_in_vain(view: PlayerView) -> bool:
    """The first card that he could play does not win the trick."""
    if view.lead is None or not answers(view):
        return False
    card = next(action.card for action in view.legal_actions if isinstance(action, Play))
    return not beats(card, view.lead, view.trump, view.variant.rank_order)


def play_any(driver: Driver) -> None:
    action = next(action for action in driver.now.legal_actions if isinstance(action, Play))
    assert driver.session.act(action)


def test_a_finished_trick_stays_and_holds_the_opponent_until_its_time_is_over(
    driver: Driver, qtbot: QtBot
) -> None:
    driver.put(match_where("classic", answers_in_vain))
    driver.settings.trick_stay_ms = 300
    play_any(driver)
    trick = driver.session.last_trick
    assert trick is not None
    assert driver.session.is_held
    assert [item.card for item in driver.desk.stage.items() if item.state.winning] == [
        trick.cards[0 if trick.winner == trick.leader else 1]
    ]
    assert all(driver.desk.stage.zone(card.code) is Zone.TRICK for card in trick.cards)
    won = driver.desk.piles.own_tricks if trick.winner == 0 else driver.desk.piles.opponent_tricks
    before = len(won)
    with qtbot.waitSignal(driver.desk.stay.ended, timeout=2000):
        pass
    assert not driver.session.is_held
    assert len(won) == before + 2
    assert driver.desk.stage.keys_in(Zone.TRICK) == []


def test_a_click_hurries_a_trick_that_stays_until_a_click(driver: Driver) -> None:
    driver.settings.motion = "normal"
    driver.put(match_where("classic", answers))
    assert driver.settings.trick_stay_ms == 0
    play_any(driver)
    assert driver.session.is_held
    driver.click(QPointF(5, 300))
    assert not driver.session.is_held
    assert driver.desk.stage.keys_in(Zone.TRICK) == []


def winning_play_before_a_meld(view: PlayerView) -> Play | None:
    """A card that wins the trick and leaves a marriage, the first meld of the deal, in the hand."""
    if view.lead is None or view.phase != "trick" or view.melds[0]:
        return None
    for card in view.hand:
        rest = [other for other in view.hand if other is not card]
        if beats(card, view.lead, view.trump, view.variant.rank_order) and any(
            melds_in(view.variant, view.trump, rest)
        ):
            return Play(card)
    return None


def test_a_trick_stays_as_long_as_its_winner_may_declare(driver: Driver, qtbot: QtBot) -> None:
    driver.settings.motion = "normal"
    driver.settings.trick_stay_ms = 300
    driver.put(match_where("besigue-pt", lambda view: winning_play_before_a_meld(view) is not None))
    play = winning_play_before_a_meld(driver.now)
    assert play is not None
    assert driver.session.act(play)
    assert driver.now.phase == "window"
    assert driver.desk.stay.is_on
    with qtbot.assertNotEmitted(driver.desk.stay.ended, wait=400):
        pass
    assert driver.session.act(Done())
    assert not driver.desk.stay.is_on
    assert not driver.session.is_held


def test_without_motion_and_without_a_stay_nothing_is_held(driver: Driver) -> None:
    driver.put(match_where("classic", answers))
    play_any(driver)
    assert not driver.session.is_held
    assert not driver.desk.animator.is_moving


def test_an_action_hurries_the_trick_that_stays(driver: Driver) -> None:
    driver.settings.motion = "normal"
    driver.put(match_where("classic", lambda view: any(isinstance(a, Meld) for a in view.legal_actions)))
    driver.desk.stay.begin(driver.now.tricks[-1], 3000)
    driver.desk.refresh()
    assert driver.session.is_held
    driver.click(QPointF(driver.chip("meld").box.left() + 12, driver.chip("meld").box.center().y()))
    assert not driver.session.is_held
    assert driver.now.melds[0]


@pytest.mark.parametrize("variant", ["classic", "rubicon-nl", "besigue-fr"])
def test_with_and_without_motion_the_table_ends_the_same(variant: str, qtbot: QtBot, tmp_path: Path) -> None:
    still, moving = tables = [Driver(qtbot, tmp_path, "off"), Driver(qtbot, tmp_path, "normal")]
    way = VARIANTS[variant]
    match, _ = Match.start(way, 1, shuffled_pack(way.packs, 11))
    for driver in tables:
        driver.put(match)
    player = make_player("simple", 5)
    moved = 0
    for number in range(40):
        if still.now.to_move is None:
            break
        action = player.choose(still.now)
        for driver in tables:
            assert driver.session.act(action)
            if number % 2:
                driver.desk.hurry()
            else:  # the trick is taken away while other cards are still on their way
                driver.desk.stay.end()
            driver.let_opponent_act()
        moved += moving.desk.animator.is_moving
        moving.desk.hurry()
        assert still.now == moving.now
        # A place that was come to step by step may differ from it by the rounding of a sum.
        assert still.scene() == {key: pytest.approx(at, abs=0.002) for key, at in moving.scene().items()}
    assert moved > 20
    for driver in tables:
        driver.session.stop()


def test_every_card_and_sign_follows_a_new_size(driver: Driver) -> None:
    driver.put(match_where("rubicon-nl", answers))
    keys = set(driver.scene())
    for width, height in ((644, 536), (1500, 1000), (2560, 1440), (960, 740)):
        driver.view.resize(width, height)
        assert set(driver.scene()) == keys
        assert not driver.desk.animator.is_moving
        table = driver.desk.table_rect()
        assert (table.width(), table.height()) == (width, height)
        for item in driver.desk.stage.items():
            if driver.desk.stage.zone(item.key) is not Zone.BACKS:
                assert table.contains(item.mapRectToScene(item.body())), item.key
        hand = [driver.desk.stage.item(key) for key in driver.desk.stage.keys_in(Zone.HAND)]
        for left, right in pairwise(item for item in hand if item is not None):
            assert right.pos().x() - left.pos().x() > 0.2 * left.body().width()


def test_the_language_changes_in_the_middle_of_a_trick(driver: Driver) -> None:
    driver.put(match_where("classic", answers))
    language = Language()
    language.changed.connect(driver.view.retranslate)
    before = driver.scene()
    letters: dict[str, str] = {}
    pictures: dict[str, bytes] = {}
    texts: dict[str, tuple[str, str, str]] = {}
    for code in ("en", "fr", "nl", "pt"):
        assert language.set(code) == []
        letters[code] = driver.desk.look.cards.letters
        furniture = driver.desk.furniture
        texts[code] = (furniture.frame.caption, furniture.trump.caption, driver.desk.controls.sort.text)
        image = driver.view.grab().toImage()
        pictures[code] = bytes(image.constBits())
        assert driver.scene() == before, "nothing moves for a language"
    assert letters == {"en": "AKQJ", "fr": "ARDV", "nl": "AHVB", "pt": "ARDV"}
    assert len(set(pictures.values())) == 4
    for number in range(3):
        assert len({said[number] for said in texts.values()}) == 4


def test_the_look_changes_live(driver: Driver) -> None:
    driver.put(match_where("classic", answers))
    before = driver.scene()
    pictures = [driver.view.grab().toImage()]
    for name, value in (("four_colours", True), ("large_index", True), ("back", "red")):
        driver.settings.set_named(name, value)
        pictures.append(driver.view.grab().toImage())
    for theme in ("dark", "paper"):
        driver.view.set_theme(THEMES[theme])
        pictures.append(driver.view.grab().toImage())
    assert all(one != other for one, other in pairwise(pictures))
    assert driver.scene() == before
    hand = [row.key for row in driver.desk.piles.hand]
    driver.settings.sort = "rank"
    assert [row.key for row in driver.desk.piles.hand] != hand


def test_a_new_resolution_of_the_screen_is_followed(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.put(match_where("classic", answers))
    monkeypatch.setattr(driver.view, "devicePixelRatioF", lambda: 1.5)
    QApplication.sendEvent(driver.view, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert driver.desk.look.dpr == 1.5
    assert all(item.look.dpr == 1.5 for item in driver.desk.stage.items())


def test_points_float_where_they_are_earned_and_go(driver: Driver) -> None:
    driver.settings.motion = "normal"
    driver.put(match_where("classic", lambda view: any(isinstance(a, Meld) for a in view.legal_actions)))
    offer = driver.chip("meld").offer
    assert driver.session.act(offer.action)
    floats = [sign for sign in driver.view.scene().items() if isinstance(sign, Float)]
    assert [sign.text for sign in floats] == [f"+{offer.points}"]
    assert driver.desk.layout.row_zone.left < floats[0].pos().x() < driver.desk.layout.chips.left
    driver.desk.hurry()
    assert not any(isinstance(sign, Float) for sign in driver.view.scene().items())


def test_the_panel_lifts_cards(driver: Driver) -> None:
    driver.new()
    cards = driver.now.hand[:2]
    driver.view.lift_cards(cards)
    assert {item.card for item in driver.desk.stage.items() if item.state.by_chip} == set(cards)
    driver.view.lift_cards(())
    assert not any(item.state.by_chip for item in driver.desk.stage.items())


def test_a_hidden_table_does_not_move(driver: Driver) -> None:
    driver.settings.motion = "normal"
    driver.new()
    driver.desk.hurry()
    driver.view.hide()
    play_any(driver)
    assert not driver.desk.animator.is_moving


def test_a_table_without_a_match_is_empty(driver: Driver) -> None:
    assert list(driver.desk.stage.items()) == []
    assert driver.desk.controls.chips() == ()
    driver.click(QPointF(480, 300))
    driver.key(Qt.Key.Key_Return)
    assert not driver.view.grab().isNull()


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal there")
def test_painting_keeps_the_references_of_none(driver: Driver) -> None:
    """Some versions of the binding lose one with each overridden method, until the program aborts."""
    driver.put(match_where("rubicon-nl", answers))
    driver.view.grab()
    hand = driver.desk.layout.hand_zone
    part = QRect(int(hand.left), int(hand.top), int(hand.width) // 2, int(hand.height))
    gc.collect()  # what is collected meanwhile gives references back too
    before = sys.getrefcount(None)
    chance = random.Random(1)
    for _ in range(500):
        driver.desk.lift("panel", frozenset(chance.sample(driver.now.hand, 2)))
        driver.view.viewport().repaint(part)
    assert sys.getrefcount(None) > before - 100


def held_for_later(view: PlayerView) -> bool:
    return view.phase == "trick" and bool(waiting(view))


def test_melds_within_reach_are_dashed_chips_that_say_why_not_now(driver: Driver, qtbot: QtBot) -> None:
    driver.put(match_where("classic", held_for_later))
    chip = driver.chip("waiting")
    driver.move(chip.box.center())
    assert all(driver.item(card).state.by_chip for card in chip.offer.cards)
    before = driver.actions()
    with qtbot.waitSignal(driver.view.refused_shown) as said:
        driver.click(chip.box.center())
    assert said.args is not None
    assert "winner of a trick" in str(said.args[0])
    assert driver.actions() == before
    driver.settings.hint_mode = "off"
    assert driver.desk.controls.chips() == ()


def test_what_the_opponent_shows_is_seen_until_the_player_does_something(driver: Driver) -> None:
    for number in range(1, 3000):
        way = VARIANTS["rubicon-pt"]
        match, _ = Match.start(way, 0, shuffled_pack(way.packs, number))
        if match.deal.phase == "carte-blanche" and match.deal.to_move == 1:
            break
    driver.put(match)
    hand = sorted(card.face for card in match.deal.hands[1])
    driver.let_opponent_act()
    shown = driver.desk.overlay.cards
    assert shown is not None
    assert sorted(shown.faces) == hand
    assert "carte blanche" in shown.caption
    driver.click(QPointF(5, 300))
    assert driver.desk.overlay.cards is None


def test_cards_chips_and_boxes_are_named_under_a_resting_pointer(driver: Driver) -> None:
    driver.put(match_where("classic", answers))
    card = next(iter(driver.now.exposed[0]))
    said = driver.desk.named_at(driver.grip(card))
    assert said.startswith(card_name(card))
    assert driver.desk.named_at(driver.desk.controls.sort.box.center()) == driver.desk.controls.sort.text
    box = driver.desk.furniture.opponent_box
    assert "Dealer" in driver.desk.named_at(box.box.center())
    assert driver.desk.named_at(QPointF(5, 300)) == ""


def test_the_sign_of_a_refusal_goes_when_the_match_goes_on(driver: Driver) -> None:
    driver.put(match_where("classic", lambda view: view.phase == "trick" and view.lead is None))
    card = driver.now.hand[0]
    assert not driver.session.act(Dix(card))
    assert driver.desk.stage.marks.barred == {card}
    play_any(driver)
    assert not driver.desk.stage.marks.barred

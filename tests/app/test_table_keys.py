"""Playing with keys alone, and what a screen reader is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bezique_qt.app.table.chips import Chip, MoreChip
from bezique_qt.app.table.controls import LAST_TRICK, SORT
from bezique_qt.app.table.offers import Offer
from bezique_qt.app.table.stage import Zone
from bezique_qt.players import make_player
from bezique_qt.rules import (
    VARIANTS,
    Announce,
    CarteBlancheShown,
    Match,
    Meld,
    Play,
    PlayerView,
    shuffled_pack,
)

from .table_driver import Driver, match_where

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")

Key = Qt.Key


@pytest.fixture
def driver(qtbot: QtBot, tmp_path: Path) -> Iterator[Driver]:
    driver = Driver(qtbot, tmp_path)
    yield driver
    driver.session.stop()


def may_meld(view: PlayerView) -> bool:
    return any(isinstance(action, Meld) for action in view.legal_actions)


def test_arrows_and_return_play_a_card(driver: Driver) -> None:
    driver.new()
    shown = [row.card for row in driver.desk.piles.hand]
    driver.key(Key.Key_Home)
    driver.key(Key.Key_Right)
    driver.key(Key.Key_Right)
    card = shown[2]
    assert card is not None
    assert driver.item(card).state.focused
    driver.key(Key.Key_Return)
    assert driver.now.lead is card


def test_space_plays_too_and_a_held_key_plays_once(driver: Driver) -> None:
    driver.new()
    driver.key(Key.Key_End)
    driver.key(Key.Key_Space)
    assert driver.actions() == 1
    driver.key(Key.Key_Space)
    assert driver.actions() == 1, "it is not the person's turn"


def test_the_ring_is_shown_only_after_a_key_was_used(driver: Driver) -> None:
    driver.new()
    assert not any(item.state.focused for item in driver.desk.stage.items())
    driver.key(Key.Key_Left)
    assert sum(item.state.focused for item in driver.desk.stage.items()) == 1
    driver.click(driver.desk.table_rect().center())
    assert not any(item.state.focused for item in driver.desk.stage.items())


def test_a_chip_is_reached_by_keys_lifts_its_cards_and_scores(driver: Driver) -> None:
    driver.put(match_where("classic", may_meld))
    driver.key(Key.Key_Home)
    for _ in range(4):
        if driver.view.keys.stop.startswith("chip"):
            break
        driver.key(Key.Key_Up)
    driver.key(Key.Key_Home)
    chip = driver.desk.controls.find(driver.view.keys.stop)
    assert isinstance(chip, Chip)
    assert chip.focused
    assert all(driver.item(card).state.by_chip for card in chip.offer.cards)
    before = driver.now.scores[0]
    driver.key(Key.Key_Return)
    assert driver.now.scores[0] == before + chip.offer.points


def test_tab_goes_through_the_rows_and_out_of_the_table(driver: Driver) -> None:
    driver.put(match_where("classic", may_meld))
    driver.key(Key.Key_Home)
    driver.view.keys.go_to(driver.view.keys.rows()[0][0])
    seen = [driver.view.keys.stop]
    for _ in range(6):
        if not driver.view.focusNextPrevChild(True):
            break
        seen.append(driver.view.keys.stop)
    rows = driver.view.keys.rows()
    assert [next(n for n, row in enumerate(rows) if key in row) for key in seen] == list(range(len(rows)))
    assert len(rows) == 3 + bool(driver.now.exposed[0])
    assert not driver.view.focusNextPrevChild(True), "after the last row Tab leaves the table"
    assert driver.view.focusNextPrevChild(False)
    assert driver.view.keys.stop in rows[-2]


def stops_of(driver: Driver) -> tuple[set[str], list[Offer]]:
    """The cards and the offers that keys reach."""
    cards: set[str] = set()
    offers: list[Offer] = []
    for row in driver.view.keys.rows():
        for key in row:
            control = driver.desk.controls.find(key)
            if isinstance(control, Chip):
                offers.append(control.offer)
            elif isinstance(control, MoreChip):
                offers.extend(control.offers)
            elif control is None:
                cards.add(key)
    return cards, offers


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_legal_action_is_reached_by_keys(driver: Driver, variant: str) -> None:
    """Two sets of the same faces count as one: no player can tell them apart."""
    driver.session.stop()
    player = make_player("random", 3)
    way = VARIANTS[variant]
    match, _ = Match.start(way, 1, shuffled_pack(way.packs, 5))
    kinds: set[str] = set()
    steps = 0
    while not match.deal.is_over:
        seat = match.deal.to_move
        assert seat is not None
        actions = match.deal.legal_actions
        if seat == 0 and (steps % 3 == 0 or not isinstance(actions[0], Play)):
            driver.put(match)
            cards, offers = stops_of(driver)
            reached = {str(action) for offer in offers for action in offer.actions()}
            faces = {
                (type(action), action.kind, tuple(sorted(card.face for card in action.cards)))
                for offer in offers
                for action in offer.actions()
                if isinstance(action, Meld | Announce)
            }
            for action in actions:
                kinds.add(type(action).__name__)
                if isinstance(action, Play):
                    assert action.card.code in cards
                elif isinstance(action, Meld | Announce):
                    used = tuple(sorted(card.face for card in action.cards))
                    assert (type(action), action.kind, used) in faces
                else:
                    assert str(action) in reached
        match, _ = match.apply(player.choose(match.deal.view(seat)))
        steps += 1
    assert {"Play", "Meld", "Done"} <= kinds


def test_a_list_of_other_sets_opens_and_scores_by_keys(driver: Driver) -> None:
    def has_choice(view: PlayerView) -> bool:
        fours = [a for a in view.legal_actions if isinstance(a, Meld) and a.kind == "four-queens"]
        return len({tuple(sorted(card.face for card in a.cards)) for a in fours}) > 1

    driver.put(match_where("rubicon-nl", has_choice, deals=range(53, 500)))
    driver.key(Key.Key_Home)
    chip = next(
        chip
        for chip in driver.desk.controls.chips()
        if isinstance(chip, Chip) and chip.offer.kind == "four-queens"
    )
    assert chip.has_list
    driver.view.keys.go_to(chip.key)
    driver.key(Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    menu = driver.view.lists.menu
    assert menu is not None
    assert len(menu.actions()) == len(chip.offer.actions())
    other = chip.offer.others[0]
    QTest.keyClick(menu, Key.Key_Down)
    while menu.activeAction().data() != other:
        QTest.keyClick(menu, Key.Key_Down)
    QTest.keyClick(menu, Key.Key_Return)
    match = driver.session.match
    assert match is not None
    assert match.deals[-1].actions[-1] == (0, other)


def test_a_card_is_moved_in_the_hand_by_keys(driver: Driver) -> None:
    driver.new()
    driver.key(Key.Key_Home)
    before = [row.key for row in driver.desk.piles.hand]
    driver.key(Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    after = [row.key for row in driver.desk.piles.hand]
    assert after == [before[1], before[0], *before[2:]]
    assert driver.view.keys.stop == before[0]


def test_the_buttons_are_reached_and_work(driver: Driver) -> None:
    driver.put(match_where("classic", lambda view: len(view.tricks) > 2))
    driver.view.keys.go_to(LAST_TRICK)
    driver.key(Key.Key_Return)
    assert driver.desk.overlay.cards is not None
    assert {*driver.desk.overlay.cards.faces} == {card.face for card in driver.now.tricks[-1].cards}
    driver.key(Key.Key_Escape)
    assert driver.desk.overlay.cards is None
    driver.view.keys.go_to(SORT)
    driver.key(Key.Key_Return)
    menu = driver.view.lists.menu
    assert menu is not None
    QTest.keyClick(menu, Key.Key_Down)
    while menu.activeAction().data() != "rank":
        QTest.keyClick(menu, Key.Key_Down)
    QTest.keyClick(menu, Key.Key_Return)
    assert driver.settings.sort == "rank"


def test_the_focus_and_a_refusal_are_spoken(driver: Driver, qtbot: QtBot) -> None:
    driver.new()
    assert driver.view.accessibleName()
    said: list[str] = []
    driver.view.spoken.connect(said.append)
    driver.key(Key.Key_Home)
    driver.key(Key.Key_Right)
    card = driver.desk.card(driver.view.keys.stop)
    assert card is not None
    assert said[-1].endswith("can be played")
    driver.key(Key.Key_Return)
    driver.key(Key.Key_Left)
    driver.key(Key.Key_Return)
    assert said[-1] == "It is not your turn. Odile is to play."


def test_a_carte_blanche_is_shown_by_keys(driver: Driver) -> None:
    driver.put(match_where("rubicon-pt", lambda view: view.phase == "carte-blanche", deals=range(1, 3000)))
    shown: list[object] = []
    driver.session.events_applied.connect(shown.extend)
    driver.key(Key.Key_Home)
    driver.view.keys.go_to(driver.chip("carte-blanche").key)
    assert all(driver.item(card).state.by_chip for card in driver.now.hand)
    driver.key(Key.Key_Return)
    assert any(isinstance(event, CarteBlancheShown) for event in shown)


def test_a_window_that_opens_draws_the_keys_to_its_chips(driver: Driver) -> None:
    player = make_player("simple", 7)
    way = VARIANTS["besigue-fr"]
    match, _ = Match.start(way, 1, shuffled_pack(2, 3))
    winning: Play | None = None
    while winning is None:
        seat = match.deal.to_move
        assert seat is not None, "no trick of this deal opens a window"
        if seat == 0 and match.deal.lead is not None:
            for action in match.deal.legal_actions:
                after, _ = match.apply(action)
                if isinstance(action, Play) and after.deal.phase == "window" and after.deal.to_move == 0:
                    winning = action
        if winning is None:
            match, _ = match.apply(player.choose(match.deal.view(seat)))
    driver.put(match)
    driver.key(Key.Key_Home)
    driver.view.keys.go_to(winning.card.code)
    driver.key(Key.Key_Return)
    assert driver.view.keys.stop == driver.desk.controls.chips()[0].key
    driver.view.keys.go_to(driver.chip("done").key)
    driver.key(Key.Key_Return)
    assert driver.desk.stage.zone(driver.view.keys.stop) in (Zone.HAND, Zone.OWN_ROW)

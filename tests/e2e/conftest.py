"""A whole window with its table, and a person who plays on it with the mouse or with keys alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from bezique_qt.app.dialogs.deal_sheet import DealSheet
from bezique_qt.app.language import Language
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.storage import Storage
from bezique_qt.app.table.chips import Chip, MoreChip
from bezique_qt.app.table.offers import Offer, meld_suit
from bezique_qt.app.table.rows import Box
from bezique_qt.app.window import MainWindow
from bezique_qt.players import make_player
from bezique_qt.rules import Action, Announce, Card, Dix, Done, Exchange, Meld, Play, ShowCarteBlanche

LEFT = Qt.MouseButton.LeftButton


class Person:
    """Sits at the window: decides like a player of level `simple`, and acts only by mouse or keys."""

    def __init__(self, window: MainWindow, session: Session, bot: QtBot) -> None:
        self.window = window
        self.session = session
        self.bot = bot
        self.table = window.table
        self.desk = window.table.desk
        self.judgement = make_player("simple", 1887)
        self.dragged = 0

    def play_match(self, act: Callable[[Action], None], next_deal: Callable[[DealSheet], None]) -> None:
        """Play until the match is over."""
        session = self.session
        for _ in range(6000):
            self.wait_for_turn()
            match = session.match
            assert match is not None
            if match.deal.is_over:
                if match.is_over:
                    return
                next_deal(self.sheet())
                continue
            view = session.view
            assert view is not None
            before = sum(len(deal.actions) for deal in match.deals)
            act(self.judgement.choose(view))
            after = session.match
            assert after is not None
            assert sum(len(deal.actions) for deal in after.deals) > before, "nothing came of what was done"
        pytest.fail("the match does not end")

    def wait_for_turn(self) -> None:
        """Let the opponent act until the person has to, or the deal is over and its sheet is open."""
        for _ in range(400):
            match = self.session.match
            assert match is not None
            if match.deal.is_over:
                if not isinstance(self.window.findChild(DealSheet), DealSheet):
                    with self.bot.waitSignal(self.session.deal_ended, timeout=5000):
                        pass
                return
            if match.deal.to_move == 0:
                return
            with self.bot.waitSignal(self.session.state_changed, timeout=5000):
                pass
        pytest.fail("the opponent goes on for ever")

    def sheet(self) -> DealSheet:
        """The sheet of the deal that has just ended."""
        sheets = [sheet for sheet in self.window.findChildren(DealSheet) if sheet.isVisible()]
        assert len(sheets) == 1
        return sheets[0]

    def offer_of(self, action: Action) -> Offer:
        """The offer that stands for an action: for a meld, the one of its kind and suit."""
        for offer in self.desk.offers:
            if action in offer.actions():
                return offer
            same = type(offer.action) is type(action)
            if same and isinstance(action, Meld | Announce):
                if (offer.kind, offer.suit) == (action.kind, meld_suit(action.kind, action.cards)):
                    return offer
            elif same and isinstance(action, Dix | Exchange):
                return offer
        pytest.fail(f"no offer for {action}")

    # by mouse

    def act_by_mouse(self, action: Action) -> None:
        """Drag what can be dragged, press the chips for the rest."""
        match action:
            case Play(card):
                self.drag(card, self.desk.layout.trick_frame)
            case Exchange():
                offer = self.offer_of(action)
                stock, turned = self.desk.layout.stock.bounds(), self.desk.layout.turned.bounds()
                self.drag(offer.cards[0], Box(stock.left, stock.top, turned.right - stock.left, stock.height))
            case Meld() | Announce():
                offer = self.offer_of(action)
                hidden = [card for card in offer.cards if card in {row.card for row in self.desk.piles.hand}]
                if hidden and self.desk.offers[0] is offer:
                    self.drag(hidden[0], self.desk.layout.row_zone)
                else:
                    self.press_chip(offer)
            case ShowCarteBlanche() | Done() | Dix():
                self.press_chip(self.offer_of(action))

    def drag(self, card: Card, to: Box) -> None:
        """Take a card where it is to be seen, and let it go in the middle of a place."""
        item = self.desk.stage.item(card.code)
        assert item is not None
        body = item.body()
        grip = item.mapToScene(QPointF(body.left() + 0.12 * body.width(), body.center().y()))
        goal = QPointF(to.left + to.width / 2, to.top + to.height / 2) + (grip - item.pos())
        viewport = self.table.viewport()
        assert self.desk.stage.at(grip) is item, "another card lies over it"
        QTest.mousePress(viewport, LEFT, pos=self._pixel(grip))
        self._move(grip + QPointF(0, -12))
        assert self.table.pointer.is_dragging
        self._move(goal)
        QTest.mouseRelease(viewport, LEFT, pos=self._pixel(goal))
        self.dragged += 1

    def press_chip(self, offer: Offer) -> None:
        """Press the chip of an offer, or the one that lists it."""
        viewport = self.table.viewport()
        for chip in self.desk.controls.chips():
            if isinstance(chip, Chip) and chip.offer is offer:
                point = QPointF(chip.box.left() + 14, chip.box.center().y())
                QTest.mouseClick(viewport, LEFT, pos=self._pixel(point))
                return
        more = next(chip for chip in self.desk.controls.chips() if isinstance(chip, MoreChip))
        QTest.mouseClick(viewport, LEFT, pos=self._pixel(more.box.center()))
        menu = self.table.lists.menu
        assert menu is not None
        entry = next(entry for entry in menu.actions() if entry.data() == offer.action)
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(entry).center())

    def next_deal_by_mouse(self, sheet: DealSheet) -> None:
        """Press the button of the sheet."""
        box = sheet.findChild(QDialogButtonBox)
        assert isinstance(box, QDialogButtonBox)
        accept = next(
            button
            for button in box.buttons()
            if box.buttonRole(button) is QDialogButtonBox.ButtonRole.AcceptRole
        )
        QTest.mouseClick(accept, LEFT)

    def _move(self, point: QPointF) -> None:
        QTest.mouseMove(self.table.viewport(), self._pixel(point))

    def _pixel(self, point: QPointF) -> QPoint:
        return self.table.mapFromScene(point)

    # by keys

    def act_by_keys(self, action: Action) -> None:
        """Go to the card or chip and press Return."""
        if isinstance(action, Play):
            self.go_to(action.card.code)
            QTest.keyClick(self.table, Qt.Key.Key_Return)
            return
        offer = self.offer_of(action)
        chip = next(
            (chip for chip in self.desk.controls.chips() if isinstance(chip, Chip) and chip.offer is offer),
            None,
        )
        if chip is not None:
            self.go_to(chip.key)
            QTest.keyClick(self.table, Qt.Key.Key_Return)
            return
        more = next(chip for chip in self.desk.controls.chips() if isinstance(chip, MoreChip))
        self.go_to(more.key)
        QTest.keyClick(self.table, Qt.Key.Key_Return)
        menu = self.table.lists.menu
        assert menu is not None
        for _ in range(len(menu.actions())):
            QTest.keyClick(menu, Qt.Key.Key_Down)
            if menu.activeAction() is not None and menu.activeAction().data() == offer.action:
                break
        QTest.keyClick(menu, Qt.Key.Key_Return)

    def go_to(self, key: str) -> None:
        """Bring the focus to a stop with arrow keys only."""
        keys = self.table.keys
        if not keys.is_used:
            QTest.keyClick(self.table, Qt.Key.Key_Home)
        rows = keys.rows()
        goal = next(number for number, row in enumerate(rows) if key in row)
        here = next(number for number, row in enumerate(rows) if keys.stop in row)
        for _ in range(abs(goal - here)):
            QTest.keyClick(self.table, Qt.Key.Key_Up if goal > here else Qt.Key.Key_Down)
        row = rows[goal]
        by = row.index(key) - row.index(keys.stop)
        for _ in range(abs(by)):
            QTest.keyClick(self.table, Qt.Key.Key_Right if by > 0 else Qt.Key.Key_Left)
        assert keys.stop == key

    def next_deal_by_keys(self, sheet: DealSheet) -> None:
        """Press Return on the sheet."""
        QTest.keyClick(sheet, Qt.Key.Key_Return)


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    """Where the window keeps its match."""
    return Storage(tmp_path / "data")


@pytest.fixture
def person(qtbot: QtBot, storage: Storage) -> Iterator[Person]:
    """A person at a window without motion and without waiting."""
    font, palette = QApplication.font(), QApplication.palette()
    settings = Settings()
    settings.motion = "off"
    settings.trick_stay_ms = 0
    settings.opponent_delay_ms = 0
    settings.theme = "felt"
    session = Session(storage)
    session.opponent_delay = 0
    window = MainWindow(session, settings, Language())
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    # The pointer may still be where another test left it: on a chip here, it would lift that chip's cards.
    QTest.mouseMove(window.menuBar(), window.menuBar().rect().topRight())
    yield Person(window, session, qtbot)
    window.close()
    QApplication.setFont(font)
    QApplication.setPalette(palette)

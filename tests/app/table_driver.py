"""A table to try things on: put into a situation by a record, then used with the mouse and with keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.table import TableView
from bezique_qt.app.table.card_item import CardItem
from bezique_qt.app.table.chips import Chip
from bezique_qt.app.table.rows import Box
from bezique_qt.players import make_player
from bezique_qt.rules import VARIANTS, Card, Match, PlayerView, record_of, shuffled_pack

LEFT = Qt.MouseButton.LeftButton


def match_where(
    variant: str, wanted: Callable[[PlayerView], bool], dealer: int = 1, deals: range = range(1, 400)
) -> Match:
    """The first match, among these deal numbers, that comes to a situation of seat 0; `simple` plays."""
    for number in deals:
        player = make_player("simple", 7)
        way = VARIANTS[variant]
        match, _ = Match.start(way, dealer, shuffled_pack(way.packs, number))
        while not match.deal.is_over:
            view = match.deal.view(0)
            if view.to_move == 0 and wanted(view):
                return match
            seat = match.deal.to_move
            assert seat is not None
            match, _ = match.apply(player.choose(match.deal.view(seat)))
    raise AssertionError("no deal comes to that situation")


class Driver:
    """A shown table, whose opponent waits until he is let go."""

    def __init__(self, bot: QtBot, folder: Path, motion: str = "off") -> None:
        self.bot = bot
        self.folder = folder
        self.settings = Settings()
        self.settings.motion = motion
        self.settings.theme = "felt"
        self.settings.trick_stay_ms = 0
        self.session = Session()
        self.session.opponent_delay = 1_000_000
        self.view = TableView(self.session, self.settings)
        bot.addWidget(self.view)
        self.view.resize(960, 740)
        self.view.show()
        self.desk = self.view.desk

    def put(self, match: Match) -> None:
        """Put a match on the table."""
        path = self.folder / "match.json"
        path.write_text(record_of(match, ("", "ai:simple"), {"seed": 1}).text(), encoding="utf-8")
        assert self.session.load(path)

    def new(self, variant: str = "classic", number: int = 7) -> None:
        """Deal a new match, in which the person leads."""
        self.session.new_match(VARIANTS[variant], "simple", 1, number)

    def let_opponent_act(self) -> None:
        """Let the opponent act until the person is to move or the deal is over; no trick stays."""
        self.session.stop()
        self.session.opponent_delay = 0
        self.session.hold("driver")
        self.session.release("driver")
        while self.now.to_move == 1:
            self.desk.stay.end()
            if self.now.to_move != 1:
                break
            with self.bot.waitSignal(self.session.state_changed, timeout=5000):
                pass
        self.session.opponent_delay = 1_000_000

    @property
    def now(self) -> PlayerView:
        """What the person sees of the deal."""
        view = self.session.view
        assert view is not None
        return view

    def actions(self) -> int:
        """How many actions the deal has had."""
        match = self.session.match
        assert match is not None
        return len(match.deals[-1].actions)

    def item(self, card: Card) -> CardItem:
        """The item of a card on the table."""
        item = self.desk.stage.item(card.code)
        assert item is not None
        return item

    def chip(self, type_: str) -> Chip:
        """The first chip of a type of offer."""
        return next(
            chip for chip in self.desk.controls.chips() if isinstance(chip, Chip) and chip.offer.type == type_
        )

    def grip(self, card: Card) -> QPointF:
        """Where a card can be taken, though its neighbour lies over it."""
        item = self.item(card)
        body = item.body()
        return item.mapToScene(QPointF(body.left() + 0.12 * body.width(), body.center().y()))

    def pixel(self, point: QPointF) -> QPoint:
        return self.view.mapFromScene(point)

    def take(self, card: Card) -> QPointF:
        """Press on a card and pull it out of its place; returns where the pointer is."""
        grip = self.grip(card)
        QTest.mousePress(self.view.viewport(), LEFT, pos=self.pixel(grip))
        point = grip + QPointF(0, -14)
        self.move(point)
        return point

    def move(self, point: QPointF) -> None:
        QTest.mouseMove(self.view.viewport(), self.pixel(point))

    def let_go(self, point: QPointF) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=self.pixel(point))

    def drag(self, card: Card, to: Box) -> None:
        """Drag a card so that its centre lies in the middle of a box."""
        grip, centre = self.grip(card), self.item(card).pos()
        self.take(card)
        goal = QPointF(to.left + to.width / 2, to.top + to.height / 2) + grip - centre
        self.move(goal)
        self.let_go(goal)

    def click(self, point: QPointF) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.pixel(point))

    def double_click(self, point: QPointF) -> None:
        """Two clicks, as a mouse sends them."""
        pos = self.pixel(point)
        QTest.mouseClick(self.view.viewport(), LEFT, pos=pos)
        QTest.mouseDClick(self.view.viewport(), LEFT, pos=pos)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.view, key, modifier)

    def scene(self) -> dict[str, tuple[float, float, float, float, bool, bool]]:
        """Where each card lies, and how it is shown."""
        return {
            item.key: (
                round(item.pos().x(), 3),
                round(item.pos().y(), 3),
                round(item.rotation(), 3),
                round(item.height * item.scale(), 3),
                item.state.dimmed,
                item.state.winning,
            )
            for item in self.desk.stage.items()
        }

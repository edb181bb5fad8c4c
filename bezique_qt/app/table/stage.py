"""The cards on the table: an item for each card that the piles show, where the layout wants it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QGraphicsScene

from bezique_qt.app.models.cards import CardListModel
from bezique_qt.app.models.piles import Piles
from bezique_qt.app.table import animator as motion
from bezique_qt.app.table import z
from bezique_qt.app.table.animator import Animator, Curve
from bezique_qt.app.table.card_item import CardItem, CardState
from bezique_qt.app.table.layout import Layout
from bezique_qt.app.table.look import Look
from bezique_qt.app.table.rows import Placement
from bezique_qt.rules import Card


class Zone(Enum):
    """Where on the table a card lies."""

    HAND = auto()
    OWN_ROW = auto()
    OPPONENT_ROW = auto()
    BACKS = auto()
    TRICK = auto()
    TURNED = auto()


@dataclass(frozen=True, slots=True)
class Spot:
    """What the piles and the layout say of one card."""

    zone: Zone
    card: Card | None
    place: Placement
    z: float
    playable: bool | None = None


@dataclass(frozen=True, slots=True)
class Marks:
    """What is to be seen on cards beside their place: keys of items, and cards."""

    hovered: str = ""
    focused: str = ""
    selected: frozenset[str] = frozenset()
    """Chosen by a click or a key, one card or the cards of a meld."""
    dragged: str = ""
    lifted: frozenset[Card] = frozenset()
    """By a chip, or by what the side panel points at."""
    barred: frozenset[Card] = frozenset()
    winner: Card | None = None
    """The card of the finished trick that has won it."""


class CardStage(QObject):
    """Keeps the items in step with the piles.  Cards that come, go or change place move there."""

    def __init__(
        self, scene: QGraphicsScene, piles: Piles, animator: Animator, look: Look, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._piles = piles
        self._animator = animator
        self._look = look
        self._items: dict[str, CardItem] = {}
        self._spots: dict[str, Spot] = {}
        self._leaving: set[CardItem] = set()
        self._marks = Marks()
        animator.arrived.connect(self._on_arrived)

    def item(self, key: str) -> CardItem | None:
        """The item of a row's key, if it is on the table."""
        return self._items.get(key)

    def items(self) -> Iterator[CardItem]:
        """Every card that lies on the table."""
        return iter(tuple(self._items.values()))

    def zone(self, key: str) -> Zone | None:
        """Where a card lies."""
        spot = self._spots.get(key)
        return None if spot is None else spot.zone

    def keys_in(self, zone: Zone) -> list[str]:
        """The cards of a zone in the order of their pile."""
        return [key for key, spot in self._spots.items() if spot.zone is zone]

    def at(self, point: QPointF) -> CardItem | None:
        """The topmost card under a point of the table."""
        for item in self._scene.items(point):
            if isinstance(item, CardItem) and item.key in self._items and item not in self._leaving:
                return item
        return None

    @property
    def marks(self) -> Marks:
        """What is marked now."""
        return self._marks

    def set_look(self, look: Look) -> None:
        """Draw every card with another theme, language or resolution."""
        self._look = look
        for item in (*self._items.values(), *self._leaving):
            item.set_look(look)

    def clear(self) -> None:
        """Take every card off the table at once."""
        for item in (*self._items.values(), *self._leaving):
            self._remove(item)
        self._items.clear()
        self._spots.clear()
        self._leaving.clear()

    def sync(self, layout: Layout, animate: bool, dealing: bool = False) -> None:
        """Bring every card to where the piles and the layout say; `dealing`: all come from the stock."""
        old = self._spots
        self._spots = self._wanted(layout)
        gone = [key for key in self._items if key not in self._spots]
        hidden = [key for key in gone if old[key].zone is Zone.BACKS]
        shown = [key for key in gone if old[key].zone in (Zone.OPPONENT_ROW, Zone.TURNED)]
        for key in [key for key in self._spots if key not in self._items]:
            spot = self._spots[key]
            item = CardItem(key, spot.card, self._look)
            start, secret = self._origin(spot, hidden, shown, layout, dealing)
            item.covered = secret and spot.card is not None
            item.set_height(start.height)
            item.setPos(start.x, start.y)
            item.setRotation(start.rotation)
            self._scene.addItem(item)
            self._items[key] = item
        for key in gone:
            self._send_off(key, layout, animate)
        wait = {Zone.HAND: 0, Zone.BACKS: 0, Zone.OWN_ROW: 0, Zone.OPPONENT_ROW: 0}
        for key, spot in self._spots.items():
            before = old.get(key)
            self._bring(key, spot, before.zone if before is not None else None, wait, animate, dealing)

    def set_marks(self, marks: Marks, animate: bool = True) -> None:
        """Show other marks; lifted cards rise and others go back."""
        self._marks = marks
        for key, item in self._items.items():
            state = self._state_of(key, self._spots[key])
            if item.set_state(state) and not state.dragged:
                self._animator.move(item, item.target(), motion.LIFT if animate else 0, Curve.OutQuad)
            self._set_height_order(item)

    def give_back(self, key: str) -> None:
        """Let a card that was held by the pointer go home."""
        item = self._items.get(key)
        if item is not None:
            self._animator.move(item, item.target(), motion.RETURN, Curve.OutBack)

    # one card

    def _state_of(self, key: str, spot: Spot) -> CardState:
        marks, card = self._marks, spot.card
        own = spot.zone in (Zone.HAND, Zone.OWN_ROW)
        return CardState(
            legal=own and spot.playable is True,
            dimmed=own and spot.playable is False,
            hovered=key == marks.hovered,
            focused=key == marks.focused,
            selected=key in marks.selected,
            by_chip=card is not None and card in marks.lifted,
            winning=card is not None and card is marks.winner and spot.zone is Zone.TRICK,
            dragged=key == marks.dragged,
            barred=card is not None and card in marks.barred,
        )

    def _bring(
        self,
        key: str,
        spot: Spot,
        before: Zone | None,
        wait: dict[Zone, int],
        animate: bool,
        dealing: bool,
    ) -> None:
        item = self._items[key]
        item.home, item.home_z = spot.place, spot.z
        item.lift_scale = 1.0 if spot.zone is Zone.HAND else 0.6
        item.set_state(self._state_of(key, spot))
        self._set_height_order(item)
        if item.state.dragged:
            return
        target = item.target()
        if self._animator.target_of(item) == target:
            return
        moved = before is not spot.zone
        if not moved and self._animator.target_of(item) is None and self._rests_at(item, target):
            return
        ms, curve, delay = motion.LIFT, Curve.OutQuad, 0
        if moved:
            ms, curve, stagger = self._way(spot.zone, before, dealing)
            delay = wait.get(spot.zone, 0)
            if spot.zone in wait:
                wait[spot.zone] += stagger
            item.setZValue(z.FLYING + spot.z)
        self._animator.move(item, target, ms if animate else 0, curve, delay if animate else 0)

    def _way(self, to: Zone, before: Zone | None, dealing: bool) -> tuple[int, Curve, int]:
        """Duration, curve and stagger of a change of place."""
        if dealing:
            return motion.DEAL, Curve.OutCubic, 2 * motion.DEAL_STAGGER
        if to is Zone.TRICK:
            return motion.PLAY, Curve.OutCubic, 0
        if to in (Zone.OWN_ROW, Zone.OPPONENT_ROW):
            return motion.MELD, Curve.OutCubic, motion.MELD_STAGGER
        return motion.DRAW, Curve.OutCubic, motion.DRAW_STAGGER

    def _rests_at(self, item: CardItem, target: Placement) -> bool:
        return (
            item.pos() == QPointF(target.x, target.y)
            and item.rotation() == target.rotation
            and item.height == target.height
            and item.scale() == 1.0
        )

    def _origin(
        self, spot: Spot, hidden: list[str], shown: list[str], layout: Layout, dealing: bool
    ) -> tuple[Placement, bool]:
        """Where a card that appears comes from, and whether only its back was seen there."""
        if dealing:
            return layout.stock, spot.zone is not Zone.TURNED
        if spot.zone in (Zone.TRICK, Zone.OPPONENT_ROW, Zone.TURNED):
            if hidden:
                return _as_it_lies(self._items[hidden.pop()]), True
            if layout.backs:
                return layout.backs[len(layout.backs) // 2], True
            if spot.zone is Zone.TRICK and layout.hand:
                return layout.hand[len(layout.hand) // 2], False
        if spot.zone is Zone.BACKS and shown:
            return _as_it_lies(self._items[shown.pop()]), False
        return layout.stock, True

    def _send_off(self, key: str, layout: Layout, animate: bool) -> None:
        """Take a card away: to its winner's pile if it lay in the trick, else at once."""
        item = self._items.pop(key)
        for pile, place in (
            (self._piles.own_tricks, layout.own_won),
            (self._piles.opponent_tricks, layout.opponent_won),
        ):
            if animate and any(row.key == key for row in pile):
                item.leaving = True
                item.set_state(CardState())
                self._leaving.add(item)
                item.setZValue(z.FLYING)
                self._animator.move(item, place, motion.TRICK_HOME, Curve.InOutCubic)
                return
        self._remove(item)

    def _remove(self, item: CardItem) -> None:
        self._animator.drop(item)
        self._scene.removeItem(item)

    def _on_arrived(self, item: object) -> None:
        if not isinstance(item, CardItem):
            return
        if item.leaving:
            self._leaving.discard(item)
            self._remove(item)
        else:
            self._set_height_order(item)

    def _set_height_order(self, item: CardItem) -> None:
        if item.state.dragged:
            item.setZValue(z.DRAGGED)
        elif self._animator.target_of(item) is None or item.zValue() < z.FLYING:
            state = item.state
            # Their signs at the right would be hidden by the next card.  A chosen card has its sign at the
            # left and stays under its neighbour, which may be chosen next.
            raised = state.focused or state.barred
            item.setZValue(item.home_z + (z.RAISED if raised else 0.0))

    # the whole table

    def _wanted(self, layout: Layout) -> dict[str, Spot]:
        piles = self._piles
        spots: dict[str, Spot] = {}

        def lay(zone: Zone, pile: CardListModel, places: tuple[Placement, ...], base: float) -> None:
            for number, (row, place) in enumerate(zip(pile, places, strict=True)):
                spots[row.key] = Spot(zone, row.card, place, base + number, row.playable)

        lay(Zone.HAND, piles.hand, layout.hand, z.HAND)
        lay(Zone.OWN_ROW, piles.own_row, layout.own_row, z.OWN_ROW)
        lay(Zone.OPPONENT_ROW, piles.opponent_row, layout.opponent_row, z.OPPONENT_ROW)
        lay(Zone.BACKS, piles.backs, layout.backs, z.BACKS)
        lay(Zone.TRICK, piles.trick, layout.trick[: len(piles.trick)], z.TRICK)
        for row in piles.stock:
            if row.card is not None:
                spots[row.key] = Spot(Zone.TURNED, row.card, layout.turned, z.TURNED)
        return spots


def _as_it_lies(item: CardItem) -> Placement:
    """Where an item is at this moment."""
    return Placement(item.pos().x(), item.pos().y(), item.rotation(), item.height * item.scale())

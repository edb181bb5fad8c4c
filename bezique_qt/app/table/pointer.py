"""The mouse on the table: hovering, clicking, double-clicking and dragging cards inside the table.

A card is played by dragging it to the trick, by a double-click, or by a click on it and one on the trick.
While melds may be declared, and with the control key at any time, clicks choose several cards, which are put
among the exposed cards together. The card that is dragged follows the pointer always, and goes home when
nothing comes of it.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QApplication

from bezique_qt.app.table.chips import Chip, Pressable
from bezique_qt.app.table.controls import LAST_TRICK
from bezique_qt.app.table.desk import Desk
from bezique_qt.app.table.layout import hand_gap
from bezique_qt.app.table.moves import Target, legal_targets
from bezique_qt.app.table.rows import Box
from bezique_qt.app.table.signs import rect
from bezique_qt.app.table.stage import Zone
from bezique_qt.rules import Card, Done, Phase

TILT = 4.0
"""Degrees by which a dragged card leans."""
_OWN_ZONES = (Zone.HAND, Zone.OWN_ROW)


class Pointer(QObject):
    """What the mouse does, told in points of the table.  `pressed` carries a control and where it was hit."""

    pressed = Signal(object, object)

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._start = QPointF()
        self._offset = QPointF()
        self._card_key = ""
        self._control_key = ""
        self._several = False
        self._dragged: tuple[Card, ...] = ()
        """The card that is dragged, and with it the others that are chosen."""
        self._dragging = False
        self._hurried = False
        desk.refreshed.connect(self._on_refreshed)
        desk.cleared.connect(self._on_cleared)

    @property
    def is_dragging(self) -> bool:
        """Whether a card follows the pointer."""
        return self._dragging

    def press(self, point: QPointF, several: bool = False) -> None:
        """The first button goes down; `several`: to choose a card beside those that are chosen already."""
        self.cancel()
        self._several = several
        desk = self._desk
        control = desk.controls.at(point)
        item = desk.stage.at(point)
        key = item.key if item is not None else ""
        if control is None or control.key != LAST_TRICK:  # which takes the trick away itself
            desk.dismiss()
        # Cards that are still moving are where the model says for every rule: a press only shows it at once.
        self._hurried = desk.hurry()
        self._start = point
        self._control_key = control.key if control is not None else ""
        self._card_key = key if control is None and desk.stage.zone(key) in _OWN_ZONES else ""
        self._show_controls(point)

    def move(self, point: QPointF, button_down: bool) -> None:
        """The pointer is somewhere else."""
        if self._dragging:
            self._drag_to(point)
        elif button_down and self._card_key:
            if (point - self._start).manhattanLength() >= QApplication.startDragDistance():
                self._begin_drag(point)
        elif not button_down:
            self._hover(point)

    def release(self, point: QPointF) -> None:
        """The first button comes up."""
        desk = self._desk
        control_key, card_key = self._control_key, self._card_key
        self._control_key = ""
        if self._dragging:
            self._drop()
        elif control_key:
            control = desk.controls.at(point)
            if control is not None and control.key == control_key:
                self.pressed.emit(control, point)
        elif card_key:
            self._card_key = ""
            declaring = desk.view is not None and Done() in desk.view.legal_actions
            desk.choose(card_key, several=self._several or declaring)
        elif not self._hurried:
            self._put_selected(point)
        self._card_key = ""
        self._show_controls(point)

    def double(self, point: QPointF) -> None:
        """A double-click: it plays a card, draws at the stock, and is one more press on the cloth.

        A chip has done its work with the first click: the second would fall on what has come in its place.
        """
        desk = self._desk
        if desk.controls.at(point) is not None:
            return
        item = desk.stage.at(point)
        zone = desk.stage.zone(item.key) if item is not None else None
        in_stock = item is None and rect(desk.layout.stock.bounds()).contains(point)
        if in_stock and desk.view is not None and desk.view.phase is not Phase.CARTE_BLANCHE:
            desk.wish("draw", ())  # a carte blanche is passed by its chip alone
            return
        if item is None or item.card is None or zone not in (*_OWN_ZONES, Zone.OPPONENT_ROW, Zone.TURNED):
            self.press(point)
            return
        desk.mark(selected=frozenset())
        desk.put(Target.TRICK, item.card)

    def leave(self) -> None:
        """The pointer has left the table."""
        if not self._dragging:
            self._desk.mark(hovered="")
            self._desk.lift("pointer", frozenset())
            self._desk.controls.hover("")

    def cancel(self) -> bool:
        """Bring a dragged card home and do nothing with it; False if none is dragged."""
        if not self._dragging:
            return False
        key = self._end_drag()
        self._desk.stage.give_back(key)
        return True

    def deselect(self) -> bool:
        """Forget the cards that were chosen; False if there are none."""
        if not self._desk.stage.marks.selected:
            return False
        self._desk.mark(selected=frozenset())
        return True

    # dragging

    def _begin_drag(self, point: QPointF) -> None:
        desk = self._desk
        item = desk.stage.item(self._card_key)
        if item is None or desk.view is None or item.card is None:
            self._card_key = ""
            return
        self._dragging = True
        chosen = desk.chosen()
        self._dragged = (
            item.card,
            *(card for card in chosen if card is not item.card and item.card in chosen),
        )
        self._offset = self._start - item.pos()
        desk.animator.drop(item)
        desk.mark(dragged=item.key, hovered="", focused="")
        desk.lift("pointer", frozenset())
        item.setRotation(TILT)
        drop = desk.furniture.drop
        drop.gap = item.home
        layout = desk.layout
        targets = legal_targets(desk.view, desk.offers, self._dragged)
        cards = []
        if Target.TRICK in targets:
            cards.append(layout.trick[0 if desk.view.lead is None else 1])
        if Target.TURNED in targets:
            cards.append(layout.turned)
        drop.cards = tuple(cards)
        drop.places = (rect(layout.row_zone),) if Target.ROW in targets else ()
        drop.set_box(desk.table_rect())
        self._drag_to(point)

    def _drag_to(self, point: QPointF) -> None:
        item = self._desk.stage.item(self._card_key)
        if item is not None:
            item.setPos(point - self._offset)

    def _end_drag(self) -> str:
        """Let go of the card, wherever it is; returns its key."""
        key, self._card_key = self._card_key, ""
        self._dragging = False
        drop = self._desk.furniture.drop
        drop.gap, drop.cards, drop.places = None, (), ()
        drop.set_box(QRectF())
        self._desk.mark(dragged="")
        self._dragged = ()
        return key

    def _drop(self) -> None:
        """Put the dragged card on the legal place that it covers most."""
        desk = self._desk
        item = desk.stage.item(self._card_key)
        if item is None or item.card is None or desk.view is None:
            self._end_drag()
            return
        card, zone, centre = item.card, desk.stage.zone(item.key), item.pos()
        body = item.body()
        box = Box(centre.x() + body.left(), centre.y() + body.top(), body.width(), body.height())
        cards = self._dragged
        target = self._target_of(box, cards, zone)
        key = self._end_drag()
        if target is Target.HAND and zone is Zone.HAND:
            self._rearrange(card, centre.x())
            desk.stage.give_back(key)
        elif target is None or not desk.put(target, *cards):
            desk.stage.give_back(key)

    def _target_of(self, box: Box, cards: tuple[Card, ...], zone: Zone | None) -> Target | None:
        covered = {target: box.overlap(area) for target, area in self._areas().items()}
        home = Target.HAND if zone is Zone.HAND else Target.ROW
        view = self._desk.view
        legal = legal_targets(view, self._desk.offers, cards) if view is not None else ()
        best = max(covered, key=lambda target: covered[target])
        if not covered[best]:
            return None
        if best in legal:
            return best
        # Something legal wins over a place where nothing can be done, if a good part of the card lies there.
        close = [target for target in legal if covered[target] > 0.25 * box.width * box.height]
        if close:
            return max(close, key=lambda target: covered[target])
        if best is home:
            return Target.HAND if home is Target.HAND else Target.ROW if len(cards) > 1 else None
        return best

    def _areas(self) -> dict[Target, Box]:
        layout = self._desk.layout
        turned = layout.turned.bounds()
        stock = layout.stock.bounds()
        around = Box(stock.left, stock.top, turned.right - stock.left, stock.height)
        return {
            Target.TRICK: layout.trick_frame,
            Target.ROW: layout.row_zone,
            Target.TURNED: around,
            Target.HAND: layout.hand_zone,
        }

    def _rearrange(self, card: Card, x: float) -> None:
        desk = self._desk
        rows = [row.card for row in desk.piles.hand]
        places = desk.layout.hand
        others = [place.x for row, place in zip(rows, places, strict=True) if row is not card]
        gap = hand_gap(x, others)
        if gap != rows.index(card):
            desk.piles.move_in_hand(card, gap)
            desk.refresh()

    # clicking and hovering

    def _put_selected(self, point: QPointF) -> None:
        desk = self._desk
        cards = desk.chosen()
        spot = Box(point.x() - 1, point.y() - 1, 2, 2)
        hit = [target for target, area in self._areas().items() if area.overlap(spot)]
        desk.mark(selected=frozenset())
        if cards and hit and hit[0] is not Target.HAND:
            desk.put(hit[0], *cards)

    def _hover(self, point: QPointF) -> None:
        desk = self._desk
        control = self._show_controls(point)
        item = desk.stage.at(point) if control is None else None
        hovered = item.key if item is not None and desk.stage.zone(item.key) in _OWN_ZONES else ""
        if hovered != desk.stage.marks.hovered:
            desk.mark(hovered=hovered)

    def _show_controls(self, point: QPointF) -> Pressable | None:
        desk = self._desk
        control = desk.controls.at(point)
        desk.controls.hover(control.key if control is not None else "", self._control_key)
        cards = control.offer.cards if isinstance(control, Chip) else ()
        desk.lift("pointer", frozenset(cards))
        return control

    def _on_cleared(self) -> None:
        if self._dragging:
            self._end_drag()
        self._card_key = self._control_key = ""

    def _on_refreshed(self) -> None:
        """Forget what is no longer on the table."""
        desk = self._desk
        stage = desk.stage
        if self._dragging and stage.zone(self._card_key) not in _OWN_ZONES:
            self._end_drag()
        marks = stage.marks
        kept = frozenset(key for key in marks.selected if stage.zone(key) in _OWN_ZONES)
        hovered = marks.hovered if stage.zone(marks.hovered) in _OWN_ZONES else ""
        if (kept, hovered) != (marks.selected, marks.hovered):
            desk.mark(selected=kept, hovered=hovered)
        if desk.controls.find(desk.controls.hovered) is None:
            desk.lift("pointer", frozenset())

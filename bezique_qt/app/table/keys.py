"""The keyboard on the table: every card, chip and button is a stop, in rows that arrow keys go along.

Left and right stay in a row, up and down change it (hand, exposed cards, chips, buttons), Tab goes from row
to row and at last out of the table. Return or space does what a double-click or a press does; shift with
space chooses a card for a meld. Control with left or right moves a card in the hand; the menu key or Alt with
down opens the list of a chip.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from bezique_qt.app.models.cards import CardListModel, CardRole
from bezique_qt.app.table import texts
from bezique_qt.app.table.chips import Chip
from bezique_qt.app.table.desk import Desk
from bezique_qt.app.table.moves import Target
from bezique_qt.app.table.offers import OfferType
from bezique_qt.app.table.stage import Zone
from bezique_qt.rules import Card

Key = Qt.Key
_ARROWS = {Key.Key_Left: -1, Key.Key_Right: 1}


class Keys(QObject):
    """The keyboard's focus on the table.  `pressed` carries a control, `list_wanted` a chip."""

    pressed = Signal(object)
    list_wanted = Signal(object)
    spoke = Signal(str)

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self.stop = ""
        """Key of the card or control that has the focus, whether it is shown or not."""
        self.is_used = False
        """The ring is shown only after the keyboard was used."""
        self._row, self._place = 0, 0
        self._had_offers = False
        desk.refreshed.connect(self._on_refreshed)

    def rows(self) -> list[list[str]]:
        """All stops, row by row, empty rows left out."""
        desk = self._desk
        buttons = [control.key for control in (desk.controls.last_trick, desk.controls.sort)]
        rows = [
            desk.stage.keys_in(Zone.HAND),
            desk.stage.keys_in(Zone.OWN_ROW),
            [chip.key for chip in desk.controls.chips()],
            [key for key in buttons if desk.controls.find(key) is not None],
        ]
        return [row for row in rows if row]

    def press(self, event: QKeyEvent) -> bool:
        """Take a key; False if it means nothing here."""
        key, modifiers = Key(event.key()), event.modifiers()
        if key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
            if not event.isAutoRepeat():
                # Nothing is done where no ring shows what it would be: then the key brings the ring.
                if self.is_used and key == Key.Key_Space and modifiers & Qt.KeyboardModifier.ShiftModifier:
                    self._choose()
                elif self.is_used:
                    self.activate()
                else:
                    self._use()
            return True
        if key == Key.Key_Menu or (key == Key.Key_Down and modifiers & Qt.KeyboardModifier.AltModifier):
            self._use()
            control = self._desk.controls.find(self.stop)
            if control is not None:
                self.list_wanted.emit(control)
            return True
        if key in _ARROWS:
            self._use()
            if modifiers & Qt.KeyboardModifier.ControlModifier:
                self._shift(_ARROWS[key])
            else:
                self._step(_ARROWS[key])
            return True
        if key in (Key.Key_Up, Key.Key_Down):
            self._use()
            self._change_row(1 if key == Key.Key_Up else -1)
            return True
        if key in (Key.Key_Home, Key.Key_End):
            self._use()
            row = self._own_row()
            if row:
                self.go_to(row[0 if key == Key.Key_Home else -1])
            return True
        return False

    def tab(self, forward: bool) -> bool:
        """Go to the next row, or the one before; False at the end, where the focus leaves the table."""
        rows = self.rows()
        self._use()
        row = self._row_of(rows)
        after = row + (1 if forward else -1)
        if row < 0 or not 0 <= after < len(rows):
            return False
        self.go_to(rows[after][0])
        return True

    def enter(self, forward: bool = True) -> None:
        """The table has got the focus by a key: it shows where."""
        self._use()
        rows = self.rows()
        if rows and self._row_of(rows) < 0:
            self.go_to(rows[0 if forward else -1][0])
        self._show()

    def rest(self) -> None:
        """The mouse is used, or the focus has left: the ring is not shown."""
        if self.is_used:
            self.is_used = False
            self._show()

    def go_to(self, key: str) -> None:
        """Put the focus on a stop, and show it there."""
        self.is_used = True
        self.stop = key
        rows = self.rows()
        self._row = self._row_of(rows)
        self._place = rows[self._row].index(key) if self._row >= 0 else 0
        self._show()
        text = self._spoken()
        if text:
            self.spoke.emit(text)

    def activate(self) -> None:
        """Do what the stop is for: play the card, take the offer, press the button."""
        desk = self._desk
        control = desk.controls.find(self.stop)
        if control is not None:
            self.pressed.emit(control)
            return
        card = desk.card(self.stop)
        if card is not None and desk.stage.zone(self.stop) in (Zone.HAND, Zone.OWN_ROW):
            desk.put(Target.TRICK, card)
        else:
            desk.hurry()

    def _choose(self) -> None:
        """Choose the card with the focus, or let go of it, and say which."""
        desk = self._desk
        if desk.stage.zone(self.stop) in (Zone.HAND, Zone.OWN_ROW):
            desk.choose(self.stop, several=True)
            self.spoke.emit(texts.chosen(self._spoken(), self.stop in desk.stage.marks.selected))

    def card(self) -> tuple[Card, ...]:
        """The player's card with the focus, as long as the ring shows it."""
        own = self._desk.stage.zone(self.stop) in (Zone.HAND, Zone.OWN_ROW)
        card = self._desk.card(self.stop) if self.is_used and own else None
        return () if card is None else (card,)

    def _use(self) -> None:
        """Note that the keyboard is in use; the first key shows where the focus is."""
        if not self.is_used:
            self.is_used = True
            rows = self.rows()
            if rows and self._row_of(rows) < 0:
                self.stop = rows[0][0]
            self._show()

    def _own_row(self) -> list[str]:
        rows = self.rows()
        row = self._row_of(rows)
        return rows[row] if row >= 0 else []

    def _row_of(self, rows: list[list[str]]) -> int:
        return next((number for number, row in enumerate(rows) if self.stop in row), -1)

    def _step(self, by: int) -> None:
        row = self._own_row()
        if row:
            place = row.index(self.stop) + by
            self.go_to(row[max(0, min(place, len(row) - 1))])

    def _change_row(self, by: int) -> None:
        rows = self.rows()
        row = self._row_of(rows)
        after = max(0, min(row + by, len(rows) - 1))
        if rows and after != row:
            self.go_to(self._nearest(rows[after]))

    def _nearest(self, row: list[str]) -> str:
        """The stop of a row that lies least far aside from the present one."""
        here = self._x_of(self.stop)
        return min(row, key=lambda key: abs(self._x_of(key) - here))

    def _x_of(self, key: str) -> float:
        item = self._desk.stage.item(key)
        if item is not None:
            return item.home.x
        control = self._desk.controls.find(key)
        return control.box.center().x() if control is not None else 0.0

    def _shift(self, by: int) -> None:
        """Move the card with the focus in the hand."""
        desk = self._desk
        cards = [row.card for row in desk.piles.hand]
        card = desk.card(self.stop)
        if card is not None and card in cards:
            desk.piles.move_in_hand(card, cards.index(card) + by)
            desk.refresh()

    def _show(self) -> None:
        stop = self.stop if self.is_used else ""
        desk = self._desk
        if desk.stage.marks.focused != stop:
            desk.mark(focused=stop)
        desk.controls.focus(stop)
        control = desk.controls.find(stop)
        desk.lift("keys", frozenset(control.offer.cards if isinstance(control, Chip) else ()))

    def _spoken(self) -> str:
        control = self._desk.controls.find(self.stop)
        if control is not None:
            return control.spoken()
        for model in (self._desk.piles.hand, self._desk.piles.own_row):
            text = _row_text(model, self.stop)
            if text:
                return text
        return ""

    def _on_refreshed(self) -> None:
        """Keep the focus where it was, or on what came in its place; a new window draws it to its chips."""
        offered = any(offer.type is OfferType.DONE for offer in self._desk.offers)
        opened, self._had_offers = offered and not self._had_offers, offered
        rows = self.rows()
        if not rows:
            self.stop = ""
        elif opened and self.is_used:
            self.go_to(self._desk.controls.chips()[0].key)
        elif self._row_of(rows) < 0:
            chips = [chip.key for chip in self._desk.controls.chips()]
            row = chips if offered and chips else rows[0]
            self.stop = row[min(self._place, len(row) - 1)]
        self._show()


def _row_text(model: CardListModel, key: str) -> str:
    """What a screen reader says of a row of a pile."""
    for number in range(model.rowCount()):
        index = model.index(number)
        if index.data(CardRole.KEY) == key:
            return str(index.data(Qt.ItemDataRole.AccessibleTextRole))
    return ""

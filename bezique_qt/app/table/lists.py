"""The small lists that open from the table: other ways to take an offer, and how to sort the hand."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from bezique_qt.app import phrases
from bezique_qt.app.models.arrange import WAYS
from bezique_qt.app.settings import Settings
from bezique_qt.app.table import texts
from bezique_qt.app.table.chips import Chip, MoreChip, Pressable
from bezique_qt.app.table.controls import SORT
from bezique_qt.app.table.desk import Desk
from bezique_qt.app.table.offers import Offer
from bezique_qt.rules import Action, Announce, Meld


class Lists(QObject):
    """Opens one list at a time over the table, and does what is chosen in it."""

    def __init__(self, desk: Desk, settings: Settings, widget: QWidget) -> None:
        super().__init__(widget)
        self._desk = desk
        self._settings = settings
        self._widget = widget
        self.menu: QMenu | None = None
        """The list that is open or was open last."""
        self._whole = False
        """Its entries name the melds, because it is a list of several."""

    def open_for(self, control: Pressable, at: QPoint) -> bool:
        """Open the list of a control at a point of the screen; False if it has none."""
        menu = QMenu(self._widget)
        self._whole = isinstance(control, MoreChip)
        if control.key == SORT:
            self._fill_ways(menu)
        elif isinstance(control, MoreChip):
            for offer in control.offers:
                self._fill_offer(menu, offer)
        elif isinstance(control, Chip) and control.has_list:
            self._fill_offer(menu, control.offer)
        else:
            menu.deleteLater()
            return False
        if self.menu is not None:
            self.menu.deleteLater()
        self.menu = menu
        menu.popup(at)
        return True

    def retranslate(self) -> None:
        """Name the entries in the language in force."""
        if self.menu is not None:
            for entry in self.menu.actions():
                entry.setText(self._text(entry.data()))

    def _text(self, choice: Any) -> str:
        """The entry for an action, or for a way of sorting."""
        return texts.sort_way(choice) if isinstance(choice, str) else _entry(choice, self._whole)

    def _fill_ways(self, menu: QMenu) -> None:
        for way in WAYS:
            action = menu.addAction(self._text(way))
            action.setCheckable(True)
            action.setChecked(way == self._settings.sort)
            action.setData(way)
        menu.triggered.connect(self._on_way)

    def _fill_offer(self, menu: QMenu, offer: Offer) -> None:
        """One entry for each action of an offer."""
        for choice in offer.actions():
            entry = menu.addAction(self._text(choice))
            entry.setData(choice)
        menu.triggered.connect(self._on_choice)
        menu.hovered.connect(self._on_entry)
        menu.aboutToHide.connect(self._on_hidden)

    def _on_way(self, action: QAction) -> None:
        self._settings.sort = str(action.data())

    def _on_choice(self, action: QAction) -> None:
        choice = action.data()
        self._desk.lift("list", frozenset())
        if choice is not None:
            self._desk.act(choice)

    def _on_entry(self, action: QAction) -> None:
        choice = action.data()
        self._desk.lift("list", frozenset(getattr(choice, "cards", ())))

    def _on_hidden(self) -> None:
        self._desk.lift("list", frozenset())


def _entry(action: Action, whole: bool) -> str:
    """What an action is called in a list; `whole`: with the meld's name, for a list of several."""
    if not isinstance(action, Meld | Announce):
        return phrases.capital(phrases.action_text(action))
    if whole:
        title = phrases.capital(phrases.meld_title(action.kind, action.cards))
        name = title if isinstance(action, Meld) else texts.announce(title)
        return texts.meld_with(name, phrases.cards_listed(action.cards))
    if isinstance(action, Meld):
        return texts.score_with(phrases.cards_listed(action.cards))
    return texts.announce_with(phrases.cards_listed(action.cards))

"""Why the last try of the player was not done, as long as that is shown."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Signal

from bezique_qt.app import phrases
from bezique_qt.app.table.signs import rect
from bezique_qt.coach import why_not
from bezique_qt.rules import Card, IllegalAction

if TYPE_CHECKING:
    from bezique_qt.app.table.desk import Desk


class Refusals(QObject):
    """Follows what the session refuses.  `shown` carries a `WhyText` and the box of the table that the cards
    tried lie in."""

    shown = Signal(object, object)
    gone = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._error: IllegalAction | None = None
        self.current: phrases.WhyText | None = None
        """The reason that is shown."""
        desk.session.refused.connect(self.show)

    @property
    def error(self) -> IllegalAction | None:
        """The refusal whose reason is shown."""
        return self._error if self.current is not None else None

    def show(self, error: IllegalAction) -> None:
        """Say why something was refused, and mark the cards that were tried."""
        desk = self._desk
        desk.dismiss()
        view = desk.view
        why = why_not(view, error.action) if view is not None else None
        if view is None or why is None:
            return
        cards = getattr(error.action, "cards", None) or (getattr(error.action, "card", None),)
        tried = frozenset(card for card in cards if card is not None)
        desk.mark(barred=tried)
        self._error = error
        self.current = phrases.why_text(why, view, desk.session.names)
        self.shown.emit(self.current, self._place_of(tried))

    def drop(self) -> bool:
        """Take the reason away, and the sign off the cards that were tried; False if there is none."""
        was_shown, self.current = self.current is not None, None
        if self._desk.stage.marks.barred:
            self._desk.mark(barred=frozenset())
        if was_shown:
            self.gone.emit()
        return was_shown

    def _place_of(self, cards: frozenset[Card]) -> QRectF:
        """Where the cards lie that were tried, or the middle of the table."""
        places = [rect(item.home.bounds()) for item in self._desk.stage.items() if item.card in cards]
        centre = self._desk.table_rect().center()
        return functools.reduce(QRectF.united, places) if places else QRectF(centre, centre)

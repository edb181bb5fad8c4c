"""Cards that are shown again, over the table until the player does something."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from bezique_qt.app.table import z
from bezique_qt.app.table.bubbles import ShownCards
from bezique_qt.app.table.look import Look
from bezique_qt.app.table.signs import Sign


class Overlay(QObject):
    """At most one group of cards stands over the table."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.cards: ShownCards | None = None
        """The cards that are shown again."""
        self.show_again: Callable[[Look], None] | None = None
        """Shows the same cards with another look or in another language; None while there are none."""

    def show_cards(
        self,
        look: Look,
        faces: Sequence[str],
        ringed: int | None,
        caption: Callable[[], str],
        point: QPointF,
        height: float,
        table: QRectF,
    ) -> None:
        """Show cards `height` high to the left of a point, with a ring around one of them."""
        self.drop_cards()
        self.cards = ShownCards(look, tuple(faces), ringed, caption())
        self.show_again = lambda look: self.show_cards(look, faces, ringed, caption, point, height, table)
        self.cards.stand_left_of(point, height, table)
        self._add(self.cards)

    def drop_cards(self) -> bool:
        """Take the cards away; False if there are none."""
        cards, self.cards, self.show_again = self.cards, None, None
        if cards is not None:
            self._scene.removeItem(cards)
        return cards is not None

    def _add(self, sign: Sign) -> None:
        sign.setZValue(z.BUBBLES)
        self._scene.addItem(sign)

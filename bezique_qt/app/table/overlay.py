"""What stands over the table until the player does something: a reason, or cards that are shown again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from bezique_qt.app.table import z
from bezique_qt.app.table.bubbles import RuleBubble, ShownCards
from bezique_qt.app.table.look import Look
from bezique_qt.app.table.signs import Sign

BUBBLE_MS = 6000
"""A reason goes by itself after this time."""


class Overlay(QObject):
    """At most one reason and one group of cards stand over the table; `reason_gone` once the reason is."""

    reason_gone = Signal()

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._bubble: RuleBubble | None = None
        self.cards: ShownCards | None = None
        """The cards that are shown again."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(BUBBLE_MS)
        self._timer.timeout.connect(self.drop_reason)

    def explain(
        self, look: Look, sentence: str, heading: str, point: QPointF, table: QRectF, for_a_while: bool
    ) -> None:
        """Say below a point why something is not allowed."""
        self.drop_reason()
        self._bubble = RuleBubble(look, sentence, heading)
        self._bubble.stand_at(point, table)
        self._add(self._bubble)
        if for_a_while:
            self._timer.start()

    def show_cards(
        self,
        look: Look,
        faces: Sequence[str],
        ringed: int | None,
        caption: str,
        point: QPointF,
        height: float,
        table: QRectF,
    ) -> None:
        """Show cards `height` high to the left of a point, with a ring around one of them."""
        self.drop_cards()
        self.cards = ShownCards(look, tuple(faces), ringed, caption)
        self.cards.stand_left_of(point, height, table)
        self._add(self.cards)

    def drop_reason(self) -> bool:
        """Take the reason away; False if there is none."""
        self._timer.stop()
        bubble, self._bubble = self._bubble, None
        if bubble is not None:
            self._scene.removeItem(bubble)
            self.reason_gone.emit()
        return bubble is not None

    def drop_cards(self) -> bool:
        """Take the cards away; False if there are none."""
        cards, self.cards = self.cards, None
        if cards is not None:
            self._scene.removeItem(cards)
        return cards is not None

    def _add(self, sign: Sign) -> None:
        sign.setZValue(z.BUBBLES)
        self._scene.addItem(sign)

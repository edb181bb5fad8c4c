"""Movement: every change of place goes through here, with a duration of 0 when nothing is to move.

The picture follows the state, never the other way: finishing all movements at once, at any time, gives the
same table as waiting for them.
"""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QGraphicsObject, QStyle

from bezique_qt.app.table.card_item import CardItem
from bezique_qt.app.table.rows import Placement

PLAY, DRAW, TRICK_HOME, MELD, LIFT, RETURN, DEAL, FLOAT = 220, 260, 280, 260, 110, 180, 220, 900
"""Milliseconds at normal speed, after look.md."""
DRAW_STAGGER, MELD_STAGGER, DEAL_STAGGER = 60, 40, 45
TURNED_OVER = 0.4
"""The part of its way after which a card that comes from a hidden place shows its face."""
SPEEDS = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.6}

Curve = QEasingCurve.Type


def speed_of(setting: str) -> float:
    """By how much durations are multiplied; "system" moves unless the system asks for less motion."""
    if setting in SPEEDS:
        return SPEEDS[setting]
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility() if hasattr(hints, "accessibility") else None
    preference = getattr(accessibility, "motionPreference", None)  # since Qt 6.12
    if preference is not None:
        return 0.0 if "Reduced" in str(preference()) else 1.0
    style = QApplication.style()
    wanted = style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) if style is not None else 0
    return 1.0 if wanted else 0.0


class Movement(QVariantAnimation):
    """One card on its way.  While it waits for its turn it stays where it was."""

    def __init__(self, item: CardItem, target: Placement, wait: int, parent: QObject) -> None:
        super().__init__(parent)
        self.item = item
        self.target = target
        self._wait = wait
        self._start = QPointF(item.pos())
        self._from_rotation = item.rotation()
        self._from_scale = item.scale() * item.height / target.height
        item.set_height(target.height)
        item.setScale(self._from_scale)
        self.setStartValue(0.0)
        self.setEndValue(1.0)

    def updateCurrentValue(self, value: object) -> None:
        """Show one moment of the way; `value` runs from 0 to 1 over waiting and moving."""
        total = self.duration()
        part = float(value) if isinstance(value, float) else 1.0
        if self._wait and total > self._wait:
            part = max(0.0, (part * total - self._wait) / (total - self._wait))
        eased = self.curve.valueForProgress(min(1.0, part))
        self.show_part(eased)

    curve = QEasingCurve(Curve.OutCubic)

    def show_part(self, part: float) -> None:
        """Put the item at a part of its way; 1 is the end."""
        end = self.target
        item = self.item
        if part >= TURNED_OVER:
            item.uncover()
        item.setPos(
            self._start.x() + (end.x - self._start.x()) * part,
            self._start.y() + (end.y - self._start.y()) * part,
        )
        item.setRotation(self._from_rotation + (end.rotation - self._from_rotation) * part)
        item.setScale(self._from_scale + (1.0 - self._from_scale) * part)


class Fading(QVariantAnimation):
    """Something that rises a little and fades, like points earned."""

    def __init__(self, item: QGraphicsObject, rise: float, parent: QObject) -> None:
        super().__init__(parent)
        self.item = item
        self._rise = rise
        self._start = QPointF(item.pos())
        self.setStartValue(0.0)
        self.setEndValue(1.0)

    def updateCurrentValue(self, value: object) -> None:
        """Show one moment: it stands first, and fades in the last half."""
        part = float(value) if isinstance(value, float) else 1.0
        self.item.setPos(self._start.x(), self._start.y() - self._rise * part)
        self.item.setOpacity(1.0 if part < 0.5 else max(0.0, 2.0 - 2.0 * part))


class Animator(QObject):
    """Moves items to their places.  `arrived` carries each item whose movement has come to its end."""

    arrived = Signal(object)
    idle = Signal()
    """Nothing moves any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._movements: dict[CardItem, Movement] = {}
        self._fadings: list[Fading] = []

    @property
    def is_moving(self) -> bool:
        """Whether a card is on its way."""
        return bool(self._movements)

    @property
    def is_busy(self) -> bool:
        """Whether anything is on its way, or fades."""
        return bool(self._movements) or bool(self._fadings)

    def target_of(self, item: CardItem) -> Placement | None:
        """Where a moving item is on its way to; None when it rests."""
        movement = self._movements.get(item)
        return None if movement is None else movement.target

    def move(self, item: CardItem, target: Placement, ms: int, curve: Curve, wait: int = 0) -> None:
        """Bring a card to a place in `ms` milliseconds after `wait`, both at normal speed."""
        self.drop(item)
        duration = round((ms + wait) * self.speed)
        movement = Movement(item, target, round(wait * self.speed), self)
        if duration <= 0:
            movement.show_part(1.0)
            movement.deleteLater()
            self.arrived.emit(item)
            return
        movement.curve = QEasingCurve(curve)
        movement.setDuration(duration)
        movement.finished.connect(self._on_finished)
        self._movements[item] = movement
        movement.start()

    def drop(self, item: CardItem) -> None:
        """Forget an item's movement and leave it where it is."""
        movement = self._movements.pop(item, None)
        if movement is not None:
            movement.stop()
            movement.deleteLater()

    def fade(self, item: QGraphicsObject, rise: float) -> None:
        """Let an item rise and fade away; without motion it stands for the same time, then it is gone."""
        fading = Fading(item, rise if self.speed else 0.0, self)
        fading.setDuration(round(FLOAT * (self.speed or 1.0)))
        fading.finished.connect(self._on_faded)
        self._fadings.append(fading)
        fading.start()

    def finish_all(self) -> None:
        """Bring every item to its end at once."""
        for item, movement in list(self._movements.items()):
            movement.stop()
            movement.show_part(1.0)
            self._movements.pop(item, None)
            movement.deleteLater()
            self.arrived.emit(item)
        for fading in list(self._fadings):
            fading.stop()
            self._fadings.remove(fading)
            self.arrived.emit(fading.item)
            fading.deleteLater()
        self.idle.emit()

    def _on_finished(self) -> None:
        movement = self.sender()
        if isinstance(movement, Movement) and self._movements.get(movement.item) is movement:
            del self._movements[movement.item]
            movement.show_part(1.0)
            movement.deleteLater()
            self.arrived.emit(movement.item)
            if not self.is_busy:
                self.idle.emit()

    def _on_faded(self) -> None:
        fading = self.sender()
        if isinstance(fading, Fading) and fading in self._fadings:
            self._fadings.remove(fading)
            self.arrived.emit(fading.item)
            fading.deleteLater()
            if not self.is_busy:
                self.idle.emit()

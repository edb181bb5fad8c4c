"""Points that rise where they were earned, and are gone."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QGraphicsScene

from bezique_qt.app.table import texts, z
from bezique_qt.app.table.animator import Animator
from bezique_qt.app.table.bubbles import Float
from bezique_qt.app.table.look import Look


class Floats(QObject):
    """Adds each to the scene, and takes it away when it has faded."""

    def __init__(self, scene: QGraphicsScene, animator: Animator, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._animator = animator
        animator.arrived.connect(self._remove)

    def rise(self, look: Look, points: int, place: QPointF) -> None:
        """Let points rise from a place of the table."""
        sign = Float(look, texts.earned(points), place)
        sign.setZValue(z.FLOATS)
        self._scene.addItem(sign)
        self._animator.fade(sign, 24.0)

    def _remove(self, item: object) -> None:
        if isinstance(item, Float):
            self._scene.removeItem(item)

"""Thinking beside the window: who asks, and the places where it is done."""

from __future__ import annotations

from bezique_qt.app.thinker.loop import LoopPlace
from bezique_qt.app.thinker.place import Loss, Place
from bezique_qt.app.thinker.process import ProcessPlace
from bezique_qt.app.thinker.thinker import BESIDE_THE_WINDOW, IN_THE_LOOP, Places, Thinker
from bezique_qt.app.thinker.thread import ThreadPlace

__all__ = [
    "BESIDE_THE_WINDOW",
    "IN_THE_LOOP",
    "LoopPlace",
    "Loss",
    "Place",
    "Places",
    "ProcessPlace",
    "Thinker",
    "ThreadPlace",
]

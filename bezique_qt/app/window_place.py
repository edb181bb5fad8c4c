"""The window's place on the screen: kept, brought back, and never off the screen."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRect, qVersion
from PySide6.QtWidgets import QWidget

from bezique_qt.app.settings import Settings

SMALLEST = (900, 600)
USUAL = (1280, 800)


def keep(window: QWidget, settings: Settings) -> None:
    """Note the place for the next start; a window that fills the screen keeps the place it had before."""
    if window.isFullScreen():
        return
    settings.geometry_qt = _qt_minor()
    settings.geometry = bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def bring_back(window: QWidget, settings: Settings) -> None:
    """Put the window where it was, if this version of Qt wrote the place, else give it its usual size."""
    window.resize(*USUAL)
    if settings.geometry and settings.geometry_qt == _qt_minor():
        window.restoreGeometry(QByteArray.fromBase64(settings.geometry.encode("ascii", "replace")))
    clamp(window)


def reset(window: QWidget) -> None:
    """Give the window its usual size, wholly on the screen."""
    window.showNormal()
    window.resize(*USUAL)
    clamp(window)


def clamp(window: QWidget) -> None:
    """Bring the whole window onto the screen it is on, never smaller than it may be."""
    room = window.screen().availableGeometry()
    place = QRect(window.geometry())
    place.setWidth(max(SMALLEST[0], min(place.width(), room.width())))
    place.setHeight(max(SMALLEST[1], min(place.height(), room.height())))
    place.moveRight(min(place.right(), room.right()))
    place.moveBottom(min(place.bottom(), room.bottom()))
    place.moveLeft(max(place.left(), room.left()))
    place.moveTop(max(place.top(), room.top()))
    window.setGeometry(place)


def _qt_minor() -> str:
    """The version of Qt that a noted place is good for."""
    return ".".join(qVersion().split(".")[:2])

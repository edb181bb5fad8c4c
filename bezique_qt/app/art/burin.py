"""The engraver's tool: a painter that fills and outlines paths in the inks of a card."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bezique_qt.app.art.inks import OUTLINE
from bezique_qt.app.art.paths import disc, shape

CONTOUR = 1.5
PART = 1.0
DETAIL = 0.7


def pen(ink: str, width: float) -> QPen:
    """Give a pen of ``width`` card units with round joins and ends."""
    return QPen(QColor(ink), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


class Burin:
    """Draws on a painter whose unit is the card unit; paths may be given as texts."""

    __slots__ = ("painter",)

    def __init__(self, painter: QPainter) -> None:
        self.painter = painter

    def area(self, path: QPainterPath | str, fill: str, line: float = CONTOUR, ink: str = OUTLINE) -> None:
        """Fill ``path`` and outline it."""
        self.painter.setPen(pen(ink, line))
        self.painter.setBrush(QColor(fill))
        self.painter.drawPath(_path(path))

    def flat(self, path: QPainterPath | str, fill: str) -> None:
        """Fill ``path`` without an outline."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(fill))
        self.painter.drawPath(_path(path))

    def line(self, path: QPainterPath | str, width: float = DETAIL, ink: str = OUTLINE) -> None:
        """Draw ``path`` as a line only."""
        self.painter.setPen(pen(ink, width))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPath(_path(path))

    def disc(self, x: float, y: float, radius: float, fill: str, line: float = PART) -> None:
        """Draw a filled circle with an outline of ``line`` units, 0 for none."""
        if line:
            self.area(disc(x, y, radius), fill, line)
        else:
            self.flat(disc(x, y, radius), fill)

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Give the painter's transform and clip back at the end of the block."""
        self.painter.save()
        try:
            yield
        finally:
            self.painter.restore()

    @contextmanager
    def within(self, path: QPainterPath | str) -> Iterator[None]:
        """Draw only inside ``path`` during the block."""
        with self.kept():
            self.painter.setClipPath(_path(path), Qt.ClipOperation.IntersectClip)
            yield

    @contextmanager
    def at(self, x: float, y: float, mirror: bool = False) -> Iterator[None]:
        """Put the origin at ``(x, y)`` during the block, looking the other way when asked."""
        with self.kept():
            self.painter.translate(x, y)
            if mirror:
                self.painter.scale(-1, 1)
            yield

    @contextmanager
    def sided(self, left: bool) -> Iterator[None]:
        """Reflect the whole card in its middle during the block when ``left``."""
        with self.kept():
            if left:
                self.painter.translate(100, 0)
                self.painter.scale(-1, 1)
            yield


def _path(path: QPainterPath | str) -> QPainterPath:
    return shape(path) if isinstance(path, str) else path

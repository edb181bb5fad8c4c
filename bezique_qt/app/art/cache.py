"""The one store of drawn pixmaps; what was not asked for longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

LIMIT_BYTES = 96 * 1024 * 1024
"""Pixels kept at most: about four packs of large cards on a dense screen."""


class PixmapCache:
    """Keeps pixmaps by key while their pixels together stay under ``limit`` bytes."""

    def __init__(self, limit: int = LIMIT_BYTES) -> None:
        self.limit = limit
        self.used = 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(
        self, key: Hashable, size: QSizeF, dpr: float, draw: Callable[[QPainter, QSizeF], None]
    ) -> QPixmap:
        """Give the pixmap of ``key``, drawing it on a transparent ground when it is not kept.

        ``size`` is logical; the pixmap has that many pixels times ``dpr``, at least one each
        way.  ``draw`` gets a painter in logical units and the exact size to fill.
        """
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(painter, pixmap.deviceIndependentSize())
        finally:
            painter.end()
        self._keep(key, pixmap)
        return pixmap

    def clear(self) -> None:
        """Forget all pixmaps."""
        self._kept.clear()
        self.used = 0

    def _keep(self, key: Hashable, pixmap: QPixmap) -> None:
        self._kept[key] = pixmap
        self.used += _bytes(pixmap)
        while self.used > self.limit and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.used -= _bytes(gone)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


PIXMAPS = PixmapCache()
"""The store that all cards, small cards and suits share."""

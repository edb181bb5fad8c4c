"""Below exposed cards: a bracket for each meld's cards, with its name and points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bezique_qt.app import phrases
from bezique_qt.app.models.meld_groups import Group
from bezique_qt.app.phrases import capital
from bezique_qt.app.table import texts
from bezique_qt.app.table.look import Look, with_alpha
from bezique_qt.app.table.rows import Box, Placement
from bezique_qt.app.table.signs import Align, Sign, elided
from bezique_qt.rules import Declared

_SEPARATOR = " · "
_LEAST_SHARE = 0.4
"""So much of the names is to be seen beside their points; where there is less room, they are one line that
breaks off."""


def meld_label(meld: Declared) -> tuple[str, str]:
    """The name of a meld and its points; a meld that is laid and not scored has no points yet."""
    name = capital(phrases.meld_name(meld.kind))
    if meld.scored:
        return name, texts.points(meld.points)
    return texts.announced(name), ""


def labels(group: Group) -> list[tuple[str, str]]:
    """The names and points of a group's melds; equal ones are counted."""
    every = [meld_label(meld) for meld in group.melds]
    parts: list[tuple[str, str]] = []
    for part in dict.fromkeys(every):
        name, points = part
        times = every.count(part)
        parts.append((texts.several(name, times) if times > 1 else name, points))
    return parts


def _before(name: str, points: str) -> str:
    """The name with what parts it from its points, if it has any."""
    return name + " " if points else name


def _whole(parts: Sequence[tuple[str, str]]) -> str:
    """Names and points in one line."""
    return _SEPARATOR.join(f"{name} {points}".rstrip() for name, points in parts)


def label_width(look: Look, group: Group) -> float:
    """How wide the names of a group's melds are, side by side."""
    parts = labels(group)
    names = sum(look.width(_before(name, points), look.small) for name, points in parts)
    width = names + sum(look.width(points, look.bold) for _, points in parts)
    return width + look.width(_SEPARATOR, look.small) * max(0, len(parts) - 1)


class Brackets(Sign):
    """The brackets of one row: the largest meld of a group has all of it, others a part."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._rows: list[tuple[Group, tuple[Placement, ...], Box]] = []

    def set_groups(
        self, groups: Sequence[Group], places: Sequence[Placement], labels: Sequence[Box], room: Box
    ) -> None:
        """Draw below these groups; `places` are those of all their cards in order."""
        self._rows = []
        start = 0
        for group, label in zip(groups, labels, strict=True):
            end = start + len(group.cards)
            if group.melds:
                self._rows.append((group, tuple(places[start:end]), label))
            start = end
        self.set_box(QRectF(0, room.top, room.right, room.height))

    def place_of(self, cards: Sequence[object]) -> QPointF | None:
        """The middle above the cards of a meld, where its points are seen to be earned."""
        for group, places, _ in self._rows:
            own = [place for card, place in zip(group.cards, places, strict=True) if card in cards]
            if len(own) == len(cards):
                x = sum(place.x for place in own) / len(own)
                return QPointF(x, own[0].y - own[0].height / 2)
        return None

    def told(self) -> str:
        """What stands below each group, a line each."""
        return "\n".join(_whole(labels(group)) for group, _, _ in self._rows)

    def told_at(self, point: QPointF) -> str:
        """The names of one group, where they stand."""
        for group, places, label in self._rows:
            top = places[0].y + places[0].height / 2
            if label.left <= point.x() <= label.right and top <= point.y() <= top + 10 + 1.2 * self.look.line:
                return _whole(labels(group))
        return ""

    def draw(self, painter: QPainter) -> None:
        """Draw brackets and names."""
        for group, places, label in self._rows:
            self._draw_bracket(painter, group, places)
            self._draw_names(painter, group, places, label)

    def _draw_bracket(self, painter: QPainter, group: Group, places: tuple[Placement, ...]) -> None:
        theme = self.look.theme
        first, last = places[0], places[-1]
        left, right = first.x - first.width / 2 + 1, last.x + last.width / 2 - 1
        y = first.y + first.height / 2 + 9
        pen = QPen(with_alpha(theme.text, 0.6), 1)
        if not group.melds[0].scored:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawPolyline(
            [QPointF(left, y - 5), QPointF(left, y), QPointF(right, y), QPointF(right, y - 5)]
        )
        thick = QPen(QColor(theme.points), 2.6)
        thick.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(thick)
        for meld in group.melds[1:]:
            for start, end in group.runs(meld):
                x = places[start].x - first.width / 2 + 3
                # Up to the next card, which lies over this one; the last card is seen whole.
                stop = places[end + 1].x - first.width / 2 - 3 if end + 1 < len(places) else right - 2
                painter.drawLine(QPointF(x, y), QPointF(stop, y))

    def _draw_names(self, painter: QPainter, group: Group, places: tuple[Placement, ...], label: Box) -> None:
        look, theme = self.look, self.look.theme
        y = places[0].y + places[0].height / 2 + 10
        parts = labels(group)
        total = label_width(look, group)
        if total > label.width + 1:
            parts = self._shortened(parts, total - label.width)
            total = label.width
        if not parts:
            parts = labels(group)
            painter.setFont(look.small)
            painter.setPen(QColor(theme.text))
            area = QRectF(label.left, y, label.width, look.line * 1.15)
            painter.drawText(area, Align.AlignCenter, elided(_whole(parts), look.small, label.width))
            return
        x = label.left + (label.width - total) / 2
        for number, (name, points) in enumerate(parts):
            lead = _SEPARATOR if number else ""
            for text, font, ink in (
                (lead, look.small, theme.quiet),
                (_before(name, points), look.small, theme.text),
                (points, look.bold, theme.points),
            ):
                painter.setFont(font)
                painter.setPen(QColor(ink))
                width = look.width(text, font)
                area = QRectF(x, y, width + 2, look.line * 1.15)
                painter.drawText(area, Align.AlignLeft | Align.AlignVCenter, text)
                x += width

    def _shortened(self, parts: Sequence[tuple[str, str]], over: float) -> list[tuple[str, str]]:
        """The parts, `over` logical pixels narrower by their names; none if too little of these is left."""
        font = self.look.small
        whole = sum(self.look.width(name, font) for name, _ in parts)
        share = (whole - over) / whole
        if share < _LEAST_SHARE:
            return []
        return [(elided(name, font, share * self.look.width(name, font)), points) for name, points in parts]

"""Everything on the table that is pressed: the chips of what may be declared, and the two buttons."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from bezique_qt.app.models.arrange import WAYS
from bezique_qt.app.table import texts, z
from bezique_qt.app.table.chips import Chip, MoreChip, Pressable, chip_size
from bezique_qt.app.table.layout import Layout, Texts, flow
from bezique_qt.app.table.look import Look
from bezique_qt.app.table.offers import Offer
from bezique_qt.app.table.rows import Box
from bezique_qt.app.table.signs import rect
from bezique_qt.rules import PlayerView

FINGER = 40.0
"""Logical pixels that a finger can hit."""
SORT, LAST_TRICK = "button:sort", "button:last-trick"


class Controls:
    """Makes, places and finds the chips and buttons, each by its key."""

    def __init__(self, scene: QGraphicsScene, look: Look) -> None:
        self._scene = scene
        self._look = look
        self._chips: list[Pressable] = []
        self.hovered = ""
        self._focused = ""
        self._down = ""
        self.sort = Pressable(look, SORT)
        self.sort.opens_list = True
        self.last_trick = Pressable(look, LAST_TRICK)
        for button in (self.last_trick, self.sort):
            button.setZValue(z.CHIPS)
            button.setVisible(False)
            scene.addItem(button)

    def __iter__(self) -> Iterator[Pressable]:
        """Every control that can be pressed now, chips first."""
        yield from self._chips
        yield from (button for button in (self.last_trick, self.sort) if button.isVisible())

    def texts(self, look: Look) -> Texts:
        """The room that buttons need in any of their states."""
        sort = max(look.width(texts.sort_button(way), look.small) for way in WAYS)
        last = look.width(texts.last_trick(), look.small)
        pad = 1.4 * look.line
        return Texts(look.line, sort + pad + 0.9 * look.line, last + pad)

    def set_look(self, look: Look) -> None:
        """Draw with another theme, language or resolution."""
        self._look = look
        for control in (*self._chips, self.sort, self.last_trick):
            control.set_look(look)

    def update(
        self, offers: tuple[Offer, ...], view: PlayerView, layout: Layout, way: str, has_last: bool
    ) -> None:
        """Show the chips of these offers, and the buttons."""
        for chip in self._chips:
            self._scene.removeItem(chip)
        line = self._look.line
        area = layout.chips
        caption = 1.25 * line
        below = Box(area.left, area.top + caption, area.width, max(0.0, area.height - caption))
        size = chip_size(self._look, below.height)
        chips: list[Pressable] = [Chip(self._look, offer, view) for offer in offers]
        shown, boxes = _placed(self._look, chips, offers, below, size.width(), size.height())
        self._chips = shown
        for chip, box in zip(shown, boxes, strict=True):
            chip.setZValue(z.CHIPS)
            chip.set_box(rect(box))
            self._scene.addItem(chip)
        self.sort.text = texts.sort_button(way)
        self.sort.set_box(rect(layout.sort))
        self.sort.setVisible(True)
        self.last_trick.text = texts.last_trick()
        self.last_trick.set_box(rect(layout.last_trick))
        self.last_trick.setVisible(has_last)
        self._show()

    def at(self, point: QPointF) -> Pressable | None:
        """The control under a point; a finger may miss it a little, as long as it hits no other."""
        near: list[Pressable] = []
        for control in self:
            if control.box.contains(point):
                return control
            spare = max(2.0, (FINGER - control.box.height()) / 2)
            if control.box.adjusted(-2, -spare, 2, spare).contains(point):
                near.append(control)
        return min(near, key=lambda found: abs(found.box.center().y() - point.y()), default=None)

    def find(self, key: str) -> Pressable | None:
        """The control with this key, if it can be pressed now."""
        return next((control for control in self if control.key == key), None)

    def chips(self) -> tuple[Pressable, ...]:
        """The chips from left to right, line by line."""
        return tuple(self._chips)

    def hover(self, key: str, down: str = "") -> None:
        """Show which control the pointer is over, and which one it presses."""
        self.hovered, self._down = key, down
        self._show()

    def focus(self, key: str) -> None:
        """Show which control has the keyboard's focus; empty: none."""
        self._focused = key
        self._show()

    def _show(self) -> None:
        for control in self:
            key = control.key
            control.set_marks(key == self.hovered, key == self._focused, key == self._down)


def _placed(
    look: Look, chips: list[Pressable], offers: tuple[Offer, ...], area: Box, gap: float, height: float
) -> tuple[list[Pressable], tuple[Box, ...]]:
    """The chips that find room and their boxes.  The last one, which goes on, is always among them; a chip
    that lists the others comes before it where not all have room."""
    widths = [chip.wanted_width() for chip in chips]
    boxes = flow(widths, area, height, gap)
    if boxes is not None:
        return chips, boxes
    for kept in range(len(chips) - 2, -1, -1):
        rest = MoreChip(look, offers[kept:-1])
        boxes = flow([*widths[:kept], rest.wanted_width(), widths[-1]], area, height, gap)
        if boxes is not None:
            return [*chips[:kept], rest, chips[-1]], boxes
    # Not even two lines: pills side by side, as narrow as they must be.
    rest = MoreChip(look, offers[:-1])
    half = (area.width - gap) / 2
    row = (Box(area.left, area.top, half, height), Box(area.left + half + gap, area.top, half, height))
    return [rest, chips[-1]], row

"""Finds texts that have less room than they need: by the size hints of widgets, and by what is painted."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRect, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenuBar,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QWidget,
)

from bezique_qt.app.table.brackets import Brackets
from bezique_qt.app.table.chips import Pressable
from bezique_qt.app.table.signs import Sign
from bezique_qt.app.table.view import TableView
from tests.i18n.walk import painted

TIP = Qt.ItemDataRole.ToolTipRole
_PARTS = re.compile(r"\{[^{}]*\}|%L?n|%L?\d|&|<[^<>]*>|\(s\)|[^\W\d_]+|.", re.DOTALL)


def longer(text: str) -> str:
    """A text whose words have two fifths more letters; placeholders and keys stay as they are."""
    made, owed = "", 0.0
    for part in _PARTS.findall(text):
        owed += 0.4 * len(part)
        if part.isalpha():
            part += part[-1] * round(owed)
            owed -= round(owed)
        made += part if part != "(s)" else ""
    return made


class Longer(QTranslator):
    """English with longer words."""

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        """Every text, those of Qt's own widgets too."""
        return longer(source).replace("%n", str(n))

    def isEmpty(self) -> bool:
        """It has an answer to everything."""
        return False


def cut_off(root: QWidget) -> list[str]:
    """What has too little room in a shown widget and all that is in it."""
    found = []
    for widget in [root, *root.findChildren(QWidget)]:
        if widget.isVisible():
            found += [f"{type(widget).__name__} {widget.objectName()}: {wrong}" for wrong in _of(widget)]
    return found


def _of(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel) and widget.wordWrap():
        if widget.height() < widget.heightForWidth(widget.width()):
            yield f"{widget.text()!r} is {widget.height()} high of {widget.heightForWidth(widget.width())}"
    elif isinstance(widget, QLabel | QAbstractButton):
        wanted = widget.minimumSizeHint().expandedTo(
            widget.sizeHint() if isinstance(widget, QLabel) else widget.minimumSizeHint()
        )
        if widget.text() and (
            widget.width() < wanted.width() or widget.height() < widget.minimumSizeHint().height()
        ):
            yield f"{widget.text()!r} has {widget.size().toTuple()} of {wanted.toTuple()}"
    elif isinstance(widget, QTabBar):
        last = widget.tabRect(widget.count() - 1)
        if last.right() > widget.width():
            yield f"the tabs reach to {last.right()} of {widget.width()}"
        for number in range(widget.count()):
            if widget.tabRect(number).width() < widget.tabSizeHint(number).width():
                yield f"{widget.tabText(number)!r} is narrow"
    elif isinstance(widget, QHeaderView) and isinstance(widget.parent(), QTableView):
        for section in range(widget.count()):
            wanted_width = widget.sectionSizeFromContents(section).width()
            if widget.sectionSize(section) < wanted_width:
                yield f"column {section} has {widget.sectionSize(section)} of {wanted_width}"
    elif isinstance(widget, QComboBox):
        room = _room_in(widget).width()
        for number in range(widget.count()):
            if widget.fontMetrics().horizontalAdvance(widget.itemText(number)) > room:
                yield f"{widget.itemText(number)!r} in {room}"
    elif isinstance(widget, QLineEdit) and not isinstance(widget.parent(), QComboBox):
        if widget.fontMetrics().horizontalAdvance(widget.placeholderText()) > widget.width() - 16:
            yield f"{widget.placeholderText()!r} in {widget.width()}"
    elif isinstance(widget, QMenuBar):
        corner = widget.cornerWidget()
        room_for = widget.width() - (corner.sizeHint().width() if corner is not None else 0)
        if corner is not None and corner.width() < corner.sizeHint().width():
            yield f"the corner has {corner.width()} of {corner.sizeHint().width()}"
        for action in widget.actions():
            if not action.text() or widget.actionGeometry(action).right() > room_for:
                yield f"{action.text()!r} reaches {widget.actionGeometry(action).right()} of {room_for}"
    if isinstance(widget, TableView):
        yield from _in_table(widget)
    elif isinstance(widget, QAbstractItemView):
        tips = [str(widget.model().index(row, 0).data(TIP)) for row in range(widget.model().rowCount())]
        for text in painted(widget.viewport()):
            if _is_elided(text) and not any(tip.startswith(text[:-1].rstrip()) for tip in tips):
                yield f"{text!r} is painted"


def _room_in(box: QComboBox) -> QRect:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    style = box.style()
    return style.subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )


def _is_elided(text: str) -> bool:
    """No text of the table or of a list ends in three dots by itself."""
    return text.endswith("…")


def _in_table(table: TableView) -> Iterator[str]:
    """A text that is cut may be read in whole where the pointer rests on it."""
    signs = [sign for sign in table.scene().items() if isinstance(sign, Sign) and sign.isVisible()]
    for text in painted(table):
        if _is_elided(text):
            begun = text[:-1].rstrip()
            if not any(_tells(table, sign, begun) for sign in signs):
                yield f"{text!r} is painted, and nothing there tells the rest"


def _tells(table: TableView, sign: Sign, begun: str) -> bool:
    """Whether it is this sign that begins to say something, and the pointer reads all of it there."""
    if isinstance(sign, Pressable):
        return sign.text.startswith(begun) and sign.text in table.desk.named_at(sign.box.center())
    told = [line for line in sign.told().splitlines() if line.startswith(begun)]
    points = [sign.box.center()]
    if isinstance(sign, Brackets):
        points = [
            QPointF(x, sign.box.top() + y)
            for x in range(0, table.width(), 20)
            for y in range(0, int(sign.box.height()), 4)
        ]
    return bool(told) and any(told[0] in table.desk.named_at(sign.mapToScene(point)) for point in points)

"""Goes over a window and notes every text that a person can read or hear, each at a place of its own.

A place says where a text stands and nothing about the language, so that what is said there can be compared
before and after a switch.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QAbstractProxyModel,
    QBuffer,
    QCoreApplication,
    QEvent,
    QIODevice,
    QModelIndex,
    QPoint,
    Qt,
)
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QTextEdit,
    QWidget,
)

from bezique_qt.app.models.lessons import LessonRole, LessonsModel
from bezique_qt.app.models.log import LogModel, LogRole
from bezique_qt.app.models.review import WorstModel, WorstRole
from bezique_qt.app.models.score import ScoreModel, ScoreRole
from bezique_qt.app.panels.marks import MiniCards
from bezique_qt.app.panels.side import TABS
from bezique_qt.app.table.card_item import CardItem
from bezique_qt.app.table.chips import Pressable
from bezique_qt.app.table.signs import Sign
from bezique_qt.app.window import MainWindow

Said = dict[str, str]
"""Place and text."""

_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
_NO_WORDS = {"key", "suit"}
"""Attributes of a sign that hold ids."""


def settle() -> None:
    """Let Qt tell every widget of what was posted, a new language among it, and take away what is deleted."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def walk(window: MainWindow) -> Said:
    """Every text of the window, of all pages beside the table, of its open dialog and of its menus."""
    found: Said = {}
    for name in TABS:
        window.side.show_tab(name)
        settle()
        found |= {f"{name}: {place}": text for place, text in _of_widget(window.side) if text}
    window.side.show_tab("hint")
    settle()
    return found | glance(window) | dialogs(window)


def glance(window: MainWindow) -> Said:
    """Every text of the window as it is to be seen now, and of its menus."""
    found = dict(_of_widget(window)) | dict(_of_menus(window)) | dict(_of_table(window))
    return {place: text for place, text in found.items() if text}


def dialogs(window: MainWindow) -> Said:
    """Every text of what is open beside the window."""
    found: Said = {}
    for root in QApplication.topLevelWidgets():
        if root is not window and root.isVisible() and not isinstance(root, QMenu):
            found |= dict(_of_widget(root, type(root).__name__))
    return {place: text for place, text in found.items() if text}


def _of_widget(widget: QWidget, place: str = "window") -> Iterator[tuple[str, str]]:
    yield from _own_texts(widget, place)
    if isinstance(widget, QAbstractItemView | QComboBox | QTextEdit):
        return
    children = [child for child in widget.children() if isinstance(child, QWidget)]
    for number, child in enumerate(child for child in children if child.isVisible()):
        if not isinstance(child, QMenu) and not child.isWindow():
            name = child.objectName() or type(child).__name__
            yield from _of_widget(child, f"{place}/{number} {name}")


def _own_texts(widget: QWidget, place: str) -> Iterator[tuple[str, str]]:
    yield f"{place} title", widget.windowTitle()
    yield f"{place} tool tip", widget.toolTip()
    yield f"{place} status tip", widget.statusTip()
    yield f"{place} help", widget.whatsThis()
    yield f"{place} name", widget.accessibleName()
    yield f"{place} description", widget.accessibleDescription()
    listed = isinstance(widget, QAbstractItemView) or widget.objectName() == "lookInCombo"
    if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and not listed:
        heard = QAccessible.queryAccessibleInterface(widget)
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description):
            yield f"{place} heard {kind.name}", heard.text(kind)
    if isinstance(widget, QLabel | QAbstractButton):
        yield f"{place} text", widget.text()
    elif isinstance(widget, QLineEdit):
        yield f"{place} placeholder", widget.placeholderText()
    elif isinstance(widget, QComboBox) and widget.objectName() != "lookInCombo":  # which lists folders
        yield from _of_model(widget.model(), place)
        yield f"{place} current", widget.currentText()
    elif isinstance(widget, QTabBar):
        for number in range(widget.count()):
            yield f"{place} tab {number}", widget.tabText(number)
            yield f"{place} tab {number} tip", widget.tabToolTip(number)
            yield f"{place} tab {number} name", widget.accessibleTabName(number)
    elif isinstance(widget, QGroupBox):
        yield f"{place} title", widget.title()
    elif isinstance(widget, QTextEdit):
        for number, line in enumerate(widget.toPlainText().splitlines()):
            yield f"{place} line {number}", line
    elif isinstance(widget, QAbstractItemView) and not isinstance(widget.window(), QFileDialog):
        yield from _of_model(widget.model(), place)
    elif isinstance(widget, MiniCards):
        yield f"{place} indices", widget._style.letters


def _of_model(model: QAbstractItemModel, place: str) -> Iterator[tuple[str, str]]:
    source = model
    while isinstance(source, QAbstractProxyModel):
        source = source.sourceModel()
    roles: tuple[int, ...] = tuple(role.value for role in _ROLES)
    if isinstance(source, LogModel):
        roles += (LogRole.HEADING,)
    elif isinstance(source, LessonsModel):
        roles += (LessonRole.LINE, LessonRole.GAME, LessonRole.HEADING)
    elif isinstance(source, WorstModel):
        roles += (WorstRole.PLACE, WorstRole.COST, WorstRole.BETTER)
    elif isinstance(source, ScoreModel):
        roles += (ScoreRole.DETAIL,)
    nowhere = QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(nowhere)
    for column in range(columns):
        if not isinstance(model, QAbstractListModel):
            for role in roles:
                text = model.headerData(column, Qt.Orientation.Horizontal, role)
                yield f"{place} head {column} role {role}", _text(text)
        for row in range(model.rowCount(nowhere)):
            for role in roles:
                yield f"{place} {row}.{column} role {role}", _text(model.index(row, column).data(role))


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _of_menus(window: MainWindow) -> Iterator[tuple[str, str]]:
    """The menus and all actions; a list that is open over the table belongs to the window too."""
    for number, menu in enumerate(window.findChildren(QMenu)):
        yield f"menu {number}", menu.title()
        if menu.isVisible():
            for place, entry in enumerate(menu.actions()):
                yield f"menu {number} entry {place}", entry.text()
    for name, action in window.menus.actions.items():
        yield from _of_action(action, f"action {name}")
    for number, action in enumerate(window.findChildren(QAction)):
        yield from _of_action(action, f"action {number}")


def _of_action(action: QAction, place: str) -> Iterator[tuple[str, str]]:
    yield f"{place} text", action.text()
    yield f"{place} tool tip", action.toolTip()
    yield f"{place} status tip", action.statusTip()
    yield f"{place} help", action.whatsThis()


def _of_table(window: MainWindow) -> Iterator[tuple[str, str]]:
    desk = window.table.desk
    for number, model in enumerate(desk.piles.models()):
        yield from _of_model(model, f"pile {number}")
    scene = window.table.scene()
    signs = {name: sign for name, sign in vars(desk.furniture).items() if isinstance(sign, Sign)}
    signs |= {control.key: control for control in desk.controls}
    known = set(signs.values())
    others = [item for item in scene.items() if isinstance(item, Sign) and item not in known]
    signs |= {type(sign).__name__: sign for sign in others}
    for key, sign in signs.items():
        if sign.isVisible():
            yield from _of_sign(sign, f"table {key}")
            if not sign.box.isEmpty():
                yield f"table {key} tip", desk.named_at(sign.mapToScene(sign.box.center()))
    for item in scene.items():
        if isinstance(item, CardItem):
            yield f"table {item.key} indices", item.look.cards.letters


def _of_sign(sign: Sign, place: str) -> Iterator[tuple[str, str]]:
    for name, value in vars(sign).items():
        if isinstance(value, str) and name not in _NO_WORDS:
            yield f"{place} {name}", value
    if isinstance(sign, Pressable):
        yield f"{place} spoken", sign.spoken()
    yield f"{place} told", sign.told()


def painted(widget: QWidget) -> list[str]:
    """The texts that a widget paints, in the pieces in which it paints them."""
    target = QBuffer()
    target.open(QIODevice.OpenModeFlag.WriteOnly)
    picture = QSvgGenerator()
    picture.setOutputDevice(target)
    picture.setSize(widget.size())
    if isinstance(widget, QGraphicsView):
        widget.viewport().render(picture, QPoint(0, 0))
    else:
        widget.render(picture, QPoint(0, 0))
    del picture
    return re.findall(r"<text[^>]*>(.*?)</text>", bytes(target.data().data()).decode(), re.DOTALL)

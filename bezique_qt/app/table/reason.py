"""Why a try was not done: a card of text beside it, with the way to the rule book.

A widget over the table rather than a picture in it, so that the link has a focus and a screen reader
reads it.  It blocks nothing: it goes with the next thing that the player does.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from bezique_qt.app.phrases import WhyText, fill
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP
from bezique_qt.app.theme import semibold

_GAP = 8
"""Pixels to the sides of the table."""
_WIDTH_IN_LINES = 18
_WAY = 25.0
_STEP = 12.0


def nearest_place(size: QSizeF, anchor: QRectF, keep_free: Sequence[QRectF], room: QRectF) -> QPointF:
    """Where the upper left corner of a box goes: inside `room`, near `anchor`, over little of `keep_free`.

    A pixel of way counts as much as `_WAY` square pixels that are hidden.
    """

    def cost(corner: QPointF) -> float:
        box = QRectF(corner, size)
        hidden = 0.0
        for taken in keep_free:
            common = box.intersected(taken)
            hidden += common.width() * common.height()
        return hidden + _WAY * (box.center() - anchor.center()).manhattanLength()

    most = QPointF(
        max(room.left(), room.right() - size.width()), max(room.top(), room.bottom() - size.height())
    )
    columns = [room.left(), most.x(), anchor.center().x() - size.width() / 2, anchor.left(), anchor.right()]
    columns = [min(max(x, room.left()), most.x()) for x in columns]
    steps = int((most.y() - room.top()) // _STEP) + 1
    rows = [*(room.top() + _STEP * step for step in range(steps)), most.y()]
    return min((QPointF(x, y) for x in columns for y in rows), key=cost)


class ReasonCard(QFrame):
    """Shows one `WhyText`.  `rule_wanted` carries the id of its rule, `left` says that it was clicked away
    or left by the keyboard."""

    rule_wanted = Signal(str)
    left = Signal()

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self.setObjectName("reason")
        self.shown: WhyText | None = None
        self._texts: list[QLabel] = []
        self.link = QPushButton()
        self.link.setObjectName("rulelink")
        self.link.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.link.setCursor(Qt.CursorShape.PointingHandCursor)
        self.link.clicked.connect(self._want)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(12, 8, 12, 8)
        self._rows.setSpacing(4)
        self._rows.addWidget(self.link, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def explain(self, text: WhyText, font: QFont, line: float) -> None:
        """Show it in a font whose lines are `line` pixels high."""
        self.shown = text
        bold = semibold(font)
        for label in self._texts:
            self._rows.removeWidget(label)
            label.hide()
            label.deleteLater()
        self._texts = []
        for number, said in enumerate(part for part in (text.rule, *text.facts, text.instead) if part):
            label = QLabel(said, self)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setFont(font if number else bold)
            self._rows.insertWidget(number, label)
            self._texts.append(label)
        self.link.setFont(font)
        self.link.setText(fill(QT_TRANSLATE_NOOP("phrases", "§ Rule book: {heading}"), heading=text.heading))
        self.setAccessibleName(text.spoken)
        room = self._room()
        width = min(
            max(round(_WIDTH_IN_LINES * line), self._rows.totalMinimumSize().width()), round(room.width())
        )
        self.setFixedWidth(width)
        self._rows.activate()
        self.setFixedHeight(min(self._rows.totalHeightForWidth(width), round(room.height())))
        self.show()
        self.raise_()

    def stand_by(self, anchor: QRectF, keep_free: Sequence[QRectF]) -> None:
        """Stand as near to the anchor as may be, and over as little as may be of what is to be kept free."""
        self.move(nearest_place(QSizeF(self.size()), anchor, keep_free, self._room()).toPoint())

    def _room(self) -> QRectF:
        return QRectF(self._table.rect()).adjusted(_GAP, _GAP, -_GAP, -_GAP)

    def put_away(self) -> None:
        """Show nothing any more."""
        self.shown = None
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return follows the link, as the space bar does; Escape goes back to the table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._want()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the link takes it away, and does nothing to what lies below."""
        self.left.emit()

    def _want(self) -> None:
        if self.shown is not None:
            self.rule_wanted.emit(self.shown.rule_id)

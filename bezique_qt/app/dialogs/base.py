"""What all dialogs share: words that follow the language, and choices that keep their value by id."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QLabel,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

Value = str | int


class Dialog(QDialog):
    """A dialog whose texts are set by `retranslate`, now and whenever the language changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)

    def retranslate(self) -> None:
        """Set every text in the language in force."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.grow()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Open wide and high enough."""
        super().showEvent(event)
        self.grow()

    def grow(self) -> None:
        """Become so wide that no line is cut off, and so high that every line has room at that width."""
        layout = self.layout()
        if layout is not None and self.isVisible():
            layout.activate()
            width = max(self.width(), layout.totalMinimumSize().width())
            needed = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else 0
            self.resize(width, max(self.height(), needed))


class ChoiceBox(QComboBox):
    """A list of choices known by ids; `chosen` tells the id that the person picks."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.activated.connect(self._tell)

    @property
    def value(self) -> Value | None:
        """The id of the current choice."""
        found: Value | None = self.currentData()
        return found

    def choose(self, value: Value) -> None:
        """Make an id current, if it is here."""
        place = self.findData(value)
        if place >= 0:
            self.setCurrentIndex(place)

    def set_choices(self, choices: Iterable[tuple[Value, str]]) -> None:
        """Set ids and texts; the current id stays current."""
        kept = self.value
        self.blockSignals(True)
        self.clear()
        for value, text in choices:
            self.addItem(text, value)
        if kept is not None:
            self.choose(kept)
        self.blockSignals(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box and a chevron: a style sheet leaves none."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 1.6)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        x, y = self.width() - 15.0, self.height() / 2
        painter.drawPolyline(QPolygonF([QPointF(x - 4, y - 2), QPointF(x, y + 2), QPointF(x + 4, y - 2)]))
        painter.end()

    def _tell(self) -> None:
        self.chosen.emit(self.value)


class CheckBox(QCheckBox):
    """A box with a tick that is seen on every theme: the style's own frame is darker than a dark panel."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tick into the box that the style sheet draws."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self.palette().color(QPalette.ColorRole.Base), box.width() / 8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        corners = ((0.25, 0.52), (0.43, 0.7), (0.76, 0.31))
        left, top, side = box.left(), box.top(), box.width()
        painter.drawPolyline(QPolygonF([QPointF(left + x * side, top + y * side) for x, y in corners]))
        painter.end()


def form() -> QFormLayout:
    """A form with labels at the left that may wrap where the window is narrow."""
    layout = QFormLayout()
    layout.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
    layout.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    layout.setHorizontalSpacing(16)
    layout.setVerticalSpacing(8)
    return layout


def named(label: QLabel, field: QWidget, text: str) -> None:
    """Give a field its label, for the eye and for a screen reader."""
    label.setText(text)
    label.setBuddy(field)
    field.setAccessibleName(text.replace("&", ""))

"""The advice in the hint panel: each option with its value, a bar, how it stands beside the best, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from bezique_qt.app.adviser import Adviser
from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.models.advice import AdviceModel, AdviceRole, Bar
from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.panels.marks import MiniCards
from bezique_qt.app.panels.reason_lines import reason_line
from bezique_qt.app.phrases import advice as words
from bezique_qt.app.stylesheet import text_px
from bezique_qt.app.theme import Theme
from bezique_qt.coach import Option, Reason
from bezique_qt.rules import Card

_REASONS: Final = (3, 2, 2)
"""So many reasons for the first options; one for each of the rest."""


class ValueBar(QWidget):
    """A value among the others: solid to the low end of its error, then hatched, with a tick at itself."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._bar = Bar(0.0, 0.0, 0.0)
        self._is_best = False
        self.setFixedHeight(text_px(14))

    def show_bar(self, bar: Bar, is_best: bool) -> None:
        """Show another value."""
        if (bar, is_best) != (self._bar, self._is_best):
            self._bar, self._is_best = bar, is_best
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the groove, the solid part, the band and the tick."""
        theme, bar = self._theme, self._bar
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height = float(self.width()), float(self.height())
        groove = QRectF(0, height * 0.28, width, height * 0.44)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel_line))
        painter.drawRoundedRect(groove, 2, 2)
        solid = QColor(theme.certain)
        solid.setAlphaF(1.0 if self._is_best else 0.6)
        painter.setBrush(solid)
        painter.drawRoundedRect(QRectF(0, groove.top(), width * bar.low, groove.height()), 2, 2)
        left, right = width * bar.low, width * bar.high
        if right - left > 1.5:
            self._draw_band(painter, QRectF(left, groove.top(), right - left, groove.height()))
        at = min(width - 1.0, max(1.0, width * bar.mean))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.fillRect(QRectF(round(at) - 1, 1, 2, height - 2), QColor(theme.panel_text))
        painter.end()

    def _draw_band(self, painter: QPainter, band: QRectF) -> None:
        painter.save()
        painter.setClipRect(band)
        pen = QPen(QColor(self._theme.estimate), 1)
        painter.setPen(pen)
        step = 5.0
        x = band.left() - band.height()
        while x < band.right():
            painter.drawLine(int(x), int(band.bottom()), int(x + band.height()), int(band.top()))
            x += step
        painter.restore()
        painter.setPen(QPen(QColor(self._theme.estimate), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(band.adjusted(0.5, 0.5, -0.5, -0.5))


class OptionView(QFrame):
    """One option. `pointed` carries its cards while the pointer or the keyboard's focus is on it."""

    pointed = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self, theme: Theme, style: CardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._style = style
        self._cards: tuple[Card, ...] = ()
        self._said: tuple[tuple[Reason, ...], bool] | None = None
        self.setObjectName("option")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.title = text_label("", "blocktitle")
        self.value = text_label("", "value", wrap=False)
        self.margin = text_label("", "margin", wrap=False)
        self.standing = text_label("", "standing")
        self.copies = text_label("", "smallquiet")
        self.bar = ValueBar(theme)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(10, 7, 10, 8)
        self._rows.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.value, 0, Qt.AlignmentFlag.AlignTop)
        self._rows.addLayout(head)
        self._line = QHBoxLayout()
        self._line.setSpacing(8)
        self._line.addWidget(self.standing, 1)
        self._line.addWidget(self.margin)
        self._rows.addLayout(self._line)
        self._rows.addWidget(self.copies)
        self._rows.addWidget(self.bar)
        self._reasons = QVBoxLayout()
        self._reasons.setSpacing(3)
        self._rows.addLayout(self._reasons)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the option."""
        return self._cards

    def show_option(self, index: QModelIndex) -> None:
        """Show a row of the model; only what differs is touched."""
        option: Option = index.data(AdviceRole.OPTION)
        is_best = bool(index.data(AdviceRole.IS_BEST))
        if option.cards != self._cards:
            self._cards = option.cards
            minis = MiniCards(option.cards, (), self._theme, self._style)
            if len(option.cards) <= 5:
                minis.keep_one_line()
            self._line.insertWidget(0, minis)
        texts = (
            (self.title, str(index.data())),
            (self.value, words.value(option.value)),
            (self.margin, words.margin(option.error) if option.error else ""),
            (self.standing, str(index.data(AdviceRole.STANDING))),
            (self.copies, str(index.data(AdviceRole.COPIES))),
        )
        for label, text in texts:
            if label.text() != text:
                label.setText(text)
        self.copies.setVisible(bool(self.copies.text()))
        self.bar.show_bar(index.data(AdviceRole.BAR), is_best)
        _name(self, "best" if is_best else "option")
        self._show_reasons(option, index.row())
        spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
        if self.accessibleName() != spoken:
            self.setAccessibleName(spoken)

    def _show_reasons(self, option: Option, row: int) -> None:
        most = _REASONS[row] if row < len(_REASONS) else 1
        said = (option.told(most), row == 0)
        if said == self._said:
            return
        self._said = said
        while (item := self._reasons.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        texts = []
        for one in said[0]:
            text = words.reason(one, first=row == 0)
            texts.append(text)
            line = reason_line(one, text, self._theme, self.rule_wanted.emit)
            self._reasons.addWidget(line)
            line.show()
        self.setAccessibleDescription(" ".join(texts))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Point at the cards."""
        self.pointed.emit(self._cards)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        self.pointed.emit(())
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at the cards."""
        self.pointed.emit(self._cards)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing."""
        self.pointed.emit(())
        super().focusOutEvent(event)


class AdvicePanel(QWidget):
    """Follows an adviser, and is hidden while there is no position to give advice on.

    `opponent` says how the other player is called.
    """

    cards_pointed = Signal(object)
    rule_wanted = Signal(str)
    went_to = Signal(object)
    """The option that the keys have gone to: it may lie where one has to scroll."""
    changed = Signal()
    """Something may need another room than before."""

    def __init__(
        self,
        adviser: Adviser,
        opponent: Callable[[], str],
        theme: Theme,
        style: CardStyle,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._adviser = adviser
        self._opponent = opponent
        self._theme = theme
        self._style = style
        self.model = AdviceModel(adviser, self)
        self.options: list[OptionView] = []
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(7)
        self._heading = text_label("", "heading")
        self._meaning = text_label("", "smallquiet")
        self.basis = text_label("", "basis")
        self.aim = text_label("", "smallquiet")
        head = QVBoxLayout()
        head.setSpacing(2)
        for label in (self._heading, self._meaning, self.aim, self.basis):
            head.addWidget(label)
        rows.addLayout(head)
        self._list = QVBoxLayout()
        self._list.setSpacing(6)
        rows.addLayout(self._list)
        self.model.modelReset.connect(self._rebuild)
        self.model.rowsInserted.connect(self._rebuild)
        self.model.rowsRemoved.connect(self._rebuild)
        self.model.rowsMoved.connect(self._move)
        self.model.dataChanged.connect(self._show_rows)
        adviser.changed.connect(self._show_head)
        self._show_head()

    def set_look(self, theme: Theme, style: CardStyle) -> None:
        """Take another theme or other card indices."""
        self._theme = theme
        self._style = style
        self._dress_again()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._dress_again()
        self._show_head()

    def _dress_again(self) -> None:
        """Build the options anew, with the focus on the one that has it."""
        row = next((row for row, view in enumerate(self.options) if view.hasFocus()), None)
        self._rebuild()
        if row is not None:
            self.options[row].setFocus()

    def _show_head(self) -> None:
        self.setVisible(self._adviser.view is not None)
        if self._adviser.view is None:
            return
        found = self._adviser.advice
        failed = self._adviser.has_failed
        for label, text in (
            (self._heading, words.heading()),
            (self.basis, "" if failed else words.basis(found)),
            (self._meaning, words.failed() if failed else words.what_values_are(found, self._opponent())),
            (self.aim, words.aim(found)),
        ):
            if label.text() != text:
                label.setText(text)
        self.aim.setVisible(bool(self.aim.text()))
        self.basis.setVisible(bool(self.basis.text()))
        _name(self.basis, "exact" if found is not None and found.exact else "basis")
        self._settle()

    def _rebuild(self) -> None:
        if any(view.underMouse() or view.hasFocus() for view in self.options):
            self.cards_pointed.emit(())
        for view in self.options:
            self._list.removeWidget(view)
            view.hide()
            view.deleteLater()
        self.options = []
        for _ in range(self.model.rowCount()):
            view = OptionView(self._theme, self._style)
            view.pointed.connect(self.cards_pointed)
            view.rule_wanted.connect(self.rule_wanted)
            self.options.append(view)
            self._list.addWidget(view)
            view.show()
        self._show_rows()

    def _move(self, parent: QModelIndex, start: int, end: int, to: QModelIndex, row: int) -> None:
        view = self.options.pop(start)
        row = row if row < start else row - 1
        self.options.insert(row, view)
        self._list.removeWidget(view)
        self._list.insertWidget(row, view)
        self._settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from option to option."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        at = next((row for row, view in enumerate(self.options) if view.hasFocus()), None)
        if step is None or at is None or not 0 <= at + step < len(self.options):
            super().keyPressEvent(event)
        else:
            self.options[at + step].setFocus(Qt.FocusReason.TabFocusReason)
            self.went_to.emit(self.options[at + step])

    def _settle(self) -> None:
        """Give everything its room, from the inside out: a layout hears only later of what is within."""
        for widget in (*self.options, self):
            layout = widget.layout()
            if layout is not None:
                layout.activate()
        self.changed.emit()

    def _show_rows(self) -> None:
        for row, view in enumerate(self.options):
            view.show_option(self.model.index(row))
        self._settle()


def _name(widget: QWidget, name: str) -> None:
    """Let the style sheet know a widget by another name."""
    if widget.objectName() != name:
        widget.setObjectName(name)
        widget.style().unpolish(widget)
        widget.style().polish(widget)

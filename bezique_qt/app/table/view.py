"""The widget of the table: it passes mouse and keys on, and tells the table its size and resolution."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QCloseEvent,
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QToolTip, QWidget

from bezique_qt.app.phrases import WhyText
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.table import texts
from bezique_qt.app.table.chips import Chip, Pressable
from bezique_qt.app.table.controls import LAST_TRICK
from bezique_qt.app.table.desk import Desk
from bezique_qt.app.table.felt import Felt
from bezique_qt.app.table.keys import Keys
from bezique_qt.app.table.lists import Lists
from bezique_qt.app.table.pointer import Pointer
from bezique_qt.app.table.reason import ReasonCard
from bezique_qt.app.table.signs import rect
from bezique_qt.app.theme import Theme, theme_for
from bezique_qt.rules import Card


class TableView(QGraphicsView):
    """The card table.  It shows the session, and sends it what the player does.

    `refused_shown` carries the sentence that says why something was not done, `rule_wanted` the id of a rule
    that the player wants to read on; `spoken` each sentence that a screen reader is told.
    """

    refused_shown = Signal(str)
    rule_wanted = Signal(str)
    spoken = Signal(str)

    def __init__(self, session: Session, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._felt = Felt()
        self._scene = QGraphicsScene(self)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(480, 360)
        self.desk = Desk(self._scene, session, settings, theme_for(settings.theme), self)
        self.pointer = Pointer(self.desk, self)
        self.keys = Keys(self.desk, self)
        self.lists = Lists(self.desk, settings, self)
        self.reason = ReasonCard(self.viewport())
        self.desk.refusals.shown.connect(self._explain)
        self.desk.refusals.gone.connect(self._drop_reason)
        self.reason.rule_wanted.connect(self.rule_wanted)
        self.reason.left.connect(self._leave_reason)
        self.pointer.pressed.connect(self._on_pressed)
        self.keys.pressed.connect(self._on_pressed)
        self.keys.list_wanted.connect(self._on_list_wanted)
        self.keys.spoke.connect(self._say)
        self._name()
        self._fit()

    # what the window tells the table

    def set_theme(self, theme: Theme) -> None:
        """Draw on another table."""
        self.desk.set_theme(theme)
        self.viewport().update()

    def retranslate(self) -> None:
        """Write everything in the language in use now, indices of the cards too."""
        QToolTip.hideText()
        self._name()
        self.desk.retranslate()
        self.lists.retranslate()

    def lift_cards(self, cards: Iterable[Card]) -> None:
        """Lift cards that something beside the table points at; none: no longer."""
        self.desk.lift("panel", frozenset(cards))

    def show_last_trick(self) -> None:
        """Show the last trick again, or take it away when it is shown."""
        self.desk.show_last_trick()

    def wish(self, name: str) -> None:
        """Do what an entry of the menu asks for, with the chosen cards or the one with the focus."""
        self.desk.wish(name, self.desk.chosen() or self.keys.card())

    def show_rule_of_reason(self) -> bool:
        """Ask for the rule that stands in the reason shown; False if none is shown."""
        reason = self.desk.refusals.current
        if reason is not None:
            self.rule_wanted.emit(reason.rule_id)
        return reason is not None

    # what Qt tells the widget

    def drawBackground(self, painter: QPainter, area: QRectF | QRect) -> None:
        """Draw the cloth."""
        size = QSizeF(self.viewport().size())
        self._felt.paint(painter, QRectF(area), size, self.desk.theme, self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        self.pointer.cancel()
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """From now on cards move."""
        super().showEvent(event)
        self.desk.is_shown = True
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves that is not seen."""
        super().hideEvent(event)
        self._stop()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing goes on behind a closed window."""
        self._stop()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font of the system; of the language the window tells."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._fit()

    def event(self, event: QEvent) -> bool:
        """Follow the resolution of the screen, and let a drag end with its window."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.UngrabMouse):
            self.pointer.cancel()
        return bool(super().event(event))

    def viewportEvent(self, event: QEvent) -> bool:
        """Name what the pointer rests on."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            text = self.desk.named_at(self.mapToScene(event.pos()))
            QToolTip.showText(event.globalPos(), text, self.viewport())
            return True
        return bool(super().viewportEvent(event))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The pointer presses."""
        self.keys.rest()
        if event.button() == Qt.MouseButton.LeftButton:
            several = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self.pointer.press(self._at(event), several)
        elif event.button() == Qt.MouseButton.RightButton:
            self.pointer.cancel()
            control = self.desk.controls.at(self._at(event))
            if control is not None:
                self._on_list_wanted(control)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The pointer moves."""
        self.pointer.move(self._at(event), bool(event.buttons() & Qt.MouseButton.LeftButton))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The pointer lets go."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.release(self._at(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The pointer presses for the second time."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.double(self._at(event))

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer leaves."""
        super().leaveEvent(event)
        self.pointer.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key is pressed; what means nothing here goes on to the window."""
        if event.key() == Qt.Key.Key_Escape:
            if self.pointer.cancel() or self.desk.dismiss() or self.pointer.deselect() or self.desk.hurry():
                return
            event.ignore()
            return
        if not self.keys.press(event):
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes to the reason that is shown, else through the rows of the table before it leaves it."""
        if forward and self.hasFocus() and self.reason.isVisible():
            self.reason.link.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return self.keys.tab(forward) or bool(super().focusNextPrevChild(forward))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the focus is, if a key has brought it here."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.keys.enter(event.reason() == Qt.FocusReason.TabFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A drag does not outlive the focus."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.pointer.cancel()
            self.keys.rest()

    # inside

    def _at(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def _fit(self) -> None:
        size = self.viewport().size()
        self.desk.resize(size.width(), size.height(), self.devicePixelRatioF(), self.font())
        self.setSceneRect(0, 0, size.width(), size.height())
        self.resetCachedContent()

    def _stop(self) -> None:
        self.pointer.cancel()
        self.desk.is_shown = False
        self.desk.dismiss()
        self.desk.animator.finish_all()

    def _name(self) -> None:
        self.setAccessibleName(texts.table_name())

    def _explain(self, text: WhyText, place: QRectF) -> None:
        desk = self.desk
        keep_free = [rect(item.home.bounds()) for item in desk.stage.items() if item.card is not None]
        keep_free += [control.box for control in desk.controls]
        keep_free.append(place)  # twice as dear: it is what the words are about
        self.reason.explain(text, desk.look.small, desk.look.line)
        self.reason.stand_by(place, keep_free)
        self.refused_shown.emit(text.rule)
        self._say(text.spoken)

    def _drop_reason(self) -> None:
        had_focus = self.reason.link.hasFocus()
        self.reason.put_away()
        if had_focus:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave_reason(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.desk.dismiss()

    def _on_pressed(self, control: Pressable, at: QPointF | None = None) -> None:
        """A chip or button is pressed by the pointer (`at` a point) or by a key."""
        if isinstance(control, Chip):
            if at is not None and control.list_area().contains(at):
                self._on_list_wanted(control)
            else:
                self.desk.take(control.offer)
        elif control.key == LAST_TRICK:
            self.desk.show_last_trick()
        else:
            self._on_list_wanted(control)

    def _on_list_wanted(self, control: object) -> None:
        if isinstance(control, Pressable):
            below = self.mapFromScene(control.box.bottomLeft() + QPointF(0, 4))
            self.lists.open_for(control, self.viewport().mapToGlobal(below))

    def _say(self, sentence: str) -> None:
        """Tell a screen reader where the focus is or why something is refused; the window tells events."""
        self.spoken.emit(sentence)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self, sentence)
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)

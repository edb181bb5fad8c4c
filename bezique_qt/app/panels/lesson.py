"""The lesson beside the table: its story, its goals, what came of it, and how to go on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMetaObject, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bezique_qt.app.lessons.classroom import Classroom
from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.panels.marks import GoalMark
from bezique_qt.app.phrases import lessons as words
from bezique_qt.app.phrases import number
from bezique_qt.app.session import OPPONENT, Session
from bezique_qt.app.theme import Theme
from bezique_qt.rules import RUBICON

_SIDE = 14


class _Page(QScrollArea):
    """Takes the height that its page needs, and scrolls where there is less."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wants_end = False
        self.verticalScrollBar().rangeChanged.connect(self._on_range)

    def show_end(self) -> None:
        """Show the end of the page, now and when it has been laid out."""
        self._wants_end = True
        self._on_range(0, self.verticalScrollBar().maximum())

    def show_beginning(self) -> None:
        """Show the beginning of the page."""
        self._wants_end = False
        self.verticalScrollBar().setValue(0)

    def _on_range(self, low: int, high: int) -> None:
        if self._wants_end:
            self.verticalScrollBar().setValue(high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width asks for another height."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as the page is at this width."""
        page = self.widget()
        width = self.viewport().width()
        height = page.heightForWidth(width) if page is not None else 0
        return QSize(width, max(height, 0) + 2)

    def minimumSizeHint(self) -> QSize:
        """A few lines are enough to scroll in."""
        return QSize(60, min(self.sizeHint().height(), 90))


class LessonPanel(QFrame):
    """Follows the classroom.  `list_wanted`: another lesson is to be chosen."""

    list_wanted = Signal()

    def __init__(
        self, classroom: Classroom, session: Session, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("lesson")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._room = classroom
        self._session = session
        self._theme = theme
        self._place = text_label("", "smallquiet")
        self._title = text_label("", "heading")
        self._page = _Page()
        self._page.setObjectName("page")
        self._page.setWidgetResizable(True)
        self._page.setFrameShape(QFrame.Shape.NoFrame)
        self._page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        self.again = QPushButton()
        self.help = QPushButton()
        self.on = QPushButton()
        self.list = QPushButton()
        self.leave = QPushButton()
        for button in (self.again, self.help, self.on, self.list, self.leave):
            button.setAutoDefault(True)  # Return presses them, as the space bar does
        self._first, self._second = QHBoxLayout(), QHBoxLayout()
        self._lay_out()
        self.again.clicked.connect(classroom.again)
        self.help.clicked.connect(classroom.help)
        self.on.clicked.connect(classroom.go_on)
        self.list.clicked.connect(self.list_wanted)
        self.leave.clicked.connect(classroom.leave)
        classroom.begun.connect(self._begin)
        classroom.moved.connect(self._follow)
        classroom.left.connect(self.hide)
        classroom.reminded.connect(self._remind)
        self.retranslate()
        self.hide()

    def _lay_out(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(_SIDE, 9, _SIDE, 11)
        rows.setSpacing(2)
        rows.addWidget(self._place)
        rows.addWidget(self._title)
        rows.addSpacing(4)
        rows.addWidget(self._page, 1)
        rows.addSpacing(8)
        rows.addWidget(self.on)
        for line, pair in self._pairs():
            line.setSpacing(6)
            for button in pair:
                line.addWidget(button, 1)
            rows.addSpacing(4)
            rows.addLayout(line)

    def _pairs(self) -> tuple[tuple[QHBoxLayout, tuple[QPushButton, QPushButton]], ...]:
        """The buttons that stand beside each other where there is room."""
        return (self._first, (self.help, self.again)), (self._second, (self.list, self.leave))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Buttons stand below each other in a narrow panel."""
        super().resizeEvent(event)
        self._arrange_buttons()

    def _arrange_buttons(self) -> None:
        room = self.width() - 2 * _SIDE
        for line, pair in self._pairs():
            fits = sum(button.minimumSizeHint().width() for button in pair) + line.spacing() <= room
            way = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
            line.setDirection(way)

    def set_theme(self, theme: Theme) -> None:
        """Take another theme's inks."""
        self._theme = theme
        self._build()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self.again.setText(self.tr("Try again"))
        self.help.setText(self.tr("A hint"))
        self.list.setText(self.tr("All lessons…"))
        self.leave.setText(self.tr("To my game"))
        self.leave.setToolTip(self.tr("Your own game comes back to the table, just as it was."))
        self._build()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def outcome(self) -> str:
        """What is said at the end of the lesson; empty before."""
        lesson, verdict = self._room.lesson, self._room.verdict
        if lesson is None or not verdict.is_over:
            return ""
        if verdict.failed:
            return words.failure(lesson.id, verdict.failed, **self._values())
        return words.won(lesson.id, **self._values())

    # What is shown

    def _begin(self) -> None:
        self.show()
        self._build()
        self._page.show_beginning()
        lesson = self._room.lesson
        if lesson is not None:
            self._say(f"{self._title.text()}. {words.story(lesson.id, **self._values())}")

    def _follow(self) -> None:
        """Show what has changed; at the end the keyboard is led to the button that goes on."""
        self._build()
        verdict = self._room.verdict
        if verdict.is_over:
            self._lead_keyboard()
            self._say(self.outcome())
        self._page.show_end()

    def _remind(self) -> None:
        self._lead_keyboard()
        self._say(words.lesson_over())

    def _lead_keyboard(self) -> None:
        """Give the keyboard to the button that goes on; from the event loop, because a list that has just
        been chosen from gives it back to the table when it closes."""
        button = self.on if self._room.verdict.is_won else self.again
        QMetaObject.invokeMethod(button, "setFocus", Qt.ConnectionType.QueuedConnection)

    def _build(self) -> None:
        lesson = self._room.lesson
        if lesson is None:
            return
        verdict, values = self._room.verdict, self._values()
        self._place.setText(words.place(self._room.number, len(self._room.lessons), lesson.variant.id))
        self._title.setText(words.title(lesson.id))
        self._page.setAccessibleName(words.title(lesson.id))
        page = QWidget()
        page.setObjectName("page")
        rows = QVBoxLayout(page)
        rows.setContentsMargins(0, 0, 4, 0)
        rows.setSpacing(6)
        if not verdict.is_over:
            rows.addWidget(text_label(words.story(lesson.id, **values), "line"))
        for goal, reached in zip(lesson.goals, verdict.reached, strict=True):
            rows.addLayout(self._goal(words.goal(lesson.id, goal.id, **values), reached))
        if verdict.is_over:
            rows.addWidget(self._answer(verdict.is_won))
        else:
            if self._room.is_shown:
                rows.addWidget(_strip(words.shown_on_table()))
            elif self._room.hints:
                rows.addWidget(_strip(words.hint(lesson.id, self._room.hints[-1].id, **values)))
        rows.addStretch(1)
        self._page.setWidget(page)
        page.show()
        for widget in page.findChildren(QWidget):
            widget.ensurePolished()  # with the fonts of the style sheet it may need another line
        self._set_buttons()
        self.updateGeometry()
        self._page.updateGeometry()

    def _set_buttons(self) -> None:
        verdict, following = self._room.verdict, self._room.following
        self.on.setVisible(verdict.is_won)
        self.on.setText(self.tr("To my game") if following is None else self.tr("Next lesson"))
        self.on.setDefault(verdict.is_won)
        self.again.setDefault(bool(verdict.failed))
        self.help.setVisible(not verdict.is_over)
        self.help.setEnabled(self._room.can_help)
        self._arrange_buttons()

    def _goal(self, text: str, reached: bool) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(GoalMark(self._theme, reached), 0, Qt.AlignmentFlag.AlignTop)
        label = text_label(text, "quiet" if reached else "blocktitle")
        label.setAccessibleName(words.reached(text) if reached else text)
        line.addWidget(label, 1)
        return line

    def _answer(self, won: bool) -> QFrame:
        """The frame that says how it went, and why."""
        frame = QFrame()
        frame.setObjectName("won" if won else "failed")
        rows = QVBoxLayout(frame)
        rows.setContentsMargins(10, 6, 10, 8)
        rows.setSpacing(2)
        heading = words.won_heading() if won else words.failed_heading()
        rows.addWidget(text_label(heading, "section"))
        rows.addWidget(text_label(self.outcome(), "line"))
        if won and self._room.following is None:
            rows.addWidget(text_label(words.all_learnt(), "blocktitle"))
        return frame

    def _values(self) -> dict[str, object]:
        """What the sentences of the lesson may name."""
        match, start = self._session.match, self._room.start
        settled = match.settlement if match is not None else None
        return {
            "name": self._session.names[OPPONENT],
            "yours": number(start[0]),
            "theirs": number(start[1]),
            "line": number(RUBICON),
            "value": number(settled.value if settled is not None else 0),
        }

    def _say(self, sentence: str) -> None:
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self, sentence)
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)


def _strip(text: str) -> QFrame:
    """A hint, set off from the story."""
    strip = QFrame()
    strip.setObjectName("rule")
    rows = QVBoxLayout(strip)
    rows.setContentsMargins(9, 4, 8, 5)
    label: QLabel = text_label(text, "small")
    rows.addWidget(label)
    return strip

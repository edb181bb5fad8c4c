"""The hint panel in its rules-only form: facts and rules of the position, and nothing hidden or guessed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.panels.hint_blocks import Block, Note, Section, sections
from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.panels.marks import MiniCards, Tick
from bezique_qt.app.phrases import hints, lessons
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.theme import Theme
from bezique_qt.coach import situation

SIDE_MARGIN = 14
BESIDE = 4
"""As many mini cards leave room for a note beside them."""


class RuleStrip(QFrame):
    """A rule: a tinted strip with a bar, a paragraph sign, the sentence and where the rule stands.

    A click on it, Return or the space bar asks for its place in the rule book: `wanted` carries its id.
    """

    wanted = Signal(str)

    def __init__(self, text: str, heading: str, rule: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule = rule
        self.setObjectName("rule")
        if rule:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.setToolTip(self.tr("Read on in the rule book"))
        lines = QHBoxLayout(self)
        lines.setContentsMargins(6, 4, 8, 4)
        lines.setSpacing(8)
        sign = text_label("§", "rulesign", wrap=False)
        sign.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        lines.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(text_label(text, "small"))
        if heading:
            words.addWidget(text_label(heading, "smallquiet"))
        lines.addLayout(words, 1)
        self.setAccessibleName(text)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask for the rule if it was clicked."""
        inside = self.rect().contains(event.position().toPoint())
        if self._rule and inside and event.button() is Qt.MouseButton.LeftButton:
            self.wanted.emit(self._rule)
        super().mouseReleaseEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press, or the release would go to the widget below."""
        if not self._rule:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The same by the keyboard."""
        if self._rule and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.wanted.emit(self._rule)
        else:
            super().keyPressEvent(event)


class BlockView(QFrame):
    """One block of the panel; while the pointer is on it, its cards are to be lifted on the table.

    `rule_wanted` carries the id of a rule that is to be shown in the rule book.
    """

    pointed = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self, block: Block, theme: Theme, style: CardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._block = block
        if block.framed:
            self.setObjectName("block")
        rows = QVBoxLayout(self)
        margin = 10 if block.framed else 0
        rows.setContentsMargins(margin, 7 if block.framed else 2, margin, 8 if block.framed else 4)
        rows.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(text_label(block.title, "blocktitle"), 1)
        if block.points:
            head.addWidget(text_label(block.points, "points", wrap=False), 0, Qt.AlignmentFlag.AlignTop)
        rows.addLayout(head)
        quiet = [note for note in block.notes if note.kind == "quiet"]
        beside = bool(quiet) and len(block.cards) + len(block.missing) <= BESIDE
        if block.cards or block.missing:
            minis = MiniCards(block.cards, block.missing, theme, style)
            line = QHBoxLayout()
            line.setSpacing(8)
            line.addWidget(minis, 0 if beside else 1)
            if beside:
                minis.keep_one_line()
                line.addWidget(text_label(quiet.pop(0).text, "smallquiet"), 1)
            rows.addLayout(line)
        for note in quiet:
            rows.addWidget(text_label(note.text, "smallquiet"))
        for note in block.notes:
            if note.kind != "quiet":
                shown = _note(note, theme)
                if isinstance(shown, RuleStrip):
                    shown.wanted.connect(self.rule_wanted)
                rows.addWidget(shown)
        self.setAccessibleName(f"{block.title} {block.points}".strip())

    def enterEvent(self, event: QEnterEvent) -> None:
        """Point at the cards of the block."""
        self.pointed.emit(self._block.cards)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        self.pointed.emit(())
        super().leaveEvent(event)


def _note(note: Note, theme: Theme) -> QWidget:
    if note.kind == "rule":
        return RuleStrip(note.text, note.heading, note.rule)
    line = QWidget()
    cells = QHBoxLayout(line)
    cells.setContentsMargins(0, 0, 0, 0)
    cells.setSpacing(8)
    cells.addWidget(Tick(theme), 0, Qt.AlignmentFlag.AlignTop)
    cells.addWidget(text_label(note.text, "small"), 1)
    return line


class HintPanel(QWidget):
    """Follows the session; `cards_pointed` carries the cards that the pointer is on, as a tuple, and
    `rule_wanted` the id of a rule to be shown in the rule book."""

    cards_pointed = Signal(object)
    rule_wanted = Signal(str)

    def __init__(
        self,
        session: Session,
        settings: Settings,
        theme: Theme,
        style: CardStyle,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._session = session
        self._settings = settings
        self._theme = theme
        self._style = style
        self._shown: tuple[Section, ...] | None = None
        self._built = False
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._legend = QFrame()
        self._legend.setObjectName("legend")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self._scroll, 1)
        rows.addWidget(self._legend)
        self._signs = QHBoxLayout(self._legend)
        self._signs.setContentsMargins(SIDE_MARGIN, 8, SIDE_MARGIN, 8)
        self._signs.setSpacing(7)
        session.state_changed.connect(self.refresh)
        settings.changed.connect(self._settings_changed)
        self.rebuild()

    @property
    def shown(self) -> tuple[Section, ...]:
        """What the panel says now."""
        return self._shown or ()

    def set_look(self, theme: Theme, style: CardStyle) -> None:
        """Take another theme or other card indices."""
        self._theme = theme
        self._style = style
        self.rebuild()

    def retranslate(self, style: CardStyle) -> None:
        """Say everything in the language in force, which `style` has the card indices of."""
        self._style = style
        self.rebuild()

    def rebuild(self) -> None:
        """Say everything anew, in the language and look in force."""
        self._shown = None
        while (item := self._signs.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.deleteLater()
        self._signs.addWidget(Tick(self._theme))
        self._signs.addWidget(text_label(hints.legend_certain(), "smallquiet", wrap=False))
        self._signs.addSpacing(10)
        self._signs.addWidget(text_label("§", "rulesign", wrap=False))
        self._signs.addWidget(text_label(hints.legend_rule(), "smallquiet", wrap=False))
        self._signs.addStretch(1)
        self.refresh()

    def refresh(self) -> None:
        """Follow the position; nothing is rebuilt while it says the same."""
        found = self._sections()
        if found == self._shown:
            return
        self._shown = found
        self._built = False
        if self.isVisible():
            self._build()

    def showEvent(self, event: QShowEvent) -> None:
        """Build what changed while another page was shown."""
        super().showEvent(event)
        if not self._built:
            self._build()

    def _build(self) -> None:
        found = self.shown
        self._built = True
        place = self._scroll.verticalScrollBar().value()
        page = QWidget()
        page.setObjectName("page")
        rows = QVBoxLayout(page)
        rows.setContentsMargins(SIDE_MARGIN, 10, SIDE_MARGIN, 14)
        rows.setSpacing(7)
        if not found:
            rows.addWidget(text_label(hints.hints_off(), "quiet"))
        for section in found:
            self._add(section, rows)
        rows.addStretch(1)
        self._scroll.setWidget(page)
        self._scroll.verticalScrollBar().setValue(place)

    def _add(self, section: Section, rows: QVBoxLayout) -> None:
        if not section.main:
            rows.addSpacing(5)
        rows.addWidget(text_label(section.heading, "heading" if section.main else "section"))
        for block in section.blocks:
            view = BlockView(block, self._theme, self._style)
            view.pointed.connect(self.cards_pointed)
            view.rule_wanted.connect(self.rule_wanted)
            rows.addWidget(view)

    def _sections(self) -> tuple[Section, ...]:
        view = self._session.view
        if view is None or self._settings.hint_mode == "off":
            return ()
        if self._session.is_closed:
            return (Section(lessons.lesson_over(), (), main=True),)
        return sections(view, situation(view), self._session.names[1])

    def _settings_changed(self, name: str) -> None:
        if name == "hint_mode":
            self.rebuild()

"""The rule book beside the table: the rules of the game that is played, to be read and searched."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QResizeEvent,
    QShowEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextLength,
    QTextTableFormat,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTextEdit, QToolButton, QVBoxLayout, QWidget

from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.panels.search import SearchField, folded
from bezique_qt.app.phrases import fill, number
from bezique_qt.app.phrases.rulebook import Paragraph, Row, Section, rule_book, with_sources
from bezique_qt.app.session import Session
from bezique_qt.app.stylesheet import text_px
from bezique_qt.app.theme import Theme, serif_font
from bezique_qt.rules import Variant

_SIDE = 14
_ABOVE = 8
"""Pixels left free over a rule that is brought into view."""


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a paragraph stands in the document."""

    begin: int
    end: int


class _Fonts:
    """The faces of the book, made from the panel's own."""

    def __init__(self, text: QFont) -> None:
        self.text = text
        self.bold = QFont(text)
        self.bold.setBold(True)
        self.small = QFont(text)
        self.small.setPixelSize(text_px(11.5))
        self.heading = serif_font(text_px(17), bold=True)


class RulesPanel(QWidget):
    """Follows the session's variant.  The owner calls `retranslate` and `set_theme`."""

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._session = session
        self._theme = theme
        self._variant: Variant | None = None
        self._rules: dict[str, _Place] = {}
        self._hits: list[_Place] = []
        self._hit = -1
        self._marked: _Place | None = None
        self._marked_rule = ""
        self._wanted: _Place | None = None
        self._from: int | None = None
        self._stale = True
        self._fonts = _Fonts(self.font())
        self.search = SearchField()
        self.search.setClearButtonEnabled(True)
        self.count = text_label("", "smallquiet", wrap=False)
        self.back = QToolButton()
        self.back.setArrowType(Qt.ArrowType.UpArrow)
        self.back.setAutoRaise(True)
        self.forward = QToolButton()
        self.forward.setArrowType(Qt.ArrowType.DownArrow)
        self.forward.setAutoRaise(True)
        self.book = QTextEdit()
        self.book.setReadOnly(True)
        self.book.setUndoRedoEnabled(False)
        self.book.setFrameShape(QFrame.Shape.NoFrame)
        self.book.viewport().setAutoFillBackground(False)
        self.book.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.book.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._lay_out()
        self.search.textChanged.connect(self._look_up)
        self.search.stepped.connect(self.step)
        self.back.clicked.connect(self._step_back)
        self.forward.clicked.connect(self._step_forward)
        self.book.verticalScrollBar().actionTriggered.connect(self._scrolled_by_hand)
        session.state_changed.connect(self._follow)
        self.retranslate()

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(_SIDE, 8, _SIDE - 6, 6)
        bar.setSpacing(4)
        bar.addWidget(self.search, 1)
        bar.addWidget(self.count)
        bar.addWidget(self.back)
        bar.addWidget(self.forward)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addLayout(bar)
        rows.addWidget(self.book, 1)

    # What the owner calls

    def set_theme(self, theme: Theme) -> None:
        """Take another theme's inks."""
        if theme != self._theme:
            self._theme = theme
            self._write_when_seen()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.back.setToolTip(self.tr("Previous place"))
        self.back.setAccessibleName(self.tr("Previous place"))
        self.forward.setToolTip(self.tr("Next place"))
        self.forward.setAccessibleName(self.tr("Next place"))
        self.book.setAccessibleName(self.tr("Rule book"))
        self._write_when_seen()

    def show_rule(self, rule_id: str) -> bool:
        """Bring the paragraph of a rule of the engine into view and mark it; False if there is none."""
        if self._stale:
            self._write()
        place = self._rules.get(rule_id)
        if place is None:
            return False
        self._marked, self._marked_rule = place, rule_id
        self._paint_marks()
        self._bring(place)
        return True

    # The text

    def _follow(self) -> None:
        match = self._session.match
        if (match.variant if match is not None else None) != self._variant:
            self._write_when_seen()

    def _write_when_seen(self) -> None:
        """The book is long: while nobody sees it, it waits."""
        self._stale = True
        if self.isVisible():
            self._write()

    def _write(self) -> None:
        """Write the book anew; the reader stays at the same line of it, and a marked rule is marked."""
        match = self._session.match
        before, self._variant = self._variant, match.variant if match is not None else None
        top = self._top() if before == self._variant else None
        marked = self._marked_rule if self._marked is not None else ""
        at_mark = self._marked is not None and self._wanted is self._marked
        self._stale = False
        self._rules = {}
        self._wanted = None
        self._fonts = _Fonts(self.font())
        self.book.clear()
        frame = self.book.document().rootFrame()
        margins = frame.frameFormat()
        margins.setLeftMargin(_SIDE)
        margins.setRightMargin(_SIDE)
        frame.setFrameFormat(margins)
        cursor = QTextCursor(self.book.document())
        cursor.beginEditBlock()
        if self._variant is not None:
            for section in rule_book(self._variant):
                self._write_section(cursor, section)
        cursor.endEditBlock()
        # The view's own cursor went to the end with the text, and would take the view there.
        self.book.moveCursor(QTextCursor.MoveOperation.Start)
        self._marked = self._rules.get(marked)
        self._find()
        if top is not None:
            self._go_to(*top)
        if at_mark and self._marked is not None:
            self._bring(self._marked)

    def _top(self) -> tuple[int, float]:
        """The block at the upper edge, by its number, and the share of it that is above: the same block
        says the same in every language."""
        block = self.book.cursorForPosition(QPoint(2 * _SIDE, 0)).block()  # in the margin a table has none
        box = self.book.document().documentLayout().blockBoundingRect(block)
        above = self.book.verticalScrollBar().value() - box.top()
        return block.blockNumber(), above / max(1.0, box.height())

    def _go_to(self, number: int, share: float) -> None:
        block = self.book.document().findBlockByNumber(number)
        box = self.book.document().documentLayout().blockBoundingRect(block)
        self.book.verticalScrollBar().setValue(round(box.top() + share * box.height()))

    def _write_section(self, cursor: QTextCursor, section: Section) -> None:
        heading = self._ink(self._theme.panel_text, self._fonts.heading)
        self._block(cursor, section.title, heading, above=16 if cursor.position() else 4)
        for paragraph, source in with_sources(section):
            self._write_paragraph(cursor, paragraph, source)

    def _write_paragraph(self, cursor: QTextCursor, paragraph: Paragraph, source: str) -> None:
        theme = self._theme
        ink = self._ink(theme.certain if paragraph.example else theme.panel_text)
        begin = self._block(cursor, paragraph.text, ink, above=6, indent=_SIDE if paragraph.example else 0)
        place = _Place(begin, cursor.position())
        for rule_id in paragraph.rule_ids:
            self._rules.setdefault(rule_id, place)
        if paragraph.rows:
            self._write_table(cursor, paragraph.rows)
        if source:
            self._block(cursor, source, self._ink(theme.panel_quiet, self._fonts.small), above=2)

    def _write_table(self, cursor: QTextCursor, rows: tuple[Row, ...]) -> None:
        form = QTextTableFormat()
        form.setBorder(0)
        form.setCellSpacing(0)
        form.setCellPadding(2)
        form.setTopMargin(4)
        form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        table = cursor.insertTable(len(rows), 2, form)
        right = QTextBlockFormat()
        right.setAlignment(Qt.AlignmentFlag.AlignRight)
        for place, row in enumerate(rows):
            cell = table.cellAt(place, 0).firstCursorPosition()
            cell.insertText(row.name, self._ink(self._theme.panel_text, self._fonts.bold))
            cell.insertBlock()
            cell.insertText(row.cards, self._ink(self._theme.panel_quiet))
            points = table.cellAt(place, 1).firstCursorPosition()
            points.setBlockFormat(right)
            points.insertText(row.points, self._ink(self._theme.panel_points, self._fonts.bold))
        cursor.movePosition(QTextCursor.MoveOperation.End)

    def _block(
        self, cursor: QTextCursor, text: str, ink: QTextCharFormat, above: int, indent: int = 0
    ) -> int:
        """Write one block at the end; return where its text begins."""
        form = QTextBlockFormat()
        form.setTopMargin(above)
        form.setLeftMargin(indent)
        if cursor.position() and cursor.block().length() > 1:
            cursor.insertBlock(form)
        else:
            cursor.setBlockFormat(form)
        begin = cursor.position()
        cursor.insertText(text, ink)
        return begin

    def _ink(self, colour: str, font: QFont | None = None) -> QTextCharFormat:
        form = QTextCharFormat()
        form.setFont(font if font is not None else self._fonts.text)
        form.setForeground(QColor(colour))
        return form

    # The search

    def step(self, by: int) -> None:
        """Go on to the next hit (1) or back to the one before (-1), round and round."""
        if self._hits:
            self._hit = (self._hit + by) % len(self._hits)
            self._from = None
            self._show_hit()

    def _step_back(self) -> None:
        self.step(-1)

    def _step_forward(self) -> None:
        self.step(1)

    def _look_up(self) -> None:
        """The words looked for have changed: show the first place from where the reader was before."""
        self._marked = None
        if self._from is None:
            self._from = self.book.cursorForPosition(self.book.viewport().rect().topLeft()).position()
        self._find()
        if self._hits:
            self._hit = next((place for place, hit in enumerate(self._hits) if hit.begin >= self._from), 0)
            self._show_hit()
        if not self.search.text():
            self._from = None

    def _find(self) -> None:
        words = folded(self.search.text().strip())
        text = folded(self.book.toPlainText()) if words else ""
        self._hits = []
        begin = text.find(words) if words else -1
        while begin >= 0:
            self._hits.append(_Place(begin, begin + len(words)))
            begin = text.find(words, begin + len(words))
        self._hit = min(self._hit, len(self._hits) - 1)
        self._tell_hits()
        self._paint_marks()

    def _show_hit(self) -> None:
        self._tell_hits()
        self._paint_marks()
        self._bring(self._hits[self._hit])

    def _tell_hits(self) -> None:
        several = bool(self._hits)
        self.back.setEnabled(several)
        self.forward.setEnabled(several)
        if not self.search.text().strip():
            self.count.setText("")
        elif not several:
            self.count.setText(self.tr("nowhere"))
        else:
            here = number(self._hit + 1) if self._hit >= 0 else "–"
            self.count.setText(
                fill(self.tr("{place} of {places}"), place=here, places=number(len(self._hits)))
            )

    # Marks and places

    def _paint_marks(self) -> None:
        theme = self._theme
        marks = []
        if self._marked is not None:
            marks.append(self._selection(self._marked, theme.rule_tint, theme.panel_text))
        for place, hit in enumerate(self._hits):
            if place == self._hit:
                marks.append(self._selection(hit, theme.certain, theme.panel_card))
            else:
                marks.append(self._selection(hit, theme.panel_line, theme.panel_text))
        self.book.setExtraSelections(marks)

    def _selection(self, place: _Place, paper: str, ink: str) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.book.document())
        cursor.setPosition(place.begin)
        cursor.setPosition(place.end, QTextCursor.MoveMode.KeepAnchor)
        form = QTextCharFormat()
        form.setBackground(QColor(paper))
        form.setForeground(QColor(ink))
        mark.cursor = cursor
        mark.format = form
        return mark

    def _bring(self, place: _Place) -> None:
        """Scroll to a place, and again when the book gets its size."""
        self._wanted = place
        cursor = QTextCursor(self.book.document())
        cursor.setPosition(place.begin)
        self.book.setTextCursor(cursor)
        bar = self.book.verticalScrollBar()
        bar.setValue(bar.value() + self.book.cursorRect(cursor).top() - _ABOVE)

    def _scrolled_by_hand(self) -> None:
        self._wanted = self._from = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What was brought into view stays there."""
        super().resizeEvent(event)
        if self._wanted is not None:
            self._bring(self._wanted)

    def showEvent(self, event: QShowEvent) -> None:
        """The same when the panel comes to the front; the book is written if it has waited for that."""
        super().showEvent(event)
        if self._stale:
            self._write()
        if self._wanted is not None:
            self._bring(self._wanted)

"""The hint panel: what is best now, if that is wanted, and what the rules say of the position."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QEnterEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from bezique_qt.app.adviser import Adviser
from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.panels.advice import AdvicePanel
from bezique_qt.app.panels.hint_blocks import Block, Note, Section, sections
from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.panels.marks import Approx, MiniCards, Tick
from bezique_qt.app.panels.rule_strip import RuleStrip
from bezique_qt.app.phrases import advice, hints, lessons
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.theme import Theme
from bezique_qt.coach import situation

SIDE_MARGIN = 14
BESIDE = 4
"""As many mini cards leave room for a note beside them."""


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
        self.adviser = Adviser(session, settings, self)
        self.advice = AdvicePanel(self.adviser, lambda: session.names[1], theme, style)
        self._page = QWidget()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._whole = QWidget()
        self._whole.setObjectName("page")
        self._parts = QVBoxLayout(self._whole)
        self._parts.setContentsMargins(SIDE_MARGIN, 10, SIDE_MARGIN, 14)
        self._parts.setSpacing(7)
        self._parts.addWidget(self.advice)
        self._parts.addWidget(self._page)
        self._parts.addStretch(1)
        self._scroll.setWidget(self._whole)
        self.advice.went_to.connect(self._show_option)
        self.advice.changed.connect(self._settle)
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
        self.advice.cards_pointed.connect(self.cards_pointed)
        self.advice.rule_wanted.connect(self.rule_wanted)
        session.state_changed.connect(self.refresh)
        self.adviser.changed.connect(self.refresh)
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
        self.advice.set_look(theme, style)
        self.rebuild()

    def retranslate(self, style: CardStyle) -> None:
        """Say everything in the language in force, which `style` has the card indices of."""
        self._style = style
        self.advice.set_look(self._theme, style)
        self.advice.retranslate()
        self.rebuild()

    def set_title(self, title: str) -> None:
        """Name what can be scrolled by keys, for a screen reader."""
        self._scroll.setAccessibleName(title)

    def _show_option(self, view: QWidget) -> None:
        self._scroll.ensureWidgetVisible(view, 0, 10)

    def rebuild(self) -> None:
        """Say everything anew, in the language and look in force."""
        self._shown = None
        while (item := self._signs.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.deleteLater()
        self._signs.addWidget(Tick(self._theme))
        self._signs.addWidget(text_label(hints.legend_certain(), "smallquiet", wrap=False))
        if self._settings.hint_mode == "full":
            self._signs.addSpacing(10)
            self._signs.addWidget(Approx(self._theme))
            self._signs.addWidget(text_label(advice.legend_estimate(), "smallquiet", wrap=False))
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
        self.adviser.set_watched(True)
        if not self._built:
            self._build()

    def hideEvent(self, event: QHideEvent) -> None:
        """Think no more about what nobody sees."""
        super().hideEvent(event)
        self.adviser.set_watched(False)

    def _build(self) -> None:
        found = self.shown
        self._built = True
        page = QWidget()
        rows = QVBoxLayout(page)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(7)
        if not found and self._settings.hint_mode == "off":
            rows.addWidget(text_label(hints.hints_off(), "quiet"))
        for section in found:
            self._add(section, rows)
        old, self._page = self._page, page
        self._parts.replaceWidget(old, page)
        old.hide()
        old.deleteLater()
        page.show()
        self._settle()

    def _settle(self) -> None:
        """Give everything its room at once, and the focus its way from above to below.

        Until its turn in the event loop what is new would be seen squeezed into the room of the old.
        """
        self._parts.activate()
        QCoreApplication.sendEvent(self._scroll, QEvent(QEvent.Type.LayoutRequest))
        whole = self._whole
        stops = [
            (one.mapTo(whole, QPoint(0, 0)).y(), place, one)
            for place, one in enumerate(whole.findChildren(QWidget))
            if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isVisibleTo(whole)
        ]
        before: QWidget = self._scroll
        for _, _, one in sorted(stops):
            QWidget.setTabOrder(before, one)
            before = one

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
        advised = self.adviser.view is not None and not self.adviser.has_failed
        return sections(view, situation(view), self._session.names[1], advised=advised)

    def _settings_changed(self, name: str) -> None:
        if name == "hint_mode":
            self.rebuild()

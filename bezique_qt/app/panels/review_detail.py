"""A decision in words: what was better and why, what was done and why not."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.panels.marks import MiniCards
from bezique_qt.app.panels.reason_lines import reason_line
from bezique_qt.app.phrases import advice as advice_words
from bezique_qt.app.phrases import review as words
from bezique_qt.app.theme import Theme
from bezique_qt.coach import Option, Verdict
from bezique_qt.coach.review import Judged


class ReviewDetail(QScrollArea):
    """Shows one decision."""

    rule_wanted = Signal(str)

    def __init__(self, theme: Theme, style: CardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._style = style
        self._judged: Judged | None = None
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def set_look(self, theme: Theme, style: CardStyle) -> None:
        """Take another theme or other cards."""
        self._theme, self._style = theme, style
        self.show_decision(self._judged)

    def show_decision(self, judged: Judged | None) -> None:
        """Show another decision, in the language in force."""
        self._judged = judged
        page = QWidget()
        page.setObjectName("page")
        rows = QVBoxLayout(page)
        rows.setContentsMargins(0, 0, 6, 0)
        rows.setSpacing(6)
        if judged is not None:
            self._fill(rows, judged)
        rows.addStretch(1)
        self.setWidget(page)
        if judged is not None:
            self.setAccessibleName(words.spoken_line(judged))

    def _fill(self, rows: QVBoxLayout, judged: Judged) -> None:
        view = judged.decision.view
        rows.addWidget(text_label(words.place(view), "section"))
        rows.addWidget(text_label(words.verdict(judged), "blocktitle"))
        rows.addWidget(text_label(words.expected(judged), "exact" if judged.decision.is_exact else "basis"))
        first = judged.advice.options[0]
        taken = next((one for one in judged.advice.options if one.action == judged.decision.weighed), first)
        if judged.verdict is not Verdict.BEST:
            title = words.better(judged) if judged.verdict in words.COSTLY else words.as_good(judged)
            rows.addWidget(self._block(title, first, first=True))
        rows.addWidget(self._block(words.you_did(judged), taken, first=taken is first))
        aim = advice_words.aim(judged.advice)
        if aim:
            rows.addWidget(text_label(aim, "smallquiet"))

    def _block(self, title: str, option: Option, *, first: bool) -> QWidget:
        block = QFrame()
        block.setObjectName("best" if first else "option")
        lines = QVBoxLayout(block)
        lines.setContentsMargins(10, 7, 10, 8)
        lines.setSpacing(4)
        lines.addWidget(text_label(title, "blocktitle"))
        if option.cards:
            cells = QHBoxLayout()
            cells.addWidget(MiniCards(option.cards, (), self._theme, self._style), 1)
            lines.addLayout(cells)
        for one in option.reasons:
            text = advice_words.reason(one, first=first)
            lines.addWidget(reason_line(one, text, self._theme, self.rule_wanted.emit))
        return block

"""What a final difference came from, as a sum: luck and play, each with how sure it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.phrases import review as words
from bezique_qt.app.phrases.advice import margin, value
from bezique_qt.coach.review import Balance

_TERMS: Final = 5
_SHARES: Final = (3, 4, 4, 5, 3)
"""Of the width; the longest names belong to the greatest."""


class BalanceStrip(QFrame):
    """The terms of the sum side by side, and what they come to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("block")
        self._waiting = text_label("", "smallquiet")
        self._signs = [_sign("+") for _ in range(1, _TERMS)]
        self._equals = _sign("=")
        self._terms = [Term() for _ in range(_TERMS)]
        self._result = Term("points")
        cells = QHBoxLayout(self)
        cells.setContentsMargins(12, 6, 12, 6)
        cells.setSpacing(10)
        cells.addWidget(self._waiting, 1)
        for place, term in enumerate(self._terms):
            if place:
                cells.addWidget(self._signs[place - 1])
            cells.addWidget(term, _SHARES[place])
        cells.addWidget(self._equals)
        cells.addWidget(self._result, 2)
        self.show_balance(None, "")

    def show_balance(self, balance: Balance | None, name: str, instead: str = "") -> None:
        """Show the terms, in the language in force; None while no decision is judged.

        `name` is the other player's; `instead` stands in the place of a sum that there is none of.
        """
        self._waiting.setText(instead)
        self._waiting.setVisible(balance is None)
        for widget in (*self._signs, *self._terms, self._equals, self._result):
            widget.setVisible(balance is not None)
        if balance is None:
            return
        parts = words.part_names(balance, name)
        for place, term in enumerate(self._terms):
            term.setVisible(place < len(parts))
            if place:
                self._signs[place - 1].setVisible(place < len(parts))
            if place < len(parts):
                term.say(*parts[place])
        self._result.say(words.result_name(), balance.final, 0.0)


class Term(QWidget):
    """One term: points, how sure they are, and what they are for."""

    def __init__(self, name: str = "value") -> None:
        super().__init__()
        self.points = text_label("", name, wrap=False)
        self.margin = text_label("", "margin", wrap=False)
        self.title = text_label("", "smallquiet")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(1)
        figures = QHBoxLayout()
        figures.setSpacing(5)
        figures.addWidget(self.points)
        figures.addWidget(self.margin)
        figures.addStretch(1)
        rows.addLayout(figures)
        rows.addWidget(self.title)
        rows.addStretch(1)

    def say(self, title: str, points: float, error: float) -> None:
        """Show other points; an error of 0 is that of exact ones."""
        self.title.setText(title)
        self.points.setText(value(points))
        self.margin.setText(margin(error) if error else "")
        self.margin.setVisible(bool(error))


def _sign(sign: str) -> QLabel:
    label = text_label(sign, "quiet", wrap=False)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label

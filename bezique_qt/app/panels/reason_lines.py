"""One reason as a line: a tick before what is certain, a wave before an estimate, a strip for a rule."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.panels.marks import Approx, Tick
from bezique_qt.app.panels.rule_strip import RuleStrip
from bezique_qt.app.phrases import rule_heading
from bezique_qt.app.theme import Theme
from bezique_qt.coach import Certainty, Reason


def reason_line(one: Reason, text: str, theme: Theme, rule_wanted: Callable[[str], None]) -> QWidget:
    """The line of a reason with its `text`; `rule_wanted` is called with the id of a rule to be read."""
    if one.certainty is Certainty.RULE:
        strip = RuleStrip(text, rule_heading(one.rule), one.rule)
        strip.wanted.connect(rule_wanted)
        return strip
    line = QWidget()
    cells = QHBoxLayout(line)
    cells.setContentsMargins(0, 0, 0, 0)
    cells.setSpacing(8)
    estimated = one.certainty is Certainty.ESTIMATE
    mark = Approx(theme) if estimated else Tick(theme)
    cells.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
    cells.addWidget(text_label(text, "estimated" if estimated else "small"), 1)
    return line

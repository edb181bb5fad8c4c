"""The side panel: hint, score, log and rules in tabs.  It never takes more than its share of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.models.log import LogModel
from bezique_qt.app.models.score import ScoreModel
from bezique_qt.app.panels.hint import HintPanel
from bezique_qt.app.panels.log import LogPanel
from bezique_qt.app.panels.rules import RulesPanel
from bezique_qt.app.panels.score import ScorePanel
from bezique_qt.app.panels.unseen import UnseenPanel
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.theme import Theme

NARROWEST, WIDEST = 256, 420
TABS = ("hint", "score", "log", "rules")


def panel_width(window: int) -> int:
    """Logical pixels of the panel in a window: a quarter, from 256 to 420."""
    return min(WIDEST, max(NARROWEST, window // 4))


class SidePanel(QFrame):
    """`cards_pointed` carries the cards that a hint is about while the pointer is on it."""

    cards_pointed = Signal(object)

    def __init__(
        self,
        session: Session,
        settings: Settings,
        theme: Theme,
        style: CardStyle,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("side")
        self.score_model = ScoreModel(session, self)
        self.log_model = LogModel(session, self)
        self.hint = HintPanel(session, settings, theme, style)
        self.score = ScorePanel(self.score_model, theme)
        self.log = LogPanel(self.log_model, theme)
        self.rules = RulesPanel(session, theme)
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideNone)
        for _ in TABS:
            self.tabs.addTab("")
        self._pages = QStackedWidget()
        self._pages.setObjectName("page")
        for page in (self.hint, self.score, self.log, self.rules):
            self._pages.addWidget(page)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.tabs)
        line = QFrame()
        line.setObjectName("legend")
        line.setFixedHeight(1)
        rows.addWidget(line)
        rows.addWidget(self._pages, 1)
        self.unseen = UnseenPanel(session, theme, style)
        self._session, self._settings = session, settings
        rows.addWidget(self.unseen)
        session.match_started.connect(self._show_unseen)
        settings.changed.connect(self._show_unseen)
        self._show_unseen()
        self.tabs.currentChanged.connect(self._pages.setCurrentIndex)
        self.hint.cards_pointed.connect(self.cards_pointed)
        self.hint.rule_wanted.connect(self.show_rule)
        self.retranslate(style)

    def _show_unseen(self) -> None:
        """A lesson has the room, and is no place to practise counting."""
        self.unseen.setVisible(self._settings.unseen_table and not self._session.is_lesson)

    def show_tab(self, name: str) -> None:
        """Bring "hint", "score", "log" or "rules" to the front."""
        self.tabs.setCurrentIndex(TABS.index(name))

    def show_rule(self, rule_id: str) -> None:
        """Open the rule book at a rule of the engine, with the keyboard's focus on it."""
        self.show_tab("rules")
        self.rules.show_rule(rule_id)
        self.rules.book.setFocus()

    def set_look(self, theme: Theme, style: CardStyle) -> None:
        """Take another theme or other card indices."""
        self.hint.set_look(theme, style)
        self.score.set_theme(theme)
        self.log.set_theme(theme)
        self.rules.set_theme(theme)
        self.unseen.set_look(theme, style)

    def retranslate(self, style: CardStyle) -> None:
        """Say everything in the language in force, which `style` has the card indices of."""
        titles = (
            QCoreApplication.translate("SidePanel", "Hint"),
            QCoreApplication.translate("SidePanel", "Score"),
            QCoreApplication.translate("SidePanel", "Log"),
            QCoreApplication.translate("SidePanel", "Rules"),
        )
        for place, title in enumerate(titles):
            self.tabs.setTabText(place, title)
        self.tabs.setAccessibleName(QCoreApplication.translate("SidePanel", "Beside the table"))
        self.hint.set_title(titles[0])
        self.score.setAccessibleName(titles[1])
        self.log.setAccessibleName(titles[2])
        self.score_model.retranslate()
        self.log_model.retranslate()
        self.hint.retranslate(style)
        self.rules.retranslate()
        self.unseen.retranslate()

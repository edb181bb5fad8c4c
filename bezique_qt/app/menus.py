"""The menus: actions by id, in groups where one excludes the others.  Texts are set by `retranslate`.

Every accelerator is unique in its menu in each language, which a test holds; no shortcut is a bare digit,
because some keyboards have none.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from bezique_qt.app.language import LANGUAGES, SYSTEM
from bezique_qt.app.settings import Settings

SORTS: Final = ("suit", "rank", "alternating", "trumps", "own")
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "sort": SORTS,
    "theme": ("system", "felt", "dark", "paper"),
    "motion": ("system", "off", "fast", "normal", "slow"),
    "back": ("blue", "red"),
    "hint_mode": ("off", "rules", "full"),
    "language": (SYSTEM, *LANGUAGES),
}
WISHES: Final = ("declare", "announce", "claim", "exchange", "carte_blanche", "draw")
"""What is asked of the table; an entry that the rules forbid now is answered with the reason."""
CHECKS: Final = ("four_colours", "large_index", "show_panel", "unseen_table")
_SHORTCUTS: Final = {
    "new": "Ctrl+N",
    "next": "Ctrl+D",
    "again": "Ctrl+R",
    "review": "Ctrl+Shift+R",
    "open": "Ctrl+O",
    "save": "Ctrl+S",
    "settings": "Ctrl+,",
    "quit": "Ctrl+Q",
    "last_trick": "Ctrl+T",
    "declare": "Ctrl+Return",
    "show_panel": "F9",
    "unseen_table": "Ctrl+U",
    "hint_mode:rules": "Ctrl+Shift+H",
    "hint_mode:full": "Ctrl+H",
    "lessons": "Shift+F1",
    "tab_hint": "Ctrl+I",
    "tab_score": "Ctrl+E",
    "tab_log": "Ctrl+L",
    "tab_rules": "F1",
    "full_screen": "F11",
}


class Menus(QObject):
    """Builds the menu bar.  `actions` by id; "theme:dark" and the like for the choices of a setting.

    What only changes a setting is done here; `picked` tells the id of everything else.
    """

    picked = Signal(str)

    def __init__(self, bar: QMenuBar, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.actions: dict[str, QAction] = {}
        self._groups: list[QActionGroup] = []
        self.menus = {name: QMenu(bar) for name in ("game", "hand", "view", "language", "help")}
        self.submenus = {name: QMenu(self.menus["view"]) for name in ("hint_mode", "theme", "motion", "back")}
        for menu in self.menus.values():
            bar.addMenu(menu)
        self._fill_game()
        self._fill_hand()
        self._fill_view()
        self._choices("language", self.menus["language"])
        self._act("lessons", self.menus["help"])
        self.menus["help"].addSeparator()
        self._act("about", self.menus["help"])
        settings.changed.connect(self._show_setting)
        self.retranslate()
        for name in (*CHOICES, "four_colours", "large_index", "show_panel", "unseen_table"):
            self._show_setting(name)

    def _fill_game(self) -> None:
        menu = self.menus["game"]
        for name in (
            "new",
            "next",
            "again",
            "review",
            "",
            "open",
            "kept",
            "save",
            "",
            "settings",
            "",
            "quit",
        ):
            if name:
                self._act(name, menu)
            else:
                menu.addSeparator()
        self.actions["quit"].setMenuRole(QAction.MenuRole.QuitRole)
        self.actions["settings"].setMenuRole(QAction.MenuRole.PreferencesRole)

    def _fill_hand(self) -> None:
        menu = self.menus["hand"]
        self._choices("sort", menu)
        menu.addSeparator()
        self._act("last_trick", menu)
        menu.addSeparator()
        for name in WISHES:
            self._act(name, menu)

    def _fill_view(self) -> None:
        menu = self.menus["view"]
        self._act("show_panel", menu).setCheckable(True)
        for name in ("tab_hint", "tab_score", "tab_log", "tab_rules"):
            self._act(name, menu)
        menu.addSeparator()
        self._submenu("hint_mode")
        self._act("unseen_table", menu).setCheckable(True)
        menu.addSeparator()
        for name in ("theme", "motion", "back"):
            self._submenu(name)
        for name in ("four_colours", "large_index"):
            self._act(name, menu).setCheckable(True)
        menu.addSeparator()
        self._act("full_screen", menu).setCheckable(True)
        self._act("reset_window", menu)

    def _submenu(self, setting: str) -> None:
        submenu = self.submenus[setting]
        self.menus["view"].addMenu(submenu)
        self._choices(setting, submenu)

    def _act(self, name: str, menu: QMenu) -> QAction:
        action = QAction(self)
        action.setData(name)
        if name in _SHORTCUTS:
            action.setShortcut(QKeySequence(_SHORTCUTS[name]))
        action.triggered.connect(self._triggered)
        menu.addAction(action)
        self.actions[name] = action
        return action

    def _choices(self, setting: str, menu: QMenu) -> None:
        group = QActionGroup(self)
        for value in CHOICES[setting]:
            action = self._act(f"{setting}:{value}", menu)
            action.setCheckable(True)
            group.addAction(action)
        self._groups.append(group)

    def _triggered(self) -> None:
        action = self.sender()
        if not isinstance(action, QAction):
            return
        name = str(action.data())
        setting, _, value = name.partition(":")
        if value:
            self._settings.set_named(setting, value)
        elif name in CHECKS:
            self._settings.set_named(name, action.isChecked())
        else:
            self.picked.emit(name)

    def _show_setting(self, name: str) -> None:
        """Mark what a setting is now."""
        if name in CHOICES:
            action = self.actions.get(f"{name}:{getattr(self._settings, name)}")
            if action is not None:
                action.setChecked(True)
        elif name in CHECKS:
            self.actions[name].setChecked(bool(getattr(self._settings, name)))

    def retranslate(self) -> None:
        """Set every text in the language in force."""
        for name, text in self._titles().items():
            (self.menus | self.submenus)[name].setTitle(text)
        for name, text in self._texts().items():
            self.actions[name].setText(text)
        for code, own in LANGUAGES.items():
            self.actions[f"language:{code}"].setText(own)

    def _titles(self) -> dict[str, str]:
        return {
            "game": self.tr("&Game"),
            "hand": self.tr("H&and"),
            "view": self.tr("&View"),
            "language": self.tr("&Language"),
            "help": self.tr("&Help"),
            "hint_mode": self.tr("H&ints"),
            "theme": self.tr("&Table"),
            "motion": self.tr("&Motion"),
            "back": self.tr("Card &backs"),
        }

    def _texts(self) -> dict[str, str]:
        return {
            "new": self.tr("&New game…"),
            "next": self.tr("Next &deal"),
            "again": self.tr("Same deal &again"),
            "review": self.tr("Re&view the deal"),
            "open": self.tr("&Open a game…"),
            "kept": self.tr("&Kept matches…"),
            "save": self.tr("&Save a copy…"),
            "settings": self.tr("S&ettings…"),
            "quit": self.tr("&Quit"),
            "sort:suit": self.tr("Sort by &suit"),
            "sort:rank": self.tr("Sort by &rank"),
            "sort:alternating": self.tr("&Alternate colours"),
            "sort:trumps": self.tr("&Trumps first"),
            "sort:own": self.tr("My &own order"),
            "last_trick": self.tr("Show the &last trick"),
            "declare": self.tr("&Declare the chosen cards"),
            "announce": self.tr("A&nnounce the chosen cards"),
            "claim": self.tr("&Claim the seven of trumps"),
            "exchange": self.tr("E&xchange the seven of trumps"),
            "carte_blanche": self.tr("Show carte &blanche"),
            "draw": self.tr("Dra&w, or pass"),
            "show_panel": self.tr("Side &panel"),
            "tab_hint": self.tr("&Hint"),
            "tab_score": self.tr("&Score"),
            "tab_log": self.tr("&Log"),
            "tab_rules": self.tr("Rul&es"),
            "hint_mode:off": self.tr("&No hints"),
            "hint_mode:rules": self.tr("What the &rules say"),
            "hint_mode:full": self.tr("What is &best, and why"),
            "unseen_table": self.tr("Cards still &out"),
            "theme:system": self.tr("As the &system"),
            "theme:felt": self.tr("&Green felt"),
            "theme:dark": self.tr("&Dark"),
            "theme:paper": self.tr("Light &paper"),
            "motion:system": self.tr("As the &system"),
            "motion:off": self.tr("&Off"),
            "motion:fast": self.tr("&Fast"),
            "motion:normal": self.tr("&Normal"),
            "motion:slow": self.tr("S&low"),
            "back:blue": self.tr("&Blue lozenges"),
            "back:red": self.tr("&Red scales"),
            "four_colours": self.tr("&Four colours of suits"),
            "large_index": self.tr("Lar&ge indices"),
            "full_screen": self.tr("F&ull screen"),
            "reset_window": self.tr("&Reset the window"),
            "language:system": self.tr("&As the system"),
            "lessons": self.tr("&Lessons…"),
            "about": self.tr("&About Bezique"),
        }

"""The three tables and the colours of everything beside them.  No other module of the app names a colour,
except the inks of the drawn cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette

SERIF = ("Palatino Linotype", "Palatino", "P052", "Georgia", "serif")
"""Families for names, totals, headings and floating points, best first."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Inks of one table.  Each is "#RRGGBB"; the contrast of every pair was measured for the worst place."""

    name: str
    table_centre: str
    table_base: str
    table_edge: str
    text: str
    quiet: str
    points: str
    ring: str
    panel: str
    panel_card: str
    panel_text: str
    panel_quiet: str
    certain: str
    estimate: str
    rule: str
    rule_tint: str
    rule_mark: str
    panel_points: str
    panel_line: str
    panel_red: str
    """A red suit drawn straight on the panel, as a missing card is."""
    card_paper: str
    card_edge: str
    dark: bool
    shadow_alpha: int = 77
    lifted_shadow_alpha: int = 90
    dragged_shadow_alpha: int = 105


_LIGHT_PANEL: dict[str, Any] = {
    "panel": "#FAF7F0",
    "panel_card": "#FFFFFF",
    "panel_text": "#25221C",
    "panel_quiet": "#605949",
    "certain": "#1F5D45",
    "estimate": "#7A4A9A",
    "rule": "#2B4F81",
    "rule_tint": "#E6EDF6",
    "rule_mark": "#CCDBEF",
    "panel_points": "#7A5209",
    "panel_line": "#DCD5C5",
    "panel_red": "#B3262E",
}

THEMES: dict[str, Theme] = {
    "felt": Theme(
        name="felt",
        table_centre="#236249",
        table_base="#1C5640",
        table_edge="#123D2D",
        text="#F4EFE0",
        quiet="#CFDFD3",
        points="#F4CF78",
        ring="#F4CF78",
        card_paper="#FFFDF6",
        card_edge="#8E8467",
        dark=False,
        **_LIGHT_PANEL,
    ),
    "dark": Theme(
        name="dark",
        table_centre="#2A3338",
        table_base="#20272B",
        table_edge="#161B1E",
        text="#EAE5D8",
        quiet="#B3B1A8",
        points="#E2B65A",
        ring="#E9BE62",
        panel="#171B1E",
        panel_card="#1F2529",
        panel_text="#EAE5D8",
        panel_quiet="#ABABA3",
        certain="#7CC6A0",
        estimate="#C9A6E6",
        rule="#93B8EA",
        rule_tint="#222C39",
        rule_mark="#34455C",
        panel_points="#E2B65A",
        panel_line="#343B40",
        panel_red="#F0968C",
        card_paper="#F3EEE1",
        card_edge="#0E1113",
        dark=True,
    ),
    "paper": Theme(
        name="paper",
        table_centre="#E9E3D5",
        table_base="#E0D9C8",
        table_edge="#D0C7B2",
        text="#2A2620",
        quiet="#574F41",
        points="#714C08",
        ring="#94610A",
        card_paper="#FFFDF6",
        card_edge="#B3A88F",
        dark=False,
        **_LIGHT_PANEL,
    ),
}


def theme_for(setting: str) -> Theme:
    """The theme of a setting; "system" is felt, or dark where the system's windows are dark."""
    if setting in THEMES:
        return THEMES[setting]
    return THEMES["dark" if system_is_dark() else "felt"]


def system_is_dark() -> bool:
    """Whether the system asks for dark windows."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def serif_font(pixel_size: int, bold: bool = False) -> QFont:
    """The heading face at a size in logical pixels."""
    font = QFont()
    font.setFamilies(list(SERIF[:-1]))
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(pixel_size)
    font.setBold(bold)
    return font


def with_tabular_figures(font: QFont) -> QFont:
    """The same font with figures of one width, so that columns of points stand under each other."""
    tabular = QFont(font)
    if hasattr(tabular, "setFeature"):
        tabular.setFeature(QFont.Tag("tnum"), 1)
    return tabular


def semibold(font: QFont) -> QFont:
    """The same font, a step heavier."""
    heavier = QFont(font)
    heavier.setWeight(QFont.Weight.DemiBold)
    return heavier


def palette_of(theme: Theme) -> QPalette:
    """A palette in the theme's inks, for every widget beside the table."""
    role = QPalette.ColorRole
    palette = QPalette()
    inks = {
        role.Window: theme.panel,
        role.WindowText: theme.panel_text,
        role.Base: theme.panel_card,
        role.AlternateBase: theme.panel,
        role.Text: theme.panel_text,
        role.Button: theme.panel,
        role.ButtonText: theme.panel_text,
        role.BrightText: theme.panel_text,
        role.PlaceholderText: theme.panel_quiet,
        role.Highlight: theme.certain,
        role.HighlightedText: theme.panel_card,
        role.ToolTipBase: theme.panel_card,
        role.ToolTipText: theme.panel_text,
        role.Link: theme.rule,
        role.Mid: theme.panel_line,
        role.Light: theme.panel_card,
        role.Midlight: theme.panel_line,
        role.Dark: theme.panel_quiet,
        role.Shadow: theme.table_edge,
        role.Accent: theme.certain,
    }
    for which, ink in inks.items():
        palette.setColor(which, QColor(ink))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(theme.panel_quiet))
    return palette


class ThemeFollower(QObject):
    """Says when the theme in force changes: by the setting, or by the system while it is followed."""

    changed = Signal(object)

    def __init__(self, setting: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._setting = setting
        self.theme = theme_for(setting)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._look_again)

    def follow(self, setting: str) -> None:
        """Take another setting."""
        self._setting = setting
        self._look_again()

    def _look_again(self) -> None:
        theme = theme_for(self._setting)
        if theme != self.theme:
            self.theme = theme
            self.changed.emit(theme)

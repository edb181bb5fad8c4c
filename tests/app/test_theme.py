"""The themes: readable everywhere, the only place of colours, and followed by the whole window."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from bezique_qt.app import theme as module
from bezique_qt.app.stylesheet import BASE, SMALLEST, interface_font, style_sheet, text_px
from bezique_qt.app.theme import THEMES, ThemeFollower, palette_of

APP = Path(__file__).resolve().parents[2] / "bezique_qt" / "app"

# Ink, what it stands on, and the least contrast: 4.5 for text, 3 for graphic signs.
PAIRS = [
    ("text", "table_centre", 4.5),
    ("text", "table_edge", 4.5),
    ("quiet", "table_base", 4.5),
    ("points", "table_base", 4.5),
    ("ring", "table_base", 3.0),
    ("panel_text", "panel", 4.5),
    ("panel_text", "panel_card", 4.5),
    ("panel_text", "rule_tint", 4.5),
    ("panel_text", "panel_line", 4.5),
    ("panel_quiet", "panel", 4.5),
    ("panel_quiet", "panel_card", 4.5),
    ("panel_quiet", "rule_tint", 4.5),
    ("certain", "panel_card", 4.5),
    ("estimate", "panel_card", 4.5),
    ("rule", "rule_tint", 4.5),
    ("rule", "rule_mark", 4.5),
    ("panel_points", "panel", 4.5),
    ("panel_points", "panel_card", 4.5),
    ("panel_red", "panel", 4.5),
]


def luminance(ink: str) -> float:
    """Relative luminance as WCAG 2 defines it."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    colour = QColor(ink)
    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_is_right() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", sorted(THEMES))
def test_every_ink_can_be_read(name: str) -> None:
    theme = THEMES[name]
    weak = [
        (ink, ground, round(contrast(getattr(theme, ink), getattr(theme, ground)), 2))
        for ink, ground, least in PAIRS
        if contrast(getattr(theme, ink), getattr(theme, ground)) < least
    ]
    assert weak == []


def test_no_other_module_names_a_colour() -> None:
    named = re.compile(r"[\"']#[0-9A-Fa-f]{3,8}[\"']")
    found = [
        path.relative_to(APP).as_posix()
        for path in APP.rglob("*.py")
        if "art" not in path.relative_to(APP).parts and named.search(path.read_text("utf-8"))
    ]
    assert found == ["theme.py"]


@pytest.mark.parametrize("name", sorted(THEMES))
def test_the_palette_and_the_sheet_are_the_theme_s(name: str, qapp: QApplication) -> None:
    theme = THEMES[name]
    palette = palette_of(theme)
    assert palette.color(QPalette.ColorRole.Window) == QColor(theme.panel)
    assert palette.color(QPalette.ColorRole.WindowText) == QColor(theme.panel_text)
    sheet = style_sheet(theme)
    assert theme.panel in sheet
    assert "{" in sheet
    assert "{t." not in sheet
    others = [other for other in THEMES.values() if other.panel != theme.panel]
    assert not any(other.panel in sheet for other in others)


def test_system_is_felt_or_dark_as_the_system_is(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    dark = False
    monkeypatch.setattr(module, "system_is_dark", lambda: dark)
    hints = QGuiApplication.styleHints()
    follower = ThemeFollower("system")
    changes: list[str] = []
    follower.changed.connect(lambda theme: changes.append(theme.name))
    assert follower.theme.name == "felt"
    dark = True
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert changes == ["dark"]
    follower.follow("paper")
    dark = False
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert changes == ["dark", "paper"]
    follower.follow("system")
    assert changes == ["dark", "paper", "felt"]


def test_text_is_never_small(qapp: QApplication) -> None:
    tiny = QFont()
    tiny.setPixelSize(8)
    assert interface_font(tiny).pixelSize() == BASE
    large = QFont()
    large.setPixelSize(20)
    assert interface_font(large).pixelSize() == 20
    assert interface_font(large, 1400).pixelSize() == 26
    assert text_px(1) == SMALLEST

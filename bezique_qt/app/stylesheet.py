"""The look of every widget beside the table, made from a theme's inks and the size of the system's text."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontInfo, QGuiApplication

from bezique_qt.app.theme import SERIF, Theme

BASE = 13
"""Pixels of the interface's text in the design; every other size is told in relation to it."""
SMALLEST = 11
_LARGER = ((1300, 1.3), (1000, 1.15))


def interface_font(system: QFont, window_height: int = 0) -> QFont:
    """The font of the interface: the system's, never under the size of the design, and larger in windows
    so high that the table's own texts have grown."""
    font = QFont(system)
    scale = next((factor for height, factor in _LARGER if window_height >= height), 1.0)
    font.setPixelSize(round(max(QFontInfo(system).pixelSize(), BASE) * scale))
    return font


def text_px(size: float) -> int:
    """A size of the design in pixels, grown as the system's text is."""
    base = QFontInfo(QGuiApplication.font()).pixelSize()
    return max(SMALLEST, round(size * max(base, BASE) / BASE))


def small_font(font: QFont) -> QFont:
    """The same font in the size of the panels' second lines."""
    smaller = QFont(font)
    smaller.setPixelSize(text_px(12))
    return smaller


def serif_families() -> str:
    """The heading families as a style sheet names them."""
    return ", ".join(f'"{family}"' if " " in family else family for family in SERIF)


def style_sheet(theme: Theme) -> str:
    """The whole sheet for the window and its dialogs."""
    t = theme
    return f"""
QMainWindow, QDialog, #side, #status, QMenuBar, #page {{
    background: {t.panel}; color: {t.panel_text};
}}
QLabel {{ color: {t.panel_text}; background: transparent; }}
QMenuBar {{ border-bottom: 1px solid {t.panel_line}; padding: 2px 4px; }}
QMenuBar::item {{ padding: 4px 10px; background: transparent; border-radius: 4px; }}
QMenuBar::item:selected {{ background: {t.panel_line}; }}
QMenu {{ background: {t.panel_card}; color: {t.panel_text}; border: 1px solid {t.panel_line}; padding: 4px; }}
QMenu::item {{ padding: 5px 28px 5px 24px; border-radius: 4px; }}
QMenu::item:selected {{ background: {t.panel_line}; }}
QMenu::item:disabled {{ color: {t.panel_quiet}; }}
QMenu::separator {{ height: 1px; background: {t.panel_line}; margin: 4px 8px; }}
#place {{ color: {t.panel_quiet}; padding: 0 14px; min-height: {text_px(26)}px; }}
#side {{ border-left: 1px solid {t.panel_line}; }}
#status {{ border-top: 1px solid {t.panel_line}; }}
#expected {{ font-weight: 600; }}
#where {{ color: {t.panel_quiet}; }}
QTabBar {{ background: {t.panel}; }}
QTabBar::tab {{
    background: transparent; color: {t.panel_quiet}; padding: 9px 2px 7px 2px; margin: 0 6px;
    border: none; border-bottom: 3px solid transparent;
}}
QTabBar::tab:selected {{
    color: {t.panel_text}; font-weight: 600; border-bottom: 3px solid {t.certain};
}}
QTabBar::tab:focus {{ color: {t.panel_text}; }}
QScrollArea {{ border: none; background: transparent; }}
#page QTableView, #page QListView, QDialog QTableView {{
    background: transparent; border: none; color: {t.panel_text};
    selection-background-color: {t.panel_line}; selection-color: {t.panel_text};
    outline: none;
}}
#games {{
    background: {t.panel_card}; color: {t.panel_text}; border: 1px solid {t.panel_line};
    border-radius: 7px; padding: 4px; outline: none;
}}
#games::item {{ padding: 7px 8px; border-radius: 4px; border-left: 3px solid transparent; }}
#games::item:disabled {{ color: {t.panel_quiet}; }}
#games::item:hover {{ background: {t.panel}; }}
#games::item:selected {{
    background: {t.panel_line}; color: {t.panel_text}; border-left: 3px solid {t.certain};
}}
#goon {{ padding: 2px 12px; font-weight: 600; border-color: {t.certain}; }}
#goon:focus {{ padding: 1px 11px; }}
QHeaderView {{ background: transparent; }}
QHeaderView::section {{
    background: transparent; color: {t.panel_quiet}; border: none;
    border-bottom: 1px solid {t.panel_line}; padding: 6px 6px;
}}
QHeaderView::section:first {{ padding-left: 14px; }}
QHeaderView::section:last {{ padding-right: 14px; }}
#heading {{ font-family: {serif_families()}; font-size: {text_px(17)}px; font-weight: 700; }}
#title {{ font-family: {serif_families()}; font-size: {text_px(21)}px; font-weight: 700; }}
#section {{ font-family: {serif_families()}; font-size: {text_px(15)}px; font-weight: 700; }}
#blocktitle {{ font-weight: 600; }}
#quiet {{ color: {t.panel_quiet}; }}
#smallquiet {{ color: {t.panel_quiet}; font-size: {text_px(12)}px; }}
#points {{ color: {t.panel_points}; font-weight: 700; }}
#small {{ font-size: {text_px(12)}px; }}
#block, #now {{ background: {t.panel_card}; border: 1px solid {t.panel_line}; border-radius: 7px; }}
#now {{ border: 2px solid {t.certain}; }}
#option, #best {{
    background: {t.panel_card}; border: 1px solid {t.panel_line}; border-radius: 7px; padding: 1px;
}}
#best {{ border: 2px solid {t.certain}; padding: 0; }}
#option:hover, #option:focus {{ border-color: {t.panel_quiet}; }}
#option:focus {{ border: 2px solid {t.panel_quiet}; padding: 0; }}
#best:focus {{ border: 2px solid {t.panel_text}; }}
#basis {{ color: {t.estimate}; font-style: italic; font-size: {text_px(12)}px; }}
#exact {{ color: {t.certain}; font-weight: 600; font-size: {text_px(12)}px; }}
#value {{ font-weight: 700; }}
#margin {{ color: {t.estimate}; font-style: italic; font-size: {text_px(12)}px; }}
#standing {{ color: {t.panel_quiet}; font-size: {text_px(12)}px; }}
#estimated {{ font-style: italic; font-size: {text_px(12)}px; }}
#rule {{ background: {t.rule_tint}; border: none; border-left: 3px solid {t.rule}; }}
#rule:focus {{ border: 1px solid {t.rule}; border-left: 3px solid {t.rule}; }}
#rulesign {{
    background: {t.rule_mark}; color: {t.rule}; font-weight: 700; padding: 1px 5px; border-radius: 3px;
    font-size: {text_px(12)}px;
}}
#unseen {{ background: {t.panel}; border: none; border-top: 1px solid {t.panel_line}; }}
#unseen QTableView {{ background: transparent; color: {t.panel_text}; outline: none; }}
#unseen QTableCornerButton::section {{ background: transparent; border: none; }}
#unseen QTableView:focus {{ border: 1px solid {t.certain}; }}
#unseen QHeaderView::section {{
    color: {t.panel_quiet}; border: none; padding: 2px 0; font-size: {text_px(12)}px;
}}
#reason {{
    background: {t.panel}; border: 1px solid {t.rule}; border-left: 4px solid {t.rule}; border-radius: 3px;
}}
#reason QLabel {{ color: {t.panel_text}; }}
#rulelink {{
    background: transparent; color: {t.rule}; border: 1px solid transparent; border-radius: 3px;
    padding: 2px 4px; margin-left: -5px; text-decoration: underline; text-align: left;
}}
#rulelink:hover {{ background: {t.rule_tint}; border-color: {t.rule_tint}; }}
#rulelink:focus {{ border: 1px solid {t.rule}; background: {t.rule_tint}; padding: 2px 4px; }}
#legend {{ border-top: 1px solid {t.panel_line}; }}
#notice {{
    background: {t.panel_card}; border: none; border-left: 1px solid {t.panel_line};
    border-bottom: 1px solid {t.panel_line};
}}
#lesson {{
    background: {t.panel}; border: none; border-left: 1px solid {t.panel_line};
    border-bottom: 2px solid {t.certain};
}}
#lesson QPushButton {{ padding: 4px 8px; }}
#lesson QPushButton:focus {{ padding: 3px 7px; }}
#won, #failed {{
    background: {t.panel_card}; border: 1px solid {t.panel_line}; border-left: 4px solid {t.certain};
}}
#failed {{ border-left: 4px solid {t.panel_red}; }}
#rows {{
    background: {t.panel_card}; color: {t.panel_text}; border: 1px solid {t.panel_line};
    border-radius: 7px; padding: 4px 0; outline: none;
}}
#rows:focus {{ border: 1px solid {t.certain}; }}
#notice QPushButton {{ padding: 3px 10px; }}
#notice QPushButton:focus {{ padding: 2px 9px; }}
QPushButton {{
    background: {t.panel_card}; color: {t.panel_text}; border: 1px solid {t.panel_quiet};
    border-radius: 6px; padding: 6px 16px;
}}
QPushButton:hover {{ border-color: {t.panel_text}; }}
QPushButton:focus {{ border: 2px solid {t.certain}; padding: 5px 15px; }}
QPushButton:default {{ background: {t.certain}; color: {t.panel_card}; border-color: {t.certain}; }}
QPushButton:default:focus {{ border: 2px solid {t.panel_text}; }}
QPushButton:disabled, QPushButton:default:disabled {{
    background: {t.panel_card}; color: {t.panel_quiet}; border-color: {t.panel_line};
}}
QComboBox, QLineEdit, QSpinBox {{
    background: {t.panel_card}; color: {t.panel_text}; border: 1px solid {t.panel_quiet};
    border-radius: 5px; padding: 4px 8px; selection-background-color: {t.certain};
    selection-color: {t.panel_card};
}}
QComboBox:focus, QLineEdit:focus, QSpinBox:focus {{ border: 2px solid {t.certain}; padding: 3px 7px; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox::drop-down {{ border: none; width: 24px; }}
QComboBox QAbstractItemView {{
    background: {t.panel_card}; color: {t.panel_text}; selection-background-color: {t.panel_line};
    selection-color: {t.panel_text};
}}
QCheckBox, QRadioButton {{ color: {t.panel_text}; spacing: 8px; padding: 2px; }}
QCheckBox::indicator {{
    width: {text_px(15)}px; height: {text_px(15)}px; border: 1px solid {t.panel_quiet}; border-radius: 3px;
    background: {t.panel_card};
}}
QCheckBox::indicator:checked {{ background: {t.certain}; border-color: {t.certain}; }}
QCheckBox:focus, QRadioButton:focus {{ color: {t.certain}; }}
QProgressBar {{ background: {t.panel_line}; border: none; border-radius: 2px; }}
QProgressBar::chunk {{ background: {t.certain}; border-radius: 2px; }}
QToolTip {{ background: {t.panel_card}; color: {t.panel_text}; border: 1px solid {t.panel_line}; }}
QScrollBar:vertical {{ background: transparent; width: 8px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {t.panel_line}; border-radius: 4px; min-height: 32px; }}
QScrollBar::handle:vertical:hover {{ background: {t.panel_quiet}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""

"""The main window: table, side panel, status line and menus around one session."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QCloseEvent,
    QFont,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)

from bezique_qt.app import window_place
from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.dialogs.about import AboutDialog
from bezique_qt.app.dialogs.deal_sheet import DealSheet
from bezique_qt.app.dialogs.kept import KeptDialog
from bezique_qt.app.dialogs.lessons import LessonsDialog
from bezique_qt.app.dialogs.new_game import NewGame, NewGameDialog
from bezique_qt.app.dialogs.settings import SettingsDialog
from bezique_qt.app.files import GameFiles
from bezique_qt.app.language import Language
from bezique_qt.app.lessons.classroom import Classroom
from bezique_qt.app.lessons.progress import Progress
from bezique_qt.app.menus import WISHES, Menus
from bezique_qt.app.models.lessons import LessonsModel
from bezique_qt.app.panels.lesson import LessonPanel
from bezique_qt.app.panels.notice import NoticeBar
from bezique_qt.app.panels.side import SidePanel, panel_width
from bezique_qt.app.panels.status import StatusLine
from bezique_qt.app.phrases import describe, lessons, where
from bezique_qt.app.reviews import Reviews
from bezique_qt.app.session import HUMAN, Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.stylesheet import interface_font, style_sheet
from bezique_qt.app.table.look import card_style
from bezique_qt.app.table.view import TableView
from bezique_qt.app.theme import Theme, ThemeFollower, palette_of
from bezique_qt.app.window_place import SMALLEST
from bezique_qt.rules import Card, CardPlayed, Event


class MainWindow(QMainWindow):
    """Everything a person sees.  Closing is safe at any moment: the match is saved after each action."""

    def __init__(
        self, session: Session, settings: Settings, language: Language, progress: Progress | None = None
    ) -> None:
        super().__init__()
        self._session = session
        self._settings = settings
        self._language = language
        self._dialog: QDialog | None = None
        self._sheet_is_due = False
        self._system_font = QFont(QApplication.font())
        QApplication.setFont(interface_font(self._system_font))
        self._themes = ThemeFollower(settings.theme, self)
        self.table = TableView(session, settings)
        self.table.setFont(QApplication.font())  # the table sizes its texts by itself
        self.side = SidePanel(session, settings, self._themes.theme, self._card_style())
        self.status = StatusLine(session, self._themes.theme)
        self.notice = NoticeBar()
        self.classroom = Classroom(session, progress or Progress(parent=self), self)
        self.lesson = LessonPanel(self.classroom, session, self._themes.theme)
        self._place = QLabel()
        self._place.setObjectName("place")
        self._place.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        self._files = GameFiles(session, self)
        self.reviews = Reviews(session, settings, self._look, self)
        self.menus = Menus(self.menuBar(), settings, self)
        self.menuBar().setCornerWidget(self._place)
        self._lay_out()
        self._connect()
        self._dress(self._themes.theme)
        self.retranslate()
        window_place.bring_back(self, settings)
        self.table.setFocus()

    def _lay_out(self) -> None:
        page = QWidget()
        rows = QVBoxLayout(page)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        halves = QHBoxLayout()
        halves.setSpacing(0)
        beside = QVBoxLayout()
        beside.setSpacing(0)
        beside.addWidget(self.notice)
        beside.addWidget(self.lesson)
        beside.addWidget(self.side, 1)
        beside.addStretch(0)  # below a lesson when the panel is hidden
        halves.addWidget(self.table, 1)
        halves.addLayout(beside)
        rows.addLayout(halves, 1)
        rows.addWidget(self.status)
        self.setCentralWidget(page)
        self.setMinimumSize(*SMALLEST)
        self.side.setVisible(self._settings.show_panel)

    def _connect(self) -> None:
        session = self._session
        session.deal_started.connect(self._deal_started)
        session.state_changed.connect(self._state_changed)
        session.events_applied.connect(self._speak)
        session.practice_changed.connect(self._show_place)
        session.deal_ended.connect(self._show_deal_sheet)
        session.error.connect(self.notice.tell)
        session.told.connect(self.notice.tell)
        self._files.told.connect(self.notice.tell)
        self._settings.changed.connect(self._setting_changed)
        self._settings.failed.connect(self.notice.tell)
        session.mended.connect(self.notice.take_back)
        self._settings.mended.connect(self.notice.take_back)
        self._language.changed.connect(self.retranslate)
        self._themes.changed.connect(self._dress)
        self.menus.picked.connect(self._pick)
        self.side.cards_pointed.connect(self.table.lift_cards)
        self.table.rule_wanted.connect(self.show_rule)
        self.reviews.rule_wanted.connect(self.show_rule)
        self.status.go_on_wanted.connect(self._go_on)
        self.notice.new_game_wanted.connect(self.open_new_game)
        self.notice.kept_wanted.connect(self.open_kept)
        self.notice.lessons_wanted.connect(self.open_lessons)
        self.lesson.list_wanted.connect(self.open_lessons)
        self.classroom.pointed.connect(self._lift_for_lesson)
        self.classroom.begun.connect(self._lesson_begun)
        self.classroom.left.connect(self.table.setFocus)
        self.classroom.progress.failed.connect(self.notice.tell)

    # Looks and words

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self.menus.retranslate()
        self.side.retranslate(self._card_style())
        self.reviews.take_look()
        self.lesson.retranslate()
        self.status.retranslate()
        self.table.retranslate()
        self._show_place()

    def _look(self) -> tuple[Theme, CardStyle]:
        return self._themes.theme, self._card_style()

    def _card_style(self) -> CardStyle:
        return card_style(self._themes.theme, self._settings)

    def _dress(self, theme: Theme) -> None:
        QApplication.setPalette(palette_of(theme))
        self.setStyleSheet(style_sheet(theme))
        self.table.set_theme(theme)
        self.lesson.set_theme(theme)
        self.side.set_look(theme, self._card_style())
        self.reviews.take_look()
        self.status.set_theme(theme)

    def _fit_text(self) -> None:
        """Take larger text in a high window, as the table does."""
        font = interface_font(self._system_font, self.height())
        if font != QApplication.font():
            QApplication.setFont(font)
            self._dress(self._themes.theme)

    def _show_place(self) -> None:
        match, lesson = self._session.match, self.classroom.lesson
        if match is None:
            title, place = where.empty_title(), ""
        elif lesson is not None:
            title = lessons.window_title(self.classroom.number, lesson.id)
            place = lessons.heading(self.classroom.number, lesson.id)
        else:
            title = where.window_title(match.variant.id, len(match.deals))
            place = where.game_and_deal(match.variant.id, len(match.deals), self._session.is_practice)
        self.setWindowTitle(title)
        self._place.setText(place)
        self.menuBar().setCornerWidget(self._place)  # it takes its new width only when it is set again
        self._place.show()

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            self._language.set(self._settings.language)
        elif name == "theme":
            self._themes.follow(self._settings.theme)
        elif name in ("four_colours", "large_index"):
            self.side.set_look(self._themes.theme, self._card_style())
            self.reviews.take_look()
        elif name == "show_panel":
            self.side.setVisible(self._settings.show_panel)
        elif name == "opponent_delay_ms":
            self._session.opponent_delay = self._settings.opponent_delay_ms
        elif name == "player_name":
            self._session.player_name = self._settings.player_name
            self.retranslate()

    # The game

    def _deal_started(self) -> None:
        self._close_dialog()
        self._sheet_is_due = False
        self._show_place()

    def _state_changed(self) -> None:
        match = self._session.match
        over = match is not None and match.deal.is_over
        self.menus.actions["next"].setEnabled(over and match is not None and not match.is_over)
        numbers = self._session.deal_numbers
        self.menus.actions["again"].setEnabled(bool(numbers) and numbers[0] is not None)
        self.menus.actions["review"].setEnabled(self.reviews.count > 0)
        self.menus.actions["save"].setEnabled(match is not None and not self._session.is_lesson)
        storage = self._session.storage
        self.menus.actions["kept"].setEnabled(storage is not None and bool(storage.kept()))
        self.menus.actions["last_trick"].setEnabled(self._session.last_trick is not None)

    def _speak(self, events: tuple[Event, ...]) -> None:
        """Tell a screen reader what happened; the person knows his own card, and the table tells refusals."""
        said = [
            describe(event, HUMAN, self._session.names)
            for event in events
            if not (isinstance(event, CardPlayed) and event.seat == HUMAN)
        ]
        text = " ".join(sentence for sentence in said if sentence)
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _pick(self, name: str) -> None:
        """Do what a menu's action asks for."""
        match name:
            case "new":
                self.open_new_game()
            case "next":
                self._session.next_deal()
            case "again":
                self._deal_again()
            case "review":
                self.reviews.open()
            case "open":
                self._open(self._files.dialog_to_open())
            case "kept":
                self.open_kept()
            case "save":
                self._open(self._files.dialog_to_save())
            case "settings":
                self._open(SettingsDialog(self._settings, self))
            case "quit":
                self.close()
            case "last_trick":
                self.table.show_last_trick()
            case "tab_rules" if self.table.show_rule_of_reason():
                pass
            case "tab_hint" | "tab_score" | "tab_log" | "tab_rules":
                self._settings.show_panel = True
                self.side.show_tab(name.removeprefix("tab_"))
            case name if name in WISHES:
                self.table.wish(name)
            case "full_screen":
                self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
            case "reset_window":
                window_place.reset(self)
            case "lessons":
                self.open_lessons()
            case "about":
                self._open(AboutDialog(self))

    def show_rule(self, rule_id: str) -> None:
        """Open the rule book at a rule of the engine, with the keyboard's focus on it."""
        self._settings.show_panel = True
        self.side.show_rule(rule_id)

    def open_new_game(self) -> None:
        """Open the dialog for a new match."""
        match = self._session.match
        dialog = NewGameDialog(self._settings, "" if match is None else match.variant.id, self)
        dialog.chosen.connect(self._start)
        self._open(dialog)

    def open_kept(self) -> None:
        """Open the list of the matches that another took the place of."""
        if self._session.storage is not None:
            dialog = KeptDialog(self._session.storage, self)
            dialog.chosen.connect(self._take_back)
            dialog.finished.connect(self._state_changed)  # some may have gone
            self._open(dialog)

    def _take_back(self, path: Path) -> None:
        self._session.take_back(path)
        self._state_changed()

    def open_lessons(self) -> None:
        """Open the page of the lessons, at the one on the table or the first that is not learnt."""
        room = self.classroom
        model = LessonsModel(room.lessons, room.progress, self)
        current = room.number - 1 if room.lesson is not None else None
        dialog = LessonsDialog(model, *self._look(), current, self)
        model.setParent(dialog)
        dialog.chosen.connect(room.begin)
        self._open(dialog)

    def _lesson_begun(self) -> None:
        self.notice.hide()
        self.table.setFocus()

    def _lift_for_lesson(self, cards: tuple[Card, ...]) -> None:
        self.table.desk.lift("lesson", frozenset(cards))

    def _start(self, wanted: NewGame) -> None:
        self.notice.hide()
        self._session.new_match(
            wanted.variant, wanted.level, wanted.first_dealer, wanted.deal_number, wanted.player_name
        )

    def _deal_again(self) -> None:
        match, numbers = self._session.match, self._session.deal_numbers
        if match is not None and numbers and numbers[0] is not None:
            self._session.new_match(
                match.variant,
                self._session.level,
                match.first_dealer,
                numbers[0],
                self._session.player_name,
            )

    def _go_on(self) -> None:
        match = self._session.match
        if match is not None and match.is_over:
            self.open_new_game()
        else:
            self._session.next_deal()

    def _show_deal_sheet(self) -> None:
        """Open the sheet of the deal; a window that is not shown yet opens it as soon as it is."""
        self._sheet_is_due = not self.isVisible()
        if self._sheet_is_due:
            return
        sheet = DealSheet(self._session, self.side.score_model, self._themes.theme, self)
        sheet.review_wanted.connect(self.reviews.open)
        sheet.next_wanted.connect(self._session.next_deal)
        sheet.new_wanted.connect(self.open_new_game)
        self._open(sheet)

    def _open(self, dialog: QDialog) -> None:
        """Open a dialog in place of the one that is open."""
        self._close_dialog()
        self._dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget_dialog)
        dialog.open()

    def _close_dialog(self) -> None:
        if self._dialog is not None:
            self._dialog.close()
            self._dialog = None

    def _forget_dialog(self) -> None:
        self._dialog = None

    # The window itself

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The side panel keeps its share."""
        for widget in (self.side, self.notice, self.lesson):
            widget.setFixedWidth(panel_width(event.size().width()))
        super().resizeEvent(event)
        self._fit_text()

    def changeEvent(self, event: QEvent) -> None:
        """The menu tells whether the window fills the screen, however that came about."""
        if event.type() == QEvent.Type.WindowStateChange:
            self.menus.actions["full_screen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what a resumed match that had ended has to tell."""
        super().showEvent(event)
        if self._sheet_is_due:
            self._show_deal_sheet()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Note the window's place; the match is saved already."""
        self._session.stop()
        self.reviews.close()
        self._close_dialog()
        window_place.keep(self, self._settings)
        QApplication.setFont(self._system_font)
        super().closeEvent(event)

"""The page of the lessons, what is kept of them, and the panel beside the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn, Protocol

import pytest
import shiboken6
from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.dialogs.lessons import LessonsDialog
from bezique_qt.app.language import LANGUAGES, Language
from bezique_qt.app.lessons.course import shipped_lessons
from bezique_qt.app.lessons.progress import PROGRESS_FILE, Progress
from bezique_qt.app.models.lessons import LessonRole, LessonsModel
from bezique_qt.app.paths import user_folders
from bezique_qt.app.phrases import lessons as words
from bezique_qt.app.phrases.lesson_texts import TEXTS
from bezique_qt.app.phrases.lesson_texts.text import COMMON
from bezique_qt.app.start import App
from bezique_qt.app.theme import THEMES
from bezique_qt.app.thinker import IN_THE_LOOP
from bezique_qt.app.window_place import SMALLEST
from tests.app.test_window import Longer, cut, wait_until_whole
from tests.coach.classroom import LESSONS

VALUES = {"name": "Odile", "yours": "950", "theirs": "1060", "line": "1000", "value": "600"}


# the words


def test_every_lesson_has_its_words_and_no_words_are_left_over() -> None:
    assert set(TEXTS) == {lesson.id for lesson in LESSONS}
    for lesson in LESSONS:
        text = TEXTS[lesson.id]
        assert list(text.goals) == [goal.id for goal in lesson.goals]
        assert list(text.hints) == [hint.id for hint in lesson.hints]
        answers = {failure.id for failure in lesson.failures} | {lesson.limit.id}
        assert set(text.failures) <= answers
        assert answers <= set(text.failures) | set(COMMON), lesson.id


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_every_sentence_is_filled_in_each_language(code: str, qapp: QApplication) -> None:
    Language(qapp).set(code)
    for lesson in LESSONS:
        key = lesson.id
        said = [words.title(key), words.line(key), words.story(key, **VALUES), words.won(key, **VALUES)]
        said += [words.goal(key, goal.id, **VALUES) for goal in lesson.goals]
        said += [words.hint(key, hint.id, **VALUES) for hint in lesson.hints]
        said += [words.failure(key, failure.id, **VALUES) for failure in lesson.failures]
        said.append(words.failure(key, lesson.limit.id, **VALUES))
        assert all(sentence and "{" not in sentence for sentence in said)


# the list


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(tmp_path / PROGRESS_FILE)


def test_the_list_is_a_proper_model(progress: Progress, qtmodeltester: object) -> None:
    model = LessonsModel(LESSONS, progress)
    qtmodeltester.check(model)  # type: ignore[attr-defined]
    progress.mark(LESSONS[2].id)
    model.retranslate()
    assert model.rowCount() == len(LESSONS)
    assert model.rowCount(model.index(0)) == 0
    assert model.index(0).data(LessonRole.NUMBER) == 1
    assert model.index(0).data(LessonRole.ID) == LESSONS[0].id
    assert model.index(0).data(Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex()) is None
    other: QAbstractListModel = LessonsModel(LESSONS, progress)
    assert model.data(other.index(0)) is None


def test_the_list_tells_at_once_what_is_learnt(progress: Progress, qtbot: QtBot) -> None:
    model = LessonsModel(LESSONS, progress)
    assert (model.done, model.first_open) == (0, 0)
    with qtbot.waitSignal(model.dataChanged):
        progress.mark(LESSONS[0].id)
    assert (model.done, model.first_open) == (1, 1)
    assert model.index(0).data(LessonRole.DONE) is True
    assert words.is_learnt() in model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert words.is_learnt() not in model.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    for lesson in LESSONS:
        progress.mark(lesson.id)
    assert (model.done, model.first_open) == (len(LESSONS), 0)


def test_chapters_head_their_first_lessons(progress: Progress) -> None:
    model = LessonsModel(LESSONS, progress)
    headings = [model.index(row).data(LessonRole.HEADING) for row in range(model.rowCount())]
    shown = [heading for heading in headings if heading]
    assert shown == ["First steps", "Melds", "The craft", "Rubicon"]
    assert headings[0]


@pytest.fixture
def page(progress: Progress, qapp: QApplication) -> Iterator[LessonsDialog]:
    """The page with one lesson learnt; it deletes itself when it is closed."""
    progress.mark(LESSONS[0].id)
    dialog = LessonsDialog(LessonsModel(LESSONS, progress), THEMES["felt"], CardStyle())
    dialog.show()
    yield dialog
    if shiboken6.isValid(dialog):
        shiboken6.delete(dialog)


def test_the_page_opens_at_the_first_lesson_that_is_not_learnt(page: LessonsDialog) -> None:
    assert page.list.currentIndex().row() == 1
    page.list.setCurrentIndex(page.list.model().index(0, 0))
    assert page._begin.text() == "&Take it again"
    page.list.setCurrentIndex(page.list.model().index(3, 0))
    assert page._begin.text() == "&Begin"


def test_the_page_gives_the_lesson_that_is_chosen(page: LessonsDialog, qtbot: QtBot) -> None:
    page.list.setCurrentIndex(page.list.model().index(4, 0))
    with qtbot.waitSignal(page.chosen) as chosen:
        page._begin.click()
    assert chosen.args == [LESSONS[4].id]


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_nothing_on_the_page_is_cut_off(
    page: LessonsDialog, qtbot: QtBot, qapp: QApplication, code: str
) -> None:
    Language(qapp).set(code)

    def is_whole() -> None:
        assert page.windowTitle() == {"en": "Lessons", "fr": "Leçons", "nl": "Lessen", "pt": "Lições"}[code]
        assert cut(page) == []

    qtbot.waitUntil(is_whole)


# the panel


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_the_panel_keeps_within_the_smallest_window(open_app: OpenApp, qtbot: QtBot, code: str) -> None:
    app = open_app()
    app.put_match_on_table(None)
    app.language.set(code)
    window = app.window
    window.resize(*SMALLEST)
    with qtbot.waitExposed(window):
        window.show()
    for lesson in LESSONS:
        window.classroom.begin(lesson.id)
        for _ in lesson.hints:
            window.classroom.help()
        wait_until_whole(window, qtbot)
        assert window.size().toTuple() == SMALLEST
        assert window.lesson.width() == window.side.width() == 256
        assert window.side.height() > 100


def test_the_panel_bears_texts_longer_by_two_fifths(open_app: OpenApp, qtbot: QtBot) -> None:
    app = open_app()
    app.put_match_on_table(None)
    window = app.window
    window.resize(*SMALLEST)
    with qtbot.waitExposed(window):
        window.show()
    QCoreApplication.installTranslator(Longer(window))
    window.retranslate()
    for lesson in LESSONS:
        window.classroom.begin(lesson.id)
        assert window.lesson._title.text().endswith("é")
        wait_until_whole(window.lesson, qtbot)
        assert window.size().toTuple() == SMALLEST


def test_without_the_side_panel_a_lesson_stays_together(open_app: OpenApp, qtbot: QtBot) -> None:
    app = open_app()
    app.put_match_on_table(None)
    app.settings.show_panel = False
    window = app.window
    window.resize(*SMALLEST)
    with qtbot.waitExposed(window):
        window.show()
    window.classroom.begin(LESSONS[0].id)

    def is_together() -> None:
        panel = window.lesson
        assert not window.side.isVisible()
        assert (
            panel.y() == window.notice.geometry().bottom() + 1 if window.notice.isVisible() else not panel.y()
        )
        assert panel._title.y() < panel._place.geometry().bottom() + 12
        assert panel.height() <= panel.sizeHint().height()

    qtbot.waitUntil(is_together)


def test_what_can_be_reached_by_tab_has_a_name(open_app: OpenApp) -> None:
    app = open_app()
    app.put_match_on_table(None)
    window = app.window
    window.show()
    window.classroom.begin(LESSONS[0].id)
    reached = [
        widget
        for widget in window.lesson.findChildren(QWidget)
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert len(reached) >= 4
    for widget in reached:
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface.text(QAccessible.Text.Name), widget


def test_the_opponent_of_a_lesson_has_nothing_to_think_about(
    open_app: OpenApp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app()
    app.put_match_on_table(None)
    app.window.classroom.begin("declare")
    asked: list[object] = []

    def note(*arguments: object) -> int:
        asked.append(arguments)
        return len(asked)

    monkeypatch.setattr(app.thinker, "ask", note)
    assert app.session.act(LESSONS[1].way[0])
    qtbot.waitUntil(lambda: app.session.last_trick is not None)
    assert not asked
    assert app.session.last_trick is not None
    assert [card.code for card in app.session.last_trick.cards] == ["AS1", "8S1"]


# what is kept


def test_progress_is_kept_between_starts(tmp_path: Path) -> None:
    path = tmp_path / PROGRESS_FILE
    progress = Progress(path)
    progress.mark("keep")
    progress.mark("declare")
    progress.mark("keep")
    again = Progress(path)
    assert again.is_done("keep")
    assert again.is_done("declare")
    assert not again.is_done("bezique")
    assert json.loads(path.read_text("utf-8"))["done"] == ["keep", "declare"]


def test_what_a_later_version_has_written_is_kept(tmp_path: Path) -> None:
    path = tmp_path / PROGRESS_FILE
    value = {"format": "bezique-lessons", "version": 1, "done": ["one-to-come", 7], "best": {"keep": 3}}
    path.write_text(json.dumps(value), "utf-8")
    Progress(path).mark("keep")
    kept = json.loads(path.read_text("utf-8"))
    assert kept["done"] == ["one-to-come", "keep"]
    assert kept["best"] == {"keep": 3}


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"format": "bezique-settings", "version": 1}', '{"format": "bezique-lessons"}']
)
def test_a_damaged_file_is_put_aside_and_a_new_one_begun(tmp_path: Path, text: str) -> None:
    path = tmp_path / PROGRESS_FILE
    path.write_text(text, "utf-8")
    progress = Progress(path)
    assert progress.problem is not None
    assert progress.problem.reason == "damaged"
    kept = progress.problem.kept
    assert kept is not None
    assert kept.read_text("utf-8") == text
    assert not path.exists()
    progress.mark("keep")
    assert Progress(path).is_done("keep")


def test_a_file_that_may_not_be_read_is_put_aside_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / PROGRESS_FILE
    Progress(path).mark("keep")
    before = path.read_text("utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", forbidden)
        progress = Progress(path)
    assert progress.problem is not None
    assert progress.problem.reason == "unreadable"
    assert progress.problem.kept is not None
    progress.mark("declare")
    assert progress.problem.kept.read_text("utf-8") == before
    assert Progress(path).is_done("declare")


def forbidden(*arguments: object) -> NoReturn:
    raise PermissionError("not yours")


def test_a_newer_file_is_put_aside_too(tmp_path: Path) -> None:
    path = tmp_path / PROGRESS_FILE
    path.write_text('{"format": "bezique-lessons", "version": 9, "done": ["keep"]}', "utf-8")
    progress = Progress(path)
    assert progress.problem is not None
    assert progress.problem.reason == "newer"
    assert not progress.is_done("keep")


def test_a_second_instance_reads_and_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / PROGRESS_FILE
    Progress(path).mark("keep")
    before = path.read_bytes()
    second = Progress(path, read_only=True)
    assert second.is_done("keep")
    second.mark("declare")
    assert second.is_done("declare")
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_written_is_told_and_the_lesson_counts(tmp_path: Path, qtbot: QtBot) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    progress = Progress(blocked / PROGRESS_FILE)
    with qtbot.waitSignals([progress.failed, progress.changed]):
        progress.mark("keep")
    assert progress.is_done("keep")


# the program


class OpenApp(Protocol):
    """Builds the program on the folder of the test."""

    def __call__(self) -> App: ...


@pytest.fixture
def open_app(qapp: QApplication, tmp_path: Path) -> Iterator[OpenApp]:
    """Each window is closed before what it stands on goes."""
    made: list[App] = []

    def build() -> App:
        app = App(user_folders(tmp_path), "en", IN_THE_LOOP)
        app.session.opponent_delay = 0
        app.settings.motion = "off"
        app.settings.trick_stay_ms = 300
        made.append(app)
        return app

    yield build
    for app in made:
        app.window.close()
        app.close()
        shiboken6.delete(app.window)


def test_the_first_start_offers_the_lessons(open_app: OpenApp) -> None:
    app = open_app()
    app.put_match_on_table(None)
    app.window.show()
    assert "lessons" in app.window.notice.text
    offer = app.window.notice._lessons
    assert offer.isVisible()
    offer.click()
    assert isinstance(app.window._dialog, LessonsDialog)
    assert not app.window.notice.isVisible()


def test_a_lesson_that_is_learnt_is_so_at_the_next_start(open_app: OpenApp, qtbot: QtBot) -> None:
    app = open_app()
    app.put_match_on_table(None)
    app.window.show()
    own = app.storage.match_path.read_bytes()
    lesson = LESSONS[0]
    app.window.classroom.begin(lesson.id)
    qtbot.waitUntil(lambda: app.session.view is not None and app.session.view.to_move == 0)
    assert app.session.act(lesson.way[0])
    assert app.window.classroom.verdict.is_won
    app.window.close()
    app.close()
    again = open_app()
    again.put_match_on_table(None)
    assert again.progress.is_done(lesson.id)
    assert not again.session.is_lesson
    assert again.storage.match_path.read_bytes() == own


def test_damaged_progress_is_told_at_the_start(open_app: OpenApp, tmp_path: Path) -> None:
    folder = user_folders(tmp_path).data
    folder.mkdir(parents=True)
    (folder / PROGRESS_FILE).write_text("{", "utf-8")
    assert PROGRESS_FILE in open_app().window.notice.text


def test_the_shipped_lessons_are_all_there() -> None:
    assert [lesson.id for lesson in shipped_lessons()] == [lesson.id for lesson in LESSONS]

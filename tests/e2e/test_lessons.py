"""Every lesson through the real window: won by mouse, and failed by keys in each way that was foreseen."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QTextEdit, QWidget

from bezique_qt.app.language import LANGUAGES
from bezique_qt.app.phrases import lessons as words
from bezique_qt.app.storage import Storage
from bezique_qt.coach.lessons import Lesson
from bezique_qt.rules import VARIANTS, Action
from tests.coach.classroom import LESSONS

from .conftest import LEFT, Person

# What the platform without a screen says of every window and every list that opens.
pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")


@pytest.fixture(autouse=True)
def own_match(person: Person) -> None:
    """A match of the person's own, a few cards old."""
    person.session.new_match(VARIANTS["classic"], "steady", 1, 1887)
    for _ in range(3):
        person.wait_for_turn()
        view = person.session.view
        assert view is not None
        assert person.session.act(person.judgement.choose(view))
    person.wait_for_turn()


def take(person: Person, act: Callable[[Action], None], actions: Iterable[Action]) -> None:
    """Do the actions one after the other, each when it is the person's turn."""
    room, session = person.window.classroom, person.session

    def may_act() -> bool:
        view = session.view
        return room.verdict.is_over or (view is not None and view.to_move == 0)

    person.bot.waitUntil(may_act)
    for action in actions:
        assert not room.verdict.is_over
        act(action)
        person.bot.waitUntil(may_act)


def shown(person: Person) -> str:
    """All that the lesson's panel says."""
    labels = person.window.lesson.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisibleTo(person.window))


def leads_to(person: Person, widget: QWidget) -> None:
    """Wait until the keyboard of the window is with a widget."""
    person.bot.waitUntil(lambda: person.window.focusWidget() is widget)


def press(button: QPushButton) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_won_by_mouse(lesson: Lesson, person: Person) -> None:
    window, session = person.window, person.session
    own = session.record()
    window.classroom.begin(lesson.id)
    take(person, person.act_by_mouse, lesson.way)
    assert window.classroom.verdict.is_won
    assert window.classroom.progress.is_done(lesson.id)
    assert words.won_heading() in shown(person)
    assert "{" not in shown(person)
    press(window.lesson.on)
    following = window.classroom.lesson
    assert following is not None
    assert following.id != lesson.id
    press(window.lesson.leave)
    assert window.classroom.lesson is None
    assert not window.lesson.isVisible()
    assert session.record() == own


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_each_mistake_is_answered_when_made_by_keys(lesson: Lesson, person: Person) -> None:
    window, room = person.window, person.window.classroom
    ways = [(failure.id, failure.way) for failure in lesson.failures]
    if lesson.limit.way:
        ways.append((lesson.limit.id, lesson.limit.way))
    room.begin(lesson.id)
    answers = set()
    for failed, way in ways:
        window.table.setFocus()
        take(person, person.act_by_keys, way)
        assert room.verdict.failed == failed
        answer = words.failure(lesson.id, failed, name=person.session.names[1])
        assert answer in shown(person)
        assert "{" not in shown(person)
        answers.add(answer)
        leads_to(person, window.lesson.again)
        QTest.keyClick(window.lesson.again, Qt.Key.Key_Return)
        assert not room.verdict.is_over
    assert len(answers) == len(ways)
    assert not room.progress.is_done(lesson.id)


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_the_lessons_speak_the_language_in_use_and_follow_it(code: str, person: Person) -> None:
    window, language = person.window, person.window._language
    for lesson in LESSONS:
        language.set("en")
        window.classroom.begin(lesson.id)
        english = words.line(lesson.id)
        assert words.title(lesson.id) in shown(person)
        language.set(code)
        said = shown(person)
        assert words.title(lesson.id) in said
        assert words.story(lesson.id, **window.lesson._values()) in said
        for goal in lesson.goals:
            assert words.goal(lesson.id, goal.id, **window.lesson._values()) in said
        assert words.title(lesson.id) in window.windowTitle()
        assert (words.line(lesson.id) == english) is (code == "en")
    take(person, person.act_by_mouse, LESSONS[-1].way)
    language.set("en")
    assert words.won(LESSONS[-1].id, **window.lesson._values()) in shown(person)


def test_after_the_end_nothing_can_be_played_and_the_panel_says_so(person: Person) -> None:
    window, session = person.window, person.session
    lesson = LESSONS[0]
    window.classroom.begin(lesson.id)
    take(person, person.act_by_mouse, lesson.way)
    assert session.is_closed
    before = session.record()
    window.table.setFocus()
    view = session.view
    assert view is not None
    person.drag(view.hand[0], person.desk.layout.trick_frame)
    assert session.record() == before
    leads_to(person, window.lesson.on)
    assert window.status.expected.text() == words.lesson_over()
    assert not window.status.go_on.isVisible()


def test_a_barred_try_in_a_lesson_is_answered_with_its_rule(person: Person) -> None:
    lesson = next(found for found in LESSONS if found.id == "last-tricks")
    person.window.classroom.begin(lesson.id)
    take(person, person.act_by_mouse, ())
    refused: list[str] = []
    person.table.refused_shown.connect(refused.append)
    view = person.session.view
    assert view is not None
    barred = next(card for card in view.hand if card.face == "8C")
    person.drag(barred, person.desk.layout.trick_frame)
    assert len(refused) == 1
    assert not person.window.classroom.verdict.is_over
    take(person, person.act_by_mouse, lesson.way)
    assert person.window.classroom.verdict.is_won


def test_hints_come_step_by_step_and_at_last_the_cards_are_lifted(person: Person) -> None:
    window = person.window
    lesson = LESSONS[1]
    window.classroom.begin(lesson.id)
    for hint in lesson.hints:
        press(window.lesson.help)
        assert words.hint(lesson.id, hint.id) in shown(person)
    press(window.lesson.help)
    assert words.shown_on_table() in shown(person)
    (card,) = person.desk.stage.marks.lifted
    assert str(lesson.way[0]) == f"play {card}"
    assert not window.lesson.help.isEnabled()
    take(person, person.act_by_mouse, lesson.way[:1])
    assert not person.desk.stage.marks.lifted
    assert window.lesson.help.isEnabled()


def test_the_hint_panel_and_the_rule_book_are_those_of_the_lessons_game(person: Person) -> None:
    window = person.window
    lesson = next(found for found in LESSONS if found.id == "make-trumps")
    window.classroom.begin(lesson.id)
    take(person, person.act_by_mouse, lesson.way[:1])
    said = [block.title for section in window.side.hint.shown for block in section.blocks]
    assert any("oyal marriage of hearts" in title for title in said)
    window.side.show_tab("rules")
    book = window.side.rules.findChild(QTextEdit)
    assert isinstance(book, QTextEdit)
    assert "Rubicon" in book.toPlainText()


def test_closed_in_the_middle_of_a_lesson_the_own_match_is_there_at_the_next_start(
    person: Person, storage: Storage
) -> None:
    own = person.session.record()
    saved = storage.match_path.read_bytes()
    person.window.classroom.begin("keep")
    take(person, person.act_by_mouse, LESSONS[-1].way[:0])
    person.window.close()
    assert storage.match_path.read_bytes() == saved
    assert person.session.is_lesson
    person.session.end_lesson()
    assert person.session.record() == own


@pytest.mark.parametrize("way_out", ["new", "file"])
def test_another_match_ends_the_lesson_and_keeps_the_own_one(
    way_out: str, person: Person, storage: Storage
) -> None:
    window, session = person.window, person.session
    own = session.record()
    copy = storage.folder / "copy.json"
    copy.write_text(own, encoding="utf-8")
    window.classroom.begin("keep")
    assert not window.menus.actions["save"].isEnabled()
    assert not window.menus.actions["again"].isEnabled()
    if way_out == "new":
        session.new_match(VARIANTS["rubicon-nl"], "steady", 1, 5)
    else:
        assert session.load(copy)
    assert not session.is_lesson
    assert window.classroom.lesson is None
    assert not window.lesson.isVisible()
    kept = [path for path in storage.folder.iterdir() if path.name.startswith("match-before")]
    assert [path.read_text("utf-8").strip() for path in kept] == [own]


def test_a_file_that_cannot_be_read_leaves_the_lesson_on_the_table(person: Person, storage: Storage) -> None:
    window = person.window
    window.classroom.begin("keep")
    assert not person.session.load(storage.folder / "nowhere.json")
    assert window.classroom.lesson is not None
    assert person.session.is_lesson
    assert window.lesson.isVisible()


def test_the_page_is_opened_and_used_with_keys(person: Person) -> None:
    window = person.window
    window.menus.actions["lessons"].trigger()
    dialog = window._dialog
    assert dialog is not None
    page = dialog.list  # type: ignore[attr-defined]
    person.bot.waitUntil(page.hasFocus)
    assert page.currentIndex().row() == 0
    QTest.keyClick(page, Qt.Key.Key_Down)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert window.classroom.lesson is not None
    assert window.classroom.lesson.id == LESSONS[1].id
    assert window._dialog is None
    assert window.lesson.isVisible()
    leads_to(person, window.table)

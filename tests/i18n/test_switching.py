"""The language is switched at each phase of a deal, with everything open that can be: all of it follows."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bezique_qt.app import reviewer
from bezique_qt.app.dialogs.new_game import NewGameDialog
from bezique_qt.app.language import LANGUAGES, Language
from bezique_qt.app.notices import BadGame, Crashed, GameSaved, Notice, OpponentFailed, Welcome
from bezique_qt.app.panels.notice import NoticeBar
from bezique_qt.app.panels.side import TABS
from bezique_qt.app.phrases import opponent_name
from bezique_qt.app.phrases.review import COSTLY
from bezique_qt.app.storage import StorageProblem
from bezique_qt.app.table.stage import Zone
from bezique_qt.app.thinker import ProcessPlace, Thinker
from bezique_qt.app.window import MainWindow
from bezique_qt.app.window_place import SMALLEST
from bezique_qt.players import LEVELS, make_player
from bezique_qt.rules import VARIANTS, Dix, Match, Play, RecordError, shuffled_pack
from tests.i18n.room import PHASES, Room
from tests.i18n.walk import Said, dialogs, glance, painted, settle, walk

# Lists pop up, which the platform of the tests does in part only.
pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")

LEFT = Qt.MouseButton.LeftButton

ROUND = ("en", "pt", "fr", "nl", "en")
ALL = frozenset(LANGUAGES)

NAME = "a name is the same in every language"
OWN = "a language stands in its own name, so that whoever cannot read the present one finds it"
ROOT = "the same word in both"
SAME: dict[str, tuple[frozenset[str], str]] = {
    "Ana": (ALL, NAME),
    **{opponent_name(level): (ALL, NAME) for level in LEVELS},
    "English": (ALL, OWN),
    "Français": (ALL, OWN),
    "Nederlands": (ALL, OWN),
    "Português": (ALL, OWN),
    "D": (ALL, "dealer, quem dá, donneur and deler begin with the same letter"),
    "A": (ALL, "ace, ás, as and aas begin with the same letter"),
    "R": (frozenset({"pt", "fr"}), "rei and roi"),
    "V": (frozenset({"pt", "fr"}), "valete and valet"),
    "ARDV": (frozenset({"pt", "fr"}), "ás, rei, dama, valete and as, roi, dame, valet"),
    "Bezique": (frozenset({"en", "nl"}), "the game and its meld have their English name in Dutch"),
    "Carte blanche": (frozenset({"en", "fr", "nl"}), "a French term that the others have taken over"),
    "Carte blanche points": (frozenset({"en", "fr"}), "a French term, and the same word for points"),
    "brisque": (frozenset({"en", "fr", "nl"}), "a French term that the others have taken over"),
    "brisques": (frozenset({"en", "fr", "nl"}), "its plural, made in the same way"),
    "Rubicon": (ALL, "the river of the game's name"),
    "s": (ALL, "the sign of the second"),
    "Beginner": (frozenset({"en", "nl"}), ROOT),
    "Expert": (frozenset({"en", "nl"}), ROOT),
    "Normal": (frozenset({"en", "pt"}), ROOT),
    "&Normal": (frozenset({"en", "pt"}), ROOT),
    "Hand": (frozenset({"en", "nl"}), ROOT),
    "certain": (frozenset({"en", "fr"}), ROOT),
}
"""Texts, without their figures, that are rightly the same in some languages, and why."""


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> Iterator[Room]:
    room = Room(tmp_path)
    qtbot.addWidget(room.window)
    room.window.show()
    qtbot.waitExposed(room.window)
    yield room
    room.session.stop()


def all_follows(room: Room, read: Callable[[MainWindow], Said] = glance) -> dict[str, Said]:
    """Switch through all languages and back, and compare what is read each time; what was said in each."""
    said: dict[str, Said] = {}
    for code in ROUND:
        room.switch(code)
        now = read(room.window)
        if code in said:  # a dialog of Qt has keys of its own making on its buttons after a switch
            assert {place: text.replace("&", "") for place, text in now.items()} == {
                place: text.replace("&", "") for place, text in said[code].items()
            }, "the language of the beginning does not come back as it was"
        said[code] = now
    places = set().union(*said.values())
    wrong = []
    for place in sorted(places):
        spoken = defaultdict(set)
        absent = [code for code, found in said.items() if place not in found]
        if absent and not place.startswith("table chip:"):  # chips that find no room are in a list
            wrong.append(f"{place}: nothing in {absent}")
        for code, found in said.items():
            if code in absent:
                continue
            spoken[found[place]].add(code)
            wrong += [f"{place}: {found[place]!r} in {code}"] if is_misspelt(found[place], code) else []
        for text, codes in spoken.items():
            if len(codes) > 1 and not is_allowed(text, codes):
                wrong.append(f"{place}: {text!r} in {sorted(codes)}")
    assert not wrong, "\n" + "\n".join(wrong)
    return said


def is_allowed(text: str, codes: set[str]) -> bool:
    """Whether a text may be the same in these languages."""
    bare = re.sub(r"[\d.,\s\u202f\u00a0]*\d", "", text).strip(" ·+−:")
    name, dot, level = bare.partition(" · ")
    bare = level if dot and name in SAME else bare
    return not any(map(str.isalpha, bare)) or (bare in SAME and codes <= SAME[bare][0])


def is_misspelt(text: str, code: str) -> bool:
    """Whether a number alone is written as in another language."""
    if not re.fullmatch(r"\+?\d{1,3}([.,\s\u202f\u00a0]?\d{3})*", text):
        return False
    value = int(re.sub(r"\D", "", text))
    return text.removeprefix("+") != QLocale(code).toString(value)


@pytest.mark.parametrize("phase", sorted(PHASES.keys() - {"hoard"}))
def test_everything_follows_in_each_phase(phase: str, room: Room) -> None:
    room.put(phase)
    said = all_follows(room, walk)
    assert len(said["fr"]) > 300


# What may be open while the language is switched


def refuse_a_card(room: Room) -> None:
    view = room.session.view
    assert view is not None
    legal = {action.card for action in view.legal_actions if isinstance(action, Play)}
    assert not room.session.act(Play(next(card for card in view.hand if card not in legal)))


def test_a_refusal_stays_and_follows(room: Room) -> None:
    room.put("strict")
    refuse_a_card(room)
    said = all_follows(room)
    rule = room.window.status.expected.text()
    assert any("reason" in place and text == rule for place, text in said["en"].items())
    assert room.window.table.reason.isVisible()
    assert room.window.table.desk.stage.marks.barred


def test_the_last_trick_stays_shown_and_its_caption_follows(room: Room) -> None:
    room.put("follow")
    room.window.menus.actions["last_trick"].trigger()
    said = all_follows(room)
    assert said["en"]["table ShownCards caption"].startswith("Trick 9")


def test_cards_that_the_opponent_shows_stay_and_their_sentence_follows(room: Room) -> None:
    """A match in which the opponent may claim the seven of trumps, and does."""
    way = VARIANTS["besigue-pt"]
    player = make_player("simple", 7)
    match, _ = Match.start(way, 1, shuffled_pack(way.packs, 1))
    claim = None
    while claim is None:
        seat = match.deal.to_move
        assert seat is not None
        view = match.deal.view(seat)
        claim = next((action for action in view.legal_actions if seat and isinstance(action, Dix)), None)
        match = match if claim else match.apply(player.choose(view))[0]
    room.put_match(match)
    room.session._apply(claim)
    room.window.table.desk.animator.finish_all()
    assert all_follows(room)["en"]["table ShownCards caption"].startswith("Odile")


@pytest.mark.parametrize("key", ["button:sort", "chip:more", "chip:meld:four-kings"])
def test_an_open_list_follows(key: str, room: Room) -> None:
    room.window.resize(*SMALLEST)
    room.put("hoard")
    controls = room.window.table.desk.controls
    control = next(
        found for found in controls if found.key.startswith(key) and getattr(found, "has_list", True)
    )
    room.window.table.lists.open_for(control, room.window.mapToGlobal(QPoint(20, 20)))
    menu = room.window.table.lists.menu
    assert menu is not None
    assert len(menu.actions()) > 1
    said = all_follows(room)
    assert menu.actions()[0].text() in said["en"].values()
    assert menu.isVisible()
    menu.close()


@pytest.mark.parametrize("name", ["new", "settings", "about", "lessons", "kept", "open", "save"])
def test_an_open_dialog_follows(name: str, room: Room) -> None:
    room.put("lead")
    dialog = room.open(name)
    said = all_follows(room, dialogs)
    assert sum(place.startswith(type(dialog).__name__) for place in said["en"]) > 3
    assert dialog.isVisible()
    dialog.close()


def test_a_new_game_half_chosen_stays_chosen(room: Room) -> None:
    room.put("lead")
    dialog = room.open("new")
    assert isinstance(dialog, NewGameDialog)
    dialog.games.setCurrentRow(3)
    dialog.level.setCurrentIndex(0)
    dialog.dealer.setCurrentIndex(2)
    dialog.target.setCurrentIndex(1)
    dialog.number.setText("9" * 20)
    dialog.name.setText("Zoé")
    dialog._take()

    def chosen() -> tuple[object, ...]:
        return (
            dialog.games.currentRow(),
            dialog.level.value,
            dialog.dealer.value,
            dialog.target.value,
            dialog.number.text(),
            dialog.name.text(),
            dialog._trouble.isVisible(),
        )

    before = chosen()
    assert before[-1]
    for code in ROUND:
        room.switch(code)
        assert chosen() == before
    all_follows(room, dialogs)
    dialog.close()


@pytest.mark.parametrize("phase", ["end of a deal", "end of a match"])
def test_the_sheet_of_a_deal_follows(phase: str, room: Room) -> None:
    room.put(phase)
    said = all_follows(room, dialogs)
    assert any(place.startswith("DealSheet") and " role " in place for place in said["en"])


PATH = Path("games", "match.json")
NOTICES: tuple[Notice, ...] = (
    *(StorageProblem(reason, PATH) for reason in ("missing", "unwritable", "locked")),
    *(
        StorageProblem(reason, PATH, kept)
        for reason in ("damaged", "newer", "unreadable")
        for kept in (None, PATH)
    ),
    BadGame(PATH, RecordError("broken")),
    BadGame(PATH, RecordError("broken", deal=0, action=3)),
    OpponentFailed(),
    Crashed(),
    GameSaved(PATH),
    Welcome(),
)


def test_a_notice_stays_and_follows(room: Room) -> None:
    room.put("lead")
    room.session.error.emit(OpponentFailed())
    assert any("opponent failed" in text for text in all_follows(room)["en"].values())
    assert room.window.notice.isVisible()


@pytest.mark.parametrize("told", NOTICES, ids=lambda told: f"{type(told).__name__} {told}"[:40])
def test_every_notice_follows(told: Notice, qtbot: QtBot) -> None:
    notice = NoticeBar()
    qtbot.addWidget(notice)
    language = Language()
    language.set("en")
    notice.tell(told, "details", offer_new_game=True)
    said = defaultdict(set)
    for code in ROUND:
        language.set(code)
        settle()
        said[code].add(notice.text)
    assert {len(texts) for texts in said.values()} == {1}, "English does not come back as it was"
    assert len(set().union(*said.values())) == len(LANGUAGES)


@pytest.mark.parametrize("looked_for", ["1", "xyzzy"])
def test_the_search_of_the_rule_book_follows(looked_for: str, room: Room) -> None:
    room.put("lead")
    rules = room.window.side.rules
    room.window.side.show_tab("rules")
    rules.search.setText(looked_for)
    said = all_follows(room)
    assert rules.search.text() == looked_for
    assert any(
        "nowhere" in text or " of " in text for place, text in said["en"].items() if "smallquiet" in place
    )


def test_a_rule_that_is_read_stays_in_view(room: Room) -> None:
    room.put("strict")
    room.window.side.show_rule("must-trump")
    settle()
    rules = room.window.side.rules

    def read() -> str:
        assert rules._marked is not None
        return rules.book.toPlainText()[rules._marked.begin : rules._marked.end]

    english = read()
    for code in ROUND[1:]:
        room.switch(code)
        marked = rules._marked
        assert marked is not None
        cursor = QTextCursor(rules.book.document())
        cursor.setPosition(marked.begin)
        assert 0 <= rules.book.cursorRect(cursor).top() < 40
        assert (read() == english) == (code == "en")


def test_the_reader_of_the_rule_book_keeps_his_place(room: Room) -> None:
    room.put("follow")
    room.window.side.show_tab("rules")
    settle()
    rules = room.window.side.rules
    bar = rules.book.verticalScrollBar()
    for share in (0.0, 0.3, 0.7):
        room.switch("en")
        bar.setValue(round(share * bar.maximum()))
        block, passed = rules._top()
        for code in ROUND[1:]:
            room.switch(code)
            assert rules._top()[0] == block
            assert abs(rules._top()[1] - passed) < 0.15


def test_hints_that_are_off_say_so_in_each_language(room: Room) -> None:
    room.put("lead")
    room.settings.hint_mode = "off"
    settle()
    assert any("Hints are off" in text for text in all_follows(room)["en"].values())


def test_the_cards_still_out_follow(room: Room) -> None:
    room.put("follow")
    room.settings.unseen_table = True
    settle()
    assert any("practice" in text for text in all_follows(room)["en"].values())


@pytest.mark.parametrize("number", [1, 5, 12])
def test_a_lesson_follows(number: int, room: Room) -> None:
    room.teach(number)
    said = all_follows(room)
    assert sum("lesson" in place for place in said["en"]) > 5
    assert room.window.lesson.isVisible()


def test_a_table_without_a_match_follows(room: Room) -> None:
    assert len(all_follows(room, walk)["en"]) > 100


# What a switch must not lose


def test_a_switch_loses_nothing_of_the_table(room: Room) -> None:
    room.put("lead")
    desk = room.window.table.desk
    room.window.table.setFocus()
    desk.piles.move_in_hand(next(row.card for row in desk.piles.hand if row.card), 3)
    desk.refresh()
    stops = room.window.table.keys.rows()[0]
    room.window.table.keys.go_to(stops[2])
    desk.mark(selected=frozenset({stops[0]}))
    match, log = room.session.match, room.session.history

    def kept() -> tuple[object, ...]:
        marks = desk.stage.marks
        hand = tuple(row.key for row in desk.piles.hand)
        zones = {item.key: desk.stage.zone(item.key) for item in desk.stage.items()}
        return marks, hand, zones, room.window.table.keys.stop, room.window.table.hasFocus()

    before = kept()
    for code in ROUND:
        room.switch(code)
        assert kept() == before
        assert room.session.match is match
        assert room.session.history == log


def test_a_card_in_the_hand_of_the_pointer_stays_there(room: Room) -> None:
    room.put("lead")
    table = room.window.table
    item = next(item for item in table.desk.stage.items() if table.desk.stage.zone(item.key) is Zone.HAND)
    view = room.session.view
    assert view is not None
    grip = item.mapToScene(item.body().center())
    QTest.mousePress(table.viewport(), LEFT, pos=table.mapFromScene(grip))
    QTest.mouseMove(table.viewport(), table.mapFromScene(grip - QPointF(0, 40)))
    assert table.pointer.is_dragging
    held = item.pos()
    for code in ROUND:
        room.switch(code)
        assert table.pointer.is_dragging
        assert item.pos() == held
        assert item.state.dragged
        drop = table.desk.furniture.drop
        assert drop.cards == (table.desk.layout.trick[0],)
    frame = table.desk.layout.trick_frame
    goal = QPointF(frame.left + frame.width / 2, frame.top + frame.height / 2)
    QTest.mouseMove(table.viewport(), table.mapFromScene(goal))
    QTest.mouseRelease(table.viewport(), LEFT, pos=table.mapFromScene(goal))
    played = room.session.view
    assert played is not None
    assert played.lead == item.card


def test_the_opponent_goes_on_thinking(room: Room, qtbot: QtBot) -> None:
    room.put("opponent")
    room.session.stop()
    room.session.opponent_delay = 30
    room.session.hold("test")
    room.session.release("test")
    with qtbot.waitSignal(room.session.events_applied, timeout=10_000):
        for code in ROUND:
            room.switch(code)
    view = room.session.view
    assert view is not None
    assert view.to_move == 0 or len(view.tricks) > 6
    room.window.table.desk.hurry()


def test_an_opponent_in_a_process_of_its_own_goes_on_thinking(qtbot: QtBot, tmp_path: Path) -> None:
    """It is asked once, and its answer comes after the switches."""
    thinker = Thinker(None, (ProcessPlace,))
    room = Room(tmp_path, thinker=thinker)
    qtbot.addWidget(room.window)
    room.window.show()
    room.session.opponent_delay = 0
    answers: list[int] = []
    thinker.answered.connect(lambda number, thought: answers.append(number))
    room.put("opponent")
    (asked,) = thinker._pending
    with qtbot.waitSignal(room.session.events_applied, timeout=30_000):
        for code in ROUND:
            room.switch(code)
            assert list(thinker._pending) == [asked]
            assert not answers
    assert answers[0] == asked
    view = room.session.view
    assert view is not None
    assert view.to_move == 0 or len(view.tricks) > 6
    room.window.table.desk.hurry()
    room.session.stop()
    thinker.close()
    room.window.close()


# The same as from the start


def pages(room: Room, phase: str, code: str) -> list[tuple[QImage, list[str]]]:
    """What each page of a window looks like that has come to a phase, and then to a language."""
    room.window.show()
    room.put(phase)
    walk(room.window)
    room.switch(code)
    seen = []
    for name in TABS:
        room.window.side.show_tab(name)
        settle()
        seen.append((room.window.grab().toImage(), painted(room.window.side)))
    room.session.stop()
    room.window.close()
    return seen


@pytest.mark.parametrize("phase", ["announcing", "strict"])
@pytest.mark.parametrize("code", sorted(ALL - {"en"}))
def test_a_switched_window_is_the_picture_of_one_that_began_so(
    phase: str, code: str, qtbot: QtBot, tmp_path: Path
) -> None:
    """Pixel for pixel, with the indices of the cards and whatever else is drawn and not written."""
    looks = []
    for first in (code, "en"):
        room = Room(tmp_path, first)
        qtbot.addWidget(room.window)
        looks.append(pages(room, phase, code))
    for began, switched in zip(*looks, strict=True):
        assert began[1] == switched[1]
        assert began[0] == switched[0]


def test_a_review_follows_while_it_goes_on_and_after(
    room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With decisions of the middle of the deal and of its ending on the board."""
    monkeypatch.setattr(reviewer, "TOTAL_MS", 100)
    monkeypatch.setattr(reviewer, "WORLDS", 0)
    room.put("end of a deal")
    room.window._close_dialog()
    room.window.menus.actions["review"].trigger()
    reviews = room.window.reviews
    dialog = reviews.dialog
    assert dialog is not None
    all_follows(room, dialogs)
    qtbot.waitUntil(lambda: len(reviews.reviewer.judged) > 5)
    said = all_follows(room, dialogs)
    assert sum(place.startswith("ReviewDialog") for place in said["en"]) > 20
    # In a few sampled deals a mistake may show or not; that of the ending shows always.
    qtbot.waitUntil(
        lambda: any(one.decision.is_exact and one.verdict in COSTLY for one in reviews.reviewer.judged),
        timeout=60_000,
    )
    reviews.reviewer.stop()
    judged = reviews.reviewer.judged
    costly = [one for one in judged if one.verdict in COSTLY]
    for one in (judged[0], *costly[:3], judged[-1]):
        dialog.graph.picked.emit(one)
        all_follows(room, dialogs)
    drawn: dict[str, list[str]] = {}
    dialog.graph.picked.emit(costly[0])
    for code in ROUND:
        room.switch(code)
        drawn.setdefault(code, painted(dialog.board) + painted(dialog.graph))
        assert painted(dialog.board) + painted(dialog.graph) == drawn[code]
    assert len(set(map(tuple, drawn.values()))) == len(LANGUAGES)
    dialog.close()

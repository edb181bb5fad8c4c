"""The opponent thinks while the person looks; late answers are dropped, and long waits are told."""

from __future__ import annotations

import json
import os
import secrets
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_qt.app.language import Language
from bezique_qt.app.notices import OpponentFailed
from bezique_qt.app.opponent import BUDGET_MS, decision_seed
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.storage import Storage
from bezique_qt.app.thinker import ProcessPlace, Thinker
from bezique_qt.app.window import MainWindow
from bezique_qt.players import make_player
from bezique_qt.players.thinking import Priority
from bezique_qt.players.thoughts import Thought
from bezique_qt.rules import VARIANTS, Action, Card, Play, PlayerView


class Slow(Thinker):
    """Answers when the test says so, and notes what it was asked."""

    def __init__(self) -> None:
        super().__init__(None, ())
        self.asked: list[tuple[PlayerView, str, int | None, float | None, Priority, int]] = []
        self.cancelled: list[int] = []

    def ask(
        self,
        view: PlayerView,
        level: str,
        seed: int | None = None,
        budget_ms: float | None = None,
        priority: Priority = Priority.MOVE,
        worlds: int = 0,
    ) -> int:
        """Note the question; its number is its place."""
        self.asked.append((view, level, seed, budget_ms, priority, worlds))
        return len(self.asked) - 1

    def cancel(self, number: int) -> None:
        """Note it."""
        self.cancelled.append(number)

    def answer(self, number: int = -1, action: Action | None = None) -> None:
        """Answer a question, the last one if not said otherwise."""
        if number < 0:
            number += len(self.asked)
        chosen = self.asked[number][0].legal_actions[0] if action is None else action
        self.answered.emit(number, Thought(chosen))


@pytest.fixture
def slow(qtbot: QtBot) -> Slow:
    """A thinker whose answers the test gives."""
    return Slow()


@pytest.fixture
def session(slow: Slow) -> Iterator[Session]:
    """A match of which the opponent is to lead."""
    made = Session(None, None, slow)
    made.opponent_delay = 0
    made.new_match(VARIANTS["classic"], "steady", 0, 7)
    yield made
    made.stop()


def actions(session: Session) -> int:
    """How many actions the deal has seen."""
    assert session.match is not None
    return len(session.match.deals[-1].actions)


def wait_for_thinking(session: Session, qtbot: QtBot) -> None:
    """Until the person is told that the opponent thinks."""
    with qtbot.waitSignal(session.thinking_changed, timeout=10_000):
        pass
    assert session.is_thinking


def test_it_is_asked_at_once_and_knows_only_its_own_view(session: Session, slow: Slow) -> None:
    assert session.deal is not None
    (question,) = slow.asked
    seed = json.loads(session.record())["seed"]
    view = session.deal.view(1)
    assert question == (view, "steady", decision_seed(seed, 1, 0), BUDGET_MS, Priority.MOVE, 0)


def test_each_trick_has_a_seed_of_its_own() -> None:
    seeds = {
        decision_seed(seed, deal, trick) for seed in range(3) for deal in (1, 2, 11) for trick in range(5)
    }
    assert len(seeds) == 45
    assert decision_seed(5, 1, 11) != decision_seed(5, 11, 1)


def test_it_thinks_while_the_person_looks_and_acts_once(session: Session, slow: Slow, qtbot: QtBot) -> None:
    session.hold("look")
    slow.answer()
    with qtbot.assertNotEmitted(session.events_applied, wait=60):
        pass
    with qtbot.waitSignal(session.events_applied, timeout=10_000):
        session.release("look")
    assert actions(session) == 1
    assert len(slow.asked) == 1
    slow.answer(0)
    assert actions(session) == 1, "the same answer comes twice"


def test_an_answer_before_its_time_waits(session: Session, slow: Slow, qtbot: QtBot) -> None:
    session.opponent_delay = 50
    session.new_match(VARIANTS["classic"], "steady", 0, 7)
    slow.answer()
    assert actions(session) == 0
    with qtbot.waitSignal(session.events_applied, timeout=10_000):
        pass


def test_who_answers_soon_is_not_said_to_think(session: Session, slow: Slow, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(session.thinking_changed), qtbot.waitSignal(session.events_applied):
        slow.answer()


def test_who_lets_the_person_wait_is_said_to_think(session: Session, slow: Slow, qtbot: QtBot) -> None:
    wait_for_thinking(session, qtbot)
    with qtbot.waitSignals([session.thinking_changed, session.events_applied], order="strict"):
        slow.answer()
    assert not session.is_thinking


def test_held_it_is_not_said_to_think(session: Session, qtbot: QtBot) -> None:
    wait_for_thinking(session, qtbot)
    session.hold("look")
    assert not session.is_thinking
    with qtbot.assertNotEmitted(session.thinking_changed, wait=400):
        pass


def test_the_window_says_so_in_the_language_in_use(session: Session, slow: Slow, qtbot: QtBot) -> None:
    font, palette = QApplication.font(), QApplication.palette()
    language, settings = Language(), Settings()
    settings.motion = "off"
    language.set("en")
    window = MainWindow(session, settings, language)
    qtbot.addWidget(window)
    box = window.table.desk.furniture.opponent_box
    assert (window.status.expected.text(), box.pondering) == ("Odile leads.", 0.0)
    wait_for_thinking(session, qtbot)
    assert (window.status.expected.text(), box.pondering) == ("Odile is thinking.", 1.0)
    language.set("fr")
    assert window.status.expected.text() == "Odile réfléchit."
    with qtbot.waitSignal(session.state_changed):
        slow.answer()
    assert "réfléchit" not in window.status.expected.text()
    assert box.pondering == 0.0
    assert actions(session) == 1
    window.close()
    QApplication.setFont(font)
    QApplication.setPalette(palette)


def test_with_motion_the_sign_comes_slowly_and_goes_at_once(
    session: Session, slow: Slow, qtbot: QtBot
) -> None:
    font, palette = QApplication.font(), QApplication.palette()
    settings = Settings()
    settings.motion = "fast"
    window = MainWindow(session, settings, Language())
    qtbot.addWidget(window)
    desk = window.table.desk
    box = desk.furniture.opponent_box
    with qtbot.waitSignal(desk.pondering.finished, timeout=10_000):
        wait_for_thinking(session, qtbot)
        assert box.pondering < 0.5
    assert box.pondering == 1.0
    session.new_match(VARIANTS["classic"], "steady", 1, 7)
    assert box.pondering == 0.0
    window.close()
    QApplication.setFont(font)
    QApplication.setPalette(palette)


def new_game(session: Session, folder: Path) -> None:
    session.new_match(VARIANTS["classic"], "steady", 0, 8)


def open_record(session: Session, folder: Path) -> None:
    other = Session()
    other.new_match(VARIANTS["rubicon-nl"], "steady", 0, 9)
    path = folder / "game.json"
    path.write_text(other.record(), "utf-8")
    other.stop()
    assert session.load(path)


def stop(session: Session, folder: Path) -> None:
    session.stop()


@pytest.mark.parametrize("interrupt", [new_game, open_record, stop])
@pytest.mark.parametrize("early", [True, False])
def test_what_comes_too_late_is_dropped(
    session: Session,
    slow: Slow,
    qtbot: QtBot,
    tmp_path: Path,
    interrupt: Callable[[Session, Path], None],
    early: bool,
) -> None:
    """The answer comes before the interruption, while the person looks, or after it."""
    wait_for_thinking(session, qtbot)
    session.hold("look")
    if early:
        slow.answer(0)
    interrupt(session, tmp_path)
    assert slow.cancelled == [0]
    before = session.match
    with qtbot.assertNotEmitted(session.events_applied, wait=60):
        slow.answer(0)
        slow.failed.emit(0, "too late")
        session.release("look")
    assert session.match is before
    assert not session.is_thinking


def test_the_next_deal_asks_anew(session: Session, slow: Slow, qtbot: QtBot) -> None:
    judge = make_player("simple", 4)
    for _ in range(1000):
        assert session.match is not None
        deal = session.match.deal
        if deal.is_over:
            break
        if deal.to_move == 0:
            session.act(judge.choose(deal.view(0)))
        else:
            with qtbot.waitSignal(session.state_changed):
                slow.answer(action=judge.choose(deal.view(1)))
    asked = len(slow.asked)
    session.next_deal()
    assert len(slow.asked) == asked, "the person leads"
    session.act(session.view.legal_actions[0])  # type: ignore[union-attr]
    assert len(slow.asked) == asked + 1
    # One seed for all that follows a trick, another for the next one and in the next deal.
    tricks = {(view.totals, len(view.tricks)): seed for view, _, seed, *_ in slow.asked}
    assert len({seed for _, _, seed, *_ in slow.asked}) == len(tricks) > 8
    assert all(tricks[view.totals, len(view.tricks)] == seed for view, _, seed, *_ in slow.asked)


@pytest.mark.parametrize("action", [None, Play(Card.of("QS4"))])
def test_a_failure_is_told_and_something_allowed_is_done(
    session: Session, slow: Slow, qtbot: QtBot, action: Action | None
) -> None:
    with qtbot.waitSignal(session.error) as told, qtbot.waitSignal(session.events_applied):
        if action is None:
            slow.failed.emit(0, "Traceback")
        else:
            slow.answer(0, action)
    assert told.args == [OpponentFailed()]
    assert actions(session) == 1


def wait_for_person(session: Session, qtbot: QtBot) -> None:
    """Until the person is to act."""
    qtbot.waitUntil(lambda: session.deal is not None and session.deal.to_move == 0, timeout=30_000)


def play_first_tricks(session: Session, qtbot: QtBot, count: int) -> str:
    """Act for the person so many times, the opponent after it; returns the record."""
    judge = make_player("simple", 3)
    session.new_match(VARIANTS["besigue-fr"], "beginner", 0, 12)
    for _ in range(count):
        wait_for_person(session, qtbot)
        session.act(judge.choose(session.view))  # type: ignore[arg-type]
    wait_for_person(session, qtbot)
    return session.record()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_a_game_goes_on_as_it_would_have_when_its_worker_is_killed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda below: below // 2)
    quiet = Session()
    quiet.opponent_delay = 0
    expected = play_first_tricks(quiet, qtbot, 12)
    quiet.stop()
    thinker = Thinker()
    disturbed = Session(None, None, thinker)
    disturbed.opponent_delay = 0
    killed: list[int] = []

    def kill() -> None:
        place = thinker.place
        assert disturbed.deal is not None
        if (
            disturbed.deal.to_move == 1
            and isinstance(place, ProcessPlace)
            and len(killed) < 4
            and place.process_id
        ):
            killed.append(place.process_id)
            os.kill(place.process_id, signal.SIGKILL)

    disturbed.state_changed.connect(kill)
    assert play_first_tricks(disturbed, qtbot, 12) == expected
    assert len(set(killed)) == 4
    assert isinstance(thinker.place, ProcessPlace)
    disturbed.stop()
    thinker.close()


def test_a_resumed_match_is_played_as_it_would_have_been(tmp_path: Path, qtbot: QtBot) -> None:
    first = Session(Storage(tmp_path))
    first.opponent_delay = 0
    play_first_tricks(first, qtbot, 6)
    second = Session(Storage(tmp_path))
    second.opponent_delay = 0
    assert second.resume()
    records = []
    for session in (first, second):
        view = session.view
        assert view is not None
        session.act(make_player("simple", 3).choose(view))
        wait_for_person(session, qtbot)
        records.append(session.record())
        session.stop()
    assert records[0] == records[1]

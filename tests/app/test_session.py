"""The session: the opponent waits, refusals are told, records come back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bezique_qt.app.levels import DEFAULT_LEVEL
from bezique_qt.app.notices import Notice
from bezique_qt.app.phrases.problems import notice_sentence
from bezique_qt.app.session import Session
from bezique_qt.app.storage import Storage, StorageProblem
from bezique_qt.players import make_player, thinking
from bezique_qt.rules import (
    VARIANTS,
    Action,
    Card,
    CardPlayed,
    DealEnded,
    Done,
    Event,
    IllegalAction,
    Play,
    PlayerView,
    parse_record,
    replay,
)


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    """A session without a file, whose opponent answers at once."""
    made = Session()
    made.opponent_delay = 0
    yield made
    made.stop()


def start(session: Session, variant: str = "classic", dealer: int = 1, number: int = 7) -> None:
    """A match; with dealer 1 the person leads."""
    session.new_match(VARIANTS[variant], "steady", dealer, number)


def first_play(session: Session) -> Play:
    view = session.view
    assert view is not None
    return next(action for action in view.legal_actions if isinstance(action, Play))


def play_deal(session: Session, qtbot: QtBot) -> None:
    """Play the person's part until the deal is over and told."""
    judge = make_player("simple", 3)
    with qtbot.waitSignal(session.deal_ended, timeout=60_000):

        def act() -> None:
            view = session.view
            if view is not None and view.to_move == 0:
                session.act(judge.choose(view))

        session.state_changed.connect(act)
        act()
    session.state_changed.disconnect(act)


def test_a_level_that_nobody_knows_is_the_usual_one_and_called_so(session: Session) -> None:
    session.new_match(VARIANTS["classic"], "archmage", 1, 7)
    assert session.level == DEFAULT_LEVEL
    assert json.loads(session.record())["players"][1] == f"ai:{DEFAULT_LEVEL}"


@pytest.mark.parametrize(("former", "level"), [("random", "beginner"), ("simple", "steady")])
def test_a_match_against_a_former_level_goes_on_against_the_nearest(
    former: str, level: str, tmp_path: Path, qtbot: QtBot
) -> None:
    storage = Storage(tmp_path)
    session = Session(storage)
    session.new_match(VARIANTS["besigue-fr"], "steady", 1, 11, "Ana")
    session.act(first_play(session))
    session.stop()
    record = json.loads(storage.match_path.read_text("utf-8"))
    record["players"][1] = f"ai:{former}"
    storage.match_path.write_text(json.dumps(record), "utf-8")
    session = Session(storage)
    assert session.resume()
    session.stop()
    assert session.level == level
    assert json.loads(session.record()) == record | {"players": ["Ana", f"ai:{level}"]}


def test_a_new_match_is_told_in_order(session: Session) -> None:
    told: list[str] = []
    for name in ("match_started", "deal_started", "state_changed"):
        getattr(session, name).connect(lambda name=name: told.append(name))
    start(session)
    assert told == ["match_started", "deal_started", "state_changed"]
    assert session.deal_numbers == [7]


def test_the_same_number_deals_the_same_cards(session: Session) -> None:
    start(session, number=41)
    first = session.view
    start(session, number=41)
    assert session.view == first
    start(session, number=42)
    assert session.view != first


def test_events_come_after_the_state_is_new(session: Session) -> None:
    start(session)
    play = first_play(session)
    seen: list[tuple[Event, ...]] = []

    def note(events: tuple[Event, ...]) -> None:
        view = session.view
        assert view is not None
        assert play.card not in view.hand
        seen.append(events)

    session.events_applied.connect(note)
    assert session.act(play)
    assert seen[0][0] == CardPlayed(0, play.card)


def test_the_opponent_answers_from_the_event_loop(session: Session, qtbot: QtBot) -> None:
    start(session)
    session.act(first_play(session))
    deal = session.deal
    assert deal is not None
    assert deal.lead is not None
    with qtbot.waitSignal(session.state_changed, timeout=10_000):
        assert session.deal is deal, "nothing happens before the event loop runs"
    assert session.last_trick is not None


def test_the_opponent_waits_while_something_is_held(session: Session, qtbot: QtBot) -> None:
    start(session)
    session.hold("trick")
    session.hold("other")
    session.act(first_play(session))
    with qtbot.assertNotEmitted(session.events_applied, wait=60):
        session.release("trick")
    with qtbot.waitSignal(session.events_applied, timeout=10_000):
        session.release("other")


def test_releasing_what_is_not_held_does_nothing(session: Session, qtbot: QtBot) -> None:
    start(session)
    session.act(first_play(session))
    session.hold("trick")
    with qtbot.assertNotEmitted(session.events_applied, wait=60):
        session.release("nothing")


def test_what_the_rules_forbid_is_refused_and_told(session: Session, qtbot: QtBot) -> None:
    start(session, dealer=0)
    session.hold("test")
    play = Play(session.view.hand[0])  # type: ignore[union-attr]
    before = session.deal
    with qtbot.waitSignal(session.refused) as told:
        assert not session.act(play)
    assert told.args
    (error,) = told.args
    assert isinstance(error, IllegalAction)
    assert error.rule == "not-your-turn"
    assert session.deal is before


@pytest.mark.parametrize("answer", [None, Play(Card.of("QS1")), Done()])
def test_a_failing_opponent_does_not_end_the_game(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, answer: Action | None
) -> None:
    """It raises, plays a card that it does not hold, or passes where nothing is to be passed."""

    class Broken:
        def choose(self, view: PlayerView) -> Action:
            if answer is None or answer in view.legal_actions:
                raise RuntimeError("broken")
            return answer

    monkeypatch.setattr(thinking, "make_player", lambda level, seed, worlds: Broken())
    start(session)
    with qtbot.waitSignals([session.error, session.events_applied], timeout=10_000):
        session.act(first_play(session))
        with qtbot.waitSignal(session.events_applied, timeout=10_000):
            pass
    assert session.last_trick is not None


def test_the_end_of_a_deal_is_told_once_and_the_next_deal_follows(session: Session, qtbot: QtBot) -> None:
    start(session)
    ends: list[int] = []
    session.deal_ended.connect(lambda: ends.append(1))
    play_deal(session, qtbot)
    session.hold("again")
    session.release("again")
    assert ends == [1]
    assert any(isinstance(event, DealEnded) for event in session.history)
    session.next_deal()
    assert session.deal_numbers == [7, 8]
    assert session.match is not None
    assert [deal.dealer for deal in session.match.deals] == [1, 0]


def test_no_next_deal_before_the_end_of_this_one(session: Session) -> None:
    start(session)
    before = session.match
    session.next_deal()
    assert session.match is before


def test_every_action_is_saved_and_the_match_resumes(tmp_path: Path, qtbot: QtBot) -> None:
    storage = Storage(tmp_path)
    session = Session(storage)
    session.opponent_delay = 0
    session.new_match(VARIANTS["besigue-fr"], "steady", 1, 11, "Ana")
    for _ in range(9):
        with qtbot.waitSignal(session.events_applied):
            session.act(first_play_or_done(session))
        saved = replay(parse_record(storage.match_path.read_text("utf-8")))
        assert session.match is not None
        assert saved.deals == session.match.deals
        wait_for_person(session, qtbot)
    session.stop()
    again = Session(storage)
    assert again.resume()
    assert again.match is not None
    assert session.match is not None
    assert again.match.deals == session.match.deals
    assert again.view == session.view
    assert again.history == session.history
    assert (again.player_name, again.level, again.deal_numbers) == ("Ana", "steady", [11])
    again.stop()


def first_play_or_done(session: Session) -> Action:
    view = session.view
    assert view is not None
    return make_player("simple", 5).choose(view)


def wait_for_person(session: Session, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: session.deal is not None and session.deal.to_move == 0)


def test_a_record_keeps_keys_of_others(tmp_path: Path, qtbot: QtBot) -> None:
    session = Session(Storage(tmp_path))
    start(session)
    record = json.loads(session.record())
    record["club"] = "Portland"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    assert session.load(file)
    assert json.loads(session.record())["club"] == "Portland"
    session.stop()


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[" * 200_000, b"\xff\xfe\x00", b'{"format":"bezique-record","version":99}', b"null"],
)
def test_a_damaged_save_is_kept_aside_with_one_sentence(tmp_path: Path, qtbot: QtBot, content: bytes) -> None:
    storage = Storage(tmp_path)
    storage.match_path.write_bytes(content)
    session = Session(storage)
    with qtbot.waitSignal(session.error) as told:
        assert not session.resume()
    assert told.args
    (problem,) = told.args
    kept = [path for path in tmp_path.iterdir() if ".bad-" in path.name]
    assert [path.read_bytes() for path in kept] == [content]
    assert notice_sentence(problem).count(kept[0].name) == 1
    assert session.match is None
    start(session)
    assert kept[0].read_bytes() == content
    session.stop()


def test_a_file_that_cannot_be_opened_leaves_the_table_as_it_is(tmp_path: Path, session: Session) -> None:
    start(session)
    before = session.match
    said: list[Notice] = []
    session.error.connect(said.append)
    assert not session.load(tmp_path / "nothing.json")
    assert not session.load(tmp_path)
    assert session.match is before
    assert len(said) == 2


def test_a_save_that_fails_is_told_once_and_taken_back_when_one_goes_well(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    storage = Storage(folder)
    session = Session(storage)
    said: list[Notice] = []
    mended: list[StorageProblem] = []
    session.error.connect(said.append)
    session.mended.connect(mended.append)
    folder.write_text("")
    start(session)
    session.act(first_play(session))
    assert len(said) == 1
    assert not mended
    folder.unlink()
    session._save()
    session._save()
    assert said == mended
    assert storage.match_path.is_file()
    session.stop()


def test_a_save_of_a_newer_version_is_told_as_such(tmp_path: Path, qtbot: QtBot) -> None:
    storage = Storage(tmp_path)
    storage.match_path.write_text('{"format": "bezique-record", "version": 2}', "utf-8")
    session = Session(storage)
    with qtbot.waitSignal(session.error) as told:
        assert not session.resume()
    assert told.args
    assert "newer version" in notice_sentence(told.args[0])


def test_a_save_that_cannot_be_moved_is_not_written_over(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = Storage(tmp_path)
    storage.match_path.write_text("{", "utf-8")
    monkeypatch.setattr(storage, "set_match_aside", lambda: None)
    session = Session(storage)
    assert not session.resume()
    start(session)
    assert storage.match_path.read_text("utf-8") == "{"
    session.stop()


def test_an_unfinished_match_is_kept_when_another_takes_its_place(tmp_path: Path, qtbot: QtBot) -> None:
    session = Session(Storage(tmp_path))
    start(session)
    session.act(first_play(session))
    before = session.record()
    start(session, number=9)
    assert (tmp_path / "match-before.json").read_text("utf-8").rstrip() == before
    session.act(first_play(session))
    second = session.record()
    start(session, number=10)
    assert (tmp_path / "match-before.json").read_text("utf-8").rstrip() == before
    assert (tmp_path / "match-before-2.json").read_text("utf-8").rstrip() == second
    session.stop()


def test_a_file_opened_first_does_not_cost_the_saved_match(tmp_path: Path, qtbot: QtBot) -> None:
    first = Session(Storage(tmp_path / "data"))
    start(first)
    first.act(first_play(first))
    saved = first.record()
    first.stop()
    other = Session()
    start(other, "rubicon-nl", number=9)
    record = json.loads(other.record())
    record["deals"][0]["clock"] = 17
    path = tmp_path / "other.json"
    path.write_text(json.dumps(record), "utf-8")
    other.stop()
    session = Session(Storage(tmp_path / "data"))
    assert session.load(path)
    assert (tmp_path / "data" / "match-before.json").read_text("utf-8").rstrip() == saved
    assert json.loads(session.record())["deals"][0]["clock"] == 17
    session.stop()

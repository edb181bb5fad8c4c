"""The score sheet and the log: right figures, live words, and models that keep Qt's rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_qt.app.language import Language
from bezique_qt.app.models.log import LogModel, LogRole
from bezique_qt.app.models.score import LineKind, ScoreModel, ScoreRole
from bezique_qt.app.session import Session
from bezique_qt.players import make_player
from bezique_qt.rules import VARIANTS, CardDrawn, DealEnded

Warning_ = QAbstractItemModelTester.FailureReportingMode.Warning


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    """A session whose opponent is played by the test."""
    made = Session()
    made.hold("test")
    yield made
    made.stop()


def play(session: Session, deals: int = 1, actions: int = 10_000) -> None:
    """Play both seats through the session until some deals are over."""
    judge = make_player("simple", 9)
    done = 0
    for _ in range(actions):
        match = session.match
        assert match is not None
        if match.deal.is_over:
            done += 1
            if done == deals or match.is_over:
                return
            session.next_deal()
            continue
        seat = match.deal.to_move
        assert seat is not None
        action = judge.choose(match.deal.view(seat))
        if seat == 0:
            assert session.act(action)
        else:
            session.receive(action)


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_the_sheet_adds_up(session: Session, variant: str) -> None:
    session.new_match(VARIANTS[variant], "simple", 1, 21)
    session.hold("test")
    model = ScoreModel(session)
    play(session, deals=2)
    match = session.match
    assert match is not None
    for number, result in enumerate(match.results, start=1):
        lines = [line for line in model.lines if line.deal == number]
        scored = [line for line in lines if line.kind is LineKind.SCORE]
        for seat in (0, 1):
            assert sum(line.points for line in scored if line.seat == seat) == result.scores[seat]
        (total,) = [line for line in lines if line.kind is LineKind.DEAL_TOTAL]
        assert total.running == result.scores
        last = scored[-1]
        assert last.running == result.scores
        if match.settlement is None:
            assert [line.running for line in lines if line.kind is LineKind.MATCH_TOTAL] == [result.totals]
        else:
            (settled,) = [line for line in lines if line.kind is LineKind.SETTLEMENT]
            assert settled.running == match.totals


def test_a_resumed_match_has_the_same_sheet_and_log(session: Session, qtbot: QtBot) -> None:
    session.new_match(VARIANTS["classic"], "simple", 0, 3)
    session.hold("test")
    sheet, log = ScoreModel(session), LogModel(session)
    play(session, deals=2, actions=80)
    assert ScoreModel(session).lines == sheet.lines
    fresh = LogModel(session)
    assert fresh.events == log.events
    rows = range(log.rowCount())
    leads = [row for row in rows if log.index(row).data(LogRole.STARTS_TRICK)]
    assert leads == [row for row in rows if fresh.index(row).data(LogRole.STARTS_TRICK)]
    assert len(leads) > 20


@pytest.mark.parametrize("make", [ScoreModel, LogModel])
def test_the_models_pass_the_model_tester(
    session: Session, make: type[ScoreModel] | type[LogModel], qtbot: QtBot
) -> None:
    model = make(session)
    tester = QAbstractItemModelTester(model, Warning_)
    for variant in ("classic", "rubicon-1887"):
        session.new_match(VARIANTS[variant], "simple", 1, 5)
        session.hold("test")
        play(session, deals=2)
    assert model.rowCount() > 12
    model.retranslate()
    tester.deleteLater()


@pytest.mark.parametrize("make", [ScoreModel, LogModel])
def test_the_models_are_total(session: Session, make: type[ScoreModel] | type[LogModel]) -> None:
    session.new_match(VARIANTS["classic"], "simple", 1, 5)
    session.hold("test")
    model: QAbstractItemModel = make(session)
    play(session)
    other = make(session)
    assert model.data(other.index(0, 0)) is None
    assert model.data(QModelIndex()) is None
    assert model.data(model.index(0, 0), 9999) is None
    assert model.rowCount(model.index(0, 0)) == 0
    if isinstance(model, ScoreModel):
        assert model.headerData(99, Qt.Orientation.Horizontal) is None
        assert model.headerData(0, Qt.Orientation.Vertical) is None
    for row in range(model.rowCount()):
        for column in range(3 if isinstance(model, ScoreModel) else 1):
            for role in (*(Qt.ItemDataRole(r) for r in range(14)), *ScoreRole, *LogRole):
                model.data(model.index(row, column), role)


def test_old_lines_follow_the_language(session: Session, qapp: QApplication, qtbot: QtBot) -> None:
    session.new_match(VARIANTS["classic"], "simple", 1, 5)
    session.hold("test")
    sheet, log = ScoreModel(session), LogModel(session)
    play(session)
    language = Language(qapp)

    def texts() -> list[list[str]]:
        words = [str(sheet.index(row, 0).data()) for row in range(sheet.rowCount())]
        return [words, [str(log.index(row).data()) for row in range(log.rowCount())]]

    before = texts()
    language.set("fr")
    with qtbot.waitSignals([sheet.dataChanged, log.dataChanged, sheet.headerDataChanged]):
        sheet.retranslate()
        log.retranslate()
    for old, new in zip(before, texts(), strict=True):
        same = {a for a, b in zip(old, new, strict=True) if a == b}
        assert {text for text in same if not text[0].isdigit()} == set()
    assert sheet.headerData(1, Qt.Orientation.Horizontal) == "Vous"


def test_the_log_tells_no_hidden_draw(session: Session) -> None:
    session.new_match(VARIANTS["besigue-pt"], "simple", 1, 5)
    session.hold("test")
    log = LogModel(session)
    play(session)
    draws = [event for event in log.events if isinstance(event, CardDrawn)]
    assert draws
    assert all(event.seat == 0 or event.turned for event in draws)
    assert any(isinstance(event, DealEnded) for event in log.events)


def test_a_line_says_who_what_and_how_much(session: Session) -> None:
    session.new_match(VARIANTS["classic"], "simple", 1, 5)
    session.hold("test")
    sheet = ScoreModel(session)
    play(session)
    rows = [row for row, line in enumerate(sheet.lines) if line.kind is LineKind.SCORE]
    for row in rows:
        line = sheet.lines[row]
        assert line.seat is not None
        own, other = sheet.index(row, 1 + line.seat), sheet.index(row, 2 - line.seat)
        assert own.data() == f"+{line.points}"
        assert own.data(ScoreRole.DETAIL) == f"{line.running[line.seat]:,}"
        assert other.data() == other.data(ScoreRole.DETAIL) == ""
        spoken = sheet.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        assert ("You" if line.seat == 0 else "Odile") in spoken
        assert str(line.points) in spoken

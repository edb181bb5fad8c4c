"""The review after a deal: asked for behind everything else, shown as it fills, stopped and gone on with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPixmap, QPolygon
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bezique_qt.app import reviewer as reviewer_module
from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.dialogs.deal_sheet import DealSheet
from bezique_qt.app.dialogs.review import ReviewDialog
from bezique_qt.app.language import Language
from bezique_qt.app.models.review import WorstModel, WorstRole
from bezique_qt.app.panels.review_drawing import Drawing
from bezique_qt.app.panels.review_plot import Plot
from bezique_qt.app.reviewer import LEVEL, TOTAL_MS, WORLDS, Reviewer, Stage
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.theme import THEMES
from bezique_qt.app.thinker import ProcessPlace, Thinker
from bezique_qt.app.window import MainWindow
from bezique_qt.coach import Verdict, advice_seed
from bezique_qt.coach.review import Course, Judged, course, measuring_seed
from bezique_qt.players import make_player
from bezique_qt.players.candidates import Candidate, exact_candidates
from bezique_qt.players.strongest import weighed_actions
from bezique_qt.players.thinking import Priority
from bezique_qt.players.thoughts import Thought
from bezique_qt.rules import VARIANTS, Action, Match, MeldScored, Phase, PlayerView, record_of, shuffled_pack

from .test_opponent import Slow

Warning_ = QAbstractItemModelTester.FailureReportingMode.Warning
pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")
LONG = 60_000


def finished(variant: str = "classic", number: int = 5, deals: int = 1) -> Match:
    """A match whose last deal is over, as `simple` plays it."""
    way = VARIANTS[variant]
    player = make_player("simple", 3)
    match, _ = Match.start(way, 0, shuffled_pack(way.packs, number))
    while True:
        while match.deal.to_move is not None:
            match, _ = match.apply(player.choose(match.deal.view(match.deal.to_move)))
        if len(match.deals) == deals or match.is_over:
            return match
        match, _ = match.next_deal(shuffled_pack(way.packs, number + len(match.deals)))


def course_of(match: Match, seat: int = 0) -> Course:
    return course(match.variant, match.deals[0], (0, 0), seat)


def exact(view: PlayerView) -> Thought:
    found = exact_candidates(view)
    return Thought(found[0].action, found)


def sampled(view: PlayerView, best: Action, behind: float = 30.0, error: float = 5.0) -> Thought:
    """The first of the actions weighed is `best`, the others are so far behind."""
    others = [one for one in dict.fromkeys(weighed_actions(view).values()) if one != best]
    found = [Candidate(best, 12.0, 6.0, {}, 0.0, 0.0, 200)]
    found += [Candidate(one, 12.0 - behind, 6.0, {}, behind, error, 200) for one in others]
    return Thought(best, tuple(found))


def stage_of(reviewer: Reviewer) -> Stage:
    """Where it stands now, which changes."""
    return reviewer.stage


class Judge:
    """Answers what a reviewer asks: mostly that the choice was the best, sometimes that another was."""

    def __init__(self, slow: Slow, reviewer: Reviewer) -> None:
        self.slow = slow
        self.reviewer = reviewer
        self.advised: set[Action] = set()

    def answer(
        self,
        *,
        mistake: bool = False,
        behind: float = 30.0,
        error: float = 5.0,
        advised: Action | None = None,
        work_ms: float = 0.0,
    ) -> None:
        """Answer the open question; with `mistake` also the one that measures it.

        Each answer has taken so much work.
        """
        one = self.reviewer.course
        assert one is not None
        decision = one.valued[self.reviewer.done]
        view = self.slow.asked[-1][0]
        assert view == decision.view
        if decision.is_exact:
            self.slow.answered.emit(len(self.slow.asked) - 1, replace(exact(view), work_ms=work_ms))
            return
        assert decision.weighed is not None
        best = decision.weighed
        if mistake:
            # Each time something else, for the same again and again would be one chance.
            others = [one for one in weighed_actions(view).values() if one != decision.weighed]
            others = [one for one in others if one not in decision.still_open]
            best = advised or next((one for one in others if one not in self.advised), others[0])
            self.advised.add(best)
        for _ in range(1 + mistake):
            number = len(self.slow.asked) - 1
            thought = sampled(view, best, behind, error)
            self.slow.answered.emit(number, replace(thought, work_ms=work_ms))

    def answer_all(self, mistakes: dict[int, tuple[float, float]] | None = None) -> None:
        """Answer until nothing is asked any more."""
        wrong = mistakes or {}
        while self.reviewer.stage is Stage.RUNNING:
            at = self.reviewer.done
            behind, error = wrong.get(at, (30.0, 5.0))
            self.answer(mistake=at in wrong, behind=behind, error=error)


@pytest.fixture
def slow(qtbot: QtBot) -> Slow:
    return Slow()


@pytest.fixture
def reviewer(slow: Slow) -> Reviewer:
    return Reviewer(slow)


@pytest.fixture
def judge(slow: Slow, reviewer: Reviewer) -> Judge:
    return Judge(slow, reviewer)


# The reviewer


def test_it_asks_for_the_strongest_after_everything_else(slow: Slow, reviewer: Reviewer) -> None:
    one = course_of(finished())
    reviewer.review(one)
    view, level, seed, budget, priority, worlds = slow.asked[0]
    first = one.valued[0].view
    assert (view, level, seed, priority, worlds) == (
        first,
        LEVEL,
        advice_seed(first),
        Priority.REVIEW,
        WORLDS,
    )
    assert budget is not None
    assert 0 < budget < TOTAL_MS
    assert len(slow.asked) == 1, "one after the other, so that nothing has to be taken back"


def test_it_goes_through_the_deal_in_order(slow: Slow, reviewer: Reviewer, judge: Judge) -> None:
    one = course_of(finished())
    stages: list[tuple[int, Stage]] = []
    reviewer.changed.connect(lambda: stages.append((reviewer.done, reviewer.stage)))
    reviewer.review(one)
    judge.answer_all()
    assert [judged.decision for judged in reviewer.judged] == list(one.valued)
    assert [done for done, _ in stages] == list(range(len(one.valued) + 1))
    assert {stage for _, stage in stages[:-1]} == {Stage.RUNNING}
    assert stages[-1][1] is reviewer.stage is Stage.DONE
    assert len(slow.asked) == len(one.valued), "what was advised needs no measuring"


def test_what_was_not_advised_is_measured_in_other_deals(
    slow: Slow, reviewer: Reviewer, judge: Judge
) -> None:
    reviewer.review(course_of(finished()))
    judge.answer(mistake=True, behind=24.0, error=5.0)
    (first, _, seed, *_), (again, _, other, *_), *_ = slow.asked
    assert first == again
    assert (seed, other) == (advice_seed(first), measuring_seed(first))
    (judged,) = reviewer.judged
    assert (judged.cost, judged.cost_error, judged.verdict) == (24.0, 5.0, Verdict.MISTAKE)


def test_the_time_is_shared_out_and_not_exceeded(slow: Slow, qtbot: QtBot) -> None:
    """Each question takes all that it may take, and a slow machine some more."""
    ticks = count()
    # Between two looks at the clock, of which each judging takes two, a millisecond passes.
    reviewer = Reviewer(slow, clock=lambda: float(next(ticks)) / 1000)
    judge = Judge(slow, reviewer)
    one = course_of(finished("rubicon-nl"))
    reviewer.review(one)
    spent = 0.0
    while reviewer.stage is Stage.RUNNING:
        decision = one.valued[reviewer.done]
        asked = len(slow.asked)
        budget = slow.asked[-1][3]
        assert budget is not None
        judge.answer(mistake=not decision.is_exact and not decision.still_open, work_ms=budget)
        spent += budget * (len(slow.asked) - asked if reviewer.stage is Stage.RUNNING else 1) + 1.0
    assert TOTAL_MS * 0.5 < spent < TOTAL_MS * 1.15


def test_time_in_which_others_think_is_not_the_reviews(slow: Slow, qtbot: QtBot) -> None:
    """An hour passes at each question, none of it in work on the review."""
    now = [0.0]
    reviewer = Reviewer(slow, clock=lambda: now[0])
    judge = Judge(slow, reviewer)
    one = course_of(finished("rubicon-nl"))
    reviewer.review(one)
    for _ in range(12):
        now[0] += 3600.0
        judge.answer(work_ms=10.0)
    busy = Slow()
    other = Reviewer(busy, clock=lambda: 0.0)
    other.review(one)
    for _ in range(12):
        Judge(busy, other).answer(work_ms=10.0)
    assert slow.asked[-1] == busy.asked[-1]


def test_work_on_what_was_stopped_counts(slow: Slow, reviewer: Reviewer) -> None:
    one = course_of(finished())
    reviewer.review(one)
    before = slow.asked[-1][3]
    slow.progressed.emit(
        0, replace(sampled(one.valued[0].view, one.valued[0].view.legal_actions[0]), work_ms=9000)
    )
    reviewer.stop()
    reviewer.go_on()
    after = slow.asked[-1][3]
    assert before is not None
    assert after == pytest.approx(before * (TOTAL_MS - 9000) / TOTAL_MS)


def test_it_can_be_stopped_and_goes_on_where_it_stood(slow: Slow, reviewer: Reviewer, judge: Judge) -> None:
    one = course_of(finished())
    reviewer.review(one)
    judge.answer()
    reviewer.stop()
    assert slow.cancelled == [1]
    assert stage_of(reviewer) is Stage.STOPPED
    slow.answered.emit(1, sampled(one.valued[1].view, one.valued[1].view.legal_actions[0]))
    assert reviewer.done == 1, "what comes too late is dropped"
    reviewer.go_on()
    assert slow.asked[-1][0] == one.valued[1].view
    judge.answer_all()
    assert reviewer.stage is Stage.DONE
    reviewer.review(one)
    assert reviewer.stage is Stage.DONE, "the same deal is not weighed twice"


def test_another_deal_takes_its_place(slow: Slow, reviewer: Reviewer, judge: Judge) -> None:
    reviewer.review(course_of(finished()))
    judge.answer()
    other = course_of(finished(number=9))
    reviewer.review(other)
    assert slow.cancelled == [1]
    assert (reviewer.done, reviewer.count, reviewer.judged) == (0, len(other.valued), ())
    assert slow.asked[-1][0] == other.valued[0].view


def test_a_decision_that_fails_is_passed_over(
    slow: Slow, reviewer: Reviewer, judge: Judge, caplog: pytest.LogCaptureFixture
) -> None:
    one = course_of(finished())
    reviewer.review(one)
    slow.failed.emit(0, "the cards are wet")
    assert "the cards are wet" in caplog.text
    assert (reviewer.done, reviewer.failed, reviewer.judged) == (1, 1, ())
    judge.answer_all()
    assert reviewer.stage is Stage.DONE
    assert len(reviewer.judged) == len(one.valued) - 1


def test_a_deal_without_a_choice_says_so(place: Place) -> None:
    dialog = place.open()
    one = place.reviewer.course
    assert one is not None
    place.reviewer.review(replace(one, decisions=()))
    assert place.reviewer.stage is Stage.DONE
    assert said(dialog.strip) == ["No choice of yours in this deal made a difference that can be weighed."]
    assert not dialog._empty.isVisible(), "nothing was well played"


def test_a_review_of_which_every_decision_fails_says_so(
    place: Place, slow: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    dialog = place.open()
    assert said(dialog.strip) == ["The first decision is being weighed…"]
    while place.reviewer.stage is Stage.RUNNING:
        slow.failed.emit(len(slow.asked) - 1, "the cards are wet")
    assert said(dialog.strip) == ["None of the decisions could be weighed."]
    assert not dialog._empty.isVisible()


def said(strip: QWidget) -> list[str]:
    return [label.text() for label in strip.findChildren(QLabel) if label.isVisible() and label.text()]


def test_a_worker_process_reviews_a_whole_deal(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer_module, "WORLDS", 0)
    monkeypatch.setattr(reviewer_module, "TOTAL_MS", 300)
    thinker = Thinker(None, (ProcessPlace,))
    reviewer = Reviewer(thinker)
    one = course_of(finished())
    reviewer.review(one)
    qtbot.waitUntil(lambda: reviewer.stage is Stage.DONE, timeout=LONG)
    thinker.close()
    assert [judged.decision for judged in reviewer.judged] == list(one.valued)
    assert any(judged.cost for judged in reviewer.judged)


# The dialog


class Place:
    """A window with a finished deal on its table, and the review of it."""

    def __init__(self, bot: QtBot, folder: Path, slow: Slow, match: Match) -> None:
        self.bot = bot
        self.settings = Settings(folder / "settings.json")
        self.settings.motion = "off"
        self.language = Language()
        self.language.set("en")
        self.session = Session(None, None, slow)
        self.session.opponent_delay = 1_000_000
        self.window = MainWindow(self.session, self.settings, self.language)
        bot.addWidget(self.window)
        path = folder / "match.json"
        path.write_text(record_of(match, ("", "ai:steady"), {}).text(), encoding="utf-8")
        assert self.session.load(path)
        self.window.show()
        bot.waitExposed(self.window)
        self.judge = Judge(slow, self.reviewer)

    @property
    def reviewer(self) -> Reviewer:
        return self.window.reviews.reviewer

    @property
    def dialog(self) -> ReviewDialog:
        dialog = self.window.reviews.dialog
        assert dialog is not None
        return dialog

    def open(self) -> ReviewDialog:
        """From the sheet that the end of the deal has opened."""
        sheet = self.window.findChild(DealSheet)
        assert isinstance(sheet, DealSheet)
        sheet._review.click()
        self.bot.waitUntil(lambda: self.window.reviews.dialog is not None)
        self.tester = QAbstractItemModelTester(self.dialog.model, Warning_)
        return self.dialog

    def texts(self) -> list[str]:
        return [label.text() for label in self.dialog.findChildren(QLabel) if label.isVisible()]


@pytest.fixture
def place(qtbot: QtBot, tmp_path: Path, slow: Slow) -> Iterator[Place]:
    made = Place(qtbot, tmp_path, slow, finished())
    yield made
    made.session.stop()
    made.window.close()


MISTAKES = {1: (24.0, 5.0), 4: (80.0, 8.0), 7: (12.0, 5.0), 9: (3.0, 5.0), 11: (60.0, 4.0), 13: (33.0, 4.0)}
"""By the place among the decisions; the one of 12 may be none, the one of 3 is about equal."""


def test_it_fills_while_it_goes_on(place: Place) -> None:
    dialog = place.open()
    assert dialog.isVisible()
    assert not dialog.isModal(), "the next deal can be played meanwhile"
    assert not place.window.findChildren(DealSheet) or not place.window.findChildren(DealSheet)[0].isVisible()
    assert dialog.model.rowCount() == 0
    assert dialog.bar.isVisible()
    place.judge.answer()
    assert dialog.model.rowCount() == 0
    place.judge.answer(mistake=True, behind=24.0, error=5.0)
    assert [dialog.model.index(row).data(WorstRole.COST) for row in range(1)] == ["−24"]
    assert dialog.bar.value() == 2
    assert dialog.selected is place.reviewer.judged[1]
    place.judge.answer_all(MISTAKES)
    costs = [dialog.model.index(row).data(WorstRole.COST) for row in range(dialog.model.rowCount())]
    assert costs == ["−80", "−60", "−33", "−24", "−12"]
    assert not dialog.bar.isVisible()
    assert not dialog.stop.isVisible()
    assert dialog.selected is not None
    assert dialog.selected.cost == 80, "until somebody chooses, the costliest is shown"


def test_what_is_doubtful_is_not_called_a_mistake(place: Place) -> None:
    dialog = place.open()
    place.judge.answer_all(MISTAKES)
    row = dialog.model.index(4)
    assert row.data(WorstRole.JUDGED).verdict is Verdict.WORSE
    assert "perhaps" in row.data(Qt.ItemDataRole.AccessibleTextRole)
    equal = place.reviewer.judged[9]
    assert equal.verdict is Verdict.EQUAL
    dialog.graph.picked.emit(equal)
    assert dialog.selected is equal
    assert "About equal to the best." in place.texts()
    assert not dialog.list.selectionModel().hasSelection(), "it is none of the five"


def test_a_chance_missed_twice_is_one_row(place: Place) -> None:
    """The row tells of the second time, and of the costlier one at its head."""
    dialog = place.open()
    changed: list[int] = []
    dialog.model.dataChanged.connect(lambda first, last: changed.append(first.row()))
    one = place.reviewer.course
    assert one is not None
    same = None
    costs = [40.0, 20.0, 60.0]
    while costs:
        decision = one.valued[place.reviewer.done]
        others = dict.fromkeys(weighed_actions(decision.view).values())
        if same is None:
            same = next((other for other in others if other != decision.weighed), None)
        if decision.weighed != same and same in others and same not in decision.still_open:
            place.judge.answer(mistake=True, behind=costs.pop(0), advised=same)
        else:
            place.judge.answer()
    assert dialog.model.rowCount() == 1
    assert changed
    row = dialog.model.index(0)
    assert row.data(WorstRole.COST) == "−60"
    assert row.data(WorstRole.AGAIN).startswith("Again in 2 tricks: ")
    assert " and " in row.data(WorstRole.AGAIN)
    second = next(judged for judged in place.reviewer.judged if judged.cost == 20)
    dialog.graph.picked.emit(second)
    assert dialog.selected is second
    assert dialog.list.currentIndex() == row, "it is told of in this row"


def test_the_sum_is_told_and_adds_up(place: Place) -> None:
    dialog = place.open()
    place.judge.answer_all(MISTAKES)
    texts = [label.text() for label in dialog.strip.findChildren(QLabel) if label.isVisible()]
    assert "Your play, beside a skilled player’s" in texts
    numbers = [
        int(text.replace("−", "-").replace(",", "").replace("+", ""))
        for text in texts
        if text.strip("+−").replace(",", "").isdigit()
    ]
    match = place.session.match
    assert match is not None
    assert numbers[-1] == match.deal.scores[0] - match.deal.scores[1]
    assert abs(sum(numbers[:-1]) - numbers[-1]) <= 2, "but for rounding"


def test_the_graph_goes_by_keys(place: Place) -> None:
    dialog = place.open()
    place.judge.answer_all(MISTAKES)
    judged = place.reviewer.judged
    dialog.graph.setFocus()

    def press(key: Qt.Key) -> Judged | None:
        QTest.keyClick(dialog.graph, key)
        assert dialog.graph.selected is dialog.selected
        return dialog.selected

    assert press(Qt.Key.Key_Home) is judged[0]
    assert press(Qt.Key.Key_Left) is judged[0]
    assert press(Qt.Key.Key_Right) is judged[1]
    assert press(Qt.Key.Key_PageDown) is judged[4]
    assert press(Qt.Key.Key_PageUp) is judged[1]
    assert press(Qt.Key.Key_End) is judged[-1]
    assert dialog.graph.accessibleDescription().startswith("In trick")


def test_the_graph_goes_by_the_pointer(place: Place) -> None:
    dialog = place.open()
    place.judge.answer_all(MISTAKES)
    plot = dialog.graph.plot()
    assert plot is not None
    wanted = place.reviewer.judged[6]
    at = QPoint(round(plot.x_of(wanted)), 40)
    # The platform of the tests gives a moved pointer to the window that was opened first.
    where = (QPointF(at), QPointF(dialog.graph.mapToGlobal(at)))
    none = Qt.MouseButton.NoButton
    moved = QMouseEvent(QEvent.Type.MouseMove, *where, none, none, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(dialog.graph, moved)
    assert "In trick" in dialog.graph.toolTip()
    QTest.mouseClick(dialog.graph, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert dialog.selected is wanted


@pytest.mark.parametrize("ending", [-600, -10, 0, 10, 600])
def test_no_line_crosses_the_words_in_the_graph(
    place: Place, monkeypatch: pytest.MonkeyPatch, ending: int
) -> None:
    """With an ending high above the rest of the deal, far below it, and near the line of an even one."""
    dialog = place.open()
    place.judge.answer_all(MISTAKES)
    graph = dialog.graph
    judged = tuple(
        replace(one, taken=float(ending), par=float(ending)) if one.decision.is_exact else one
        for one in place.reviewer.judged
    )
    assert place.reviewer.course is not None
    graph.show_review(replace(place.reviewer.course, final=ending), judged, ("Ana", "Odile"))
    shown = 0
    for height in range(120, 420, 30):
        graph.resize(700, height)
        said = graph.grab().toImage()
        with monkeypatch.context() as silent:
            silent.setattr("bezique_qt.app.phrases.review.counted", lambda: "")
            bare = graph.grab().toImage()
        assert graph.height() == height
        spots = [
            QPoint(x, y)
            for x in range(said.width())
            for y in range(said.height())
            if said.pixel(x, y) != bare.pixel(x, y)
        ]
        if spots:
            shown += 1
            area = QPolygon(spots).boundingRect()
            ground = QColor(bare.pixel(area.topLeft())).lightness()
            below = [bare.pixel(x, y) for x in _across(area) for y in _down(area)]
            # The marks of the scale are faint; the lines of the deal and of an even one are not.
            assert min(QColor(ink).lightness() for ink in below) > ground - 40
    assert shown


class Recorder(QPainter):
    """Keeps where signs and words are painted, and paints them."""

    def __init__(self, device: QPixmap) -> None:
        super().__init__(device)
        self.signs: list[QRectF] = []
        self.numbers: list[QRectF] = []

    def drawPolygon(self, *shape: Any) -> None:
        self.signs.append(shape[0].boundingRect())
        super().drawPolygon(*shape)

    def drawText(self, *what: Any) -> None:  # type: ignore[override]
        if isinstance(what[0], QPointF):
            box = QFontMetricsF(self.font()).boundingRect(what[1])
            self.numbers.append(box.translated(what[0]))
        super().drawText(*what)


def test_no_sign_of_a_meld_covers_the_points_of_another(qapp: QApplication) -> None:
    """Melds of a hundred points and more, one trick after the other and with more room between them."""
    deal = course_of(finished("rubicon-nl"))
    meld = next(event for _, event in deal.events if isinstance(event, MeldScored))
    tricks = (3, 4, 4, 12, 13, 14, 30, 50)
    scored = tuple((trick, replace(meld, points=500, seat=trick % 2)) for trick in tricks)
    drawn: set[int] = set()
    for width in range(200, 3000, 100):
        picture = QPixmap(width, 200)
        painter = Recorder(picture)
        plot = Plot(replace(deal, events=scored), (), QRectF(60, 30, width - 70, 140))
        Drawing(painter, plot, THEMES["felt"]).melds(("Ana", "Odile"))
        painter.end()
        assert len(painter.signs) == len(scored)
        drawn.add(len(painter.numbers))
        for number in painter.numbers:
            assert not any(number.intersects(sign) for sign in painter.signs)
    # Two of one trick share a place.
    assert max(drawn) == len(scored) - 1
    assert len(drawn) > 2


def _across(area: QRect) -> range:
    return range(area.left(), area.right() + 1)


def _down(area: QRect) -> range:
    return range(area.top(), area.bottom() + 1)


def test_the_list_goes_by_keys_and_stays_where_it_was_put(place: Place) -> None:
    dialog = place.open()
    while place.reviewer.done < 5:
        at = place.reviewer.done
        place.judge.answer(mistake=at in MISTAKES, behind=MISTAKES.get(at, (1, 1))[0])
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    chosen = dialog.selected
    assert chosen is not None
    assert chosen.cost == 24
    place.judge.answer_all(MISTAKES)
    assert dialog.selected is chosen, "what the person chose stays, though others cost more"
    assert dialog.list.currentIndex().data(WorstRole.JUDGED) is chosen


def test_board_and_reasons_tell_what_was_better(place: Place) -> None:
    dialog = place.open()
    place.judge.answer_all(MISTAKES)
    texts = place.texts()
    assert any(text.startswith("Better: ") for text in texts)
    assert any(text.startswith("You chose: ") for text in texts)
    assert "This cost about 80 points, give or take 8." in texts
    assert "Your hand: " in dialog.board.accessibleName()
    exact = next(one for one in place.reviewer.judged if one.decision.is_exact)
    dialog.graph.picked.emit(exact)
    assert any(text.startswith("Result after that, if both play their best") for text in place.texts())


def test_stopping_keeps_what_was_found(place: Place, slow: Slow) -> None:
    dialog = place.open()
    for at in range(5):
        place.judge.answer(mistake=at in MISTAKES, behind=MISTAKES.get(at, (1, 1))[0])
    dialog.stop.click()
    assert stage_of(place.reviewer) is Stage.STOPPED
    assert dialog.model.rowCount() == 2
    assert "Not yet weighed" in place.texts()
    assert dialog.stop.text().replace("&", "") == "Go on"
    dialog.stop.click()
    place.judge.answer_all(MISTAKES)
    assert dialog.model.rowCount() == 5


def test_closing_gives_it_up_and_opening_goes_on(place: Place, slow: Slow) -> None:
    place.open()
    place.judge.answer()
    place.dialog.close()
    assert stage_of(place.reviewer) is Stage.STOPPED
    assert slow.cancelled[-1] == len(slow.asked) - 1
    assert place.window.reviews.dialog is None
    place.window.menus.actions["review"].trigger()
    assert place.reviewer.stage is Stage.RUNNING
    assert place.reviewer.done == 1


def test_closing_the_window_gives_it_up(place: Place, slow: Slow) -> None:
    place.open()
    place.window.close()
    assert stage_of(place.reviewer) is Stage.STOPPED
    assert slow.cancelled == [0]


def test_return_presses_no_button(place: Place) -> None:
    dialog = place.open()
    place.judge.answer(mistake=True)
    for widget in (dialog.list, dialog.graph):
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Return)
    assert stage_of(place.reviewer) is Stage.RUNNING
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert place.window.reviews.dialog is None


def test_the_next_deal_is_played_meanwhile(place: Place) -> None:
    dialog = place.open()
    place.judge.answer()
    place.session.next_deal()
    assert dialog.isVisible()
    assert place.reviewer.stage is Stage.RUNNING
    assert place.window.menus.actions["review"].isEnabled()
    place.judge.answer_all(MISTAKES)
    assert dialog.model.rowCount() == 5


def test_it_closes_with_its_match(place: Place) -> None:
    place.open()
    place.session.new_match(VARIANTS["classic"])
    assert place.window.reviews.dialog is None
    assert stage_of(place.reviewer) is Stage.STOPPED
    assert not place.window.menus.actions["review"].isEnabled()
    place.window.reviews.open()
    assert place.window.reviews.dialog is None


def test_an_earlier_deal_of_the_match_can_be_chosen(qtbot: QtBot, tmp_path: Path, slow: Slow) -> None:
    match = finished(deals=2)
    assert len(match.deals) == 2
    place = Place(qtbot, tmp_path, slow, match)
    dialog = place.open()
    assert dialog.deals.isVisible()
    assert place.reviewer.course == course(match.variant, match.deals[1], match.results[0].totals, 0)
    dialog.deals.choose(1)
    dialog.deals.chosen.emit(1)
    assert place.reviewer.course == course(match.variant, match.deals[0], (0, 0), 0)
    assert dialog.windowTitle().endswith("1")
    assert dialog.model.rowCount() == 0
    place.session.stop()
    place.window.close()


def test_a_rule_of_a_reason_opens_the_rule_book(place: Place) -> None:
    dialog = place.open()
    dialog.detail.rule_wanted.emit("meld-limit")
    assert place.window.side.rules.isVisible()


def test_another_table_and_other_cards_are_taken_at_once(place: Place) -> None:
    dialog = place.open()
    place.judge.answer_all(MISTAKES)
    before = dialog.grab().toImage()
    place.settings.theme = "dark"
    dark = dialog.grab().toImage()
    assert before != dark
    place.settings.four_colours = True
    coloured = dialog.grab().toImage()
    assert coloured != dark
    place.settings.sort = "rank"
    assert dialog.grab().toImage() != coloured, "the hand is sorted as on the table"


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_every_board_can_be_drawn(qtbot: QtBot, variant: str) -> None:
    """Each kind of moment, with the cards of all melds on the table, at the smallest size and larger."""
    slow = Slow()
    reviewer = Reviewer(slow)
    dialog = ReviewDialog(reviewer, lambda: ("You", "Odile"), THEMES["felt"], CardStyle())
    qtbot.addWidget(dialog)
    dialog.show()
    match = finished(variant)
    reviewer.review(course_of(match))
    Judge(slow, reviewer).answer_all({3: (40.0, 5.0), 10: (40.0, 5.0)})
    phases = set()
    for judged in reviewer.judged:
        phases.add(judged.decision.view.phase)
        dialog.graph.picked.emit(judged)
        assert not dialog.board.grab().isNull()
    assert {Phase.TRICK, Phase.STRICT} <= phases


def test_the_model_is_empty_before_a_review_and_knows_no_children(reviewer: Reviewer) -> None:
    model = WorstModel(reviewer)
    assert model.rowCount() == 0
    assert model.index(0).data() is None

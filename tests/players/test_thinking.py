"""Thinking in steps: budgets, urgency, giving up, and the same answers as without steps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from bezique_qt.players import LEVELS, Candidate, Player, UnknownLevelError, make_player, thinking
from bezique_qt.players.thinking import PROGRESS_MS, Answer, Desk, Failure, Priority, Request, think
from bezique_qt.players.thoughts import Thought
from bezique_qt.players.wire import Unpacker, packed
from bezique_qt.rules import VARIANTS, Action, Deal, Play, PlayerView, Variant, shuffled_pack


def views(variant: Variant, number: int = 3) -> Iterator[PlayerView]:
    """What the seat to move sees, all through a deal."""
    judge = make_player("simple", number)
    deal, _ = Deal.start(variant, 0, shuffled_pack(variant.packs, number))
    while deal.to_move is not None:
        view = deal.view(deal.to_move)
        yield view
        deal, _ = deal.apply(judge.choose(view))


@pytest.fixture
def view() -> PlayerView:
    """A view with several cards to play."""
    return next(views(VARIANTS["classic"]))


class Clock:
    """Time that passes only when the test says so; in seconds."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Stepwise:
    """Changes its mind at every step: the n-th thought is the n-th legal action.  A step takes 10 ms."""

    def __init__(self, clock: Clock, steps: int = 8, says_done: bool = True) -> None:
        self.clock = clock
        self.steps = steps
        self.says_done = says_done

    def choose(self, view: PlayerView) -> Action:
        """The action of the last step."""
        return view.legal_actions[self.steps - 1]

    def thoughts(self, view: PlayerView) -> Iterator[Thought]:
        """One for each legal action."""
        for number in range(1, self.steps + 1):
            self.clock.now += 0.010
            action = view.legal_actions[number - 1]
            done = self.says_done and number == self.steps
            yield Thought(action, (Candidate(action, 1.0, 0.5),), number / self.steps, done)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time of a player of every level that thinks in eight steps of 10 ms."""
    made = Clock()
    monkeypatch.setattr(thinking, "make_player", lambda level, seed, worlds: Stepwise(made))
    return made


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_thought_is_what_the_player_chooses(level: str) -> None:
    """In the middle of the deal, near the last draw, and in the strict phase."""
    for number, view in enumerate(views(VARIANTS["besigue-fr"])):
        if number in (40, 56, 70):
            thoughts = list(think(level, view, seed=number))
            assert [thought.done for thought in thoughts] == [False] * (len(thoughts) - 1) + [True]
            assert thoughts[-1].action == make_player(level, number).choose(view)


def test_each_step_is_a_thought(clock: Clock, view: PlayerView) -> None:
    thoughts = list(think("strongest", view, clock=clock))
    assert [thought.action for thought in thoughts] == list(view.legal_actions)
    assert [thought.share for thought in thoughts] == [number / 8 for number in range(1, 9)]
    assert [thought.done for thought in thoughts] == [False] * 7 + [True]
    assert thoughts[2].candidates[0].action == view.legal_actions[2]


@pytest.mark.parametrize(("budget", "steps"), [(0, 1), (5, 1), (25, 3), (30, 3), (79, 8), (1000, 8)])
def test_the_budget_stops_after_the_step_that_uses_it_up(
    clock: Clock, view: PlayerView, budget: float, steps: int
) -> None:
    thoughts = list(think("strongest", view, budget_ms=budget, clock=clock))
    assert len(thoughts) == steps
    assert thoughts[-1].action == view.legal_actions[steps - 1]
    assert [thought.done for thought in thoughts] == [False] * (steps - 1) + [True]


def test_time_in_which_nobody_asks_is_not_spent(clock: Clock, view: PlayerView) -> None:
    count = 0
    for _ in think("strongest", view, budget_ms=55, clock=clock):
        clock.now += 60.0
        count += 1
    assert count == 6


def test_a_thought_tells_the_work_on_it(clock: Clock, view: PlayerView) -> None:
    spent = []
    for thought in think("strongest", view, clock=clock):
        spent.append(thought.work_ms)
        clock.now += 60.0
    assert spent == pytest.approx([10.0 * step for step in range(1, 9)])
    kept = Answer(7, thought)
    (arrived,) = Unpacker().feed(packed(kept))
    assert isinstance(arrived, Answer)
    assert arrived.thought.work_ms == pytest.approx(80.0)


def test_a_player_that_stops_without_saying_so_is_done(
    monkeypatch: pytest.MonkeyPatch, view: PlayerView
) -> None:
    hasty = Stepwise(Clock(), 3, says_done=False)
    monkeypatch.setattr(thinking, "make_player", lambda level, seed, worlds: hasty)
    *_, before, last = think("strongest", view)
    assert not before.done
    assert last.done
    assert last.action == view.legal_actions[2]


def test_a_player_without_a_thought_and_a_level_that_nobody_knows_are_failures(
    monkeypatch: pytest.MonkeyPatch, view: PlayerView
) -> None:
    with pytest.raises(UnknownLevelError):
        next(think("grandmaster", view))
    monkeypatch.setattr(thinking, "make_player", lambda level, seed, worlds: Stepwise(Clock(), 0))
    with pytest.raises(ValueError, match="thinks nothing"):
        next(think("strongest", view))


def test_what_is_not_allowed_is_a_failure(monkeypatch: pytest.MonkeyPatch, view: PlayerView) -> None:
    class Cheat:
        def choose(self, view: PlayerView) -> Action:
            return Play(next(card for card in sorted(view.unseen)))

    monkeypatch.setattr(thinking, "make_player", lambda level, seed, worlds: Cheat())
    with pytest.raises(ValueError, match="is not allowed"):
        next(think("strongest", view))


def replies(desk: Desk) -> list[Answer | Failure]:
    """Everything that the desk reports until nothing is left to do."""
    found = []
    while not desk.is_empty:
        reply = desk.step()
        if reply is not None:
            found.append(reply)
    return found


def test_a_desk_reports_the_first_thought_the_last_and_few_between(clock: Clock, view: PlayerView) -> None:
    desk = Desk(clock)
    desk.add(Request(1, "strongest", view))
    found = [reply.thought for reply in replies(desk) if isinstance(reply, Answer)]
    assert [thought.share * 8 for thought in found] == [1, 6, 8]
    assert [thought.done for thought in found] == [False, False, True]
    for earlier, later in pairwise(found[:-1]):
        assert (later.share - earlier.share) * 80 >= PROGRESS_MS


def test_a_move_goes_before_advice_which_then_goes_on_where_it_stood(clock: Clock, view: PlayerView) -> None:
    desk = Desk(clock)
    desk.add(Request(1, "strongest", view, priority=Priority.ADVICE))
    desk.step()
    desk.step()
    desk.add(Request(2, "strongest", view, priority=Priority.MOVE))
    before = clock.now
    found = replies(desk)
    assert [reply.number for reply in found] == [2, 2, 2, 1, 1]
    assert clock.now - before == pytest.approx((8 + 6) * 0.010), "no step of the advice is done twice"
    assert found[-1] == Answer(1, Thought(view.legal_actions[7], (Candidate(view.legal_actions[7], 1, 0.5),)))


def test_a_review_waits_for_advice_and_advice_for_a_move(clock: Clock, view: PlayerView) -> None:
    desk = Desk(clock)
    for number, priority in enumerate((Priority.REVIEW, Priority.ADVICE, Priority.MOVE)):
        desk.add(Request(number, "strongest", view, priority=priority))
    assert [reply.number for reply in replies(desk)] == [2, 2, 2, 1, 1, 1, 0, 0, 0]


def test_the_older_of_two_alike_goes_first(clock: Clock, view: PlayerView) -> None:
    desk = Desk(clock)
    for number in (4, 5):
        desk.add(Request(number, "strongest", view))
    assert [reply.number for reply in replies(desk)] == [4, 4, 4, 5, 5, 5]


def test_what_is_cancelled_is_not_answered(clock: Clock, view: PlayerView) -> None:
    desk = Desk(clock)
    desk.add(Request(1, "strongest", view))
    desk.add(Request(2, "strongest", view))
    desk.step()
    desk.cancel(1)
    desk.cancel(77)
    assert {reply.number for reply in replies(desk)} == {2}


def test_a_failure_is_told_and_the_others_are_served(
    monkeypatch: pytest.MonkeyPatch, view: PlayerView
) -> None:
    class Broken:
        def choose(self, view: PlayerView) -> Action:
            raise RuntimeError("the cards are wet")

    def made(level: str, seed: int | None, worlds: int) -> Player:
        return Broken() if level == "broken" else Stepwise(Clock(), 1)

    monkeypatch.setattr(thinking, "make_player", made)
    desk = Desk()
    desk.add(Request(1, "broken", view))
    desk.add(Request(2, "whole", view))
    failure, answer = replies(desk)
    assert isinstance(failure, Failure)
    assert failure.number == 1
    assert "the cards are wet" in failure.details
    assert answer == Answer(2, Thought(view.legal_actions[0], (Candidate(view.legal_actions[0], 1, 0.5),)))


def test_a_request_holds_nothing_that_its_player_may_not_know() -> None:
    """Two deals that differ in hidden cards only ask for the same."""
    variant = VARIANTS["besigue-fr"]
    pack = list(shuffled_pack(variant.packs, 9))
    first, _ = Deal.start(variant, 0, tuple(pack))
    hidden = [place for place, card in enumerate(pack) if card in first.view(1).unseen]
    moved = [pack[place] for place in hidden]
    for place, card in zip(hidden, [*moved[1:], moved[0]], strict=True):
        pack[place] = card
    second, _ = Deal.start(variant, 0, tuple(pack))
    assert first != second
    one, other = (Request(1, "strongest", deal.view(1), 5) for deal in (first, second))
    assert one == other

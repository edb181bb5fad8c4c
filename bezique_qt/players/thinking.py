"""Thinking in small steps, so that it can be paused, hurried or given up between any two of them.

A `Request` asks for a decision, `think` makes it step by step, and a `Desk` works on many requests, the most
urgent first. Neither knows where it runs: the worker process, a thread and an event loop use the same.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from time import perf_counter
from typing import Final

from bezique_qt.players.levels import make_player
from bezique_qt.players.thoughts import ThinkingPlayer, Thought
from bezique_qt.rules import PlayerView

PROGRESS_MS: Final = 50
"""Between two reports on the way to an answer pass at least so many milliseconds of work on it."""

Clock = Callable[[], float]
"""Seconds from any beginning."""


class Priority(IntEnum):
    """Which request is worked on first; the other waits where it stands."""

    REVIEW = 0
    ADVICE = 1
    MOVE = 2


@dataclass(frozen=True, slots=True)
class Request:
    """A decision that is wanted: of a player of this level who sees this, with this seed.

    `budget_ms` is the work that may go into it, in milliseconds; None for as much as the player likes.
    `worlds` is that of `make_player`.
    """

    number: int
    level: str
    view: PlayerView
    seed: int | None = None
    budget_ms: float | None = None
    priority: Priority = Priority.MOVE
    worlds: int = 0


@dataclass(frozen=True, slots=True)
class Answer:
    """Where the request of this number stands; the last answer's thought is `done`."""

    number: int
    thought: Thought


@dataclass(frozen=True, slots=True)
class Failure:
    """The request of this number cannot be answered; `details` are for the log."""

    number: int
    details: str


Reply = Answer | Failure


def think(
    level: str,
    view: PlayerView,
    seed: int | None = None,
    budget_ms: float | None = None,
    clock: Clock = perf_counter,
    worlds: int = 0,
) -> Iterator[Thought]:
    """Yield what the player of this level thinks of the view, after each step; the last thought is `done`.

    Where the budget lasts the last action is that of `make_player(level, seed, worlds).choose(view)`; where
    it does not, the thinking stops after the step that uses it up, the first at the earliest. Time in which
    nobody asks for the next step is not counted, nor is it in a thought's `work_ms`. Raises what the player
    raises, `UnknownLevelError` among it, and `ValueError` for an action that is not allowed.
    """
    spent = 0.0
    thought: Thought | None = None
    before = clock()
    player = make_player(level, seed, worlds)
    if isinstance(player, ThinkingPlayer):
        steps = player.thoughts(view)
    else:
        steps = iter((Thought(player.choose(view)),))
    while thought is None or not thought.done:
        following = next(steps, None)
        if following is not None and following.action not in view.legal_actions:
            raise ValueError(f"{following.action} is not allowed")
        spent += clock() - before
        if following is None:
            if thought is None:
                raise ValueError(f"the player {level} thinks nothing")
            thought = replace(thought, done=True)
        elif budget_ms is not None and spent * 1000 >= budget_ms:
            thought = replace(following, done=True)
        else:
            thought = following
        thought = replace(thought, work_ms=spent * 1000)
        yield thought
        before = clock()


class _Work:
    """A request that is being worked on."""

    def __init__(self, request: Request, clock: Clock) -> None:
        self.request = request
        self.steps = think(
            request.level, request.view, request.seed, request.budget_ms, clock, request.worlds
        )
        self.unreported = 0.0
        """Seconds of work since the last report."""
        self.is_new = True


class Desk:
    """The requests that are not answered yet.  `step` works on the most urgent, and of two on the older."""

    def __init__(self, clock: Clock = perf_counter) -> None:
        self._clock = clock
        self._works: list[_Work] = []

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to think about."""
        return not self._works

    def add(self, request: Request) -> None:
        """Take a request; a more urgent one is worked on from the next step on."""
        self._works.append(_Work(request, self._clock))

    def cancel(self, number: int) -> None:
        """Give up a request; nothing happens if it is not here, as when it has been answered."""
        self._works = [work for work in self._works if work.request.number != number]

    def step(self) -> Reply | None:
        """Do one step; what is to be reported after it, if anything.  There must be something to do.

        Told are each request's first thought, its last one, a failure, and at most every `PROGRESS_MS` of
        work one in between.
        """
        work = max(self._works, key=lambda work: (work.request.priority, -work.request.number))
        number = work.request.number
        before = self._clock()
        try:
            thought = next(work.steps)
        except Exception:  # a player's fault must not end those who share the desk
            self._works.remove(work)
            return Failure(number, traceback.format_exc())
        work.unreported += self._clock() - before
        if thought.done:
            self._works.remove(work)
        elif not work.is_new and work.unreported * 1000 < PROGRESS_MS:
            return None
        work.is_new = False
        work.unreported = 0.0
        return Answer(number, thought)

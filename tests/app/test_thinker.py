"""Thinking in a process, in a thread, in the loop; and what becomes of it when one of them is lost."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread, get_ident

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bezique_qt.app.thinker import (
    BESIDE_THE_WINDOW,
    IN_THE_LOOP,
    LoopPlace,
    Place,
    Places,
    ProcessPlace,
    Thinker,
    ThreadPlace,
)
from bezique_qt.players import make_player, thinking
from bezique_qt.players.thinking import Priority
from bezique_qt.players.thoughts import Thought
from bezique_qt.rules import VARIANTS, Deal, PlayerView, shuffled_pack
from tests.players.slow import ENDLESS_LEVEL, make_endless, worker_with

LONG = 30_000
"""Milliseconds for what takes a fraction of a second on an idle machine."""
KILLABLE = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")


def process(patch: str) -> Callable[[QObject], Place]:
    """A worker process that first executes some lines."""
    return lambda parent: ProcessPlace(parent, worker_with(patch))


class Asking:
    """A thinker and what it has said."""

    def __init__(self, places: Places, qtbot: QtBot) -> None:
        self.thinker = Thinker(None, places)
        self.qtbot = qtbot
        self.answered: dict[int, Thought] = {}
        self.progressed: list[int] = []
        self.failed: list[int] = []
        self.thinker.answered.connect(self._note_answer)
        self.thinker.progressed.connect(lambda number, thought: self.progressed.append(number))
        self.thinker.failed.connect(lambda number, details: self.failed.append(number))

    def _note_answer(self, number: int, thought: Thought) -> None:
        assert number not in self.answered, "answered twice"
        self.answered[number] = thought

    def wait_for_answer(self, number: int) -> Thought:
        self.qtbot.waitUntil(lambda: number in self.answered, timeout=LONG)
        return self.answered[number]

    def wait_for_progress(self, number: int) -> None:
        self.qtbot.waitUntil(lambda: number in self.progressed, timeout=LONG)

    def worker(self) -> ProcessPlace:
        """The place, which is a process that listens."""
        place = self.thinker.place
        assert isinstance(place, ProcessPlace)
        self.qtbot.waitUntil(lambda: place.is_ready, timeout=LONG)
        return place


Asker = Callable[..., Asking]


@pytest.fixture
def asking(qtbot: QtBot) -> Iterator[Asker]:
    """Makes a thinker with some places, and closes it."""
    made: list[Asking] = []

    def make(*places: Callable[[QObject], Place]) -> Asking:
        made.append(Asking(places, qtbot))
        return made[-1]

    yield make
    for one in made:
        one.thinker.close()


@pytest.fixture(params=["process", "thread", "loop"])
def anywhere(request: pytest.FixtureRequest, asking: Asker, monkeypatch: pytest.MonkeyPatch) -> Asking:
    """A thinker in each kind of place, where the level "endless" is known."""
    monkeypatch.setattr(thinking, "make_player", make_endless)
    places = {"process": process(ENDLESS_LEVEL), "thread": ThreadPlace, "loop": LoopPlace}
    return asking(places[request.param])


def a_view(number: int = 3) -> PlayerView:
    variant = VARIANTS["rubicon-nl"]
    deal, _ = Deal.start(variant, 0, shuffled_pack(variant.packs, number))
    return deal.view(1)


def test_the_answers_are_those_of_the_player(anywhere: Asking) -> None:
    views = [a_view(number) for number in range(4)]
    numbers = [anywhere.thinker.ask(view, "random", seed) for seed, view in enumerate(views)]
    assert not anywhere.answered, "nothing is said before the event loop runs"
    assert len(set(numbers)) == len(numbers)
    for seed, (number, view) in enumerate(zip(numbers, views, strict=True)):
        thought = anywhere.wait_for_answer(number)
        assert thought.action == make_player("random", seed).choose(view)
        assert thought.done
    assert not anywhere.failed


def test_what_is_cancelled_is_heard_of_no_more(anywhere: Asking) -> None:
    first = anywhere.thinker.ask(a_view(), "endless")
    anywhere.wait_for_progress(first)
    anywhere.thinker.cancel(first)
    anywhere.progressed.clear()
    second = anywhere.thinker.ask(a_view(), "simple")
    anywhere.wait_for_answer(second)
    assert first not in anywhere.progressed
    assert list(anywhere.answered) == [second]


def test_advice_waits_for_a_move_and_goes_on(anywhere: Asking) -> None:
    advice = anywhere.thinker.ask(a_view(), "endless", priority=Priority.ADVICE)
    anywhere.wait_for_progress(advice)
    move = anywhere.thinker.ask(a_view(), "simple", priority=Priority.MOVE)
    anywhere.wait_for_answer(move)
    anywhere.progressed.clear()
    anywhere.wait_for_progress(advice)
    assert advice not in anywhere.answered


def test_a_budget_brings_what_is_best_so_far(anywhere: Asking) -> None:
    number = anywhere.thinker.ask(a_view(), "endless", budget_ms=25)
    assert anywhere.wait_for_answer(number).action == a_view().legal_actions[-1]


def test_a_failure_is_told_and_the_next_question_answered(anywhere: Asking) -> None:
    wrong = anywhere.thinker.ask(a_view(), "grandmaster")
    right = anywhere.thinker.ask(a_view(), "simple")
    anywhere.wait_for_answer(right)
    assert anywhere.failed == [wrong]


def test_closed_while_it_thinks_it_is_silent_and_starts_nothing_more(anywhere: Asking, qtbot: QtBot) -> None:
    number = anywhere.thinker.ask(a_view(), "endless")
    anywhere.wait_for_progress(number)
    place = anywhere.thinker.place
    pid = place.process_id if isinstance(place, ProcessPlace) else 0
    anywhere.thinker.close()
    anywhere.progressed.clear()
    if pid:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    anywhere.thinker.ask(a_view(), "simple")
    assert anywhere.thinker.place is None
    with qtbot.assertNotEmitted(anywhere.thinker.progressed, wait=60):
        pass
    assert not anywhere.answered


def endless_at_first(made: list[Place]) -> Callable[[QObject], Place]:
    """A process that does not come to an end with anything; the next ones are as they should be."""

    def make(parent: QObject) -> Place:
        patch = "thinking.make_player = lambda level, seed, worlds: Endless()"
        made.append(ProcessPlace(parent, None if made else worker_with(patch)))
        return made[-1]

    return make


@KILLABLE
def test_killed_while_it_thinks_another_worker_gives_the_same_answer(asking: Asker) -> None:
    places: list[Place] = []
    one = asking(endless_at_first(places))
    numbers = [one.thinker.ask(a_view(seed), "random", seed) for seed in (1, 2)]
    one.wait_for_progress(numbers[0])
    os.kill(one.worker().process_id, signal.SIGKILL)
    for seed, number in zip((1, 2), numbers, strict=True):
        assert one.wait_for_answer(number).action == make_player("random", seed).choose(a_view(seed))
    assert len(places) == 2


@KILLABLE
def test_a_worker_that_hangs_is_replaced(asking: Asker) -> None:
    places: list[Place] = []
    one = asking(endless_at_first(places))
    number = one.thinker.ask(a_view(), "random", 5)
    one.wait_for_progress(number)
    worker = one.worker()
    os.kill(worker.process_id, signal.SIGSTOP)
    worker.patience_ms = 1
    worker.send(thinking.Request(99, "simple", a_view()))
    assert one.wait_for_answer(number).action == make_player("random", 5).choose(a_view())
    assert len(places) == 2


@KILLABLE
def test_killed_while_it_is_idle_it_is_replaced_at_once(asking: Asker, qtbot: QtBot) -> None:
    one = asking(*BESIDE_THE_WINDOW)
    one.thinker.start()
    first = one.worker()
    os.kill(first.process_id, signal.SIGKILL)
    qtbot.waitUntil(lambda: one.thinker.place not in (None, first), timeout=LONG)
    assert one.worker().process_id
    assert one.thinker.place is not first


def test_files_of_the_folder_that_one_stands_in_are_no_modules(
    asking: Asker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("random.py", "queue.py", "bezique_qt.py"):
        (tmp_path / name).write_text("raise SystemExit('the wrong one')")
    monkeypatch.chdir(tmp_path)
    one = asking(ProcessPlace)
    number = one.thinker.ask(a_view(), "random", 8)
    assert one.wait_for_answer(number).action == make_player("random", 8).choose(a_view())


BAD_STARTS = {
    "no such program": ["/nonexistent/python"],
    "no program": [],
    "one that ends": [sys.executable, "-c", "pass"],
    "one that fails": [sys.executable, "-c", "raise SystemExit(3)"],
    "another version": worker_with("worker.__version__ = '0.0.0'"),
}


@pytest.mark.parametrize("what", BAD_STARTS)
def test_without_a_process_a_thread_serves(asking: Asker, what: str) -> None:
    one = asking(lambda parent: ProcessPlace(parent, BAD_STARTS[what]), ThreadPlace, LoopPlace)
    number = one.thinker.ask(a_view(), "random", 8)
    assert one.wait_for_answer(number).action == make_player("random", 8).choose(a_view())
    assert isinstance(one.thinker.place, ThreadPlace)


def test_a_thread_lets_the_window_in_sooner_and_then_all_is_as_before(asking: Asker) -> None:
    before = sys.getswitchinterval()
    one = asking(ThreadPlace)
    one.thinker.start()
    assert sys.getswitchinterval() < before
    one.thinker.close()
    assert sys.getswitchinterval() == before


class Ring:
    """Refers to itself, so that only the collector takes it apart; says in which thread it did."""

    def __init__(self, taken_apart: list[int]) -> None:
        self._self = self
        self._taken_apart = taken_apart

    def __del__(self) -> None:
        self._taken_apart.append(get_ident())


def test_while_a_thread_thinks_nothing_is_taken_apart_in_it(
    asking: Asker, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(thinking, "make_player", make_endless)
    gc.enable()
    try:
        one = asking(ThreadPlace)
        taken_apart: list[int] = []
        one.thinker.start()
        Ring(taken_apart)
        one.wait_for_progress(one.thinker.ask(a_view(), "endless", 8))
        qtbot.waitUntil(lambda: bool(taken_apart), timeout=LONG)
        assert taken_apart == [get_ident()]
        one.thinker.close()
        assert gc.isenabled()
    finally:
        gc.disable()


def test_without_a_thread_the_loop_serves(asking: Asker, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(thread: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Thread, "start", refuse)
    one = asking(ThreadPlace, LoopPlace)
    number = one.thinker.ask(a_view(), "random", 8)
    assert one.wait_for_answer(number).action == make_player("random", 8).choose(a_view())
    assert isinstance(one.thinker.place, LoopPlace)


ENDS_WHEN_ASKED = "thinking.make_player = lambda level, seed, worlds: os._exit(3)"
FAULT_WHEN_ASKED = """
import resource
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
thinking.make_player = lambda level, seed, worlds: os.kill(os.getpid(), signal.SIGSEGV)
"""


def counted(made: list[Place], patch: str) -> Callable[[QObject], Place]:
    def make(parent: QObject) -> Place:
        made.append(ProcessPlace(parent, worker_with(patch)))
        return made[-1]

    return make


def test_workers_that_always_end_give_way_to_a_thread(asking: Asker) -> None:
    places: list[Place] = []
    one = asking(counted(places, ENDS_WHEN_ASKED), ThreadPlace)
    number = one.thinker.ask(a_view(), "random", 8)
    assert one.wait_for_answer(number).action == make_player("random", 8).choose(a_view())
    assert len(places) == 3
    assert isinstance(one.thinker.place, ThreadPlace)


@KILLABLE
def test_what_breaks_every_worker_is_not_tried_inside_the_program(asking: Asker, qtbot: QtBot) -> None:
    places: list[Place] = []
    one = asking(counted(places, FAULT_WHEN_ASKED), ThreadPlace)
    number = one.thinker.ask(a_view(), "random", 8)
    qtbot.waitUntil(lambda: bool(one.failed), timeout=LONG)
    assert one.failed == [number]
    assert not one.answered
    assert isinstance(one.thinker.place, ProcessPlace)
    assert len(places) == 4


def test_nonsense_from_a_worker_is_like_its_end(asking: Asker) -> None:
    patch = (
        "import builtins; write = worker._write; "
        "worker._write = lambda sink, data: write(sink, data if b'Ready' in data else b'nonsense' * 9)"
    )
    places: list[Place] = []
    one = asking(counted(places, patch), ThreadPlace)
    number = one.thinker.ask(a_view(), "random", 8)
    assert one.wait_for_answer(number).action == make_player("random", 8).choose(a_view())
    assert len(places) == 3


def test_the_loop_needs_nothing_to_be_started(asking: Asker) -> None:
    one = asking(*IN_THE_LOOP)
    number = one.thinker.ask(a_view(), "simple")
    one.wait_for_answer(number)
    assert isinstance(one.thinker.place, LoopPlace)

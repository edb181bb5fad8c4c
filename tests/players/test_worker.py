"""The worker process and its messages, driven through pipes as the app does it."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import pytest

from bezique_qt import __version__
from bezique_qt.players import make_player
from bezique_qt.players.thinking import Answer, Failure, Priority, Request
from bezique_qt.players.thoughts import Thought
from bezique_qt.players.wire import Cancel, Message, Ready, Unpacker, WireError, packed
from bezique_qt.rules import VARIANTS, Deal, PlayerView, shuffled_pack
from tests.players.slow import ENDLESS_LEVEL, worker_with

ROOT = Path(__file__).resolve().parents[2]


def a_view(number: int = 3) -> PlayerView:
    variant = VARIANTS["besigue-fr"]
    deal, _ = Deal.start(variant, 0, shuffled_pack(variant.packs, number))
    return deal.view(1)


class Worker:
    """A running worker and what it says."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self._unpacker = Unpacker()
        self._said: list[Message] = []

    @property
    def stdin(self) -> BinaryIO:
        """Where it reads."""
        assert self.process.stdin is not None
        return self.process.stdin  # type: ignore[return-value]

    def say(self, *messages: Message) -> None:
        self.stdin.write(b"".join(packed(message) for message in messages))
        self.stdin.flush()

    def hear(self) -> Message:
        """The next message."""
        assert self.process.stdout is not None
        while not self._said:
            data = os.read(self.process.stdout.fileno(), 4096)
            assert data, "the worker has ended"
            self._said += self._unpacker.feed(data)
        return self._said.pop(0)

    def answer(self) -> Answer:
        """The next last thought, of whatever request."""
        while True:
            message = self.hear()
            assert isinstance(message, Answer), message
            if message.thought.done:
                return message


@contextmanager
def running(command: list[str]) -> Iterator[Worker]:
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            yield Worker(process)
        finally:
            process.kill()


@pytest.fixture
def worker() -> Iterator[Worker]:
    """A worker as the app starts it, that has said that it is ready."""
    with running([sys.executable, "-m", "bezique_qt.players.worker"]) as made:
        assert made.hear() == Ready(__version__)
        yield made


@pytest.fixture
def endless() -> Iterator[Worker]:
    """A worker that may be kept busy for ever."""
    with running(worker_with(ENDLESS_LEVEL)) as made:
        assert made.hear() == Ready(__version__)
        yield made


def test_it_answers_as_the_player_does(worker: Worker) -> None:
    for number, level in enumerate(("random", "simple", "strongest"), start=1):
        view = a_view(number)
        worker.say(Request(number, level, view, seed=17))
        expected = make_player(level, 17).choose(view)
        answer = worker.answer()
        assert (answer.number, answer.thought.action) == (number, expected)


def test_it_tells_a_failure_and_goes_on(worker: Worker) -> None:
    worker.say(Request(1, "grandmaster", a_view()), Request(2, "simple", a_view()))
    failure = worker.hear()
    assert isinstance(failure, Failure)
    assert failure.number == 1
    assert "UnknownLevelError" in failure.details
    assert worker.answer().number == 2


def test_what_is_cancelled_gives_way(endless: Worker) -> None:
    endless.say(Request(1, "endless", a_view()))
    assert isinstance(endless.hear(), Answer)
    endless.say(Request(2, "simple", a_view()), Cancel(1))
    assert endless.answer().number == 2


def test_advice_gives_way_to_a_move(endless: Worker) -> None:
    endless.say(Request(1, "endless", a_view(), priority=Priority.ADVICE))
    assert isinstance(endless.hear(), Answer)
    endless.say(Request(2, "simple", a_view(), priority=Priority.MOVE))
    assert endless.answer().number == 2
    assert isinstance(endless.hear(), Answer), "the advice goes on"


def test_a_budget_ends_what_would_not_end(endless: Worker) -> None:
    endless.say(Request(1, "endless", a_view(), budget_ms=30))
    assert endless.answer().number == 1


@pytest.mark.parametrize("busy", [False, True])
def test_it_ends_when_its_input_does(endless: Worker, busy: bool) -> None:
    if busy:
        endless.say(Request(1, "endless", a_view()))
        assert isinstance(endless.hear(), Answer)
    endless.stdin.close()
    assert endless.process.wait(timeout=30) == 0


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_it_ends_when_its_parent_is_killed() -> None:
    """The pipe goes with the parent; that the output ends as well tells that the worker has gone."""
    parent = f"""
import subprocess
from bezique_qt.players.thinking import Request
from bezique_qt.players.wire import packed
from tests.players.test_worker import a_view
child = subprocess.Popen({worker_with(ENDLESS_LEVEL)!r}, stdin=subprocess.PIPE)
child.stdin.write(packed(Request(1, "endless", a_view())))
child.stdin.flush()
child.wait()
"""
    with running([sys.executable, "-c", parent]) as worker:
        assert worker.hear() == Ready(__version__)
        assert isinstance(worker.hear(), Answer), "it thinks"
        worker.process.send_signal(signal.SIGKILL)
        assert worker.process.stdout is not None
        worker.process.stdout.read()  # to the end of what parent and worker could write


@pytest.mark.skipif(not hasattr(signal, "SIGINT"), reason="this system has no SIGINT")
def test_ctrl_c_is_not_for_it(worker: Worker) -> None:
    worker.process.send_signal(signal.SIGINT)
    worker.say(Request(1, "simple", a_view()))
    assert worker.answer().number == 1


def test_what_a_player_prints_is_no_message() -> None:
    chatty = "thinking.make_player = lambda level, seed, worlds: print('hm') or Endless()"
    with running(worker_with(chatty)) as worker:
        assert worker.hear() == Ready(__version__)
        worker.say(Request(1, "endless", a_view(), budget_ms=0))
        assert worker.answer().number == 1


def test_nonsense_ends_it_with_an_error(worker: Worker) -> None:
    worker.stdin.write(b"GET / HTTP/1.1\r\n\r\n")
    worker.stdin.flush()
    assert worker.process.wait(timeout=30) == 1


def test_it_starts_without_qt() -> None:
    code = "import sys; import bezique_qt.players.worker; print('PySide6' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


MESSAGES: list[Message] = [
    Ready("1.2.3"),
    Request(1, "strongest", a_view(), 2**63, 250.0, Priority.REVIEW, 400),
    Cancel(7),
    Answer(7, Thought(a_view().legal_actions[0], (), 0.25, False)),
    Failure(3, "é"),
]


@pytest.mark.parametrize("piece", [1, 2, 7, 100_000])
def test_messages_arrive_whole_in_pieces_of_any_size(piece: int) -> None:
    data = b"".join(packed(message) for message in MESSAGES)
    unpacker = Unpacker()
    found: list[Message] = []
    for start in range(0, len(data), piece):
        found += unpacker.feed(data[start : start + piece])
    assert found == MESSAGES


class Foreign:
    """Something that a pickle could do when it is read."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.system, ("exit 3",)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"nonsense",
        pickle.dumps(5),
        pickle.dumps(Foreign()),
        pickle.dumps([Cancel(1)]),
        packed(Cancel(1))[4:-1],
    ],
)
def test_only_messages_are_taken(body: bytes) -> None:
    with pytest.raises(WireError):
        Unpacker().feed(len(body).to_bytes(4, "little") + body)


def test_a_length_beyond_reason_is_refused_before_it_is_waited_for() -> None:
    with pytest.raises(WireError):
        Unpacker().feed(b"\xff\xff\xff\xff")

"""`bezique arena` on several processes and on a Dask cluster: the same games, and nothing left running."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest

from tests.wheels import ROOT

PATIENCE = 120
"""Seconds after which a test that hangs is given up."""


_AS_IN_A_TERMINAL = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL);"
    "os.execv(sys.executable, sys.argv[1:])"
)
"""A shell that runs the tests in the background lets them, and all that they start, ignore SIGINT."""


def started(*command: str) -> subprocess.Popen[str]:
    """A Python process that imports the tree under test and listens to SIGINT."""
    python = [sys.executable, *command]
    return subprocess.Popen(
        python if sys.platform == "win32" else [sys.executable, "-S", "-c", _AS_IN_A_TERMINAL, *python],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def arena(deals: int, *options: str) -> subprocess.Popen[str]:
    players = ("--players", "simple", "random", "--deals", str(deals), "--seed", "7")
    return started("-m", "bezique_qt.cli", "arena", "--variant", "besigue-fr", *players, *options)


def outcome(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """Its exit code and what it printed, once no process has hold of its output any more."""
    out, error = process.communicate(timeout=PATIENCE)
    return process.returncode, out, error


class LocalCluster:
    """A cluster of so many workers on this machine."""

    def __init__(self, workers: int) -> None:
        self._process = started(str(ROOT / "tests" / "local_cluster.py"), str(workers))
        self._lines: Queue[str] = Queue()
        self._errors: list[str] = []
        self._readers = [Thread(target=self._read), Thread(target=self._read_errors)]
        for reader in self._readers:
            reader.start()
        self.address = self.said()

    def _read(self) -> None:
        for line in self._process.stdout or ():
            self._lines.put(line.strip())

    def _read_errors(self) -> None:
        self._errors += self._process.stderr or ()

    def said(self) -> str:
        """The next line of what it says, waited for."""
        return self._lines.get(timeout=PATIENCE)

    def close(self) -> None:
        """End it with all its workers: its output ends when the last of them does."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        for reader in self._readers:
            reader.join(PATIENCE)
        assert self._process.wait(PATIENCE) == 0, self._errors
        assert not any(reader.is_alive() for reader in self._readers)
        for stream in (self._process.stdout, self._process.stderr):
            assert stream is not None
            stream.close()


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    made = LocalCluster(2)
    yield made
    made.close()


def test_a_cluster_plays_the_same_games_as_one_process(cluster: LocalCluster, tmp_path: Path) -> None:
    alone = outcome(arena(20, "--records", str(tmp_path / "alone")))
    shared = outcome(arena(20, "--records", str(tmp_path / "shared"), "--cluster", cluster.address))
    assert alone == shared
    assert alone[0] == 0
    assert "(over 10 pairs)" in alone[1]
    assert (tmp_path / "alone").read_bytes() == (tmp_path / "shared").read_bytes()
    assert (cluster.said(), cluster.said()) == ("playing", "idle")


def test_an_interrupted_command_takes_its_work_back_from_the_cluster(cluster: LocalCluster) -> None:
    process = arena(20_000, "--cluster", cluster.address)
    assert cluster.said() == "playing"
    process.send_signal(signal.SIGINT)
    assert outcome(process) == (130, "", "")
    assert cluster.said() == "idle"


def test_other_versions_are_refused(cluster: LocalCluster) -> None:
    code = (
        "import sys; from bezique_qt import cli, cluster; cluster.__version__ = '9.9';"
        "sys.exit(cli.main(sys.argv[1:]))"
    )
    options = ("--variant", "classic", "--players", "random", "random", "--cluster", cluster.address)
    code_and_words = outcome(started("-c", code, "arena", *options))
    assert code_and_words[:2] == (1, "")
    assert "has Bezique Qt 0." in code_and_words[2]
    assert code_and_words[2].endswith("; this is 9.9\n")


def test_a_cluster_without_workers_is_no_use() -> None:
    empty = LocalCluster(0)
    code, out, error = outcome(arena(2, "--cluster", empty.address))
    empty.close()
    assert (code, out) == (1, "")
    assert error == f"bezique: the cluster at {empty.address} has no workers\n"


def test_a_cluster_that_goes_away_is_reported() -> None:
    lost = LocalCluster(1)
    process = arena(20_000, "--cluster", lost.address)
    assert lost.said() == "playing"
    lost.close()
    code, out, error = outcome(process)
    assert (code, out) == (1, "")
    assert error == f"bezique: the cluster at {lost.address} went away\n"


def test_workers_that_end_again_and_again_are_reported() -> None:
    cluster = LocalCluster(1)
    code = (
        "import os; from bezique_qt.cluster import connected\n"
        f"with connected({cluster.address!r}) as cluster: list(cluster.executor.map(os._exit, [1]))"
    )
    error = outcome(started("-c", code))[2]
    cluster.close()
    assert f"ClusterError: the workers of the cluster at {cluster.address} end while they play" in error


def test_nobody_at_the_address() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
    assert outcome(arena(2, "--cluster", address)) == (1, "", f"bezique: nothing answers at {address}\n")


def test_somebody_else_at_the_address() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            for _ in range(2):
                connection, _ = server.accept()
                connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
                connection.close()

        answering = Thread(target=answer)
        answering.start()
        address = f"127.0.0.1:{server.getsockname()[1]}"
        code, out, error = outcome(arena(2, "--cluster", address))
        answering.join()
    assert (code, out) == (1, "")
    assert error == f"bezique: what answers at {address} is no Dask scheduler\n"


def test_a_silent_address_is_given_up() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        code = "from bezique_qt.cluster import connected\nwith connected('" + address + "', 0.5): pass"
        assert "what answers at" in outcome(started("-c", code))[2]


def test_what_is_no_address() -> None:
    assert outcome(arena(2, "--cluster", "nonsense")) == (
        1,
        "",
        "bezique: 'nonsense' is no address of a Dask scheduler, as tcp://host:8786 is\n",
    )


def test_a_cluster_without_dask_says_what_to_install() -> None:
    code = "import sys; sys.modules['dask'] = None; from bezique_qt import cli; sys.exit(cli.main())"
    options = ("--variant", "classic", "--players", "random", "random", "--cluster", "127.0.0.1:1")
    assert outcome(started("-c", code, "arena", *options)) == (
        1,
        "",
        "bezique: a cluster needs Dask, which is not installed: pip install 'bezique-qt[cluster]'\n",
    )


@pytest.mark.skipif(sys.platform == "win32", reason="a named pipe tells that the processes play")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_processes_end_with_the_command(number: signal.Signals, tmp_path: Path) -> None:
    pipe = tmp_path / "records"
    os.mkfifo(pipe)
    process = arena(20_000, "--jobs", "2", "--records", str(pipe))
    with pipe.open() as records:
        assert records.readline().startswith('{"format"')
        process.send_signal(number)
        code, out, error = outcome(process)
    assert (code, out, error) == (130 if number == signal.SIGINT else -number, "", "")


@pytest.mark.skipif(sys.platform != "linux", reason="the processes are found as Linux lists them")
def test_a_process_that_is_ended_from_outside_is_told_in_one_sentence(tmp_path: Path) -> None:
    pipe = tmp_path / "records"
    os.mkfifo(pipe)
    process = arena(20_000, "--jobs", "2", "--records", str(pipe))
    with pipe.open() as records:
        assert records.readline().startswith('{"format"')
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        os.kill(int(children[-1]), signal.SIGKILL)
        while records.readline():
            pass
    assert outcome(process) == (
        1,
        "",
        "bezique: a process that played was ended from outside, so there is no result\n",
    )

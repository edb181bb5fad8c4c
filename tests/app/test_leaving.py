"""The end of the program while the opponent thinks: nothing is left running, however it ends."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

THINKING = """
import sys
from pathlib import Path
from threading import Event
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from bezique_qt.app.paths import user_folders
from bezique_qt.app.start import App
from bezique_qt.app.thinker import ProcessPlace, ThreadPlace
from bezique_qt.players import thinking
from bezique_qt.rules import VARIANTS
from tests.players.slow import ALWAYS_ENDLESS, Endless, worker_with

is_blocked = Event()

class Blocked:
    def choose(self, view):
        is_blocked.set()
        Event().wait()

place, ending = sys.argv[2:]
places = {
    "process": lambda parent: ProcessPlace(parent, worker_with(ALWAYS_ENDLESS)),
    "thread": ThreadPlace,
    "blocked thread": ThreadPlace,
}
thinking.make_player = lambda level, seed, worlds: Blocked() if place == "blocked thread" else Endless()
application = QApplication([])
app = App(user_folders(Path(sys.argv[1])), "en", (places[place],))
application.aboutToQuit.connect(app.close)

def leave():
    print(getattr(app.thinker.place, "process_id", 0), flush=True)
    if ending == "quit":
        application.quit()
    elif ending == "close":
        app.window.close()

def thinks(number, thought):
    app.thinker.progressed.disconnect(thinks)
    leave()

def look():
    if is_blocked.is_set():
        timer.stop()
        leave()

app.thinker.progressed.connect(thinks)
timer = QTimer()
timer.timeout.connect(look)
if place == "blocked thread":
    timer.start(1)
app.session.new_match(VARIANTS["classic"], "simple", 0, 7)
app.window.show()
sys.exit(application.exec())
"""


def thinking_program(data_dir: Path, place: str, ending: str) -> subprocess.Popen[str]:
    """The program with its opponent deep in thought; its first line is the number of its worker process."""
    return subprocess.Popen(
        [sys.executable, "-c", THINKING, str(data_dir), place, ending],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for_end_of(pid: int) -> None:
    """Wait until a process that is no child of this one has ended."""
    try:
        watched = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    ended, _, _ = select.select([watched], [], [], 30)
    os.close(watched)
    assert ended, f"process {pid} goes on"


@pytest.mark.parametrize(
    ("place", "ending"),
    [("process", "close"), ("process", "quit"), ("thread", "close"), ("blocked thread", "quit")],
)
def test_it_leaves_while_the_opponent_thinks(data_dir: Path, place: str, ending: str) -> None:
    with thinking_program(data_dir, place, ending) as program:
        said, complained = program.communicate(timeout=60)
    assert program.returncode == 0, complained
    assert "QThread" not in complained
    assert "QProcess" not in complained
    assert "Traceback" not in complained
    worker = int(said.split()[0])
    assert (worker != 0) == (place == "process")
    if worker:
        with pytest.raises(ProcessLookupError):
            os.kill(worker, 0)


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux can watch the processes of others")
def test_killed_it_leaves_no_worker(data_dir: Path) -> None:
    with thinking_program(data_dir, "process", "stay") as program:
        assert program.stdout is not None
        worker = int(program.stdout.readline())
        os.kill(worker, 0)
        program.send_signal(signal.SIGKILL)
        assert program.wait(timeout=30) == -signal.SIGKILL
    wait_for_end_of(worker)


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux can watch the processes of others")
def test_the_worker_that_is_started_with_the_window_goes_with_it(data_dir: Path) -> None:
    """The program as people start it: the worker is there before the first decision."""
    code = """
import sys
from bezique_qt.app import start
from bezique_qt.app.thinker import ProcessPlace
begin = ProcessPlace.start
def noted(place):
    begin(place)
    print(place.process_id, flush=True)
ProcessPlace.start = noted
sys.exit(start.run(["--data-dir", sys.argv[1]]))
"""
    done = subprocess.run(
        [sys.executable, "-c", code, str(data_dir)],
        cwd=ROOT,
        env=os.environ | {"BEZIQUE_EXIT_AFTER_START": "1"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stderr == ""
    worker = int(done.stdout.split()[0])
    assert worker
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)

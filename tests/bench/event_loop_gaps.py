"""How long the window's event loop stands still while the strongest player thinks.

Run on demand, as `python tests/bench/event_loop_gaps.py [RUNS]`; pytest does not collect it. For a compiled
copy of the package in FOLDER (see `.build/compiled.py`) it is run with `PYTHONPATH=FOLDER`. A timer of 1 ms
ticks in the loop of a shown window with a deal on its table; told is the longest time between two ticks
from each question to its answer, as the median and the worst over the runs: with nobody thinking, and with
the thinking done in a process, in a thread and in the loop itself.
"""

from __future__ import annotations

import os
import platform
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.append(str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from bezique_qt.app.paths import user_folders
from bezique_qt.app.start import App
from bezique_qt.app.thinker import LoopPlace, Place, ProcessPlace, ThreadPlace
from bezique_qt.players import back_end, make_player
from bezique_qt.rules import VARIANTS, Deal, PlayerView, shuffled_pack

NOBODY_MS = 400
"""How long the loop is watched when nobody thinks."""


def views() -> list[PlayerView]:
    """Positions of three stages of a deal."""
    variant = VARIANTS["besigue-fr"]
    judge = make_player("simple", 1)
    deal, _ = Deal.start(variant, 0, shuffled_pack(variant.packs, 5))
    found = []
    while deal.to_move is not None and len(deal.tricks) < 20:
        view = deal.view(deal.to_move)
        if len(view.legal_actions) > 5 and len(view.tricks) in (1, 8, 16) and view.lead is None:
            found.append(view)
        deal, _ = deal.apply(judge.choose(view))
    return found


class Watch(QObject):
    """Measures while questions are asked, one after another; ends the loop when all are answered."""

    def __init__(self, app: App, runs: int, thinks: bool) -> None:
        super().__init__()
        self.gaps: list[float] = []
        self.waits: list[float] = []
        self._app = app
        self._thinks = thinks
        self._questions = views() * runs
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._last = self._begun = 0.0
        self._longest = 0.0
        app.thinker.answered.connect(self._answered)

    def start(self) -> None:
        """Begin."""
        self._timer.start(1)
        self._ask()

    def _ask(self) -> None:
        if not self._questions:
            self._timer.stop()
            QApplication.quit()
            return
        view = self._questions.pop()
        self._begun = self._last = perf_counter()
        self._longest = 0.0
        if self._thinks:
            self._app.thinker.ask(view, "strongest", 1)
        else:
            QTimer.singleShot(NOBODY_MS, self._answered)

    def _tick(self) -> None:
        now = perf_counter()
        self._longest = max(self._longest, now - self._last)
        self._last = now

    def _answered(self) -> None:
        self._tick()
        self.gaps.append(self._longest * 1000)
        self.waits.append((perf_counter() - self._begun) * 1000)
        QTimer.singleShot(20, self._ask)


def measure(application: QApplication, place: Callable[[QObject], Place] | None, runs: int) -> Watch:
    """Measure with the thinking done in a place, or with nobody thinking."""
    with tempfile.TemporaryDirectory() as folder:
        app = App(user_folders(Path(folder)), "en", (place or LoopPlace,))
        app.session.new_match(VARIANTS["besigue-fr"], "simple", 1, 5)
        app.window.show()
        app.thinker.start()
        watch = Watch(app, runs, place is not None)
        QTimer.singleShot(1500, watch.start)  # the window has drawn itself, and the worker is ready
        application.exec()
        app.window.close()
        app.close()
    return watch


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    print(f"Python {platform.python_version()}, core: {back_end()}, {cores} processors; milliseconds")
    print(f"{'':10} {'decisions':>9} {'gap, median':>12} {'gap, worst':>11} {'answer, median':>15}")
    for name, place in (
        ("nobody", None),
        ("process", ProcessPlace),
        ("thread", ThreadPlace),
        ("loop", LoopPlace),
    ):
        watch = measure(application, place, runs)
        print(
            f"{name:10} {len(watch.gaps):9} {median(watch.gaps):12.1f} {max(watch.gaps):11.1f} "
            f"{median(watch.waits):15.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()

"""How long the review of a deal takes in each game, and how the window's event loop fares meanwhile.

Run on demand, as `python tests/bench/review_time.py [VARIANT ...]`; pytest does not collect it. For a
compiled copy of the package in FOLDER (see `.build/compiled.py`) it is run with `PYTHONPATH=FOLDER`. A deal
that the simple player has played is on the table of a shown window, its review is opened from the menu and
waited for. Told are the decisions; the seconds until the last is judged; the longest time between two ticks
of a timer of 1 ms in the loop, while the dialog opens (the first second) and from then on; how long an
opponent's move that was asked for in the middle took; and the middle standard errors of the values and of
the costs, in points.
"""

from __future__ import annotations

import os
import platform
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.append(str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from bezique_qt.app.paths import user_folders
from bezique_qt.app.reviewer import Stage
from bezique_qt.app.start import App
from bezique_qt.players import back_end, make_player
from bezique_qt.players.thinking import Priority
from bezique_qt.rules import VARIANTS, Match, Phase, PlayerView, Variant, record_of, shuffled_pack

OPENING = 1.0
"""Seconds in which the dialog is made and draws its first cards."""


def played(variant: Variant) -> tuple[Match, PlayerView]:
    """A match after its first deal, and a position of it in the stock phase."""
    player = make_player("simple", 1)
    match, _ = Match.start(variant, 1, shuffled_pack(variant.packs, 5))
    asked = None
    while match.deal.to_move is not None:
        view = match.deal.view(match.deal.to_move)
        if view.phase is Phase.TRICK and len(view.tricks) == 5 and view.lead is None:
            asked = view
        match, _ = match.apply(player.choose(view))
    assert asked is not None
    return match, asked


class Watch(QObject):
    """Opens the review, asks for a move in the middle, and ends the loop when all is known."""

    def __init__(self, app: App, view: PlayerView) -> None:
        super().__init__()
        self.opening = self.gap = self.seconds = self.move = 0.0
        self._app = app
        self._view = view
        self._asked: int | None = None
        self._begun = self._last = self._asked_at = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self.reviewer = app.window.reviews.reviewer
        self.reviewer.changed.connect(self._follow)
        app.thinker.answered.connect(self._answered)

    def start(self) -> None:
        """Begin."""
        self._begun = self._last = perf_counter()
        self._timer.start(1)
        self._app.window.menus.actions["review"].trigger()

    def _tick(self) -> None:
        now = perf_counter()
        if now - self._begun < OPENING:
            self.opening = max(self.opening, now - self._last)
        else:
            self.gap = max(self.gap, now - self._last)
        self._last = now

    def _follow(self) -> None:
        if self._asked is None and self.reviewer.done * 2 > self.reviewer.count:
            self._asked_at = perf_counter()
            self._asked = self._app.thinker.ask(self._view, "strongest", 1, None, Priority.MOVE)
        if self.reviewer.stage is Stage.DONE:
            self.seconds = perf_counter() - self._begun
            self._timer.stop()
            QTimer.singleShot(0, QApplication.quit)

    def _answered(self, number: int) -> None:
        if number == self._asked:
            self.move = perf_counter() - self._asked_at


def measure(application: QApplication, variant: Variant) -> Watch:
    """Measure in one game."""
    match, view = played(variant)
    with tempfile.TemporaryDirectory() as folder:
        app = App(user_folders(Path(folder)), "en")
        path = Path(folder) / "match.json"
        path.write_text(record_of(match, ("", "ai:steady"), {}).text(), encoding="utf-8")
        app.session.load(path)
        app.window.show()
        app.thinker.start()
        watch = Watch(app, view)
        QTimer.singleShot(1500, watch.start)  # the window has drawn itself, and the worker is ready
        application.exec()
        app.window.close()
        app.close()
    return watch


def main() -> None:
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    application.setStyle("fusion")
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    print(f"Python {platform.python_version()}, core: {back_end()}, {cores} processors")
    print(
        f"{'':18} {'decisions':>9} {'seconds':>8} {'opening, ms':>12} {'gap, ms':>8} {'move, ms':>9} "
        f"{'± value':>8} {'± cost':>7}"
    )
    for name in sys.argv[1:] or VARIANTS:
        watch = measure(application, VARIANTS[name])
        sampled = [one for one in watch.reviewer.judged if not one.decision.is_exact]
        costs = [one.cost_error for one in sampled if one.cost_error]
        print(
            f"{name:18} {watch.reviewer.count:9} {watch.seconds:8.1f} {watch.opening * 1000:12.0f} "
            f"{watch.gap * 1000:8.0f} {watch.move * 1000:9.0f} {median(one.error for one in sampled):8.1f} "
            f"{median(costs or [0.0]):7.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()

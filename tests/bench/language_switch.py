"""How long a switch of the language takes: python tests/bench/language_switch.py [ROUNDS]; pytest leaves it.

A long deal lies on the table; each page beside it and each dialog is open in its turn. A switch is everything
from the choice to the picture: translators, every text, layout, painting, and the setting kept in its file.
Milliseconds of this process, and by the clock, which the rest of the machine has a part in.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtWidgets import QApplication, QDialog

from bezique_qt.app.panels.side import TABS
from tests.i18n.room import Room
from tests.i18n.walk import settle

LIMIT = 100.0
"""Milliseconds that a switch may take."""


def measure(room: Room, rounds: int) -> tuple[list[float], list[float]]:
    """Milliseconds of each switch, of the process and by the clock."""
    worked, passed = [], []
    for code in ("pt", "fr", "nl", "en") * rounds:
        work, clock = time.process_time(), time.perf_counter()
        room.switch(code)
        room.window.repaint()
        worked.append(1000 * (time.process_time() - work))
        passed.append(1000 * (time.perf_counter() - clock))
    return worked, passed


def main(rounds: int) -> int:
    """Print a line for each situation; 1 if the process took longer than the limit in the middle of one."""
    application = QApplication([])
    application.setStyle("fusion")
    room = Room(Path(tempfile.mkdtemp()))
    room.window.show()
    slow = False

    def tell(name: str) -> None:
        nonlocal slow
        worked, passed = measure(room, rounds)
        slow = slow or median(worked) > LIMIT
        print(
            f"{name:>24}: {median(worked):5.0f} ms in the middle, {max(worked):5.0f} at most; "
            f"by the clock {median(passed):5.0f} and {max(passed):5.0f}"
        )

    room.put("hoard")
    settle()
    for tab in TABS:
        room.window.side.show_tab(tab)
        settle()
        tell(tab)
    room.window.side.show_tab("hint")
    for name in ("new", "settings", "about"):
        dialog: QDialog = room.open(name)
        tell(f"hint, {name} open")
        dialog.close()
        settle()
    room.put("end of a match")
    tell("hint, sheet open")
    room.window.side.show_tab("score")
    tell("score, sheet open")
    room.session.stop()
    room.window.close()
    return 1 if slow else 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 5))

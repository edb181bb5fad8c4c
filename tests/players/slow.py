"""Players that take their time, and workers that have them or that go wrong: for tests of who waits."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from bezique_qt.players import make_player
from bezique_qt.players.thoughts import Thought
from bezique_qt.rules import Action, PlayerView


class Endless:
    """Never comes to an end of its thoughts, but has one at any time."""

    def choose(self, view: PlayerView) -> Action:
        """Not to be asked: it would not come to an end."""
        raise NotImplementedError

    def thoughts(self, view: PlayerView) -> Iterator[Thought]:
        """The last legal action, again and again."""
        while True:
            yield Thought(view.legal_actions[-1], (), 0.5, False)


def make_endless(level: str, seed: int | None, worlds: int = 0) -> object:
    """Like `make_player`, with the level "endless" besides."""
    return Endless() if level == "endless" else make_player(level, seed, worlds)


def worker_with(patch: str) -> list[str]:
    """The command of a worker that first executes some lines of Python, started at the top of the tree."""
    lines = (
        "import os, signal, sys",
        "from bezique_qt.players import thinking, wire, worker",
        "from tests.players.slow import Endless, make_endless",
        patch,
        "worker.main()",
    )
    return [sys.executable, "-c", "\n".join(lines)]


ENDLESS_LEVEL = "thinking.make_player = make_endless"
ALWAYS_ENDLESS = "thinking.make_player = lambda level, seed, worlds: Endless()"

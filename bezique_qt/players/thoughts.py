"""What a player who thinks in small steps says after each of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from bezique_qt.players.candidates import Candidate
from bezique_qt.rules import Action, PlayerView


@dataclass(frozen=True, slots=True)
class Thought:
    """Where a decision stands.

    `action` is what would be done now; `candidates` are the actions weighed so far, the best first, and
    empty for a player that weighs none; `share` is the part of the work that is done, from 0 to 1; `done`
    says that nothing follows; `work_ms` are the milliseconds of work on it until now, as `think` counts them.
    """

    action: Action
    candidates: tuple[Candidate, ...] = ()
    share: float = 1.0
    done: bool = True
    work_ms: float = field(default=0.0, compare=False)


@runtime_checkable
class ThinkingPlayer(Protocol):
    """A player that can be asked for its thoughts on the way."""

    def choose(self, view: PlayerView) -> Action:
        """Return the action of the last thought."""

    def thoughts(self, view: PlayerView) -> Iterator[Thought]:
        """Yield at least one thought, the next after some 10 ms of work each, the last one with `done`.

        Whoever reads them may stop at any of them.
        """

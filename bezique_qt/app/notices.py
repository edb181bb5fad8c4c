"""What the player is to know beside the game, as data: it becomes a sentence only when it is shown."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bezique_qt.app.storage import StorageProblem
from bezique_qt.rules import RecordError


@dataclass(frozen=True, slots=True)
class BadGame:
    """A file that holds no game which can be played on."""

    path: Path
    error: RecordError


@dataclass(frozen=True, slots=True)
class OpponentFailed:
    """The opponent did not decide, and a legal action was taken in its place."""


@dataclass(frozen=True, slots=True)
class Crashed:
    """Something failed inside the program, and it goes on."""


@dataclass(frozen=True, slots=True)
class GameSaved:
    """A copy of the match lies in a file."""

    path: Path


@dataclass(frozen=True, slots=True)
class Welcome:
    """The program is started for the first time."""


@dataclass(frozen=True, slots=True)
class MatchReplaced:
    """An unfinished match, of a game by its id and in the deal with this number, was kept for another one."""

    variant: str
    deal: int


@dataclass(frozen=True, slots=True)
class FirstOfMany:
    """A file holds several games, and the first was put on the table; `replaced` is what lay there."""

    path: Path
    games: int
    replaced: MatchReplaced | None = None


Notice = (
    StorageProblem | BadGame | OpponentFailed | Crashed | GameSaved | Welcome | MatchReplaced | FirstOfMany
)
"""Everything that can be told; `phrases.problems.notice_sentence` has the words."""

"""The opponent of a lesson: it has its answers prepared, and plays on sensibly where they do not fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bezique_qt.coach.lessons.conditions import is_one_of
from bezique_qt.players import make_player
from bezique_qt.rules import Action, PlayerView

FALLBACK: Final = "simple"
"""The player that decides when no prepared answer is legal."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Do this, as soon as it is legal; with `to`, only when one of these cards was led."""

    do: Action
    to: tuple[str, ...] = ()


class ScriptedPlayer:
    """Gives the first prepared answer that is legal. The same view always gives the same action."""

    def __init__(self, answers: Sequence[Answer]) -> None:
        self._answers = tuple(answers)
        self._fallback = make_player(FALLBACK, 0)

    def choose(self, view: PlayerView) -> Action:
        """Return one of the view's legal actions. The view's seat is to move."""
        for answer in self._answers:
            fits = not answer.to or (view.lead is not None and is_one_of(view.lead, answer.to))
            if fits and answer.do in view.legal_actions:
                return answer.do
        return self._fallback.choose(view)

"""The full hint as the window makes it, without a window."""

from __future__ import annotations

from bezique_qt.app.adviser import LEVEL, WORLDS
from bezique_qt.coach import Advice, Option, ReasonKind, advice, advice_seed
from bezique_qt.players.thinking import think
from bezique_qt.rules import Play, PlayerView
from tests.coach.positions import Position
from tests.coach.truth import Key, great_beziques
from tests.rules.naive import NaiveDeal


def hint(view: PlayerView, worlds: int = WORLDS) -> Advice:
    """The last word of the advice on a view; `worlds` are the app's, or others for a test in a hurry.

    It is worked out to its end: the app would stop after some seconds, which it never needs where the
    search is compiled.
    """
    *_, last = think(LEVEL, view, advice_seed(view), worlds=worlds)
    return advice(view, last.candidates)


def broken_without_a_word(found: Advice, position: Position) -> bool:
    """Whether the first choice gives up a great bezique that another keeps, and says nothing of its gain."""
    naive = position.naive()
    first, *others = (_lost(naive, option) for option in found.options)
    told = any(reason.kind is ReasonKind.GAINS for reason in found.options[0].reasons)
    return bool(first) and not told and any(not first & lost for lost in others)


def _lost(naive: NaiveDeal, option: Option) -> set[Key]:
    """The great beziques, held or within reach, that are so no more after a card is played."""
    if not isinstance(option.action, Play) or naive.phase != "trick":
        return set()
    hand = naive.hands[naive.to_move()]
    left = [card for card in hand if card != option.action.card.code]
    return great_beziques(naive, hand) - great_beziques(naive, left)

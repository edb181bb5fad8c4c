"""In the strict phase the hint is exact: what it says of each card is searched out through the rules.

The judge here is an alpha-beta search of its own that plays every card by `Deal.apply`; it shares nothing
with the solver of the players. `BEZIQUE_HINTS=500 pytest tests/coach/test_exact.py` takes so many positions
a variant, from the first strict trick to the last but one, some of them near the target.
"""

from __future__ import annotations

import os
from math import inf
from random import Random

import pytest

from bezique_qt.coach import Verdict, advice, advice_seed
from bezique_qt.players.thinking import think
from bezique_qt.rules import VARIANTS, Action, Deal, Phase, Play, Variant
from bezique_qt.rules.counting import BRISQUE, brisques_as_won
from tests.coach.positions import Position, positions

POSITIONS = int(os.environ.get("BEZIQUE_HINTS", "10"))


class Judge:
    """Values of the deals that follow one of the strict phase, for a seat: its points less the other's."""

    def __init__(self, deal: Deal, seat: int) -> None:
        self._seat = seat
        variant = deal.variant
        self._counts_later = variant.brisques in ("end", "end-near-target") and not deal.as_won
        most = max(deal.totals[side] + deal.scores[side] for side in (0, 1)) + 500
        # Where the deal may end before its last trick, it matters how the points came about.
        self._by_path = variant.ending == "at-once" and most >= variant.target
        self._known: dict[object, tuple[float, float]] = {}

    def values(self, deal: Deal) -> dict[Action, float]:
        """What each card that may be played brings from now on."""
        now = deal.scores[self._seat] - deal.scores[1 - self._seat]
        return {action: self._value(deal.apply(action)[0], -inf, inf) - now for action in deal.legal_actions}

    def _standing(self, deal: Deal) -> float:
        """Points that are certain by now, the brisques of the count among them where nothing stops it."""
        own, other = self._seat, 1 - self._seat
        points = deal.scores[own] - deal.scores[other]
        if self._counts_later and not self._by_path and not deal.is_over:
            points += BRISQUE * (deal.brisques[own] - deal.brisques[other])
        return points

    def _value(self, deal: Deal, low: float, high: float) -> float:
        """The final difference of points; only a bound of it where it is not between these."""
        if deal.to_move is None:
            return self._standing(deal)
        standing = 0.0 if self._by_path else self._standing(deal)
        key = (deal.hands, deal.to_move, deal.lead, (deal.scores, deal.brisques) if self._by_path else None)
        least, most = self._known.get(key, (-inf, inf))
        if least + standing >= high or least == most:
            return least + standing
        if most + standing <= low:
            return most + standing
        mine = deal.to_move == self._seat
        best = -inf if mine else inf
        at_first = (low, high)
        faces: set[str] = set()
        for action in deal.legal_actions:
            assert isinstance(action, Play)
            if action.card.face in faces:
                continue
            faces.add(action.card.face)
            value = self._value(deal.apply(action)[0], low, high)
            if mine:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        self._known[key] = (
            least if best <= at_first[0] else best - standing,
            most if best >= at_first[1] else best - standing,
        )
        return best


def _near_the_target(position: Position, rng: Random) -> Deal:
    """Where the deal ends at once, totals with which it may end in its last tricks."""
    deal = position.deal
    variant = deal.variant
    if variant.ending != "at-once" or rng.random() < 0.5:
        return deal
    lacks = [rng.randrange(10, 70, 10) for _ in (0, 1)]
    changed = object.__new__(Deal)
    for name in Deal.__slots__:
        setattr(changed, name, getattr(deal, name))
    changed.totals = (
        variant.target - lacks[0] - deal.scores[0],
        variant.target - lacks[1] - deal.scores[1],
    )
    changed.as_won = brisques_as_won(variant, changed.totals)
    return changed


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_the_hint_is_exact(variant: Variant) -> None:
    rng = Random(variant.id)
    mistakes = 0
    for position in positions(variant, POSITIONS, seed=7, phases=(Phase.STRICT,), each=2):
        deal = _near_the_target(position, rng)
        assert deal.to_move is not None
        view = deal.view(deal.to_move)
        *_, last = think("strongest", view, advice_seed(view))
        found = advice(view, last.candidates)
        judged = Judge(deal, deal.to_move).values(deal)
        most = max(judged.values())
        assert found.exact
        assert {option.action for option in found.options} == set(judged)
        assert judged[found.options[0].action] == most
        for option in found.options:
            assert option.value == judged[option.action], option
            assert option.behind == most - judged[option.action], option
            assert option.error == option.behind_error == 0
            best = option.verdict in (Verdict.BEST, Verdict.EQUAL)
            assert best == (judged[option.action] == most)
            mistakes += not best
    assert mistakes > 0

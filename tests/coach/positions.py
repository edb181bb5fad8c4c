"""Positions out of the games of players of several levels, with the whole deal: the same ones every time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from bezique_qt.players import make_player
from bezique_qt.rules import Action, Deal, Phase, PlayerView, Variant, shuffled_pack
from tests.rules.naive import NaiveDeal
from tests.rules.naive_table import switches_of

EASY_LEVELS = ("random", "beginner", "casual", "steady", "skilled")
"""Those that decide at once."""


@dataclass(frozen=True)
class Position:
    """A deal in which somebody is to move, and how it came to be."""

    deal: Deal
    actions: tuple[tuple[int, Action], ...]

    @property
    def view(self) -> PlayerView:
        """What the one to move may know."""
        assert self.deal.to_move is not None
        return self.deal.view(self.deal.to_move)

    def naive(self) -> NaiveDeal:
        """The same deal as the second reader of the rules keeps it."""
        deal = self.deal
        cards = [card.code for card in deal.pack]
        naive = NaiveDeal(switches_of(deal.variant.id), deal.dealer, cards, list(deal.totals))
        for seat, action in self.actions:
            naive.act(seat, str(action))
        return naive


def positions(
    variant: Variant,
    count: int,
    levels: Sequence[str] = EASY_LEVELS,
    seed: int = 1,
    phases: Sequence[Phase] = (Phase.TRICK, Phase.WINDOW, Phase.CARTE_BLANCHE),
    each: int = 1,
) -> Iterator[Position]:
    """So many positions in these phases with a choice, `each` of them out of one deal.

    They are spread over the stages of the deal, over windows and tricks as these come, and over totals from
    even ones to those near the target. Each seat has a level of its own.
    """
    rng = Random(f"positions of {variant.id} {seed} {' '.join(levels)}")
    found = 0
    while found < count:
        number = rng.randrange(1 << 48)
        totals = (0, 0)
        if variant.target and rng.random() < 0.4:
            totals = (rng.randrange(0, variant.target, 10), rng.randrange(0, variant.target, 10))
        first = (found + rng.random()) / count
        stages = sorted((first + turn / each) % 1 for turn in range(each))
        players = [make_player(rng.choice(levels), number + seat) for seat in (0, 1)]
        more = rng.randrange(3)
        deal, _ = Deal.start(variant, number % 2, shuffled_pack(variant.packs, number), totals)
        stock = deal.stock_count
        if Phase.STRICT not in phases:
            last = 1 - 2 / stock  # the trick before the last draw, and its window
            stages = [min(stage, last) for stage in stages]
        actions: list[tuple[int, Action]] = []
        while (seat := deal.to_move) is not None and stages and found < count:
            # Where nothing is left in the stock, the stages are those of the last tricks.
            passed = 1 - deal.stock_count / stock
            if Phase.STRICT in phases:
                passed = 1 - len(deal.hands[seat]) / variant.hand
            if deal.phase in phases and passed >= stages[0] and len(deal.legal_actions) > 1:
                if more == 0:
                    found += 1
                    stages.pop(0)
                    yield Position(deal, tuple(actions))
                else:
                    more -= 1
            action = players[seat].choose(deal.view(seat))
            actions.append((seat, action))
            deal, _ = deal.apply(action)

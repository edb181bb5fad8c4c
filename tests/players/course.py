"""What the search's modules do with seeded cards, in figures: the same, compiled or not.

As `python tests/players/course.py VARIANT DEALS` it prints them as JSON, with the modules of whichever
bezique_qt comes first on Python's path.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from bezique_qt.players import StrongestPlayer, back_end
from bezique_qt.players.candidates import exact_candidates
from bezique_qt.players.core import DONE, CoreDeal
from bezique_qt.players.core_cards import Switches, number_of
from bezique_qt.players.core_start import deal_cards
from bezique_qt.players.policy import Policy
from bezique_qt.players.shipped import weights_for
from bezique_qt.rules import VARIANTS, Deal, Phase, PlayerView, Variant, shuffled_pack
from bezique_qt.rules.counting import brisques_as_won


def course(variant: Variant, deals: int) -> dict[str, Any]:
    """All of it; `deals` is the number of random deals, and of what takes longer there is less."""
    return {
        "back end": back_end(),
        "random": [_random_deal(variant, number) for number in range(deals)],
        "policy": [_policy_deal(variant, number) for number in range(deals // 10)],
        "endings": [_ending(view) for number in range(deals // 20) for view in _views(variant, number, True)],
        "searches": [
            _searched(view)
            for number in range(deals // 200)
            for view in list(_views(variant, number, False))[::9]
        ],
    }


def _start(variant: Variant, number: int, rng: Random) -> CoreDeal:
    totals = (0, 0)
    if variant.target:
        totals = (rng.randrange(0, variant.target, 10), rng.randrange(0, variant.target, 10))
    pack = [number_of(card) for card in shuffled_pack(variant.packs, number)]
    return deal_cards(Switches(variant), number % 2, pack, totals, brisques_as_won(variant, totals))


def _random_deal(variant: Variant, number: int) -> list[Any]:
    """A deal of random actions, mostly declarations where there are any, with all its legal actions."""
    rng = Random(number)
    deal = _start(variant, number, rng)
    actions: list[Any] = []
    options = sorted(deal.legal())
    while options:
        declarations = [option for option in options if option > DONE]
        action = rng.choice(declarations if declarations and rng.random() < 0.8 else options)
        actions.append([options, action])
        deal.apply(action)
        options = sorted(deal.legal())
    return [list(deal.scores), list(deal.brisques), actions]


def _policy_deal(variant: Variant, number: int) -> list[Any]:
    """A deal that the search's policy plays on both sides, action by action."""
    deal = _start(variant, number, Random(number))
    policy = Policy(Switches(variant), weights_for(variant))
    actions: list[int] = []
    while deal.legal():
        actions.append(policy.choose(deal))
        deal.apply(actions[-1])
    return [list(deal.scores), list(deal.brisques), actions]


def _views(variant: Variant, number: int, strict: bool) -> Iterator[PlayerView]:
    """The positions with a choice in a deal of random actions: those of the strict phase, or the others."""
    rng = Random(number)
    deal, _ = Deal.start(variant, number % 2, shuffled_pack(variant.packs, number))
    while deal.to_move is not None:
        if len(deal.legal_actions) > 1 and (deal.phase is Phase.STRICT) == strict:
            yield deal.view(deal.to_move)
        deal, _ = deal.apply(rng.choice(deal.legal_actions))


def _ending(view: PlayerView) -> list[Any]:
    return [[str(candidate.action), candidate.value] for candidate in exact_candidates(view)]


def _searched(view: PlayerView) -> list[Any]:
    """What the strongest player makes of a position, to the last digit."""
    return [
        [
            str(candidate.action),
            *(candidate.value, candidate.error, candidate.parts),
            *(candidate.behind, candidate.behind_error, candidate.apart),
            *(candidate.mean_error, candidate.gap),
        ]
        for candidate in StrongestPlayer(Random(5), effort=1000).candidates(view)
    ]


if __name__ == "__main__":
    print(json.dumps(course(VARIANTS[sys.argv[1]], int(sys.argv[2]))))

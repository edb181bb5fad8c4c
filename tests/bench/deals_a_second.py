"""Deals a second: the rules package and the fast core on the same packs, in one run.

Run on demand, as `python tests/bench/deals_a_second.py [DEALS]` from the top of the tree; pytest does
not collect it. Random deals choose each action with equal chances; a policy's deal is played by the
search's own one-ply policy on both sides.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bezique_qt.players import back_end
from bezique_qt.players.core_cards import Switches, number_of
from bezique_qt.players.core_start import deal_cards
from bezique_qt.players.policy import Policy
from bezique_qt.players.shipped import weights_for
from bezique_qt.rules import VARIANTS, Card, Deal, Variant, shuffled_pack


def _rules(variant: Variant, packs: list[tuple[Card, ...]]) -> None:
    rng = Random(1)
    for pack in packs:
        deal, _ = Deal.start(variant, 0, pack)
        while deal.to_move is not None:
            deal, _ = deal.apply(rng.choice(deal.legal_actions))


def _core(variant: Variant, packs: list[tuple[Card, ...]]) -> None:
    rng = Random(1)
    law = Switches(variant)
    for pack in packs:
        deal = deal_cards(law, 0, [number_of(card) for card in pack], (0, 0), False)
        options = deal.legal()
        while options:
            deal.apply(rng.choice(options))
            options = deal.legal()


def _policy(variant: Variant, packs: list[tuple[Card, ...]]) -> None:
    law = Switches(variant)
    policy = Policy(law, weights_for(variant))
    for pack in packs:
        policy.play_out(deal_cards(law, 0, [number_of(card) for card in pack], (0, 0), False))


def _rate(play: Callable[[Variant, list[tuple[Card, ...]]], None], variant: Variant, deals: int) -> float:
    packs = [shuffled_pack(variant.packs, number) for number in range(deals)]
    before = process_time()
    play(variant, packs)
    return deals / (process_time() - before)


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(f"{deals} deals each, Python {platform.python_version()}, core: {back_end()}; deals a second")
    print(f"{'':20} {'rules, random':>14} {'core, random':>14} {'core, policy':>14}")
    for variant in VARIANTS.values():
        rates = [_rate(play, variant, deals) for play in (_rules, _core, _policy)]
        print(f"{variant.id:20} " + " ".join(f"{rate:14.0f}" for rate in rates), flush=True)


if __name__ == "__main__":
    main()

"""What is gained by play alone."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from bezique_qt.players import make_player, play_arena, summed
from bezique_qt.players.core_cards import Switches, number_of
from bezique_qt.players.luck import Fair
from bezique_qt.players.policy import Policy
from bezique_qt.players.shipped import weights_for
from bezique_qt.players.worlds import Worlds
from bezique_qt.rules import VARIANTS, Deal, Phase, Variant, shuffled_pack

BY_VARIANT = pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))


@BY_VARIANT
def test_the_policy_gains_nothing_on_itself(variant: Variant) -> None:
    for pair in play_arena(variant, ("policy", "policy"), 4, 5, without_luck=True):
        assert pair.gained == 0.0


@BY_VARIANT
def test_without_draws_the_gains_add_up_to_the_result(variant: Variant) -> None:
    law = Switches(variant)
    policy = Policy(law, weights_for(variant))
    player = make_player("random", 3)
    for number in range(3):
        fair = Fair(variant, Random(1))
        deal, _ = Deal.start(variant, 1, shuffled_pack(variant.packs, number))
        usual = gained = 0.0
        while deal.to_move is not None:
            seat = deal.to_move
            view = deal.view(seat)
            if deal.phase is Phase.STRICT and not gained and not usual:
                course = Worlds(view, law).known
                course.set_hand(1 - seat, [number_of(card) for card in deal.hands[1 - seat]])
                course.stock = []
                policy.play_out(course)
                usual = course.scores[0] - course.scores[1]
            action = player.choose(view)
            if deal.phase is Phase.STRICT:
                gained += fair.gain(deal, action) * (1 if seat == 0 else -1)
            deal, _ = deal.apply(action)
        assert usual + gained == deal.scores[0] - deal.scores[1]


def test_it_is_right_on_average_and_varies_less() -> None:
    pairs = list(play_arena(VARIANTS["classic"], ("simple", "policy"), 40, 8, without_luck=True))
    apart = [pair.difference - pair.gained for pair in pairs if pair.gained is not None]
    mean = sum(apart) / len(apart)
    spread = sqrt(sum((one - mean) ** 2 for one in apart) / len(apart))
    assert abs(mean) < 3 * spread / sqrt(len(apart))
    result = summed(pairs)
    assert result.gained is not None
    assert result.gained[1] < 0.7 * result.interval


def test_the_order_of_the_stock_is_not_looked_at() -> None:
    variant = VARIANTS["rubicon-nl"]
    pack = shuffled_pack(variant.packs, 4)
    dealt = 2 * variant.hand
    deal, _ = Deal.start(variant, 1, pack)
    other, _ = Deal.start(variant, 1, pack[:dealt] + pack[dealt:][::-1])
    assert deal.hands == other.hands
    gains = {
        (Fair(variant, Random(2)).gain(deal, action), Fair(variant, Random(2)).gain(other, action))
        for action in deal.legal_actions
    }
    assert all(one == two for one, two in gains)
    assert len(gains) > 2

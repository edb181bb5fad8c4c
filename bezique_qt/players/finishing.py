"""How a deal goes on in a sampled world: by the policy, but the searching player looks twice near the end.

By then the cards not seen are nearly the other hand, and whoever wins the last windows decides much: a player
who thinks will hold his strong cards for that, which the policy does not. So in a world his cards of the last
draws are tried out. He knows the world there, and so knows a little more than the player will.
"""

from __future__ import annotations

from typing import Final

from bezique_qt.players.core import DONE, OVER, STRICT, TRICK, CoreDeal
from bezique_qt.players.machine import i64
from bezique_qt.players.policy import Policy

NEARLY_KNOWN: Final = 4
"""Cards to draw: with no more than these, what is not seen is nearly the other hand."""


def play_on(deal: CoreDeal, policy: Policy, seat: i64) -> int:
    """Play the deal to its end, the cards of the seat tried out near the last draw.

    Returns the number of cards played, those of the tries included.
    """
    played: i64 = _left(deal)
    while deal.phase != OVER:
        if deal.phase == STRICT:
            policy.play_out(deal)
            break
        action = policy.choose(deal)
        if (
            action < DONE
            and deal.to_move == seat
            and deal.phase == TRICK
            and deal.stock_count() <= NEARLY_KNOWN
        ):
            opinion = action
            best = -1_000_000
            tried: list[int] = []
            for card in deal.hands[seat]:
                if card & 31 in tried:
                    continue
                tried.append(card & 31)
                trial = deal.copy()
                trial.apply(card)
                played += _left(trial)
                policy.play_out(trial)
                value = trial.scores[seat] - trial.scores[1 - seat]
                if value > best or (value == best and card & 31 == opinion & 31):
                    best = value
                    action = card
        deal.apply(action)
    return int(played)


def _left(deal: CoreDeal) -> i64:
    return len(deal.hands[0]) + len(deal.hands[1]) + deal.stock_count()

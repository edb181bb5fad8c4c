"""How a deal goes on in a sampled world: by the policy, but the searching player looks twice near the end.

By then the cards not seen are nearly the other hand, and whoever wins the last windows decides much: a player
who thinks will hold his strong cards for that, which the policy does not. So in a world his cards of the last
draws are tried out. He knows the world there, and so knows a little more than the player will.
"""

from __future__ import annotations

from typing import Final

from bezique_qt.players.core import CARTE_BLANCHE, DONE, TRICK, WINDOW, CoreDeal
from bezique_qt.players.machine import i64
from bezique_qt.players.policy import Policy

NEARLY_KNOWN: Final = 4
"""Cards to draw: with no more than these, what is not seen is nearly the other hand."""


def play_on(deal: CoreDeal, policy: Policy, seat: i64) -> int:
    """Play the deal to its end, the cards of the seat tried out near the last draw; of no seat if it is -1.

    Returns the number of cards played, those of the tries included.
    """
    played: i64 = _left(deal)
    while seat >= 0 and (deal.phase == WINDOW or deal.phase == TRICK or deal.phase == CARTE_BLANCHE):
        action = policy.choose(deal)
        if deal.to_move == seat and action < DONE and deal.stock_count() <= NEARLY_KNOWN:
            action, tries = _tried_out(deal, policy, action)
            played += tries
        deal.apply(action)
    policy.play_out(deal)
    return int(played)


def _tried_out(deal: CoreDeal, policy: Policy, opinion: int) -> tuple[int, int]:
    """The card of the mover that ends best, the policy's own if none ends better; and the cards played."""
    seat = deal.to_move
    best = opinion
    most = -1_000_000
    played: i64 = 0
    faces: list[int] = []
    for card in deal.hands[seat]:
        if card & 31 in faces:
            continue
        faces.append(card & 31)
        trial = deal.copy()
        trial.apply(card)
        played += _left(trial)
        policy.play_out(trial)
        value = trial.scores[seat] - trial.scores[1 - seat]
        if value > most or (value == most and card & 31 == opinion & 31):
            most = value
            best = card
    return best, int(played)


def _left(deal: CoreDeal) -> i64:
    return len(deal.hands[0]) + len(deal.hands[1]) + deal.stock_count()

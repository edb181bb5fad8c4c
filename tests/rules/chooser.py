"""How the property tests choose actions: at random, with a bias to melds, so that much happens in a deal."""

from __future__ import annotations

from random import Random

from bezique_qt.rules import MELD_POINTS, Action, Announce, Deal, Done, Meld, Play, ShowCarteBlanche
from tests.rules.packs import pick

STYLES = ("best", "small", "random", "shy")


def choose(deal: Deal, rng: Random, styles: tuple[str, str]) -> Action:
    """One of the legal actions for the player to move, whose style says how he melds."""
    actions = deal.legal_actions
    seat = deal.to_move
    assert seat is not None
    style = styles[seat]
    if style == "shy" and rng.random() < 0.5:
        return pick(rng, actions)
    if ShowCarteBlanche in map(type, actions):
        return actions[0] if rng.random() < 0.93 else actions[1]
    plays = [action for action in actions if isinstance(action, Play)]
    others = [action for action in actions if not isinstance(action, Play | Done)]
    if plays:
        if others and rng.random() < 0.3:
            return pick(rng, others)
        return _play(deal, seat, plays, rng)
    if rng.random() < 0.12:
        return actions[-1] if isinstance(actions[-1], Done) else Done()
    melds = [action for action in others if isinstance(action, Meld)]
    announced = [action for action in others if isinstance(action, Announce)]
    claims = [action for action in others if not isinstance(action, Meld | Announce)]
    if claims and rng.random() < 0.6:
        return pick(rng, claims)
    if announced and rng.random() < (0.35 if melds else 0.8):
        # An announcement of something that is scored already is worth little: prefer the dear ones.
        return max((pick(rng, announced) for _ in range(3)), key=_points)
    if melds:
        if style == "best" and rng.random() < 0.8:
            dearest = max(map(_points, melds))
            return pick(rng, [meld for meld in melds if _points(meld) == dearest])
        if style == "small" and rng.random() < 0.8:
            return min((pick(rng, melds) for _ in range(4)), key=_points)
        return pick(rng, melds)
    return pick(rng, actions)


def _points(action: Meld | Announce) -> int:
    return MELD_POINTS[action.kind]


def _play(deal: Deal, seat: int, plays: list[Play], rng: Random) -> Play:
    """Mostly a card that no meld wants; sometimes one of a scored meld for which a like card is held."""
    hand = deal.hands[seat]
    broken = {card for meld in deal.melds[seat] if meld.scored for card in meld.cards}
    weights = []
    for action in plays:
        card = action.card
        weight = {"7": 6.0, "8": 6.0, "9": 6.0, "T": 2.0, "A": 2.0}.get(card.rank, 0.12)
        if deal.lead is not None and card.suit == deal.lead.suit and card.rank in "AT":
            weight *= 4
        if card in broken and any(c.rank == card.rank and c not in broken for c in hand):
            weight = 4.0
        weights.append(weight)
    point = rng.random() * sum(weights)
    for action, weight in zip(plays, weights, strict=True):
        point -= weight
        if point < 0:
            return action
    return plays[-1]

"""The simple player: looks one card ahead, keeps what may still score, knows what it has seen."""

from __future__ import annotations

from typing import Final

from bezique_qt.players.prospects import Prospects, variant_scores_brisques
from bezique_qt.rules import (
    BRISQUES,
    MELD_CLASS,
    MELD_POINTS,
    RANKS,
    Action,
    Announce,
    Card,
    Dix,
    Done,
    Exchange,
    Meld,
    MeldClass,
    MeldKind,
    Phase,
    Play,
    PlayerView,
    ShowCarteBlanche,
    barred,
    beats,
    melds_in,
    strict_plays,
)

_NOW: Final = 0.5
"""How much of a meld's points it is worth to be able to score it now and not later."""
_TEMPO: Final = 2.0
"""Points that winning a trick is worth in itself: the first draw and the chance to declare."""


class SimplePlayer:
    """One-ply play by the value of keeping cards; the same view always gives the same action."""

    def choose(self, view: PlayerView) -> Action:
        """Return the action that looks best one step ahead."""
        if view.phase is Phase.CARTE_BLANCHE:
            return ShowCarteBlanche()
        claim = _best_claim(view)
        if claim is not None:
            return claim
        if view.phase is Phase.WINDOW:
            return _best_declaration(view)
        plays = [action.card for action in view.legal_actions if isinstance(action, Play)]
        if len(plays) == 1:
            return Play(plays[0])
        if view.phase is Phase.STRICT:
            return Play(
                max(plays, key=lambda card: (strict_value(view, card), -_rank(view, card), card.code))
            )
        worth = Prospects(view).worth()
        values = {card: _stock_value(view, card, worth[card]) for card in plays}
        return Play(max(plays, key=lambda card: (values[card], -_rank(view, card), card.code)))


def _best_claim(view: PlayerView) -> Action | None:
    claims = [action for action in view.legal_actions if isinstance(action, Dix | Exchange)]
    for action in claims:
        if isinstance(action, Exchange):
            return action
    return claims[0] if claims else None


def _best_declaration(view: PlayerView) -> Action:
    melds = [action for action in view.legal_actions if isinstance(action, Meld)]
    if not melds:
        return Done()
    unlimited = view.variant.melds_per_window == 0
    if unlimited:
        # Lower melds first: what is worth less can still be part of what is worth more.
        return min(melds, key=lambda meld: (_points(meld), str(meld)))
    beziques = [_points(meld) for meld in melds if MELD_CLASS[meld.kind] is MeldClass.BEZIQUE]
    if beziques and not view.variant.bezique_grows:
        # What is declared apart can never become the higher bezique.
        melds = [
            meld
            for meld in melds
            if MELD_CLASS[meld.kind] is not MeldClass.BEZIQUE or _points(meld) == max(beziques)
        ]
    best = max(melds, key=lambda meld: (_points(meld), -_exposes(view, meld), str(meld)))
    windows_left = view.stock_count // 2
    if best.kind is MeldKind.SEQUENCE and windows_left > 3:
        marriages = [meld for meld in melds if meld.kind is MeldKind.ROYAL_MARRIAGE]
        inside = [meld for meld in marriages if set(meld.cards) <= set(best.cards)]
        if inside:
            return inside[0]
    return best


def _points(meld: Meld | Announce) -> int:
    return MELD_POINTS[meld.kind]


def _exposes(view: PlayerView, meld: Meld) -> int:
    """How many cards of the meld the other player would see for the first time."""
    return sum(card not in view.exposed[view.seat] for card in meld.cards)


def _rank(view: PlayerView, card: Card) -> int:
    """How strong the card is in a trick, trumps above all."""
    order = view.variant.rank_order
    return len(order) - order.index(card.rank) + (len(RANKS) if card.suit == view.trump else 0)


def _brisque_points(view: PlayerView, *cards: Card) -> float:
    if not variant_scores_brisques(view.variant):
        return 0.0
    return 10.0 * sum(card.rank in BRISQUES for card in cards)


def _ready(view: PlayerView, without: Card) -> float:
    """The points of the melds that could be scored in a window, were the trick won with this card."""
    hand = [card for card in view.hand if card is not without]
    earlier = view.melds[view.seat]
    best = 0
    total = 0
    for shape, cards in melds_in(view.variant, view.trump, hand):
        if not barred(view.variant, view.trump, earlier, frozenset(hand), shape, cards, len(view.tricks) + 1):
            best = max(best, shape.points)
            total += shape.points
    return float(total if view.variant.melds_per_window == 0 else best)


def _stock_value(view: PlayerView, card: Card, worth: float) -> float:
    value = -worth
    window = view.stock_count > 0
    gain = (_NOW * _ready(view, card) if window else 0.0) + _TEMPO
    if view.lead is not None:
        if beats(card, view.lead, view.trump, view.variant.rank_order):
            return value + gain + _brisque_points(view, card, view.lead)
        return value - _brisque_points(view, card, view.lead)
    better = sum(
        beats(other, card, view.trump, view.variant.rank_order)
        for other in (*view.unseen, *view.opponent_shown)
    )
    unknown = len(view.unseen) + len(view.opponent_shown)
    # The other player beats a card worth beating if he can, with one of his cards.
    beaten = 1.0 - (1.0 - better / unknown) ** view.opponent_count if unknown else 0.0
    tempting = 0.9 if card.rank in BRISQUES else 0.5
    wins = 1.0 - beaten * tempting
    return value + wins * (gain + _brisque_points(view, card)) - (1 - wins) * _brisque_points(view, card)


def strict_value(view: PlayerView, card: Card) -> float:
    """The points of the trick if the other player, whose hand is known by now, answers for the best."""
    if view.lead is not None:
        return _trick_value(view, card, won=beats(card, view.lead, view.trump, view.variant.rank_order))
    other = view.unseen | view.opponent_shown
    _, answers = strict_plays(view.variant, view.trump, card, sorted(other))
    return min(
        (
            _answered(view, card, answer, beats(answer, card, view.trump, view.variant.rank_order))
            for answer in answers
        ),
        default=0.0,
    )


def _answered(view: PlayerView, card: Card, answer: Card, lost: bool) -> float:
    points = _brisque_points(view, card, answer) + _TEMPO + _last(view)
    return -points if lost else points


def _trick_value(view: PlayerView, card: Card, *, won: bool) -> float:
    assert view.lead is not None
    points = _brisque_points(view, card, view.lead) + _TEMPO + _last(view)
    return points if won else -points


def _last(view: PlayerView) -> float:
    return float(view.variant.last_trick) if len(view.hand) == 1 else 0.0

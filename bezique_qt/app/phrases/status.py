"""The status line: one sentence, what is expected of the player now."""

from __future__ import annotations

from bezique_qt.app.phrases.cards import the_card
from bezique_qt.app.phrases.counts import COUNTS, number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, fill
from bezique_qt.coach import is_last_window
from bezique_qt.rules import Announce, Card, Dix, Exchange, Meld, Phase, Play, PlayerView


def status(view: PlayerView, names: tuple[str, str]) -> str:
    """What the player of the view, or else the other one, is to do now.  `names` in seat order."""
    name = names[1 - view.seat]
    if view.phase is Phase.OVER:
        return fill(QT_TRANSLATE_NOOP("phrases", "The deal is over."))
    if view.to_move != view.seat:
        return _others_turn(view, name)
    if view.phase is Phase.CARTE_BLANCHE:
        return fill(
            QT_TRANSLATE_NOOP(
                "phrases",
                "You hold no king, queen or jack: show carte blanche for {points} points, or pass.",
            ),
            points=number(view.variant.carte_blanche),
        )
    if view.phase is Phase.WINDOW:
        return _window(view)
    return _play(view, name)


def thinking(name: str) -> str:
    """The other player lets the player wait."""
    return fill(QT_TRANSLATE_NOOP("phrases", "{name} is thinking."), name=name)


def _others_turn(view: PlayerView, name: str) -> str:
    if view.phase is Phase.WINDOW:
        return fill(QT_TRANSLATE_NOOP("phrases", "{name} won the trick and may declare."), name=name)
    if view.phase is Phase.CARTE_BLANCHE:
        return fill(QT_TRANSLATE_NOOP("phrases", "{name} may show carte blanche."), name=name)
    if view.lead is None:
        return fill(QT_TRANSLATE_NOOP("phrases", "{name} leads."), name=name)
    return fill(QT_TRANSLATE_NOOP("phrases", "{name} is to play."), name=name)


def _window(view: PlayerView) -> str:
    actions = view.legal_actions
    limit = view.variant.melds_per_window
    if any(isinstance(action, Meld) for action in actions):
        if limit == 1:
            return fill(QT_TRANSLATE_NOOP("phrases", "You won the trick: score one meld, or draw."))
        if limit == 0:
            return fill(QT_TRANSLATE_NOOP("phrases", "You won the trick: score melds, then draw."))
        return COUNTS.melds_allowed(limit - view.scored_in_window)
    if any(isinstance(action, Exchange) for action in actions):
        return fill(QT_TRANSLATE_NOOP("phrases", "You may exchange the seven of trumps, or draw."))
    if any(isinstance(action, Dix) for action in actions):
        return fill(QT_TRANSLATE_NOOP("phrases", "You may claim the seven of trumps, or draw."))
    if any(isinstance(action, Announce) for action in actions) and not is_last_window(view):
        return fill(QT_TRANSLATE_NOOP("phrases", "You may announce a meld to score it later, or draw."))
    return fill(QT_TRANSLATE_NOOP("phrases", "Draw a card."))


def _play(view: PlayerView, name: str) -> str:
    if view.lead is None:
        return fill(QT_TRANSLATE_NOOP("phrases", "You lead: play any card."))
    card = the_card(view.lead)
    if view.phase is not Phase.STRICT:
        return fill(QT_TRANSLATE_NOOP("phrases", "{name} led {card}: play any card."), name=name, card=card)
    return fill(_duty(view, view.lead), name=name, card=card)


def _duty(view: PlayerView, lead: Card) -> str:
    """What the strict phase asks, read from what is legal."""
    plays = [action.card for action in view.legal_actions if isinstance(action, Play)]
    order = view.variant.rank_order
    if all(card.suit == lead.suit for card in plays):
        if view.variant.strict_duty == "beat" and all(
            order.index(card.rank) < order.index(lead.rank) for card in plays
        ):
            return QT_TRANSLATE_NOOP("phrases", "{name} led {card}: follow suit and beat it.")
        return QT_TRANSLATE_NOOP("phrases", "{name} led {card}: follow suit.")
    if view.trump is not None and all(card.suit == view.trump for card in plays):
        return QT_TRANSLATE_NOOP("phrases", "{name} led {card}: you must trump.")
    return QT_TRANSLATE_NOOP("phrases", "{name} led {card}: play any card.")

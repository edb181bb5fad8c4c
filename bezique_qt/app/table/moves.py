"""What putting a card somewhere means: from card and place to an action, or to its refusal."""

from __future__ import annotations

from enum import Enum, auto

from bezique_qt.app.table.offers import Offer, offer_for_card
from bezique_qt.coach import situation
from bezique_qt.rules import Action, Card, Exchange, Meld, MeldKind, Phase, Play, PlayerView


class Target(Enum):
    """Where a card can be put."""

    TRICK = auto()
    ROW = auto()
    """Among the player's exposed cards."""
    TURNED = auto()
    HAND = auto()


def meant(view: PlayerView, offers: tuple[Offer, ...], card: Card, target: Target) -> Action | None:
    """The legal action of putting a card of the player's there; None if there is none."""
    match target:
        case Target.TRICK:
            action: Action = Play(card)
        case Target.TURNED:
            action = Exchange(card)
        case Target.ROW:
            return offer_for_card(offers, card)
        case Target.HAND:
            return None
    return action if action in view.legal_actions else None


def legal_targets(view: PlayerView, offers: tuple[Offer, ...], card: Card) -> tuple[Target, ...]:
    """Where this card may be put to do something."""
    return tuple(
        target
        for target in (Target.TRICK, Target.ROW, Target.TURNED)
        if meant(view, offers, card, target) is not None
    )


def tried(view: PlayerView, card: Card, target: Target) -> Action | None:
    """The action that a player had in mind who put a card where nothing legal comes of it.

    Giving it to the session brings the refusal with its reason. None where nothing could have been meant.
    """
    match target:
        case Target.TRICK:
            return Play(card)
        case Target.TURNED:
            return Exchange(card)
        case Target.ROW:
            if card in view.exposed[view.seat]:
                return None
            return _meld_tried(view, card)
        case Target.HAND:
            return None


def _meld_tried(view: PlayerView, card: Card) -> Action:
    """A held meld of the card that a rule bars, for the rule's sake; else a set that is no meld."""
    if view.phase is Phase.WINDOW:
        for held in situation(view).held:
            if card in held.cards and held.rule is not None:
                return Meld(held.kind, held.cards)
    return Meld(MeldKind.MARRIAGE, (card,))

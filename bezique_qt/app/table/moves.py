"""What putting a card somewhere means: from card and place to an action, or to its refusal."""

from __future__ import annotations

from enum import Enum, auto

from bezique_qt.app.table.offers import Offer, offer_for_card
from bezique_qt.coach import meld_in_mind
from bezique_qt.rules import (
    Action,
    Announce,
    Card,
    Dix,
    Done,
    Exchange,
    Meld,
    Play,
    PlayerView,
    ShowCarteBlanche,
)


class Target(Enum):
    """Where a card can be put."""

    TRICK = auto()
    ROW = auto()
    """Among the player's exposed cards."""
    TURNED = auto()
    HAND = auto()


def meant(
    view: PlayerView, offers: tuple[Offer, ...], cards: tuple[Card, ...], target: Target
) -> Action | None:
    """The legal action of putting cards of the player's there; None if there is none.

    Several cards are meant together, among the exposed ones; anywhere else only the first is put.
    """
    card = cards[0]
    match target:
        case Target.TRICK:
            action: Action = Play(card)
        case Target.TURNED:
            action = Exchange(card)
        case Target.ROW if len(cards) > 1:
            return next(
                (
                    action
                    for action in view.legal_actions
                    if isinstance(action, Meld | Announce) and set(action.cards) == set(cards)
                ),
                None,
            )
        case Target.ROW:
            offered = offer_for_card(offers, card)
            if offered is not None:
                return offered
            # An offer holds one copy of each face: a player may mean the other.
            action = Dix(card) if is_dix(view, card) else meld_in_mind(view, cards)
        case Target.HAND:
            return None
    return action if action in view.legal_actions else None


def legal_targets(view: PlayerView, offers: tuple[Offer, ...], cards: tuple[Card, ...]) -> tuple[Target, ...]:
    """Where these cards may be put to do something."""
    return tuple(
        target
        for target in (Target.TRICK, Target.ROW, Target.TURNED)
        if meant(view, offers, cards, target) is not None
    )


def tried(view: PlayerView, cards: tuple[Card, ...], target: Target) -> Action | None:
    """The action that a player had in mind who put cards where nothing legal comes of it.

    Giving it to the session brings the refusal with its reason. None where nothing could have been meant.
    """
    card = cards[0]
    match target:
        case Target.TRICK:
            return Play(card)
        case Target.TURNED:
            return Exchange(card)
        case Target.ROW if len(cards) > 1:
            return meld_in_mind(view, cards)
        case Target.ROW:
            if card in view.exposed[view.seat]:
                return None
            return Dix(card) if is_dix(view, card) else meld_in_mind(view, cards)
        case Target.HAND:
            return None


def is_dix(view: PlayerView, card: Card) -> bool:
    """Whether a card is a seven of trumps."""
    return card.rank == "7" and card.suit == view.trump


def wished(view: PlayerView, name: str, cards: tuple[Card, ...]) -> Action:
    """The action of a menu entry by its id, legal or not, with the cards that the player has chosen."""
    match name:
        case "declare":
            return meld_in_mind(view, cards)
        case "announce":
            meld = meld_in_mind(view, cards)
            return Announce(meld.kind, meld.cards)
        case "claim":
            return Dix(_seven(view, cards))
        case "exchange":
            return Exchange(_seven(view, cards))
        case "carte_blanche":
            return ShowCarteBlanche()
    return Done()


def _seven(view: PlayerView, cards: tuple[Card, ...]) -> Card:
    """The seven of trumps that is meant: the chosen one, else one that has not scored, else any."""
    sevens = [card for card in (*cards, *view.hand) if is_dix(view, card)]
    fresh = [card for card in sevens if card not in view.claimed]
    if fresh or sevens or cards:
        return (fresh or sevens or list(cards))[0]
    return Card.of(f"7{view.trump or 'S'}1")

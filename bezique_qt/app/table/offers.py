"""What a player may declare now, as the table offers it: one offer for each kind of meld and suit.

Many legal actions differ only in copies or in which of several equal cards they use. An offer holds the
choice that keeps most for later, and one action for each other set of faces, for a player who wants another.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from bezique_qt.coach import MeldStanding, situation
from bezique_qt.rules import (
    MELD_POINTS,
    Action,
    Announce,
    Card,
    Dix,
    Done,
    Exchange,
    Meld,
    MeldKind,
    Phase,
    PlayerView,
    ShowCarteBlanche,
)

_Set = TypeVar("_Set", Meld, Announce)


class OfferType(StrEnum):
    """What taking an offer does."""

    MELD = "meld"
    ANNOUNCE = "announce"
    EXCHANGE = "exchange"
    DIX = "dix"
    CARTE_BLANCHE = "carte-blanche"
    WAITING = "waiting"
    """A meld held in the hand, for when a trick is won; taking it now is refused with the reason."""
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Offer:
    """One chip: what it does by itself, and what its list offers beside that."""

    type: OfferType
    action: Action
    cards: tuple[Card, ...] = ()
    """The cards that the action uses."""
    kind: MeldKind | None = None
    suit: str | None = None
    """The suit of a marriage, sequence or bezique (its queen's); None for four of a rank."""
    points: int = 0
    others: tuple[Action, ...] = ()
    """The same meld with other faces, then laying it to score later, where that is allowed too."""

    @property
    def key(self) -> str:
        """Tells the offer from the others of its moment, and is the same in the next one."""
        return f"{self.type}:{self.kind or ''}:{self.suit or ''}"

    def actions(self) -> tuple[Action, ...]:
        """Everything that can be done by this offer."""
        return (self.action, *self.others)


def offers(view: PlayerView) -> tuple[Offer, ...]:
    """Return what the player of this view may declare now, the most valuable meld first, `Done` last."""
    melds: dict[tuple[MeldKind, str | None], list[Meld]] = {}
    later: dict[tuple[MeldKind, str | None], list[Announce]] = {}
    found: list[Offer] = []
    last: list[Offer] = []
    exchanges: list[Exchange] = []
    claims: list[Dix] = []
    for action in view.legal_actions:
        match action:
            case Meld(kind, cards):
                melds.setdefault((kind, meld_suit(kind, cards)), []).append(action)
            case Announce(kind, cards):
                later.setdefault((kind, meld_suit(kind, cards)), []).append(action)
            case Exchange():
                exchanges.append(action)
            case Dix():
                claims.append(action)
            case ShowCarteBlanche():
                found.append(
                    Offer(
                        OfferType.CARTE_BLANCHE, action, tuple(view.hand), points=view.variant.carte_blanche
                    )
                )
            case Done():
                last.append(Offer(OfferType.DONE, action))
            case _:
                pass
    for place, sets in melds.items():
        best = _by_value(view, sets)
        laid = _by_value(view, later.pop(place, []))
        others: tuple[Action, ...] = (*best[1:], *laid)
        found.append(Offer(OfferType.MELD, best[0], best[0].cards, *place, MELD_POINTS[place[0]], others))
    for place, announced in later.items():
        choice = _by_value(view, announced)
        found.append(
            Offer(
                OfferType.ANNOUNCE,
                choice[0],
                choice[0].cards,
                *place,
                MELD_POINTS[place[0]],
                tuple(choice[1:]),
            )
        )
    found.sort(key=lambda offer: (offer.type is OfferType.ANNOUNCE, -offer.points, offer.key))
    if exchanges:
        card = exchanges[0].card
        found.append(
            Offer(OfferType.EXCHANGE, exchanges[0], (card,), suit=card.suit, points=view.variant.dix)
        )
    if claims:
        card = claims[0].card
        found.append(Offer(OfferType.DIX, claims[0], (card,), suit=card.suit, points=view.variant.dix))
    return (*found, *last)


def waiting(view: PlayerView) -> tuple[Offer, ...]:
    """Return the melds that the player of this view holds and may score as soon as he wins a trick."""
    if view.phase is not Phase.TRICK:
        return ()
    return tuple(
        Offer(OfferType.WAITING, Meld(held.kind, held.cards), held.cards, held.kind, held.suit, held.points)
        for held in situation(view).held
        if held.standing is MeldStanding.AFTER_TRICK
    )


def meld_suit(kind: MeldKind, cards: Iterable[Card]) -> str | None:
    """The suit that tells one meld of a kind from another: a bezique has its queen's, four of a rank none."""
    if kind.value.startswith("four"):
        return None
    return next((card.suit for card in cards if card.rank == "Q"), None)


def offer_for_card(offered: Iterable[Offer], card: Card) -> Action | None:
    """The meld that is meant when `card` is put among the exposed cards: the most valuable that it is in.

    Melds to score come before melds to lay for later; an offer's own set comes before its others.
    """
    for offer in offered:
        if offer.type in (OfferType.MELD, OfferType.ANNOUNCE):
            for action in offer.actions():
                if isinstance(action, Meld | Announce) and card in action.cards:
                    return action
    return None


def _by_value(view: PlayerView, sets: list[_Set]) -> list[_Set]:
    """One action for each set of faces, the one that keeps most for later first."""
    best: dict[tuple[str, ...], tuple[tuple[int, ...], _Set]] = {}
    for action in sets:
        faces = tuple(sorted(card.face for card in action.cards))
        cost = _cost(view, action.cards)
        if faces not in best or cost < best[faces][0]:
            best[faces] = (cost, action)
    return [action for _, action in sorted(best.values(), key=lambda pair: (pair[0], str(pair[1])))]


def _cost(view: PlayerView, cards: tuple[Card, ...]) -> tuple[int, ...]:
    """What a meld of these cards gives away: first what it shows, then what other melds would miss."""
    exposed = view.exposed[view.seat]
    shown = sum(card not in exposed for card in cards)
    wanted = 0
    if len({card.suit for card in cards}) > 1:  # four of a rank; elsewhere the faces are given
        held = {card.face for card in view.hand}
        for card in cards:
            wanted += 2 * (card.suit == view.trump)
            wanted += card.face in ("QS", "JD")
            wanted += card.rank in "KQ" and ("K" if card.rank == "Q" else "Q") + card.suit in held
    used = sum(card in meld.cards for meld in view.melds[view.seat] for card in cards)
    return shown, wanted, -used

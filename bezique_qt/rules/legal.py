"""What a player may do, decided from what he himself may know.

`declarations` and `dix_actions` list what is legal; `refusal` names the rule that an action breaks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bezique_qt.rules.actions import (
    Action,
    Announce,
    Dix,
    Done,
    Exchange,
    Meld,
    Play,
    ShowCarteBlanche,
)
from bezique_qt.rules.cards import Card
from bezique_qt.rules.errors import IllegalAction
from bezique_qt.rules.melds import Declared, barred, melds_in, shape_of
from bezique_qt.rules.phase import Phase
from bezique_qt.rules.tricks import strict_plays
from bezique_qt.rules.variants import Variant

if TYPE_CHECKING:
    from bezique_qt.rules.view import PlayerView


def meld_limit_reached(variant: Variant, scored_in_window: int) -> bool:
    """Say whether no more melds may be scored in a window in which so many have been."""
    return 0 < variant.melds_per_window <= scored_in_window


def known_set(earlier: tuple[Declared, ...], cards: tuple[Card, ...]) -> bool:
    """Say whether exactly these cards have been announced or scored before."""
    return any(meld.cards == cards for meld in earlier)


def declarations(
    variant: Variant,
    trump: str | None,
    hand: frozenset[Card],
    ordered_hand: Iterable[Card],
    earlier: tuple[Declared, ...],
    window: int,
    scored_in_window: int,
) -> list[Action]:
    """Return the melds and announcements that the winner of a trick may make, in no special order."""
    can_score = not meld_limit_reached(variant, scored_in_window)
    if not can_score and not variant.announce:
        return []
    actions: list[Action] = []
    for shape, cards in melds_in(variant, trump, ordered_hand):
        if earlier and barred(variant, trump, earlier, hand, shape, cards, window) is not None:
            continue
        if can_score:
            actions.append(Meld(shape.kind, cards))
        if variant.announce and not known_set(earlier, cards):
            actions.append(Announce(shape.kind, cards))
    return actions


def dix_actions(
    variant: Variant,
    trump: str | None,
    hand: Iterable[Card],
    turned: Card | None,
    claimed: frozenset[Card],
    has_won: bool,
    in_window: bool,
) -> list[Action]:
    """Return the claims of the sevens of trumps that are open to a player in the stock phase."""
    if not variant.dix or trump is None:
        return []
    if not in_window and (
        variant.dix_when == "window" or (variant.dix_when == "turn-after-trick" and not has_won)
    ):
        return []
    actions: list[Action] = []
    for card in hand:
        if card.rank == "7" and card.suit == trump and card not in claimed:
            actions.append(Dix(card))
            if exchange_refusal(variant, turned, claimed) is None:
                actions.append(Exchange(card))
    return actions


def exchange_refusal(variant: Variant, turned: Card | None, claimed: frozenset[Card]) -> str | None:
    """Return the rule that keeps the turned card where it is, or None if a claim may take it."""
    if turned is None or turned.rank == "7":
        return "exchange-seven"
    if variant.dix_exchange == "first" and claimed:
        return "exchange-used"
    return None


def refusal(view: PlayerView, action: Action) -> IllegalAction | None:
    """Return why the player of this view may not do this now, or None if he may."""
    if action in view.legal_actions:
        return None
    rule, cards = _broken_rule(view, action)
    return IllegalAction(rule, action, cards)


def _broken_rule(view: PlayerView, action: Action) -> tuple[str, tuple[Card, ...]]:
    if view.phase is Phase.OVER:
        return "deal-over", ()
    if view.to_move != view.seat:
        return "not-your-turn", ()
    match action:
        case Play(card):
            return _broken_by_play(view, card)
        case Meld(_, cards) | Announce(_, cards):
            return _broken_by_meld(view, action, cards)
        case Dix(card) | Exchange(card):
            return _broken_by_dix(view, action, card)
        case ShowCarteBlanche():
            return "no-carte-blanche", ()
        case Done():
            return "nothing-to-pass", ()


def _broken_by_play(view: PlayerView, card: Card) -> tuple[str, tuple[Card, ...]]:
    if card not in view.hand:
        return "not-in-hand", (card,)
    if view.phase is Phase.CARTE_BLANCHE:
        return "carte-blanche-open", ()
    if view.phase is Phase.WINDOW:
        return "window-open", ()
    assert view.lead is not None, "only a card led can bar a card of the hand"
    rule, cards = strict_plays(view.variant, view.trump, view.lead, view.hand)
    assert rule is not None, "a card is barred only by a duty"
    if rule == "must-beat" and card.suit != view.lead.suit:
        rule = "follow-suit"
    return rule, cards


def _broken_by_meld(
    view: PlayerView, action: Meld | Announce, cards: tuple[Card, ...]
) -> tuple[str, tuple[Card, ...]]:
    if view.phase is not Phase.WINDOW:
        return "no-window", ()
    if isinstance(action, Announce) and not view.variant.announce:
        return "no-announcing", ()
    missing = tuple(card for card in cards if card not in view.hand)
    if missing:
        return "not-in-hand", missing
    shape = shape_of(view.variant, view.trump, cards)
    if shape is None or shape.kind != action.kind:
        return "meld-shape", cards
    earlier = view.melds[view.seat]
    if isinstance(action, Announce) and known_set(earlier, cards):
        return "announced-already", cards
    if isinstance(action, Meld) and meld_limit_reached(view.variant, view.scored_in_window):
        return "meld-limit", ()
    why = barred(view.variant, view.trump, earlier, frozenset(view.hand), shape, cards, len(view.tricks))
    assert why is not None, "a meld that no rule bars is legal"
    return why.rule, why.by.cards if why.by is not None else ()


def _broken_by_dix(view: PlayerView, action: Dix | Exchange, card: Card) -> tuple[str, tuple[Card, ...]]:
    variant = view.variant
    if not variant.dix:
        return "dix-none", ()
    if card not in view.hand:
        return "not-in-hand", (card,)
    if card.rank != "7" or card.suit != view.trump:
        return "dix-not-seven", (card,)
    if card in view.claimed:
        return "dix-claimed", (card,)
    if view.phase is Phase.STRICT:
        return "dix-stock-out", ()
    if view.phase is Phase.CARTE_BLANCHE:
        return "carte-blanche-open", ()
    if isinstance(action, Exchange):
        why = exchange_refusal(variant, view.turned, view.claimed)
        if why is not None:
            return why, (view.turned,) if view.turned is not None else ()
    return ("dix-window-only" if variant.dix_when == "window" else "dix-not-yet"), ()

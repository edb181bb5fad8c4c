"""What follows from a declaration: melds, announcements, the dix, the carte blanche.

Every function here changes a deal that `Deal.apply` has just copied and that nobody else has seen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bezique_qt.rules.actions import Announce, Dix, Exchange, Meld
from bezique_qt.rules.cards import Card, by_code
from bezique_qt.rules.counting import score
from bezique_qt.rules.events import (
    CarteBlancheShown,
    DixClaimed,
    Event,
    MeldAnnounced,
    MeldScored,
    TrumpFixed,
    TurnedCardExchanged,
)
from bezique_qt.rules.kinds import MELD_CLASS, MELD_POINTS, MeldClass
from bezique_qt.rules.melds import Declared, announcement, restorable, shape_of
from bezique_qt.rules.phase import Phase
from bezique_qt.rules.playing import draw, end_blanche, lose, mover, next_chance, set_melds, stay_or_draw
from bezique_qt.rules.seats import with_cards
from bezique_qt.rules.variants import Variant

if TYPE_CHECKING:
    from bezique_qt.rules.deal import Deal


def meld(deal: Deal, action: Meld, events: list[Event]) -> None:
    """Lay and score a meld; it may make trumps, restore an earlier one and outdo an announced one."""
    seat = mover(deal)
    cards = action.cards
    earlier = deal.melds[seat]
    shape = shape_of(deal.variant, deal.trump, cards)
    assert shape is not None
    points = MELD_POINTS[shape.kind]
    own = announcement(earlier, cards)
    now = len(deal.tricks)
    window = own.window if own is not None else now
    scored = Declared(shape.kind, cards, shape.suit, points, window, scored=True, scored_window=now)
    restored = restorable(earlier, shape, cards, deal.hands[seat]) if deal.variant.reform else None
    melds = [
        scored if old is own else replace(old, restored=True) if old is restored else old for old in earlier
    ]
    if own is None:
        melds.append(scored)
    set_melds(deal, seat, melds)
    _lay(deal, seat, cards)
    deal.scored_in_window += 1
    events.append(MeldScored(seat, shape.kind, cards, points, shape.suit))
    if deal.trump is None and shape.suit is not None and makes_trumps(deal.variant, action):
        deal.trump = shape.suit
        events.append(TrumpFixed(seat, shape.suit))
    lose(deal, seat, events, lambda announced: _outdone(deal, announced, action, points))
    if not score(deal, seat, points, events):
        stay_or_draw(deal, events)


def _outdone(deal: Deal, announced: Declared, scored: Meld, points: int) -> bool:
    """Say whether a meld just scored takes cards of an announced one of its class and is higher."""
    shape = shape_of(deal.variant, deal.trump, announced.cards)
    worth = MELD_POINTS[shape.kind] if shape is not None else 0
    return (
        MELD_CLASS[announced.kind] == MELD_CLASS[scored.kind]
        and points > worth
        and any(card in scored.cards for card in announced.cards)
    )


def announce(deal: Deal, action: Announce, events: list[Event]) -> None:
    """Lay a meld that is to be scored later."""
    seat = mover(deal)
    shape = shape_of(deal.variant, deal.trump, action.cards)
    assert shape is not None
    announced = Declared(shape.kind, action.cards, shape.suit, shape.points, len(deal.tricks), scored=False)
    set_melds(deal, seat, [*deal.melds[seat], announced])
    _lay(deal, seat, action.cards)
    events.append(MeldAnnounced(seat, shape.kind, action.cards))
    stay_or_draw(deal, events)


def _lay(deal: Deal, seat: int, cards: tuple[Card, ...]) -> None:
    deal.exposed = with_cards(deal.exposed, seat, deal.exposed[seat].union(cards))
    deal.shown = with_cards(deal.shown, seat, deal.shown[seat].union(cards))


def claim(deal: Deal, action: Dix | Exchange, events: list[Event]) -> None:
    """Score a seven of trumps and, if asked for, exchange it for the turned card."""
    seat = mover(deal)
    seven = action.card
    deal.claimed = deal.claimed | {seven}
    events.append(DixClaimed(seat, seven, deal.variant.dix))
    if isinstance(action, Exchange):
        taken = deal.turned
        assert taken is not None
        deal.turned = seven
        deal.hands = with_cards(deal.hands, seat, (deal.hands[seat] - {seven}) | {taken})
        deal.shown = with_cards(deal.shown, seat, (deal.shown[seat] - {seven}) | {taken})
        events.append(TurnedCardExchanged(seat, seven, taken))
    else:
        deal.shown = with_cards(deal.shown, seat, deal.shown[seat] | {seven})
    if not score(deal, seat, deal.variant.dix, events) and deal.phase is Phase.WINDOW:
        stay_or_draw(deal, events)


def show_blanche(deal: Deal, events: list[Event]) -> None:
    """Show a hand without courts. The cards go back into the hand, but the other player has seen them."""
    seat = mover(deal)
    deal.shown = with_cards(deal.shown, seat, deal.hands[seat])
    points = deal.variant.carte_blanche
    events.append(CarteBlancheShown(seat, by_code(deal.hands[seat]), points))
    if not score(deal, seat, points, events):
        next_chance(deal)


def done(deal: Deal, events: list[Event]) -> None:
    """Close the window, or pass the chance of a carte blanche."""
    if deal.phase is Phase.WINDOW:
        draw(deal, events)
    else:
        end_blanche(deal, mover(deal))
        next_chance(deal)


def makes_trumps(variant: Variant, meld: Meld) -> bool:
    """Say whether this meld, the first of its sort to be scored, makes its suit trumps."""
    meld_class = MELD_CLASS[meld.kind]
    if meld_class is MeldClass.MARRIAGE:
        return len(meld.cards) == 2 or variant.trump_from == "marriage-or-sequence"
    return meld_class is MeldClass.BEZIQUE and variant.trump_from == "marriage-or-bezique"

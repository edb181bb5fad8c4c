"""What follows from a card played and from a window closed: tricks, draws, chances.

Every function here changes a deal that `Deal.apply` has just copied and that nobody else has seen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bezique_qt.rules.actions import Play
from bezique_qt.rules.cards import BRISQUES, COURTS, Card
from bezique_qt.rules.counting import BRISQUE, finish, score
from bezique_qt.rules.events import (
    AnnouncementLost,
    BrisquesScored,
    CardDrawn,
    CardPlayed,
    Event,
    StrictPhaseBegan,
    TrickWon,
)
from bezique_qt.rules.melds import Declared
from bezique_qt.rules.phase import Phase
from bezique_qt.rules.seats import plus, with_cards
from bezique_qt.rules.tricks import Trick, beats

if TYPE_CHECKING:
    from bezique_qt.rules.deal import Deal

NOTHING: Final[frozenset[Card]] = frozenset()


def mover(deal: Deal) -> int:
    """Return the seat to move; the deal is not over."""
    assert deal.to_move is not None
    return deal.to_move


def lose(deal: Deal, seat: int, events: list[Event], lost: Callable[[Declared], bool]) -> None:
    """Mark the announcements that can no longer be scored."""
    melds = list(deal.melds[seat])
    changed = False
    for place, meld in enumerate(melds):
        if not meld.scored and not meld.lost and lost(meld):
            melds[place] = replace(meld, lost=True)
            events.append(AnnouncementLost(seat, meld.cards))
            changed = True
    if changed:
        set_melds(deal, seat, melds)


def set_melds(deal: Deal, seat: int, melds: list[Declared]) -> None:
    """Put these in the place of a player's melds."""
    deal.melds = (deal.melds[0], tuple(melds)) if seat else (tuple(melds), deal.melds[1])


def play(deal: Deal, action: Play, events: list[Event]) -> None:
    """Play a card; with the second one the trick is won, and what follows from it follows."""
    seat = mover(deal)
    card = action.card
    deal.hands = with_cards(deal.hands, seat, deal.hands[seat] - {card})
    if card in deal.shown[seat]:
        deal.shown = with_cards(deal.shown, seat, deal.shown[seat] - {card})
        if card in deal.exposed[seat]:
            deal.exposed = with_cards(deal.exposed, seat, deal.exposed[seat] - {card})
    events.append(CardPlayed(seat, card))
    if deal.melds[seat]:
        lose(deal, seat, events, lambda meld: card in meld.cards)
    led = deal.lead
    if led is None:
        deal.lead = card
        deal.to_move = 1 - seat
        return
    winner = seat if beats(card, led, deal.trump, deal.variant.rank_order) else deal.leader
    deal.tricks = (*deal.tricks, Trick(deal.leader, (led, card), winner))
    last = not deal.hands[seat]
    events.append(TrickWon(winner, (led, card), len(deal.tricks), last))
    deal.lead = None
    deal.leader = deal.to_move = winner
    deal.won = plus(deal.won, winner, 1)
    count = (led.rank in BRISQUES) + (card.rank in BRISQUES)
    deal.brisques = plus(deal.brisques, winner, count)
    if last:
        finish(deal, winner, count, events)
        return
    if count and deal.as_won:
        events.append(BrisquesScored(winner, count, BRISQUE * count))
        if score(deal, winner, BRISQUE * count, events):
            return
    if deal.stock_count:
        deal.phase = Phase.WINDOW
        deal.scored_in_window = 0
        stay_or_draw(deal, events)


def stay_or_draw(deal: Deal, events: list[Event]) -> None:
    """Keep the window open while something can be declared in it; otherwise both draw."""
    deal.known_legal = deal.declarable(mover(deal))
    if not deal.known_legal:
        draw(deal, events)


def draw(deal: Deal, events: list[Event]) -> None:
    """Let both draw, the winner of the trick first; the turned card is the last to be drawn."""
    winner = deal.leader
    chances: list[int] = []
    for seat in (winner, 1 - winner):
        if deal.drawn < len(deal.pack):
            card = deal.pack[deal.drawn]
            deal.drawn += 1
            events.append(CardDrawn(seat, card, turned=False))
        else:
            assert deal.turned is not None
            card, deal.turned = deal.turned, None
            deal.shown = with_cards(deal.shown, seat, deal.shown[seat] | {card})
            events.append(CardDrawn(seat, card, turned=True))
        deal.hands = with_cards(deal.hands, seat, deal.hands[seat] | {card})
        if deal.blanche[seat]:
            if card.rank in COURTS:
                end_blanche(deal, seat)
            else:
                chances.append(seat)
    deal.known_legal = None
    if not deal.stock_count:
        deal.phase = Phase.STRICT
        deal.exposed = (NOTHING, NOTHING)
        events.append(StrictPhaseBegan())
        for seat in (0, 1):
            lose(deal, seat, events, lambda meld: True)
        return
    deal.phase = Phase.TRICK
    deal.chances = tuple(chances)
    next_chance(deal)


def next_chance(deal: Deal) -> None:
    """Ask the next player who may show a carte blanche, or else the leader to play."""
    if deal.chances:
        deal.phase = Phase.CARTE_BLANCHE
        deal.to_move = deal.chances[0]
        deal.chances = deal.chances[1:]
    else:
        deal.phase = Phase.TRICK
        deal.to_move = deal.leader


def end_blanche(deal: Deal, seat: int) -> None:
    """Note that this player has no later chance of a carte blanche."""
    deal.blanche = (deal.blanche[0], False) if seat else (False, deal.blanche[1])

"""From a view to the fast core: the deal as far as a player knows it, and the worlds that it may be.

A world gives the other player a hand out of the cards not seen, those that he has shown included, and
each player a stream of draws of his own, so that who wins one trick does not change what both draw.
"""

from __future__ import annotations

from random import Random
from typing import Final

from bezique_qt.players.core import ANNOUNCE, DIX, DONE, EXCHANGE, MELD, SHOW, WINDOW, CoreDeal
from bezique_qt.players.core import CARTE_BLANCHE as CORE_CARTE_BLANCHE
from bezique_qt.players.core import STRICT as CORE_STRICT
from bezique_qt.players.core import TRICK as CORE_TRICK
from bezique_qt.players.core_cards import (
    Cards,
    Switches,
    number_of,
    suit_number,
    suits_of,
)
from bezique_qt.players.moments import core_meld, reading_of, set_of
from bezique_qt.players.policy import Policy
from bezique_qt.players.reading import Chain
from bezique_qt.players.search import IN_A_ROW
from bezique_qt.rules import (
    Action,
    Announce,
    Dix,
    Done,
    Exchange,
    Meld,
    Phase,
    Play,
    PlayerView,
    ShowCarteBlanche,
)
from bezique_qt.rules.counting import brisques_as_won

_PHASES = {
    Phase.CARTE_BLANCHE: CORE_CARTE_BLANCHE,
    Phase.TRICK: CORE_TRICK,
    Phase.WINDOW: WINDOW,
    Phase.STRICT: CORE_STRICT,
}


_SETTLING: Final = 16
"""So many hands of a new chain are passed over, where chains are begun again and again: the first ones are
likely only among the few that they were picked from. In the same decisions of 43 deals, hints that pass them
over brought 4.2 points a deal more (±5.9)."""
_SHARING: Final = 2
"""So many worlds have the same hand, and stocks of their own, where hands may be shared."""


class Worlds:
    """All that may be, for the player of a view who is to move.

    With `reader`, the policy that the other player is thought to play by, hands are the rarer the worse what
    he has played and declared goes with them; without, all that the view allows are equally likely. With
    `shares`, choosing hands takes half the time, and worlds that follow one the other have a hand in common.
    """

    def __init__(
        self, view: PlayerView, law: Switches, reader: Policy | None = None, *, shares: bool = False
    ) -> None:
        self._view = view
        self._law = law
        self._shown = [number_of(card) for card in sorted(view.opponent_shown)]
        self._unseen = [number_of(card) for card in sorted(view.unseen)]
        self._base = self._known()
        self._reading = reading_of(view, reader) if reader is not None else None
        self._chain: Chain | None = None
        self._shares = shares
        self._sampled = 0

    def _known(self) -> CoreDeal:
        view = self._view
        seat = view.seat
        deal = CoreDeal(self._law)
        deal.phase = _PHASES[view.phase]
        deal.to_move = seat
        deal.leader = view.leader
        deal.dealer = view.dealer
        deal.trump = suit_number(view.trump)
        deal.lead = number_of(view.lead) if view.lead is not None else -1
        deal.turned = number_of(view.turned) if view.turned is not None else -1
        deal.set_hand(seat, [number_of(card) for card in view.hand])
        deal.scores = list(view.scores)
        deal.lacks = [self._law.target - view.totals[0], self._law.target - view.totals[1]]
        deal.as_won = brisques_as_won(view.variant, view.totals)
        deal.brisques = list(view.brisques)
        deal.melds = [[core_meld(meld) for meld in melds] for melds in view.melds]
        for card in view.claimed:
            deal.claimed.add(number_of(card))
        deal.scored_in_window = view.scored_in_window
        deal.tricks = len(view.tricks)
        gone: list[int] = []
        for trick in view.tricks:
            deal.won[trick.winner] += 1
            gone += [number_of(card) for card in trick.cards]
        if view.lead is not None:
            gone.append(number_of(view.lead))
        deal.gone = suits_of(gone)
        deal.streams = True
        if view.phase is Phase.WINDOW:
            deal.reopen()
        return deal

    @property
    def known(self) -> CoreDeal:
        """The deal without the other hand and the stock; its possible melds and options are those now.

        The stock's cards are there as places without cards, so that it has the right number.
        """
        deal = self._base.copy()
        deal.stock = [-1] * (self._view.stock_count - (1 if deal.turned >= 0 else 0))
        deal.set_hand(1 - self._view.seat, [-1] * self._view.opponent_count)
        return deal

    def sample(self, rng: Random) -> CoreDeal:
        """Return one world that agrees with the view."""
        view = self._view
        deal = self._base.copy()
        if self._reading is not None:
            # What a chain keeps for long would else be in all the worlds, and no error could tell it.
            fresh = not self._shares and self._sampled % IN_A_ROW == 0
            if self._chain is None or fresh:
                more = view.opponent_count - len(self._shown)
                self._chain = Chain(self._reading, self._shown, self._unseen, more, rng)
                for _ in range(_SETTLING if fresh else 0):
                    self._chain.advance()
            if not self._shares or self._sampled % _SHARING == 0:
                self._chain.advance()
            self._sampled += 1
            hand = self._chain.hand()
            rest = self._chain.rest()
            rng.shuffle(rest)
        else:
            hidden = self._unseen[:]
            rng.shuffle(hidden)
            more = view.opponent_count - len(self._shown)
            hand, rest = self._shown + hidden[:more], hidden[more:]
        deal.set_hand(1 - view.seat, hand)
        deal.stock = rest
        return deal

    def actions(self) -> dict[Action, int]:
        """Return the core's number of every legal action."""
        places = {_key(meld.cards): place for place, meld in enumerate(self._base.possible)}
        numbers: dict[Action, int] = {}
        for action in self._view.legal_actions:
            match action:
                case Play(card):
                    number = number_of(card)
                case Meld(_, cards):
                    number = MELD + places[_key(set_of(cards))]
                case Announce(_, cards):
                    number = ANNOUNCE + places[_key(set_of(cards))]
                case Dix(card):
                    number = DIX + number_of(card)
                case Exchange(card):
                    number = EXCHANGE + number_of(card)
                case ShowCarteBlanche():
                    number = SHOW
                case Done():
                    number = DONE
            numbers[action] = number
        return numbers


def _key(cards: Cards) -> tuple[int, ...]:
    return (cards.first, cards.second, cards.third, cards.fourth)

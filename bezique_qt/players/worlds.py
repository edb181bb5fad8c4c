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
    KINDS,
    SEVEN,
    Cards,
    Switches,
    cards_of,
    number_of,
    suit_number,
    suits_of,
)
from bezique_qt.players.core_melds import CoreMeld, is_barred, melds_in
from bezique_qt.rules import (
    Action,
    Announce,
    Card,
    Declared,
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


def set_of(cards: tuple[Card, ...]) -> Cards:
    """Return the core's set of these cards."""
    return cards_of([number_of(card) for card in cards])


_TRIES: Final = 6
"""Hands that are drawn at the most for one that speaks for what the other player did."""
_OVERLOOKED: Final = 0.1
"""How often a player lets a declaration pass that he could make."""
_RECENT: Final = 2
"""Draws since the other player's last window within which his hand there can still be told."""


class Worlds:
    """All that may be, for the player of a view who is to move.

    With `weighs_hands`, hands are rare in which the other player could have declared something in
    his last window, and did not.
    """

    def __init__(self, view: PlayerView, law: Switches, *, weighs_hands: bool = True) -> None:
        self._view = view
        self._law = law
        self._silence = _Silence(view, law) if weighs_hands else None
        self._shown = [number_of(card) for card in sorted(view.opponent_shown)]
        self._unseen = [number_of(card) for card in sorted(view.unseen)]
        self._base = self._known()

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
        deal.melds = [[_core_meld(meld) for meld in melds] for melds in view.melds]
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
        hidden = self._unseen[:]
        rng.shuffle(hidden)
        more = view.opponent_count - len(self._shown)
        if self._silence is not None and self._silence.says_something:
            for _ in range(_TRIES - 1):
                if self._silence.allows(self._shown, hidden[:more]) or rng.random() < _OVERLOOKED:
                    break
                rng.shuffle(hidden)
        deal = self._base.copy()
        deal.set_hand(1 - view.seat, self._shown + hidden[:more])
        deal.stock = hidden[more:]
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


class _Silence:
    """What the other player did not declare in his last window, and what that says of his hand."""

    def __init__(self, view: PlayerView, law: Switches) -> None:
        other = 1 - view.seat
        self._law = law
        self._trump = suit_number(view.trump)
        self._melds = [_core_meld(meld) for meld in view.melds[other]]
        self._claimed = {number_of(card) for card in view.claimed}
        self._played: list[int] = []
        last = next(
            (place for place in reversed(range(len(view.tricks))) if view.tricks[place].winner == other), -1
        )
        self._window = last + 1
        closed = 0 if view.phase is Phase.WINDOW else 1
        self._drawn = len(view.tricks) - 1 - last + closed
        self.says_something = last >= 0 and self._drawn <= _RECENT and view.phase is not Phase.STRICT
        """Whether there was such a window, and so lately that it can be told what he held there."""
        scored = sum(meld.scored and meld.window == self._window for meld in view.melds[other])
        self._may_score = law.melds_per_window == 0 or scored < law.melds_per_window
        if self.says_something:
            # What he has played since he most likely held there already.
            for trick in view.tricks[last + 1 :]:
                self._played.append(number_of(trick.cards[0 if trick.leader == other else 1]))
            if view.lead is not None and view.leader == other:
                self._played.append(number_of(view.lead))

    def allows(self, shown: list[int], hidden: list[int]) -> bool:
        """Say whether the holder of these cards, the first hidden ones drawn since, could declare nothing."""
        law = self._law
        hand = shown + hidden[self._drawn :] + self._played
        counts = suits_of(hand)
        if law.dix and self._trump >= 0:
            seven = SEVEN * 4 + self._trump
            if any(card & 31 == seven and card not in self._claimed for card in hand):
                return False
        if not self._may_score:
            return True
        held = cards_of(hand)
        return all(
            is_barred(law, self._trump, self._melds, held, meld, self._window)
            for meld in melds_in(law, self._trump, hand, counts)
        )


def _key(cards: Cards) -> tuple[int, ...]:
    return (cards.first, cards.second, cards.third, cards.fourth)


def _core_meld(meld: Declared) -> CoreMeld:
    return CoreMeld(
        KINDS.index(meld.kind),
        suit_number(meld.suit),
        meld.points,
        set_of(meld.cards),
        meld.window,
        meld.scored,
        meld.lost,
        meld.restored,
    )

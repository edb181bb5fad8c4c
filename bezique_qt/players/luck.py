"""What is gained by play alone: the luck of the draw taken out of what two players score.

The policy plays a deal on from where it stands, over many orders of the stock; an action gains what it brings
more there than what the policy would do. Summed over a deal that is its result, less what the policy could
have expected to get at its beginning and what each card drawn has changed in that. The one is made even by
playing a pack from both seats, the other is 0 on average, whoever plays. So the sum is right on average as
the points are, and varies much less. (In poker this is known as AIVAT; Burch, Schmid, Moravcik and Bowling
2018.)
"""

from __future__ import annotations

from random import Random
from typing import Final

from bezique_qt.players.core_cards import Switches, number_of
from bezique_qt.players.core_start import is_compiled
from bezique_qt.players.policy import Policy
from bezique_qt.players.shipped import weights_for
from bezique_qt.players.worlds import Worlds
from bezique_qt.rules import Action, Deal, Variant

STOCKS: Final = 200 if is_compiled() else 10
"""Orders of the stock in which an action is compared with the policy's: fewer only make what is found vary
more."""


class Fair:
    """Judges the actions of a way of playing, knowing all the cards but not the order of the stock."""

    def __init__(self, variant: Variant, rng: Random, stocks: int = STOCKS) -> None:
        self._law = Switches(variant)
        self._policy = Policy(self._law, weights_for(variant))
        self._rng = rng
        self._stocks = stocks

    def gain(self, deal: Deal, action: Action) -> float:
        """Return the points that a legal action gains for its player over the policy's, less the other's."""
        seat = deal.to_move
        if seat is None or len(deal.legal_actions) < 2:
            return 0.0
        view = deal.view(seat)
        worlds = Worlds(view, self._law)
        now = worlds.known
        hand = deal.hands[1 - seat]
        now.set_hand(1 - seat, [number_of(card) for card in hand])
        # The stock's own order is not used, only what is in it.
        stock = [number_of(card) for card in sorted(view.unseen - frozenset(hand))]
        now.stock = stock[:]
        taken = worlds.actions()[action]
        usual = self._policy.choose(now)
        if taken == usual:
            return 0.0
        total = 0
        stocks = self._stocks if stock else 1
        for _ in range(stocks):
            self._rng.shuffle(stock)
            for chosen, sign in ((taken, 1), (usual, -1)):
                course = now.copy()
                course.stock = stock[:]
                course.apply(chosen)
                self._policy.play_out(course)
                total += sign * (course.scores[seat] - course.scores[1 - seat])
        return total / stocks

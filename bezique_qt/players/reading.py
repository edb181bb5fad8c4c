"""What the other player's cards say of his hand: how likely he is, with a hand, to have done what he did.

A hand is followed back through his last tricks: what he drew after each is undone, what he played is taken up
again, and the policy says how well that play went with the hand that he then held. Hands are not weighed one
apart from the other but made one from the other, so that most of them are likely ones.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from bezique_qt.players.core import CoreDeal
from bezique_qt.players.core_cards import SEVEN, cards_of
from bezique_qt.players.core_melds import CoreMeld, is_barred
from bezique_qt.players.machine import i64
from bezique_qt.players.policy import Policy

_SPREAD: Final = 1.0
"""Points by which two cards must differ for the other player to prefer one to the other e times as often."""
_FAR: Final = 8.0
"""What is more points than that behind is played out of carelessness alone."""
_CARELESS: Final = 0.05
"""How often he plays any card."""
_OVERLOOKED: Final = 0.1
"""How often he lets a declaration pass that he could make."""
_BEGINNINGS: Final = 48
"""So many hands are tried for the first of a chain, and so many steps are taken before it counts."""
_STEPS: Final = 16
"""Steps from one hand to the next."""
_OF_DRAWS: Final = 0.35
"""The share of steps that change what was drawn when."""


class Moment:
    """A card that the other player played: the deal as he saw it, his hand left out, and what came after.

    `drew` says that he has drawn since, and `silent` that he won the trick and may have been able to declare
    more than he did; `melds` are his after that.
    """

    def __init__(self, deal: CoreDeal, card: int, melds: list[CoreMeld], drew: bool, silent: bool) -> None:
        self.deal = deal
        self.card = card
        self.melds = melds
        self.drew = drew
        self.silent = silent


class Reading:
    """Weighs what the seat may hold by its moments, the latest first.

    `since` has for each card that is known to have been in the hand the window from which that is known:
    whoever held it did not draw it after that one.
    """

    def __init__(self, policy: Policy, seat: int, moments: list[Moment], since: dict[int, int]) -> None:
        self._policy = policy
        self._seat = seat
        self.moments = moments
        self._since = since

    def may_have_been_drawn(self, card: int, place: i64) -> bool:
        """Say whether the card can be what the seat drew after this moment."""
        return self._since.get(card, 1000) > self.moments[place].deal.tricks + 1

    def some_draws(self, cards: list[int], rng: Random) -> list[int]:
        """Return for each moment a card that may have been drawn after it, -1 where none was."""
        hand = cards[:]
        draws: list[int] = []
        for place in range(len(self.moments)):
            moment = self.moments[place]
            drawn = -1
            if moment.drew:
                at: i64 = int(rng.random() * len(hand))
                for _ in range(len(hand)):
                    if self.may_have_been_drawn(hand[at], place):
                        drawn = hand.pop(at)
                        break
                    at = at + 1 if at + 1 < len(hand) else 0
            draws.append(drawn)
            hand.append(moment.card)
        return draws

    def likelihood(
        self, cards: list[int], draws: list[int], factors: list[float], first: i64, last: i64, least: float
    ) -> float:
        """Return how likely the seat is, holding and having drawn these cards, to have done what it did.

        From 0 to 1, to be compared only; what comes to less than `least` is 0. The `factors` of the moments
        before `first` and from `last` on are known; the others are put there, as far as that is gone through.
        """
        found = 1.0
        for place in range(len(factors)):
            if place < first or place >= last:
                found *= factors[place]
        if found < least:
            return 0.0
        hand = cards[:]
        for place in range(last):
            moment = self.moments[place]
            drawn = draws[place]
            if drawn >= 0:
                hand.remove(drawn)
            if place < first:
                hand.append(moment.card)
                continue
            factor = _OVERLOOKED if moment.silent and self._could_declare(hand, moment) else 1.0
            hand.append(moment.card)
            factor *= self._chance(hand, moment)
            factors[place] = factor
            found *= factor
            if found < least:
                return 0.0
        return found

    def _could_declare(self, hand: list[int], moment: Moment) -> bool:
        deal = moment.deal
        law = deal.law
        deal.set_hand(self._seat, hand)
        if law.dix and deal.trump >= 0:
            face = SEVEN * 4 + deal.trump
            for card in hand:
                if card & 31 == face and not deal.claimed.has(card):
                    return True
        held = cards_of(hand)
        for meld in deal.found[self._seat]:
            if not is_barred(law, deal.trump, moment.melds, held, meld, deal.tricks + 1):
                return True
        return False

    def _chance(self, hand: list[int], moment: Moment) -> float:
        """How often the holder of this hand plays this card."""
        deal = moment.deal
        deal.set_hand(self._seat, hand)
        values = self._policy.card_values(deal)
        most = max(values)
        face: i64 = moment.card & 31
        total = 0.0
        likely = 0.0
        faces = 0
        for card, value in zip(hand, values, strict=True):
            chance = exp((value - most) / _SPREAD) if value > most - _FAR else 0.0
            total += chance
            if card & 31 == face:
                likely += chance
                faces += 1
        return (1.0 - _CARELESS) * likely / total + _CARELESS * faces / len(hand)


class Chain:
    """Hands that the seat may hold, each as often as the reading finds it likely, one made from another.

    A card of the hand gives way to one that is unseen, or another card is taken for what was drawn, and that
    is kept as often as the likelihoods say (Metropolis' rule). `shown` are the cards that it surely holds,
    `more` how many it holds besides.
    """

    def __init__(self, reading: Reading, shown: list[int], unseen: list[int], more: int, rng: Random) -> None:
        self._reading = reading
        self._rng = rng
        self._fixed = len(shown)
        self._hand: list[int] = []
        self._draws: list[int] = []
        self._rest: list[int] = []
        self._factors: list[float] = []
        self._likelihood: float = 0.0
        self._places: list[int] = [
            place for place in range(len(reading.moments)) if reading.moments[place].drew
        ]
        total = 0.0
        for _ in range(_BEGINNINGS):
            cards = unseen[:]
            rng.shuffle(cards)
            hand = shown + cards[:more]
            draws = reading.some_draws(hand, rng)
            factors = [1.0] * len(draws)
            likelihood = reading.likelihood(hand, draws, factors, 0, len(draws), 0.0)
            total += likelihood
            # Each is the beginning as often as it is likely among them.
            if not self._hand or rng.random() * total < likelihood:
                self._factors = factors
                self._hand = hand
                self._draws = draws
                self._rest = cards[more:]
                self._likelihood = likelihood
        for _ in range(_BEGINNINGS):
            self._step()

    def advance(self) -> None:
        """Go on to the next hand."""
        for _ in range(_STEPS):
            self._step()

    def hand(self) -> list[int]:
        """Return the hand."""
        return self._hand[:]

    def rest(self) -> list[int]:
        """Return the unseen cards that are not in the hand."""
        return self._rest[:]

    def _step(self) -> None:
        rng = self._rng
        if self._places and rng.random() < _OF_DRAWS:
            self._draw_another()
        elif self._rest and len(self._hand) > self._fixed:
            self._hold_another()

    def _hold_another(self) -> None:
        rng = self._rng
        place: i64 = self._fixed + int(rng.random() * (len(self._hand) - self._fixed))
        other: i64 = int(rng.random() * len(self._rest))
        left = self._hand[place]
        taken = self._rest[other]
        hand = self._hand[:]
        hand[place] = taken
        draws = self._draws[:]
        # Before it was drawn it made no difference.
        last: i64 = len(draws)
        for earlier in self._places:
            if draws[earlier] == left:
                draws[earlier] = taken
                last = earlier
        factors = self._factors[:]
        least = rng.random() * self._likelihood
        likelihood = self._reading.likelihood(hand, draws, factors, 0, last, least)
        if likelihood > 0.0:
            self._hand = hand
            self._draws = draws
            self._rest[other] = left
            self._factors = factors
            self._likelihood = likelihood

    def _draw_another(self) -> None:
        rng = self._rng
        reading = self._reading
        place = self._places[int(rng.random() * len(self._places))]
        old = self._draws[place]
        # What was drawn is in the hand, or has been played since.
        among: i64 = int(rng.random() * (len(self._hand) + place))
        taken: i64
        if among < len(self._hand):
            taken = self._hand[among]
        else:
            taken = reading.moments[among - len(self._hand)].card
        if taken == old or not reading.may_have_been_drawn(taken, place):
            return
        draws = self._draws[:]
        first: i64 = place
        last: i64 = len(draws)
        for other in self._places:
            if draws[other] == taken:
                if not self._may_go(old, other):
                    return
                draws[other] = old
                # Outside these places both are in hand, or neither.
                first = min(place, other)
                last = max(place, other)
        draws[place] = taken
        factors = self._factors[:]
        least = rng.random() * self._likelihood
        likelihood = reading.likelihood(self._hand, draws, factors, first, last, least)
        if likelihood > 0.0:
            self._draws = draws
            self._factors = factors
            self._likelihood = likelihood

    def _may_go(self, card: int, place: int) -> bool:
        """Whether the card can have been drawn after this moment: not if it was played before."""
        reading = self._reading
        if card < 0 or not reading.may_have_been_drawn(card, place):
            return False
        if card in self._hand:
            return True
        return any(reading.moments[later].card == card for later in range(place))

"""The one-ply policy on the fast core: what a card is worth keeping, and what that says to do.

It plays a deal out in a search and supplies the search's first opinion. It looks at the mover's own hand,
at what has been played and at what lies open; never at the other hand before the strict phase.
"""

from __future__ import annotations

from typing import Final

from bezique_qt.players.core import (
    ANNOUNCE,
    CARTE_BLANCHE,
    DIX,
    DONE,
    EXCHANGE,
    MELD,
    OVER,
    SHOW,
    STRICT,
    WINDOW,
    CoreDeal,
)
from bezique_qt.players.core_cards import (
    BEZIQUE_CLASS,
    CLASSES,
    IS_BRISQUE,
    POINTS,
    SEQUENCE,
    Switches,
    count_in,
)
from bezique_qt.players.core_melds import CoreMeld
from bezique_qt.players.core_tricks import stands, strict_answers, wins
from bezique_qt.players.keeping import Keeper
from bezique_qt.players.machine import i64
from bezique_qt.players.weights import Weights
from bezique_qt.rules.counting import BRISQUE

_MANY: Final = 3
"""So many windows ahead, the royal marriage of a sequence is scored before it."""


class Policy:
    """Plays by the weights given; the same deal always gives the same action."""

    def __init__(self, law: Switches, weights: Weights) -> None:
        self.law = law
        self.weights = weights
        self._keeper = Keeper(law, weights)
        self._melds: list[CoreMeld] = []
        self._best_meld: float = 0.0
        self._now: float = 0.0

    def play_out(self, deal: CoreDeal) -> None:
        """Play the deal to its end."""
        while deal.phase != OVER:
            deal.apply(self.choose(deal))

    def choose(self, deal: CoreDeal) -> int:
        """Return the action that looks best one step ahead."""
        phase = deal.phase
        if phase == STRICT:
            return self._strict(deal)
        if phase == CARTE_BLANCHE:
            return SHOW
        if phase == WINDOW:
            return self._declare(deal)
        seat = deal.to_move
        if self.law.dix and not self.law.dix_in_window_only:
            claims = deal.claims(seat, False)
            if claims:
                return max(claims)
        self._look(deal)
        best = -1
        best_value = 0.0
        for card in deal.hands[seat]:
            value = self._card_value(deal, card)
            if best < 0 or value > best_value or (value == best_value and card < best):
                best = card
                best_value = value
        return best

    # declaring

    def _declare(self, deal: CoreDeal) -> int:
        best = -1
        best_value = 0.0
        for option in deal.options:
            if EXCHANGE <= option < MELD:
                return option
            if DIX <= option < EXCHANGE:
                best = option
                best_value = 1e9
            elif MELD <= option < ANNOUNCE:
                value = self.meld_value(deal, deal.possible[option - MELD])
                if value > best_value:
                    best = option
                    best_value = value
        return best if best >= 0 else DONE

    def meld_value(self, deal: CoreDeal, meld: CoreMeld) -> float:
        """Return how much a meld is to be preferred in this window; over 0 if it is worth scoring."""
        points = float(POINTS[meld.kind])
        law = self.law
        if law.melds_per_window == 0:
            # Lower ones first: what is worth less can still be part of what is worth more.
            return 10_000.0 - points
        windows = deal.stock_count() // 2
        if CLASSES[meld.kind] == BEZIQUE_CLASS and not law.bezique_grows:
            for other in deal.possible:
                if other.kind > meld.kind and CLASSES[other.kind] == BEZIQUE_CLASS:
                    return 0.0
        if meld.kind == SEQUENCE and windows > _MANY:
            for other in deal.possible:
                if other.kind < SEQUENCE and other.suit == meld.suit and other.cards.within(meld.cards):
                    return POINTS[other.kind] - 0.5
        return points

    # playing a card while cards can be drawn

    def card_values(self, deal: CoreDeal) -> list[float]:
        """Return what playing each card of the mover's hand is worth, in the order of the hand."""
        self._look(deal)
        return [self._card_value(deal, card) for card in deal.hands[deal.to_move]]

    def _look(self, deal: CoreDeal) -> None:
        """Work out what is the same for all the cards of the mover's hand."""
        seat = deal.to_move
        stock = deal.stock_count()
        self._keeper.look(deal, seat)
        weights = self.weights
        windows = (stock + 1) // 2
        self._now = weights.now + (1.0 - weights.now) / windows if windows else 0.0
        self._melds = deal.allowed_melds(seat) if windows else []
        best = 0.0
        for meld in self._melds:
            best = max(best, float(meld.points))
        self._best_meld = best

    def _card_value(self, deal: CoreDeal, card: i64) -> float:
        law = self.law
        weights = self.weights
        ready = 0.0
        for meld in self._melds:
            if not meld.cards.has(card):
                if law.melds_per_window == 0:
                    ready += meld.points
                else:
                    ready = max(ready, float(meld.points))
        gain = self._now * ready + weights.tempo
        brisque = 0.0
        led = deal.lead
        if law.scores_brisques:
            brisque = BRISQUE * weights.brisque * IS_BRISQUE[(card >> 2) & 7]
            if led >= 0:
                brisque += BRISQUE * weights.brisque * IS_BRISQUE[(led >> 2) & 7]
        keep = self._keeper.value(card)
        if led >= 0:
            return (gain + brisque if wins(law, deal.trump, led, card) else -brisque) - keep
        chance = self._stands(deal, card, brisque > 0.0)
        return chance * (gain + brisque) - (1.0 - chance) * brisque - keep

    def _stands(self, deal: CoreDeal, card: i64, tempting: bool) -> float:
        """The chance that a card led wins: that nobody can beat it, or does not care to."""
        law = self.law
        seat = deal.to_move
        suit: i64 = card & 3
        whole: i64 = law.whole_suit
        held = deal.held[seat]
        higher: i64 = law.higher[(card >> 2) & 7]
        better: i64 = count_in((whole - deal.gone.of(suit) - held.of(suit)) & higher)
        trumps: i64 = 0
        if deal.trump >= 0 and suit != deal.trump:
            trumps = count_in(whole - deal.gone.of(deal.trump) - held.of(deal.trump))
        others = len(deal.hands[1 - seat])
        unseen = deal.stock_count() + others
        weights = self.weights
        cares = weights.tempted if tempting else weights.untempted
        over = min(1.0, better * others / unseen)
        ruffs = min(1.0, trumps * others / unseen)
        beaten = cares * (1.0 - (1.0 - over * 0.8) * (1.0 - weights.ruff * ruffs * 0.8))
        return 1.0 - beaten

    # the strict phase

    def _strict(self, deal: CoreDeal) -> int:
        seat = deal.to_move
        hand = deal.hands[seat]
        law = self.law
        if deal.lead >= 0:
            return self._answer(deal, strict_answers(law, deal.trump, deal.lead, hand))
        if len(hand) == 1:
            return hand[0]
        other = deal.held[1 - seat]
        best = hand[0]
        best_value = -1000
        for card in hand:
            suit = card & 3
            strength = law.strength[(card >> 2) & 7]
            brisque = IS_BRISQUE[(card >> 2) & 7] if law.scores_brisques else 0
            safe = stands(law, deal.trump, card, other)
            value = (100 + 20 * brisque if safe else -40 * brisque) - strength
            if suit == deal.trump:
                value -= 8
            if value > best_value or (value == best_value and card < best):
                best = card
                best_value = value
        return best

    def _answer(self, deal: CoreDeal, answers: list[int]) -> int:
        law = self.law
        led = deal.lead
        best = answers[0]
        best_value = -1000
        for card in answers:
            rank = (card >> 2) & 7
            brisque = IS_BRISQUE[rank] if law.scores_brisques else 0
            value = -20 * brisque - law.strength[rank]
            if wins(law, deal.trump, led, card):
                value += 100 + 40 * brisque
            if value > best_value or (value == best_value and card < best):
                best = card
                best_value = value
        return best

"""The fast core: a deal that is played in place, for searches that play out thousands.

It keeps what a deal's course depends on and nothing that is only shown. The rules package is the
authority; the tests play both side by side. Actions are numbers: a card's number plays it, and the
constants below say the rest.
"""

from __future__ import annotations

from typing import Final

from bezique_qt.players.core_cards import CARD_BIT, CLASSES, IS_BRISQUE, IS_COURT, POINTS, SEVEN, Switches
from bezique_qt.players.core_melds import (
    CoreMeld,
    announcement,
    hand_mask,
    is_barred,
    kind_now,
    melds_in,
    restorable,
)
from bezique_qt.players.core_tricks import strict_answers, wins
from bezique_qt.rules.counting import BRISQUE

DONE: Final = 256
SHOW: Final = 257
DIX: Final = 512
"""And the number of the seven."""
EXCHANGE: Final = 768
"""And the number of the seven."""
MELD: Final = 1024
"""And the place of the meld in `possible`."""
ANNOUNCE: Final = 2048
"""And the place of the meld in `possible`."""

CARTE_BLANCHE: Final = 0
TRICK: Final = 1
WINDOW: Final = 2
STRICT: Final = 3
OVER: Final = 4


class CoreDeal:
    """The state of a deal; pairs are lists in the order of the seats.

    `stock` holds the cards to draw from place `drawn` on, without the turned card. With `streams`
    each seat draws its own cards, whoever won the trick: seat 0 the even places from `drawn` on and
    seat 1 the odd ones. `lacks` is what each player needs to reach the target from the start of the
    deal. `gone` counts the cards played by their faces. `possible` are the melds of the open window.
    """

    def __init__(self, law: Switches) -> None:
        self.law = law
        self.phase: int = TRICK
        self.to_move: int = 0
        self.leader: int = 0
        self.dealer: int = 0
        self.trump: int = -1
        self.lead: int = -1
        self.turned: int = -1
        self.hands: list[list[int]] = [[], []]
        self.stock: list[int] = []
        self.drawn: int = 0
        self.streams: bool = False
        self.scores: list[int] = [0, 0]
        self.lacks: list[int] = [0, 0]
        self.as_won: bool = False
        self.brisques: list[int] = [0, 0]
        self.won: list[int] = [0, 0]
        self.melds: list[list[CoreMeld]] = [[], []]
        self.claimed: int = 0
        self.scored_in_window: int = 0
        self.tricks: int = 0
        self.blanche: list[bool] = [False, False]
        self.chances: list[int] = []
        self.gone: list[int] = [0] * 32
        self.possible: list[CoreMeld] = []
        self.options: list[int] = []

    def copy(self) -> CoreDeal:
        """Return an equal deal that can be played on by itself."""
        other = CoreDeal(self.law)
        other.phase = self.phase
        other.to_move = self.to_move
        other.leader = self.leader
        other.dealer = self.dealer
        other.trump = self.trump
        other.lead = self.lead
        other.turned = self.turned
        other.hands = [self.hands[0][:], self.hands[1][:]]
        other.stock = self.stock
        other.drawn = self.drawn
        other.streams = self.streams
        other.scores = self.scores[:]
        other.lacks = self.lacks
        other.as_won = self.as_won
        other.brisques = self.brisques[:]
        other.won = self.won[:]
        other.melds = [self.melds[0][:], self.melds[1][:]]
        other.claimed = self.claimed
        other.scored_in_window = self.scored_in_window
        other.tricks = self.tricks
        other.blanche = self.blanche[:]
        other.chances = self.chances[:]
        other.gone = self.gone[:]
        other.possible = self.possible
        other.options = self.options
        return other

    # what may be done

    def stock_count(self) -> int:
        """Return the number of cards that can still be drawn, the turned card included."""
        return len(self.stock) - self.drawn + (1 if self.turned >= 0 else 0)

    def legal(self) -> list[int]:
        """Return the numbers of all that the player to move may do."""
        if self.phase == WINDOW:
            return self.options
        if self.phase == OVER:
            return []
        if self.phase == CARTE_BLANCHE:
            return [SHOW, DONE]
        hand = self.hands[self.to_move]
        if self.phase == STRICT:
            return strict_answers(self.law, self.trump, self.lead, hand) if self.lead >= 0 else hand[:]
        if self.law.dix and self.trump >= 0 and not self.law.dix_in_window_only:
            return self.claims(self.to_move, False) + hand
        return hand[:]

    def claims(self, seat: int, in_window: bool) -> list[int]:
        """Return the claims of sevens of trumps that are open to a player in the stock phase."""
        law = self.law
        found: list[int] = []
        if not law.dix or self.trump < 0:
            return found
        if not in_window and (law.dix_in_window_only or (law.dix_after_trick and not self.won[seat])):
            return found
        face = SEVEN * 4 + self.trump
        for card in self.hands[seat]:
            if card & 31 == face and not self.claimed & CARD_BIT[card]:
                found.append(DIX + card)
                if (
                    self.turned >= 0
                    and (self.turned >> 2) & 7 != SEVEN
                    and not (law.exchange_first_only and self.claimed)
                ):
                    found.append(EXCHANGE + card)
        return found

    def allowed_melds(self, seat: int) -> list[CoreMeld]:
        """Return the melds that the player's hand holds and the re-use law allows now."""
        earlier = self.melds[seat]
        hand = self.hands[seat]
        found = melds_in(self.law, self.trump, hand)
        if not found or not earlier:
            return found
        held = hand_mask(hand)
        return [
            meld for meld in found if not is_barred(self.law, self.trump, earlier, held, meld, self.tricks)
        ]

    def reopen(self) -> None:
        """Work out what can be declared in a window that is open."""
        self._open_or_draw()

    def _open_or_draw(self) -> None:
        """Keep the window open while something can be declared in it; otherwise both draw."""
        law = self.law
        seat = self.to_move
        can_score = law.melds_per_window == 0 or self.scored_in_window < law.melds_per_window
        options: list[int] = []
        if can_score or law.announce:
            self.possible = self.allowed_melds(seat)
            earlier = self.melds[seat]
            for place, meld in enumerate(self.possible):
                if can_score:
                    options.append(MELD + place)
                if law.announce and not _known(earlier, meld.cards):
                    options.append(ANNOUNCE + place)
        if law.dix:
            options += self.claims(seat, True)
        if options:
            options.append(DONE)
            self.options = options
        else:
            self._draw()

    # what happens

    def apply(self, action: int) -> None:
        """Do what the player to move has chosen among the legal actions."""
        seat = self.to_move
        if action < DONE:
            self._play(seat, action)
        elif action == DONE:
            if self.phase == WINDOW:
                self._draw()
            else:
                self.blanche[seat] = False
                self._next_chance()
        elif action == SHOW:
            if not self._score(seat, self.law.carte_blanche):
                self._next_chance()
        elif action < MELD:
            self._claim(seat, action)
        elif action < ANNOUNCE:
            self._meld(seat, self.possible[action - MELD])
        else:
            meld = self.possible[action - ANNOUNCE]
            self.melds[seat].append(CoreMeld(meld.kind, meld.suit, meld.points, meld.cards, self.tricks))
            self._open_or_draw()

    def _score(self, seat: int, points: int) -> bool:
        """Add points; return True if they reach the target and end the deal at once."""
        self.scores[seat] += points
        if self.law.at_once and self.scores[seat] >= self.lacks[seat]:
            self.phase = OVER
            self.to_move = -1
            return True
        return False

    def _play(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.gone[card & 31] += 1
        if self.law.announce:
            self._lose(seat, CARD_BIT[card])
        led = self.lead
        if led < 0:
            self.lead = card
            self.to_move = 1 - seat
            return
        law = self.law
        winner = seat if wins(law, self.trump, led, card) else 1 - seat
        self.lead = -1
        self.leader = winner
        self.to_move = winner
        self.tricks += 1
        self.won[winner] += 1
        count = IS_BRISQUE[(led >> 2) & 7] + IS_BRISQUE[(card >> 2) & 7]
        self.brisques[winner] += count
        if not self.hands[seat]:
            self._finish(winner, count)
            return
        if count and self.as_won and self._score(winner, BRISQUE * count):
            return
        if self.phase == TRICK:
            self.phase = WINDOW
            self.scored_in_window = 0
            self._open_or_draw()

    def _lose(self, seat: int, cards: int) -> None:
        """Mark the announcements that a card played takes with it."""
        melds = self.melds[seat]
        for place, meld in enumerate(melds):
            if not meld.scored and not meld.lost and meld.cards & cards:
                melds[place] = meld.as_lost()

    def _meld(self, seat: int, meld: CoreMeld) -> None:
        melds = self.melds[seat]
        own = announcement(melds, meld.cards)
        window = melds[own].window if own >= 0 else self.tricks
        if self.law.reform:
            old = restorable(melds, meld, hand_mask(self.hands[seat]))
            if old >= 0:
                melds[old] = melds[old].as_restored()
        scored = CoreMeld(meld.kind, meld.suit, meld.points, meld.cards, window, True)
        if own >= 0:
            melds[own] = scored
        else:
            melds.append(scored)
        self.scored_in_window += 1
        meld_class = CLASSES[meld.kind]
        if self.trump < 0 and meld.suit >= 0 and self._makes_trumps(meld):
            self.trump = meld.suit
        if self.law.announce:
            for place, announced in enumerate(melds):
                if (
                    not announced.scored
                    and not announced.lost
                    and announced.cards & meld.cards
                    and CLASSES[announced.kind] == meld_class
                ):
                    kind = kind_now(self.law, self.trump, announced)
                    if meld.points > (POINTS[kind] if kind >= 0 else 0):
                        melds[place] = announced.as_lost()
        if not self._score(seat, meld.points):
            self._open_or_draw()

    def _makes_trumps(self, meld: CoreMeld) -> bool:
        if meld.kind <= 1:
            return True
        if meld.kind <= 3:
            return self.law.sequence_makes_trumps
        return self.law.bezique_makes_trumps

    def _claim(self, seat: int, action: int) -> None:
        seven = action & 255
        self.claimed |= CARD_BIT[seven]
        if action >= EXCHANGE:
            hand = self.hands[seat]
            hand.remove(seven)
            hand.append(self.turned)
            self.turned = seven
        if not self._score(seat, self.law.dix) and self.phase == WINDOW:
            self._open_or_draw()

    def _draw(self) -> None:
        """Let both draw, the winner of the trick first; the turned card is the last to be drawn."""
        winner = self.leader
        if self.streams:
            first = self.drawn + winner
            second = self.drawn + 1 - winner
        else:
            first = self.drawn
            second = first + 1
        if self.turned >= 0 and len(self.stock) - self.drawn == 1:
            one = self.stock[self.drawn]
            other = self.turned
            self.turned = -1
            self.drawn += 1
        else:
            one = self.stock[first]
            other = self.stock[second]
            self.drawn += 2
        self.hands[winner].append(one)
        self.hands[1 - winner].append(other)
        self.phase = TRICK
        self.to_move = winner
        if self.drawn >= len(self.stock) and self.turned < 0:
            self.phase = STRICT
            return
        if self.law.carte_blanche:
            for seat, card in ((winner, one), (1 - winner, other)):
                if self.blanche[seat]:
                    if IS_COURT[(card >> 2) & 7]:
                        self.blanche[seat] = False
                    else:
                        self.chances.append(seat)
            self._next_chance()

    def _next_chance(self) -> None:
        if self.chances:
            self.phase = CARTE_BLANCHE
            self.to_move = self.chances.pop(0)
        else:
            self.phase = TRICK
            self.to_move = self.leader

    def _finish(self, winner: int, count: int) -> None:
        """Score the last trick with its brisques, then the count, and end the deal."""
        points = self.law.last_trick
        if self.as_won:
            points += BRISQUE * count
        if points and self._score(winner, points):
            return
        if self.law.counts_brisques and not self.as_won:
            self.scores[0] += BRISQUE * self.brisques[0]
            self.scores[1] += BRISQUE * self.brisques[1]
        self.phase = OVER
        self.to_move = -1


def _known(earlier: list[CoreMeld], cards: int) -> bool:
    return any(meld.cards == cards for meld in earlier)


def deal_cards(
    law: Switches, dealer: int, pack: list[int], totals: tuple[int, int], as_won: bool
) -> CoreDeal:
    """Deal a pack of cards' numbers and return the deal before its first action.

    `totals` are the points of the match before, `as_won` whether brisques score as they are won.
    """
    deal = CoreDeal(law)
    deal.dealer = dealer
    deal.leader = 1 - dealer
    deal.to_move = deal.leader
    deal.as_won = as_won
    deal.lacks = [law.target - totals[0], law.target - totals[1]]
    place = 0
    for packet in law.variant.packets:
        for seat in (1 - dealer, dealer):
            deal.hands[seat] += pack[place : place + packet]
            place += packet
    for seat in (1 - dealer, dealer):
        if law.carte_blanche and not any(IS_COURT[(card >> 2) & 7] for card in deal.hands[seat]):
            deal.blanche[seat] = True
            deal.chances.append(seat)
    if law.turns_card:
        deal.turned = pack[place]
        deal.trump = deal.turned & 3
        place += 1
    deal.stock = pack[place:]
    # The turned seven is claimed by nobody; the other one can still be.
    seven = deal.turned >= 0 and (deal.turned >> 2) & 7 == SEVEN and law.turned_seven > 0
    if not (seven and deal._score(dealer, law.turned_seven)):
        deal._next_chance()
    return deal

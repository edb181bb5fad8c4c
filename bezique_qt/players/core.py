"""The fast core: a deal that is played in place, for searches that play out thousands.

It keeps what a deal's course depends on and nothing that is only shown. The rules package is the
authority; the tests play both side by side. Actions are numbers: a card's number plays it, and the
constants below say the rest.
"""

from __future__ import annotations

from typing import Final

from bezique_qt.players.core_cards import (
    IS_BRISQUE,
    IS_COURT,
    SEVEN,
    Cards,
    Suits,
    Switches,
    cards_of,
    suits_of,
)
from bezique_qt.players.core_melds import (
    CoreMeld,
    announcement,
    is_barred,
    is_known,
    lose_outdone,
    lose_with,
    makes_trumps,
    melds_in,
    melds_with,
    restorable,
)
from bezique_qt.players.core_tricks import strict_answers, wins
from bezique_qt.players.machine import i64
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
    deal. `possible` are the melds of the open window.

    `gone` counts the cards played and `held` those of each hand: a word for each suit, four bits for each
    rank; `found` are the melds that each hand holds, re-use aside. Change a hand or the trumps from outside
    by `set_hand`, which keeps all in step, after the trumps are set.
    """

    def __init__(self, law: Switches) -> None:
        self.law = law
        self.phase: i64 = TRICK
        self.to_move: i64 = 0
        self.leader: i64 = 0
        self.dealer: i64 = 0
        self.trump: i64 = -1
        self.lead: i64 = -1
        self.turned: i64 = -1
        self.hands: list[list[int]] = [[], []]
        self.held: list[Suits] = [Suits(), Suits()]
        self.found: list[list[CoreMeld]] = [[], []]
        self.gone: Suits = Suits()
        self.stock: list[int] = []
        self.drawn: i64 = 0
        self.streams: bool = False
        self.scores: list[int] = [0, 0]
        self.lacks: list[int] = [0, 0]
        self.as_won: bool = False
        self.brisques: list[int] = [0, 0]
        self.won: list[int] = [0, 0]
        self.melds: list[list[CoreMeld]] = [[], []]
        self.claimed: Cards = Cards()
        self.scored_in_window: i64 = 0
        self.tricks: i64 = 0
        self.blanche: list[bool] = [False, False]
        self.chances: list[int] = []
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
        other.held = [self.held[0].copy(), self.held[1].copy()]
        # Its lists are never changed, only replaced.
        other.found = self.found[:]
        other.gone = self.gone.copy()
        other.stock = self.stock
        other.drawn = self.drawn
        other.streams = self.streams
        other.scores = self.scores[:]
        other.lacks = self.lacks
        other.as_won = self.as_won
        other.brisques = self.brisques[:]
        other.won = self.won[:]
        other.melds = [self.melds[0][:], self.melds[1][:]]
        other.claimed.unite(self.claimed)
        other.scored_in_window = self.scored_in_window
        other.tricks = self.tricks
        other.blanche = self.blanche[:]
        other.chances = self.chances[:]
        other.possible = self.possible
        other.options = self.options
        return other

    def set_hand(self, seat: int, cards: list[int]) -> None:
        """Give a seat these cards for a hand; a card of -1 is one that nobody knows."""
        self.hands[seat] = cards
        self.held[seat] = suits_of(cards)
        if not cards or min(cards) >= 0:
            self.found[seat] = melds_in(self.law, self.trump, cards, self.held[seat])

    # what may be done

    def stock_count(self) -> int:
        """Return the number of cards that can still be drawn, the turned card included."""
        return int(len(self.stock) - self.drawn + (1 if self.turned >= 0 else 0))

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

    def claims(self, seat: i64, in_window: bool) -> list[int]:
        """Return the claims of sevens of trumps that are open to a player in the stock phase."""
        law = self.law
        found: list[int] = []
        if not law.dix or self.trump < 0:
            return found
        if not in_window and (law.dix_in_window_only or (law.dix_after_trick and not self.won[seat])):
            return found
        # The seven's count is the last of its suit's word.
        if not self.held[seat].of(self.trump) >> 28:
            return found
        face = SEVEN * 4 + self.trump
        for card in self.hands[seat]:
            if card & 31 == face and not self.claimed.has(card):
                found.append(DIX + card)
                if (
                    self.turned >= 0
                    and (self.turned >> 2) & 7 != SEVEN
                    and not (law.exchange_first_only and not self.claimed.is_empty())
                ):
                    found.append(EXCHANGE + card)
        return found

    def allowed_melds(self, seat: i64) -> list[CoreMeld]:
        """Return the melds that the player's hand holds and the re-use law allows now."""
        earlier = self.melds[seat]
        found = self.found[seat]
        if not found or not earlier:
            return found
        held = cards_of(self.hands[seat])
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
                if law.announce and not is_known(earlier, meld.cards):
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
                self.next_chance()
        elif action == SHOW:
            if not self.add_points(seat, self.law.carte_blanche):
                self.next_chance()
        elif action < MELD:
            self._claim(seat, action)
        elif action < ANNOUNCE:
            self._meld(seat, self.possible[action - MELD])
        else:
            meld = self.possible[action - ANNOUNCE]
            self.melds[seat].append(CoreMeld(meld.kind, meld.suit, meld.points, meld.cards, self.tricks))
            self._open_or_draw()

    def add_points(self, seat: i64, points: i64) -> bool:
        """Add points; return True if they reach the target and end the deal at once."""
        self.scores[seat] += points
        if self.law.at_once and self.scores[seat] >= self.lacks[seat]:
            self.phase = OVER
            self.to_move = -1
            return True
        return False

    def _play(self, seat: i64, card: int) -> None:
        self.hands[seat].remove(card)
        self.held[seat].remove(card)
        self._lay_down(seat, card)
        self.gone.add(card)
        if self.law.announce:
            lose_with(self.melds[seat], card)
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
        if count and self.as_won and self.add_points(winner, BRISQUE * count):
            return
        if self.phase == TRICK:
            self.phase = WINDOW
            self.scored_in_window = 0
            self._open_or_draw()

    def _meld(self, seat: i64, meld: CoreMeld) -> None:
        melds = self.melds[seat]
        own = announcement(melds, meld.cards)
        window = melds[own].window if own >= 0 else self.tricks
        if self.law.reform:
            old = restorable(melds, meld, cards_of(self.hands[seat]))
            if old >= 0:
                melds[old] = melds[old].as_restored()
        scored = CoreMeld(meld.kind, meld.suit, meld.points, meld.cards, window, True)
        if own >= 0:
            melds[own] = scored
        else:
            melds.append(scored)
        self.scored_in_window += 1
        if self.trump < 0 and makes_trumps(self.law, meld):
            self.trump = meld.suit
            for each in (0, 1):
                self.found[each] = melds_in(self.law, self.trump, self.hands[each], self.held[each])
        if self.law.announce:
            lose_outdone(self.law, self.trump, melds, meld)
        if not self.add_points(seat, meld.points):
            self._open_or_draw()

    def _claim(self, seat: i64, action: int) -> None:
        seven = action & 255
        self.claimed.add(seven)
        if action >= EXCHANGE:
            turned = int(self.turned)
            self.hands[seat].remove(seven)
            self.held[seat].remove(seven)
            self._lay_down(seat, seven)
            self._take(seat, turned)
            self.turned = seven
        if not self.add_points(seat, self.law.dix) and self.phase == WINDOW:
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
            other = int(self.turned)
            self.turned = -1
            self.drawn += 1
        else:
            one = self.stock[first]
            other = self.stock[second]
            self.drawn += 2
        self._take(winner, one)
        self._take(1 - winner, other)
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
            self.next_chance()

    def _take(self, seat: i64, card: int) -> None:
        hand = self.hands[seat]
        held = self.held[seat]
        hand.append(card)
        held.add(card)
        if self.phase != STRICT:
            more = melds_with(self.law, self.trump, hand, held, card)
            if more:
                self.found[seat] = self.found[seat] + more

    def _lay_down(self, seat: i64, card: int) -> None:
        """Forget the melds that a card leaves the hand with."""
        found = self.found[seat]
        if found:
            self.found[seat] = [meld for meld in found if not meld.cards.has(card)]

    def next_chance(self) -> None:
        """Let the next of those who may show a carte blanche decide; after them the trick begins."""
        if self.chances:
            self.phase = CARTE_BLANCHE
            self.to_move = self.chances.pop(0)
        else:
            self.phase = TRICK
            self.to_move = self.leader

    def _finish(self, winner: i64, count: i64) -> None:
        """Score the last trick with its brisques, then the count, and end the deal."""
        points = self.law.last_trick
        if self.as_won:
            points += BRISQUE * count
        if points and self.add_points(winner, points):
            return
        if self.law.counts_brisques and not self.as_won:
            self.scores[0] += BRISQUE * self.brisques[0]
            self.scores[1] += BRISQUE * self.brisques[1]
        self.phase = OVER
        self.to_move = -1

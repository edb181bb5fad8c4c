"""A deal: one distribution of the whole pack, played out action by action.

A `Deal` is a value. `apply` checks an action for the player to move and returns the deal after it with
the events that it brought about; the deal it was called on stays as it was. Dealing, turning, drawing
and counting follow by themselves. The cost of `apply` is a few dozen microseconds.
"""

from __future__ import annotations

from typing import Final

from bezique_qt.rules import declaring, playing
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
from bezique_qt.rules.cards import COURTS, MAX_PACKS, Card, by_code, full_pack
from bezique_qt.rules.counting import brisques_as_won, score
from bezique_qt.rules.errors import IllegalAction, PackError
from bezique_qt.rules.events import CardsDealt, CardTurned, DealStarted, Event, TurnedSevenScored
from bezique_qt.rules.legal import declarations, dix_actions, refusal
from bezique_qt.rules.melds import Declared
from bezique_qt.rules.phase import Phase
from bezique_qt.rules.seats import CardPair
from bezique_qt.rules.tricks import Trick, strict_plays
from bezique_qt.rules.variants import Variant
from bezique_qt.rules.view import PlayerView

_DONE: Final = Done()
_SHOW: Final = ShowCarteBlanche()
_PLAYS: Final = {card: Play(card) for card in full_pack(MAX_PACKS)}


class Deal:
    """The state of a deal. Attributes are to be read, never assigned; pairs are in seat order.

    `hands` hold exposed cards too; `exposed` are those laid face up, `shown` those that the other
    player has seen (exposed, shown in a carte blanche, claimed as dix, taken from the turned place).
    `totals` are the points of the match before this deal, `scores` the points of the deal so far, `won`
    the numbers of tricks, `as_won` whether brisques score as they are won in this deal, `at_once`
    whether reaching the target ended it.

    `drawn` counts the cards of the pack that have left the stock; `blanche` says who has shown a carte
    blanche at every chance so far, `chances` who else is to be asked now; `known_legal` keeps the
    legal actions once they have been worked out.
    """

    __slots__ = (
        "as_won",
        "at_once",
        "blanche",
        "brisques",
        "chances",
        "claimed",
        "dealer",
        "drawn",
        "exposed",
        "hands",
        "known_legal",
        "lead",
        "leader",
        "melds",
        "pack",
        "phase",
        "scored_in_window",
        "scores",
        "shown",
        "to_move",
        "totals",
        "tricks",
        "trump",
        "turned",
        "variant",
        "won",
    )

    variant: Variant
    dealer: int
    pack: tuple[Card, ...]
    totals: tuple[int, int]
    as_won: bool
    phase: Phase
    to_move: int | None
    trump: str | None
    leader: int
    lead: Card | None
    hands: CardPair
    exposed: CardPair
    shown: CardPair
    turned: Card | None
    tricks: tuple[Trick, ...]
    scores: tuple[int, int]
    brisques: tuple[int, int]
    won: tuple[int, int]
    melds: tuple[tuple[Declared, ...], tuple[Declared, ...]]
    claimed: frozenset[Card]
    scored_in_window: int
    at_once: bool
    drawn: int
    blanche: tuple[bool, bool]
    chances: tuple[int, ...]
    known_legal: tuple[Action, ...] | None

    @classmethod
    def start(
        cls, variant: Variant, dealer: int, pack: tuple[Card, ...], totals: tuple[int, int] = (0, 0)
    ) -> tuple[Deal, tuple[Event, ...]]:
        """Deal the pack and return the deal before its first action, with the events so far.

        `pack` is every card of the variant once, in the order dealt, turned and drawn; `totals` are
        the points of the match before. Raises `PackError` if the pack is not complete.
        """
        check_pack(variant, pack)
        deal = object.__new__(cls)
        deal.variant = variant
        deal.dealer = dealer
        deal.pack = pack
        deal.totals = totals
        deal.as_won = brisques_as_won(variant, totals)
        deal.trump = None
        deal.leader = 1 - dealer
        deal.lead = None
        deal.exposed = deal.shown = (playing.NOTHING, playing.NOTHING)
        deal.turned = None
        deal.tricks = ()
        deal.scores = deal.brisques = deal.won = (0, 0)
        deal.melds = ((), ())
        deal.claimed = playing.NOTHING
        deal.scored_in_window = 0
        deal.at_once = False
        deal.known_legal = None
        hands: tuple[list[Card], list[Card]] = ([], [])
        place = 0
        for packet in variant.packets:
            for seat in (1 - dealer, dealer):
                hands[seat].extend(pack[place : place + packet])
                place += packet
        deal.hands = (frozenset(hands[0]), frozenset(hands[1]))
        events: list[Event] = [DealStarted(dealer), CardsDealt((tuple(hands[0]), tuple(hands[1])))]
        blanche = [
            variant.carte_blanche > 0 and not any(card.rank in COURTS for card in hand) for hand in hands
        ]
        deal.blanche = (blanche[0], blanche[1])
        deal.chances = tuple(seat for seat in (1 - dealer, dealer) if blanche[seat])
        deal.drawn = place
        deal.phase = Phase.TRICK
        deal.to_move = deal.leader
        if variant.turns_card:
            deal.turned = pack[place]
            deal.trump = deal.turned.suit
            deal.drawn += 1
            events.append(CardTurned(deal.turned))
            if deal.turned.rank == "7" and variant.turned_seven:
                events.append(TurnedSevenScored(dealer, deal.turned, variant.turned_seven))
                if score(deal, dealer, variant.turned_seven, events):
                    return deal, tuple(events)
        playing.next_chance(deal)
        return deal, tuple(events)

    # what may be done

    @property
    def is_over(self) -> bool:
        """Whether the deal has ended."""
        return self.phase is Phase.OVER

    @property
    def stock_count(self) -> int:
        """The number of cards that can still be drawn, the turned card included."""
        return len(self.pack) - self.drawn + (self.turned is not None)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """All that the player to move may do, in the order of the texts. Empty when the deal is over."""
        if self.known_legal is None:
            self.known_legal = self._find_legal()
        return self.known_legal

    def _find_legal(self) -> tuple[Action, ...]:
        seat = self.to_move
        if seat is None:
            return ()
        if self.phase is Phase.CARTE_BLANCHE:
            return (_SHOW, _DONE)
        if self.phase is Phase.WINDOW:
            return self.declarable(seat)
        hand = by_code(self.hands[seat])
        if self.phase is Phase.STRICT:
            if self.lead is not None:
                _, hand = strict_plays(self.variant, self.trump, self.lead, hand)
            return tuple([_PLAYS[card] for card in hand])
        plays = [_PLAYS[card] for card in hand]
        dix = dix_actions(
            self.variant, self.trump, hand, self.turned, self.claimed, self.won[seat] > 0, in_window=False
        )
        return tuple(sorted([*dix, *plays], key=str)) if dix else tuple(plays)

    def declarable(self, seat: int) -> tuple[Action, ...]:
        """What the winner may do in his window; empty if there is nothing that he could declare."""
        hand = by_code(self.hands[seat])
        actions = declarations(
            self.variant,
            self.trump,
            self.hands[seat],
            hand,
            self.melds[seat],
            len(self.tricks),
            self.scored_in_window,
        )
        actions += dix_actions(
            self.variant, self.trump, hand, self.turned, self.claimed, has_won=True, in_window=True
        )
        if not actions:
            return ()
        return tuple(sorted([*actions, _DONE], key=str))

    def refusal(self, action: Action) -> IllegalAction | None:
        """Return why the player to move may not do this, or None if he may."""
        return refusal(self.view(self.to_move if self.to_move is not None else 0), action)

    def view(self, seat: int) -> PlayerView:
        """Return what the player in this seat may know."""
        return PlayerView(
            self.variant,
            seat,
            self.dealer,
            self.phase,
            self.to_move,
            self.trump,
            self.leader,
            self.lead,
            by_code(self.hands[seat]),
            self.exposed,
            len(self.hands[1 - seat]),
            self.shown[1 - seat],
            self.turned,
            self.stock_count,
            self.tricks,
            self.scores,
            self.totals,
            self.brisques,
            self.melds,
            self.claimed,
            self.scored_in_window,
            self.legal_actions if self.to_move == seat else (),
        )

    # what happens

    def apply(self, action: Action) -> tuple[Deal, tuple[Event, ...]]:
        """Return the deal after the player to move has done this, and the events that it brought about.

        Raises `IllegalAction`, which carries the id of the rule that forbids it.
        """
        if action not in self.legal_actions:
            error = self.refusal(action)
            assert error is not None, "an action that is not legal breaks a rule"
            raise error
        deal = self._copy()
        events: list[Event] = []
        match action:
            case Play():
                playing.play(deal, action, events)
            case Meld():
                declaring.meld(deal, action, events)
            case Announce():
                declaring.announce(deal, action, events)
            case Dix() | Exchange():
                declaring.claim(deal, action, events)
            case ShowCarteBlanche():
                declaring.show_blanche(deal, events)
            case Done():
                declaring.done(deal, events)
        return deal, tuple(events)

    def _copy(self) -> Deal:
        copy = object.__new__(Deal)
        copy.variant = self.variant
        copy.dealer = self.dealer
        copy.pack = self.pack
        copy.totals = self.totals
        copy.as_won = self.as_won
        copy.phase = self.phase
        copy.to_move = self.to_move
        copy.trump = self.trump
        copy.leader = self.leader
        copy.lead = self.lead
        copy.hands = self.hands
        copy.exposed = self.exposed
        copy.shown = self.shown
        copy.turned = self.turned
        copy.tricks = self.tricks
        copy.scores = self.scores
        copy.brisques = self.brisques
        copy.won = self.won
        copy.melds = self.melds
        copy.claimed = self.claimed
        copy.scored_in_window = self.scored_in_window
        copy.at_once = self.at_once
        copy.drawn = self.drawn
        copy.blanche = self.blanche
        copy.chances = self.chances
        copy.known_legal = None
        return copy


def check_pack(variant: Variant, pack: tuple[Card, ...]) -> None:
    """Raise `PackError`, saying what is wrong, unless the pack is every card of the variant once."""
    wanted = set(full_pack(variant.packs))
    if len(pack) != len(wanted):
        raise PackError(f"the pack has {len(pack)} cards and should have {len(wanted)}")
    seen: set[Card] = set()
    for card in pack:
        if card not in wanted:
            raise PackError(f"{card} does not belong to a game of {variant.packs} packs")
        if card in seen:
            raise PackError(f"{card} is in the pack twice")
        seen.add(card)

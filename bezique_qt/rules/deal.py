"""A deal: one distribution of the whole pack, played out action by action.

A `Deal` is a value. `apply` checks an action for the player to move and returns the deal after it with
the events that it brought about; the deal it was called on stays as it was. Dealing, turning, drawing
and counting follow by themselves. The cost of `apply` is a few dozen microseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bezique_qt.rules import counting
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
from bezique_qt.rules.cards import BRISQUES, COURTS, Card, by_code, full_pack
from bezique_qt.rules.errors import IllegalAction, PackError
from bezique_qt.rules.events import (
    AnnouncementLost,
    BrisquesScored,
    CardDrawn,
    CardPlayed,
    CardsDealt,
    CardTurned,
    CarteBlancheShown,
    DealEnded,
    DealStarted,
    DixClaimed,
    Event,
    MeldAnnounced,
    MeldScored,
    StrictPhaseBegan,
    TrickWon,
    TrumpFixed,
    TurnedCardExchanged,
    TurnedSevenScored,
)
from bezique_qt.rules.kinds import MELD_CLASS, MELD_POINTS, MeldClass
from bezique_qt.rules.legal import declarations, dix_actions, refusal
from bezique_qt.rules.melds import Declared, announcement, restorable, shape_of
from bezique_qt.rules.phase import Phase
from bezique_qt.rules.tricks import Trick, beats, strict_plays
from bezique_qt.rules.variants import Variant
from bezique_qt.rules.view import PlayerView

_DONE: Final = Done()
_SHOW: Final = ShowCarteBlanche()
_PLAYS: Final = {card: Play(card) for card in full_pack(8)}
_NOTHING: Final[frozenset[Card]] = frozenset()

Pair = tuple[frozenset[Card], frozenset[Card]]


def _with(pair: tuple[frozenset[Card], frozenset[Card]], seat: int, cards: frozenset[Card]) -> Pair:
    return (pair[0], cards) if seat else (cards, pair[1])


def _plus(pair: tuple[int, int], seat: int, number: int) -> tuple[int, int]:
    return (pair[0], pair[1] + number) if seat else (pair[0] + number, pair[1])


class Deal:
    """The state of a deal. Attributes are to be read, never assigned; pairs are in seat order.

    `hands` hold exposed cards too; `exposed` are those laid face up, `shown` those that the other
    player has seen (exposed, shown in a carte blanche, claimed as dix, taken from the turned place).
    `totals` are the points of the match before this deal, `scores` the points of the deal so far.
    """

    __slots__ = (
        "_blanche",
        "_chances",
        "_drawn",
        "_legal",
        "as_won",
        "at_once",
        "brisques",
        "claimed",
        "dealer",
        "exposed",
        "hands",
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
    hands: Pair
    exposed: Pair
    shown: Pair
    turned: Card | None
    tricks: tuple[Trick, ...]
    scores: tuple[int, int]
    brisques: tuple[int, int]
    won: tuple[int, int]
    melds: tuple[tuple[Declared, ...], tuple[Declared, ...]]
    claimed: frozenset[Card]
    scored_in_window: int
    at_once: bool
    _drawn: int
    _blanche: tuple[bool, bool]
    _chances: tuple[int, ...]
    _legal: tuple[Action, ...] | None

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
        deal.as_won = counting.brisques_as_won(variant, totals)
        deal.trump = None
        deal.leader = 1 - dealer
        deal.lead = None
        deal.exposed = deal.shown = (_NOTHING, _NOTHING)
        deal.turned = None
        deal.tricks = ()
        deal.scores = deal.brisques = deal.won = (0, 0)
        deal.melds = ((), ())
        deal.claimed = _NOTHING
        deal.scored_in_window = 0
        deal.at_once = False
        deal._legal = None
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
        deal._blanche = (blanche[0], blanche[1])
        deal._chances = tuple(seat for seat in (1 - dealer, dealer) if blanche[seat])
        deal._drawn = place
        deal.phase = Phase.TRICK
        deal.to_move = deal.leader
        if variant.turns_card:
            deal.turned = pack[place]
            deal.trump = deal.turned.suit
            deal._drawn += 1
            events.append(CardTurned(deal.turned))
            if deal.turned.rank == "7" and variant.turned_seven:
                events.append(TurnedSevenScored(dealer, deal.turned, variant.turned_seven))
                if deal._score(dealer, variant.turned_seven, events):
                    return deal, tuple(events)
        deal._next_chance()
        return deal, tuple(events)

    # what may be done

    @property
    def is_over(self) -> bool:
        """Whether the deal has ended."""
        return self.phase is Phase.OVER

    @property
    def stock_count(self) -> int:
        """The number of cards that can still be drawn, the turned card included."""
        return len(self.pack) - self._drawn + (self.turned is not None)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """All that the player to move may do, in the order of the texts. Empty when the deal is over."""
        if self._legal is None:
            self._legal = self._find_legal()
        return self._legal

    def _find_legal(self) -> tuple[Action, ...]:
        seat = self.to_move
        if seat is None:
            return ()
        if self.phase is Phase.CARTE_BLANCHE:
            return (_SHOW, _DONE)
        if self.phase is Phase.WINDOW:
            return self._declarable(seat)
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

    def _declarable(self, seat: int) -> tuple[Action, ...]:
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
        _STEPS[type(action)](deal, action, events)
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
        copy._drawn = self._drawn
        copy._blanche = self._blanche
        copy._chances = self._chances
        copy._legal = None
        return copy

    def _mover(self) -> int:
        assert self.to_move is not None
        return self.to_move

    def _score(self, seat: int, points: int, events: list[Event]) -> bool:
        """Add points; return True if they end the deal at once."""
        self.scores = _plus(self.scores, seat, points)
        if counting.reaches_target(self.variant, self.totals[seat] + self.scores[seat]):
            self.at_once = True
            self._end(events)
        return self.at_once

    def _end(self, events: list[Event]) -> None:
        self.phase = Phase.OVER
        self.to_move = None
        events.append(DealEnded(self.scores, self.brisques, self.at_once))

    def _play(self, action: Play, events: list[Event]) -> None:
        seat = self._mover()
        card = action.card
        self.hands = _with(self.hands, seat, self.hands[seat] - {card})
        if card in self.shown[seat]:
            self.shown = _with(self.shown, seat, self.shown[seat] - {card})
            if card in self.exposed[seat]:
                self.exposed = _with(self.exposed, seat, self.exposed[seat] - {card})
        events.append(CardPlayed(seat, card))
        if self.melds[seat]:
            self._lose(seat, events, lambda meld: card in meld.cards)
        led = self.lead
        if led is None:
            self.lead = card
            self.to_move = 1 - seat
            return
        winner = seat if beats(card, led, self.trump, self.variant.rank_order) else self.leader
        self.tricks = (*self.tricks, Trick(self.leader, (led, card), winner))
        last = not self.hands[seat]
        events.append(TrickWon(winner, (led, card), len(self.tricks), last))
        self.lead = None
        self.leader = self.to_move = winner
        self.won = _plus(self.won, winner, 1)
        count = (led.rank in BRISQUES) + (card.rank in BRISQUES)
        self.brisques = _plus(self.brisques, winner, count)
        if last:
            counting.finish(self, winner, count, events)
            return
        if count and self.as_won:
            events.append(BrisquesScored(winner, count, counting.BRISQUE * count))
            if self._score(winner, counting.BRISQUE * count, events):
                return
        if self.stock_count:
            self.phase = Phase.WINDOW
            self.scored_in_window = 0
            self._stay_or_draw(events)

    def _lose(self, seat: int, events: list[Event], lost: Callable[[Declared], bool]) -> None:
        """Mark the announcements that can no longer be scored."""
        melds = list(self.melds[seat])
        changed = False
        for place, meld in enumerate(melds):
            if not meld.scored and not meld.lost and lost(meld):
                melds[place] = _replaced(meld, lost=True)
                events.append(AnnouncementLost(seat, meld.cards))
                changed = True
        if changed:
            self._set_melds(seat, melds)

    def _set_melds(self, seat: int, melds: list[Declared]) -> None:
        self.melds = (self.melds[0], tuple(melds)) if seat else (tuple(melds), self.melds[1])

    def _stay_or_draw(self, events: list[Event]) -> None:
        """Keep the window open while something can be declared in it; otherwise both draw."""
        self._legal = self._declarable(self._mover())
        if not self._legal:
            self._draw(events)

    def _draw(self, events: list[Event]) -> None:
        winner = self.leader
        chances: list[int] = []
        for seat in (winner, 1 - winner):
            if self._drawn < len(self.pack):
                card = self.pack[self._drawn]
                self._drawn += 1
                events.append(CardDrawn(seat, card, turned=False))
            else:
                assert self.turned is not None
                card, self.turned = self.turned, None
                self.shown = _with(self.shown, seat, self.shown[seat] | {card})
                events.append(CardDrawn(seat, card, turned=True))
            self.hands = _with(self.hands, seat, self.hands[seat] | {card})
            if self._blanche[seat]:
                if card.rank in COURTS:
                    self._end_blanche(seat)
                else:
                    chances.append(seat)
        self._legal = None
        if not self.stock_count:
            self.phase = Phase.STRICT
            self.exposed = (_NOTHING, _NOTHING)
            events.append(StrictPhaseBegan())
            for seat in (0, 1):
                self._lose(seat, events, lambda meld: True)
            return
        self.phase = Phase.TRICK
        self._chances = tuple(chances)
        self._next_chance()

    def _end_blanche(self, seat: int) -> None:
        self._blanche = (self._blanche[0], False) if seat else (False, self._blanche[1])

    def _next_chance(self) -> None:
        """Ask the next player who may show a carte blanche, or else the leader to play."""
        if self._chances:
            self.phase = Phase.CARTE_BLANCHE
            self.to_move = self._chances[0]
            self._chances = self._chances[1:]
        else:
            self.phase = Phase.TRICK
            self.to_move = self.leader

    def _show_blanche(self, action: ShowCarteBlanche, events: list[Event]) -> None:
        seat = self._mover()
        self.shown = _with(self.shown, seat, self.hands[seat])
        points = self.variant.carte_blanche
        events.append(CarteBlancheShown(seat, by_code(self.hands[seat]), points))
        if not self._score(seat, points, events):
            self._next_chance()

    def _done(self, action: Done, events: list[Event]) -> None:
        if self.phase is Phase.WINDOW:
            self._draw(events)
        else:
            self._end_blanche(self._mover())
            self._next_chance()

    def _lay(self, seat: int, cards: tuple[Card, ...]) -> None:
        self.exposed = _with(self.exposed, seat, self.exposed[seat].union(cards))
        self.shown = _with(self.shown, seat, self.shown[seat].union(cards))

    def _meld(self, action: Meld, events: list[Event]) -> None:
        seat = self._mover()
        cards = action.cards
        earlier = self.melds[seat]
        shape = shape_of(self.variant, self.trump, cards)
        assert shape is not None
        points = MELD_POINTS[shape.kind]
        own = announcement(earlier, cards)
        window = own.window if own is not None else len(self.tricks)
        scored = Declared(shape.kind, cards, shape.suit, points, window, scored=True)
        restored = restorable(earlier, shape, cards, self.hands[seat]) if self.variant.reform else None
        melds = [
            scored if meld is own else _replaced(meld, restored=True) if meld is restored else meld
            for meld in earlier
        ]
        if own is None:
            melds.append(scored)
        self._set_melds(seat, melds)
        self._lay(seat, cards)
        self.scored_in_window += 1
        events.append(MeldScored(seat, shape.kind, cards, points, shape.suit))
        if self.trump is None and shape.suit is not None and _makes_trumps(self.variant, action):
            self.trump = shape.suit
            events.append(TrumpFixed(seat, shape.suit))
        self._lose(seat, events, lambda meld: self._outdone(meld, action, points))
        if not self._score(seat, points, events):
            self._stay_or_draw(events)

    def _outdone(self, announced: Declared, scored: Meld, points: int) -> bool:
        """Say whether a meld just scored takes cards of an announced one of its class and is higher."""
        shape = shape_of(self.variant, self.trump, announced.cards)
        worth = MELD_POINTS[shape.kind] if shape is not None else 0
        return (
            MELD_CLASS[announced.kind] == MELD_CLASS[scored.kind]
            and points > worth
            and any(card in scored.cards for card in announced.cards)
        )

    def _announce(self, action: Announce, events: list[Event]) -> None:
        seat = self._mover()
        shape = shape_of(self.variant, self.trump, action.cards)
        assert shape is not None
        announced = Declared(
            shape.kind, action.cards, shape.suit, shape.points, len(self.tricks), scored=False
        )
        self._set_melds(seat, [*self.melds[seat], announced])
        self._lay(seat, action.cards)
        events.append(MeldAnnounced(seat, shape.kind, action.cards))
        self._stay_or_draw(events)

    def _claim(self, action: Dix | Exchange, events: list[Event]) -> None:
        seat = self._mover()
        seven = action.card
        self.claimed = self.claimed | {seven}
        events.append(DixClaimed(seat, seven, self.variant.dix))
        if isinstance(action, Exchange):
            taken = self.turned
            assert taken is not None
            self.turned = seven
            self.hands = _with(self.hands, seat, (self.hands[seat] - {seven}) | {taken})
            self.shown = _with(self.shown, seat, (self.shown[seat] - {seven}) | {taken})
            events.append(TurnedCardExchanged(seat, seven, taken))
        else:
            self.shown = _with(self.shown, seat, self.shown[seat] | {seven})
        if not self._score(seat, self.variant.dix, events) and self.phase is Phase.WINDOW:
            self._stay_or_draw(events)


_STEPS: Final[dict[type, Callable[[Deal, object, list[Event]], None]]] = {
    Play: Deal._play,
    Meld: Deal._meld,
    Announce: Deal._announce,
    Dix: Deal._claim,
    Exchange: Deal._claim,
    ShowCarteBlanche: Deal._show_blanche,
    Done: Deal._done,
}  # type: ignore[dict-item]


def _replaced(meld: Declared, *, lost: bool | None = None, restored: bool | None = None) -> Declared:
    return Declared(
        meld.kind,
        meld.cards,
        meld.suit,
        meld.points,
        meld.window,
        meld.scored,
        meld.lost if lost is None else lost,
        meld.restored if restored is None else restored,
    )


def _makes_trumps(variant: Variant, meld: Meld) -> bool:
    """Say whether this meld, the first of its sort to be scored, makes its suit trumps."""
    meld_class = MELD_CLASS[meld.kind]
    if meld_class is MeldClass.MARRIAGE:
        return len(meld.cards) == 2 or variant.trump_from == "marriage-or-sequence"
    return meld_class is MeldClass.BEZIQUE and variant.trump_from == "marriage-or-bezique"


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

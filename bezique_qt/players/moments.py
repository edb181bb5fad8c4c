"""What a view tells of the other player's play, as the reading of his hand wants it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bezique_qt.players.core import CoreDeal
from bezique_qt.players.core_cards import (
    KINDS,
    Cards,
    Switches,
    cards_of,
    number_of,
    suit_number,
    suits_of,
)
from bezique_qt.players.core_melds import CoreMeld, makes_trumps
from bezique_qt.players.policy import Policy
from bezique_qt.players.reading import Moment, Reading
from bezique_qt.rules import Card, Declared, Phase, PlayerView

_REMEMBERED: Final = 9
"""His last cards are read, so many: of older ones it is too uncertain what he held beside them."""


def set_of(cards: tuple[Card, ...]) -> Cards:
    """Return the core's set of these cards."""
    return cards_of([number_of(card) for card in cards])


def core_meld(meld: Declared) -> CoreMeld:
    """Return a declared meld as the core has it."""
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


def reading_of(view: PlayerView, policy: Policy) -> Reading | None:
    """Return what the other player's cards say to the player of this view; None where they say nothing.

    The policy is what he is thought to play by.
    """
    other = 1 - view.seat
    done = len(view.tricks)
    led = [number_of(trick.cards[0]) for trick in view.tricks]
    answers = [number_of(trick.cards[1]) for trick in view.tricks]
    leaders = [trick.leader for trick in view.tricks]
    if view.lead is not None and view.leader == other:
        led.append(number_of(view.lead))
        leaders.append(other)
    history = _History(view, policy.law)
    moments: list[Moment] = []
    for trick in reversed(range(max(0, len(leaders) - _REMEMBERED), len(leaders))):
        leads = leaders[trick] == other
        card, answered = (led[trick], -1) if leads else (answers[trick], led[trick])
        closed = trick < done - 1 or (trick == done - 1 and view.phase is not Phase.WINDOW)
        deal = history.before(trick, answered)
        melds = history.melds_until(trick + 1)[other]
        moments.append(Moment(deal, card, melds, drew=closed, silent=closed and history.is_silent(trick)))
    if not moments:
        return None
    since = {number_of(card): 0 for card in view.opponent_shown}
    for meld in reversed(view.melds[other]):
        since |= {number_of(card): meld.window for card in meld.cards}
    return Reading(policy, other, moments, since)


class _History:
    """The deal at its earlier tricks, as both players saw it.

    The claimed sevens and the turned card are those of now: when they were claimed and exchanged is not told.
    """

    def __init__(self, view: PlayerView, law: Switches) -> None:
        self._view = view
        self._law = law
        self._other = 1 - view.seat
        self._melds = [[(meld, core_meld(meld)) for meld in melds] for melds in view.melds]
        self._trump = suit_number(view.trump)
        self._trump_since = 0
        if not law.turns_card:
            windows = [
                told.scored_window
                for melds in self._melds
                for told, meld in melds
                if meld.scored and meld.suit == self._trump and makes_trumps(law, meld)
            ]
            self._trump_since = min(windows, default=0)
        self._cards = [number_of(card) for trick in view.tricks for card in trick.cards]
        self._claimed = set_of(tuple(view.claimed))
        self._turned = number_of(view.turned) if view.turned is not None else -1

    def melds_until(self, window: int) -> list[list[CoreMeld]]:
        """The melds of both seats declared up to a window, which has the number of the tricks before it.

        What was announced and had not scored yet stands there as an announcement.
        """
        return [
            [
                core_meld(replace(told, scored=False, restored=False))
                if told.scored_window > window
                else meld
                for told, meld in melds
                if told.window <= window
            ]
            for melds in self._melds
        ]

    def before(self, trick: int, answered: int) -> CoreDeal:
        """The deal before the other player's card to a trick, counted from 0, his hand left out.

        `answered` is the card that his follows, -1 where he leads.
        """
        view = self._view
        deal = CoreDeal(self._law)
        deal.to_move = self._other
        deal.trump = self._trump if trick >= self._trump_since else -1
        deal.lead = answered
        deal.turned = self._turned
        drawn_since = 2 * (len(view.tricks) - trick - (1 if view.phase is Phase.WINDOW else 0))
        deal.stock = [-1] * (view.stock_count + drawn_since - (1 if deal.turned >= 0 else 0))
        deal.set_hand(view.seat, [-1] * (self._law.hand - (1 if answered >= 0 else 0)))
        deal.melds = self.melds_until(trick)
        deal.gone = suits_of(self._cards[: 2 * trick] + ([answered] if answered >= 0 else []))
        deal.claimed = self._claimed
        deal.tricks = trick
        return deal

    def is_silent(self, trick: int) -> bool:
        """Whether the other player won a trick and could score more than he did after it."""
        if self._view.tricks[trick].winner != self._other:
            return False
        most = self._law.melds_per_window
        scored = sum(told.scored_window == trick + 1 for told, _ in self._melds[self._other])
        return most == 0 or scored < most

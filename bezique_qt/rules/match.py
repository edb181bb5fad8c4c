"""A match: deals until the target is reached, or one deal and its settlement (Rubicon).

A `Match` is a value like a deal. It keeps what was played as the record format writes it, so a match,
its record and its undo history are one thing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bezique_qt.rules.actions import Action
from bezique_qt.rules.cards import Card
from bezique_qt.rules.deal import Deal
from bezique_qt.rules.errors import MatchError
from bezique_qt.rules.events import DealSettled, Event, MatchEnded
from bezique_qt.rules.settlement import Settlement, settle
from bezique_qt.rules.variants import Variant


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal as it is written down: who dealt, the pack, and every action with its seat."""

    dealer: int
    pack: tuple[Card, ...]
    actions: tuple[tuple[int, Action], ...] = ()


@dataclass(frozen=True, slots=True)
class DealResult:
    """A finished deal: its points, brisques, and the totals of the match after it."""

    scores: tuple[int, int]
    brisques: tuple[int, int]
    totals: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Match:
    """The state of a match; the last of `deals` is the one that `deal` shows.

    `totals` are the points after the last finished deal. For Rubicon they are the settlement value,
    to the winner's seat, and `settlement` tells how it came about.
    """

    variant: Variant
    deals: tuple[PlayedDeal, ...]
    deal: Deal
    totals: tuple[int, int] = (0, 0)
    results: tuple[DealResult, ...] = ()
    settlement: Settlement | None = None

    @classmethod
    def start(
        cls, variant: Variant, first_dealer: int, pack: tuple[Card, ...]
    ) -> tuple[Match, tuple[Event, ...]]:
        """Start a match with its first deal; raise `PackError` if the pack is not complete."""
        deal, events = Deal.start(variant, first_dealer, pack)
        match = cls(variant, (PlayedDeal(first_dealer, pack),), deal)
        return match._counted(events)

    @property
    def first_dealer(self) -> int:
        """The seat that dealt first."""
        return self.deals[0].dealer

    @property
    def next_dealer(self) -> int:
        """The seat that deals next: the deal alternates."""
        return 1 - self.deals[-1].dealer

    @property
    def is_over(self) -> bool:
        """Whether the match has ended: settled, or one total over the target and higher."""
        if not self.deal.is_over:
            return False
        if self.variant.ending == "settlement":
            return True
        return max(self.totals) >= self.variant.target and self.totals[0] != self.totals[1]

    @property
    def winner(self) -> int | None:
        """The seat that has won the match; None while it goes on, and where no one wins."""
        if not self.is_over:
            return None
        if self.settlement is not None:
            return self.settlement.winner
        return 0 if self.totals[0] > self.totals[1] else 1

    def apply(self, action: Action) -> tuple[Match, tuple[Event, ...]]:
        """Return the match after the player to move has done this, with the events.

        Raises `IllegalAction` if the rules forbid it.
        """
        seat = self.deal.to_move
        deal, events = self.deal.apply(action)
        assert seat is not None
        current = self.deals[-1]
        played = replace(current, actions=(*current.actions, (seat, action)))
        return replace(self, deals=(*self.deals[:-1], played), deal=deal)._counted(events)

    def next_deal(self, pack: tuple[Card, ...]) -> tuple[Match, tuple[Event, ...]]:
        """Deal again, by the other player.

        Raises `MatchError` while the present deal is unfinished or when the match is over, and
        `PackError` if the pack is not complete.
        """
        if not self.deal.is_over:
            raise MatchError("the deal before is not finished")
        if self.is_over:
            raise MatchError("the match is over")
        dealer = self.next_dealer
        deal, events = Deal.start(self.variant, dealer, pack, self.totals)
        match = replace(self, deals=(*self.deals, PlayedDeal(dealer, pack)), deal=deal)
        return match._counted(events)

    def _counted(self, events: tuple[Event, ...]) -> tuple[Match, tuple[Event, ...]]:
        """Carry a deal that has just ended over into the totals."""
        deal = self.deal
        if not deal.is_over:
            return self, events
        settlement = None
        more: list[Event] = []
        if self.variant.settlement:
            settlement = settle(self.variant.settlement, deal.scores, deal.brisques)
            totals = (
                settlement.value if settlement.winner == 0 else 0,
                settlement.value if settlement.winner == 1 else 0,
            )
            more.append(
                DealSettled(
                    settlement.winner, settlement.value, settlement.line, settlement.points, settlement.bonus
                )
            )
        else:
            totals = (self.totals[0] + deal.scores[0], self.totals[1] + deal.scores[1])
        result = DealResult(deal.scores, deal.brisques, totals)
        match = replace(self, totals=totals, results=(*self.results, result), settlement=settlement)
        if match.is_over:
            more.append(MatchEnded(match.winner, totals))
        return match, (*events, *more)

"""What one player may know of a deal, and nothing else.

Opponents and the teacher decide from this value alone. Whatever is hidden from the player (the other
hand's unseen cards, the order of the stock) is not in it: exchanging hidden cards leaves it equal.
"""

from __future__ import annotations

from typing import NamedTuple

from bezique_qt.rules.actions import Action
from bezique_qt.rules.cards import Card, full_pack
from bezique_qt.rules.errors import IllegalAction
from bezique_qt.rules.legal import refusal
from bezique_qt.rules.melds import Declared
from bezique_qt.rules.phase import Phase
from bezique_qt.rules.tricks import Trick
from bezique_qt.rules.variants import Variant


class PlayerView(NamedTuple):
    """A deal as the player in `seat` sees it; pairs are in the order of the seats 0 and 1."""

    variant: Variant
    seat: int
    dealer: int
    phase: Phase
    to_move: int | None
    trump: str | None
    leader: int
    """Who leads, or led, to the trick in progress."""
    lead: Card | None
    """The card led to the trick in progress, if one is."""
    hand: tuple[Card, ...]
    """The player's own cards in the order of their codes, exposed ones included."""
    exposed: tuple[frozenset[Card], frozenset[Card]]
    """The cards of each hand that lie face up."""
    opponent_count: int
    opponent_shown: frozenset[Card]
    """Cards that the other player holds and that this one has seen, exposed ones included."""
    turned: Card | None
    stock_count: int
    """Cards that can still be drawn, the turned card included."""
    tricks: tuple[Trick, ...]
    scores: tuple[int, int]
    """Points of this deal so far."""
    totals: tuple[int, int]
    """Points of the match before this deal."""
    brisques: tuple[int, int]
    """Aces and tens in the tricks of each player."""
    melds: tuple[tuple[Declared, ...], tuple[Declared, ...]]
    claimed: frozenset[Card]
    """Sevens of trumps that were claimed."""
    scored_in_window: int
    """Melds scored in the window that is open."""
    legal_actions: tuple[Action, ...]
    """What this player may do now, in the order of the texts; empty when it is not his turn."""

    @property
    def unseen(self) -> frozenset[Card]:
        """The cards that this player has not seen: the stock's and the other hand's, mixed."""
        seen = set(self.hand) | self.opponent_shown
        if self.turned is not None:
            seen.add(self.turned)
        if self.lead is not None:
            seen.add(self.lead)
        for trick in self.tricks:
            seen.update(trick.cards)
        return frozenset(full_pack(self.variant.packs)) - seen

    def refusal(self, action: Action) -> IllegalAction | None:
        """Return why this player may not do this now, or None if he may."""
        return refusal(self, action)

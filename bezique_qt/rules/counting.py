"""The end of a deal: brisques, the last trick, the target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bezique_qt.rules.events import BrisquesCounted, BrisquesScored, DealEnded, Event, LastTrickScored
from bezique_qt.rules.phase import Phase
from bezique_qt.rules.seats import plus
from bezique_qt.rules.variants import Variant

if TYPE_CHECKING:
    from bezique_qt.rules.deal import Deal

BRISQUE: Final = 10
"""Points for each ace and ten won, where they score."""


def brisques_as_won(variant: Variant, totals: tuple[int, int]) -> bool:
    """Say whether brisques score as they are won in a deal that starts at these totals."""
    return variant.brisques == "as-won" or (
        variant.brisques == "end-near-target" and max(totals) >= variant.target - variant.near_target
    )


def reaches_target(variant: Variant, total: int) -> bool:
    """Say whether a total that has just been added to ends the deal at once."""
    return variant.ending == "at-once" and total >= variant.target


def score(deal: Deal, seat: int, points: int, events: list[Event]) -> bool:
    """Add points for a player; return True if they reach the target and end the deal at once."""
    deal.scores = plus(deal.scores, seat, points)
    if reaches_target(deal.variant, deal.totals[seat] + deal.scores[seat]):
        deal.at_once = True
        end(deal, events)
    return deal.at_once


def end(deal: Deal, events: list[Event]) -> None:
    """End the deal with the points that it has."""
    deal.phase = Phase.OVER
    deal.to_move = None
    events.append(DealEnded(deal.scores, deal.brisques, deal.at_once))


def finish(deal: Deal, winner: int, brisques: int, events: list[Event]) -> None:
    """Score the last trick, with `brisques` in it, and the count, and end the deal.

    The bonus of the last trick comes before the count; where brisques score as won, those of the last
    trick come together with its bonus. At the count both may pass the target.
    """
    variant = deal.variant
    points = variant.last_trick
    if points:
        events.append(LastTrickScored(winner, points))
    if deal.as_won and brisques:
        events.append(BrisquesScored(winner, brisques, BRISQUE * brisques))
        points += BRISQUE * brisques
    if points and score(deal, winner, points, events):
        return
    if variant.brisques in ("end", "end-near-target") and not deal.as_won:
        for seat in (deal.dealer, 1 - deal.dealer):
            count = deal.brisques[seat]
            if count:
                events.append(BrisquesCounted(seat, count, BRISQUE * count))
                deal.scores = plus(deal.scores, seat, BRISQUE * count)
    end(deal, events)

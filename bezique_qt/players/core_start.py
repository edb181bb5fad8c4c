"""The start of a deal in the fast core: packets, the turned card, the first chances of a carte blanche."""

from __future__ import annotations

from bezique_qt.players.core import CoreDeal
from bezique_qt.players.core_cards import IS_COURT, SEVEN, Switches


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
    hands: list[list[int]] = [[], []]
    for packet in law.variant.packets:
        for seat in (1 - dealer, dealer):
            hands[seat] += pack[place : place + packet]
            place += packet
    if law.turns_card:
        deal.turned = pack[place]
        deal.trump = deal.turned & 3
        place += 1
    for seat in (1 - dealer, dealer):
        deal.set_hand(seat, hands[seat])
        if law.carte_blanche and not any(IS_COURT[(card >> 2) & 7] for card in hands[seat]):
            deal.blanche[seat] = True
            deal.chances.append(seat)
    deal.stock = pack[place:]
    # The turned seven is claimed by nobody; the other one can still be.
    seven = deal.turned >= 0 and (deal.turned >> 2) & 7 == SEVEN and law.turned_seven > 0
    if not (seven and deal.add_points(dealer, law.turned_seven)):
        deal.next_chance()
    return deal


def is_compiled() -> bool:
    """Say whether this module runs as compiled code."""
    return not __file__.endswith(".py")

"""Deals from the hands that a test writes down."""

from __future__ import annotations

from bezique_qt.rules import Card, Deal, Event, Variant, full_pack, parse_action
from tests.rules.packs import places_of


def pack_of(
    variant: Variant, dealer: int, hands: tuple[str, str], turned: str = "", stock: str = ""
) -> tuple[Card, ...]:
    """A pack that gives these hands, turned card and first cards of the stock; the rest fills it up.

    What is not said is filled with small cards first, in hands as in the stock.
    """
    wanted = [[Card.of(code) for code in hand.split()] for hand in hands]
    drawn = [Card.of(code) for code in stock.split()]
    top = [Card.of(turned)] if turned else []
    named = {*wanted[0], *wanted[1], *drawn, *top}
    rest = [card for card in full_pack(variant.packs) if card not in named]
    rest.sort(key=lambda card: ("987TAJQK".index(card.rank), card.code), reverse=True)
    pack: dict[int, Card] = {}
    for seat in (0, 1):
        for number, place in enumerate(places_of(variant, dealer, seat)):
            pack[place] = wanted[seat][number] if number < len(wanted[seat]) else rest.pop()
    if variant.turns_card:
        pack[2 * variant.hand] = top[0] if top else rest.pop()
    following = [*drawn, *reversed(rest)]
    return (*(pack[place] for place in sorted(pack)), *following)


def started(
    variant: Variant,
    dealer: int,
    hands: tuple[str, str],
    turned: str = "",
    stock: str = "",
    totals: tuple[int, int] = (0, 0),
) -> Deal:
    """The deal that these hands start."""
    deal, _ = Deal.start(variant, dealer, pack_of(variant, dealer, hands, turned, stock), totals)
    return deal


def done(deal: Deal, *texts: str) -> tuple[Deal, list[Event]]:
    """The deal after these actions, each with its seat as in a record, and their events."""
    happened: list[Event] = []
    for text in texts:
        assert deal.to_move == int(text[0]), (text, deal.to_move)
        deal, events = deal.apply(parse_action(text[2:]))
        happened += events
    return deal, happened


def offered(deal: Deal, *words: str) -> list[str]:
    """The legal actions that begin with one of these words."""
    return [str(action) for action in deal.legal_actions if str(action).startswith(words)]

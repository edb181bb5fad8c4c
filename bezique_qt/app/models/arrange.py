"""The order of the cards in the player's hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bezique_qt.rules import Card

RANKS_SHOWN = "ATKQJ987"
"""From left to right; the order of the melds, whatever wins a trick."""
SUITS_SHOWN = "SHCD"
"""Black and red by turns."""

WAYS = ("suit", "rank", "alternating", "trumps", "own")
"""What `arranged` knows; "own" is the order that the player has made by hand."""


def arranged(
    cards: Iterable[Card], way: str, trump: str | None, own_order: Sequence[Card] = ()
) -> tuple[Card, ...]:
    """Return the cards in the order that the player wants to see.

    `way` is one of WAYS, anything else counts as "suit". For "own", cards that `own_order` does not name come
    last, by suit.
    """
    held = list(cards)
    suits = SUITS_SHOWN
    if way == "alternating":
        suits = _alternating({card.suit for card in held})
    elif way == "trumps" and trump is not None:
        suits = trump + SUITS_SHOWN.replace(trump, "")

    def by_suit(card: Card) -> tuple[int, int, str]:
        return suits.index(card.suit), RANKS_SHOWN.index(card.rank), card.code

    def by_rank(card: Card) -> tuple[int, int, str]:
        return RANKS_SHOWN.index(card.rank), suits.index(card.suit), card.code

    held.sort(key=by_rank if way == "rank" else by_suit)
    if way == "own":
        place = {card: number for number, card in enumerate(own_order)}
        held.sort(key=lambda card: place.get(card, len(place)))
    return tuple(held)


def _alternating(present: set[str]) -> str:
    """The four suits, with those present in an order that keeps the colours apart as far as they can be."""
    black = [suit for suit in "SC" if suit in present]
    red = [suit for suit in "HD" if suit in present]
    first, second = (black, red) if len(black) >= len(red) else (red, black)
    order: list[str] = []
    for number, suit in enumerate(first):
        order.append(suit)
        order.extend(second[number : number + 1])
    return "".join(order) + "".join(suit for suit in SUITS_SHOWN if suit not in order)


def moved(order: Sequence[Card], card: Card, gap: int) -> tuple[Card, ...]:
    """Return the order with `card` put into a gap, counted as if the card were not there (0: before all)."""
    rest = [other for other in order if other is not card]
    rest.insert(max(0, min(gap, len(rest))), card)
    return tuple(rest)

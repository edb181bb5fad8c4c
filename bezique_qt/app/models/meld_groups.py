"""Which exposed cards belong together: the melds that lie whole on the table, sharing cards or not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bezique_qt.app.models.arrange import RANKS_SHOWN, SUITS_SHOWN
from bezique_qt.rules import Card, Declared


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together, left to right, and the melds that they make, the largest first.

    A group without melds is one card: what is left of a broken meld, or a seven shown for the dix.
    """

    cards: tuple[Card, ...]
    melds: tuple[Declared, ...] = ()

    def runs(self, meld: Declared) -> tuple[tuple[int, int], ...]:
        """The places (first, last) in this group that the cards of `meld` take, neighbours joined."""
        places = [place for place, card in enumerate(self.cards) if card in meld.cards]
        found: list[tuple[int, int]] = []
        for place in places:
            if found and found[-1][1] == place - 1:
                found[-1] = (found[-1][0], place)
            else:
                found.append((place, place))
        return tuple(found)


def meld_groups(exposed: Iterable[Card], declared: Sequence[Declared]) -> tuple[Group, ...]:
    """Group a player's exposed cards by his melds that are still whole; each card is in one group.

    Groups come in the order in which their first meld was declared, single cards last.
    """
    left = set(exposed)
    whole: list[Declared] = []
    for meld in declared:
        twin = next((other for other in whole if other.kind == meld.kind and other.cards == meld.cards), None)
        if twin is None and left.issuperset(meld.cards) and not meld.lost:
            whole.append(meld)
    groups: list[Group] = []
    waiting = list(whole)
    while waiting:
        melds = [waiting.pop(0)]
        cards = set(melds[0].cards)
        joined = True
        while joined:
            touching = [meld for meld in waiting if cards.intersection(meld.cards)]
            joined = bool(touching)
            for meld in touching:
                waiting.remove(meld)
                melds.append(meld)
                cards.update(meld.cards)
        melds.sort(key=lambda meld: (-len(meld.cards), -meld.points))
        groups.append(Group(_in_order(melds), tuple(melds)))
        left -= cards
    single = sorted(
        left, key=lambda card: (SUITS_SHOWN.index(card.suit), RANKS_SHOWN.index(card.rank), card.code)
    )
    groups.extend(Group((card,)) for card in single)
    return tuple(groups)


def _in_order(melds: Sequence[Declared]) -> tuple[Card, ...]:
    """The cards of melds that share some: what small melds hold stands together inside the large ones."""
    order: list[Card] = []
    for meld in melds:
        inner = [other for other in melds if len(other.cards) < len(meld.cards)]

        def place(
            card: Card, inner: Sequence[Declared] = inner, meld: Declared = meld
        ) -> tuple[int, int, str]:
            if len(meld.cards) == 5:
                return 0, RANKS_SHOWN.index(card.rank), card.code
            part = next((n for n, other in enumerate(inner) if card in other.cards), len(inner))
            return part, -RANKS_SHOWN.index(card.rank) if card.rank == "J" else -9, card.code

        order.extend(card for card in sorted(meld.cards, key=place) if card not in order)
    return tuple(order)

"""Melds for the second reader: what cards make, which sets a hand holds, when one may be used again."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from tests.rules.naive_table import Switches

POINTS = {
    "marriage": 20,
    "royal-marriage": 40,
    "sequence": 250,
    "plain-sequence": 150,
    "bezique": 40,
    "double-bezique": 500,
    "triple-bezique": 1500,
    "quadruple-bezique": 4500,
    "four-aces": 100,
    "four-tens": 90,
    "four-kings": 80,
    "four-queens": 60,
    "four-jacks": 40,
}
BEZIQUES = ["bezique", "double-bezique", "triple-bezique", "quadruple-bezique"]
FOURS = {"A": "four-aces", "T": "four-tens", "K": "four-kings", "Q": "four-queens", "J": "four-jacks"}
PAIRED = {"S": "D", "D": "S", "C": "H", "H": "C"}


@dataclass
class Laid:
    """A set of cards that a player has announced, scored, or both."""

    cards: list[str]
    announced: int | None = None  # number of the window
    scored: bool = False
    lost: bool = False  # an announcement that can no longer score
    restored: bool = False  # its one restoration has been used
    kind: str = ""  # as scored
    points: int = 0  # as scored


def class_of(kind: str) -> str:
    if kind in BEZIQUES:
        return "bezique"
    if kind.startswith("four-"):
        return "four"
    return "marriage"


def suit_of(kind: str, cards: list[str]) -> str:
    """The suit of a marriage, a sequence or (its queens') a bezique; nothing for a four."""
    if class_of(kind) == "four":
        return ""
    if class_of(kind) == "bezique":
        return next(card[1] for card in cards if card[0] == "Q")
    return cards[0][1]


def kind_of(cards: list[str], trump: str | None, switches: Switches) -> str | None:
    """The kind that these cards are now, or None when they are no meld of the variant."""
    ranks = sorted(card[0] for card in cards)
    suits = {card[1] for card in cards}
    if len(cards) == 2 and ranks == ["K", "Q"] and len(suits) == 1:
        royal = trump is None or suits == {trump}
        return "royal-marriage" if royal else "marriage"
    if len(cards) == 5 and ranks == ["A", "J", "K", "Q", "T"] and len(suits) == 1:
        if trump is None:
            if switches["trump_from"] == "marriage-or-sequence":
                return "sequence"
            return "plain-sequence" if switches["plain_sequence"] else None
        if suits == {trump}:
            return "sequence"
        return "plain-sequence" if switches["plain_sequence"] else None
    if len(cards) == 4 and len(set(ranks)) == 1 and ranks[0] in FOURS:
        if ranks[0] == "T" and not switches["four_tens"]:
            return None
        return FOURS[ranks[0]]
    queens = [card for card in cards if card[0] == "Q"]
    jacks = [card for card in cards if card[0] == "J"]
    pairs = len(queens)
    if pairs == len(jacks) and 2 * pairs == len(cards) and 1 <= pairs <= switches["highest_bezique"]:
        queen_suits = {card[1] for card in queens}
        jack_suits = {card[1] for card in jacks}
        if len(queen_suits) != 1 or len(jack_suits) != 1:
            return None
        queen_suit, jack_suit = queen_suits.pop(), jack_suits.pop()
        if switches["bezique_pair"] == "spades-diamonds":
            right = (queen_suit, jack_suit) == ("S", "D")
        else:
            right = PAIRED[queen_suit] == jack_suit and trump in (None, queen_suit)
        return BEZIQUES[pairs - 1] if right else None
    return None


def sets_in(hand: list[str], trump: str | None, switches: Switches) -> Iterator[tuple[str, list[str]]]:
    """Every set of cards in the hand that is a meld now: kind and cards in ASCII order."""
    hand = sorted(hand)
    candidates: list[tuple[str, ...]] = []
    for suit in "SHDC":
        by_rank = [[card for card in hand if card[:2] == rank + suit] for rank in "ATKQJ"]
        candidates += itertools.product(by_rank[2], by_rank[3])
        candidates += itertools.product(*by_rank)
    for rank in FOURS:
        candidates += itertools.combinations([card for card in hand if card[0] == rank], 4)
    for queen_suit, jack_suit in PAIRED.items():
        queens = [card for card in hand if card[:2] == "Q" + queen_suit]
        jacks = [card for card in hand if card[:2] == "J" + jack_suit]
        for pairs in (1, 2, 3, 4):
            for some_queens in itertools.combinations(queens, pairs):
                for some_jacks in itertools.combinations(jacks, pairs):
                    candidates.append(some_queens + some_jacks)
    for candidate in candidates:
        kind = kind_of(list(candidate), trump, switches)
        if kind is not None:
            yield kind, sorted(candidate)


def barred(
    cards: list[str],
    window: int,
    melds: list[Laid],
    hand: list[str],
    trump: str | None,
    switches: Switches,
) -> str:
    """Why these cards may not be scored or announced (again), "" when they may.

    `window` is the one in which the meld counts as declared, `melds` all that its owner has laid so far.
    """
    kind = kind_of(cards, trump, switches)
    assert kind is not None
    value = POINTS[kind]

    def kind_now(n: Laid) -> str:
        return n.kind if n.scored else kind_of(n.cards, trump, switches) or "nothing"

    def value_now(n: Laid) -> int:
        return n.points if n.scored else POINTS.get(kind_now(n), 0)

    earlier = []
    for n in melds:
        if n.cards == cards or not set(n.cards) & set(cards):
            continue
        if not n.scored and (n.announced is None or n.announced >= window):
            continue
        if n.lost and not n.scored and switches["reform"]:
            continue
        earlier.append(n)
    same_kind = [
        n
        for n in melds
        if (n in earlier or (n.cards == cards and n.scored))
        and kind_now(n) == kind
        and suit_of(kind, n.cards) == suit_of(kind, cards)
    ]
    restorable = restored_by(cards, kind, melds, hand)

    if any(n.scored and n.cards == cards for n in melds):
        law_35 = switches["marriage_restores_set"] and kind in ("marriage", "royal-marriage") and restorable
        if not law_35:
            return "1: this set has scored in this class"
    for n in earlier:
        if switches["reuse"] == "value":
            if value < value_now(n):
                return "2: worth less than " + " ".join(n.cards)
        elif class_of(kind_now(n)) != class_of(kind):
            continue
        elif value < value_now(n) or (value == value_now(n) and not switches["reform"]):
            return "2: not worth more than " + " ".join(n.cards)
    if not switches["reform"]:
        used = {card for n in earlier if class_of(kind_now(n)) == class_of(kind) for card in n.cards}
        if set(cards) <= used:
            return "3: no fresh card"
    elif same_kind and not restorable:
        return "4: restores nothing"
    if not switches["bezique_grows"] and class_of(kind) == "bezique":
        for n in earlier:
            as_4_allows = kind_now(n) == kind and switches["reform"]
            if class_of(kind_now(n)) == "bezique" and not as_4_allows:
                return "5: a bezique may not grow"
    return ""


def restored_by(cards: list[str], kind: str, melds: list[Laid], hand: list[str]) -> list[Laid]:
    """The scored melds of this kind and suit that these cards restore, first declared first."""
    found = []
    for n in melds:
        if not n.scored or n.kind != kind or suit_of(kind, n.cards) != suit_of(kind, cards):
            continue
        kept = [card for card in n.cards if card in hand]
        if 0 < len(kept) < len(n.cards) and set(kept) <= set(cards) and not n.restored:
            found.append(n)
    return found

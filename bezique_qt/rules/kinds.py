"""The kinds of meld, what each is worth and which class it belongs to."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class MeldKind(StrEnum):
    """A kind of meld, by its id in the record format."""

    MARRIAGE = "marriage"
    ROYAL_MARRIAGE = "royal-marriage"
    SEQUENCE = "sequence"
    PLAIN_SEQUENCE = "plain-sequence"
    BEZIQUE = "bezique"
    DOUBLE_BEZIQUE = "double-bezique"
    TRIPLE_BEZIQUE = "triple-bezique"
    QUADRUPLE_BEZIQUE = "quadruple-bezique"
    FOUR_ACES = "four-aces"
    FOUR_TENS = "four-tens"
    FOUR_KINGS = "four-kings"
    FOUR_QUEENS = "four-queens"
    FOUR_JACKS = "four-jacks"


class MeldClass(StrEnum):
    """Melds of one class bind each other when a card is used again."""

    MARRIAGE = "marriage"
    BEZIQUE = "bezique"
    FOUR = "four"


MELD_POINTS: Final[dict[MeldKind, int]] = {
    MeldKind.MARRIAGE: 20,
    MeldKind.ROYAL_MARRIAGE: 40,
    MeldKind.SEQUENCE: 250,
    MeldKind.PLAIN_SEQUENCE: 150,
    MeldKind.BEZIQUE: 40,
    MeldKind.DOUBLE_BEZIQUE: 500,
    MeldKind.TRIPLE_BEZIQUE: 1500,
    MeldKind.QUADRUPLE_BEZIQUE: 4500,
    MeldKind.FOUR_ACES: 100,
    MeldKind.FOUR_TENS: 90,
    MeldKind.FOUR_KINGS: 80,
    MeldKind.FOUR_QUEENS: 60,
    MeldKind.FOUR_JACKS: 40,
}
"""Points of each kind: seed 002 prints them, the other two sources lost theirs."""

MELD_CLASS: Final[dict[MeldKind, MeldClass]] = {
    MeldKind.MARRIAGE: MeldClass.MARRIAGE,
    MeldKind.ROYAL_MARRIAGE: MeldClass.MARRIAGE,
    MeldKind.SEQUENCE: MeldClass.MARRIAGE,
    MeldKind.PLAIN_SEQUENCE: MeldClass.MARRIAGE,
    MeldKind.BEZIQUE: MeldClass.BEZIQUE,
    MeldKind.DOUBLE_BEZIQUE: MeldClass.BEZIQUE,
    MeldKind.TRIPLE_BEZIQUE: MeldClass.BEZIQUE,
    MeldKind.QUADRUPLE_BEZIQUE: MeldClass.BEZIQUE,
    MeldKind.FOUR_ACES: MeldClass.FOUR,
    MeldKind.FOUR_TENS: MeldClass.FOUR,
    MeldKind.FOUR_KINGS: MeldClass.FOUR,
    MeldKind.FOUR_QUEENS: MeldClass.FOUR,
    MeldKind.FOUR_JACKS: MeldClass.FOUR,
}

BEZIQUE_OF_PAIRS: Final[dict[int, MeldKind]] = {
    1: MeldKind.BEZIQUE,
    2: MeldKind.DOUBLE_BEZIQUE,
    3: MeldKind.TRIPLE_BEZIQUE,
    4: MeldKind.QUADRUPLE_BEZIQUE,
}
"""The bezique that so many pairs make. Six- and eight-pack games add their own kinds here."""

FOUR_OF_RANK: Final[dict[str, MeldKind]] = {
    "A": MeldKind.FOUR_ACES,
    "T": MeldKind.FOUR_TENS,
    "K": MeldKind.FOUR_KINGS,
    "Q": MeldKind.FOUR_QUEENS,
    "J": MeldKind.FOUR_JACKS,
}

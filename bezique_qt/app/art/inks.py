"""Inks of the cards: every colour that is printed on a card, in one place.

The paper and the edge of a card are not inks: they belong to the theme of the table and
come with :class:`~bezique_qt.app.art.style.CardStyle`.  All values are ``#RRGGBB``.
"""

from __future__ import annotations

from dataclasses import dataclass

OUTLINE = "#1E2029"
FLESH = "#F6DEC6"
GOLD = "#DDAA45"
STEEL = "#C9CFD6"
LIPS = "#E08E78"
BLUSH = "#F2B9A8"
ROUGE = "#B3262E"
WHITE = "#FFFDF6"
LEAF = "#3C7A4E"
SHAFT = "#8A5426"

# Hair, each with the ink of its strands: (mass, strand).
BLACK_HAIR = ("#2C2631", "#AEBBDD")
RED_HAIR = ("#8A371E", "#F2B9A8")
BLOND_HAIR = ("#E6B85A", "#9A6A1E")
BROWN_HAIR = ("#6A4024", "#BCD3A6")
GREY_HAIR = ("#B9B5AC", "#77736A")

BLACK_PIP = "#1E2029"
RED_PIP = "#B3262E"
FOUR_COLOUR_DIAMOND = "#1D5FA6"
FOUR_COLOUR_CLUB = "#23724A"


@dataclass(frozen=True, slots=True)
class SuitInks:
    """The four inks of one suit's courts: cloth, its pattern, shade, and the ground behind."""

    main: str
    second: str
    dark: str
    ground: str


SUIT_INKS: dict[str, SuitInks] = {
    "S": SuitInks("#2B3A67", "#AEBBDD", "#18213F", "#E8EAF2"),
    "H": SuitInks("#B3262E", "#F2B9A8", "#74141E", "#F9E8E1"),
    "D": SuitInks("#D47B1C", "#1F6E78", "#164F57", "#FBF0D8"),
    "C": SuitInks("#2E6A49", "#BCD3A6", "#1A4230", "#E8F0E3"),
}


_PRINTED = {"black": BLACK_PIP, "red": RED_PIP, "blue": FOUR_COLOUR_DIAMOND, "green": FOUR_COLOUR_CLUB}
_ON_DARK = {"black": "#EAE5D8", "red": "#F08C80", "blue": "#93B8EA", "green": "#7CC6A0"}


def pip_ink(suit: str, four_colours: bool, on_dark: bool = False) -> str:
    """Give the ink of the pips and indices of ``suit`` in two or four colours.

    ``on_dark`` gives its light twin, for suits that stand on a dark panel and not on paper.
    Raises ``KeyError`` when ``suit`` is not one of ``SHDC``.
    """
    if four_colours:
        colour = {"S": "black", "H": "red", "D": "blue", "C": "green"}[suit]
    else:
        colour = {"S": "black", "H": "red", "D": "red", "C": "black"}[suit]
    return (_ON_DARK if on_dark else _PRINTED)[colour]

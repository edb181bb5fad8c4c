"""How cards are printed: the choices of a player and the paper of a theme."""

from __future__ import annotations

from dataclasses import dataclass

from bezique_qt.app.art.index import LETTERS

RANKS = "ATKQJ987"
SUITS = "SHDC"
FACES: tuple[str, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The 32 faces of a piquet pack, rank then suit as in ``QS``."""
BACK = "back"
BACKS = ("blue", "red")


@dataclass(frozen=True, slots=True)
class CardStyle:
    """One way to print cards; hashable, so that it can be the key of drawn cards.

    ``letters`` are the index letters of ace, king, queen and jack in that order (``AKQJ``,
    ``ARDV``, ``AHVB``), ``back`` is ``blue`` or ``red``, ``paper`` and ``edge`` are colours
    ``#RRGGBB``.  Raises ``ValueError`` on letters that cannot be drawn or an unknown back.
    """

    letters: str = "AKQJ"
    four_colours: bool = False
    large_index: bool = False
    back: str = "blue"
    paper: str = "#FFFDF6"
    edge: str = "#8E8467"

    def __post_init__(self) -> None:
        if len(self.letters) != 4 or any(letter not in LETTERS for letter in self.letters):
            raise ValueError(f"cannot print the index letters {self.letters!r}")
        if self.back not in BACKS:
            raise ValueError(f"there is no back {self.back!r}")

    def sign(self, rank: str) -> str:
        """Give the index sign of ``rank`` (``T`` gives ``10``)."""
        if rank == "T":
            return "10"
        place = "AKQJ".find(rank)
        return rank if place < 0 else self.letters[place]

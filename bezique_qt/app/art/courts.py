"""Courts: the frame, the two halves turned about the middle of the card, and the sash."""

from __future__ import annotations

from collections.abc import Callable

from bezique_qt.app.art import inks, jacks, kings, queens
from bezique_qt.app.art.burin import Burin
from bezique_qt.app.art.cloth import draw_sash, upper_half
from bezique_qt.app.art.paths import block
from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.art.suits import placed_suit

_FRAME = (17.0, 7.5, 66.0, 125.0)
_CORNER = 2.2
# Height of the middle and size of the pip; a jack needs room for his plume.
_PIP = (15.6, 11.0)
_JACK_PIP = (14.7, 10.0)
LARGE_SHIFT = 12.5
"""With large indices a court stands this far to the right, out of the way of its index."""

_FIGURES: dict[str, Callable[[Burin], None]] = {
    "KS": kings.draw_king_of_spades,
    "KH": kings.draw_king_of_hearts,
    "KD": kings.draw_king_of_diamonds,
    "KC": kings.draw_king_of_clubs,
    "QS": queens.draw_queen_of_spades,
    "QH": queens.draw_queen_of_hearts,
    "QD": queens.draw_queen_of_diamonds,
    "QC": queens.draw_queen_of_clubs,
    "JS": jacks.draw_jack_of_spades,
    "JH": jacks.draw_jack_of_hearts,
    "JD": jacks.draw_jack_of_diamonds,
    "JC": jacks.draw_jack_of_clubs,
}
_LEFT_HANDED = frozenset(("KH", "QS", "QD", "JC"))


def draw_court(burin: Burin, rank: str, suit: str, style: CardStyle) -> None:
    """Draw the framed court of ``rank`` (``K``, ``Q`` or ``J``) and ``suit``."""
    ink = inks.SUIT_INKS[suit]
    pip = inks.pip_ink(suit, style.four_colours)
    left = rank + suit in _LEFT_HANDED
    with burin.at(LARGE_SHIFT if style.large_index else 0.0, 0):
        frame = block(*_FRAME, _CORNER)
        burin.flat(frame, ink.ground)
        with burin.within(frame):
            for turned in (False, True):
                with burin.kept():
                    if turned:
                        burin.painter.translate(100, 140)
                        burin.painter.rotate(180)
                    with burin.within(upper_half(rank)):
                        with burin.sided(left):
                            _FIGURES[rank + suit](burin)
                        mark = placed_suit(
                            suit, 76.4 if left else 23.6, *(_JACK_PIP if rank == "J" else _PIP)
                        )
                        burin.line(mark, 1.6, ink.ground)
                        burin.flat(mark, pip)
            draw_sash(burin, rank, suit)
        burin.line(frame, 1.0, ink.dark)

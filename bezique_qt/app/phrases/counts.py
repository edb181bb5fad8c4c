"""Sentences with a number whose form follows that number.

`QObject.tr` is the one call whose plural forms the translation tools see, so these live in a class.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QObject


def number(value: int) -> str:
    """A number as the language in use writes it: 1,000 or 1 000 or 1.000."""
    return QLocale().toString(value)


class Counts(QObject):
    """Counted things.  The form of the word is the language's own, from its .ts file."""

    def cards_in_hand(self, n: int) -> str:
        """Beside the opponent's backs."""
        return self.tr("%n card(s) in hand", "", n)

    def cards_in_stock(self, n: int) -> str:
        """What a screen reader says of the stock."""
        return self.tr("%n card(s) in the stock", "", n)

    def tricks(self, n: int) -> str:
        """Beside a pile of tricks."""
        return self.tr("%n trick(s)", "", n)

    def again_in(self, n: int) -> str:
        """In which other tricks the same was missed; {tricks} stays to be filled in."""
        return self.tr("Again in %n trick(s): {tricks}.", "", n)

    def brisques(self, n: int) -> str:
        """Aces and tens won."""
        return self.tr("%n brisque(s)", "", n)

    def points(self, n: int) -> str:
        """Points, as a screen reader says them."""
        return self.tr("%n point(s)", "", n)

    def missing(self, n: int) -> str:
        """Cards that a meld still lacks."""
        return self.tr("%n missing", "", n)

    def unseen(self, n: int) -> str:
        """Copies of missing cards that nobody has shown."""
        return self.tr("%n unseen", "", n)

    def ways(self, n: int) -> str:
        """In how many ways the hand makes a meld."""
        return self.tr("in %n way(s)", "", n)

    def more(self, n: int) -> str:
        """What finds no room beside the rest, on a chip that lists it."""
        return self.tr("%n more", "", n)

    def your_brisques_as_won(self, n: int) -> str:
        """Brisques scored with the trick."""
        return self.tr("%n brisque(s) in the trick for you", "", n)

    def brisques_as_won(self, n: int, name: str) -> str:
        """The same, of the other player."""
        return self.tr("%n brisque(s) in the trick for {name}", "", n).replace("{name}", name)

    def your_brisques_counted(self, n: int) -> str:
        """The count at the end of the deal."""
        return self.tr("You have won %n brisque(s)", "", n)

    def brisques_counted(self, n: int, name: str) -> str:
        """The same, of the other player."""
        return self.tr("{name} has won %n brisque(s)", "", n).replace("{name}", name)

    def melds_allowed(self, n: int) -> str:
        """The status line in the window of a game that limits the melds to some number."""
        return self.tr("You won the trick: score up to %n meld(s), or draw.", "", n)

    def meld_limit(self, n: int) -> str:
        """Why a meld more is refused, where several are allowed."""
        return self.tr("No more than %n meld(s) after one trick.", "", n)

    def fresh_of_rank(self, n: int) -> str:
        """What four of a rank would take to score; {unseen} stays to be filled in."""
        return self.tr("It takes %n fresh card(s) of that rank ({unseen}).", "", n)

    def tricks_left(self, n: int) -> str:
        """Tricks that are still to be played in the deal."""
        return self.tr("%n trick(s) left", "", n)

    def deals_tried(self, n: int) -> str:
        """How many sampled deals an estimate rests on."""
        return self.tr("%n deal(s) tried", "", n)

    def not_told_apart(self, n: int) -> str:
        """What was measured of a level in too few deals to tell; the rest stays to be filled in."""
        return self.tr(
            "Measured in {game}: in %n deal(s) it could not be told apart from “{level}” ({points} ±"
            " {interval} points a deal).",
            "",
            n,
        )

    def decisions_failed(self, n: int) -> str:
        """What a review could not value."""
        return self.tr("%n decision(s) could not be weighed", "", n)


COUNTS: Final = Counts()
"""The one instance; it holds nothing."""

"""Several copies of one card in words: 2 queens of spades.

A sentence each, because `QObject.tr` is the one call whose plural forms the translation tools see.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject


class Several(QObject):
    """Counted cards of one face."""

    def of(self, face: str, n: int) -> str:
        """Like "2 queens of spades", in the language in use; an unknown face comes back as it is."""
        match face:
            case "AS":
                return self.tr("%n ace(s) of spades", "", n)
            case "KS":
                return self.tr("%n king(s) of spades", "", n)
            case "QS":
                return self.tr("%n queen(s) of spades", "", n)
            case "JS":
                return self.tr("%n jack(s) of spades", "", n)
            case "TS":
                return self.tr("%n ten(s) of spades", "", n)
            case "9S":
                return self.tr("%n nine(s) of spades", "", n)
            case "8S":
                return self.tr("%n eight(s) of spades", "", n)
            case "7S":
                return self.tr("%n seven(s) of spades", "", n)
            case "AH":
                return self.tr("%n ace(s) of hearts", "", n)
            case "KH":
                return self.tr("%n king(s) of hearts", "", n)
            case "QH":
                return self.tr("%n queen(s) of hearts", "", n)
            case "JH":
                return self.tr("%n jack(s) of hearts", "", n)
            case "TH":
                return self.tr("%n ten(s) of hearts", "", n)
            case "9H":
                return self.tr("%n nine(s) of hearts", "", n)
            case "8H":
                return self.tr("%n eight(s) of hearts", "", n)
            case "7H":
                return self.tr("%n seven(s) of hearts", "", n)
            case "AD":
                return self.tr("%n ace(s) of diamonds", "", n)
            case "KD":
                return self.tr("%n king(s) of diamonds", "", n)
            case "QD":
                return self.tr("%n queen(s) of diamonds", "", n)
            case "JD":
                return self.tr("%n jack(s) of diamonds", "", n)
            case "TD":
                return self.tr("%n ten(s) of diamonds", "", n)
            case "9D":
                return self.tr("%n nine(s) of diamonds", "", n)
            case "8D":
                return self.tr("%n eight(s) of diamonds", "", n)
            case "7D":
                return self.tr("%n seven(s) of diamonds", "", n)
            case "AC":
                return self.tr("%n ace(s) of clubs", "", n)
            case "KC":
                return self.tr("%n king(s) of clubs", "", n)
            case "QC":
                return self.tr("%n queen(s) of clubs", "", n)
            case "JC":
                return self.tr("%n jack(s) of clubs", "", n)
            case "TC":
                return self.tr("%n ten(s) of clubs", "", n)
            case "9C":
                return self.tr("%n nine(s) of clubs", "", n)
            case "8C":
                return self.tr("%n eight(s) of clubs", "", n)
            case "7C":
                return self.tr("%n seven(s) of clubs", "", n)
        return face


SEVERAL: Final = Several()
"""The one instance; it holds nothing."""

"""Names of cards, ranks and suits.  Whole phrases, because gender and order differ between languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, fill
from bezique_qt.app.phrases.several import SEVERAL
from bezique_qt.rules import Card

_NAMES: Final[dict[str, str]] = {
    "AS": QT_TRANSLATE_NOOP("phrases", "ace of spades"),
    "KS": QT_TRANSLATE_NOOP("phrases", "king of spades"),
    "QS": QT_TRANSLATE_NOOP("phrases", "queen of spades"),
    "JS": QT_TRANSLATE_NOOP("phrases", "jack of spades"),
    "TS": QT_TRANSLATE_NOOP("phrases", "ten of spades"),
    "9S": QT_TRANSLATE_NOOP("phrases", "nine of spades"),
    "8S": QT_TRANSLATE_NOOP("phrases", "eight of spades"),
    "7S": QT_TRANSLATE_NOOP("phrases", "seven of spades"),
    "AH": QT_TRANSLATE_NOOP("phrases", "ace of hearts"),
    "KH": QT_TRANSLATE_NOOP("phrases", "king of hearts"),
    "QH": QT_TRANSLATE_NOOP("phrases", "queen of hearts"),
    "JH": QT_TRANSLATE_NOOP("phrases", "jack of hearts"),
    "TH": QT_TRANSLATE_NOOP("phrases", "ten of hearts"),
    "9H": QT_TRANSLATE_NOOP("phrases", "nine of hearts"),
    "8H": QT_TRANSLATE_NOOP("phrases", "eight of hearts"),
    "7H": QT_TRANSLATE_NOOP("phrases", "seven of hearts"),
    "AD": QT_TRANSLATE_NOOP("phrases", "ace of diamonds"),
    "KD": QT_TRANSLATE_NOOP("phrases", "king of diamonds"),
    "QD": QT_TRANSLATE_NOOP("phrases", "queen of diamonds"),
    "JD": QT_TRANSLATE_NOOP("phrases", "jack of diamonds"),
    "TD": QT_TRANSLATE_NOOP("phrases", "ten of diamonds"),
    "9D": QT_TRANSLATE_NOOP("phrases", "nine of diamonds"),
    "8D": QT_TRANSLATE_NOOP("phrases", "eight of diamonds"),
    "7D": QT_TRANSLATE_NOOP("phrases", "seven of diamonds"),
    "AC": QT_TRANSLATE_NOOP("phrases", "ace of clubs"),
    "KC": QT_TRANSLATE_NOOP("phrases", "king of clubs"),
    "QC": QT_TRANSLATE_NOOP("phrases", "queen of clubs"),
    "JC": QT_TRANSLATE_NOOP("phrases", "jack of clubs"),
    "TC": QT_TRANSLATE_NOOP("phrases", "ten of clubs"),
    "9C": QT_TRANSLATE_NOOP("phrases", "nine of clubs"),
    "8C": QT_TRANSLATE_NOOP("phrases", "eight of clubs"),
    "7C": QT_TRANSLATE_NOOP("phrases", "seven of clubs"),
}
"""Without an article: labels, lists, what a screen reader says of a card."""

_THE: Final[dict[str, str]] = {
    "AS": QT_TRANSLATE_NOOP("phrases", "the ace of spades"),
    "KS": QT_TRANSLATE_NOOP("phrases", "the king of spades"),
    "QS": QT_TRANSLATE_NOOP("phrases", "the queen of spades"),
    "JS": QT_TRANSLATE_NOOP("phrases", "the jack of spades"),
    "TS": QT_TRANSLATE_NOOP("phrases", "the ten of spades"),
    "9S": QT_TRANSLATE_NOOP("phrases", "the nine of spades"),
    "8S": QT_TRANSLATE_NOOP("phrases", "the eight of spades"),
    "7S": QT_TRANSLATE_NOOP("phrases", "the seven of spades"),
    "AH": QT_TRANSLATE_NOOP("phrases", "the ace of hearts"),
    "KH": QT_TRANSLATE_NOOP("phrases", "the king of hearts"),
    "QH": QT_TRANSLATE_NOOP("phrases", "the queen of hearts"),
    "JH": QT_TRANSLATE_NOOP("phrases", "the jack of hearts"),
    "TH": QT_TRANSLATE_NOOP("phrases", "the ten of hearts"),
    "9H": QT_TRANSLATE_NOOP("phrases", "the nine of hearts"),
    "8H": QT_TRANSLATE_NOOP("phrases", "the eight of hearts"),
    "7H": QT_TRANSLATE_NOOP("phrases", "the seven of hearts"),
    "AD": QT_TRANSLATE_NOOP("phrases", "the ace of diamonds"),
    "KD": QT_TRANSLATE_NOOP("phrases", "the king of diamonds"),
    "QD": QT_TRANSLATE_NOOP("phrases", "the queen of diamonds"),
    "JD": QT_TRANSLATE_NOOP("phrases", "the jack of diamonds"),
    "TD": QT_TRANSLATE_NOOP("phrases", "the ten of diamonds"),
    "9D": QT_TRANSLATE_NOOP("phrases", "the nine of diamonds"),
    "8D": QT_TRANSLATE_NOOP("phrases", "the eight of diamonds"),
    "7D": QT_TRANSLATE_NOOP("phrases", "the seven of diamonds"),
    "AC": QT_TRANSLATE_NOOP("phrases", "the ace of clubs"),
    "KC": QT_TRANSLATE_NOOP("phrases", "the king of clubs"),
    "QC": QT_TRANSLATE_NOOP("phrases", "the queen of clubs"),
    "JC": QT_TRANSLATE_NOOP("phrases", "the jack of clubs"),
    "TC": QT_TRANSLATE_NOOP("phrases", "the ten of clubs"),
    "9C": QT_TRANSLATE_NOOP("phrases", "the nine of clubs"),
    "8C": QT_TRANSLATE_NOOP("phrases", "the eight of clubs"),
    "7C": QT_TRANSLATE_NOOP("phrases", "the seven of clubs"),
}
"""With its article, as the object of a sentence."""

_SUITS: Final[dict[str, str]] = {
    "S": QT_TRANSLATE_NOOP("phrases", "spades"),
    "H": QT_TRANSLATE_NOOP("phrases", "hearts"),
    "D": QT_TRANSLATE_NOOP("phrases", "diamonds"),
    "C": QT_TRANSLATE_NOOP("phrases", "clubs"),
}
_TRUMPS: Final[dict[str, str]] = {
    "S": QT_TRANSLATE_NOOP("phrases", "Spades are trumps."),
    "H": QT_TRANSLATE_NOOP("phrases", "Hearts are trumps."),
    "D": QT_TRANSLATE_NOOP("phrases", "Diamonds are trumps."),
    "C": QT_TRANSLATE_NOOP("phrases", "Clubs are trumps."),
}


def face_of(card: Card | str) -> str:
    """Rank and suit of a card, a code ("QS1") or a face ("QS")."""
    return card[:2] if isinstance(card, str) else card.face


def card_name(card: Card | str) -> str:
    """Like "queen of spades", in the language in use; an unknown face comes back as it is."""
    face = face_of(card)
    return fill(_NAMES[face]) if face in _NAMES else face


def the_card(card: Card | str) -> str:
    """Like "the queen of spades", for use inside a sentence."""
    face = face_of(card)
    return fill(_THE[face]) if face in _THE else face


def suit_name(suit: str) -> str:
    """Like "spades" for "S"; an unknown suit comes back as it is."""
    return fill(_SUITS[suit]) if suit in _SUITS else suit


def trump_sentence(suit: str) -> str:
    """The sentence that says which suit is trumps."""
    return fill(_TRUMPS[suit])


def listed(names: list[str]) -> str:
    """Names in one line: "a, b and c"."""
    if len(names) < 2:
        return "".join(names)
    return fill(
        QT_TRANSLATE_NOOP("phrases", "{several} and {last}"), several=", ".join(names[:-1]), last=names[-1]
    )


def cards_listed(cards: Iterable[Card | str]) -> str:
    """Cards, codes or faces in one line, copies of one face as a number of them."""
    return listed([_counted(face, count, card_name) for face, count in _faces(cards)])


def the_cards_listed(cards: Iterable[Card | str]) -> str:
    """The same with articles, for use inside a sentence: "the king of hearts and 2 queens of spades"."""
    return listed([_counted(face, count, the_card) for face, count in _faces(cards)])


def numbered_cards(cards: Iterable[Card | str]) -> str:
    """The same with a number before each, one as well: where other copies of a face are not meant."""
    return listed([SEVERAL.of(face, count) for face, count in _faces(cards)])


def _faces(cards: Iterable[Card | str]) -> list[tuple[str, int]]:
    """Each face in the order in which it comes first, with its number."""
    return list(Counter(face_of(card) for card in cards).items())


def _counted(face: str, count: int, name: Callable[[str], str]) -> str:
    return name(face) if count == 1 else SEVERAL.of(face, count)

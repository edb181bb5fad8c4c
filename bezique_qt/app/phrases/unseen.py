"""Texts of the table of cards that are still out."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from bezique_qt.app.language import index_letters
from bezique_qt.app.phrases.cards import card_name
from bezique_qt.app.phrases.counts import COUNTS, number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, capital, fill


def heading() -> str:
    """Over the table."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Cards still out"))


def count(copies: int) -> str:
    """In a cell; a dot where nothing is out."""
    return number(copies) if copies else "·"


def cell(face: str, copies: int, shown: int, name: str) -> str:
    """One cell in words: the card, its unseen copies, and those that the other player is known to hold."""
    card = capital(card_name(face))
    if not shown:
        return fill(QT_TRANSLATE_NOOP("phrases", "{card}: {unseen}"), card=card, unseen=COUNTS.unseen(copies))
    return fill(
        QT_TRANSLATE_NOOP("phrases", "{card}: {unseen}, and {name} holds {count}"),
        card=card,
        unseen=COUNTS.unseen(copies),
        name=name,
        count=number(shown),
    )


def index_letter(rank: str) -> str:
    """A rank as the corners of the cards show it in the language in use."""
    return index_letters(QLocale().name()[:2]).get(rank, "10" if rank == "T" else rank)


def where_they_are(copies: int, stock: int, hand: int, name: str) -> str:
    """Below the table: how many are out, and how many of them lie where."""
    if not stock:
        return fill(
            QT_TRANSLATE_NOOP("phrases", "{unseen}, all held by {name}"),
            unseen=COUNTS.unseen(copies),
            name=name,
        )
    return fill(
        QT_TRANSLATE_NOOP("phrases", "{unseen}: {stock} in the stock, {hand} held by {name}"),
        unseen=COUNTS.unseen(copies),
        stock=number(stock),
        hand=number(hand),
        name=name,
    )


def shown_legend(name: str) -> str:
    """Beside the sign of cards that were seen in the other hand."""
    return fill(QT_TRANSLATE_NOOP("phrases", "seen: {name} holds it"), name=name)


def practice() -> str:
    """At the right of the heading."""
    return fill(QT_TRANSLATE_NOOP("phrases", "practice"))


def practice_sentence() -> str:
    """What that means: the match does not count as one played without help."""
    return fill(QT_TRANSLATE_NOOP("phrases", "A match in which this is shown counts as practice."))


def practice_because() -> str:
    """The same where the result of a deal is told."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Practice: the cards still out were shown."))

"""The rule book's sections on the game, the cards, the deal and trumps."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.cards import listed
from bezique_qt.app.phrases.counts import number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP
from bezique_qt.app.phrases.rulebook_words import OWN, Section, Writer, classic_of, points, say
from bezique_qt.app.phrases.variants import variant_name
from bezique_qt.rules import MELD_POINTS, MeldKind, Variant


def game(v: Variant) -> Section:
    """What is played, and whether house rules are."""
    page = Writer(v)
    page.note(
        say(QT_TRANSLATE_NOOP("rulebook", "The game on these pages: {game}."), game=variant_name(v.id)), "id"
    )
    if v.house_rules():
        page.note(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook",
                    "The players have changed some of its rules; each of these is called a house rule.",
                )
            )
        )
    page.note(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "Two players take tricks, but tricks alone win little: most points come from melds, sets of"
                " cards that the winner of a trick lays face up.",
            )
        )
    )
    return page.section("game", say(QT_TRANSLATE_NOOP("rulebook", "The game")))


_RANKS: Final[dict[str, str]] = {
    "ATKQJ987": QT_TRANSLATE_NOOP(
        "rulebook",
        "From high to low the cards rank ace, ten, king, queen, jack, nine, eight, seven: only the ace beats"
        " the ten.",
    ),
    "AKQJT987": QT_TRANSLATE_NOOP(
        "rulebook",
        "From high to low the cards rank ace, king, queen, jack, ten, nine, eight, seven: the jack still"
        " beats the ten.",
    ),
}


def cards(v: Variant) -> Section:
    """The pack and the order of the cards."""
    page = Writer(v)
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "{packs} packs of 32 cards are shuffled together, {cards} cards in all: ace, king, queen,"
                " jack, ten, nine, eight and seven of four suits, each of them {packs} times.",
            ),
            packs=number(v.packs),
            cards=number(v.pack_size),
        ),
        "packs",
    )
    page.rule(say(_RANKS[v.rank_order]), "rank_order")
    return page.section("cards", say(QT_TRANSLATE_NOOP("rulebook", "The cards and the pack")))


def deal(v: Variant) -> Section:
    """How the cards come to the players."""
    page = Writer(v)
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "Chance decides who deals first, and from deal to deal the players take turns. The player"
                " who does not deal leads to the first trick.",
            )
        ),
        taken=None if OWN[v.id] == "nl" else classic_of(v),
    )
    if len(v.packets) == 1:
        packets = QT_TRANSLATE_NOOP(
            "rulebook",
            "Each player is dealt {hand} cards, all in one packet of {packets}, the player who does not deal"
            " first.",
        )
    else:
        packets = QT_TRANSLATE_NOOP(
            "rulebook",
            "Each player is dealt {hand} cards, in packets of {packets} by turns, the player who does not"
            " deal first.",
        )
    page.rule(
        say(packets, hand=number(v.hand), packets=listed([number(size) for size in v.packets])),
        "hand",
        "packets",
    )
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "The other cards, {cards} of them, are the stock, from which both players draw after each"
                " trick.",
            ),
            cards=number(v.pack_size - 2 * v.hand),
        ),
        "packs",
        "hand",
    )
    return page.section("deal", say(QT_TRANSLATE_NOOP("rulebook", "The deal")))


_TRUMPS: Final[dict[str, str]] = {
    "turned": QT_TRANSLATE_NOOP(
        "rulebook",
        "After the deal the next card is turned face up, and its suit is trumps for the whole deal. It stays"
        " beside the stock and is drawn last.",
    ),
    "marriage": QT_TRANSLATE_NOOP(
        "rulebook",
        "No card is turned, and a deal begins without trumps. The first marriage that is scored makes its"
        " suit trumps until the end of the deal.",
    ),
    "marriage-or-sequence": QT_TRANSLATE_NOOP(
        "rulebook",
        "No card is turned, and a deal begins without trumps. The first marriage or sequence that is scored"
        " makes its suit trumps until the end of the deal.",
    ),
    "marriage-or-bezique": QT_TRANSLATE_NOOP(
        "rulebook",
        "No card is turned, and a deal begins without trumps. The first marriage or bezique that is scored"
        " makes trumps until the end of the deal: the suit of the marriage, or that of the queen in the"
        " bezique.",
    ),
}


def trumps(v: Variant) -> Section:
    """What makes trumps, what holds before there are any, and the turned seven."""
    page = Writer(v)
    page.rule(say(_TRUMPS[v.trump_from]), "trump_from")
    if v.turns_card:
        _turned_seven(v, page)
    else:
        _before_trumps(v, page)
    return page.section("trumps", say(QT_TRANSLATE_NOOP("rulebook", "Trumps")))


def _turned_seven(v: Variant, page: Writer) -> None:
    if v.turned_seven:
        page.rule(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook", "If the turned card is a seven, the dealer scores {points} at once."
                ),
                points=points(v.turned_seven),
            ),
            "turned_seven",
        )
    else:
        page.rule(
            say(QT_TRANSLATE_NOOP("rulebook", "If the turned card is a seven, nobody scores for it.")),
            "turned_seven",
        )


def _before_trumps(v: Variant, page: Writer) -> None:
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook", "Since no card is turned, the dealer never scores for a turned seven."
            )
        ),
        "turned_seven",
    )
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "As long as there are no trumps, each king and queen of one suit is a royal marriage and"
                " scores {points}. Once there are trumps, the suit alone tells a royal marriage from a plain"
                " one.",
            ),
            points=points(MELD_POINTS[MeldKind.ROYAL_MARRIAGE]),
        ),
        "trump_from",
        taken="program",
    )
    if v.trump_from == "marriage-or-sequence":
        five = QT_TRANSLATE_NOOP(
            "rulebook",
            "As long as there are no trumps, the five highest cards of any suit are a sequence: it scores"
            " {points} and makes its suit trumps.",
        )
        worth = MELD_POINTS[MeldKind.SEQUENCE]
    elif v.plain_sequence:
        five = QT_TRANSLATE_NOOP(
            "rulebook",
            "As long as there are no trumps, the five highest cards of any suit are a plain sequence: it"
            " scores {points} and makes no trumps.",
        )
        worth = MELD_POINTS[MeldKind.PLAIN_SEQUENCE]
    else:
        five = QT_TRANSLATE_NOOP(
            "rulebook",
            "As long as there are no trumps, the five highest cards of a suit are no meld; the sequence that"
            " scores {points} has to wait for its marriage.",
        )
        worth = MELD_POINTS[MeldKind.SEQUENCE]
    page.rule(say(five, points=points(worth)), "trump_from", "plain_sequence", taken=_unless_portland(v))
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "Until then a trick goes to the higher card of the suit led, and in a deal in which nobody"
                " makes trumps nothing can ever be trumped.",
            )
        ),
        taken="program" if OWN[v.id] == "pt" else None,
    )


def _unless_portland(v: Variant) -> str | None:
    return None if v.id == "rubicon-1887" else "program"

"""The rule book's sections on the melds and on announcing them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bezique_qt.app.phrases.counts import number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, capital
from bezique_qt.app.phrases.melds import meld_name
from bezique_qt.app.phrases.rulebook_words import OWN, Row, Section, Writer, classic_of, points, say
from bezique_qt.rules import MELD_POINTS, MeldKind, Variant

_CARDS: Final[dict[MeldKind, str]] = {
    MeldKind.MARRIAGE: QT_TRANSLATE_NOOP("rulebook", "king and queen of a plain suit"),
    MeldKind.ROYAL_MARRIAGE: QT_TRANSLATE_NOOP("rulebook", "king and queen of trumps"),
    MeldKind.SEQUENCE: QT_TRANSLATE_NOOP("rulebook", "ace, ten, king, queen and jack of trumps"),
    MeldKind.PLAIN_SEQUENCE: QT_TRANSLATE_NOOP("rulebook", "ace, ten, king, queen and jack of a plain suit"),
    MeldKind.DOUBLE_BEZIQUE: QT_TRANSLATE_NOOP("rulebook", "two such pairs"),
    MeldKind.TRIPLE_BEZIQUE: QT_TRANSLATE_NOOP("rulebook", "three such pairs"),
    MeldKind.QUADRUPLE_BEZIQUE: QT_TRANSLATE_NOOP("rulebook", "four such pairs"),
    MeldKind.FOUR_ACES: QT_TRANSLATE_NOOP("rulebook", "any four aces"),
    MeldKind.FOUR_TENS: QT_TRANSLATE_NOOP("rulebook", "any four tens"),
    MeldKind.FOUR_KINGS: QT_TRANSLATE_NOOP("rulebook", "any four kings"),
    MeldKind.FOUR_QUEENS: QT_TRANSLATE_NOOP("rulebook", "any four queens"),
    MeldKind.FOUR_JACKS: QT_TRANSLATE_NOOP("rulebook", "any four jacks"),
}
_PAIR: Final[dict[str, str]] = {
    "spades-diamonds": QT_TRANSLATE_NOOP("rulebook", "queen of spades and jack of diamonds"),
    "queen-of-trumps": QT_TRANSLATE_NOOP("rulebook", "queen of trumps and the jack paired with her"),
}
_PAIRS: Final = {MeldKind.DOUBLE_BEZIQUE: 2, MeldKind.TRIPLE_BEZIQUE: 3, MeldKind.QUADRUPLE_BEZIQUE: 4}


def kinds(v: Variant) -> Iterator[MeldKind]:
    """The kinds of meld that a variant knows, in the order of the engine's table."""
    for kind in MELD_POINTS:
        if kind is MeldKind.PLAIN_SEQUENCE and not v.plain_sequence:
            continue
        if kind is MeldKind.FOUR_TENS and not v.four_tens:
            continue
        if _PAIRS.get(kind, 1) <= v.highest_bezique:
            yield kind


def _row(v: Variant, kind: MeldKind) -> Row:
    made_of = _PAIR[v.bezique_pair] if kind is MeldKind.BEZIQUE else _CARDS[kind]
    return Row(capital(meld_name(kind)), say(made_of), number(MELD_POINTS[kind]))


def melds(v: Variant) -> Section:
    """Every meld with its cards and points."""
    page = Writer(v)
    taken = "nl" if OWN[v.id] in ("pt", "fr") else None  # those two have lost their tables
    page.rule(
        say(QT_TRANSLATE_NOOP("rulebook", "These are the melds, the cards that make them and their points.")),
        rules=("meld-shape",),
        taken=taken,
        rows=tuple(_row(v, kind) for kind in kinds(v)),
    )
    _beziques(v, page)
    _sequences_and_fours(v, page)
    return page.section("melds", say(QT_TRANSLATE_NOOP("rulebook", "The melds and their worth")))


_HIGHEST: Final[dict[int, str]] = {
    1: QT_TRANSLATE_NOOP(
        "rulebook", "Only single beziques count, {single} each; there is no double bezique."
    ),
    2: QT_TRANSLATE_NOOP(
        "rulebook",
        "Two pairs laid as one meld are a double bezique, {double}; there is no higher bezique than that.",
    ),
    3: QT_TRANSLATE_NOOP(
        "rulebook",
        "Two pairs laid as one meld are a double bezique, {double}; three are a triple, {triple}, and no"
        " bezique is higher.",
    ),
    4: QT_TRANSLATE_NOOP(
        "rulebook",
        "Two pairs laid as one meld are a double bezique, {double}; three are a triple, {triple}; four are a"
        " quadruple, {quadruple}, the highest meld of all.",
    ),
}
_HIGHEST_VALUES: Final[dict[int, tuple[tuple[str, MeldKind], ...]]] = {
    1: (("single", MeldKind.BEZIQUE),),
    2: (("double", MeldKind.DOUBLE_BEZIQUE),),
    3: (("double", MeldKind.DOUBLE_BEZIQUE), ("triple", MeldKind.TRIPLE_BEZIQUE)),
    4: (
        ("double", MeldKind.DOUBLE_BEZIQUE),
        ("triple", MeldKind.TRIPLE_BEZIQUE),
        ("quadruple", MeldKind.QUADRUPLE_BEZIQUE),
    ),
}


def _beziques(v: Variant, page: Writer) -> None:
    if v.bezique_pair == "spades-diamonds":
        page.rule(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook",
                    "A bezique is a queen of spades with a jack of diamonds, whatever suit is trumps.",
                )
            ),
            "bezique_pair",
        )
    else:
        page.rule(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook",
                    "A bezique is the queen of trumps with the jack of the suit paired with hers: spades and"
                    " diamonds are a pair, and clubs and hearts. With hearts as trumps, for example, it is"
                    " the queen of hearts with the jack of clubs.",
                )
            ),
            "bezique_pair",
        )
        if not v.turns_card:
            _before_trumps(v, page)
    values = {name: points(MELD_POINTS[kind]) for name, kind in _HIGHEST_VALUES[v.highest_bezique]}
    page.rule(say(_HIGHEST[v.highest_bezique], **values), "highest_bezique")


def _before_trumps(v: Variant, page: Writer) -> None:
    if v.trump_from == "marriage-or-bezique":
        text = QT_TRANSLATE_NOOP(
            "rulebook",
            "As long as there are no trumps, any queen and the jack paired with her are a bezique, and her"
            " suit becomes trumps. A double or higher bezique then takes all its queens from one suit.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "rulebook",
            "As long as there are no trumps, any queen and the jack paired with her are a bezique, but it"
            " makes no trumps. A double or higher bezique then takes all its queens from one suit.",
        )
    page.rule(say(text), "bezique_pair", "trump_from")


def _sequences_and_fours(v: Variant, page: Writer) -> None:
    if v.plain_sequence:
        text = QT_TRANSLATE_NOOP(
            "rulebook", "The five highest cards of a suit that is not trumps are a meld too: {points}."
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "rulebook",
            "The five highest cards are a meld in trumps only; the {points} that some other games give for"
            " them in a plain suit do not count.",
        )
    page.rule(say(text, points=points(MELD_POINTS[MeldKind.PLAIN_SEQUENCE])), "plain_sequence")
    if v.four_tens:
        text = QT_TRANSLATE_NOOP("rulebook", "Four tens are a meld like four aces: {points}.")
    else:
        text = QT_TRANSLATE_NOOP(
            "rulebook", "Four tens are no meld; only some other games give {points} for them."
        )
    page.rule(say(text, points=points(MELD_POINTS[MeldKind.FOUR_TENS])), "four_tens")
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "Four cards of one rank may be of any suits; two or more of them may be of the same suit.",
            )
        ),
        taken=classic_of(v) if OWN[v.id] in ("pt", "fr") else None,
    )


def announcing(v: Variant) -> Section:
    """Melds laid to be scored later."""
    page = Writer(v)
    title = say(QT_TRANSLATE_NOOP("rulebook", "Announcing"))
    if not v.announce:
        page.rule(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook",
                    "No meld is announced to be scored later: whatever is laid scores at once, and the rest"
                    " waits in the hand.",
                )
            ),
            "announce",
            rules=("no-announcing", "announced-already"),
        )
        return page.section("announcing", title)
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "Besides what he scores, the winner of a trick may announce further melds: their cards are"
                " laid face up too and score after this trick or a later one that he wins, as far as the"
                " number of melds after one trick allows. No set of cards is announced twice.",
            )
        ),
        "announce",
        rules=("no-announcing", "announced-already"),
    )
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "An announcement names the cards only: what they are and what they are worth is decided when"
                " they score. Whether the cards may be used again is asked twice, when the meld is announced"
                " and when it scores.",
            )
        ),
        "announce",
        taken="program",
    )
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "For melds that are declared after a later trick, an announced meld counts like one that has"
                " scored: it binds the cards in it.",
            )
        ),
        "announce",
        taken="program",
    )
    if v.reform:
        lost = QT_TRANSLATE_NOOP(
            "rulebook",
            "An announced meld is lost when one of its cards is played, when a higher meld of its class"
            " scores with cards of it, or when the last card is drawn. Once lost it stands in the way of no"
            " other meld.",
        )
    else:
        lost = QT_TRANSLATE_NOOP(
            "rulebook",
            "An announced meld is lost when one of its cards is played, when a higher meld of its class"
            " scores with cards of it, or when the last card is drawn. Even lost it still binds its cards,"
            " as if it had scored.",
        )
    page.rule(say(lost), "announce", "reform", taken="program")
    page.example(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "Example: the sequence and the royal marriage in it are announced after the same trick. The"
                " marriage may score first and the sequence after a later trick. If the sequence was"
                " announced after an earlier trick, the marriage out of it scores nothing.",
            )
        ),
        "announce",
    )
    return page.section("announcing", title)

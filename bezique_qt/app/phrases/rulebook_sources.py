"""The rule book's section on its sources: where they differ, slip or say nothing, and what was done."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP
from bezique_qt.app.phrases.rulebook_words import Section, Writer, say
from bezique_qt.rules import Variant

_ABOUT: Final[dict[str, str]] = {
    "besigue-pt": QT_TRANSLATE_NOOP(
        "rulebook",
        "The source of this game is a Portuguese sheet, “Besigue” (document 000). Where it is silent the"
        " classic rule of Hoffmann, 1909, is played.",
    ),
    "besigue-pt-no-turn": QT_TRANSLATE_NOOP(
        "rulebook",
        "The source of this game is the paragraph “Besigue sem trunfo” of a Portuguese sheet (document 000)."
        " Where it is silent the classic rule of Hoffmann, 1909, is played.",
    ),
    "rubicon-pt": QT_TRANSLATE_NOOP(
        "rulebook",
        "The source of this game is the part “Besigue de Rubicon” of a Portuguese sheet (document 000)."
        " Where it is silent the laws of the Portland Club, London 1887, are followed.",
    ),
    "besigue-fr": QT_TRANSLATE_NOOP(
        "rulebook",
        "The source of this game is a French text, “Le bésigue” (document 001). Where it is silent the"
        " classic rule of Hoffmann, 1909, is played.",
    ),
    "rubicon-nl": QT_TRANSLATE_NOOP(
        "rulebook",
        "The source of this game is a Dutch sheet, “Rubicon, 2 spelers” (document 002). Where it is silent"
        " the laws of the Portland Club, London 1887, are followed.",
    ),
    "rubicon-nl-queen": QT_TRANSLATE_NOOP(
        "rulebook",
        "The source of this game is the paragraph “Variant” of a Dutch sheet, “Rubicon, 2 spelers” (document"
        " 002). Where it is silent the laws of the Portland Club, London 1887, are followed.",
    ),
    "classic": QT_TRANSLATE_NOOP(
        "rulebook",
        "The source of this game is Hoffmann, 1909; its last eight tricks are those of the Encyclopædia"
        " Britannica and of Parlett.",
    ),
    "rubicon-1887": QT_TRANSLATE_NOOP(
        "rulebook", "The source of this game is the code of laws of the Portland Club, London 1887."
    ),
}

_LOST_000 = QT_TRANSLATE_NOOP(
    "rulebook",
    "The Portuguese sheet has lost its table of values and never mentions brisques. The values are those of"
    " the Dutch sheet; brisques are counted at the end of the deal, as in the French text.",
)
_NINE = QT_TRANSLATE_NOOP(
    "rulebook",
    "The Dutch sheet speaks of the last eight tricks. With nine cards in each hand there are nine of them.",
)
_NO_TURNED = QT_TRANSLATE_NOOP(
    "rulebook",
    "It also says that the last card of the stock is the turned trump or its seven. Nothing is turned in"
    " this game: the last card is a card like any other.",
)
_MARIAS = QT_TRANSLATE_NOOP(
    "rulebook",
    "It calls the marriage that makes trumps “Marias”, which is its word for the marriage of 20. Here that"
    " first marriage counts 40, since its suit becomes trumps.",
)
_NO_SETTLEMENT = QT_TRANSLATE_NOOP(
    "rulebook",
    "It gives no settlement. The one in this book is that of 1887 without brisques, which this game does not"
    " count, and with 1,000 under the rubicon.",
)
_REFILLING = QT_TRANSLATE_NOOP(
    "rulebook",
    "It names filling up a meld after a play as a difference from the ordinary game. Therefore only a meld"
    " that has lost a card scores again, not one to which a like card is merely added.",
)
_SETS = QT_TRANSLATE_NOOP(
    "rulebook",
    "It deals the nine cards in packets of two or three; here they come in three packets of three.",
)

_SLIPS: Final[dict[str, tuple[str, ...]]] = {
    "besigue-pt": (
        _LOST_000,
        QT_TRANSLATE_NOOP(
            "rulebook",
            "It does not say how many cards are dealt, nor whether a match ends at once. Eight cards are"
            " dealt, in packets of three, two and three, and a deal is played to its end.",
        ),
        QT_TRANSLATE_NOOP(
            "rulebook",
            "It sets the match at 1,000 points, or at 1,500 if the players like; the target can be changed as"
            " a house rule.",
        ),
    ),
    "besigue-pt-no-turn": (
        _LOST_000,
        QT_TRANSLATE_NOOP(
            "rulebook",
            "It speaks of a marriage that is declared and scored. A marriage therefore makes trumps when it"
            " scores, and no other meld does.",
        ),
    ),
    "rubicon-pt": (
        _LOST_000,
        QT_TRANSLATE_NOOP(
            "rulebook",
            "It says that points count as in the ordinary game, which cannot speak of triple and quadruple"
            " bezique, as two packs do not make them. Their values are those of 1887.",
        ),
        QT_TRANSLATE_NOOP(
            "rulebook",
            "It lets a winner over a loser under the rubicon “also” add 1,000 points. This is read as in"
            " place of the 500, as in law 58 of the Portland Club; and the “parceiro” of that sentence is"
            " the adversary.",
        ),
    ),
    "besigue-fr": (
        QT_TRANSLATE_NOOP(
            "rulebook",
            "The French text has lost its values, the order of the cards, the deal and the target, and it"
            " carries advertising for another game, which is left out. The values are those of the Dutch"
            " sheet, everything else is the classic game.",
        ),
        QT_TRANSLATE_NOOP(
            "rulebook",
            "It lets the players count brisques as they win them when the end of the match is near, without"
            " saying how near. Here 300 points from the target are near.",
        ),
    ),
    "rubicon-nl": (_NINE, _NO_TURNED, _MARIAS, _NO_SETTLEMENT, _REFILLING, _SETS),
    "rubicon-nl-queen": (_NINE, _NO_TURNED, _MARIAS, _NO_SETTLEMENT, _REFILLING, _SETS),
    "classic": (
        QT_TRANSLATE_NOOP(
            "rulebook",
            "In the last eight tricks Hoffmann asks only to follow suit, while the Britannica and Parlett"
            " also ask to beat the card led and to trump. The stricter duty is played; the other is a house"
            " rule.",
        ),
    ),
    "rubicon-1887": (
        QT_TRANSLATE_NOOP(
            "rulebook",
            "These laws answer nearly every question of the four-pack game, and the other Rubicon games"
            " borrow from them: law 27 hides the brisques, law 35 marries a king and queen again, law 58"
            " settles a rubicon.",
        ),
    ),
}

_DIFFERENCES: Final[tuple[str, ...]] = (
    QT_TRANSLATE_NOOP(
        "rulebook",
        "The ten: the Portuguese sheet ranks it below the jack, the Dutch sheet, Hoffmann and the Portland"
        " Club directly below the ace. The French text does not say.",
    ),
    QT_TRANSLATE_NOOP(
        "rulebook",
        "A card used again: the Dutch sheet and the Portuguese Rubicon compare values alone; the other games"
        " compare values within a class.",
    ),
    QT_TRANSLATE_NOOP(
        "rulebook",
        "A broken meld: it may be made whole in all Rubicon games. In the games with two packs it may not.",
    ),
    QT_TRANSLATE_NOOP(
        "rulebook",
        "A double bezique: the Portuguese sheet has it laid all at once. In the other games a pair may be"
        " added to one that has scored.",
    ),
    QT_TRANSLATE_NOOP(
        "rulebook",
        "The number of melds: after one trick the Dutch sheet lets any number score, all others only one."
        " The French text, Hoffmann and the Portland Club let more be announced.",
    ),
    QT_TRANSLATE_NOOP(
        "rulebook",
        "The seven of trumps: the Portuguese sheet has it claimed at any time by a player who has won a"
        " trick, the French text by any player, Hoffmann only directly after a trick won.",
    ),
    QT_TRANSLATE_NOOP(
        "rulebook",
        "Brisques: the French text counts them at the end, Hoffmann as they are won, the Portland Club only"
        " to settle. The Dutch sheet has none, and the Portuguese one is silent.",
    ),
    QT_TRANSLATE_NOOP(
        "rulebook", "The last trick: it is worth 50 in the Dutch sheet and in the laws of 1887, 10 elsewhere."
    ),
)


def sources(v: Variant) -> Section:
    """Who says what: of this game first, then where the games differ."""
    page = Writer(v)
    for text in (_ABOUT[v.id], *_SLIPS[v.id], *_DIFFERENCES):
        page.note(say(text))
    return page.section("sources", say(QT_TRANSLATE_NOOP("rulebook", "The sources, and where they differ")))

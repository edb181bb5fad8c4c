"""The rule book's sections on counting and on the end of the match."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.counts import number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP
from bezique_qt.app.phrases.rulebook_words import Section, Writer, points, say
from bezique_qt.rules import Variant
from bezique_qt.rules.counting import BRISQUE

_BRISQUES: Final[dict[str, str]] = {
    "end": QT_TRANSLATE_NOOP(
        "rulebook",
        "Aces and tens in tricks are brisques. When the deal is over each player counts those in his own"
        " tricks, {points} each.",
    ),
    "end-near-target": QT_TRANSLATE_NOOP(
        "rulebook",
        "Aces and tens in tricks are brisques, {points} each. They are counted when the deal is over; in a"
        " deal that begins when the end is near, they score as soon as the trick is won.",
    ),
    "as-won": QT_TRANSLATE_NOOP(
        "rulebook",
        "Aces and tens in tricks are brisques. They score {points} each as soon as the trick is won, those"
        " of the last trick together with its bonus.",
    ),
    "none": QT_TRANSLATE_NOOP(
        "rulebook",
        "Aces and tens in tricks score nothing: there are no brisques in this game.",
    ),
    "settlement": QT_TRANSLATE_NOOP(
        "rulebook",
        "Aces and tens in tricks are brisques, {points} each, but they score nothing in play: they are"
        " counted in the settlement only, to break a tie or to save the loser from the rubicon.",
    ),
}


def counting(v: Variant) -> Section:
    """The last trick and the brisques."""
    page = Writer(v)
    if v.last_trick:
        page.rule(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook", "The winner of the last trick of the deal scores {points} for it."
                ),
                points=points(v.last_trick),
            ),
            "last_trick",
        )
    else:
        page.rule(
            say(QT_TRANSLATE_NOOP("rulebook", "The last trick of the deal scores nothing of its own.")),
            "last_trick",
        )
    page.rule(say(_BRISQUES[v.brisques], points=points(BRISQUE)), "brisques")
    if v.brisques == "end-near-target":
        page.rule(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook",
                    "The end is near in a deal at whose start a player has {line} or more: he then stands"
                    " within {near} of the target.",
                ),
                line=points(max(0, v.target - v.near_target)),
                near=points(v.near_target),
            ),
            "near_target",
            "target",
        )
    if v.brisques != "none":
        _shown(v, page)
    return page.section("counting", say(QT_TRANSLATE_NOOP("rulebook", "Brisques and the last trick")))


def _shown(v: Variant, page: Writer) -> None:
    if v.brisques_hidden_above:
        page.rule(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook",
                    "As long as more than {cards} cards are in the stock, the table does not show how many"
                    " brisques have been won (law 27).",
                ),
                cards=number(v.brisques_hidden_above),
            ),
            "brisques_hidden_above",
        )
    else:
        page.rule(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook", "The table shows at any time how many brisques each player has won."
                )
            ),
            "brisques_hidden_above",
            taken="program",
        )


_ENDING: Final[dict[str, str]] = {
    "at-once": QT_TRANSLATE_NOOP(
        "rulebook",
        "The deals of a match are added up until a player has {target}. The match ends the moment he reaches"
        " them: he has won, and nothing more is played or counted.",
    ),
    "end-of-deal": QT_TRANSLATE_NOOP(
        "rulebook",
        "The deals of a match are added up until a player has {target}. That deal is played and counted to"
        " its end; then the higher total wins.",
    ),
    "settlement": QT_TRANSLATE_NOOP(
        "rulebook",
        "One deal is the whole match, and it is settled as soon as it is over; there is no target.",
    ),
}


def ending(v: Variant) -> Section:
    """How a match is won in the games with a target."""
    page = Writer(v)
    values = {"target": points(v.target)} if v.ending != "settlement" else {}
    page.rule(say(_ENDING[v.ending], **values), "ending", "target")
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "There is no settlement: only the totals decide, and it does not matter by how much.",
            )
        ),
        "settlement",
    )
    if v.ending == "at-once":
        page.rule(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook",
                    "Whatever scores can end the match, even a seven turned before the first lead. The bonus"
                    " of the last trick comes before the count of brisques; if both players pass the target"
                    " in that count, the higher total wins. With equal totals another deal is played, and"
                    " its first points end the match.",
                )
            ),
            "ending",
            taken="program",
        )
    else:
        page.rule(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook", "If both totals are equal at or over the target, another deal is played."
                )
            ),
            "ending",
            taken="program",
        )
    return page.section("ending", say(QT_TRANSLATE_NOOP("rulebook", "The end of the match")))


def ending_title() -> str:
    """The title of the section where the match is settled after one deal."""
    return say(QT_TRANSLATE_NOOP("rulebook", "The settlement"))


def one_deal(v: Variant, page: Writer) -> None:
    """That one deal is the whole match."""
    page.rule(say(_ENDING["settlement"]), "ending", "target")

"""Texts of the hint panel's advice: values, how sure they are, and the reasons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bezique_qt.app.phrases.cards import the_card
from bezique_qt.app.phrases.counts import COUNTS, number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, capital, fill
from bezique_qt.app.phrases.hints import declaring_reason
from bezique_qt.app.phrases.melds import meld_title_of
from bezique_qt.coach import ALL, Advice, Aim, Option, Reason, ReasonKind, Verdict
from bezique_qt.rules import MeldKind

_PARTS: Final[dict[str, str]] = {
    "marriages": QT_TRANSLATE_NOOP("phrases", "Marriages and sequences"),
    "beziques": QT_TRANSLATE_NOOP("phrases", "Beziques"),
    "fours": QT_TRANSLATE_NOOP("phrases", "Four of a rank"),
    "brisques": QT_TRANSLATE_NOOP("phrases", "Brisques"),
    "rest": QT_TRANSLATE_NOOP("phrases", "Last trick and bonuses"),
    ALL: QT_TRANSLATE_NOOP("phrases", "All in all"),
}
_PLAIN: Final[dict[ReasonKind, str]] = {
    ReasonKind.LAST_WINDOW: QT_TRANSLATE_NOOP("phrases", "This is the last chance to declare."),
    ReasonKind.CANNOT_BE_BEATEN: QT_TRANSLATE_NOOP("phrases", "Wins the trick: no card still out beats it."),
    ReasonKind.WINS: QT_TRANSLATE_NOOP("phrases", "Wins the trick."),
    ReasonKind.LOSES: QT_TRANSLATE_NOOP("phrases", "Loses the trick."),
    ReasonKind.NO_MELD: QT_TRANSLATE_NOOP("phrases", "This card can make no meld any more."),
}
_OF_CARD: Final[dict[ReasonKind, str]] = {
    ReasonKind.TAKES_TURNED: QT_TRANSLATE_NOOP("phrases", "You get {card} for it."),
    ReasonKind.TAKES_BRISQUE: QT_TRANSLATE_NOOP("phrases", "Wins the trick, and {card} with it."),
    ReasonKind.GIVES_BRISQUE: QT_TRANSLATE_NOOP("phrases", "Loses the trick, and {card} with it."),
}
_OF_MELD: Final[dict[ReasonKind, str]] = {
    ReasonKind.LEAVES: QT_TRANSLATE_NOOP("phrases", "Leaves unscored: {meld}, {points}."),
    ReasonKind.WAITS: QT_TRANSLATE_NOOP("phrases", "Has to wait: {meld}, {points}."),
    ReasonKind.WINS_TO_SCORE: QT_TRANSLATE_NOOP(
        "phrases", "Wins the trick, so that you can score: {meld}, {points}."
    ),
    ReasonKind.BREAKS: QT_TRANSLATE_NOOP(
        "phrases", "Gives up what a trick would let you score: {meld}, {points}."
    ),
    ReasonKind.BREAKS_CHANCE: QT_TRANSLATE_NOOP(
        "phrases", "Breaks up what is still within reach: {meld}, {points}."
    ),
}


def heading() -> str:
    """Over the options."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Best now"))


def basis(found: Advice | None) -> str:
    """What the values rest on, in two or three words; None while nothing is known yet."""
    if found is None:
        return fill(QT_TRANSLATE_NOOP("phrases", "weighing…"))
    if found.exact:
        return fill(QT_TRANSLATE_NOOP("phrases", "counted to the end"))
    return COUNTS.deals_tried(found.worlds)


def what_values_are(found: Advice | None, name: str) -> str:
    """What the numbers mean; `name` is the opponent's."""
    if found is not None and found.exact:
        text = QT_TRANSLATE_NOOP(
            "phrases", "Points from now to the end, you less {name}, both playing their best"
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "phrases", "Expected points from now to the end of the deal, you less {name}"
        )
    return fill(text, name=name)


def aim(found: Advice | None) -> str:
    """Why the first need not have the most points; empty where it has."""
    if found is None or found.aim is Aim.POINTS:
        return ""
    if found.aim is Aim.SETTLEMENT:
        return fill(
            QT_TRANSLATE_NOOP(
                "phrases",
                "Ordered by what the settlement makes of the points: the first need not have the most.",
            )
        )
    return fill(
        QT_TRANSLATE_NOOP(
            "phrases", "Ordered by the chance to win the match: the first need not have the most points."
        )
    )


def failed() -> str:
    """No advice can be had."""
    return fill(
        QT_TRANSLATE_NOOP("phrases", "No advice could be worked out here. What the rules say is below.")
    )


def value(points: float) -> str:
    """Points with their sign."""
    rounded = round(points)
    sign = "+" if rounded > 0 else "\N{MINUS SIGN}" if rounded < 0 else ""
    return sign + number(abs(rounded))


def margin(error: float) -> str:
    """The standard error of a value."""
    return "± " + number(max(1, round(error)))


def standing(option: Option, best: Option) -> str:
    """How an option stands beside the best, by the figures as they are shown; empty for the best."""
    if option.verdict is Verdict.BEST:
        return ""
    if option.verdict is Verdict.EQUAL:
        if option.behind_error == 0:
            return fill(QT_TRANSLATE_NOOP("phrases", "just as good"))
        return fill(QT_TRANSLATE_NOOP("phrases", "about equal"))
    shown = round(best.value) - round(option.value)
    # What is best for the settlement or the match need not have the highest figure.
    worse = number(shown if shown > 0 else max(1, round(option.behind)))
    if option.verdict is Verdict.WORSE:
        return fill(QT_TRANSLATE_NOOP("phrases", "perhaps {points} worse"), points=worse)
    return fill(QT_TRANSLATE_NOOP("phrases", "{points} worse"), points=worse)


def already_in(melds: Iterable[tuple[MeldKind, str | None]]) -> str:
    """Which melds cards are part of, to tell them from other copies."""
    names = list(dict.fromkeys(meld_title_of(kind, suit) for kind, suit in melds))
    if not names:
        return fill(QT_TRANSLATE_NOOP("phrases", "in no meld yet"))
    return fill(QT_TRANSLATE_NOOP("phrases", "already in: {melds}"), melds=", ".join(names))


def legend_estimate() -> str:
    """The sign of estimates."""
    return fill(QT_TRANSLATE_NOOP("phrases", "estimate"))


def reason(one: Reason, *, first: bool) -> str:
    """A reason as a sentence; `first` tells whether it is one of the first option."""
    kind = one.kind
    if kind is ReasonKind.SCORES:
        return declaring_reason(round(one.points))
    if kind in _PLAIN:
        return fill(_PLAIN[kind])
    if kind in _OF_CARD:
        return fill(_OF_CARD[kind], card=the_card(one.cards[0]))
    if kind in (ReasonKind.PART, ReasonKind.GAINS):
        return _part(one, first)
    if one.meld is not None and kind in _OF_MELD:
        return fill(_OF_MELD[kind], meld=meld_title_of(*one.meld), points=number(round(one.points)))
    card = capital(the_card(one.face))
    if one.meld is not None and one.meld[0] is MeldKind.BEZIQUE:
        text = QT_TRANSLATE_NOOP("phrases", "{card} cannot come any more: no bezique with this card.")
    else:
        text = QT_TRANSLATE_NOOP("phrases", "{card} cannot come any more: no marriage with this card.")
    return fill(text, card=card)


def _part(one: Reason, first: bool) -> str:
    if one.kind is ReasonKind.GAINS:
        text = QT_TRANSLATE_NOOP("phrases", "{what}: about {points} better than if you keep it.")
    elif first and one.points > 0:
        text = QT_TRANSLATE_NOOP("phrases", "{what}: about {points} better than the second choice.")
    elif first:
        text = QT_TRANSLATE_NOOP("phrases", "{what}: about {points} worse than the second choice.")
    elif one.points > 0:
        text = QT_TRANSLATE_NOOP("phrases", "{what}: about {points} better than the first choice.")
    else:
        text = QT_TRANSLATE_NOOP("phrases", "{what}: about {points} worse than the first choice.")
    return fill(text, what=fill(_PARTS[one.part]), points=number(max(1, round(abs(one.points)))))

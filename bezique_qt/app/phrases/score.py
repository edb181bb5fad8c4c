"""The lines of the score sheet: what was scored, and the figures that explain a total."""

from __future__ import annotations

from bezique_qt.app.phrases.counts import COUNTS, number
from bezique_qt.app.phrases.events import Names
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, capital, fill
from bezique_qt.app.phrases.melds import meld_name, meld_title
from bezique_qt.rules import (
    BrisquesCounted,
    BrisquesScored,
    CarteBlancheShown,
    DealSettled,
    DixClaimed,
    Event,
    LastTrickScored,
    MeldKind,
    MeldScored,
    TurnedSevenScored,
)


def plus(points: int) -> str:
    """Points gained, as "+1,500"."""
    return fill(QT_TRANSLATE_NOOP("phrases", "+{points}"), points=number(points))


def line_title(event: Event) -> str:
    """What was scored, as it stands on the sheet."""
    match event:
        case MeldScored(kind=MeldKind.SEQUENCE | MeldKind.ROYAL_MARRIAGE as kind):
            return capital(meld_name(kind))  # of trumps, so the suit says nothing new
        case MeldScored(kind=kind, cards=cards):
            return capital(meld_title(kind, cards))
        case TurnedSevenScored():
            return fill(QT_TRANSLATE_NOOP("phrases", "Seven turned"))
        case CarteBlancheShown():
            return fill(QT_TRANSLATE_NOOP("phrases", "Carte blanche"))
        case DixClaimed():
            return fill(QT_TRANSLATE_NOOP("phrases", "Seven of trumps"))
        case LastTrickScored():
            return fill(QT_TRANSLATE_NOOP("phrases", "Last trick"))
        case BrisquesScored(count=count) | BrisquesCounted(count=count):
            return COUNTS.brisques(count)
        case _:
            return ""


def line_detail(event: Event, trick: int) -> str:
    """When it was scored; `trick` is the number of tricks finished by then."""
    match event:
        case TurnedSevenScored():
            return fill(QT_TRANSLATE_NOOP("phrases", "to the dealer"))
        case BrisquesCounted():
            return fill(QT_TRANSLATE_NOOP("phrases", "at the count"))
        case _ if trick == 0:
            return fill(QT_TRANSLATE_NOOP("phrases", "before the first trick"))
        case BrisquesScored() | LastTrickScored():
            return fill(QT_TRANSLATE_NOOP("phrases", "in trick {trick}"), trick=number(trick))
        case _:
            return fill(QT_TRANSLATE_NOOP("phrases", "after trick {trick}"), trick=number(trick))


def line_spoken(event: Event, who: str, points: int, running: int) -> str:
    """One line of the sheet as a sentence, for a screen reader."""
    return fill(
        QT_TRANSLATE_NOOP("phrases", "{who}: {what}, {points} points; {running} in this deal."),
        who=who,
        what=line_title(event),
        points=number(points),
        running=number(running),
    )


def deal_heading(deal: int) -> str:
    """Over the lines of one deal, `deal` from 1."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Deal {deal}"), deal=number(deal))


def dealt_by(seat: int, names: Names) -> str:
    """Beside the heading of a deal."""
    if seat == 0:
        return fill(QT_TRANSLATE_NOOP("phrases", "you dealt"))
    return fill(QT_TRANSLATE_NOOP("phrases", "{name} dealt"), name=names[seat])


def deal_total() -> str:
    """Under the lines of one deal."""
    return fill(QT_TRANSLATE_NOOP("phrases", "This deal"))


def match_total() -> str:
    """Under the total of a deal, with the deals before."""
    return fill(QT_TRANSLATE_NOOP("phrases", "The match"))


def target_line(target: int) -> str:
    """What is played for."""
    return fill(QT_TRANSLATE_NOOP("phrases", "to {points}"), points=number(target))


def settlement_title(event: DealSettled) -> str:
    """The heading of the settlement of a Rubicon game."""
    if event.winner is None:
        return fill(QT_TRANSLATE_NOOP("phrases", "Drawn game"))
    if event.line == "rubicon":
        return fill(QT_TRANSLATE_NOOP("phrases", "Rubicon"))
    return fill(QT_TRANSLATE_NOOP("phrases", "Game"))


def settlement_sum(event: DealSettled) -> str:
    """How the value came about, in figures: hundreds only, and the bonus for the game."""
    if event.winner is None:
        return ""
    won, lost = (points // 100 * 100 for points in event.points)
    rest = event.value - event.bonus
    if event.line == "rubicon":
        figures: tuple[int, ...] = (won, rest - won, event.bonus)
    elif rest != won - lost:
        figures = (rest, event.bonus)
    else:
        return f"{number(won)} − {number(lost)} + {number(event.bonus)}"
    return " + ".join(number(figure) for figure in figures)


def settlement_sentence(event: DealSettled) -> str:
    """The same in a sentence that says what the figures are; empty for a drawn game."""
    if event.winner is None:
        return ""
    won, lost = (points // 100 * 100 for points in event.points)
    rest = event.value - event.bonus
    values = {"won": number(won), "lost": number(lost), "bonus": number(event.bonus)}
    if event.line == "rubicon":
        values["lost"] = number(rest - won)
        return fill(
            QT_TRANSLATE_NOOP("phrases", "Hundreds of both: {won} + {lost}, and {bonus} for the game."),
            **values,
        )
    if rest != won - lost:
        return fill(
            QT_TRANSLATE_NOOP("phrases", "The difference counts at least {least}, and {bonus} for the game."),
            least=number(rest),
            bonus=number(event.bonus),
        )
    return fill(
        QT_TRANSLATE_NOOP("phrases", "Difference of the hundreds: {won} − {lost}, and {bonus} for the game."),
        **values,
    )


def sheet_column(column: int, names: Names) -> str:
    """The heads of the columns: what, then each player."""
    if column == 0:
        return fill(QT_TRANSLATE_NOOP("phrases", "What"))
    return names[column - 1]

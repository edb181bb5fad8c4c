"""What happened, in one sentence each: for the log, the status line and a screen reader alike."""

from __future__ import annotations

from functools import singledispatch

from bezique_qt.app.phrases.cards import card_name, cards_listed, the_card, trump_sentence
from bezique_qt.app.phrases.counts import COUNTS, number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, fill
from bezique_qt.app.phrases.melds import meld_title
from bezique_qt.rules import (
    AnnouncementLost,
    BrisquesCounted,
    BrisquesScored,
    CardDrawn,
    CardPlayed,
    CardsDealt,
    CardTurned,
    CarteBlancheShown,
    DealEnded,
    DealSettled,
    DealStarted,
    DixClaimed,
    Event,
    LastTrickScored,
    MatchEnded,
    MeldAnnounced,
    MeldScored,
    StrictPhaseBegan,
    TrickWon,
    TrumpFixed,
    TurnedCardExchanged,
    TurnedSevenScored,
)

Names = tuple[str, str]


def describe(event: Event, viewer: int, names: Names) -> str:
    """One sentence for an event as the player in seat `viewer` may know it, who is addressed as "you".

    `names` are the players' names in seat order.  An event of a kind not known here gives "".
    """
    return _describe(event, viewer, names)


def _said(seat: int, viewer: int, names: Names, yours: str, theirs: str, **values: object) -> str:
    """`yours` of the viewer, else `theirs` with {name}."""
    if seat == viewer:
        return fill(yours, **values)
    return fill(theirs, name=names[seat], **values)


@singledispatch
def _describe(event: object, viewer: int, names: Names) -> str:
    return ""


@_describe.register
def _(event: DealStarted, viewer: int, names: Names) -> str:
    other = names[1 - viewer]
    if event.dealer == viewer:
        return fill(QT_TRANSLATE_NOOP("phrases", "You deal, {name} leads."), name=other)
    return fill(QT_TRANSLATE_NOOP("phrases", "{name} deals, you lead."), name=other)


@_describe.register
def _(event: CardsDealt, viewer: int, names: Names) -> str:
    cards = cards_listed(sorted(event.hands[viewer]))
    return fill(QT_TRANSLATE_NOOP("phrases", "Your hand: {cards}."), cards=cards)


@_describe.register
def _(event: CardTurned, viewer: int, names: Names) -> str:
    turned = fill(QT_TRANSLATE_NOOP("phrases", "The turned card: {card}."), card=card_name(event.card))
    return turned + " " + trump_sentence(event.card.suit)


@_describe.register
def _(event: TurnedSevenScored, viewer: int, names: Names) -> str:
    return _said(
        event.seat,
        viewer,
        names,
        QT_TRANSLATE_NOOP("phrases", "A seven is turned: {points} points for you, the dealer."),
        QT_TRANSLATE_NOOP("phrases", "A seven is turned: {points} points for {name}, the dealer."),
        points=number(event.points),
    )


@_describe.register
def _(event: CarteBlancheShown, viewer: int, names: Names) -> str:
    return _said(
        event.seat,
        viewer,
        names,
        QT_TRANSLATE_NOOP("phrases", "You show carte blanche: {points} points."),
        QT_TRANSLATE_NOOP("phrases", "{name} shows carte blanche: {points} points."),
        points=number(event.points),
    )


@_describe.register
def _(event: CardPlayed, viewer: int, names: Names) -> str:
    return _said(
        event.seat,
        viewer,
        names,
        QT_TRANSLATE_NOOP("phrases", "You play {card}."),
        QT_TRANSLATE_NOOP("phrases", "{name} plays {card}."),
        card=the_card(event.card),
    )


@_describe.register
def _(event: TrickWon, viewer: int, names: Names) -> str:
    if event.last:
        return _said(
            event.seat,
            viewer,
            names,
            QT_TRANSLATE_NOOP("phrases", "You win the last trick."),
            QT_TRANSLATE_NOOP("phrases", "{name} wins the last trick."),
        )
    return _said(
        event.seat,
        viewer,
        names,
        QT_TRANSLATE_NOOP("phrases", "You win trick {trick}."),
        QT_TRANSLATE_NOOP("phrases", "{name} wins trick {trick}."),
        trick=number(event.number),
    )


@_describe.register
def _(event: BrisquesScored, viewer: int, names: Names) -> str:
    if event.seat == viewer:
        what = COUNTS.your_brisques_as_won(event.count)
    else:
        what = COUNTS.brisques_as_won(event.count, names[event.seat])
    return fill(
        QT_TRANSLATE_NOOP("phrases", "{what}: {points} points."), what=what, points=number(event.points)
    )


@_describe.register
def _(event: BrisquesCounted, viewer: int, names: Names) -> str:
    if event.seat == viewer:
        what = COUNTS.your_brisques_counted(event.count)
    else:
        what = COUNTS.brisques_counted(event.count, names[event.seat])
    return fill(
        QT_TRANSLATE_NOOP("phrases", "{what}: {points} points."), what=what, points=number(event.points)
    )


@_describe.register
def _(event: MeldScored, viewer: int, names: Names) -> str:
    return _said(
        event.seat,
        viewer,
        names,
        QT_TRANSLATE_NOOP("phrases", "You declare {meld}: {points} points."),
        QT_TRANSLATE_NOOP("phrases", "{name} declares {meld}: {points} points."),
        meld=meld_title(event.kind, event.cards),
        points=number(event.points),
    )


@_describe.register
def _(event: MeldAnnounced, viewer: int, names: Names) -> str:
    return _said(
        event.seat,
        viewer,
        names,
        QT_TRANSLATE_NOOP("phrases", "You announce {meld}, to score it later."),
        QT_TRANSLATE_NOOP("phrases", "{name} announces {meld}, to score it later."),
        meld=meld_title(event.kind, event.cards),
    )


@_describe.register
def _(event: AnnouncementLost, viewer: int, names: Names) -> str:
    return _said(
        event.seat,
        viewer,
        names,
        QT_TRANSLATE_NOOP("phrases", "Your announcement can no longer be scored: {cards}."),
        QT_TRANSLATE_NOOP("phrases", "{name}’s announcement can no longer be scored: {cards}."),
        cards=cards_listed(event.cards),
    )


@_describe.register
def _(event: TrumpFixed, viewer: int, names: Names) -> str:
    return trump_sentence(event.suit)


@_describe.register
def _(event: DixClaimed, viewer: int, names: Names) -> str:
    return _said(
        event.seat,
        viewer,
        names,
        QT_TRANSLATE_NOOP("phrases", "You show {card}, the dix: {points} points."),
        QT_TRANSLATE_NOOP("phrases", "{name} shows {card}, the dix: {points} points."),
        card=the_card(event.card),
        points=number(event.points),
    )


@_describe.register
def _(event: TurnedCardExchanged, viewer: int, names: Names) -> str:
    return _said(
        event.seat,
        viewer,
        names,
        QT_TRANSLATE_NOOP("phrases", "You exchange the seven and take {card}."),
        QT_TRANSLATE_NOOP("phrases", "{name} exchanges the seven and takes {card}."),
        card=the_card(event.taken),
    )


@_describe.register
def _(event: CardDrawn, viewer: int, names: Names) -> str:
    if event.turned:
        return _said(
            event.seat,
            viewer,
            names,
            QT_TRANSLATE_NOOP("phrases", "You draw {card}, the turned card."),
            QT_TRANSLATE_NOOP("phrases", "{name} draws {card}, the turned card."),
            card=the_card(event.card),
        )
    if event.seat == viewer:
        return fill(QT_TRANSLATE_NOOP("phrases", "You draw {card}."), card=the_card(event.card))
    return fill(QT_TRANSLATE_NOOP("phrases", "{name} draws a card."), name=names[event.seat])


@_describe.register
def _(event: StrictPhaseBegan, viewer: int, names: Names) -> str:
    return fill(
        QT_TRANSLATE_NOOP(
            "phrases",
            "The stock is out: exposed cards go back into the hand, and from now on suit must be followed.",
        )
    )


@_describe.register
def _(event: LastTrickScored, viewer: int, names: Names) -> str:
    return _said(
        event.seat,
        viewer,
        names,
        QT_TRANSLATE_NOOP("phrases", "The last trick: {points} points for you."),
        QT_TRANSLATE_NOOP("phrases", "The last trick: {points} points for {name}."),
        points=number(event.points),
    )


@_describe.register
def _(event: DealEnded, viewer: int, names: Names) -> str:
    values = {
        "yours": number(event.scores[viewer]),
        "name": names[1 - viewer],
        "theirs": number(event.scores[1 - viewer]),
    }
    if event.at_once:
        return fill(
            QT_TRANSLATE_NOOP(
                "phrases", "The target is reached and the deal ends at once: you {yours}, {name} {theirs}."
            ),
            **values,
        )
    return fill(QT_TRANSLATE_NOOP("phrases", "The deal is over: you {yours}, {name} {theirs}."), **values)


@_describe.register
def _(event: DealSettled, viewer: int, names: Names) -> str:
    if event.winner is None:
        return fill(QT_TRANSLATE_NOOP("phrases", "The points are equal: no one wins this game."))
    if event.line == "rubicon":
        return _said(
            event.winner,
            viewer,
            names,
            QT_TRANSLATE_NOOP("phrases", "The rubicon was not crossed: you win {value} points."),
            QT_TRANSLATE_NOOP("phrases", "The rubicon was not crossed: {name} wins {value} points."),
            value=number(event.value),
        )
    return _said(
        event.winner,
        viewer,
        names,
        QT_TRANSLATE_NOOP("phrases", "You win the game, worth {value} points."),
        QT_TRANSLATE_NOOP("phrases", "{name} wins the game, worth {value} points."),
        value=number(event.value),
    )


@_describe.register
def _(event: MatchEnded, viewer: int, names: Names) -> str:
    yours, theirs = number(event.totals[viewer]), number(event.totals[1 - viewer])
    if event.winner is None:
        return fill(QT_TRANSLATE_NOOP("phrases", "The match is over, and no one has won it."))
    if event.winner == viewer:
        return fill(
            QT_TRANSLATE_NOOP("phrases", "You win the match, {yours} to {theirs}."),
            yours=yours,
            theirs=theirs,
        )
    return fill(
        QT_TRANSLATE_NOOP("phrases", "{name} wins the match, {theirs} to {yours}."),
        name=names[1 - viewer],
        yours=yours,
        theirs=theirs,
    )

"""Texts of the hint panel on what the rules say: facts and rules, no estimates."""

from __future__ import annotations

from bezique_qt.app.phrases.cards import the_card
from bezique_qt.app.phrases.counts import COUNTS, number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, fill
from bezique_qt.rules import Card


def now_heading() -> str:
    """Over what may be done now."""
    return fill(QT_TRANSLATE_NOOP("phrases", "You may now"))


def also_heading() -> str:
    """Over what may be done besides what advice is given on."""
    return fill(QT_TRANSLATE_NOOP("phrases", "You may also"))


def waiting_heading(name: str) -> str:
    """In its place while the other player is to move."""
    return fill(QT_TRANSLATE_NOOP("phrases", "{name} is to move"), name=name)


def over_heading() -> str:
    """In its place when the deal has ended."""
    return fill(QT_TRANSLATE_NOOP("phrases", "The deal is over"))


def free_play() -> str:
    """The title over any card."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Play any card"))


def strict_play() -> str:
    """The title over the cards that may be played."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Play one of these"))


def free_play_reason() -> str:
    """Why nothing has to be followed."""
    return fill(QT_TRANSLATE_NOOP("phrases", "While cards can be drawn, suit need not be followed."))


def every_card_reason() -> str:
    """Why any card may be played although the stock is out."""
    text = QT_TRANSLATE_NOOP(
        "phrases", "The rules of the last tricks are strict, but none of your cards breaks them here."
    )
    return fill(text)


def leading_reason() -> str:
    """Why the leader is free."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Who leads may play any card."))


def declaring_reason(points: int) -> str:
    """A meld that scores at once."""
    return fill(QT_TRANSLATE_NOOP("phrases", "{points} points now."), points=number(points))


def makes_trumps() -> str:
    """A meld that fixes trumps."""
    return fill(QT_TRANSLATE_NOOP("phrases", "It makes its suit trumps."))


def draw_reason() -> str:
    """What closing the window does."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Scores nothing and goes on."))


def pass_reason() -> str:
    """What passing a carte blanche does."""
    return fill(QT_TRANSLATE_NOOP("phrases", "There is no later chance in this deal."))


def last_window() -> str:
    """What has not been scored in this window never will."""
    return fill(QT_TRANSLATE_NOOP("phrases", "After the draw that follows nothing can be declared any more."))


def announced_note() -> str:
    """A meld that lies on the table to be scored."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Announced already: it scores after a trick that you win."))


def announceable_note() -> str:
    """A meld that can be laid now."""
    return fill(QT_TRANSLATE_NOOP("phrases", "It may be announced now, to score after a later trick."))


def after_trick_heading() -> str:
    """Over melds that only lack a won trick."""
    return fill(QT_TRANSLATE_NOOP("phrases", "After a trick that you win"))


def within_reach_heading() -> str:
    """Over melds that lack cards."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Still within reach"))


def barred_heading() -> str:
    """Over what the rules forbid."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Not allowed, and why"))


def barred_plays() -> str:
    """The title over cards that may not be played."""
    return fill(QT_TRANSLATE_NOOP("phrases", "The other cards"))


def missing(count: int, unseen: int) -> str:
    """How many cards a meld lacks, and how many copies of those nobody has seen."""
    return fill(
        QT_TRANSLATE_NOOP("phrases", "{missing} · {unseen}"),
        missing=COUNTS.missing(count),
        unseen=COUNTS.unseen(unseen),
    )


def turned_may_come(turned: Card) -> str:
    """That one of the cards wanted lies turned, where the seven that takes it is held or may be drawn."""
    text = QT_TRANSLATE_NOOP("phrases", "The seven of trumps may yet bring the turned card: {card}.")
    return fill(text, card=the_card(turned))


def several_sets(count: int) -> str:
    """A meld that can be made in more ways than one."""
    return COUNTS.ways(count)


def too_late() -> str:
    """The stock is out."""
    return fill(QT_TRANSLATE_NOOP("phrases", "The stock is out: nothing can be declared any more."))


def progress_heading() -> str:
    """Over the counts of the deal."""
    return fill(QT_TRANSLATE_NOOP("phrases", "How far the deal is"))


def cards_left(stock: int, tricks: int) -> str:
    """The stock and the tricks that are left; without a stock the tricks alone."""
    if not stock:
        return COUNTS.tricks_left(tricks)
    return COUNTS.cards_in_stock(stock) + " · " + COUNTS.tricks_left(tricks)


def brisques_gone(gone: int, of: int) -> str:
    """How many aces and tens have been played."""
    text = QT_TRANSLATE_NOOP("phrases", "Brisques played: {gone} of {all}")
    return fill(text, gone=number(gone), all=number(of))


def trumps_gone(gone: int, of: int) -> str:
    """How many trumps have been played."""
    text = QT_TRANSLATE_NOOP("phrases", "Trumps played: {gone} of {all}")
    return fill(text, gone=number(gone), all=number(of))


def hints_off() -> str:
    """The panel when hints are switched off."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Hints are off. Switch them on in the View menu."))


def legend_certain() -> str:
    """The sign of facts."""
    return fill(QT_TRANSLATE_NOOP("phrases", "certain"))


def legend_rule() -> str:
    """The sign of rules."""
    return fill(QT_TRANSLATE_NOOP("phrases", "rule"))

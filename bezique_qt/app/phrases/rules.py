"""Why something is not allowed: one sentence for each rule, and the heading under which the rule stands."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.cards import suit_name, the_card
from bezique_qt.app.phrases.counts import COUNTS
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, fill
from bezique_qt.rules import PlayerView

_SENTENCES: Final[dict[str, str]] = {
    "not-your-turn": QT_TRANSLATE_NOOP("phrases", "It is not your turn."),
    "deal-over": QT_TRANSLATE_NOOP("phrases", "The deal is over."),
    "not-in-hand": QT_TRANSLATE_NOOP("phrases", "That card is not in your hand."),
    "follow-suit": QT_TRANSLATE_NOOP(
        "phrases", "The stock is out, so you must follow suit as long as you can."
    ),
    "must-beat": QT_TRANSLATE_NOOP("phrases", "The stock is out, so you must beat the card led if you can."),
    "must-trump": QT_TRANSLATE_NOOP(
        "phrases", "You cannot follow suit and the stock is out, so you must trump."
    ),
    "no-window": QT_TRANSLATE_NOOP(
        "phrases", "Only the winner of a trick may declare, before the cards are drawn."
    ),
    "window-open": QT_TRANSLATE_NOOP("phrases", "Draw first: you play after both have drawn."),
    "carte-blanche-open": QT_TRANSLATE_NOOP("phrases", "Show the carte blanche first, or pass."),
    "no-carte-blanche": QT_TRANSLATE_NOOP("phrases", "No carte blanche can be shown now."),
    "nothing-to-pass": QT_TRANSLATE_NOOP("phrases", "There is nothing to pass now: play a card."),
    "meld-shape": QT_TRANSLATE_NOOP("phrases", "These cards do not make that meld."),
    "meld-limit": QT_TRANSLATE_NOOP("phrases", "Only one meld may be scored after each trick."),
    "meld-same-set": QT_TRANSLATE_NOOP("phrases", "The same cards never score twice in one class of melds."),
    "meld-worth-more": QT_TRANSLATE_NOOP(
        "phrases", "A card melded once may score again in its class only in a meld that is worth more."
    ),
    "meld-worth-as-much": QT_TRANSLATE_NOOP(
        "phrases", "A card of this meld has been declared in one that is worth more."
    ),
    "meld-fresh-card": QT_TRANSLATE_NOOP(
        "phrases",
        "These cards have all been in melds of this class: it takes a fresh card to score there again.",
    ),
    "meld-restore": QT_TRANSLATE_NOOP(
        "phrases",
        "This meld scores again only when one of its kind has lost a card to play and is filled up.",
    ),
    "bezique-grows": QT_TRANSLATE_NOOP(
        "phrases", "Here a bezique does not grow: a double bezique is laid all at once."
    ),
    "no-announcing": QT_TRANSLATE_NOOP("phrases", "In this game no melds are announced to be scored later."),
    "announced-already": QT_TRANSLATE_NOOP("phrases", "These cards have been announced or scored already."),
    "dix-none": QT_TRANSLATE_NOOP("phrases", "In this game the seven of trumps has no value of its own."),
    "dix-not-seven": QT_TRANSLATE_NOOP("phrases", "Only the seven of trumps is the dix."),
    "dix-claimed": QT_TRANSLATE_NOOP("phrases", "This seven has scored already."),
    "dix-not-yet": QT_TRANSLATE_NOOP(
        "phrases", "Win a trick first: then the seven of trumps may be claimed."
    ),
    "dix-window-only": QT_TRANSLATE_NOOP(
        "phrases", "The seven of trumps is claimed after a trick that you have won, before the draw."
    ),
    "dix-stock-out": QT_TRANSLATE_NOOP("phrases", "The stock is out: the seven of trumps scores no more."),
    "exchange-used": QT_TRANSLATE_NOOP(
        "phrases", "Only the first seven claimed in a deal may take the turned card."
    ),
    "exchange-seven": QT_TRANSLATE_NOOP("phrases", "The turned card is itself a seven."),
}

_AS_MUCH: Final[dict[str, str]] = {
    "class": QT_TRANSLATE_NOOP(
        "phrases",
        "A card melded once may score again in its class only in a meld that is worth at least as much.",
    ),
    "value": QT_TRANSLATE_NOOP(
        "phrases",
        "A card melded once may score again, whatever the class, only in a meld worth at least as much.",
    ),
}
"""The rule "meld-worth-as-much" by the law on using a card again: it stands in both."""

_PLAY = QT_TRANSLATE_NOOP("phrases", "the last tricks")
_TURN = QT_TRANSLATE_NOOP("phrases", "turns")
_WINDOW = QT_TRANSLATE_NOOP("phrases", "declaring")
_AGAIN = QT_TRANSLATE_NOOP("phrases", "using a card again")
_LAY = QT_TRANSLATE_NOOP("phrases", "announcing")
_DIX = QT_TRANSLATE_NOOP("phrases", "the dix")
_BLANCHE = QT_TRANSLATE_NOOP("phrases", "carte blanche")

_HEADINGS: Final[dict[str, str]] = {
    "not-your-turn": _TURN,
    "deal-over": _TURN,
    "not-in-hand": _TURN,
    "nothing-to-pass": _TURN,
    "follow-suit": _PLAY,
    "must-beat": _PLAY,
    "must-trump": _PLAY,
    "no-window": _WINDOW,
    "window-open": _WINDOW,
    "meld-shape": _WINDOW,
    "meld-limit": _WINDOW,
    "carte-blanche-open": _BLANCHE,
    "no-carte-blanche": _BLANCHE,
    "no-announcing": _LAY,
    "announced-already": _LAY,
}


def rule_heading(rule: str) -> str:
    """Where the rule stands, as it follows a paragraph sign: "the last tricks", "the dix"."""
    if rule in _HEADINGS:
        return fill(_HEADINGS[rule])
    return fill(_DIX if rule.startswith(("dix", "exchange")) else _AGAIN)


def rule_text(rule: str, view: PlayerView | None = None) -> str:
    """The sentence of a rule id; if a view is given, about the card led and by the law of its game.

    An unknown id gives a sentence that says only that the rules do not allow it.
    """
    lead = view.lead if view is not None else None
    if lead is not None and rule == "follow-suit":
        return fill(
            QT_TRANSLATE_NOOP("phrases", "You hold {suit}, so you must follow suit."),
            suit=suit_name(lead.suit),
        )
    if lead is not None and rule == "must-beat":
        return fill(QT_TRANSLATE_NOOP("phrases", "You can beat {card}, so you must."), card=the_card(lead))
    if lead is not None and rule == "must-trump":
        return fill(
            QT_TRANSLATE_NOOP("phrases", "You hold a trump and no {suit}, so you must trump."),
            suit=suit_name(lead.suit),
        )
    if rule == "meld-limit" and view is not None and view.variant.melds_per_window > 1:
        return COUNTS.meld_limit(view.variant.melds_per_window)
    if rule == "meld-worth-as-much" and view is not None:
        return fill(_AS_MUCH[view.variant.reuse])
    if rule == "meld-same-set" and view is not None and view.variant.marriage_restores_set:
        return fill(
            QT_TRANSLATE_NOOP(
                "phrases",
                "The same cards score twice in one class only as a marriage that makes another one whole.",
            )
        )
    source = _SENTENCES.get(rule, QT_TRANSLATE_NOOP("phrases", "The rules do not allow that now."))
    return fill(source)

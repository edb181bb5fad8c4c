"""What can be done, as words on a button, a chip, a menu or in the hint panel."""

from __future__ import annotations

from bezique_qt.app.phrases.cards import the_card
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, capital, fill
from bezique_qt.app.phrases.melds import meld_title
from bezique_qt.rules import Action, Announce, Dix, Done, Exchange, Meld, Phase, Play, ShowCarteBlanche


def action_text(action: Action, phase: Phase = Phase.WINDOW) -> str:
    """One action in the imperative; `phase` tells whether Done ends a window or a carte blanche."""
    return capital(_text(action, phase))


def action_phrase(action: Action, phase: Phase = Phase.WINDOW) -> str:
    """The same, for use inside a sentence or a list."""
    words = _text(action, phase)
    return words[:1].lower() + words[1:]


def _text(action: Action, phase: Phase) -> str:
    match action:
        case Play(card):
            return fill(QT_TRANSLATE_NOOP("phrases", "Play {card}"), card=the_card(card))
        case Meld(kind, cards):
            return fill(QT_TRANSLATE_NOOP("phrases", "Score {meld}"), meld=meld_title(kind, cards))
        case Announce(kind, cards):
            return fill(QT_TRANSLATE_NOOP("phrases", "Announce {meld}"), meld=meld_title(kind, cards))
        case Dix(card):
            return fill(QT_TRANSLATE_NOOP("phrases", "Claim {card}"), card=the_card(card))
        case Exchange(card):
            return fill(QT_TRANSLATE_NOOP("phrases", "Exchange {card}"), card=the_card(card))
        case ShowCarteBlanche():
            return fill(QT_TRANSLATE_NOOP("phrases", "Show carte blanche"))
        case Done():
            if phase is Phase.CARTE_BLANCHE:
                return fill(QT_TRANSLATE_NOOP("phrases", "Pass"))
            return fill(QT_TRANSLATE_NOOP("phrases", "Draw"))

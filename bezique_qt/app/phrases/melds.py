"""Names of melds."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bezique_qt.app.phrases.cards import suit_name
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, fill
from bezique_qt.rules import MeldKind

_KINDS: Final[dict[MeldKind, str]] = {
    MeldKind.MARRIAGE: QT_TRANSLATE_NOOP("phrases", "marriage"),
    MeldKind.ROYAL_MARRIAGE: QT_TRANSLATE_NOOP("phrases", "royal marriage"),
    MeldKind.SEQUENCE: QT_TRANSLATE_NOOP("phrases", "sequence"),
    MeldKind.PLAIN_SEQUENCE: QT_TRANSLATE_NOOP("phrases", "plain sequence"),
    MeldKind.BEZIQUE: QT_TRANSLATE_NOOP("phrases", "bezique"),
    MeldKind.DOUBLE_BEZIQUE: QT_TRANSLATE_NOOP("phrases", "double bezique"),
    MeldKind.TRIPLE_BEZIQUE: QT_TRANSLATE_NOOP("phrases", "triple bezique"),
    MeldKind.QUADRUPLE_BEZIQUE: QT_TRANSLATE_NOOP("phrases", "quadruple bezique"),
    MeldKind.FOUR_ACES: QT_TRANSLATE_NOOP("phrases", "four aces"),
    MeldKind.FOUR_TENS: QT_TRANSLATE_NOOP("phrases", "four tens"),
    MeldKind.FOUR_KINGS: QT_TRANSLATE_NOOP("phrases", "four kings"),
    MeldKind.FOUR_QUEENS: QT_TRANSLATE_NOOP("phrases", "four queens"),
    MeldKind.FOUR_JACKS: QT_TRANSLATE_NOOP("phrases", "four jacks"),
}

_OF_SUIT: Final[dict[MeldKind, str]] = {
    MeldKind.MARRIAGE: QT_TRANSLATE_NOOP("phrases", "marriage of {suit}"),
    MeldKind.ROYAL_MARRIAGE: QT_TRANSLATE_NOOP("phrases", "royal marriage of {suit}"),
    MeldKind.SEQUENCE: QT_TRANSLATE_NOOP("phrases", "sequence of {suit}"),
    MeldKind.PLAIN_SEQUENCE: QT_TRANSLATE_NOOP("phrases", "plain sequence of {suit}"),
}

_BEZIQUE_OF: Final[dict[MeldKind, str]] = {
    MeldKind.BEZIQUE: QT_TRANSLATE_NOOP("phrases", "bezique of {suit}"),
    MeldKind.DOUBLE_BEZIQUE: QT_TRANSLATE_NOOP("phrases", "double bezique of {suit}"),
    MeldKind.TRIPLE_BEZIQUE: QT_TRANSLATE_NOOP("phrases", "triple bezique of {suit}"),
    MeldKind.QUADRUPLE_BEZIQUE: QT_TRANSLATE_NOOP("phrases", "quadruple bezique of {suit}"),
}
"""By the suit of the queen, where that is not spades: in most games no other queen makes one."""


def meld_name(kind: MeldKind | str) -> str:
    """Like "royal marriage", in the language in use."""
    return fill(_KINDS[MeldKind(kind)])


def meld_title(kind: MeldKind | str, cards: Collection[object] = ()) -> str:
    """The name with its suit where that tells it from another: "marriage of clubs", but "four kings"; and
    "bezique of hearts", but "bezique" for the queen of spades.

    `cards` are the cards of the meld.
    """
    ranks = "Q" if MeldKind(kind) in _BEZIQUE_OF else "AKQJT987"
    suits = {getattr(card, "suit", "") for card in cards if getattr(card, "rank", "") in ranks}
    return meld_title_of(kind, str(suits.pop()) if len(suits) == 1 else None)


def meld_title_of(kind: MeldKind | str, suit: str | None) -> str:
    """The same by the suit of the meld, for a bezique that of the queen; four of a rank have none."""
    which = MeldKind(kind)
    if which in _BEZIQUE_OF and suit not in (None, "S"):
        return fill(_BEZIQUE_OF[which], suit=suit_name(str(suit)))
    if which in _OF_SUIT and suit:
        return fill(_OF_SUIT[which], suit=suit_name(suit))
    return meld_name(which)

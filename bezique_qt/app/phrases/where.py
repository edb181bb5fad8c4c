"""Where the game stands: the trick, the deal, the game."""

from __future__ import annotations

from bezique_qt.app.phrases.counts import number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, fill
from bezique_qt.app.phrases.variants import variant_name
from bezique_qt.rules import Phase, PlayerView


def place(view: PlayerView) -> str:
    """At the right of the status line: the trick in progress, and the game.

    While its winner may declare, a trick is still in progress.
    """
    tricks = view.variant.tricks
    return fill(
        QT_TRANSLATE_NOOP("phrases", "Trick {trick} of {tricks} · {game}"),
        trick=number(min(len(view.tricks) + (view.phase is not Phase.WINDOW), tricks)),
        tricks=number(tricks),
        game=variant_name(view.variant.id),
    )


def game_and_deal(variant_id: str, deal: int, practice: bool = False) -> str:
    """At the right of the menu bar; `practice`: the match is played with an aid."""
    game = variant_name(variant_id)
    if practice:
        return fill(
            QT_TRANSLATE_NOOP("phrases", "{game}, deal {deal} · practice"), game=game, deal=number(deal)
        )
    return fill(QT_TRANSLATE_NOOP("phrases", "{game}, deal {deal}"), game=game, deal=number(deal))


def window_title(variant_id: str, deal: int) -> str:
    """Of the main window."""
    return fill(
        QT_TRANSLATE_NOOP("phrases", "{game}, deal {deal} – Bezique Qt"),
        game=variant_name(variant_id),
        deal=number(deal),
    )


def empty_title() -> str:
    """Of the main window before the first match."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Bezique Qt, a card table for two"))


def welcome() -> str:
    """Over the table at the first start."""
    return fill(
        QT_TRANSLATE_NOOP(
            "phrases",
            "Welcome! The cards are dealt: play at once, or choose another of the eight games. New to "
            "Bezique? Start with the lessons.",
        )
    )

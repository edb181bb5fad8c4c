"""The errors that the rules raise, one for each meaning, all of them `ValueError`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bezique_qt.rules.actions import Action
    from bezique_qt.rules.cards import Card

RULES: Final[dict[str, str]] = {
    "not-your-turn": "it is the other player's turn",
    "deal-over": "the deal is over",
    "not-in-hand": "that card is not in the hand",
    "follow-suit": "in the last tricks a player who holds the suit led must follow it",
    "must-beat": "in the last tricks a player who can beat the card led in its suit must do so",
    "must-trump": "in the last tricks a player without the suit led must trump if he can",
    "no-window": "only the winner of a trick may declare, after it and before the draw",
    "window-open": "the window after the trick must be closed before a card is played",
    "carte-blanche-open": "the carte blanche must be shown or passed first",
    "no-carte-blanche": "there is no carte blanche to show now",
    "nothing-to-pass": "there is nothing to pass now",
    "meld-shape": "those cards do not make that meld",
    "meld-limit": "no more melds may be scored after this trick",
    "meld-same-set": "the same set of cards never scores twice in one class",
    "meld-worth-more": "a card scores again in its class only in a meld that is worth more",
    "meld-worth-as-much": "a card of the meld has been declared in one that is worth more",
    "meld-fresh-card": "the meld needs a card that has not been declared in its class yet",
    "meld-restore": "a meld of the same kind scores again only when it restores one that lost a card to play",
    "bezique-grows": "a bezique may not grow out of one that was declared apart",
    "no-announcing": "this way of playing has no announcing of melds to score later",
    "announced-already": "that set has been announced or scored already",
    "dix-none": "this way of playing has no dix",
    "dix-not-seven": "only the seven of trumps can be claimed as dix",
    "dix-claimed": "that seven has scored already",
    "dix-not-yet": "the dix may be claimed only after winning a trick",
    "dix-window-only": "the dix may be claimed only after winning a trick, before the draw",
    "dix-stock-out": "the dix may be claimed only while there are cards to draw",
    "exchange-used": "only the first dix of a deal may be exchanged for the turned card",
    "exchange-seven": "the turned card is a seven and cannot be exchanged",
}
"""Every rule that an action can break, by its id, with the sentence that the command line prints."""

RULE_IDS: Final = tuple(RULES)


class BeziqueError(ValueError):
    """Anything that the rules refuse."""


class CardError(BeziqueError):
    """A text that names no card."""


class ActionError(BeziqueError):
    """A text that is no action, whatever the position."""


class PackError(BeziqueError):
    """A pack that is not every card of the variant exactly once."""


class VariantError(BeziqueError):
    """Switches that do not exist, have a wrong value, or cannot work together; `fields` names them."""

    def __init__(self, message: str, *fields: str) -> None:
        super().__init__(message)
        self.fields: tuple[str, ...] = fields


class MatchError(BeziqueError):
    """A deal that cannot follow: the last one is unfinished, or the match is over."""


class RecordError(BeziqueError):
    """A game record that is damaged or illegal. `game`, `deal` and `action` say where, counted from 0."""

    def __init__(
        self, reason: str, *, game: int | None = None, deal: int | None = None, action: int | None = None
    ) -> None:
        self.reason = reason
        self.game = game
        self.deal = deal
        self.action = action
        place = ", ".join(
            f"{name} {number}"
            for name, number in (("game", game), ("deal", deal), ("action", action))
            if number is not None
        )
        super().__init__(f"{place}: {reason}" if place else reason)

    def at(self, *, game: int) -> RecordError:
        """Return the same error, placed in the game with this number."""
        return RecordError(self.reason, game=game, deal=self.deal, action=self.action)


class IllegalAction(BeziqueError):
    """An action that the rules do not allow now.

    `rule` is a key of `RULES`, `action` what was tried, `cards` the cards that the rule points at
    (the cards that must be played, or those of the earlier meld that stands in the way).
    """

    def __init__(self, rule: str, action: Action, cards: tuple[Card, ...] = ()) -> None:
        super().__init__(f"{action}: {RULES[rule]} ({rule})")
        self.rule = rule
        self.action = action
        self.cards = cards

"""What a player can do, as small values with the text form of the record format."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bezique_qt.rules.cards import Card, by_code
from bezique_qt.rules.errors import ActionError, CardError
from bezique_qt.rules.kinds import MeldKind


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card.code}"


@dataclass(frozen=True, slots=True)
class Meld:
    """Lay a meld and score it. The cards stand in the order of their codes."""

    kind: MeldKind
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", by_code(self.cards))

    def __str__(self) -> str:
        return f"meld {self.kind} {' '.join(card.code for card in self.cards)}"


@dataclass(frozen=True, slots=True)
class Announce:
    """Lay a meld to score it later."""

    kind: MeldKind
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", by_code(self.cards))

    def __str__(self) -> str:
        return f"announce {self.kind} {' '.join(card.code for card in self.cards)}"


@dataclass(frozen=True, slots=True)
class Dix:
    """Claim a seven of trumps, which stays in the hand."""

    card: Card

    def __str__(self) -> str:
        return f"dix {self.card.code}"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Claim a seven of trumps and take the turned card for it."""

    card: Card

    def __str__(self) -> str:
        return f"exchange {self.card.code}"


@dataclass(frozen=True, slots=True)
class ShowCarteBlanche:
    """Show a hand, or after it a drawn card, without king, queen or jack."""

    def __str__(self) -> str:
        return "carte-blanche"


@dataclass(frozen=True, slots=True)
class Done:
    """Close the window after a trick, or pass the chance of a carte blanche."""

    def __str__(self) -> str:
        return "done"


Action = Play | Meld | Announce | Dix | Exchange | ShowCarteBlanche | Done

_ONE_CARD: Final[dict[str, type[Play] | type[Dix] | type[Exchange]]] = {
    "play": Play,
    "dix": Dix,
    "exchange": Exchange,
}
_MELDS: Final[dict[str, type[Meld] | type[Announce]]] = {"meld": Meld, "announce": Announce}


def parse_action(text: str) -> Action:
    """Return the action that a text of the record format means.

    Raises `ActionError` if it means none: an unknown word, a card that does not exist, a card named
    twice, or cards out of order (the format is exact, so that equal games have equal texts).
    """
    words = text.split(" ")
    try:
        if words[0] in _ONE_CARD and len(words) == 2:
            return _ONE_CARD[words[0]](Card.of(words[1]))
        if words[0] in _MELDS and len(words) > 2:
            cards = tuple(Card.of(word) for word in words[2:])
            for before, after in pairwise(cards):
                if not before.code < after.code:
                    raise ActionError(f"the cards of the meld are not in order: {before} before {after}")
            return _MELDS[words[0]](MeldKind(words[1]), cards)
    except CardError as error:
        raise ActionError(str(error)) from None
    except ValueError as error:
        if isinstance(error, ActionError):
            raise
        raise ActionError(f"{words[1][:40]!r} is not a kind of meld") from None
    if text == "carte-blanche":
        return ShowCarteBlanche()
    if text == "done":
        return Done()
    raise ActionError(f"{text[:60]!r} is not an action")

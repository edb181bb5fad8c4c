"""What happened: the events that an action brings about, in the order in which they happen.

Events carry facts and no text. `seat` is the player whom the event is about. Some facts are hidden
from the other player (`CardsDealt.hands`, the card of `CardDrawn`): who shows events says to whom.
"""

from __future__ import annotations

from dataclasses import dataclass

from bezique_qt.rules.cards import Card
from bezique_qt.rules.kinds import MeldKind


@dataclass(frozen=True, slots=True)
class DealStarted:
    """A deal begins; the other player leads."""

    dealer: int


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """Both hands, in the order in which their cards were dealt."""

    hands: tuple[tuple[Card, ...], tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class CardTurned:
    """The card that fixes trumps was turned."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnedSevenScored:
    """The turned card is a seven: points for the dealer."""

    seat: int
    card: Card
    points: int


@dataclass(frozen=True, slots=True)
class CarteBlancheShown:
    """A hand without king, queen or jack was shown. `cards` is the whole hand."""

    seat: int
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played to the trick."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is complete. `cards` in the order played; `number` counts from 1 in the deal."""

    seat: int
    cards: tuple[Card, Card]
    number: int
    last: bool


@dataclass(frozen=True, slots=True)
class BrisquesScored:
    """Aces and tens scored as they were won."""

    seat: int
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class MeldScored:
    """A meld was laid and scored. `suit` is None for four of a rank; for a bezique, its queen's."""

    seat: int
    kind: MeldKind
    cards: tuple[Card, ...]
    points: int
    suit: str | None


@dataclass(frozen=True, slots=True)
class MeldAnnounced:
    """A meld was laid, to be scored later."""

    seat: int
    kind: MeldKind
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class AnnouncementLost:
    """An announced meld can no longer be scored."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrumpFixed:
    """The meld just scored by this player made trumps."""

    seat: int
    suit: str


@dataclass(frozen=True, slots=True)
class DixClaimed:
    """A seven of trumps was shown and scored."""

    seat: int
    card: Card
    points: int


@dataclass(frozen=True, slots=True)
class TurnedCardExchanged:
    """The seven `card` lies in the place of the turned card, which was `taken` into the hand."""

    seat: int
    card: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card was drawn; `turned` says that it was the turned card, which both players know."""

    seat: int
    card: Card
    turned: bool


@dataclass(frozen=True, slots=True)
class StrictPhaseBegan:
    """The stock is out: exposed cards return to the hand and the strict rules of play begin."""


@dataclass(frozen=True, slots=True)
class LastTrickScored:
    """Points for the last trick."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class BrisquesCounted:
    """Aces and tens counted at the end of the deal."""

    seat: int
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over: the points of the deal and the brisques of both players.

    `at_once` says that a player reached the target and the rest was not played or not counted.
    """

    scores: tuple[int, int]
    brisques: tuple[int, int]
    at_once: bool


@dataclass(frozen=True, slots=True)
class DealSettled:
    """A Rubicon game was settled: the winner (None if no one), the value, and how it came about.

    `line` is "plain", "rubicon" or "drawn"; `points` are the points of winner and loser that the line
    took (seat 0 and 1 if drawn), `bonus` what was added for the game.
    """

    winner: int | None
    value: int
    line: str
    points: tuple[int, int]
    bonus: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over, with the totals of both players; winner is None if no one won."""

    winner: int | None
    totals: tuple[int, int]


Event = (
    DealStarted
    | CardsDealt
    | CardTurned
    | TurnedSevenScored
    | CarteBlancheShown
    | CardPlayed
    | TrickWon
    | BrisquesScored
    | MeldScored
    | MeldAnnounced
    | AnnouncementLost
    | TrumpFixed
    | DixClaimed
    | TurnedCardExchanged
    | CardDrawn
    | StrictPhaseBegan
    | LastTrickScored
    | BrisquesCounted
    | DealEnded
    | DealSettled
    | MatchEnded
)

"""The closed vocabulary in which lessons say what is to happen, and what must not.

A condition looks at one moment: an action of either seat with its events, and what the learner sees
after it. Cards are faces ("QS", any copy) or codes ("QS1").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from bezique_qt.rules import (
    Action,
    AnnouncementLost,
    Card,
    DixClaimed,
    Done,
    Event,
    Exchange,
    MeldAnnounced,
    MeldKind,
    MeldScored,
    Phase,
    Play,
    PlayerView,
    TrickWon,
)

LEARNER: Final = 0
TEACHER: Final = 1


@dataclass(frozen=True, slots=True)
class Moment:
    """An action that was done; `before` and `view` are what the learner may know before and after it."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    before: PlayerView
    view: PlayerView


class Condition(Protocol):
    """Something that a moment can fulfil."""

    def holds(self, moment: Moment) -> bool:
        """Whether it is so at this moment."""


def is_one_of(card: Card, named: Iterable[str]) -> bool:
    """Whether a card is meant by one of these faces or codes."""
    return card.face in named or card.code in named


@dataclass(frozen=True, slots=True)
class Scores:
    """The learner scores a meld of one of these kinds; with `cards`, one that holds all of them."""

    kinds: tuple[MeldKind, ...]
    cards: tuple[str, ...] = ()

    def holds(self, moment: Moment) -> bool:
        """Look for the meld among the events."""
        return any(
            isinstance(event, MeldScored)
            and event.seat == LEARNER
            and event.kind in self.kinds
            and _all_among(self.cards, event.cards)
            for event in moment.events
        )


@dataclass(frozen=True, slots=True)
class Announces:
    """The learner announces a meld of one of these kinds, to score it later."""

    kinds: tuple[MeldKind, ...]
    cards: tuple[str, ...] = ()

    def holds(self, moment: Moment) -> bool:
        """Look for the announcement among the events."""
        return any(
            isinstance(event, MeldAnnounced)
            and event.seat == LEARNER
            and event.kind in self.kinds
            and _all_among(self.cards, event.cards)
            for event in moment.events
        )


@dataclass(frozen=True, slots=True)
class HasScored:
    """The learner has scored a meld of one of these kinds in this deal, now or before."""

    kinds: tuple[MeldKind, ...]

    def holds(self, moment: Moment) -> bool:
        """Look at the melds."""
        return any(meld.scored and meld.kind in self.kinds for meld in moment.view.melds[LEARNER])


@dataclass(frozen=True, slots=True)
class HasAnnounced:
    """The learner has announced a meld of one of these kinds, and it still waits to be scored."""

    kinds: tuple[MeldKind, ...]

    def holds(self, moment: Moment) -> bool:
        """Look at the melds."""
        melds = moment.view.melds[LEARNER]
        return any(not meld.scored and not meld.lost and meld.kind in self.kinds for meld in melds)


@dataclass(frozen=True, slots=True)
class LosesAnnouncement:
    """A meld that the learner has announced can no longer be scored."""

    def holds(self, moment: Moment) -> bool:
        """Look for the loss among the events."""
        return any(isinstance(event, AnnouncementLost) and event.seat == LEARNER for event in moment.events)


@dataclass(frozen=True, slots=True)
class TrickEnds:
    """A trick is complete and `winner` has it.

    With `cards`, the learner's card was one of them; with `against`, the opponent's one of those.
    """

    winner: int
    cards: tuple[str, ...] = ()
    against: tuple[str, ...] = ()

    def holds(self, moment: Moment) -> bool:
        """Look for the trick among the events."""
        if not any(isinstance(event, TrickWon) and event.seat == self.winner for event in moment.events):
            return False
        trick = moment.view.tricks[-1]
        own = trick.cards[0 if trick.leader == LEARNER else 1]
        other = trick.cards[1 if trick.leader == LEARNER else 0]
        return (not self.cards or is_one_of(own, self.cards)) and (
            not self.against or is_one_of(other, self.against)
        )


@dataclass(frozen=True, slots=True)
class LastTrick:
    """The last trick of the deal goes to `winner`."""

    winner: int

    def holds(self, moment: Moment) -> bool:
        """Look for it among the events."""
        return any(
            isinstance(event, TrickWon) and event.last and event.seat == self.winner
            for event in moment.events
        )


@dataclass(frozen=True, slots=True)
class Plays:
    """The learner plays one of these cards."""

    cards: tuple[str, ...]

    def holds(self, moment: Moment) -> bool:
        """Look at the action."""
        if not (moment.seat == LEARNER and isinstance(moment.action, Play)):
            return False
        return is_one_of(moment.action.card, self.cards)


@dataclass(frozen=True, slots=True)
class Does:
    """The learner does something that is named by its kind alone."""

    kind: type[Done] | type[Exchange]

    def holds(self, moment: Moment) -> bool:
        """Look at the action."""
        return moment.seat == LEARNER and isinstance(moment.action, self.kind)


@dataclass(frozen=True, slots=True)
class Passes:
    """The learner closes a window without having scored a meld in it, or passes a carte blanche."""

    def holds(self, moment: Moment) -> bool:
        """Look at the action, and at the window that it closes."""
        if not (moment.seat == LEARNER and isinstance(moment.action, Done)):
            return False
        return moment.before.phase is not Phase.WINDOW or moment.before.scored_in_window == 0


@dataclass(frozen=True, slots=True)
class Claims:
    """The learner shows a seven of trumps and leaves the turned card where it is."""

    def holds(self, moment: Moment) -> bool:
        """An exchange claims too, but is another action."""
        return not isinstance(moment.action, Exchange) and any(
            isinstance(event, DixClaimed) and event.seat == LEARNER for event in moment.events
        )


@dataclass(frozen=True, slots=True)
class Points:
    """The learner's points, of the match and of this deal so far, are at least so many."""

    points: int

    def holds(self, moment: Moment) -> bool:
        """Add them up."""
        return moment.view.totals[LEARNER] + moment.view.scores[LEARNER] >= self.points


@dataclass(frozen=True, slots=True)
class Brisques:
    """The learner's tricks hold at least so many aces and tens."""

    count: int

    def holds(self, moment: Moment) -> bool:
        """Look at the count."""
        return moment.view.brisques[LEARNER] >= self.count


@dataclass(frozen=True, slots=True)
class Holds:
    """The learner had all these cards before the action; a face that stands twice asks for two copies."""

    cards: tuple[str, ...]

    def holds(self, moment: Moment) -> bool:
        """Look at the hand."""
        return _all_among(self.cards, moment.before.hand)


@dataclass(frozen=True, slots=True)
class Trumps:
    """This suit is trumps."""

    suit: str

    def holds(self, moment: Moment) -> bool:
        """Look at the table."""
        return moment.view.trump == self.suit


@dataclass(frozen=True, slots=True)
class Every:
    """All of these are so."""

    parts: tuple[Condition, ...]

    def holds(self, moment: Moment) -> bool:
        """Ask them in turn."""
        return all(part.holds(moment) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Either:
    """At least one of these is so."""

    parts: tuple[Condition, ...]

    def holds(self, moment: Moment) -> bool:
        """Ask them in turn."""
        return any(part.holds(moment) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Unless:
    """This is not so."""

    part: Condition

    def holds(self, moment: Moment) -> bool:
        """Ask it."""
        return not self.part.holds(moment)


def _all_among(named: Iterable[str], cards: Iterable[Card]) -> bool:
    """Whether `cards` hold each named card as often as it is named."""
    held = list(cards)
    faces, codes = Counter(card.face for card in held), Counter(card.code for card in held)
    return all((faces if len(name) == 2 else codes)[name] >= count for name, count in Counter(named).items())

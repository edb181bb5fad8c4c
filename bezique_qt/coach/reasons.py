"""What speaks for or against an action, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bezique_qt.rules import Card, MeldKind

ALL: Final = "all"
"""All that is played for, in the place of a part."""


class Certainty(StrEnum):
    """How sure a statement is."""

    FACT = "fact"
    """True whatever the unseen cards are."""
    RULE = "rule"
    EXACT = "exact"
    """Counted to the end with both hands known."""
    ESTIMATE = "estimate"
    """A mean over sampled deals, with a standard error."""


class ReasonKind(StrEnum):
    """What a reason says. `Reason.points` are those of the meld or the bonus unless said otherwise."""

    SCORES = "scores"
    LEAVES = "leaves"
    """A meld that could be scored now is not."""
    WAITS = "waits"
    """Another meld that could be scored now has to wait for a later trick."""
    TAKES_TURNED = "takes-turned"
    LAST_WINDOW = "last-window"
    """Nothing can be declared any more after it."""
    CANNOT_BE_BEATEN = "cannot-be-beaten"
    WINS = "wins"
    WINS_TO_SCORE = "wins-to-score"
    """The card wins the trick, after which the meld can be scored."""
    TAKES_BRISQUE = "takes-brisque"
    """The card wins the trick and the ace or ten led to it."""
    GIVES_BRISQUE = "gives-brisque"
    LOSES = "loses"
    BREAKS = "breaks"
    """After the card the hand no longer holds a meld that a won trick would have let score."""
    BREAKS_CHANCE = "breaks-chance"
    """The same of a great meld that lacks one or two cards which may still come."""
    NO_MELD = "no-meld"
    """The card can be part of no meld any more."""
    PARTNER_GONE = "partner-gone"
    """No copy of `face` can come any more, so the card makes no meld of that kind."""
    PART = "part"
    """`points` more than the compared action scores by `part`, you less the other; fewer if negative."""

    GAINS = "gains"
    """The best option gives a great meld up, and scores `points` more by `part` than one that keeps it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One statement about one action; what does not apply is empty, 0 or None."""

    kind: ReasonKind
    certainty: Certainty
    cards: tuple[Card, ...] = ()
    points: float = 0.0
    error: float = 0.0
    """The standard error of the points of an estimate."""
    meld: tuple[MeldKind, str | None] | None = None
    """The kind of meld and its suit."""
    face: str = ""
    rule: str = ""
    part: str = ""
    """One of marriages, beziques, fours, brisques and rest; of a gain, also `ALL`."""

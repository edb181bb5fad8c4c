"""What the strongest player's candidates say to the player of a view: values, how sure they are, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import hypot
from random import Random
from typing import Final

from bezique_qt.coach.facts import facts
from bezique_qt.coach.reasons import Certainty, Reason, ReasonKind
from bezique_qt.players.candidates import Candidate
from bezique_qt.players.search import PRIOR_WORLDS
from bezique_qt.rules import (
    Action,
    Announce,
    Card,
    Dix,
    Exchange,
    Meld,
    Phase,
    Play,
    PlayerView,
    ShowCarteBlanche,
)

EQUAL_WITHIN: Final = 2.0
"""Standard errors of a difference up to which two actions count as about equal."""
MISTAKE_BEYOND: Final = 3.0
"""Standard errors beyond which the worse action is called one."""
MOST_REASONS: Final = 3
_PART_LEAST: Final = 2.0
"""Points of a part that are worth a word."""
_PART_SPREAD: Final = 1.5
"""Parts outweigh each other, so that each varies more than the whole difference: by so much, as measured."""
_PART_WORLDS: Final = 16
"""Of fewer worlds nothing is said but the value: their spread is not known well enough."""


class Verdict(StrEnum):
    """How an action stands beside the best one."""

    BEST = "best"
    EQUAL = "equal"
    """Behind by nothing, or by less than two standard errors."""
    WORSE = "worse"
    """Between two and three."""
    MISTAKE = "mistake"


class Aim(StrEnum):
    """What the order of the options follows."""

    POINTS = "points"
    MATCH = "match"
    """The chance to win the match, where that is not the same as points."""
    SETTLEMENT = "settlement"


@dataclass(frozen=True, slots=True)
class Option:
    """One action with its value: points from now to the end of the deal, own less the other's.

    `error` is the standard error of the value; `behind` and `behind_error` compare it with the best option
    by what is played for, in the measure of points.
    """

    action: Action
    cards: tuple[Card, ...]
    value: float
    error: float
    behind: float
    behind_error: float
    verdict: Verdict
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """The options, the best first. `worlds` is the number of sampled deals, 0 where the values are exact."""

    options: tuple[Option, ...]
    exact: bool
    worlds: int
    aim: Aim


def advice_seed(view: PlayerView) -> int:
    """A seed that follows from what the player sees: the same position gets the same advice."""
    tricks = " ".join(f"{one.leader}{one.cards[0]}{one.cards[1]}" for one in view.tricks)
    hand = " ".join(map(str, view.hand))
    melds = "/".join(str(len(one)) for one in view.melds)
    text = f"{view.variant.id}|{view.seat}|{hand}|{tricks}|{view.lead}|{view.turned}|{view.phase}|{melds}"
    return Random(f"{text}|{view.scores}|{view.totals}|{view.scored_in_window}").getrandbits(63)


def advice(view: PlayerView, candidates: Sequence[Candidate], settled: bool = True) -> Advice:
    """What the candidates, in their order, say about the legal actions of this view.

    Not `settled`, as while they are still being weighed, there are facts and values but no estimated reasons.
    """
    exact = view.phase is Phase.STRICT
    certain = [facts(view, candidate.action) for candidate in candidates]
    options = []
    for place, candidate in enumerate(candidates):
        chosen = certain[place][:MOST_REASONS]
        if settled and not exact and len(candidates) > 1:
            chosen = _mixed(chosen, _parts(candidates, place, _lost_chance(certain, place)))
        options.append(
            Option(
                candidate.action,
                cards_of(view, candidate.action),
                candidate.value,
                candidate.error,
                candidate.behind,
                candidate.behind_error,
                _verdict(candidate, place),
                chosen,
            )
        )
    worlds = max((candidate.worlds for candidate in candidates), default=0)
    return Advice(tuple(options), exact, worlds, _aim(view, candidates))


def cards_of(view: PlayerView, action: Action) -> tuple[Card, ...]:
    """The cards that an action is about."""
    match action:
        case Play(card) | Dix(card):
            return (card,)
        case Exchange(card):
            return (card,) if view.turned is None else (card, view.turned)
        case Meld(_, cards) | Announce(_, cards):
            return cards
        case ShowCarteBlanche():
            return view.hand
        case _:
            return ()


def _verdict(candidate: Candidate, place: int) -> Verdict:
    if place == 0:
        return Verdict.BEST
    if candidate.behind <= EQUAL_WITHIN * candidate.behind_error:
        return Verdict.EQUAL
    return Verdict.MISTAKE if candidate.behind > MISTAKE_BEYOND * candidate.behind_error else Verdict.WORSE


def _aim(view: PlayerView, candidates: Sequence[Candidate]) -> Aim:
    """Points, unless the order shows that something else is played for."""
    if view.phase is Phase.STRICT or not candidates:
        return Aim.POINTS
    if view.variant.settlement:
        return Aim.SETTLEMENT
    others = any(one.value > candidates[0].value + 0.5 for one in candidates[1:])
    return Aim.MATCH if others else Aim.POINTS


def _lost_chance(certain: list[tuple[Reason, ...]], place: int) -> int | None:
    """For the best option, if it gives up a great meld: the place of the first option that keeps it."""
    if place != 0:
        return None
    lost = {reason.meld for reason in certain[0] if reason.kind is ReasonKind.BREAKS_CHANCE}
    if not lost:
        return None
    for other in range(1, len(certain)):
        if not lost & {reason.meld for reason in certain[other] if reason.kind is ReasonKind.BREAKS_CHANCE}:
            return other
    return None


def _parts(candidates: Sequence[Candidate], place: int, keeper: int | None) -> list[Reason]:
    """What an option scores otherwise than the best one, or the best one otherwise than the second."""
    own = candidates[place]
    other = candidates[0 if place else 1]
    found = []
    for part, points in own.parts.items():
        if part == "opinion":
            continue
        difference = points - other.parts.get(part, 0.0)
        error = hypot(own.error, other.error)
        if own.worlds == other.worlds > 0:
            # The parts are means of the worlds alone, without the opinion that makes the values surer.
            paired = max(own.behind_error, other.behind_error) * (1 + PRIOR_WORLDS / own.worlds)
            # Where parts make up for each other, the whole hardly varies and they do.
            error = max(error, paired * _PART_SPREAD)
        known = min(own.worlds, other.worlds) >= _PART_WORLDS
        if known and abs(difference) >= max(_PART_LEAST, EQUAL_WITHIN * error):
            found.append(
                Reason(ReasonKind.PART, Certainty.ESTIMATE, points=difference, error=error, part=part)
            )
    found.sort(key=lambda reason: -abs(reason.points))
    if keeper is not None:
        found[:0] = _greatest_gain(own, candidates[keeper])
    return found


def _greatest_gain(own: Candidate, keeper: Candidate) -> list[Reason]:
    """What speaks most for giving a great meld up."""
    gains = {part: own.parts[part] - keeper.parts.get(part, 0.0) for part in own.parts if part != "opinion"}
    part = max(gains, key=lambda name: gains[name], default="")
    if not part or gains[part] <= 0:
        return []
    error = hypot(own.error, keeper.error)
    return [Reason(ReasonKind.GAINS, Certainty.ESTIMATE, points=gains[part], error=error, part=part)]


def _mixed(certain: tuple[Reason, ...], estimated: list[Reason]) -> tuple[Reason, ...]:
    """At most three: the weightiest fact first, then the greatest difference, then what is left of both."""
    room = max(1, MOST_REASONS - min(len(estimated), 2))
    chosen = list(certain[:room])
    chosen += estimated[: MOST_REASONS - len(chosen)]
    return tuple(chosen)

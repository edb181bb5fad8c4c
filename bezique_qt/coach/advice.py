"""What the strongest player's candidates say to the player of a view: values, how sure they are, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Final

from bezique_qt.coach.facts import GREAT, facts
from bezique_qt.coach.reasons import ALL, Certainty, Reason, ReasonKind
from bezique_qt.players.candidates import Candidate
from bezique_qt.rules import (
    Action,
    Announce,
    Card,
    Dix,
    Exchange,
    Meld,
    MeldKind,
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
_PART_WORLDS: Final = 16
"""Of fewer worlds nothing is said but the value: their spread is not known well enough."""
_PICKED: Final = 1.5
"""What is picked because it is large is, on average, less than it looks: so many times its squared error,
divided by itself, is left out of a difference. As measured, by tests/coach/test_estimates.py."""

_SAME: Final = 1e-6
"""Points by which two figures may differ that are the same."""


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

    def told(self, most: int) -> tuple[Reason, ...]:
        """Return so many of the reasons, one that speaks against an action that is worse among them."""
        told = self.reasons[:most]
        if self.verdict in (Verdict.WORSE, Verdict.MISTAKE) and not any(map(_speaks_against, told)):
            against = tuple(filter(_speaks_against, self.reasons))[:1]
            told = (told[: most - 1] if against else told) + against
        return told


@dataclass(frozen=True, slots=True)
class Advice:
    """The options, the best first. `worlds` is the number of sampled deals, 0 where the values are exact."""

    options: tuple[Option, ...]
    exact: bool
    worlds: int
    aim: Aim


_AGAINST: Final = (
    ReasonKind.LEAVES,
    ReasonKind.BREAKS,
    ReasonKind.BREAKS_CHANCE,
    ReasonKind.GIVES_BRISQUE,
    ReasonKind.LOSES,
)


def _speaks_against(reason: Reason) -> bool:
    return reason.kind in _AGAINST or (reason.kind is ReasonKind.PART and reason.points < 0)


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
    stated = _stated(candidates)
    options = []
    for place, candidate in enumerate(candidates):
        chosen = certain[place][:MOST_REASONS]
        if settled and not exact and len(candidates) > 1:
            chosen = _mixed(chosen, _parts(candidates, place, _lost_chance(certain, place)))
        value, behind = stated[place]
        options.append(
            Option(
                candidate.action,
                cards_of(view, candidate.action),
                value,
                candidate.error,
                behind,
                candidate.behind_error,
                _verdict(candidate, place),
                chosen,
            )
        )
    worlds = max((candidate.worlds for candidate in candidates), default=0)
    return Advice(tuple(options), exact, worlds, _aim(view, candidates))


def _stated(candidates: Sequence[Candidate]) -> list[tuple[float, float]]:
    """The value of each and how far it is behind, without what the first seems better for being picked."""
    found: list[tuple[float, float]] = []
    least = share = 0.0
    for place, candidate in enumerate(candidates):
        first = candidates[0]
        least = max(least, drawn_back(candidate.behind, candidate.behind_error))  # their order stays
        nearer = candidate.behind - least
        if abs(first.value - candidate.value - candidate.behind) > _SAME:
            nearer = 0.0  # it is behind by something else than points
        if place == 1:
            # Of what parts the two, the first has a share too much, and the other the rest too little.
            share = nearer * _share_of_error(first, candidate)
        found.append((candidate.value + nearer, least))
    return [(value - share, behind) for value, behind in found]


def _share_of_error(first: Candidate, second: Candidate) -> float:
    """How much of what is not known of two values is not known of the first; a half if both are known."""
    one, other = first.error**2, second.error**2
    return one / (one + other) if one + other > 0 else 0.5


def drawn_back(difference: float, error: float) -> float:
    """A difference that was picked for its size, without what it is likely to owe to chance."""
    if difference == 0.0:
        return 0.0
    return difference * max(0.0, 1.0 - _PICKED * (error / difference) ** 2)


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
    lost = _great_ones_lost(certain[0])
    if not lost:
        return None
    return next(
        (other for other in range(1, len(certain)) if not lost & _great_ones_lost(certain[other])), None
    )


def _great_ones_lost(certain: tuple[Reason, ...]) -> set[tuple[MeldKind, str | None]]:
    """The great melds, held or within reach, that are gone with an action."""
    gone = (ReasonKind.BREAKS, ReasonKind.BREAKS_CHANCE)
    return {one.meld for one in certain if one.kind in gone and one.meld and one.meld[0] in GREAT}


def _parts(candidates: Sequence[Candidate], place: int, keeper: int | None) -> list[Reason]:
    """What an option scores otherwise than the best one, or the best one otherwise than the second."""
    found = []
    if min(candidates[0].worlds, candidates[place or 1].worlds) >= _PART_WORLDS:
        for part, difference, error in _apart(candidates, place):
            points = drawn_back(difference, error)
            if abs(points) >= _PART_LEAST and abs(difference) >= EQUAL_WITHIN * error:
                found.append(
                    Reason(ReasonKind.PART, Certainty.ESTIMATE, points=points, error=error, part=part)
                )
    found.sort(key=lambda reason: -abs(reason.points))
    if keeper is not None:
        gains = _greatest_gain(candidates, keeper)
        told = {gain.part for gain in gains} if keeper == 1 else set()  # beside the second, as the parts are
        found = gains + [reason for reason in found if reason.part not in told]
    return found


def _apart(candidates: Sequence[Candidate], place: int, other: int = 1) -> Iterator[tuple[str, float, float]]:
    """By part, what an option has more than the first, or the first more than the other; with the error."""
    sign = 1.0 if place else -1.0
    for part, (points, error) in candidates[place or other].apart.items():
        yield part, sign * points, error


def _greatest_gain(candidates: Sequence[Candidate], keeper: int) -> list[Reason]:
    """What speaks most for giving a great meld up; if no part does, all that is played for."""
    kept = candidates[keeper]
    gains = [gain for gain in _apart(candidates, 0, keeper) if gain[1] > 0]
    if not gains and kept.behind > 0:
        gains = [(ALL, kept.behind, kept.behind_error)]
    stated = [
        Reason(
            ReasonKind.GAINS,
            Certainty.ESTIMATE,
            points=max(points / 2, drawn_back(points, error)),
            error=error,
            part=part,
        )
        for part, points, error in gains
    ]
    return sorted(stated, key=lambda reason: -reason.points)[:1]


def _mixed(certain: tuple[Reason, ...], estimated: list[Reason]) -> tuple[Reason, ...]:
    """At most three: the weightiest fact first, then the greatest difference, then what is left of both."""
    room = max(1, MOST_REASONS - min(len(estimated), 2))
    chosen = list(certain[:room])
    chosen += estimated[: MOST_REASONS - len(chosen)]
    return tuple(chosen)

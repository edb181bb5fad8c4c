"""A finished deal looked at again: what each decision of one seat cost, and what the cards did.

Every decision is valued from what its player saw then, as advice is; nothing that came to light later is
held against it. What would have been better is chosen in one set of sampled deals and what it would have
gained is measured in another, so that the luck of sampling is not taken for a mistake.

A value is what comes of an action when both go on as the tuned policy plays, which is the skilled level. So
luck is told from play beside that player: what he could expect at a decision, less what was to be expected
after the one before, is luck, and 0 on average as far as sampled deals are like real ones; what was done,
less what he would have done, is play. (Beside the best action there would be a gain at each decision that
nobody can cash in twice, and luck would be full of it.) The strict phase is counted to the end, beside the
best play of both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot, sqrt
from random import Random
from typing import Final

from bezique_qt.coach.advice import EQUAL_WITHIN, MISTAKE_BEYOND, Advice, Verdict, advice, advice_seed
from bezique_qt.players.candidates import Candidate
from bezique_qt.players.careful import PolicyPlayer
from bezique_qt.players.strongest import weighed_actions
from bezique_qt.rules import Action, Deal, Done, Event, Phase, Play, PlayedDeal, PlayerView, Variant

WORST: Final = 5
"""So many of the costliest decisions are told."""
_LEAST: Final = 1.0
"""Points that are worth a word: of what is almost always the same not even the error shows anything."""
NEAR: Final = 8
"""Tricks within which the same advice is taken for the same chance."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that the seat had. `place` is that of the action in the deal.

    `weighed` is the action that is weighed for the one `taken`, which comes to the same; None where none is,
    as for an announcement, or where all that could be chosen came to the same. `still_open` is what the seat
    could do right after it, before anything else happened.
    """

    place: int
    view: PlayerView
    taken: Action
    weighed: Action | None
    still_open: tuple[Action, ...] = ()

    @property
    def is_exact(self) -> bool:
        """Whether the rest of the deal could be counted to the end."""
        return self.view.phase is Phase.STRICT

    @property
    def difference(self) -> int:
        """The points of the deal until then, own less the other's."""
        return self.view.scores[self.view.seat] - self.view.scores[1 - self.view.seat]


@dataclass(frozen=True, slots=True)
class Course:
    """A finished deal as one seat met it.

    `events` are in order, each with the number of tricks that were finished when it happened; `final` is the
    difference of the points of the deal, own less the other's.
    """

    variant: Variant
    seat: int
    decisions: tuple[Decision, ...]
    events: tuple[tuple[int, Event], ...]
    tricks: int
    final: int

    @property
    def valued(self) -> tuple[Decision, ...]:
        """The decisions that can be valued."""
        return tuple(one for one in self.decisions if one.weighed is not None)


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with what it cost, and the differences at the end of the deal that were to be expected.

    `cost` is in points behind what is advised, by what is played for, and `cost_error` its standard error;
    below 0 where the measuring set of deals liked the action better than the choosing one did. `taken` is
    the difference to be expected after the action, `error` its standard error; `par` that of the player
    whom luck is told beside, and `par_error` the standard error between the two. Errors are 0 where it is
    exact.
    """

    decision: Decision
    advice: Advice
    cost: float
    cost_error: float
    taken: float
    error: float
    par: float
    par_error: float
    verdict: Verdict

    @property
    def best(self) -> float:
        """The difference that was to be expected of who follows the advice."""
        return self.taken + self.cost


@dataclass(frozen=True, slots=True)
class Balance:
    """What a final difference came from; the parts add up to it.

    `start` is what was to be expected at the first decision: the luck of the first cards. `play` is what the
    decisions gained beside the player at par; `given` what the other player gave away in the strict phase,
    exact; `luck` all the rest: cards drawn, and what the other player did before. Of a review that is not
    complete, `left` is what followed the last decision it came to.
    """

    start: float
    start_error: float
    luck: float
    luck_error: float
    given: float
    play: float
    play_error: float
    left: float
    final: int


def course(variant: Variant, played: PlayedDeal, totals: tuple[int, int], seat: int) -> Course:
    """Play a finished deal through again; `totals` are the points of the match before it.

    Raises `IllegalAction` if it cannot have been played so, and `ValueError` if it is not finished.
    """
    deal, started = Deal.start(variant, played.dealer, played.pack, totals)
    events: list[tuple[int, Event]] = [(0, event) for event in started]
    decisions: list[Decision] = []
    for place, (_, action) in enumerate(played.actions):
        view = deal.view(seat) if deal.to_move == seat and len(deal.legal_actions) > 1 else None
        deal, happened = deal.apply(action)
        if view is not None:
            # Only a card played or drawn brings something that was not known.
            still_open = () if isinstance(action, Play | Done) else deal.view(seat).legal_actions
            decisions.append(_decision(place, view, action, still_open))
        events += [(len(deal.tricks), event) for event in happened]
    if not deal.is_over:
        raise ValueError("the deal is not finished")
    final = deal.scores[seat] - deal.scores[1 - seat]
    return Course(variant, seat, tuple(decisions), tuple(events), len(deal.tricks), final)


def _decision(place: int, view: PlayerView, taken: Action, still_open: tuple[Action, ...]) -> Decision:
    if view.phase is Phase.STRICT:
        return Decision(place, view, taken, taken)
    weighed = weighed_actions(view)
    first = weighed.get(taken) if len(set(weighed.values())) > 1 else None
    return Decision(place, view, taken, first, still_open)


def measuring_seed(view: PlayerView) -> int:
    """The seed of the deals in which a cost is measured: other ones than the advice is chosen in."""
    return Random(f"measured/{advice_seed(view)}").getrandbits(63)


def needs_measuring(decision: Decision, chosen: Sequence[Candidate]) -> bool:
    """Whether something was advised that was given up, so that its gain has to be measured in other deals.

    What can still be done after a claim or a meld is not given up by it: the next decision answers for it.
    """
    if decision.is_exact:
        return False
    return chosen[0].action != decision.weighed and chosen[0].action not in decision.still_open


def judged(
    decision: Decision, chosen: Sequence[Candidate], measured: Sequence[Candidate] | None = None
) -> Judged:
    """Judge a decision by the candidates of the choosing deals and, where it `needs_measuring`, of others.

    Raises `ValueError` for a decision that cannot be valued, or candidates that are not of its view.
    """
    taken = _of(chosen, decision.weighed)
    cost = error = 0.0
    if decision.is_exact:
        cost = taken.behind
    elif measured is not None:
        first, other = _of(measured, chosen[0].action), _of(measured, decision.weighed)
        cost, error = other.behind - first.behind, _error_between(first, other)
    elif needs_measuring(decision, chosen):
        raise ValueError("the cost has not been measured")
    par = chosen[0] if decision.is_exact else _at_par(decision, chosen)
    expected, expected_error = _expected(chosen, taken)
    return Judged(
        decision,
        advice(decision.view, chosen),
        cost,
        error,
        decision.difference + expected,
        expected_error,
        decision.difference + _expected(chosen, par)[0],
        0.0 if par is taken else hypot(_apart(chosen, par)[1], _apart(chosen, taken)[1]),
        _verdict(cost, error, advised=taken is chosen[0]),
    )


def _expected(chosen: Sequence[Candidate], one: Candidate) -> tuple[float, float]:
    """The points to be expected from now on and their standard error, by the sampled deals alone.

    The policy's opinion, which is mixed into the candidates, would speak for the player at par.
    """
    first = chosen[0]
    if not first.worlds:
        return one.value, 0.0
    points, apart = _apart(chosen, one)
    return first.value - first.parts.get("opinion", 0.0) + points, hypot(first.mean_error, apart)


def _apart(chosen: Sequence[Candidate], one: Candidate) -> tuple[float, float]:
    """How many points more an action brings than the first one, and the standard error of that."""
    return (0.0, 0.0) if one is chosen[0] else one.gap


def _verdict(cost: float, error: float, *, advised: bool) -> Verdict:
    if advised:
        return Verdict.BEST
    if cost < _LEAST or cost <= EQUAL_WITHIN * error:
        return Verdict.EQUAL
    return Verdict.MISTAKE if cost > MISTAKE_BEYOND * error else Verdict.WORSE


def _at_par(decision: Decision, chosen: Sequence[Candidate]) -> Candidate:
    """What the policy would have done; what was done, where that cannot be told."""
    action = PolicyPlayer().choose(decision.view)
    weighed = weighed_actions(decision.view).get(action)
    return next((one for one in chosen if one.action == weighed), _of(chosen, decision.weighed))


def _error_between(one: Candidate, other: Candidate) -> float:
    """The standard error of the difference of two candidates; both are compared with the first only."""
    return 0.0 if one is other else hypot(one.behind_error, other.behind_error)


def _of(candidates: Iterable[Candidate], action: Action | None) -> Candidate:
    for one in candidates:
        if one.action == action:
            return one
    raise ValueError(f"{action} was not weighed")


@dataclass(frozen=True, slots=True)
class Chance:
    """A decision that cost something, and those near it at which the same was advised and not done either."""

    judged: Judged
    again: tuple[Judged, ...] = ()


def worst(all_judged: Iterable[Judged], most: int = WORST) -> tuple[Chance, ...]:
    """Return what cost most: what is beyond doubt, then what perhaps cost something.

    A chance that is missed trick after trick is one, told of where it cost most.
    """
    runs: list[list[Judged]] = []
    for one in all_judged:
        if one.verdict in (Verdict.MISTAKE, Verdict.WORSE):
            run = next((run for run in runs if _is_same_chance(run[-1], one)), None)
            if run is None:
                runs.append([one])
            else:
                run.append(one)
    found = []
    for run in runs:
        first = min(run, key=_rank)
        found.append(Chance(first, tuple(one for one in run if one is not first)))
    found.sort(key=lambda chance: _rank(chance.judged))
    return tuple(found[:most])


def _rank(one: Judged) -> tuple[bool, float, int]:
    return one.verdict is not Verdict.MISTAKE, -one.cost, one.decision.place


def _is_same_chance(before: Judged, after: Judged) -> bool:
    near = len(after.decision.view.tricks) - len(before.decision.view.tricks) <= NEAR
    return near and _chance(before) == _chance(after)


def _chance(one: Judged) -> tuple[Action, Action | None]:
    """What was advised; of a window or a carte blanche that should have been closed also what was done."""
    advised = one.advice.options[0].action
    return advised, one.decision.taken if isinstance(advised, Done) else None


def balance(of: Course, all_judged: Sequence[Judged], *, complete: bool) -> Balance:
    """Tell luck from play, by the decisions judged so far, in the order of the deal; there must be one.

    `complete` says that none is to follow, so that the rest of the deal is counted too.
    """
    first, last = all_judged[0], all_judged[-1]
    play = sum(one.taken - one.par for one in all_judged)
    play_error = sqrt(sum(one.par_error**2 for one in all_judged))
    luck = given = left = 0.0
    for before, after in pairwise(all_judged):
        change = after.par - before.taken
        if before.decision.is_exact:
            given += change
        else:
            luck += change
    if not complete:
        left = of.final - last.taken
    elif last.decision.is_exact:
        given += of.final - last.taken
    else:
        luck += of.final - last.taken
    # What came between cancels out: the luck ends at the last estimate, or at what is exact from there on.
    start_error = hypot(first.error, first.par_error)
    luck_error = hypot(start_error, play_error, 0.0 if complete else last.error)
    return Balance(first.par, start_error, luck, luck_error, given, play, play_error, left, of.final)

"""A finished deal looked at again: what each decision of one seat cost, and what the cards did.

Every decision is valued from what its player saw then, as advice is; nothing that came to light later is
held against it. What would have been better is chosen in one set of sampled deals and what it would have
gained is measured in another, so that the luck of sampling is not taken for a mistake. The strict phase is
counted to the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from random import Random
from typing import Final

from bezique_qt.coach.advice import EQUAL_WITHIN, MISTAKE_BEYOND, Advice, Verdict, advice, advice_seed
from bezique_qt.players.candidates import Candidate
from bezique_qt.players.strongest import weighed_actions
from bezique_qt.rules import Action, Deal, Event, Phase, PlayedDeal, PlayerView, Variant

WORST: Final = 5
"""So many of the costliest decisions are told."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that the seat had. `place` is that of the action in the deal.

    `weighed` is the action that is weighed for the one `taken`, which comes to the same; None where none is,
    as for an announcement, or where all that could be chosen came to the same.
    """

    place: int
    view: PlayerView
    taken: Action
    weighed: Action | None

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
    """A decision with what it cost.

    `cost` is in points behind what is advised, by what is played for, and `cost_error` its standard error;
    below 0 where the measuring set of deals liked the action better than the choosing one did. `best` is
    the difference of the points at the end of the deal that was to be expected then of who follows the
    advice, `error` its standard error; 0 where it is exact.
    """

    decision: Decision
    advice: Advice
    cost: float
    cost_error: float
    best: float
    error: float
    verdict: Verdict

    @property
    def taken(self) -> float:
        """The difference that was to be expected with the action taken."""
        return self.best - self.cost


@dataclass(frozen=True, slots=True)
class Balance:
    """What a final difference came from; the parts add up to it.

    `start` is what was to be expected at the first decision: the luck of the first cards. `play` is what the
    decisions cost, at most 0 but for errors; `given` what the other player gave away in the strict phase,
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
        if deal.to_move == seat and len(deal.legal_actions) > 1:
            decisions.append(_decision(place, deal.view(seat), action))
        deal, happened = deal.apply(action)
        events += [(len(deal.tricks), event) for event in happened]
    if not deal.is_over:
        raise ValueError("the deal is not finished")
    final = deal.scores[seat] - deal.scores[1 - seat]
    return Course(variant, seat, tuple(decisions), tuple(events), len(deal.tricks), final)


def _decision(place: int, view: PlayerView, taken: Action) -> Decision:
    if view.phase is Phase.STRICT:
        return Decision(place, view, taken, taken)
    weighed = weighed_actions(view)
    if len(set(weighed.values())) < 2:
        return Decision(place, view, taken, None)
    return Decision(place, view, taken, weighed.get(taken))


def measuring_seed(view: PlayerView) -> int:
    """The seed of the deals in which a cost is measured: other ones than the advice is chosen in."""
    return Random(f"measured/{advice_seed(view)}").getrandbits(63)


def needs_measuring(decision: Decision, chosen: Sequence[Candidate]) -> bool:
    """Whether something else was advised, so that its gain has to be measured in other deals."""
    return not decision.is_exact and chosen[0].action != decision.weighed


def judged(
    decision: Decision, chosen: Sequence[Candidate], measured: Sequence[Candidate] | None = None
) -> Judged:
    """Judge a decision by the candidates of the choosing deals and, where it `needs_measuring`, of others.

    Raises `ValueError` for a decision that cannot be valued, or candidates that are not of its view.
    """
    found = advice(decision.view, chosen)
    first = chosen[0]
    taken = _of(chosen, decision.weighed)
    if decision.is_exact:
        cost, error = taken.behind, 0.0
        value = first
    elif measured is None:
        if taken is not first:
            raise ValueError("the cost has not been measured")
        cost = error = 0.0
        value = first
    else:
        value = _of(measured, first.action)
        taken = _of(measured, decision.weighed)
        cost = taken.behind - value.behind
        # Each is compared with the best of the measuring deals, which is mostly one of the two.
        error = hypot(taken.behind_error, value.behind_error)
    if taken is first:
        verdict = Verdict.BEST
    elif cost <= EQUAL_WITHIN * error:
        verdict = Verdict.EQUAL
    else:
        verdict = Verdict.MISTAKE if cost > MISTAKE_BEYOND * error else Verdict.WORSE
    best = decision.difference + value.value
    return Judged(decision, found, cost, error, best, value.error, verdict)


def _of(candidates: Iterable[Candidate], action: Action | None) -> Candidate:
    for one in candidates:
        if one.action == action:
            return one
    raise ValueError(f"{action} was not weighed")


def worst(all_judged: Iterable[Judged], most: int = WORST) -> tuple[Judged, ...]:
    """Return the decisions that cost most: those beyond doubt, then those that perhaps cost something."""
    found = [one for one in all_judged if one.verdict in (Verdict.MISTAKE, Verdict.WORSE)]
    found.sort(key=lambda one: (one.verdict is not Verdict.MISTAKE, -one.cost, one.decision.place))
    return tuple(found[:most])


def balance(of: Course, all_judged: Sequence[Judged], *, complete: bool) -> Balance:
    """Tell luck from play, by the decisions judged so far, in the order of the deal; there must be one.

    `complete` says that none is to follow, so that the rest of the deal is counted too.
    """
    first = all_judged[0]
    play = -sum(one.cost for one in all_judged)
    play_error = sqrt(sum(one.cost_error**2 for one in all_judged))
    luck = given = left = 0.0
    for before, after in zip(all_judged, [*all_judged[1:], None], strict=True):
        if after is not None:
            change = after.best - before.taken
        elif complete:
            change = of.final - before.taken
        else:
            left = of.final - before.taken
            break
        if before.decision.is_exact:
            given += change
        else:
            luck += change
    # What came between cancels out: the luck ends at the last estimate, or at what is exact from there on.
    end_error = 0.0 if complete else all_judged[-1].error
    luck_error = sqrt(first.error**2 + play_error**2 + end_error**2)
    return Balance(first.best, first.error, luck, luck_error, given, play, play_error, left, of.final)

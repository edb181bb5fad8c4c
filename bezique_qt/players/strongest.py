"""The strongest player: sampled worlds while cards can be drawn, and then the exact ending."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from math import hypot
from random import Random
from typing import Final

from bezique_qt.players.candidates import Candidate, exact_candidates
from bezique_qt.players.core import ANNOUNCE, DIX, DONE, EXCHANGE, MELD, SHOW, CoreDeal
from bezique_qt.players.core_cards import Switches
from bezique_qt.players.core_melds import CoreMeld
from bezique_qt.players.core_start import is_compiled
from bezique_qt.players.policy import Policy
from bezique_qt.players.search import PARTS, Search, Tried, estimates
from bezique_qt.players.shipped import deal_points_for, weights_for
from bezique_qt.players.thoughts import Thought
from bezique_qt.players.worlds import Worlds
from bezique_qt.players.worth import POINTS_ONLY, Race, Worth
from bezique_qt.rules import Action, Phase, PlayerView, Variant
from bezique_qt.rules.counting import reaches_target

EFFORT: Final = 230_000 if is_compiled() else 21_000
"""Cards played in the worlds of one decision at the most, in games of two packs: compiled, a card takes some
1.5 microseconds, in plain Python 35. Half of the decisions need less than a third of it."""
_FOUR_PACKS: Final = 0.4
"""The share of it in games of four packs, where a card takes nearly twice the time and more decisions are
close."""
_READ: Final = 75
"""What choosing hands by what their holder has played takes, counted in cards played a world."""
FEWEST: Final = 6
MOST: Final = 3_000
"""Worlds at the least and at the most."""
_KNOWN: Final = 4
"""Of the worlds wanted for a close decision, one in so many is wanted where the best is settled: by then it
is the position's own value that is not known well."""
_LEAST: Final = 0.15
"""The share of the effort that is spent even where there is little doubt: what is rare and dear, as a double
bezique, is not met in a few worlds."""
_DOUBT: Final = (0.16, 2.2)
"""Points of worth, in games of two packs and of four: where no more is expected to be lost by stopping, more
effort is not worth it."""
_BEND: Final = 50.0
"""Points by which an action is behind in the policy's opinion that count as half as many."""
_HOPELESS: Final = (0.02, 0.1)
"""Likewise: an action that no more is to be expected of is given up."""
_STEP: Final = 4_000 if is_compiled() else 250
"""Cards played between two thoughts, about 10 ms."""


class StrongestPlayer:
    """Decides from what the actions come to in sampled worlds; the same seed gives the same decisions.

    `effort` is the number of cards that may be played in the worlds of one decision, most of them where it is
    close; `shares` of it are spent in games of two packs and of four. `worlds` are wanted in a close one,
    whatever the effort, and then all the actions are tried on. Without `plays_match` the player is after
    points alone, whatever the match or the settlement makes of them. Without `reads_hands` all hands that
    the other player may hold are equally likely to it.
    """

    def __init__(
        self,
        rng: Random,
        effort: int | None = None,
        *,
        plays_match: bool = True,
        reads_hands: bool = True,
        worlds: int = 0,
        shares: tuple[float, float] = (1.0, 1.0),
    ) -> None:
        self._rng = rng
        self._wanted = worlds
        self._shares = shares
        self._effort = EFFORT if effort is None else effort
        self._plays_match = plays_match
        self._reads_hands = reads_hands

    def choose(self, view: PlayerView) -> Action:
        """Return the action that looks best; in the strict phase, one of the best there is."""
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        *_, last = self.thoughts(view)
        return last.action

    def candidates(self, view: PlayerView) -> tuple[Candidate, ...]:
        """Return the actions that were weighed with what they are worth, the best first.

        Of actions that come to the same, as playing one or the other of two equal cards, there is one.
        """
        *_, last = self.thoughts(view)
        return last.candidates

    def thoughts(self, view: PlayerView) -> Iterator[Thought]:
        """Yield what is thought of the actions after every few worlds, the last time with `done`."""
        if view.phase is Phase.STRICT:
            exact = exact_candidates(view)
            yield Thought(exact[0].action, exact)
            return
        two, four = self._shares
        effort = self._effort * (two if view.variant.packs <= 2 else four * _FOUR_PACKS)
        decision = _Decision(
            view,
            plays_match=self._plays_match,
            reads_hands=self._reads_hands,
            # Whoever wants so many worlds wants to know about all the actions.
            gives_up=not self._wanted,
        )
        spent = 0
        worlds = 0
        enough = False
        while not enough:
            next_step = spent + _STEP
            while spent < next_step and not enough:
                spent += decision.search.try_in(decision.worlds.sample(self._rng))
                spent += _READ if self._reads_hands else 0
                worlds += 1
                enough = self._is_enough(decision, spent, effort, worlds)
            candidates = decision.candidates()
            done = min(spent / max(1.0, effort), worlds / max(1, self._wanted))
            share = 1.0 if enough else min(0.99, max(done, worlds / MOST))
            yield Thought(candidates[0].action, candidates, share, done=enough)

    def _is_enough(self, decision: _Decision, spent: int, effort: float, worlds: int) -> bool:
        if worlds >= MOST:
            return True
        if decision.search.is_settled:
            return worlds >= self._wanted // _KNOWN
        if worlds < max(FEWEST, self._wanted) or spent < effort * _LEAST:
            return False
        return spent >= effort or decision.search.doubt < decision.tolerable


class _Decision:
    """What is to be decided, and the search for it."""

    def __init__(self, view: PlayerView, *, plays_match: bool, reads_hands: bool, gives_up: bool) -> None:
        law = Switches(view.variant)
        policy = Policy(law, weights_for(view.variant))
        self.worlds = Worlds(view, law, policy if reads_hands else None, shares=gives_up)
        self.cards_left = view.stock_count + len(view.hand) + view.opponent_count
        numbers = self.worlds.actions()
        self._actions = {number: action for action, number in numbers.items()}
        options = distinct_options(self.worlds.known, view.seat, list(numbers.values()))
        self.worth = _worth(view, law, self.cards_left) if plays_match else Worth(law, None, None, 0.0)
        priors = opinions(policy, self.worlds.known, options)
        family = 0 if view.variant.packs <= 2 else 1
        self.tolerable = _DOUBT[family]
        careful = _HOPELESS[family] if gives_up else 0.0
        self.search = Search(policy, view.seat, options, priors, self.worth, careful)

    def candidates(self) -> tuple[Candidate, ...]:
        """What is known of the actions by now, the best first by what is played for."""
        tried = self.search.tried
        found: list[tuple[float, Candidate, Tried]] = []
        for (worth, error), one in zip(estimates(tried), tried, strict=True):
            mean = one.points.total / one.worlds
            mean_error = one.points.error()
            value = worth
            if self.worth.kind != POINTS_ONLY:
                value, error = mean, mean_error
            parts = {name: part / one.worlds for name, part in zip(PARTS, one.parts, strict=True)}
            # What is left is the policy's own opinion.
            parts["opinion"] = value - mean
            candidate = Candidate(
                self._actions[one.action], value, error, parts, worlds=one.worlds, mean_error=mean_error
            )
            found.append((worth, candidate, one))
        found.sort(key=lambda item: (-item[0], str(item[1].action)))
        most, first, best = found[0]
        candidates = [first]
        for worth, candidate, one in found[1:]:
            contrast = self.search.contrast(one, best)
            gap = contrast.points()
            if one.given_up and self.worth.kind != POINTS_ONLY:
                candidate = _beside(first, candidate, gap)
            candidates.append(
                replace(
                    candidate,
                    behind=most - worth,
                    behind_error=contrast.error(),
                    apart=dict(zip(PARTS, contrast.parts(), strict=True)),
                    gap=gap,
                )
            )
        return tuple(candidates)


def _beside(first: Candidate, given_up: Candidate, gap: tuple[float, float]) -> Candidate:
    """Return what was given up with a value that can be set beside the first one's.

    Its own mean is of the first worlds only: those may have been better or worse ones for everybody.
    """
    value = first.value + gap[0]
    shift = value - given_up.value
    parts = {**given_up.parts, "opinion": given_up.parts["opinion"] + shift}
    return replace(given_up, value=value, error=hypot(first.error, gap[1]), parts=parts)


def _worth(view: PlayerView, law: Switches, cards_left: int) -> Worth:
    variant = view.variant
    seat = view.seat
    lacks = (variant.target - view.totals[seat], variant.target - view.totals[1 - seat])
    scores = (view.scores[seat], view.scores[1 - seat])
    left = cards_left / variant.pack_size
    return Worth(law, _race(variant) if variant.target else None, lacks, left, scores)


@lru_cache(maxsize=16)
def _race(variant: Variant) -> Race:
    return Race(variant.target, reaches_target(variant, variant.target), deal_points_for(variant))


def distinct_options(deal: CoreDeal, seat: int, options: list[int]) -> list[int]:
    """Return the options worth trying: one of each that come to the same.

    What is announced can still be scored without that, and binds what is scored after it: nothing that an
    announcement allows is closed to who makes none. So announcements are not tried.
    """
    return list(dict.fromkeys(_representatives(deal, seat, options).values()))


def weighed_actions(view: PlayerView) -> dict[Action, Action]:
    """Return for each legal action before the last draw the one that is weighed for it, perhaps itself.

    Of actions that come to the same the first is weighed; announcements are not weighed at all and missing.
    """
    worlds = Worlds(view, Switches(view.variant))
    numbers = worlds.actions()
    actions = {number: action for action, number in numbers.items()}
    found = _representatives(worlds.known, view.seat, list(numbers.values()))
    return {actions[number]: actions[first] for number, first in found.items()}


def _representatives(deal: CoreDeal, seat: int, options: list[int]) -> dict[int, int]:
    """Return for every option that is tried the first that comes to the same."""
    firsts: dict[object, int] = {}
    found: dict[int, int] = {}
    for option in options:
        if option >= ANNOUNCE:
            continue
        key: object = option
        if option >= MELD:
            meld = deal.possible[option - MELD]
            key = (meld.kind, _signs(deal, seat, meld))
        elif option >= DIX:
            key = option // 256
        elif option < DONE:
            key = _sign(deal, seat, option)
        found[option] = firsts.setdefault(key, option)
    return found


def _signs(deal: CoreDeal, seat: int, meld: CoreMeld) -> tuple[tuple[int, ...], ...]:
    """Return what tells a meld's cards from other copies of the same faces."""
    return tuple(sorted(_sign(deal, seat, card) for card in deal.hands[seat] if meld.cards.has(card)))


def _sign(deal: CoreDeal, seat: int, card: int) -> tuple[int, ...]:
    """The face of a card and the places of the melds that it is part of."""
    melds = deal.melds[seat]
    return (card & 31, *(place for place, meld in enumerate(melds) if meld.cards.has(card)))


def opinions(policy: Policy, deal: CoreDeal, options: list[int]) -> list[float]:
    """Return the policy's own opinion of each option, in points."""
    if len(options) == 1:
        return [0.0]
    plays: dict[int, float] = {}
    if any(option < DONE for option in options):
        plays = dict(zip(deal.hands[deal.to_move], policy.card_values(deal), strict=True))
    priors: list[float] = []
    most = max((deal.possible[option - MELD].points for option in options if option >= MELD), default=0)
    for option in options:
        if option < DONE:
            priors.append(plays[option])
        elif option < MELD:
            # A claim is followed by what would have been done without it.
            gain = 0.0
            if option == SHOW:
                gain = deal.law.carte_blanche
            elif option != DONE:
                # The turned card is worth more in hand than the seven.
                gain = deal.law.dix + (2.0 if option >= EXCHANGE else 0.0)
            priors.append(gain + max(plays.values(), default=0.0))
        else:
            meld = deal.possible[option - MELD]
            value = policy.meld_value(deal, meld)
            if deal.law.melds_per_window == 0:
                # The others can be scored after it: what comes first hardly matters, so the policy says.
                value = most + 0.001 * value
            priors.append(policy.weights.now * value)
    best = max(priors)
    return [best - _bent(best - prior) for prior in priors]


def _bent(behind: float) -> float:
    """What the policy finds far behind is less far behind in the worlds."""
    return behind / (1.0 + behind / _BEND)

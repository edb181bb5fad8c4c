"""The strongest player: sampled worlds while cards can be drawn, and then the exact ending."""

from __future__ import annotations

from random import Random
from typing import Final

from bezique_qt.players.candidates import Candidate, exact_candidates
from bezique_qt.players.core import ANNOUNCE, DIX, DONE, EXCHANGE, MELD, SHOW, CoreDeal
from bezique_qt.players.core_cards import Switches
from bezique_qt.players.core_melds import CoreMeld
from bezique_qt.players.endgame import solve
from bezique_qt.players.policy import Policy
from bezique_qt.players.search import PARTS, estimates, search
from bezique_qt.players.weights import weights_for
from bezique_qt.players.worlds import Worlds
from bezique_qt.rules import Action, Phase, Play, PlayerView

EFFORT: Final = 12_000
"""Cards played in the worlds of one decision, about; it takes some 20 to 50 microseconds a card."""
FEWEST: Final = 6
MOST: Final = 300
"""Worlds that each action is tried in at the least and at the most."""


class StrongestPlayer:
    """Decides from what the actions come to in sampled worlds; the same seed gives the same decisions."""

    def __init__(self, rng: Random, effort: int | None = None) -> None:
        self._rng = rng
        self._effort = EFFORT if effort is None else effort

    def choose(self, view: PlayerView) -> Action:
        """Return the action that looks best; in the strict phase, one of the best there is."""
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        if view.phase is Phase.STRICT:
            return Play(solve(view)[0][0])
        law = Switches(view.variant)
        worlds = Worlds(view, law)
        numbers = worlds.actions()
        options = _distinct(worlds.known, view.seat, list(numbers.values()))
        if len(options) == 1:
            return next(action for action, number in numbers.items() if number == options[0])
        return self._weigh(view, law, worlds, numbers, options)[0].action

    def candidates(self, view: PlayerView) -> tuple[Candidate, ...]:
        """Return the actions that were weighed with what they are worth, the best first.

        Of actions that come to the same, as playing one or the other of two equal cards, there is one.
        """
        if view.phase is Phase.STRICT:
            return exact_candidates(view)
        law = Switches(view.variant)
        worlds = Worlds(view, law)
        numbers = worlds.actions()
        options = _distinct(worlds.known, view.seat, list(numbers.values()))
        return self._weigh(view, law, worlds, numbers, options)

    def _weigh(
        self,
        view: PlayerView,
        law: Switches,
        worlds: Worlds,
        numbers: dict[Action, int],
        options: list[int],
    ) -> tuple[Candidate, ...]:
        policy = Policy(law, weights_for(view.variant))
        left = view.stock_count + len(view.hand) + view.opponent_count
        count = min(MOST, max(FEWEST, self._effort // (len(options) * left)))
        priors = _priors(policy, worlds.known, options)
        tried = search(worlds, policy, view.seat, options, priors, count, self._rng)
        actions = {number: action for action, number in numbers.items()}
        found: list[Candidate] = []
        for (value, error), one in zip(estimates(tried), tried, strict=True):
            parts = {name: part / one.worlds for name, part in zip(PARTS, one.parts, strict=True)}
            # What is left is the policy's own opinion.
            parts["opinion"] = value - one.mean()
            found.append(Candidate(actions[one.action], value, error, parts))
        return tuple(sorted(found, key=lambda candidate: (-candidate.value, str(candidate.action))))


def _distinct(deal: CoreDeal, seat: int, options: list[int]) -> list[int]:
    """The options worth trying: one of each that come to the same, and a dix as soon as it may be."""
    for claim in (EXCHANGE, DIX):
        claims = [option for option in options if claim <= option < claim + 256]
        if claims:
            return claims[:1]
    if SHOW in options:
        return [SHOW]
    found: dict[object, int] = {}
    for option in options:
        if option >= ANNOUNCE:
            # What is announced can still be scored without that, and binds what is scored after it.
            continue
        key: object = option
        if option >= MELD:
            meld = deal.possible[option - MELD]
            key = (meld.kind, _signs(deal, seat, meld))
        elif option < DONE:
            key = _sign(deal, seat, option)
        found.setdefault(key, option)
    return list(found.values())


def _signs(deal: CoreDeal, seat: int, meld: CoreMeld) -> tuple[tuple[int, ...], ...]:
    """Return what tells a meld's cards from other copies of the same faces."""
    return tuple(sorted(_sign(deal, seat, card) for card in deal.hands[seat] if meld.cards.has(card)))


def _sign(deal: CoreDeal, seat: int, card: int) -> tuple[int, ...]:
    """The face of a card and the places of the melds that it is part of."""
    melds = deal.melds[seat]
    return (card & 31, *(place for place, meld in enumerate(melds) if meld.cards.has(card)))


def _priors(policy: Policy, deal: CoreDeal, options: list[int]) -> list[float]:
    """The policy's own opinion of each option, in points."""
    if len(options) == 1:
        return [0.0]
    if options[0] < DONE:
        values = dict(zip(deal.hands[deal.to_move], policy.card_values(deal), strict=True))
        return [values[option] for option in options]
    priors: list[float] = []
    for option in options:
        if option < MELD:
            priors.append(0.0)
        else:
            meld = deal.possible[option - MELD]
            value = policy.meld_value(deal, meld)
            if deal.law.melds_per_window == 0:
                value = meld.points + 0.001 * value
            priors.append(policy.weights.now * value)
    return priors

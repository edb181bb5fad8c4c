"""Players who differ by care: the policy's opinion of each action, misjudged more or less.

Being careless is never blind luck: what is much worse than the best is not done, a declaration is either
overlooked or weighed rightly, and nothing is known that the view does not say.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Final

from bezique_qt.players.core import DONE, MELD, SHOW, CoreDeal
from bezique_qt.players.core_cards import Switches
from bezique_qt.players.endgame import solve
from bezique_qt.players.policy import Policy
from bezique_qt.players.shipped import weights_for
from bezique_qt.players.simple import strict_value
from bezique_qt.players.strongest import distinct_options
from bezique_qt.players.worlds import Worlds
from bezique_qt.rules import Action, Done, Phase, Play, PlayerView

_WIDEST: Final = 2.0
"""No misjudgement is more than so many standard deviations off."""
_IN_STRICT: Final = 0.25
"""The tricks of the strict phase lie open and are worth less: so much of the misjudgement is left."""
_LITTLE: Final = 0.001
"""A meld that the policy leaves for a better one is worth more than nothing to who sees no better one."""
_COPY: Final = re.compile(r"(?<=\b[7-9TJQKA][SHDC])\d\b")
"""The number that tells equal cards apart, in the words of an action."""


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully a player plays; (0, 0), 0 and a whole hand is without a slip."""

    misjudges: tuple[float, float]
    """Standard deviation of the error in what a card is worth to play, in points: in games of two packs
    and in those of four, where three times as much is scored."""
    overlooks: float
    """The chance that a declaration is not seen after a trick."""
    counts: int
    """So many tricks before the end he counts what will happen exactly; 0 never, a hand or more always."""


class CarefulPlayer:
    """One-ply play by the tuned policy, with a given care.

    His slips come from the seed and the position alone. So the same seed gives the same decisions, also
    when a match is taken up again or a card taken back, and what was overlooked stays so until the next
    trick.
    """

    def __init__(self, rng: Random, care: Care) -> None:
        self._salt = rng.getrandbits(64)
        self._care = care

    def choose(self, view: PlayerView) -> Action:
        """Return the action that looks best to a player of this care."""
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        if view.phase is Phase.STRICT:
            if len(view.hand) <= self._care.counts:
                return Play(solve(view)[0][0])
            return self._in_strict(view)
        return self._with_stock(view)

    def _with_stock(self, view: PlayerView) -> Action:
        law = Switches(view.variant)
        worlds = Worlds(view, law)
        seen = {action: number for action, number in worlds.actions().items() if self._sees(view, action)}
        options = distinct_options(worlds.known, view.seat, list(seen.values()))
        actions = {number: action for action, number in seen.items()}
        if len(options) == 1:
            return actions[options[0]]
        gifts = [option for option in options if SHOW <= option < MELD]
        if gifts:
            # Points for nothing: a carte blanche, or a seven, with the exchange if there is one.
            return actions[max(gifts)]
        policy = Policy(law, weights_for(view.variant))
        if options[0] >= DONE:
            return actions[_best(_declarations(policy, worlds.known, options))]
        deviation = self._deviation(view)
        worth = dict(zip(worlds.known.hands[view.seat], policy.card_values(worlds.known), strict=True))
        judged = {option: worth[option] + self._error(view, actions[option], deviation) for option in options}
        return actions[_best(judged)]

    def _in_strict(self, view: PlayerView) -> Action:
        deviation = self._deviation(view) * _IN_STRICT
        plays = {action.card.face: action for action in view.legal_actions if isinstance(action, Play)}
        return max(
            plays.values(),
            key=lambda play: strict_value(view, play.card) + self._error(view, play, deviation),
        )

    def _deviation(self, view: PlayerView) -> float:
        return self._care.misjudges[0 if view.variant.packs <= 2 else 1]

    def _sees(self, view: PlayerView, action: Action) -> bool:
        if self._care.overlooks <= 0.0 or isinstance(action, Play | Done):
            return True
        return self._lot(view, action).random() >= self._care.overlooks

    def _error(self, view: PlayerView, action: Action, deviation: float) -> float:
        if deviation <= 0.0:
            return 0.0
        return deviation * max(-_WIDEST, min(_WIDEST, self._lot(view, action).gauss(0.0, 1.0)))

    def _lot(self, view: PlayerView, action: Action) -> Random:
        """Chance for this action, with whichever of equal cards, until the next trick has been played."""
        last = view.tricks[-1].cards if view.tricks else ()
        cards = " ".join(card.code for card in last)
        place = f"{view.totals} {view.dealer} {len(view.tricks)} {cards} {view.lead}"
        return Random(f"{self._salt} {place} {_COPY.sub('', str(action))}")


def _declarations(policy: Policy, deal: CoreDeal, options: list[int]) -> dict[int, float]:
    """What the declarations seen are worth: plain gains, not misjudged and never passed by for nothing."""
    return {
        option: max(_LITTLE, policy.meld_value(deal, deal.possible[option - MELD])) if option >= MELD else 0.0
        for option in options
    }


def _best(values: dict[int, float]) -> int:
    """The option of the highest value; of equal ones the lowest, as the policy has it."""
    best = max(values.values())
    return min(option for option, value in values.items() if value == best)


class PolicyPlayer:
    """The tuned one-ply policy alone, to measure others by; the same view always gives the same action."""

    def choose(self, view: PlayerView) -> Action:
        """Return the action that looks best one step ahead, in the strict phase too."""
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        law = Switches(view.variant)
        worlds = Worlds(view, law)
        # In the strict phase there is one world only, and the policy looks at both hands.
        deal: CoreDeal = worlds.sample(Random(0)) if view.phase is Phase.STRICT else worlds.known
        chosen = Policy(law, weights_for(view.variant)).choose(deal)
        return next(action for action, number in worlds.actions().items() if number == chosen)

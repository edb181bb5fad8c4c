"""What the other player's cards say of his hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import log
from random import Random

import pytest

from bezique_qt.players import make_player
from bezique_qt.players.core import CoreDeal
from bezique_qt.players.core_cards import Switches, number_of
from bezique_qt.players.moments import reading_of
from bezique_qt.players.policy import Policy
from bezique_qt.players.reading import Chain, Moment, Reading
from bezique_qt.players.shipped import weights_for
from bezique_qt.players.worlds import Worlds
from bezique_qt.rules import (
    VARIANTS,
    Announce,
    Card,
    Deal,
    Meld,
    Phase,
    Play,
    PlayerView,
    Variant,
    by_code,
    shuffled_pack,
)

BY_VARIANT = pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))


def _likelihood(reading: Reading, hand: list[int], draws: list[int]) -> float:
    count = len(reading.moments)
    return reading.likelihood(hand, draws, [1.0] * count, 0, count, 0.0)


def _weight(reading: Reading, hand: list[int], rng: Random) -> float:
    """How likely the hand is with some way to have drawn it."""
    return _likelihood(reading, hand, reading.some_draws(hand, rng))


@dataclass(frozen=True)
class Seen:
    """A card that was played, and what its player saw and held."""

    card: int
    hand: tuple[Card, ...]
    view: PlayerView


def _played(
    variant: Variant, seed: int, announcing: float = 0.0
) -> Iterator[tuple[Deal, list[Seen], list[Seen]]]:
    """The deal before each choice of the stock phase, with the cards that both have played until then.

    Of the computer's players none announces: here they do where they may, with this chance.
    """
    players = (make_player("policy"), make_player("simple"))
    rng = Random(seed)
    deal, _ = Deal.start(variant, seed % 2, shuffled_pack(variant.packs, seed))
    seen: tuple[list[Seen], list[Seen]] = ([], [])
    while deal.to_move is not None and deal.phase is not Phase.STRICT:
        seat = deal.to_move
        if len(deal.legal_actions) > 1:
            yield deal, *seen
        view = deal.view(seat)
        action = players[seat].choose(view)
        announced = [one for one in view.legal_actions if isinstance(one, Announce)]
        if announced and rng.random() < announcing:
            action = rng.choice(announced)
        if isinstance(action, Play):
            seen[seat].append(Seen(number_of(action.card), view.hand, view))
        deal, _ = deal.apply(action)


@BY_VARIANT
def test_each_moment_is_the_deal_as_the_other_player_saw_it(variant: Variant) -> None:
    law = Switches(variant)
    policy = Policy(law, weights_for(variant))
    compared = late = 0
    for number, (deal, *seen) in enumerate(_played(variant, 3, announcing=0.9)):
        if number % 5:
            continue
        assert deal.to_move is not None
        view = deal.view(deal.to_move)
        reading = reading_of(view, policy)
        other = 1 - view.seat
        if reading is None:
            assert not seen[other]
            continue
        assert len(reading.moments) == min(9, len(seen[other]))
        for moment, then in zip(reading.moments, reversed(seen[other]), strict=False):
            assert moment.card == then.card
            told = then.view.melds[0] + then.view.melds[1]
            read = moment.deal.melds[0] + moment.deal.melds[1]
            for declared, meld in zip(told, read, strict=True):
                assert all(meld.cards.has(number_of(card)) for card in declared.cards)
                assert meld.scored == declared.scored
                late += not meld.scored
            if (then.view.turned, then.view.claimed) != (view.turned, view.claimed):
                continue  # what the turned card was before an exchange is not told
            if [(meld.lost, meld.restored) for meld in told] != [(meld.lost, meld.restored) for meld in read]:
                continue  # nor when an announcement was lost, or a meld made whole again
            moment.deal.set_hand(other, [number_of(card) for card in then.hand])
            known = Worlds(then.view, law).known
            assert policy.card_values(moment.deal) == policy.card_values(known)
            assert moment.deal.allowed_melds(other) != [] or known.allowed_melds(other) == []
            compared += 1
    assert compared > 20
    assert (late > 0) == variant.announce


@BY_VARIANT
def test_the_hand_that_was_held_is_found_likelier_than_others(variant: Variant) -> None:
    law = Switches(variant)
    policy = Policy(law, weights_for(variant))
    rng = Random(4)
    gain = 0.0
    count = 0
    for seed in range(2):
        for number, (deal, *_) in enumerate(_played(variant, seed)):
            assert deal.to_move is not None
            view = deal.view(deal.to_move)
            reading = reading_of(view, policy)
            if reading is None or number % 4:
                continue
            other = 1 - view.seat
            shown = [number_of(card) for card in by_code(view.opponent_shown)]
            unseen = [number_of(card) for card in by_code(view.unseen)]
            more = view.opponent_count - len(shown)
            held = [number_of(card) for card in by_code(deal.hands[other])]
            real = sum(_weight(reading, held, rng) for _ in range(8)) / 8
            others = sum(_weight(reading, shown + rng.sample(unseen, more), rng) for _ in range(16)) / 16
            assert 0.0 < real <= 1.0
            gain += log(real / others)
            count += 1
    # e to this power times as likely as any hand, in the middle of all positions.
    assert gain / count > 0.25


def _all_draws(reading: Reading, hand: list[int]) -> Iterator[list[int]]:
    """Every way in which the holder of the hand may have drawn it since the moments."""
    ways: list[tuple[list[int], list[int]]] = [([], hand)]
    for place, moment in enumerate(reading.moments):
        more: list[tuple[list[int], list[int]]] = []
        for draws, held in ways:
            if not moment.drew:
                more.append(([*draws, -1], [*held, moment.card]))
                continue
            for card in held:
                if reading.may_have_been_drawn(card, place):
                    rest = [other for other in held if other != card]
                    more.append(([*draws, card], [*rest, moment.card]))
        ways = more
    return (draws for draws, _ in ways)


@pytest.mark.parametrize("name", ["besigue-fr", "classic"])
def test_a_chain_meets_each_hand_as_often_as_it_is_likely(name: str) -> None:
    """What the chain comes to is what going through all hands and all ways to have drawn them comes to."""
    law = Switches(VARIANTS[name])
    policy = Policy(law, weights_for(law.variant))
    compared = 0
    for deal, *_ in _played(law.variant, 3):
        assert deal.to_move is not None
        view = deal.view(deal.to_move)
        hidden = view.opponent_count - len(view.opponent_shown)
        whole = reading_of(view, policy)
        if whole is None or view.stock_count not in (2, 4) or view.phase is Phase.WINDOW:
            continue
        reading = Reading(policy, 1 - view.seat, whole.moments[:2], whole._since)
        shown = [number_of(card) for card in by_code(view.opponent_shown)]
        unseen = [number_of(card) for card in by_code(view.unseen)]
        expected: Counter[int] = Counter()
        for more in combinations(unseen, hidden):
            hand = [*shown, *more]
            likely = sum(_likelihood(reading, hand, draws) for draws in _all_draws(reading, hand))
            for card in more:
                expected[card] += likely  # type: ignore[assignment]
        whole_weight = sum(expected.values()) / hidden
        chain = Chain(reading, shown, unseen, hidden, Random(1))
        met: Counter[int] = Counter()
        hands = 1500
        for _ in range(hands):
            chain.advance()
            hand = chain.hand()
            assert sorted(hand + chain.rest()) == sorted(shown + unseen)
            met.update(hand)
        for card in unseen:
            assert met[card] / hands == pytest.approx(expected[card] / whole_weight, abs=0.06)
        compared += 1
    assert compared >= 1


def _window_let_pass(meld_held: bool) -> float:
    """The weight of a hand that could, or could not, have declared after the trick it has just won."""
    law = Switches(VARIANTS["besigue-fr"])
    policy = Policy(law, weights_for(law.variant))
    deal = CoreDeal(law)
    deal.trump = 0
    deal.turned = number_of(Card.of("8S1"))
    deal.to_move = 1
    deal.stock = [-1] * 31
    deal.set_hand(0, [-1] * 8)
    moment = Moment(deal, number_of(Card.of("AS1")), [], drew=False, silent=True)
    reading = Reading(policy, 1, [moment], {})
    codes = ["KH1", "QH1" if meld_held else "QH2", "9D1", "8D1", "9C1", "8C1", "8H1"]
    if not meld_held:
        codes[0] = "KD1"
    return _weight(reading, [number_of(Card.of(code)) for code in codes], Random(1))


def test_a_meld_that_was_not_declared_speaks_against_the_hand() -> None:
    assert _window_let_pass(True) < 0.3 * _window_let_pass(False)


def test_cards_laid_out_are_not_taken_for_drawn() -> None:
    """What lies in a meld since a window cannot have been drawn after it."""
    law = Switches(VARIANTS["besigue-fr"])
    policy = Policy(law, weights_for(law.variant))
    tried = 0
    for seed in range(6):
        for deal, *_ in _played(law.variant, seed):
            assert deal.to_move is not None
            view = deal.view(deal.to_move)
            other = 1 - view.seat
            laid = [meld for meld in view.melds[other] if set(meld.cards) <= view.opponent_shown]
            reading = reading_of(view, policy)
            if not laid or reading is None or view.phase is Phase.WINDOW:
                continue
            # With nothing but the melds in hand, all that is undone is a card that came later.
            hand = [number_of(card) for card in laid[0].cards]
            since = laid[0].window
            before = [one for one in reading.moments if one.drew and one.deal.tricks + 1 >= since]
            if before:
                kept = Reading(policy, other, before[:1], dict.fromkeys(hand, since))
                _weight(kept, hand, Random(seed))
                held = before[0].deal.hands[other]
                assert set(hand) <= set(held)
                tried += 1
    assert tried > 5


def test_declared_cards_are_kept_in_every_world() -> None:
    law = Switches(VARIANTS["rubicon-nl"])
    policy = Policy(law, weights_for(law.variant))
    found = 0
    for deal, *_ in _played(law.variant, 5):
        assert deal.to_move is not None
        view = deal.view(deal.to_move)
        shown = {number_of(card) for card in view.opponent_shown}
        if not shown or not any(isinstance(action, Meld | Play) for action in view.legal_actions):
            continue
        worlds = Worlds(view, law, policy)
        rng = Random(2)
        for _ in range(20):
            world = worlds.sample(rng)
            assert shown <= set(world.hands[1 - view.seat])
            assert len(set(world.hands[1 - view.seat] + world.stock)) == len(view.unseen) + len(shown)
            found += 1
    assert found > 100

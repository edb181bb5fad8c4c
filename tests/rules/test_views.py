"""A view says what its seat knows and no more: exchanging hidden cards leaves it equal."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bezique_qt.rules import (
    VARIANTS,
    Action,
    Card,
    Deal,
    Dix,
    Done,
    Exchange,
    Phase,
    ShowCarteBlanche,
    Variant,
)
from tests.rules.chooser import choose
from tests.rules.packs import arranged

DEALS = 24
TRIES = 3

History = list[tuple[int, Action]]


def exchanged(deal: Deal, seat: int, rng: Random) -> tuple[Card, ...]:
    """The pack of the deal with all the cards that this seat has not seen permuted among themselves."""
    hidden = sorted(deal.view(seat).unseen)
    order = sorted(hidden, key=lambda card: rng.random())
    swap = dict(zip(hidden, order, strict=True))
    return tuple(swap.get(card, card) for card in deal.pack)


def played_again(deal: Deal, pack: tuple[Card, ...], history: History, seat: int) -> Deal | None:
    """The same actions with another pack; None where the other player would have shown the difference.

    That happens in two ways only, both at the table too: he may have a carte blanche to pass, or he may
    have something to declare. Such a chance is passed, and where there is none nothing is to pass.
    """
    twin, _ = Deal.start(deal.variant, deal.dealer, pack, deal.totals)
    for actor, action in history:
        while twin.to_move != actor or action not in twin.legal_actions:
            if twin.to_move == 1 - seat and Done() in twin.legal_actions:
                twin, _ = twin.apply(Done())
            elif actor == 1 - seat and action == Done():
                break
            else:
                return None
        else:
            twin, _ = twin.apply(action)
    # The last chance of all: one that the other player would pass before this seat is to move.
    while twin.to_move == 1 - seat and Done() in twin.legal_actions and deal.to_move == seat:
        twin, _ = twin.apply(Done())
    return twin


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_exchanging_hidden_cards_leaves_the_view_equal(variant: Variant) -> None:
    """In every phase, and for both seats, with all the hidden cards permuted."""
    compared: Counter[tuple[Phase, bool]] = Counter()
    untold = 0
    for number in range(DEALS):
        start = arranged(variant, number)
        rng = Random(number)
        deal, _ = Deal.start(variant, start.dealer, start.pack, start.totals)
        history: History = []
        while not deal.is_over:
            rare = deal.phase is Phase.CARTE_BLANCHE
            if rare or rng.random() < (0.2 if deal.phase is Phase.WINDOW else 0.06):
                for seat in (0, 1):
                    for _ in range(TRIES):
                        twin = played_again(deal, exchanged(deal, seat, rng), history, seat)
                        if twin is None or (twin.phase, twin.to_move) != (deal.phase, deal.to_move):
                            untold += 1
                            continue
                        assert twin.view(seat) == deal.view(seat), (variant.id, number, len(history), seat)
                        compared[deal.phase, deal.to_move == seat] += 1
            assert deal.to_move is not None
            action = choose(deal, rng, ("best", "random"))
            history.append((deal.to_move, action))
            deal, _ = deal.apply(action)
    phases = {Phase.TRICK, Phase.WINDOW, Phase.STRICT}
    if variant.carte_blanche:
        phases.add(Phase.CARTE_BLANCHE)
    assert set(compared) == {(phase, own) for phase in phases for own in (True, False)}
    assert sum(compared.values()) > untold, "too few packs could be told apart by nothing"


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_the_same_holds_for_the_state_itself(variant: Variant) -> None:
    """The hidden cards exchanged in a state, not in its past: no actions need to be possible again."""
    for number in range(DEALS):
        start = arranged(variant, number)
        rng = Random(number + 1000)
        deal, _ = Deal.start(variant, start.dealer, start.pack, start.totals)
        while not deal.is_over:
            if rng.random() < 0.25:
                for seat in (0, 1):
                    twin = deal._copy()
                    swap = dict(zip(deal.pack, exchanged(deal, seat, rng), strict=True))
                    twin.pack = tuple(swap[card] for card in deal.pack)
                    mine, other = deal.hands[seat], deal.hands[1 - seat]
                    theirs = frozenset(swap[card] for card in other)
                    twin.hands = (mine, theirs) if seat == 0 else (theirs, mine)
                    assert twin.view(seat) == deal.view(seat), (variant.id, number, seat)
            deal, _ = deal.apply(choose(deal, rng, ("small", "best")))


def test_a_shown_hand_is_known_until_it_is_played() -> None:
    """Cards shown in a carte blanche, a claimed seven and an exchanged card stay known to the other."""
    seen: Counter[str] = Counter()
    for variant in VARIANTS.values():
        for number in range(1, 40):
            start = arranged(variant, number)
            rng = Random(number)
            deal, _ = Deal.start(variant, start.dealer, start.pack, start.totals)
            while not deal.is_over:
                seat = deal.to_move
                assert seat is not None
                action = choose(deal, rng, ("best", "best"))
                turned = deal.turned
                hand = deal.hands[seat]
                deal, _ = deal.apply(action)
                shown = deal.view(1 - seat).opponent_shown
                if isinstance(action, ShowCarteBlanche):
                    assert hand <= shown
                    seen["carte blanche"] += 1
                elif isinstance(action, Exchange):
                    assert turned in shown or deal.is_over
                    seen["exchange"] += 1
                elif isinstance(action, Dix):
                    assert action.card in shown
                    seen["dix"] += 1
    assert min(seen[name] for name in ("carte blanche", "exchange", "dix")) > 10

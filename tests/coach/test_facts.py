"""What is called certain is: each fact is recomputed from the whole deal, hidden cards and all."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from bezique_qt.coach import Certainty, MeldStanding, Reason, ReasonKind, situation
from bezique_qt.coach.facts import facts
from bezique_qt.rules import (
    MELD_POINTS,
    VARIANTS,
    Action,
    Card,
    Deal,
    Dix,
    Done,
    Exchange,
    Meld,
    MeldKind,
    Phase,
    Play,
    ShowCarteBlanche,
    melds_in,
)
from bezique_qt.rules.tricks import beats

from .tries import random_deals

DEALS = range(20, 26)


def stock(deal: Deal) -> tuple[Card, ...]:
    """What is still to be drawn, the turned card with it."""
    turned = () if deal.turned is None else (deal.turned,)
    return (*deal.pack[deal.drawn :], *turned)


def scorable(deal: Deal, seat: int) -> set[tuple[MeldKind, str | None]]:
    """The melds of a seat that only lack a won trick, or nothing."""
    standings = (MeldStanding.AFTER_TRICK, MeldStanding.NOW)
    return {(one.kind, one.suit) for one in situation(deal.view(seat)).held if one.standing in standings}


def gain(before: Deal, after: Deal, seat: int) -> int:
    return after.scores[seat] - before.scores[seat]


def windows_after(deal: Deal, seat: int) -> int:
    """How often the seat may still score a meld if the deal goes on with the first legal play."""
    count = 0
    while deal.to_move is not None:
        legal = deal.legal_actions
        count += deal.to_move == seat and any(isinstance(one, Meld) for one in legal)
        done: list[Action] = [one for one in legal if isinstance(one, Done | Play)]
        deal, _ = deal.apply(done[0])
    return count


def check(deal: Deal, action: Action, reason: Reason) -> None:
    """The statement against the cards as they lie."""
    seat = deal.to_move
    assert seat is not None
    after, _ = deal.apply(action)
    match reason.kind:
        case ReasonKind.SCORES:
            assert gain(deal, after, seat) >= reason.points > 0
        case ReasonKind.LEAVES:
            assert reason.meld is not None
            assert Meld(reason.meld[0], reason.cards) in deal.legal_actions
            assert reason.points == MELD_POINTS[reason.meld[0]]
        case ReasonKind.WAITS:
            assert reason.meld is not None
            assert Meld(reason.meld[0], reason.cards) in deal.legal_actions
            if after.to_move == seat:
                assert not any(isinstance(one, Meld) for one in after.legal_actions)
            assert reason.rule == "meld-limit"
        case ReasonKind.TAKES_TURNED:
            assert set(reason.cards) <= after.hands[seat]
            assert not set(reason.cards) & deal.hands[seat]
        case ReasonKind.LAST_WINDOW:
            gone, _ = deal.apply(Done())
            assert windows_after(gone, seat) == 0
        case ReasonKind.CANNOT_BE_BEATEN:
            assert isinstance(action, Play)
            others = [*deal.hands[1 - seat], *stock(deal)]
            ranks = deal.variant.rank_order
            assert not any(beats(one, action.card, deal.trump, ranks) for one in others)
        case ReasonKind.WINS | ReasonKind.TAKES_BRISQUE | ReasonKind.WINS_TO_SCORE:
            assert after.tricks[-1].winner == seat
            if reason.kind is ReasonKind.TAKES_BRISQUE:
                assert after.brisques[seat] > deal.brisques[seat]
            if reason.kind is ReasonKind.WINS_TO_SCORE:
                assert reason.meld is not None
                assert after.to_move == seat
                assert Meld(reason.meld[0], reason.cards) in after.legal_actions
        case ReasonKind.LOSES | ReasonKind.GIVES_BRISQUE:
            assert after.tricks[-1].winner == 1 - seat
            if reason.kind is ReasonKind.GIVES_BRISQUE:
                assert after.brisques[1 - seat] > deal.brisques[1 - seat]
        case ReasonKind.BREAKS:
            assert reason.meld in scorable(deal, seat)
            assert reason.meld is not None
            held = {tuple(shape) for shape, _ in melds_in(deal.variant, deal.trump, deal.hands[seat])}
            assert tuple(reason.meld) in held
            assert isinstance(action, Play)
            left = deal.view(seat)._replace(
                hand=tuple(card for card in deal.view(seat).hand if card != action.card)
            )
            assert not any(
                (one.kind, one.suit) == reason.meld and one.standing is MeldStanding.AFTER_TRICK
                for one in situation(left).held
            )
        case ReasonKind.BREAKS_CHANCE:
            assert isinstance(action, Play)
            assert action.card.face in {card.face for card in reason.cards}
            assert set(reason.cards) <= deal.hands[seat]
            assert reason.meld is not None
            assert reason.points == MELD_POINTS[reason.meld[0]] >= 250
        case ReasonKind.NO_MELD:
            check_hopeless(deal, seat, reason.cards[0])
        case ReasonKind.PARTNER_GONE:
            mine = [*deal.hands[seat], *stock(deal)]
            assert all(card.face != reason.face for card in mine)
        case _:
            raise AssertionError(f"{reason.kind} is no fact")


def check_hopeless(deal: Deal, seat: int, card: Card) -> None:
    """No meld of all the cards that may ever be the player's holds this one."""
    mine = [*deal.hands[seat], *stock(deal)]
    assert not any(card in cards for _, cards in melds_in(deal.variant, deal.trump, mine))


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_every_fact_is_true_of_the_whole_deal(variant: str) -> None:
    count = 0
    for deal in islice(random_deals(variant, DEALS), 0, None, 2):
        if deal.to_move is None:
            continue
        view = deal.view(deal.to_move)
        for action in view.legal_actions:
            for reason in facts(view, action):
                assert reason.certainty in (Certainty.FACT, Certainty.RULE)
                check(deal, action, reason)
                count += 1
    assert count > 500


def test_nothing_hidden_is_used() -> None:
    """The same view from other hidden cards has the same facts."""
    for deal in islice(random_deals("classic", range(30, 33)), 0, None, 7):
        if deal.to_move is None:
            continue
        seat = deal.to_move
        view = deal.view(seat)
        if view.phase is not Phase.TRICK or not view.unseen:
            continue
        for action in view.legal_actions:
            for reason in facts(view, action):
                assert not set(reason.cards) & view.unseen


def test_each_kind_of_fact_comes_up() -> None:
    """The deals above are no proof of a fact that never occurs in them."""
    found: Counter[ReasonKind] = Counter()
    for variant in VARIANTS:
        for deal in islice(random_deals(variant, range(20, 24)), 0, None, 2):
            if deal.to_move is not None:
                view = deal.view(deal.to_move)
                found.update(reason.kind for action in view.legal_actions for reason in facts(view, action))
    assert set(found) == set(ReasonKind) - {ReasonKind.PART, ReasonKind.GAINS}


def test_claims_say_what_they_score() -> None:
    kinds = set()
    for variant in VARIANTS:
        for deal in random_deals(variant, range(40, 44)):
            if deal.to_move is None:
                continue
            view = deal.view(deal.to_move)
            for action in view.legal_actions:
                if isinstance(action, Dix | Exchange | ShowCarteBlanche):
                    first, *_ = facts(view, action)
                    assert first.kind is ReasonKind.SCORES
                    kinds.add(type(action).__name__)
    assert {"Dix", "Exchange"} <= kinds

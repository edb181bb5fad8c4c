"""The teacher's facts: right in every position, whatever is hidden."""

from __future__ import annotations

from itertools import combinations, islice, pairwise
from random import Random

import pytest

from bezique_qt.coach import Duty, MeldStanding, is_last_window, situation
from bezique_qt.players import make_player
from bezique_qt.rules import (
    VARIANTS,
    Announce,
    Card,
    Deal,
    Exchange,
    Match,
    Meld,
    Phase,
    Play,
    PlayerView,
    Variant,
    barred,
    by_code,
    shape_of,
    shuffled_pack,
)

from .tries import random_deals


def _views(variant: Variant, numbers: range) -> list[tuple[Deal, PlayerView]]:
    """Positions of simple players' games, both seats."""
    found = []
    for number in numbers:
        rng = Random(number)
        players = (make_player("simple"), make_player("random", number))
        match, _ = Match.start(variant, number % 2, shuffled_pack(variant.packs, number))
        while match.deal.to_move is not None:
            seat = match.deal.to_move
            found += [(match.deal, match.deal.view(viewer)) for viewer in (0, 1)]
            match, _ = match.apply(players[rng.randrange(2)].choose(match.deal.view(seat)))
        found += [(match.deal, match.deal.view(viewer)) for viewer in (0, 1)]
    return found


@pytest.fixture(scope="module", params=VARIANTS.values(), ids=list(VARIANTS))
def views(request: pytest.FixtureRequest) -> list[tuple[Deal, PlayerView]]:
    return _views(request.param, range(4))


def test_the_duty_fits_the_phase(views: list[tuple[Deal, PlayerView]]) -> None:
    seen = set()
    for deal, view in views:
        now = situation(view)
        seen.add(now.duty)
        if deal.is_over:
            assert now.duty is Duty.NOTHING
        elif deal.to_move != view.seat:
            assert now.duty is Duty.WAIT
        elif deal.phase is Phase.WINDOW:
            assert now.duty is Duty.DECLARE
            assert now.can_pass
        elif deal.phase in (Phase.TRICK, Phase.STRICT):
            assert (now.duty is Duty.LEAD) == (deal.lead is None)
    assert {Duty.WAIT, Duty.LEAD, Duty.DECLARE, Duty.FOLLOW_FREELY, Duty.FOLLOW_STRICTLY} <= seen


def test_every_card_is_allowed_or_barred_by_the_rule_that_the_deal_names(
    views: list[tuple[Deal, PlayerView]],
) -> None:
    strict = 0
    for deal, view in views:
        now = situation(view)
        if now.duty not in (Duty.LEAD, Duty.FOLLOW_FREELY, Duty.FOLLOW_STRICTLY):
            assert not now.barred_plays
            continue
        shut = [(card, barred.rule) for barred in now.barred_plays for card in barred.cards]
        assert by_code([*now.plays, *(card for card, _ in shut)]) == view.hand
        for card, rule in shut:
            strict += 1
            error = deal.refusal(Play(card))
            assert error is not None
            assert error.rule == rule
    assert strict > 0


def test_held_melds_are_all_the_melds_of_the_hand(views: list[tuple[Deal, PlayerView]]) -> None:
    for deal, view in views[::7]:
        now = situation(view)
        if deal.is_over:
            assert not now.held
            continue
        sets: set[tuple[str, ...]] = set()
        for size in range(2, min(8, len(view.hand)) + 1):
            sets.update(
                tuple(card.face for card in cards)
                for cards in combinations(view.hand, size)
                if shape_of(view.variant, view.trump, cards) is not None
            )
        # A set of faces may stand in two ways: one king has married, the other has not.
        assert {tuple(card.face for card in meld.cards) for meld in now.held} <= sets
        assert sum(meld.sets for meld in now.held) >= len(sets)


def test_a_meld_stands_as_the_legal_actions_say(views: list[tuple[Deal, PlayerView]]) -> None:
    standings = set()
    for deal, view in views:
        for meld in situation(view).held:
            standings.add(meld.standing)
            own_window = deal.phase is Phase.WINDOW and deal.to_move == view.seat
            legal = Meld(meld.kind, meld.cards) in view.legal_actions
            assert (meld.standing is MeldStanding.NOW) == legal
            if meld.standing is MeldStanding.BARRED and own_window:
                error = deal.refusal(Meld(meld.kind, meld.cards))
                assert error is not None
                assert error.rule in (meld.rule, "meld-limit")
            assert not (meld.announceable and meld.announced)
            if meld.announceable:
                assert Announce(meld.kind, meld.cards) in view.legal_actions
    assert {MeldStanding.NOW, MeldStanding.AFTER_TRICK, MeldStanding.TOO_LATE} <= standings


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_in_the_last_window_nothing_is_put_off(variant: str) -> None:
    """What cannot be scored in it never will: it is too late, and announcing it would be in vain."""
    seen = set()
    for deal in random_deals(variant, range(1, 60)):
        for view in (deal.view(0), deal.view(1)):
            last = deal.phase is Phase.WINDOW and view.stock_count == 2
            assert is_last_window(view) == last
            for meld in situation(view).held if last else ():
                seen.add((meld.standing, deal.to_move == view.seat))
                assert meld.standing in (MeldStanding.NOW, MeldStanding.BARRED, MeldStanding.TOO_LATE)
                assert not meld.announceable
    # In the other player's window, and in one's own where one meld is all that may be scored.
    assert (MeldStanding.TOO_LATE, False) in seen
    assert (MeldStanding.NOW, True) in seen


@pytest.mark.parametrize("variant", ["besigue-fr", "classic", "rubicon-1887"])
def test_each_meld_that_may_be_announced_is_told_once_and_as_announced_afterwards(variant: str) -> None:
    announceable = announced = 0
    for deal in random_deals(variant, range(1, 12)):
        if deal.phase is not Phase.WINDOW or deal.to_move is None:
            continue
        view = deal.view(deal.to_move)
        held = situation(view).held
        legal = {
            (action.kind, shape.suit)
            for action in view.legal_actions
            if isinstance(action, Announce)
            and (shape := shape_of(view.variant, view.trump, action.cards)) is not None
        }
        open_ones = {(meld.kind, meld.suit) for meld in held if meld.announceable}
        assert open_ones == (legal if not is_last_window(view) else set())
        announceable += len(open_ones)
        for meld in view.melds[view.seat]:
            same = [one for one in held if one.cards == meld.cards and one.announced]
            assert not (meld.scored and same)
            announced += len(same)
    assert announceable > 20
    assert announced > 5


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_a_meld_within_reach_is_shown_by_cards_that_may_be_used(variant: str) -> None:
    """The missing cards put into the hand, the very cards shown make the meld, and nothing bars it."""
    with_spent = 0
    for deal in islice(random_deals(variant, range(1, 40)), 0, None, 9):
        view = deal.view(0)
        for near in situation(view).near:
            pool = sorted(view.unseen) + ([near.turned] if near.turned is not None else [])
            new: list[Card] = []
            for face in near.missing:
                new.append(next(card for card in pool if card.face.startswith(face) and card not in new))
            cards = by_code([*near.held, *new])
            shape = shape_of(view.variant, view.trump, cards)
            assert shape == (near.kind, near.suit)
            hand = frozenset((*view.hand, *new))
            window = len(view.tricks) + 1
            assert barred(view.variant, view.trump, view.melds[0], hand, shape, cards, window) is None
            spent = {card for meld in view.melds[0] for card in meld.cards}
            faces = {card.face for card in near.held}
            with_spent += any(card.face in faces and card in spent for card in view.hand)
    assert with_spent > 5


def test_of_what_is_within_reach_the_nearest_to_its_points_comes_first(
    views: list[tuple[Deal, PlayerView]],
) -> None:
    moved = 0
    for _, view in views:
        near = situation(view).near
        for first, second in pairwise(near):
            missing = len(second.missing) - len(first.missing)
            assert first.points * 4**missing >= second.points
            moved += missing < 0
    assert moved > 0, "a great meld that lacks two cards before a small one that lacks one"


def test_near_melds_miss_only_cards_that_may_still_come(views: list[tuple[Deal, PlayerView]]) -> None:
    found = 0
    for _, view in views:
        for near in situation(view).near:
            found += 1
            assert set(near.held) <= set(view.hand)
            pool = view.unseen | ({near.turned} if near.turned is not None else set())
            for missing in near.missing:
                assert any(card.face.startswith(missing) for card in pool)
            assert near.unseen == sum(
                any(card.face.startswith(missing) for missing in set(near.missing)) for card in view.unseen
            )
            if near.turned is not None:
                assert near.turned == view.turned
                assert near.turned.face.startswith(near.missing)
    assert found > 0


WITH_EXCHANGE = ("besigue-pt", "besigue-fr", "classic")


@pytest.mark.parametrize("variant", WITH_EXCHANGE)
def test_what_an_exchange_brings_at_once_is_within_reach(variant: str) -> None:
    """The deal itself tells: the seven is exchanged, and what the hand makes then is looked up before."""
    seen = 0
    for deal in random_deals(variant, range(1, 400)):
        exchange = next((action for action in deal.legal_actions if isinstance(action, Exchange)), None)
        if exchange is None or deal.to_move is None or deal.turned is None:
            continue
        view = deal.view(deal.to_move)
        after, _ = deal.apply(exchange)
        brought = {
            (meld.kind, meld.suit)
            for meld in situation(after.view(view.seat)).held
            if meld.standing in (MeldStanding.NOW, MeldStanding.AFTER_TRICK)
            and deal.turned in meld.cards
            and set(meld.cards) <= {*view.hand, deal.turned}
        }
        now = situation(view)
        brought -= {(meld.kind, meld.suit) for meld in now.held}
        near = {(near.kind, near.suit): near for near in now.near}
        assert brought <= set(near)
        assert all(near[key].turned == deal.turned for key in brought)
        seen += len(brought)
    assert seen > 5


def test_a_turned_card_is_out_of_reach_once_no_seven_may_take_it() -> None:
    """The last trick of the stock is lost, the exchange is used up, or the sevens of trumps are gone."""
    view = next(
        deal.view(0)
        for deal in random_deals("classic", range(1, 200))
        if deal.turned is not None
        and deal.turned.rank == "K"
        and deal.phase is Phase.WINDOW
        and deal.to_move == 0
        and not deal.claimed
        and deal.stock_count > 6
    )
    assert view.turned is not None
    trump = view.turned.suit
    queen, seven, other = Card.of(f"Q{trump}1"), Card.of(f"7{trump}1"), Card.of(f"7{trump}2")
    rest = [card for card in view.hand if card.rank not in "KQ7"][:4]
    plain = view._replace(
        hand=by_code([queen, *rest]), melds=((), ()), tricks=(), opponent_shown=frozenset(), legal_actions=()
    )
    holding = plain._replace(hand=by_code([queen, seven, *rest]))

    def fetched(changed: PlayerView) -> bool:
        near = [near for near in situation(changed).near if near.suit == trump and len(near.held) == 1]
        return any(near.turned == view.turned for near in near if near.kind == "royal-marriage")

    assert fetched(holding)
    assert fetched(plain), "a seven may be drawn"
    assert fetched(holding._replace(stock_count=2)), "in the last window, his own"
    assert not fetched(holding._replace(stock_count=2, to_move=1)), "the last window is the other player's"
    assert not fetched(plain._replace(stock_count=2)), "no seven comes before it"
    assert not fetched(holding._replace(claimed=frozenset({other}))), "the first claim alone exchanges"
    assert not fetched(plain._replace(opponent_shown=frozenset({seven, other}))), "the sevens are his"
    house = view.variant.changed(dix=0)
    assert not fetched(holding._replace(variant=house)), "nothing is exchanged"

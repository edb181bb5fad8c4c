"""Chips: one for each kind and suit, with the choice that keeps most for later."""

from __future__ import annotations

from collections import Counter

import pytest

from bezique_qt.app.table.moves import Target, legal_targets, meant, tried
from bezique_qt.app.table.offers import OfferType, offer_for_card, offers
from bezique_qt.players import make_player
from bezique_qt.rules import (
    VARIANTS,
    Announce,
    Card,
    Exchange,
    Match,
    Meld,
    MeldKind,
    Phase,
    Play,
    PlayerView,
    shuffled_pack,
)


def views(variant: str, number: int, level: str = "random") -> list[PlayerView]:
    """What both players see, move by move, of one deal."""
    player = make_player(level, 9)
    way = VARIANTS[variant]
    match, _ = Match.start(way, 0, shuffled_pack(way.packs, number))
    found: list[PlayerView] = []
    while not match.deal.is_over:
        seat = match.deal.to_move
        assert seat is not None
        view = match.deal.view(seat)
        found.append(view)
        match, _ = match.apply(player.choose(view))
    return found


def window_with(*codes: str, exposed: str = "") -> PlayerView:
    """A window of `rubicon-nl`, trumps clubs, with these cards in the hand."""
    view = next(view for view in views("rubicon-nl", 4) if view.phase is Phase.WINDOW)
    hand = tuple(sorted(Card.of(code) for code in codes))
    shown = frozenset(Card.of(code) for code in exposed.split())
    pair = (shown, frozenset[Card]()) if view.seat == 0 else (frozenset[Card](), shown)
    fours = [card for card in hand if card.rank == "K"]
    kings = [Meld(MeldKind.FOUR_KINGS, tuple(card for card in fours if card is not left)) for left in fours]
    return view._replace(hand=hand, exposed=pair, trump="C", melds=((), ()), legal_actions=tuple(kings))


@pytest.mark.parametrize("variant", VARIANTS)
def test_offers_cover_every_declaration_once(variant: str) -> None:
    met: Counter[str] = Counter()
    for view in views(variant, 3) + views(variant, 5):
        found = offers(view)
        keys = [offer.key for offer in found]
        assert len(set(keys)) == len(keys), "two chips would look the same"
        declared = [action for action in view.legal_actions if not isinstance(action, Play)]
        offered = [action for offer in found for action in offer.actions()]
        assert set(offered) <= set(declared)
        faces = {_by_faces(action) for action in offered}
        assert {_by_faces(action) for action in declared} == faces
        assert len(faces) == len(offered), "a list names the same cards twice"
        met.update(offer.type for offer in found)
        if any(offer.type is OfferType.DONE for offer in found):
            assert found[-1].type is OfferType.DONE
    assert met[OfferType.MELD] > 0
    assert met[OfferType.DONE] > 0


def _by_faces(action: object) -> object:
    if isinstance(action, Meld | Announce):
        return type(action), action.kind, tuple(sorted(card.face for card in action.cards))
    return type(action)


def test_cards_that_lie_exposed_are_used_first() -> None:
    view = window_with("KS1", "KS2", "KH1", "KD1", "KC1", exposed="KS2 KC1")
    (offer,) = offers(view)
    assert {Card.of("KS2"), Card.of("KC1")} <= set(offer.cards)


def test_a_king_of_trumps_and_a_king_with_his_queen_are_kept() -> None:
    (offer,) = offers(window_with("KS1", "KS2", "KH1", "KD1", "KC1"))
    assert Card.of("KC1") not in offer.cards
    (offer,) = offers(window_with("KS1", "KS2", "KH1", "KD1", "KD2", "QD1"))
    assert sum(card.suit == "D" for card in offer.cards) <= 1


def test_another_set_of_faces_is_in_the_list_and_another_copy_is_not() -> None:
    (offer,) = offers(window_with("KS1", "KS2", "KH1", "KD1", "KC1"))
    faces = {
        tuple(sorted(card.face for card in action.cards))
        for action in offer.actions()
        if isinstance(action, Meld)
    }
    assert len(faces) == len(offer.actions()) == 4  # without C, H, D, or one of the two S


def test_a_card_put_to_the_exposed_ones_means_the_best_meld_it_is_in() -> None:
    seen = 0
    for view in views("rubicon-nl", 3, "simple"):
        found = offers(view)
        melds = [offer for offer in found if offer.type is OfferType.MELD]
        for card in view.hand:
            inside = [o for o in melds if any(card in getattr(a, "cards", ()) for a in o.actions())]
            action = offer_for_card(found, card)
            if inside:
                assert isinstance(action, Meld)
                assert card in action.cards
                assert action.kind == inside[0].kind
                assert inside[0].points == max(offer.points for offer in inside)
                seen += 1
            elif not any(offer.type is OfferType.ANNOUNCE for offer in found):
                assert action is None
    assert seen > 10


@pytest.mark.parametrize("variant", ["classic", "besigue-fr", "rubicon-1887"])
def test_a_place_means_what_is_legal_there_and_else_gives_a_reason(variant: str) -> None:
    refused: set[str] = set()
    for view in views(variant, 6):
        found = offers(view)
        for card in view.hand:
            legal = legal_targets(view, found, (card,))
            for target in (Target.TRICK, Target.ROW, Target.TURNED):
                action = meant(view, found, (card,), target)
                assert (action is not None) == (target in legal)
                if action is not None:
                    assert action in view.legal_actions
                    continue
                attempt = tried(view, (card,), target)
                if attempt is not None:
                    error = view.refusal(attempt)
                    assert error is not None
                    refused.add(error.rule)
            assert meant(view, found, (card,), Target.HAND) is None
    assert {"window-open", "no-window"} <= refused
    assert refused & {"dix-not-seven", "dix-none"}


def test_an_exchange_is_meant_by_the_turned_card_only() -> None:
    for number in range(1, 60):
        for view in views("besigue-fr", number, "simple"):
            action = next((a for a in view.legal_actions if isinstance(a, Exchange)), None)
            if action is not None:
                assert meant(view, offers(view), (action.card,), Target.TURNED) == action
                assert meant(view, offers(view), (action.card,), Target.ROW) != action
                return
    pytest.fail("no deal with an exchange")

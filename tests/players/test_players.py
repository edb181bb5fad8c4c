"""Players decide from a view, always legally and repeatably, and the simple one is no fool."""

from __future__ import annotations

from random import Random

import pytest

from bezique_qt.players import PLAYERS, UnknownLevelError, make_player, play_arena, strongest, summed
from bezique_qt.rules import (
    VARIANTS,
    Card,
    Deal,
    Exchange,
    Match,
    Meld,
    MeldKind,
    Phase,
    Play,
    Variant,
    by_code,
    full_pack,
    replay,
    shuffled_pack,
)


@pytest.fixture(autouse=True)
def _little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strongest, "EFFORT", 0)
    monkeypatch.setattr(strongest, "FEWEST", 2)


SEARCHING = ("expert", "strongest")


@pytest.mark.parametrize("level", [level for level in PLAYERS if level not in SEARCHING])
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_every_choice_is_legal_and_repeatable(level: str, variant: Variant) -> None:
    for number in range(4):
        games = []
        for _ in range(2):
            players = [make_player(level, seed) for seed in (number, number + 1)]
            match, _ = Match.start(variant, number % 2, shuffled_pack(variant.packs, number))
            while match.deal.to_move is not None:
                seat = match.deal.to_move
                view = match.deal.view(seat)
                action = players[seat].choose(view)
                assert action in view.legal_actions
                match, _ = match.apply(action)
            games.append(match.deals)
        assert games[0] == games[1]


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_every_choice_of_a_search_is_legal_and_repeatable(level: str, variant: Variant) -> None:
    """A search is slow: it is asked at some positions of a deal that others play."""
    player = make_player("simple")
    asked = 0
    deal, _ = Deal.start(variant, 0, shuffled_pack(variant.packs, 5))
    while deal.to_move is not None:
        view = deal.view(deal.to_move)
        if len(view.legal_actions) > 1:
            asked += 1
            if asked % 6 == 0:
                first, again = (make_player(level, asked).choose(view) for _ in range(2))
                assert first == again
                assert first in view.legal_actions
        deal, _ = deal.apply(player.choose(view))
    assert asked > 24


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLevelError, match="random, beginner"):
        make_player("grandmaster")


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_the_simple_player_beats_the_random_one(variant: Variant) -> None:
    result = summed(list(play_arena(variant, ("simple", "random"), 20, 3)))
    assert result.difference - result.interval > 0
    assert result.deals == 20


def test_the_arena_plays_each_pack_from_both_seats() -> None:
    variant = VARIANTS["classic"]
    (pair,) = play_arena(variant, ("random", "simple"), 1, 5, keep=True)
    first, second = pair.records
    assert first.deals[0].pack == second.deals[0].pack
    assert first.deals[0].dealer == second.deals[0].dealer == 1
    assert first.players == ("ai:random", "ai:simple")
    assert second.players == ("ai:simple", "ai:random")
    assert replay(first).deal.scores == pair.first
    assert tuple(reversed(replay(second).deal.scores)) == pair.second


def test_two_processes_find_what_one_finds() -> None:
    variant = VARIANTS["besigue-fr"]
    alone = list(play_arena(variant, ("random", "simple"), 8, 2))
    shared = list(play_arena(variant, ("random", "simple"), 8, 2, jobs=2))
    assert alone == shared


def _deal_with(variant: Variant, leader_hand: list[str], turned: str = "9H1") -> Deal:
    """A deal in which seat 0 leads from these cards; the rest of the pack lies anyhow."""
    own = [Card.of(code) for code in leader_hand]
    turned_card = Card.of(turned)
    rest = [card for card in full_pack(variant.packs) if card not in own and card is not turned_card]
    Random(1).shuffle(rest)
    # Weak cards of no use to the other side, so that the leader wins what he leads high.
    rest.sort(key=lambda card: card.rank not in "789")
    pack: list[Card] = []
    hands = ([*own], rest[: variant.hand])
    places = [0, 0]
    for packet in variant.packets:
        for seat in (0, 1):
            pack += hands[seat][places[seat] : places[seat] + packet]
            places[seat] += packet
    if variant.turns_card:
        pack.append(turned_card)
    left = [card for card in full_pack(variant.packs) if card not in pack]
    deal, _ = Deal.start(variant, 1, tuple(pack + left))
    return deal


def test_the_royal_marriage_comes_before_its_sequence() -> None:
    deal = _deal_with(VARIANTS["classic"], ["AH1", "TH1", "KH1", "QH1", "JH1", "8S1", "AH2", "8C1"])
    deal, _ = deal.apply(Play(Card.of("AH2")))
    deal, _ = deal.apply(deal.legal_actions[0])
    assert deal.phase is Phase.WINDOW
    action = make_player("simple").choose(deal.view(0))
    assert action == Meld(MeldKind.ROYAL_MARRIAGE, (Card.of("KH1"), Card.of("QH1")))


def test_two_pairs_are_kept_together_where_a_bezique_cannot_grow() -> None:
    deal = _deal_with(VARIANTS["besigue-pt"], ["QS1", "QS2", "JD1", "JD2", "AH1", "8S1", "9S1", "8C1"])
    deal, _ = deal.apply(Play(Card.of("AH1")))
    deal, _ = deal.apply(deal.legal_actions[0])
    action = make_player("simple").choose(deal.view(0))
    assert isinstance(action, Meld)
    assert action.kind is MeldKind.DOUBLE_BEZIQUE


def test_the_simple_player_does_not_lead_a_card_of_a_double_bezique() -> None:
    hand = ["QS1", "QS2", "JD1", "JD2", "8S1", "9S1", "9C1", "8C1"]
    deal = _deal_with(VARIANTS["besigue-fr"], hand)
    action = make_player("simple").choose(deal.view(0))
    assert isinstance(action, Play)
    assert action.card.rank in "89"


def test_the_simple_player_exchanges_the_seven_when_he_may() -> None:
    deal = _deal_with(VARIANTS["besigue-fr"], ["7H1", "QS2", "JD1", "JD2", "8S1", "9S1", "9C1", "8C1"])
    assert make_player("simple").choose(deal.view(0)) == Exchange(Card.of("7H1"))


def test_hidden_cards_do_not_change_a_decision() -> None:
    variant = VARIANTS["rubicon-nl"]
    rng = Random(7)
    deal, _ = Deal.start(variant, 1, shuffled_pack(variant.packs, 11))
    player = make_player("simple")
    for _ in range(20):
        view = deal.view(0)
        hidden = by_code(view.unseen)
        swapped = list(deal.pack)
        chosen = rng.sample(hidden, len(hidden))
        for old, new in zip(hidden, chosen, strict=True):
            swapped[deal.pack.index(old)] = new
        other, _ = Deal.start(variant, 1, tuple(swapped))
        assert other.view(0) == view
        assert player.choose(other.view(0)) == player.choose(view)

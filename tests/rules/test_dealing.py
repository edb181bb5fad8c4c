"""The course of a deal: dealing, turned seven, dix, carte blanche, the last draw, the strict phase."""

from __future__ import annotations

from random import Random

import pytest

from bezique_qt.rules import (
    VARIANTS,
    Card,
    CardDrawn,
    CarteBlancheShown,
    Deal,
    DixClaimed,
    MeldScored,
    Phase,
    Play,
    StrictPhaseBegan,
    TurnedSevenScored,
    Variant,
    parse_action,
    shuffled_pack,
    strict_plays,
)
from tests.rules.chooser import choose
from tests.rules.hands import done, offered, started
from tests.rules.scenes import losing_play

PT, FR, CLASSIC = VARIANTS["besigue-pt"], VARIANTS["besigue-fr"], VARIANTS["classic"]
TURNED = (PT, FR, CLASSIC)
BLANCHE = tuple(variant for variant in VARIANTS.values() if variant.carte_blanche)


def ids(variant: object) -> str:
    return variant.id if isinstance(variant, Variant) else str(variant)


# dealing


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=ids)
def test_packets_go_to_the_non_dealer_first(variant: Variant, dealer: int) -> None:
    pack = shuffled_pack(variant.packs, 5)
    deal, _ = Deal.start(variant, dealer, pack)
    if variant.packs == 2:
        first = pack[0:3] + pack[6:8] + pack[10:13]
        second = pack[3:6] + pack[8:10] + pack[13:16]
        dealt = 16
    else:
        first = pack[0:3] + pack[6:9] + pack[12:15]
        second = pack[3:6] + pack[9:12] + pack[15:18]
        dealt = 18
    assert deal.hands[1 - dealer] == frozenset(first)
    assert deal.hands[dealer] == frozenset(second)
    assert deal.leader == deal.to_move == 1 - dealer
    assert deal.stock_count == len(pack) - dealt
    turned = variant in TURNED
    assert deal.turned == (pack[dealt] if turned else None)
    assert deal.trump == (pack[dealt].suit if turned else None)


@pytest.mark.parametrize("variant", TURNED, ids=ids)
def test_a_turned_seven_scores_for_the_dealer_and_for_nobody_else(variant: Variant) -> None:
    deal = started(variant, 0, ("", "KS1 7H2"), turned="7H1")
    assert deal.scores == (10, 0)
    deal = deal_after(deal, "1 play KS1")
    deal = deal_after(deal, f"0 {offered(deal, 'play')[0]}")
    assert deal.phase is Phase.WINDOW
    # The other seven still scores, and cannot be exchanged for a seven.
    assert offered(deal, "dix", "exchange") == ["dix 7H2"]
    deal, events = done(deal, "1 dix 7H2")
    assert DixClaimed(1, Card.of("7H2"), 10) in events
    assert deal.scores == (10, 10)


def deal_after(deal: Deal, *texts: str) -> Deal:
    return done(deal, *texts)[0]


@pytest.mark.parametrize("variant", [FR, CLASSIC], ids=ids)
def test_a_turned_seven_can_win_before_the_first_lead(variant: Variant) -> None:
    deal = started(variant, 1, ("", ""), turned="7D2", totals=(980, 990))
    assert deal.is_over
    assert deal.at_once
    assert deal.scores == (0, 10)
    assert deal.legal_actions == ()


def test_a_turned_seven_ends_no_portuguese_deal() -> None:
    deal = started(PT, 1, ("", ""), turned="7D2", totals=(980, 990))
    assert not deal.is_over
    assert deal.scores == (0, 10)


@pytest.mark.parametrize("variant", [v for v in VARIANTS.values() if v not in TURNED], ids=ids)
def test_without_a_turned_card_a_seven_is_worth_nothing(variant: Variant) -> None:
    rng = Random(3)
    for number in range(6):
        deal, events = Deal.start(variant, 0, shuffled_pack(variant.packs, number))
        happened = list(events)
        while not deal.is_over:
            assert not offered(deal, "dix", "exchange")
            deal, events = deal.apply(choose(deal, rng, ("best", "random")))
            happened += events
        assert not [event for event in happened if isinstance(event, DixClaimed | TurnedSevenScored)]


# dix

SEVENS = ("AS1 7H1 7H2 9S1", "8S1 8S2 7S1 7S2")


def test_portuguese_dix_on_any_turn_once_a_trick_is_won() -> None:
    deal = started(PT, 1, SEVENS, turned="KH1")
    assert not offered(deal, "dix", "exchange")
    deal = deal_after(deal, "0 play AS1", "1 play 7S1")
    # A claimable seven opens a window by itself, and a claim in it is no meld.
    assert deal.phase is Phase.WINDOW
    both = ["dix 7H1", "dix 7H2", "exchange 7H1", "exchange 7H2"]
    assert offered(deal, "dix", "exchange") == both
    later = deal_after(deal, "0 done")
    assert later.phase is Phase.TRICK
    assert offered(later, "dix", "exchange") == both
    # Any claim may exchange, the second too, while no seven lies there.
    later = deal_after(later, "0 dix 7H1")
    assert offered(later, "dix", "exchange") == ["dix 7H2", "exchange 7H2"]
    later, _ = done(later, "0 exchange 7H2")
    assert later.turned == Card.of("7H2")
    assert Card.of("KH1") in later.hands[0]
    assert later.scores == (20, 0)
    # The one who follows may claim before he plays, if he has won a trick.
    loser = started(PT, 1, SEVENS[::-1], turned="KH1")
    loser = deal_after(loser, "0 play 8S1")
    assert not offered(loser, "dix", "exchange")


def test_french_dix_on_any_turn() -> None:
    deal = started(FR, 1, SEVENS, turned="KH1")
    assert offered(deal, "dix", "exchange") == ["dix 7H1", "dix 7H2", "exchange 7H1", "exchange 7H2"]
    after = deal_after(deal, "0 dix 7H1")
    assert after.phase is Phase.TRICK
    assert offered(after, "dix", "exchange") == ["dix 7H2"]
    after = deal_after(deal, "0 exchange 7H1")
    assert offered(after, "dix", "exchange") == ["dix 7H2"]
    follower = started(FR, 1, SEVENS[::-1], turned="KH1")
    follower = deal_after(follower, "0 play 8S1")
    assert offered(follower, "dix", "exchange") == ["dix 7H1", "dix 7H2", "exchange 7H1", "exchange 7H2"]


@pytest.mark.parametrize("variant", [FR, CLASSIC], ids=ids)
def test_a_first_claim_without_exchange_uses_it_up_for_both(variant: Variant) -> None:
    hands = ("AS1 7H1", "8S1 AH1 7H2")
    deal = started(variant, 1, hands, turned="KH1", stock="9C1 9D1 9C2 9D2")
    deal = deal_after(deal, "0 play AS1", "1 play 8S1", "0 dix 7H1")
    if deal.phase is Phase.WINDOW:
        deal = deal_after(deal, "0 done")
    deal = deal_after(deal, "0 play 9C1", "1 play AH1")
    assert deal.to_move == 1
    assert offered(deal, "dix", "exchange") == ["dix 7H2"]


def test_classic_dix_in_the_window_only() -> None:
    deal = started(CLASSIC, 1, SEVENS, turned="KH1")
    assert not offered(deal, "dix", "exchange")
    deal = deal_after(deal, "0 play AS1", "1 play 7S1")
    assert offered(deal, "dix", "exchange") == ["dix 7H1", "dix 7H2", "exchange 7H1", "exchange 7H2"]
    assert not offered(deal_after(deal, "0 done"), "dix", "exchange")


@pytest.mark.parametrize("variant", TURNED, ids=ids)
def test_a_dix_does_not_use_up_the_meld_of_the_window(variant: Variant) -> None:
    hands = ("AS1 7H1 KC1 QC1", "8S1")
    deal = started(variant, 1, hands, turned="KH1")
    deal = deal_after(deal, "0 play AS1", "1 play 8S1")
    brisque = deal.scores[0]
    first, _ = done(deal, "0 dix 7H1", "0 meld marriage KC1 QC1")
    second, _ = done(deal, "0 meld marriage KC1 QC1", "0 exchange 7H1")
    assert first.scores == second.scores == (brisque + 30, 0)
    assert not offered(second, "meld")


# carte blanche


@pytest.mark.parametrize("variant", BLANCHE, ids=ids)
def test_carte_blanche_leader_first_and_again_until_a_court_is_drawn(variant: Variant) -> None:
    blank = ("AS1 AS2 AS3 9S1 9S2 9S3 8S1 8S2 8S3", "7H1 7H2 7H3 7H4 8H1 8H2 8H3 8H4 9H1")
    deal = started(variant, 1, blank, stock="TC1 7D1 9C1 KD1 JC1 7D2")
    assert (deal.phase, deal.to_move) == (Phase.CARTE_BLANCHE, 0)
    assert offered(deal, "") == ["carte-blanche", "done"]
    deal, events = done(deal, "0 carte-blanche", "1 carte-blanche")
    shown = [event for event in events if isinstance(event, CarteBlancheShown)]
    assert [(event.seat, event.points, len(event.cards)) for event in shown] == [(0, 50, 9), (1, 50, 9)]
    assert deal.view(1).opponent_shown == deal.hands[0]
    assert deal.exposed == (frozenset(), frozenset())
    deal = deal_after(deal, "0 play 9S1", "1 play 7H1", "0 carte-blanche", "1 carte-blanche")
    assert deal.scores == (100, 100)
    assert Card.of("7D1") in deal.view(0).opponent_shown
    # Seat 1 draws a king: no more chances for him, whatever comes.
    deal = deal_after(deal, "0 play 9S2", "1 play 7H2")
    if deal.phase is Phase.WINDOW:
        deal = deal_after(deal, "0 done")
    assert (deal.phase, deal.to_move) == (Phase.CARTE_BLANCHE, 0)
    deal = deal_after(deal, "0 carte-blanche")
    assert deal.scores == (150, 100)
    assert Card.of("KD1") not in deal.view(0).opponent_shown
    deal = deal_after(deal, "0 play 9S3", "1 play 7H3")
    assert deal.phase is Phase.TRICK


@pytest.mark.parametrize("variant", BLANCHE, ids=ids)
def test_a_chance_passed_over_ends_it(variant: Variant) -> None:
    blank = ("AS1 AS2 AS3 9S1 9S2 9S3 8S1 8S2 8S3", "7H1 7H2 7H3 7H4 8H1 8H2 8H3 8H4 KH1")
    deal = started(variant, 1, blank, stock="TC1 7D1 9C1 KD1")
    deal = deal_after(deal, "0 done", "0 play 9S1", "1 play 7H1")
    assert (deal.phase, deal.scores) == (Phase.TRICK, (0, 0))
    deal = started(variant, 1, blank, stock="TC1 7D1 9C1 KD1")
    deal = deal_after(
        deal, "0 carte-blanche", "0 play 9S1", "1 play 7H1", "0 done", "0 play 9S2", "1 play 7H2"
    )
    assert deal.phase is Phase.TRICK
    assert deal.scores == (50, 0)


@pytest.mark.parametrize("variant", BLANCHE, ids=ids)
def test_after_the_last_draw_nobody_shows(variant: Variant) -> None:
    """Seat 0 wins every trick of the stock and so draws first each time, and never draws a court."""
    cards = shuffled_pack(4, 1)
    plain = [card for card in cards if card.rank not in "KQJ"]
    courts = [card for card in cards if card.rank in "KQJ"]
    hands = (" ".join(card.code for card in plain[:9]), " ".join(card.code for card in courts[:9]))
    drawn = plain[9:64]
    others = courts[9:] + plain[64:]
    stock = " ".join(f"{own.code} {other.code}" for own, other in zip(drawn, others, strict=True))
    deal = started(variant, 1, hands, stock=stock)
    chances = 0
    while deal.stock_count:
        if deal.phase is Phase.CARTE_BLANCHE:
            assert deal.to_move == 0
            chances += 1
            deal = deal_after(deal, "0 carte-blanche")
        elif deal.phase is Phase.WINDOW:
            deal = deal_after(deal, "0 done")
        elif deal.lead is None:
            deal, _ = deal.apply(deal.legal_actions[0])
        else:
            deal, _ = deal.apply(losing_play(deal))
    # One before the first lead and one after each of the 55 draws but the last.
    assert chances == 55
    assert deal.scores == (2750, 0)
    assert deal.phase is Phase.STRICT


# the last draw


@pytest.mark.parametrize("variant", TURNED, ids=ids)
def test_the_winner_takes_the_last_card_and_the_loser_the_turned_one(variant: Variant) -> None:
    for number in range(8):
        rng = Random(number)
        deal, _ = Deal.start(variant, 0, shuffled_pack(2, number))
        while deal.stock_count > 2 and not deal.is_over:
            deal, _ = deal.apply(choose(deal, rng, ("shy", "shy")))
        turned, last = deal.turned, deal.pack[-1]
        events: tuple[object, ...] = ()
        while not any(isinstance(event, StrictPhaseBegan) for event in events):
            if deal.turned is not None:
                turned = deal.turned
            deal, events = deal.apply(choose(deal, rng, ("best", "best")))
        draws = [event for event in events if isinstance(event, CardDrawn)]
        assert turned is not None
        assert draws == [
            CardDrawn(deal.leader, last, turned=False),
            CardDrawn(1 - deal.leader, turned, turned=True),
        ]
        assert turned in deal.view(deal.leader).opponent_shown
        assert deal.to_move == deal.leader


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=ids)
def test_the_window_of_the_last_stock_trick_counts_and_none_after_it(variant: Variant) -> None:
    declared = 0
    for number in range(60):
        rng = Random(number)
        deal, _ = Deal.start(variant, 0, shuffled_pack(variant.packs, number))
        while not deal.is_over:
            last_window = deal.phase is Phase.WINDOW and deal.stock_count == 2
            deal, events = deal.apply(choose(deal, rng, ("small", "random")))
            declared += last_window and any(isinstance(event, MeldScored) for event in events)
            if not deal.stock_count:
                assert deal.exposed == (frozenset(), frozenset())
                assert deal.phase in (Phase.STRICT, Phase.OVER)
                assert all(isinstance(action, Play) for action in deal.legal_actions)
        tricks = len(deal.tricks)
        assert deal.at_once or tricks == variant.tricks == 32 * variant.packs // 2
    assert declared > 3


# the strict phase


def _may_play(variant: Variant, trump: str | None, led: str, hand: str) -> str:
    cards = [Card.of(code) for code in hand.split()]
    return " ".join(card.code for card in strict_plays(variant, trump, Card.of(led), cards)[1])


@pytest.mark.parametrize(
    ("order", "trump", "led", "hand", "legal"),
    [
        ("ATKQJ987", "S", "KH1", "AH1 TH1 9H1 AS1", "AH1 TH1"),
        ("AKQJT987", "S", "KH1", "AH1 TH1 9H1 AS1", "AH1"),
        ("AKQJT987", "S", "9H1", "TH1 8H1 AS1", "TH1"),
        ("ATKQJ987", "S", "KH1", "9H1 8H1 AS1", "9H1 8H1"),
        ("ATKQJ987", "S", "KH1", "KH2 8H1 AS1", "KH2 8H1"),
        ("ATKQJ987", "S", "KH1", "7S1 9D1 AS1", "7S1 AS1"),
        ("ATKQJ987", "S", "KH1", "9D1 AD1", "9D1 AD1"),
        ("ATKQJ987", "S", "KS1", "9S1 AS1 AD1", "AS1"),
        ("ATKQJ987", "S", "AS1", "9S1 TS1 AD1", "9S1 TS1"),
        ("ATKQJ987", None, "KH1", "9D1 AS1", "9D1 AS1"),
        ("ATKQJ987", None, "KH1", "9H1 AH1 AS1", "AH1"),
    ],
)
def test_follow_beat_else_trump(order: str, trump: str | None, led: str, hand: str, legal: str) -> None:
    variant = CLASSIC.changed(rank_order=order)
    assert _may_play(variant, trump, led, hand) == legal


def test_hoffmann_follows_only() -> None:
    variant = CLASSIC.changed(strict_duty="follow")
    assert _may_play(variant, "S", "KH1", "AH1 9H1 AS1") == "AH1 9H1"
    assert _may_play(variant, "S", "KH1", "9D1 AS1") == "9D1 AS1"


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=ids)
def test_of_two_identical_cards_the_first_wins(variant: Variant) -> None:
    deal = started(variant, 1, ("QH1 KC1", "QH2 KC2"), turned="9S1" if variant in TURNED else "")
    deal = deal_after(deal, "0 play QH1", "1 play QH2")
    assert deal.tricks[0].winner == 0
    ten_beats_king = variant.rank_order == "ATKQJ987"
    deal = started(variant, 1, ("KH1 KC1", "TH2 KC2"), turned="9S1" if variant in TURNED else "")
    deal = deal_after(deal, "0 play KH1", "1 play TH2")
    assert deal.tricks[0].winner == (1 if ten_beats_king else 0)


def test_an_applied_action_leaves_the_deal_as_it_was() -> None:
    deal = started(FR, 1, SEVENS, turned="KH1")
    before = (deal.hands, deal.scores, deal.turned, deal.claimed, deal.legal_actions)
    deal.apply(parse_action("exchange 7H1"))
    assert (deal.hands, deal.scores, deal.turned, deal.claimed, deal.legal_actions) == before

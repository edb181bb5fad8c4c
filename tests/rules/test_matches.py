"""Matches: the target, at once or at the end of a deal, brisques near it, ties, and the settlement."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bezique_qt.rules import (
    VARIANTS,
    Action,
    BrisquesCounted,
    BrisquesScored,
    CarteBlancheShown,
    Deal,
    DealEnded,
    DealSettled,
    Done,
    Event,
    LastTrickScored,
    Match,
    MatchEnded,
    MatchError,
    MeldScored,
    Play,
    TrickWon,
    Variant,
    parse_record,
    record_of,
    replay,
    shuffled_pack,
)
from tests.rules.chooser import STYLES, choose
from tests.rules.naive import NaiveMatch
from tests.rules.packs import arranged, pick

TARGETED = tuple(variant for variant in VARIANTS.values() if variant.target)
AT_ONCE = tuple(variant for variant in TARGETED if variant.ending == "at-once")
MATCHES = {"two packs": 10, "four packs": 6}


def ids(variant: object) -> str:
    return variant.id if isinstance(variant, Variant) else str(variant)


def played(variant: Variant, number: int) -> tuple[Match, list[Event]]:
    """A whole match by the random players, arranged deals among its deals."""
    rng = Random(number)
    styles = (pick(rng, STYLES), pick(rng, STYLES))
    start = arranged(variant, number)
    match, events = Match.start(variant, start.dealer, start.pack)
    happened = list(events)
    while not match.is_over:
        if match.deal.is_over:
            number += 1000
            match, events = match.next_deal(arranged(variant, number).pack)
        else:
            match, events = match.apply(choose(match.deal, rng, styles))
        happened += events
    return match, happened


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=ids)
def test_whole_matches_are_those_of_the_second_reader(variant: Variant) -> None:
    """Points, totals, winner, and the legal sets of a record that is written, read and replayed."""
    for number in range(MATCHES["four packs" if variant.packs == 4 else "two packs"]):
        match, events = played(variant, number)
        text = record_of(match, ("Ana", "Bo")).text()
        second = NaiveMatch(json.loads(text))
        assert second.over
        assert second.totals == list(match.totals)
        assert second.winner() == match.winner
        assert [deal.scores for deal in second.deals] == [list(result.scores) for result in match.results]
        assert [deal.brisques() for deal in second.deals] == [list(r.brisques) for r in match.results]
        assert replay(parse_record(text)).results == match.results
        ended = [event for event in events if isinstance(event, MatchEnded)]
        assert ended == [MatchEnded(match.winner, match.totals)]
        assert events[-1] == ended[0]


@pytest.mark.parametrize("variant", TARGETED, ids=ids)
def test_the_deal_alternates_and_points_add_up(variant: Variant) -> None:
    match, _ = played(variant, 3)
    dealers = [deal.dealer for deal in match.deals]
    assert dealers == [(dealers[0] + number) % 2 for number in range(len(dealers))]
    assert len(dealers) > 1
    for seat in (0, 1):
        assert match.totals[seat] == sum(result.scores[seat] for result in match.results)
    for result in match.results[:-1]:
        assert max(result.totals) < variant.target or result.totals[0] == result.totals[1]
    with pytest.raises(MatchError):
        match.next_deal(shuffled_pack(2, 1))
    unfinished, _ = Match.start(variant, 0, shuffled_pack(2, 1))
    with pytest.raises(MatchError):
        unfinished.next_deal(shuffled_pack(2, 1))


@pytest.mark.parametrize("variant", TARGETED, ids=ids)
def test_equal_totals_over_the_target_ask_for_another_deal(variant: Variant) -> None:
    match, _ = Match.start(variant, 0, shuffled_pack(2, 1))
    rng = Random(1)
    while not match.deal.is_over:
        match, _ = match.apply(choose(match.deal, rng, ("shy", "shy")))
    level = replace(match, totals=(1030, 1030))
    assert not level.is_over
    assert level.winner is None
    again, _ = level.next_deal(shuffled_pack(2, 2))
    while not again.deal.is_over:
        again, _ = again.apply(choose(again.deal, rng, ("best", "best")))
    if variant.ending == "at-once":
        # Its first points end the match.
        assert sorted(again.deal.scores)[0] == 0
        assert again.deal.at_once
        assert again.is_over
        assert again.winner == (0 if again.deal.scores[0] else 1)
    else:
        assert len(again.deal.tricks) == 32
    assert replace(match, totals=(1030, 1020)).winner == 0
    assert replace(match, totals=(990, 1000)).winner == 1
    assert not replace(match, totals=(990, 980)).is_over


@pytest.mark.parametrize("variant", AT_ONCE, ids=ids)
def test_at_once_nothing_is_counted_after_the_target(variant: Variant) -> None:
    """The deal stops with the points that reach it, whatever they are for."""
    reached: Counter[str] = Counter()
    for number in range(80):
        rng = Random(number)
        totals = (960 if number % 2 else 985, 930)
        deal, _ = Deal.start(variant, number % 2, shuffled_pack(2, number), totals)
        events: tuple[Event, ...] = ()
        while not deal.is_over:
            assert max(totals[seat] + deal.scores[seat] for seat in (0, 1)) < 1000
            deal, events = deal.apply(choose(deal, rng, ("best", "small")))
        assert deal.at_once
        winner = 0 if totals[0] + deal.scores[0] >= 1000 else 1
        assert totals[1 - winner] + deal.scores[1 - winner] < 1000
        assert isinstance(events[-1], DealEnded)
        reached[type(events[-2]).__name__] += 1
    assert reached["BrisquesScored"]
    assert reached["MeldScored"]
    assert set(reached) <= {"BrisquesScored", "MeldScored", "DixClaimed", "TurnedCardExchanged", "TrumpFixed"}


@pytest.mark.parametrize(
    ("totals", "as_won"),
    [
        ((0, 0), False),
        ((690, 690), False),
        ((699, 0), False),
        ((700, 0), True),
        ((0, 700), True),
        ((990, 0), True),
    ],
)
def test_french_brisques_as_won_near_the_target(totals: tuple[int, int], as_won: bool) -> None:
    variant = VARIANTS["besigue-fr"]
    rng = Random(5)
    won = counted = 0
    for number in range(6):
        deal, _ = Deal.start(variant, 0, shuffled_pack(2, number), totals)
        while not deal.is_over:
            deal, events = deal.apply(choose(deal, rng, ("shy", "shy")))
            won += sum(isinstance(event, BrisquesScored) for event in events)
            counted += sum(isinstance(event, BrisquesCounted) for event in events)
    assert (won > 0) == as_won
    assert (counted > 0) == (not as_won)


def quiet(deal: Deal, number: int) -> Action:
    """A card to play, or the end of a window: nothing is declared."""
    actions = [action for action in deal.legal_actions if isinstance(action, Play | Done)]
    return pick(Random(number + len(deal.tricks)), actions)


def end_of(variant: Variant, totals: tuple[int, int], number: int) -> tuple[Deal, tuple[Event, ...]]:
    """A deal played without any declaration, and its last events."""
    deal, events = Deal.start(variant, 0, shuffled_pack(variant.packs, number), totals)
    while not deal.is_over:
        deal, events = deal.apply(quiet(deal, number))
    return deal, events


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=ids)
def test_the_count_at_the_end_of_a_deal(variant: Variant) -> None:
    """Without declarations: the last trick, and ten for each brisque where the variant counts them."""
    deal, events = end_of(variant, (0, 0), 11)
    last = deal.tricks[-1].winner
    counts = variant.id not in ("rubicon-nl", "rubicon-nl-queen", "rubicon-1887")
    bonus = {last: 50 if not counts else 10}
    turned = 10 if deal.pack[16].rank == "7" and variant.turned_seven else 0
    for seat in (0, 1):
        brisques = sum(
            card.rank in "AT" for trick in deal.tricks if trick.winner == seat for card in trick.cards
        )
        assert deal.brisques[seat] == brisques
        points = bonus.get(seat, 0) + (10 * brisques if counts else 0) + (turned if seat == 0 else 0)
        assert deal.scores[seat] == points
    assert sum(deal.brisques) == 8 * variant.packs
    assert LastTrickScored(last, bonus[last]) in events
    tricks = [event for event in events if isinstance(event, TrickWon)]
    assert [event.last for event in tricks] == [True]


@pytest.mark.parametrize("variant", [VARIANTS["besigue-fr"]], ids=ids)
def test_the_last_trick_comes_before_the_count(variant: Variant) -> None:
    """Ten points short before the last trick, its winner has won, and no brisque is counted."""
    for number in range(40):
        deal, _ = end_of(variant, (0, 0), number)
        winner = deal.tricks[-1].winner
        far = variant.changed(near_target=0)
        totals = (990, 0) if winner == 0 else (0, 990)
        again, events = end_of(far, totals, number)
        if len(again.tricks) < 32:
            continue
        assert again.scores[winner] == 10
        assert not [event for event in events if isinstance(event, BrisquesCounted)]
        break
    else:
        pytest.fail("no deal reached its last trick")


def test_at_the_count_the_higher_total_wins() -> None:
    """Both pass the target by their brisques: the deal does not stop at the first of them."""
    variant = VARIANTS["besigue-fr"].changed(near_target=0)
    both = 0
    for number in range(40):
        pack = shuffled_pack(2, number)
        start, _ = Deal.start(variant, 0, pack, (930, 930))
        match = replace(Match.start(variant, 0, pack)[0], totals=(930, 930), deal=start)
        while not match.deal.is_over:
            match, _ = match.apply(quiet(match.deal, number))
        if min(match.totals) < 1000:
            continue
        both += 1
        assert not match.deal.at_once
        assert match.totals == (930 + match.deal.scores[0], 930 + match.deal.scores[1])
        assert match.winner == (
            None if match.totals[0] == match.totals[1] else int(match.totals[1] > match.totals[0])
        )
    assert both > 3


@pytest.mark.parametrize("variant", [v for v in VARIANTS.values() if not v.target], ids=ids)
def test_a_rubicon_game_is_one_deal_and_its_settlement(variant: Variant) -> None:
    match, events = played(variant, 2)
    assert len(match.deals) == 1
    settled = [event for event in events if isinstance(event, DealSettled)]
    assert len(settled) == 1
    assert match.settlement is not None
    assert settled[0].winner == match.winner == match.settlement.winner
    assert sum(match.totals) == settled[0].value == match.settlement.value
    with pytest.raises(MatchError):
        match.next_deal(shuffled_pack(4, 1))
    # In 1887 the points of the deal never hold a brisque.
    scored = [e.points for e in events if isinstance(e, MeldScored | LastTrickScored | CarteBlancheShown)]
    counted = [e.points for e in events if isinstance(e, BrisquesCounted)]
    assert sum(match.deal.scores) == sum(scored) + sum(counted)
    assert bool(counted) == (variant.id == "rubicon-pt")

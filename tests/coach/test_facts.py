"""What is called certain is: each fact is recomputed from the whole deal, hidden cards and all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from bezique_qt.coach import Certainty, ReasonKind
from bezique_qt.coach.facts import facts
from bezique_qt.rules import VARIANTS, Deal, Dix, Exchange, Phase, ShowCarteBlanche
from tests.rules.naive import NaiveDeal
from tests.rules.naive_table import switches_of

from .tries import random_deals, random_matches
from .truth import falsehood

DEALS = range(20, 26)


def told(variant: str, numbers: range) -> Iterator[tuple[Deal, NaiveDeal]]:
    """Each deal of such matches in which somebody is to move, and the same for the second reader."""
    naive: NaiveDeal | None = None
    for match in random_matches(variant, numbers):
        played = match.deals[-1]
        if naive is None or not played.actions:
            cards = [card.code for card in played.pack]
            naive = NaiveDeal(switches_of(variant), played.dealer, cards, list(match.deal.totals))
        else:
            seat, action = played.actions[-1]
            naive.act(seat, str(action))
        if match.deal.to_move is not None:
            yield match.deal, naive


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_every_fact_is_true_of_the_whole_deal(variant: str) -> None:
    """In deals of players who declare whatever they may; test_sentences has those of better ones."""
    count = 0
    for deal, naive in islice(told(variant, DEALS), 0, None, 2):
        assert deal.to_move is not None
        view = deal.view(deal.to_move)
        for action in view.legal_actions:
            for reason in facts(view, action):
                assert reason.certainty in (Certainty.FACT, Certainty.RULE)
                wrong = falsehood(naive, action, reason)
                assert not wrong, f"{action}: {reason}: {wrong}"
                count += 1
    assert count > 500


def test_no_fact_names_a_card_that_the_player_has_not_seen() -> None:
    told_cards = 0
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
                told_cards += len(reason.cards)
    assert told_cards > 100


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

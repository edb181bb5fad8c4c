"""The fast core and the rules play the same game, action by action, in every way of playing.

`BEZIQUE_DEALS=3000 pytest tests/players/test_core.py` plays so many deals a variant.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from bezique_qt.players.core import ANNOUNCE, DIX, DONE, EXCHANGE, MELD, SHOW, CoreDeal
from bezique_qt.players.core_cards import KINDS, Switches, card_of, number_of
from bezique_qt.players.core_start import deal_cards
from bezique_qt.rules import (
    VARIANTS,
    Action,
    Announce,
    Card,
    Deal,
    Dix,
    Done,
    Exchange,
    Meld,
    Play,
    ShowCarteBlanche,
    Variant,
    by_code,
    shuffled_pack,
)
from bezique_qt.rules.counting import brisques_as_won

DEALS = int(os.environ.get("BEZIQUE_DEALS", "200"))
HOUSE_RULES = {
    **VARIANTS,
    "eight-packs": VARIANTS["rubicon-nl-queen"].changed(packs=8, hand=15, packets=(5, 5, 5)),
    "announce-without-trumps": VARIANTS["besigue-pt-no-turn"].changed(announce=True, four_tens=True),
    "announce-any-queen": VARIANTS["rubicon-nl-queen"].changed(announce=True, melds_per_window=1),
    "value-without-reform": VARIANTS["besigue-fr"].changed(reuse="value", plain_sequence=True),
    "reform-two-packs": VARIANTS["classic"].changed(reform=True, strict_duty="follow", carte_blanche=50),
    "two-packs-unlimited": VARIANTS["besigue-pt"].changed(melds_per_window=0, dix_exchange="first"),
}


def action_of(deal: CoreDeal, action: int) -> Action:
    """The rules' action for the core's."""
    if action < DONE:
        return Play(card_of(action))
    if action == DONE:
        return Done()
    if action == SHOW:
        return ShowCarteBlanche()
    if action < EXCHANGE:
        return Dix(card_of(action - DIX))
    if action < MELD:
        return Exchange(card_of(action - EXCHANGE))
    meld = deal.possible[action - (MELD if action < ANNOUNCE else ANNOUNCE)]
    cards = by_code([card_of(card) for card in meld.cards.numbers()])
    return (Meld if action < ANNOUNCE else Announce)(KINDS[meld.kind], cards)


def _choice(rng: Random, options: list[int], eager: bool) -> int:
    """A random action; an eager player mostly declares what he can, so that melds meet each other."""
    declarations = [action for action in options if action > SHOW]
    if eager and declarations and rng.random() < 0.9:
        return rng.choice(declarations)
    return rng.choice(options)


@pytest.mark.parametrize("variant", HOUSE_RULES.values(), ids=list(HOUSE_RULES))
def test_core_and_rules_agree_action_by_action(variant: Variant) -> None:
    rng = Random(f"core {variant}")
    law = Switches(variant)
    # The rules list every set of a big hand: eight packs take their time.
    for number in range(DEALS if variant.packs <= 4 else DEALS // 20):
        totals = (0, 0)
        if variant.target:
            totals = (rng.randrange(0, variant.target, 10), rng.randrange(0, variant.target, 10))
        pack = shuffled_pack(variant.packs, rng.randrange(1 << 60))
        dealer = number & 1
        deal, _ = Deal.start(variant, dealer, pack, totals)
        core = deal_cards(
            law, dealer, [number_of(card) for card in pack], totals, brisques_as_won(variant, totals)
        )
        while deal.to_move is not None:
            options = {action_of(core, action): action for action in core.legal()}
            assert set(options) == set(deal.legal_actions)
            assert core.to_move == deal.to_move
            assert core.scores == list(deal.scores)
            assert core.stock_count() == deal.stock_count
            action = _choice(rng, sorted(options.values()), eager=number % 4 != 0)
            (chosen,) = (key for key, value in options.items() if value == action)
            deal, _ = deal.apply(chosen)
            core.apply(action)
        assert core.legal() == []
        assert core.scores == list(deal.scores)
        assert core.brisques == list(deal.brisques)


def test_cards_and_their_numbers_match() -> None:
    assert [number_of(card_of(number)) for number in range(256)] == list(range(256))
    assert number_of(Card.of("AS1")) == 0
    assert number_of(Card.of("7C2")) == 63


def test_a_copy_is_played_on_by_itself() -> None:
    variant = VARIANTS["rubicon-1887"]
    pack = [number_of(card) for card in shuffled_pack(4, 9)]
    rng = Random(2)
    deal = deal_cards(Switches(variant), 0, pack, (0, 0), False)
    while deal.legal():
        state = repr(sorted((key, repr(value)) for key, value in vars(deal).items()))
        copy = deal.copy()
        while copy.legal():
            copy.apply(_choice(rng, copy.legal(), eager=True))
        assert repr(sorted((key, repr(value)) for key, value in vars(deal).items())) == state
        deal.apply(_choice(rng, deal.legal(), eager=True))


@pytest.mark.parametrize("name", ["besigue-fr", "classic", "rubicon-1887", "value-without-reform"])
def test_an_announcement_opens_nothing_that_is_closed_to_who_makes_none(name: str) -> None:
    """The search leaves announcements out for this reason."""
    variant = HOUSE_RULES[name]
    rng = Random(f"announced {name}")
    law = Switches(variant)
    compared = 0
    for number in range(150):
        pack = [number_of(card) for card in shuffled_pack(variant.packs, rng.randrange(1 << 60))]
        deal = deal_cards(law, number & 1, pack, (0, 0), False)
        while options := deal.legal():
            seat = int(deal.to_move)
            if any(not meld.scored for meld in deal.melds[seat]):
                silent = deal.copy()
                silent.melds[seat] = [meld for meld in deal.melds[seat] if meld.scored]
                allowed = {tuple(meld.cards.numbers()) for meld in silent.allowed_melds(seat)}
                for meld in deal.allowed_melds(seat):
                    assert tuple(meld.cards.numbers()) in allowed
                    compared += 1
            deal.apply(_choice(rng, sorted(options), eager=True))
    assert compared > 30

"""Every rule that an action can break is broken here, and the rule named is each time a broken one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from bezique_qt.rules import (
    MELD_CLASS,
    MELD_POINTS,
    RULE_IDS,
    RULES,
    VARIANTS,
    Action,
    Announce,
    Card,
    Deal,
    Declared,
    Dix,
    Done,
    Exchange,
    IllegalAction,
    Meld,
    MeldKind,
    Phase,
    Play,
    ShowCarteBlanche,
    Variant,
    full_pack,
    melds_in,
    parse_action,
    parse_record,
    replay_steps,
)
from tests.rules.chooser import choose
from tests.rules.naive_melds import kind_of
from tests.rules.naive_table import TABLE
from tests.rules.packs import arranged, pick
from tests.rules.scenes import SCENES, record_of_scene

DEALS = 24


def attempts(deal: Deal, seat: int, rng: Random) -> Iterator[Action]:
    """What a player might try, legal or not."""
    pack = full_pack(deal.variant.packs)
    hand = sorted(deal.hands[seat])
    for card in [*hand, pick(rng, pack)]:
        yield Play(card)
        yield Dix(card)
        yield Exchange(card)
    yield Done()
    yield ShowCarteBlanche()
    shapes = [(shape.kind, cards) for shape, cards in melds_in(deal.variant, deal.trump, hand)]
    shapes += [(meld.kind, meld.cards) for meld in deal.melds[seat]]
    shapes.append((MeldKind.BEZIQUE, (pick(rng, hand), pick(rng, hand))))
    for kind, cards in shapes:
        yield Meld(kind, cards)
        yield Announce(kind, cards)
        yield Meld(pick(rng, tuple(MeldKind)), cards)
    for kind, cards in shapes[:3]:
        yield Meld(kind, (*cards[1:], pick(rng, pack)))


def _mover(deal: Deal) -> int:
    assert deal.to_move is not None
    return deal.to_move


def _hand(deal: Deal) -> frozenset[Card]:
    return deal.hands[_mover(deal)]


def _cards(action: Action) -> tuple[Card, ...]:
    match action:
        case Play(card) | Dix(card) | Exchange(card):
            return (card,)
        case Meld(_, cards) | Announce(_, cards):
            return cards
    return ()


def _card(action: Action) -> Card:
    return _cards(action)[0]


def _meld(action: Action) -> Meld | Announce:
    assert isinstance(action, Meld | Announce)
    return action


def _sharing(deal: Deal, action: Action, same_class: bool) -> list[Declared]:
    """The earlier melds that share a card with this one."""
    meld = _meld(action)
    return [
        old
        for old in deal.melds[_mover(deal)]
        if set(old.cards) & set(meld.cards)
        and (not same_class or MELD_CLASS[old.kind] == MELD_CLASS[meld.kind])
    ]


def _led_suit_held(deal: Deal) -> bool:
    return deal.lead is not None and any(card.suit == deal.lead.suit for card in _hand(deal))


def _must_beat(deal: Deal, action: Action) -> bool:
    lead = deal.lead
    assert lead is not None
    order = deal.variant.rank_order
    beating = {c for c in _hand(deal) if c.suit == lead.suit and order.index(c.rank) < order.index(lead.rank)}
    return bool(beating) and _card(action).suit == lead.suit and _card(action) not in beating


def _is_seven(deal: Deal, action: Action) -> bool:
    return _card(action).face == f"7{deal.trump}" and _card(action) in _hand(deal)


TRUTHS: dict[str, Callable[[Deal, Action], bool]] = {
    "not-in-hand": lambda deal, action: not set(_cards(action)) <= _hand(deal),
    "follow-suit": lambda deal, action: (
        deal.phase is Phase.STRICT and _led_suit_held(deal) and _card(action).suit != deal.lead.suit  # type: ignore[union-attr]
    ),
    "must-beat": lambda deal, action: deal.phase is Phase.STRICT and _must_beat(deal, action),
    "must-trump": lambda deal, action: (
        deal.phase is Phase.STRICT
        and not _led_suit_held(deal)
        and any(card.suit == deal.trump for card in _hand(deal))
        and _card(action).suit != deal.trump
    ),
    "no-window": lambda deal, action: deal.phase is not Phase.WINDOW,
    "window-open": lambda deal, action: deal.phase is Phase.WINDOW and isinstance(action, Play),
    "carte-blanche-open": lambda deal, action: deal.phase is Phase.CARTE_BLANCHE,
    "no-carte-blanche": lambda deal, action: deal.phase is not Phase.CARTE_BLANCHE,
    "nothing-to-pass": lambda deal, action: deal.phase not in (Phase.CARTE_BLANCHE, Phase.WINDOW),
    "meld-shape": lambda deal, action: (
        kind_of([card.code for card in _cards(action)], deal.trump, TABLE[deal.variant.id])
        != _meld(action).kind
        or len(set(_cards(action))) < len(_cards(action))
    ),
    "meld-limit": lambda deal, action: deal.scored_in_window >= deal.variant.melds_per_window > 0,
    "meld-same-set": lambda deal, action: any(
        old.scored and old.cards == _cards(action) for old in deal.melds[_mover(deal)]
    ),
    "meld-worth-more": lambda deal, action: (
        deal.variant.reuse == "class"
        and not deal.variant.reform
        and any(old.points >= MELD_POINTS[_meld(action).kind] for old in _sharing(deal, action, True))
    ),
    "meld-worth-as-much": lambda deal, action: any(
        old.points > MELD_POINTS[_meld(action).kind]
        for old in _sharing(deal, action, deal.variant.reuse == "class")
    ),
    "meld-fresh-card": lambda deal, action: (
        not deal.variant.reform
        and set(_cards(action)) <= {card for old in _sharing(deal, action, True) for card in old.cards}
    ),
    "meld-restore": lambda deal, action: (
        deal.variant.reform
        and any(old.points == MELD_POINTS[_meld(action).kind] for old in _sharing(deal, action, True))
    ),
    "bezique-grows": lambda deal, action: (
        not deal.variant.bezique_grows
        and any(old.kind != _meld(action).kind for old in _sharing(deal, action, True))
    ),
    "no-announcing": lambda deal, action: isinstance(action, Announce) and not deal.variant.announce,
    "announced-already": lambda deal, action: any(
        old.cards == _cards(action) for old in deal.melds[_mover(deal)]
    ),
    "dix-none": lambda deal, action: deal.variant.dix == 0,
    "dix-not-seven": lambda deal, action: not _is_seven(deal, action),
    "dix-claimed": lambda deal, action: _is_seven(deal, action) and _card(action) in deal.claimed,
    "dix-not-yet": lambda deal, action: (
        _is_seven(deal, action)
        and deal.variant.id == "besigue-pt"
        and not any(trick.winner == _mover(deal) for trick in deal.tricks)
    ),
    "dix-window-only": lambda deal, action: (
        _is_seven(deal, action) and deal.variant.id == "classic" and deal.phase is Phase.TRICK
    ),
    "dix-stock-out": lambda deal, action: _is_seven(deal, action) and deal.stock_count == 0,
    "exchange-used": lambda deal, action: (
        isinstance(action, Exchange)
        and deal.variant.id in ("besigue-fr", "classic")
        and len(deal.claimed) == 1
        and deal.turned is not None
        and deal.turned.rank != "7"
    ),
    "exchange-seven": lambda deal, action: (
        isinstance(action, Exchange) and deal.turned is not None and deal.turned.rank == "7"
    ),
}

NOT_OF_THE_MOVER = {"not-your-turn", "deal-over"}


def check(deal: Deal, action: Action, broken: Counter[str]) -> None:
    """The attempt is legal, or refused with a rule that it does break, by every way of asking."""
    refusal = deal.refusal(action)
    assert (refusal is None) == (action in deal.legal_actions), action
    other = deal.view(1 - _mover(deal)).refusal(action)
    assert other is not None
    assert other.rule == "not-your-turn"
    broken[other.rule] += 1
    if refusal is None:
        return
    assert TRUTHS[refusal.rule](deal, action), (refusal, deal.variant.id)
    broken[refusal.rule] += 1
    if broken[refusal.rule] < 40:
        with pytest.raises(IllegalAction) as caught:
            deal.apply(action)
        assert (caught.value.rule, caught.value.cards) == (refusal.rule, refusal.cards)
        assert caught.value.action == action
        assert RULES[refusal.rule] in str(refusal)
        assert "\n" not in str(refusal)
    if refusal.rule in ("follow-suit", "must-beat", "must-trump"):
        legal = {legal.card for legal in deal.legal_actions if isinstance(legal, Play)}
        assert legal <= set(refusal.cards) or refusal.rule == "follow-suit"


@pytest.fixture(scope="module")
def broken() -> Counter[str]:
    """How often each rule was broken in the deals of all variants."""
    counts: Counter[str] = Counter()
    for variant in VARIANTS.values():
        for number in range(DEALS):
            _try_a_deal(variant, number, counts)
    for scene in SCENES:
        for name in scene.variants:
            written = record_of_scene(scene, name)
            matches = list(replay_steps(parse_record(json.dumps(written))))
            for expected in written["expect"]:
                if "not" in expected:
                    check(matches[expected["action"]].deal, parse_action(expected["not"]), counts)
    return counts


def _try_a_deal(variant: Variant, number: int, counts: Counter[str]) -> None:
    start = arranged(variant, number)
    rng = Random(number)
    deal, _ = Deal.start(variant, start.dealer, start.pack, start.totals)
    while not deal.is_over:
        often = {Phase.WINDOW: 0.3, Phase.CARTE_BLANCHE: 0.3}.get(deal.phase, 0.12)
        if rng.random() < often:
            for action in attempts(deal, _mover(deal), rng):
                check(deal, action, counts)
        deal, _ = deal.apply(choose(deal, rng, ("small", "random")))
    for action in (Done(), ShowCarteBlanche(), Play(start.pack[0]), Dix(start.pack[0])):
        with pytest.raises(IllegalAction) as caught:
            deal.apply(action)
        assert caught.value.rule == "deal-over"
        counts["deal-over"] += 1


@pytest.mark.parametrize("rule", RULE_IDS)
def test_every_rule_is_broken_and_named(rule: str, broken: Counter[str]) -> None:
    assert rule in TRUTHS or rule in NOT_OF_THE_MOVER
    assert broken[rule], f"nothing in these deals breaks {rule}"


def test_every_rule_has_one_sentence() -> None:
    assert set(RULE_IDS) == set(TRUTHS) | NOT_OF_THE_MOVER
    for rule, sentence in RULES.items():
        assert sentence[0].islower(), rule
        assert not sentence.endswith("."), rule

"""The variants switch by switch, house rules and what is refused among them, and packs that stay for ever."""

from __future__ import annotations

import hashlib
import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bezique_qt.rules import (
    MAX_DEAL_NUMBER,
    VARIANTS,
    Card,
    CardError,
    Deal,
    GameRecord,
    PackError,
    PlayedDeal,
    Variant,
    VariantError,
    full_pack,
    parse_action,
    parse_record,
    replay,
    shuffled_pack,
)
from bezique_qt.rules.shuffle import SplitMix64
from tests.rules.chooser import STYLES, choose
from tests.rules.naive import NaiveDeal
from tests.rules.naive_table import TABLE, switches_of
from tests.rules.packs import arranged, pick

IDS = list(VARIANTS)


def test_the_eight_variants_stand_in_the_order_of_the_rules() -> None:
    assert IDS == [
        "besigue-pt",
        "besigue-pt-no-turn",
        "rubicon-pt",
        "besigue-fr",
        "rubicon-nl",
        "rubicon-nl-queen",
        "classic",
        "rubicon-1887",
    ]
    assert list(TABLE) == IDS


@pytest.mark.parametrize("name", IDS)
def test_the_switches_are_those_of_the_table(name: str) -> None:
    """The engine's variant and the second reader's copy of the table, where a switch has a meaning."""
    variant = VARIANTS[name]
    for switch, value in TABLE[name].items():
        if switch in ("dix_when", "dix_exchange") and not variant.dix:
            continue
        ours = getattr(variant, switch)
        assert (list(ours) if isinstance(ours, tuple) else ours) == value, switch
    hidden = 12 if name == "rubicon-1887" else 0
    assert variant.brisques_hidden_above == hidden
    assert variant.id == name
    assert variant.house_rules() == {}


# What is changed, and the fields that the refusal names. "classic" is the base unless another is given.
REFUSED: list[tuple[dict[str, Any], set[str]]] = [
    ({"hand": 9}, {"packets", "hand"}),
    ({"packets": (4, 3)}, {"packets", "hand"}),
    ({"hand": 15, "packets": (5, 5, 5), "packs": 1}, {"packs"}),
    ({"highest_bezique": 3}, {"highest_bezique", "packs"}),
    ({"trump_from": "marriage"}, {"dix", "trump_from"}),
    ({"trump_from": "marriage", "dix": 0}, {"turned_seven", "trump_from"}),
    ({"marriage_restores_set": True}, {"marriage_restores_set", "reform"}),
    ({"ending": "settlement"}, {"ending", "settlement"}),
    ({"settlement": "pt"}, {"ending", "settlement"}),
    ({"ending": "settlement", "settlement": "pt"}, {"ending", "target"}),
    ({"target": 0}, {"ending", "target"}),
    ({"brisques": "settlement"}, {"brisques", "settlement"}),
    ({"base": "rubicon-1887", "brisques": "end"}, {"brisques", "settlement"}),
    ({"base": "rubicon-nl", "brisques": "end-near-target"}, {"brisques", "ending"}),
    ({"base": "rubicon-nl", "dix": 10}, {"dix", "trump_from"}),
    ({"rank_order": "AKQJT98"}, {"rank_order"}),
    ({"rank_order": "AAKQJT98"}, {"rank_order"}),
    ({"trump_from": "dealer"}, {"trump_from"}),
    ({"packs": 0}, {"packs"}),
    ({"packs": True}, {"packs"}),
    ({"packs": "2"}, {"packs"}),
    ({"hand": -8}, {"hand"}),
    ({"packets": 8}, {"packets"}),
    ({"packets": (3, 0, 5)}, {"packets"}),
    ({"packets": (3, 2.0, 3)}, {"packets"}),
    ({"announce": 1}, {"announce"}),
    ({"reform": None}, {"reform"}),
    ({"dix": -10}, {"dix"}),
    ({"last_trick": 1.5}, {"last_trick"}),
    ({"melds_per_window": -1}, {"melds_per_window"}),
    ({"target": 10**30}, {"target"}),
    ({"jokers": 4}, {"jokers"}),
    ({"id": "mine"}, {"id"}),
    ({"jokers": 4, "aces": 8}, {"jokers", "aces"}),
]


def case(value: object) -> str:
    """The name of a case; sets are sorted, because processes that share the tests order them differently."""
    return str(sorted(value) if isinstance(value, set) else value)[:50]


@pytest.mark.parametrize(("changes", "fields"), REFUSED, ids=case)
def test_what_cannot_work_is_refused_with_the_fields_named(changes: dict[str, Any], fields: set[str]) -> None:
    switches = {name: value for name, value in changes.items() if name != "base"}
    with pytest.raises(VariantError) as caught:
        VARIANTS[changes.get("base", "classic")].changed(**switches)
    assert set(caught.value.fields) == fields
    for field in fields:
        assert field in str(caught.value)
    assert "\n" not in str(caught.value)


CHOICES: dict[str, tuple[Any, ...]] = {
    "rank_order": ("ATKQJ987", "AKQJT987"),
    "trump_from": ("turned", "marriage", "marriage-or-sequence", "marriage-or-bezique"),
    "dix_when": ("turn", "turn-after-trick", "window"),
    "dix_exchange": ("any", "first"),
    "melds_per_window": (0, 1, 2),
    "announce": (False, True),
    "reuse": ("class", "value"),
    "reform": (False, True),
    "bezique_grows": (False, True),
    "marriage_restores_set": (False, True),
    "bezique_pair": ("spades-diamonds", "queen-of-trumps"),
    "plain_sequence": (False, True),
    "four_tens": (False, True),
    "highest_bezique": (1, 2, 3, 4),
    "carte_blanche": (0, 50),
    "strict_duty": ("beat", "follow"),
    "last_trick": (0, 10, 50),
    "brisques": ("end", "end-near-target", "as-won", "none"),
    "near_target": (0, 300),
    "ending": ("at-once", "end-of-deal"),
    "target": (500, 1500),
    "dix": (0, 10, 20),
    "turned_seven": (0, 10),
    "packs": (2, 3, 4),
}


def _house(base: Variant, switches: dict[str, Any]) -> Variant | None:
    try:
        return base.changed(**switches)
    except VariantError as error:
        assert set(error.fields) <= {*CHOICES, "settlement", "hand", "packets"}  # noqa: PT017
        return None


def test_house_rules_are_played_as_the_second_reader_plays_them() -> None:
    """Some switches of a variant changed at random, and a deal compared after every action."""
    played = 0
    for number in range(160):
        rng = Random(number)
        base = VARIANTS[IDS[number % len(IDS)]]
        names = {pick(rng, tuple(CHOICES)) for _ in range(1 + int(rng.random() * 5))}
        changes = {name: pick(rng, CHOICES[name]) for name in sorted(names)}
        if changes.get("dix") or changes.get("trump_from") == "turned":
            # Only the games that turn a card say when a dix is claimed.
            changes = {"dix_when": "turn", "dix_exchange": "any"} | changes
        variant = _house(base, changes)
        if variant is None:
            continue
        played += 1
        start = arranged(variant, number)
        switches = switches_of({"base": variant.id, **variant.house_rules()})
        naive = NaiveDeal(switches, start.dealer, [card.code for card in start.pack], list(start.totals))
        deal, _ = Deal.start(variant, start.dealer, start.pack, start.totals)
        styles = (pick(rng, STYLES), pick(rng, STYLES))
        actions = []
        while not deal.is_over:
            texts = [str(action) for action in deal.legal_actions]
            assert texts == naive.legal(), (number, changes)
            action = choose(deal, rng, styles)
            actions.append((deal.to_move or 0, action))
            naive.act(deal.to_move or 0, str(action))
            deal, _ = deal.apply(action)
            assert list(deal.scores) == naive.scores, (number, changes)
        assert naive.over
        if start.totals == (0, 0):
            record = GameRecord(variant, ("A", "B"), (PlayedDeal(start.dealer, start.pack, tuple(actions)),))
            read = parse_record(record.text())
            assert read.variant == variant
            assert read.text() == record.text()
            assert replay(read).deal.scores == deal.scores
    assert played > 80


def test_house_rules_that_change_nothing_are_the_variant_itself() -> None:
    for variant in VARIANTS.values():
        assert variant.changed(target=variant.target) == variant
        assert variant.changed(packets=list(variant.packets)) == variant
    text = VARIANTS["classic"].changed(strict_duty="follow", announce=False).house_rules()
    assert text == {"strict_duty": "follow", "announce": False} or list(text) == ["announce", "strict_duty"]


def test_the_generator_gives_its_published_numbers() -> None:
    """The first numbers of SplitMix64 from 1234567, as its users compare them."""
    stream = SplitMix64(1234567)
    assert [stream.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


# The first cards of a deal number, and the digest of the whole pack: they must never change.
GOLDEN = [
    (2, 0, "8D1 TH1 TC2 QH1 JH1 AS1", "29485a1eaadc06ed"),
    (2, 1, "9S1 KH2 KS1 JS2 TC1 AD2", "43f21669161d5134"),
    (2, 7, "9H1 QH2 8D1 QC2 9H2 JH1", "77ee9410f87918b4"),
    (2, 123456789, "JS1 8D2 AS1 7D1 KS2 7S2", "2c4a621ddb6c0a29"),
    (2, 18446744073709551615, "8H2 AC1 7C2 JS2 TC1 9D2", "b7dcf61d6fbc0b73"),
    (4, 0, "AC2 TH1 KS2 8D1 7C2 7H3", "7c5bf3165daf7f4f"),
    (4, 1, "7S3 8S1 8D4 7H2 KS3 JD1", "0b8563f950c304cf"),
    (4, 1887, "QH3 7H1 AD4 AC3 AS1 KC4", "0adb98fd3bb6ed57"),
    (4, 9223372036854775808, "9D1 JS4 JS3 TH4 JC4 QD3", "3ccf5f7623078172"),
    (6, 42, "JD1 AS4 TD1 TD6 TD5 KC5", "90d1f606c18889c7"),
    (8, 42, "QH7 TC7 JC4 7S7 9D2 9S4", "70338bb6ac0e08cb"),
]


@pytest.mark.parametrize(("packs", "number", "first", "digest"), GOLDEN)
def test_a_deal_number_gives_the_same_pack_for_ever(packs: int, number: int, first: str, digest: str) -> None:
    codes = [card.code for card in shuffled_pack(packs, number)]
    assert " ".join(codes[:6]) == first
    assert hashlib.sha256(" ".join(codes).encode()).hexdigest()[:16] == digest


@settings(max_examples=200, derandomize=True, database=None, deadline=None)
@given(number=st.integers(0, MAX_DEAL_NUMBER), packs=st.sampled_from([2, 4, 6, 8]))
def test_every_deal_number_gives_a_whole_pack(number: int, packs: int) -> None:
    pack = shuffled_pack(packs, number)
    assert sorted(pack) == sorted(full_pack(packs))
    assert pack != shuffled_pack(packs, (number + 1) % MAX_DEAL_NUMBER)


@pytest.mark.parametrize("number", [-1, MAX_DEAL_NUMBER + 1])
def test_other_numbers_are_no_deals(number: int) -> None:
    with pytest.raises(ValueError, match="deal number"):
        shuffled_pack(2, number)


def test_every_place_of_the_pack_is_shuffled_evenly() -> None:
    """A card lies at the top, in the middle and at the end equally often, within five deviations."""
    deals, card = 3200, Card.of("QS1")
    places = [shuffled_pack(2, number).index(card) for number in range(deals)]
    for place in (0, 31, 63):
        assert abs(places.count(place) - deals / 64) < 5 * (deals / 64) ** 0.5
    assert abs(sum(places) / deals - 31.5) < 5 * 18.5 / deals**0.5


def test_cards_are_single_objects_with_a_text() -> None:
    for card in full_pack(8):
        assert Card.of(card.code) is card
        assert pickle.loads(pickle.dumps(card)) is card
        assert card.code == f"{card.rank}{card.suit}{card.copy}"
        assert card.face == card.code[:2]
    assert len(set(full_pack(8))) == 256
    assert Card.of("QS1") != Card.of("QS2")
    for text in ("", "QS", "QS0", "QS9", "qs1", "1SQ", "10S1", "QS1 ", "QS11", "♠Q1"):
        with pytest.raises(CardError):
            Card.of(text)


@pytest.mark.parametrize("damage", ["short", "long", "twice", "foreign"])
def test_a_pack_that_is_not_whole_is_refused(damage: str) -> None:
    pack = list(shuffled_pack(2, 1))
    if damage == "short":
        pack.pop()
    elif damage == "long":
        pack.append(pack[0])
    elif damage == "twice":
        pack[0] = pack[1]
    else:
        pack[pack.index(Card.of("QS2"))] = Card.of("QS3")
    with pytest.raises(PackError):
        Deal.start(VARIANTS["classic"], 0, tuple(pack))


@settings(max_examples=300, derandomize=True, database=None, deadline=None)
@given(text=st.text(alphabet="playmeldnoucdixh AQS1T D2-", max_size=24))
def test_text_is_an_action_or_none(text: str) -> None:
    """What can be read as an action is written back as it was; all else is refused in its own way."""
    try:
        action = parse_action(text)
    except ValueError as error:
        assert "\n" not in str(error)  # noqa: PT017
    else:
        assert str(action) == text

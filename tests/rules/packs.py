"""Packs for the property tests: random ones, and ones arranged so that rare things happen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from bezique_qt.rules import COURTS, Card, Variant, shuffled_pack
from tests.rules.naive_melds import PAIRED

T = TypeVar("T")


@dataclass(frozen=True)
class Arranged:
    """What a deal starts from. `seat` is the one that the arrangement favours."""

    plan: str
    dealer: int
    seat: int
    pack: tuple[Card, ...]
    totals: tuple[int, int]


def pick(rng: Random, items: Sequence[T]) -> T:
    """One of the items. Python promises the same `random()` for ever, and nothing about `choice`."""
    return items[int(rng.random() * len(items))]


def places_of(variant: Variant, dealer: int, seat: int) -> list[int]:
    """The places of the pack that are dealt to a seat."""
    places: list[int] = []
    start = 0
    for size in variant.packets:
        for receiver in (1 - dealer, dealer):
            if receiver == seat:
                places += range(start, start + size)
            start += size
    return places


def arranged(variant: Variant, number: int) -> Arranged:
    """The deal with this number: every third one is purely random, the others follow a plan."""
    rng = Random(number)
    dealer = int(rng.random() * 2)
    seat = int(rng.random() * 2)
    pack = list(shuffled_pack(variant.packs, number))
    plans: dict[str, Callable[[list[Card], list[int], Random, Variant], None]] = {
        "beziques": _beziques,
        "courts": _courts,
        "rank": _rank,
    }
    if variant.carte_blanche:
        plans["blank"] = _blank
    if variant.dix:
        plans["sevens"] = _sevens
    names = list(plans)
    plan = "random" if number % 3 == 0 else names[number // 3 % len(names)]
    if plan != "random":
        plans[plan](pack, places_of(variant, dealer, seat), rng, variant)
    totals = (0, 0)
    if variant.target and rng.random() < 0.7:
        high = variant.target - 10 if variant.ending == "at-once" else variant.target + 200
        totals = (int(rng.random() * high / 10) * 10, int(rng.random() * high / 10) * 10)
    return Arranged(plan, dealer, seat, tuple(pack), totals)


def put(pack: list[Card], place: int, wanted: Callable[[Card], bool], taken: set[int]) -> bool:
    """Exchange the card at a place for the first wanted one that lies at no taken place."""
    if not wanted(pack[place]):
        for other in range(len(pack)):
            if other not in taken and other != place and wanted(pack[other]):
                pack[place], pack[other] = pack[other], pack[place]
                break
        else:
            return False
    taken.add(place)
    return True


def _faces(pack: list[Card], places: list[int], faces: list[str], taken: set[int]) -> None:
    free = [place for place in places if place not in taken]
    for place, face in zip(free, faces, strict=False):
        put(pack, place, lambda card, face=face: card.face == face, taken)  # type: ignore[misc]


def _beziques(pack: list[Card], places: list[int], rng: Random, variant: Variant) -> None:
    """Pairs of the bezique in the hand, high cards beside them, and further pairs soon in the stock."""
    taken: set[int] = set()
    queen = "S" if variant.bezique_pair == "spades-diamonds" else pick(rng, "SHDC")
    # More often many pairs than few: they are the rarest thing in the game.
    pairs = max(1 + int(rng.random() * variant.highest_bezique) for _ in range(2))
    _faces(pack, places, ["Q" + queen, "J" + PAIRED[queen]] * pairs, taken)
    _faces(pack, places, ["AC", "AH", "AC", "AH"], taken)
    early = list(range(2 * variant.hand + 1, 2 * variant.hand + 17))
    rest = variant.packs - pairs
    faces = ["Q" + queen, "J" + PAIRED[queen]] * rest
    _faces(pack, [pick(rng, early) for _ in faces], faces, taken)


def _courts(pack: list[Card], places: list[int], rng: Random, variant: Variant) -> None:
    """Kings and queens of one suit, the rest of its sequence, and fresh ones soon in the stock."""
    taken: set[int] = set()
    suit = pick(rng, "SHDC")
    hand = [["K", "Q", "K", "Q", "A"], ["A", "T", "K", "Q", "J", "K", "Q"], ["K", "Q", "A", "T", "J", "A"]]
    _faces(pack, places, [rank + suit for rank in pick(rng, hand)], taken)
    if variant.turns_card and rng.random() < 0.7:
        put(pack, 2 * variant.hand, lambda card: card.suit == suit, taken)
    early = range(2 * variant.hand + 1, 2 * variant.hand + 25)
    ranks = ["K", "Q", "K", "Q", "J", "T", "A"] * (variant.packs // 2)
    _faces(pack, [pick(rng, early) for _ in ranks], [rank + suit for rank in ranks], taken)


def _rank(pack: list[Card], places: list[int], rng: Random, variant: Variant) -> None:
    """Many cards of one rank in the hand and soon in the stock, so that fours break and re-form."""
    taken: set[int] = set()
    rank = pick(rng, "AKQJT" if variant.four_tens else "AKQJ")
    for place in places[: 3 + int(rng.random() * 3)]:
        put(pack, place, lambda card: card.rank == rank, taken)
    put(pack, places[-1], lambda card: card.rank == "A", taken)
    early = range(2 * variant.hand + 1, 2 * variant.hand + 25)
    for _ in range(3 * variant.packs // 2):
        put(pack, pick(rng, early), lambda card: card.rank == rank, taken)


def _blank(pack: list[Card], places: list[int], rng: Random, variant: Variant) -> None:
    """No courts in one hand or in both, nor in the first draws."""
    taken: set[int] = set()
    if rng.random() < 0.4:
        places = list(range(2 * variant.hand))
    draws = int(rng.random() * 14)
    if rng.random() < 0.1:
        draws = len(pack)
    for place in [*places, *range(2 * variant.hand, min(2 * variant.hand + draws, len(pack)))]:
        if not put(pack, place, lambda card: card.rank not in COURTS, taken):
            break


def _sevens(pack: list[Card], places: list[int], rng: Random, variant: Variant) -> None:
    """Both sevens of trumps early: in the hands, in the stock, or one of them turned."""
    taken: set[int] = set()
    turned = 2 * variant.hand
    if rng.random() < 0.25:
        put(pack, turned, lambda card: card.rank == "7", taken)
    else:
        put(pack, turned, lambda card: card.rank != "7", taken)
    trump = pack[turned].suit
    early = list(range(turned + 15))
    put(pack, pick(rng, places), lambda card: card.face == "7" + trump, taken)
    put(pack, pick(rng, early), lambda card: card.face == "7" + trump, taken)
    put(pack, places[0], lambda card: card.rank == "A", taken)

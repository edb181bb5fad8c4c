"""What keeps some cards from being a meld, and which meld they come nearest to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from bezique_qt.coach.reach import held_and_missing, possible_melds
from bezique_qt.coach.situation import NearMeld
from bezique_qt.rules import MELD_POINTS, Card, MeldKind, Phase, PlayerView, Shape, barred, melds_in
from bezique_qt.rules.kinds import FOUR_OF_RANK
from bezique_qt.rules.melds import PARTNER_SUIT, bezique_suits


class Flaw(StrEnum):
    """Why a set of cards is no meld."""

    NO_CARDS = "no-cards"
    TWO_SUITS = "two-suits"
    """A king and a queen of different suits."""
    NO_TRUMPS = "no-trumps"
    """The five highest of a suit, while no trumps are fixed."""
    PLAIN_SUIT = "plain-suit"
    """The five highest of a plain suit, where only trumps make a sequence."""
    WRONG_PAIR = "wrong-pair"
    """Queens and jacks that are no bezique; `faces` are a pair that is, if the suit is settled."""
    FOUR_TENS = "four-tens"
    """Four tens, which score nothing here."""
    TOO_MANY = "too-many"
    """A meld, `kind` and `cards`, and others beside it."""
    INCOMPLETE = "incomplete"
    """Cards of a meld, `kind`, whose `faces` are missing; a bare rank stands for any suit."""
    NOT_ALL = "not-all"
    """Some cards of a meld, `kind`, which the hand holds whole: `cards` are all of it."""
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Lack:
    """The flaw, and the meld that the cards come nearest to."""

    flaw: Flaw
    kind: MeldKind | None = None
    suit: str | None = None
    cards: tuple[Card, ...] = ()
    faces: tuple[str, ...] = ()


def nearest_kind(view: PlayerView, cards: tuple[Card, ...]) -> MeldKind:
    """The kind of meld that these cards, which make none, look like most."""
    ranks = {card.rank for card in cards}
    suits = {card.suit for card in cards}
    if len(ranks) == 1 and len(cards) > 1 and min(ranks) in FOUR_OF_RANK:
        return FOUR_OF_RANK[min(ranks)]
    if len(suits) == 1 and len(ranks) > 2 and ranks <= set("ATKQJ"):
        return MeldKind.SEQUENCE if suits == {view.trump} else MeldKind.PLAIN_SEQUENCE
    if "J" in ranks and ranks <= {"Q", "J"}:
        return MeldKind.BEZIQUE
    return MeldKind.MARRIAGE


def lack_of(view: PlayerView, cards: tuple[Card, ...], near: Iterable[NearMeld]) -> Lack:
    """What keeps these cards of the hand, which make no meld, from it; `near`: melds that lack some cards.

    Who chooses part of a greater meld means that one, though a smaller may be whole in his choice.
    """
    if not cards:
        return Lack(Flaw.NO_CARDS)
    ranks = Counter(card.rank for card in cards)
    suits = {card.suit for card in cards}
    if ranks == Counter("T" * 4):
        return Lack(Flaw.FOUR_TENS)
    if ranks == Counter("ATKQJ") and len(suits) == 1:  # and yet no sequence
        return Lack(Flaw.NO_TRUMPS if view.trump is None else Flaw.PLAIN_SUIT)
    pairs = set(ranks) == {"Q", "J"} and ranks["Q"] == ranks["J"]
    # A queen with a jack is a try at a bezique, also where both would be in a sequence.
    greater = None if pairs else _greater(view, cards, near)
    if greater is not None:
        return greater
    inside = max(
        ((shape, held) for shape, held in melds_in(view.variant, view.trump, sorted(cards))),
        key=lambda found: found[0].points,
        default=None,
    )
    if inside is not None:
        return Lack(Flaw.TOO_MANY, inside[0].kind, inside[0].suit, inside[1])
    if ranks == Counter("KQ"):
        return Lack(Flaw.TWO_SUITS)
    if pairs:
        queens = bezique_suits(view.variant, view.trump)
        pair = ("Q" + queens, "J" + PARTNER_SUIT[queens]) if len(queens) == 1 else ()
        return Lack(Flaw.WRONG_PAIR, faces=pair)
    return Lack(Flaw.NOTHING, cards=cards)


def _greater(view: PlayerView, cards: tuple[Card, ...], near: Iterable[NearMeld]) -> Lack | None:
    """The meld of which these cards are but a part: that of the hand, or within reach, which lacks fewest.

    Of several cards, else any that lacks no more than two: it is what was meant, though it cannot come.
    """
    if set(cards) - set(view.hand):
        return None
    within = {(one.kind, one.suit) for one in near}
    parts = []
    for kind, suit, faces in possible_melds(view):
        if len(held_and_missing(faces, cards)[0]) == len(cards) < len(faces):
            held, missing = held_and_missing(faces, view.hand)
            if missing:
                parts.append(Lack(Flaw.INCOMPLETE, kind, suit, held, missing))
            elif (whole := _open_set(view, Shape(kind, suit), cards)) is not None:
                parts.append(Lack(Flaw.NOT_ALL, kind, suit, whole))
    parts.sort(key=lambda part: (len(part.faces), -MELD_POINTS[part.kind] if part.kind else 0))
    sure = (part for part in parts if part.flaw is Flaw.NOT_ALL or (part.kind, part.suit) in within)
    hoped = (part for part in parts if len(cards) > 1 and len(part.faces) <= 2)
    return next(sure, next(hoped, None))


def _open_set(view: PlayerView, shape: Shape, cards: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """A set of the hand with these cards that makes the meld and that no earlier one bars."""
    earlier, hand = view.melds[view.seat], frozenset(view.hand)
    window = len(view.tricks) + (view.phase is not Phase.WINDOW)
    for found, held in melds_in(view.variant, view.trump, view.hand):
        if (
            found == shape
            and set(cards) <= set(held)
            and barred(view.variant, view.trump, earlier, hand, shape, held, window) is None
        ):
            return held
    return None


def taken(pool: Iterable[Card], faces: Iterable[str]) -> tuple[Card, ...] | None:
    """One card of the pool for each face, or bare rank, in the pool's order; None if there are not enough."""
    left = list(pool)
    found: list[Card] = []
    for face in faces:
        card = next((card for card in left if card.face.startswith(face)), None)
        if card is None:
            return None
        left.remove(card)
        found.append(card)
    return tuple(found)

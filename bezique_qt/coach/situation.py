"""The situation of a player, by the rules alone: facts, no estimates.

What he may do now; which cards are barred and by which rule; every meld that he holds, what it is
worth and whether it can be scored now, only after a trick is won, or not at all; and the melds that
lack some cards, with how many copies of those he has not seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, combinations, product

from bezique_qt.rules import (
    MELD_POINTS,
    SUITS,
    Action,
    Announce,
    Card,
    Declared,
    Dix,
    Done,
    Exchange,
    Meld,
    MeldKind,
    Phase,
    Play,
    PlayerView,
    Shape,
    ShowCarteBlanche,
    barred,
    by_code,
    melds_in,
)
from bezique_qt.rules.kinds import FOUR_OF_RANK
from bezique_qt.rules.legal import meld_limit_reached
from bezique_qt.rules.melds import PARTNER_SUIT, bezique_suits, sequence_kind


class Duty(StrEnum):
    """What is expected of a player now."""

    WAIT = "wait"
    LEAD = "lead"
    FOLLOW_FREELY = "follow-freely"
    """Any card may be played to the trick."""
    FOLLOW_STRICTLY = "follow-strictly"
    """Only some cards may be played; `Situation.rule` says why."""
    DECLARE = "declare"
    CARTE_BLANCHE = "carte-blanche"
    NOTHING = "nothing"
    """The deal is over."""


class MeldStanding(StrEnum):
    """Whether a meld that a player holds can be scored."""

    NOW = "now"
    LATER_ONLY = "later-only"
    """Not in this window: the limit is reached. It may be announced, or wait."""
    AFTER_TRICK = "after-trick"
    """As soon as a trick is won in the stock phase."""
    BARRED = "barred"
    """Not for the sake of an earlier meld."""
    TOO_LATE = "too-late"
    """The stock is out."""


@dataclass(frozen=True, slots=True)
class BarredPlay:
    """Cards of the hand that may not be played, the rule, and the cards that may be played instead."""

    rule: str
    cards: tuple[Card, ...]
    allowed: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HeldMeld:
    """A meld whose cards are all in the hand, by one of its sets of cards.

    `sets` counts the sets that stand the same way and differ in their faces. `rule` and `by` tell what
    bars it; `announced` that this very set is announced; `announceable` that it could be announced now.
    """

    kind: MeldKind
    suit: str | None
    cards: tuple[Card, ...]
    points: int
    standing: MeldStanding
    sets: int = 1
    rule: str | None = None
    by: Declared | None = None
    announced: bool = False
    announceable: bool = False


@dataclass(frozen=True, slots=True)
class NearMeld:
    """A meld that lacks one or two cards, which may come in time, and that no earlier meld bars.

    The faces held and missing, and the unseen copies of each.

    For four of a rank the missing faces are the one letter of the rank, and `unseen` counts all suits.
    """

    kind: MeldKind
    suit: str | None
    points: int
    held: tuple[Card, ...]
    missing: tuple[str, ...]
    unseen: int


@dataclass(frozen=True, slots=True)
class Situation:
    """All of it. Tuples are ordered by worth, the highest first."""

    duty: Duty
    rule: str | None
    plays: tuple[Card, ...]
    barred_plays: tuple[BarredPlay, ...]
    claims: tuple[Action, ...]
    held: tuple[HeldMeld, ...]
    near: tuple[NearMeld, ...]
    can_pass: bool


def situation(view: PlayerView) -> Situation:
    """Return the situation of the player of this view. Nothing hidden from him is used."""
    plays = tuple(action.card for action in view.legal_actions if isinstance(action, Play))
    claims = tuple(
        action for action in view.legal_actions if isinstance(action, Dix | Exchange | ShowCarteBlanche)
    )
    shut = _barred_plays(view, plays)
    return Situation(
        _duty(view, plays),
        shut[0].rule if shut else None,
        plays,
        shut,
        claims,
        _held(view),
        _near(view) if view.phase not in (Phase.STRICT, Phase.OVER) else (),
        any(isinstance(action, Done) for action in view.legal_actions),
    )


def _duty(view: PlayerView, plays: tuple[Card, ...]) -> Duty:
    if view.phase is Phase.OVER:
        return Duty.NOTHING
    if view.to_move != view.seat:
        return Duty.WAIT
    if view.phase is Phase.CARTE_BLANCHE:
        return Duty.CARTE_BLANCHE
    if view.phase is Phase.WINDOW:
        return Duty.DECLARE
    if view.lead is None:
        return Duty.LEAD
    return Duty.FOLLOW_FREELY if len(plays) == len(view.hand) else Duty.FOLLOW_STRICTLY


def _barred_plays(view: PlayerView, plays: tuple[Card, ...]) -> tuple[BarredPlay, ...]:
    if view.phase is not Phase.STRICT or not plays:
        return ()
    by_rule: dict[str, list[Card]] = {}
    for card in view.hand:
        error = view.refusal(Play(card))
        if error is not None:
            by_rule.setdefault(error.rule, []).append(card)
    return tuple(BarredPlay(rule, tuple(cards), plays) for rule, cards in by_rule.items())


def _held(view: PlayerView) -> tuple[HeldMeld, ...]:
    if view.phase is Phase.OVER:
        return ()
    found: dict[tuple[MeldKind, str | None, MeldStanding, str | None], HeldMeld] = {}
    faces: dict[tuple[MeldKind, str | None, MeldStanding, str | None], set[tuple[str, ...]]] = {}
    for shape, cards in melds_in(view.variant, view.trump, view.hand):
        meld = _standing(view, shape, cards)
        key = (meld.kind, meld.suit, meld.standing, meld.rule)
        before = found.get(key)
        faces.setdefault(key, set()).add(tuple(card.face for card in cards))
        sets = len(faces[key])
        if before is None or (meld.announced and not before.announced):
            before = meld
        found[key] = HeldMeld(
            before.kind,
            before.suit,
            before.cards,
            before.points,
            before.standing,
            sets,
            before.rule,
            before.by,
            before.announced,
            before.announceable or meld.announceable,
        )
    return tuple(sorted(found.values(), key=lambda meld: (-meld.points, meld.kind, meld.suit or "")))


def _standing(view: PlayerView, shape: Shape, cards: tuple[Card, ...]) -> HeldMeld:
    kind, suit = shape
    earlier = view.melds[view.seat]
    announced = any(meld.cards == cards and not meld.scored and not meld.lost for meld in earlier)

    def held(standing: MeldStanding, rule: str | None = None, by: Declared | None = None) -> HeldMeld:
        announceable = view.to_move == view.seat and Announce(kind, cards) in view.legal_actions
        return HeldMeld(kind, suit, cards, shape.points, standing, 1, rule, by, announced, announceable)

    if view.phase in (Phase.STRICT, Phase.OVER):
        return held(MeldStanding.TOO_LATE, "no-window")
    open_window = view.phase is Phase.WINDOW and view.to_move == view.seat
    if open_window and Meld(kind, cards) in view.legal_actions:
        return held(MeldStanding.NOW)
    window = len(view.tricks) if open_window else len(view.tricks) + 1
    why = barred(view.variant, view.trump, earlier, frozenset(view.hand), shape, cards, window)
    if why is not None:
        return held(MeldStanding.BARRED, why.rule, why.by)
    if open_window and meld_limit_reached(view.variant, view.scored_in_window):
        return held(MeldStanding.LATER_ONLY, "meld-limit")
    return held(MeldStanding.AFTER_TRICK, "no-window")


def draws_in_time(view: PlayerView) -> int:
    """How many cards the player may still draw before a window: after the last draw there is none."""
    return max(0, view.stock_count // 2 - 1)


def _near(view: PlayerView) -> tuple[NearMeld, ...]:
    """The melds that lack one or two cards, the most valuable first."""
    unseen = view.unseen
    most = min(2, draws_in_time(view))
    found = []
    for kind, suit, faces in _wanted(view):
        held: list[Card] = []
        missing: list[str] = []
        for face in faces:
            match = next((card for card in view.hand if card.face == face and card not in held), None)
            if match is None:
                missing.append(face)
            else:
                held.append(match)
        if held and 1 <= len(missing) <= most:
            copies = {face: sum(card.face == face for card in unseen) for face in set(missing)}
            if all(copies[face] >= missing.count(face) for face in missing):
                found.append(
                    NearMeld(kind, suit, MELD_POINTS[kind], tuple(held), tuple(missing), sum(copies.values()))
                )
    for rank, kind in FOUR_OF_RANK.items():
        if rank == "T" and not view.variant.four_tens:
            continue
        own = [card for card in view.hand if card.rank == rank]
        copies_left = sum(card.rank == rank for card in unseen)
        if 1 <= 4 - len(own) <= most and copies_left >= 4 - len(own):
            found.append(
                NearMeld(kind, None, MELD_POINTS[kind], tuple(own), (rank,) * (4 - len(own)), copies_left)
            )
    return tuple(
        sorted(
            (near for near in found if _is_open(view, near)),
            key=lambda near: (len(near.missing), -near.points, near.kind, near.suit or ""),
        )
    )


def _is_open(view: PlayerView, near: NearMeld) -> bool:
    """Whether no earlier meld bars it once the missing cards have come, with some copies of those held."""
    earlier = view.melds[view.seat]
    if not earlier:
        return True
    unseen = sorted(view.unseen)
    coming: list[Card] = []
    for face in near.missing:
        coming.append(next(card for card in unseen if card.face.startswith(face) and card not in coming))
    copies = []
    for face, count in Counter(card.face for card in near.held).items():
        of_face = [card for card in view.hand if card.face == face]
        copies.append(list(combinations(of_face, count)))
    shape = Shape(near.kind, near.suit)
    hand = frozenset((*view.hand, *coming))
    window = len(view.tricks) + 1
    for chosen in product(*copies):
        cards = by_code([*chain.from_iterable(chosen), *coming])
        if barred(view.variant, view.trump, earlier, hand, shape, cards, window) is None:
            return True
    return False


def _wanted(view: PlayerView) -> Iterator[tuple[MeldKind, str | None, tuple[str, ...]]]:
    for suit in SUITS:
        royal = view.trump is None or suit == view.trump
        yield MeldKind.ROYAL_MARRIAGE if royal else MeldKind.MARRIAGE, suit, ("K" + suit, "Q" + suit)
        kind = sequence_kind(view.variant, view.trump, suit)
        if kind is not None:
            yield kind, suit, tuple(rank + suit for rank in "ATKQJ")
    for suit in bezique_suits(view.variant, view.trump):
        queen, jack = "Q" + suit, "J" + PARTNER_SUIT[suit]
        for kind, pairs in (
            (MeldKind.BEZIQUE, 1),
            (MeldKind.DOUBLE_BEZIQUE, 2),
            (MeldKind.TRIPLE_BEZIQUE, 3),
            (MeldKind.QUADRUPLE_BEZIQUE, 4),
        ):
            if pairs <= view.variant.highest_bezique:
                yield kind, suit, (queen,) * pairs + (jack,) * pairs

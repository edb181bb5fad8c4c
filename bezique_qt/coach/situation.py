"""The situation of a player, by the rules alone: facts, no estimates.

What he may do now; which cards are barred and by which rule; every meld that he holds, what it is
worth and whether it can be scored now, only after a trick is won, or not at all; and the melds that
lack some cards, with how many copies of those he has not seen.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import chain, combinations, product

from bezique_qt.coach.reach import Coming, coming, held_and_missing, is_last_window, possible_melds
from bezique_qt.rules import (
    MELD_POINTS,
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
from bezique_qt.rules.legal import meld_limit_reached


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
    """The stock is out, or will be with the draw after this window."""


@dataclass(frozen=True, slots=True)
class BarredPlay:
    """Cards of the hand that may not be played, the rule, and the cards that may be played instead."""

    rule: str
    cards: tuple[Card, ...]
    allowed: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HeldMeld:
    """A meld whose cards are all in the hand, by one of its sets of cards.

    `sets` counts the sets that stand the same way, announced or not, and differ in their faces. `rule` and
    `by` tell what bars it; `announced` and `announceable` that this very set is announced, or may be now.
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

    `held` are cards with which it may be declared once the others have come; `missing` the faces of those,
    and `unseen` the copies of them that the player has not seen.

    For four of a rank the missing faces are the one letter of the rank, and `unseen` counts all suits.
    `turned` is the turned card if it is such a face and the player might exchange a seven of trumps for it.
    """

    kind: MeldKind
    suit: str | None
    points: int
    held: tuple[Card, ...]
    missing: tuple[str, ...]
    unseen: int
    turned: Card | None = None


@dataclass(frozen=True, slots=True)
class Situation:
    """All of it. Tuples are ordered by worth, the highest first; in `near` by a quarter of it for each
    missing card."""

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
    found: dict[tuple[object, ...], HeldMeld] = {}
    faces: dict[tuple[object, ...], set[tuple[str, ...]]] = {}
    for shape, cards in melds_in(view.variant, view.trump, view.hand):
        meld = _standing(view, shape, cards)
        key = (meld.kind, meld.suit, meld.standing, meld.rule, meld.announced)
        faces.setdefault(key, set()).add(tuple(card.face for card in cards))
        before = found.get(key)
        if before is None or (meld.announceable and not before.announceable):
            found[key] = meld
    whole = [replace(meld, sets=len(faces[key])) for key, meld in found.items()]
    # Of two that are worth the same the announced one comes first.
    return tuple(
        sorted(whole, key=lambda meld: (-meld.points, meld.kind, meld.suit or "", not meld.announced))
    )


def _standing(view: PlayerView, shape: Shape, cards: tuple[Card, ...]) -> HeldMeld:
    kind, suit = shape
    earlier = view.melds[view.seat]
    announced = any(meld.cards == cards and not meld.scored and not meld.lost for meld in earlier)

    def held(standing: MeldStanding, rule: str | None = None, by: Declared | None = None) -> HeldMeld:
        announceable = (
            view.to_move == view.seat
            and not is_last_window(view)  # it would never score
            and Announce(kind, cards) in view.legal_actions
        )
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
    if is_last_window(view):
        return held(MeldStanding.TOO_LATE, "meld-limit" if open_window else "no-window")
    if open_window and meld_limit_reached(view.variant, view.scored_in_window):
        return held(MeldStanding.LATER_ONLY, "meld-limit")
    return held(MeldStanding.AFTER_TRICK, "no-window")


def _near(view: PlayerView) -> tuple[NearMeld, ...]:
    """The melds that lack one or two cards, the nearest to being worth something first."""
    comes = coming(view)
    near = []
    for kind, suit, faces in possible_melds(view):
        held, missing = held_and_missing(faces, view.hand)
        way = comes.way(missing) if held and 1 <= len(missing) <= 2 else None
        if way is not None:
            copies = _sound_copies(view, Shape(kind, suit), held, missing, comes, way[1])
            if copies is not None:
                near.append(NearMeld(kind, suit, MELD_POINTS[kind], copies, missing, *way))
    return tuple(sorted(near, key=lambda one: (-_nearness(one), one.kind, one.suit or "")))


def _nearness(near: NearMeld) -> float:
    """Its points, a quarter of them for each missing card: few of the cards hoped for come in time."""
    return near.points / (4.0 ** len(near.missing))


def _sound_copies(
    view: PlayerView,
    shape: Shape,
    held: tuple[Card, ...],
    missing: tuple[str, ...],
    comes: Coming,
    turned: Card | None,
) -> tuple[Card, ...] | None:
    """Cards of the faces held that no earlier meld bars once the missing ones have come; None: all are."""
    earlier = view.melds[view.seat]
    if not earlier:
        return held
    pool = [*sorted(comes.unseen), *([turned] if turned is not None else [])]
    new: list[Card] = []
    for face in missing:
        new.append(next(card for card in pool if card.face.startswith(face) and card not in new))
    copies = []
    for face, count in Counter(card.face for card in held).items():
        of_face = [card for card in view.hand if card.face == face]
        copies.append(list(combinations(of_face, count)))
    hand = frozenset((*view.hand, *new))
    window = len(view.tricks) + 1
    for chosen in product(*copies):
        old = tuple(chain.from_iterable(chosen))
        cards = by_code([*old, *new])
        if barred(view.variant, view.trump, earlier, hand, shape, cards, window) is None:
            return old
    return None

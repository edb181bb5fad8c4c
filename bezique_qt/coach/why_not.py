"""Why something is not allowed now: the rule, the earlier meld concerned, what is needed, what may be done.

All of it from a `PlayerView`, as data. `meld_in_mind` tells which meld a player asks about who only puts
cards among his exposed ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from bezique_qt.coach.reach import Coming, after_playing, coming, is_last_window
from bezique_qt.coach.shapes import Lack, lack_of, nearest_kind, taken
from bezique_qt.coach.situation import situation
from bezique_qt.rules import (
    COURTS,
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
from bezique_qt.rules.kinds import MELD_CLASS
from bezique_qt.rules.melds import shape_of


class Case(StrEnum):
    """Which of the cases of a rule is meant, where it has several."""

    PLAIN = "plain"
    NO_TRICK_YET = "no-trick-yet"
    """no-window: no trick has been played."""
    NOT_WON = "not-won"
    """no-window: the other player won the last trick."""
    DRAWN = "drawn"
    """no-window: the player won the last trick, and the cards have been drawn since."""
    STOCK_OUT = "stock-out"
    """no-window, no-carte-blanche: after the last draw."""
    NO_BLANCHE_HERE = "no-blanche-here"
    """no-carte-blanche: this way of playing has none."""
    COURT = "court"
    """no-carte-blanche: the hand holds a court card; `cards` are those."""
    NO_CHANCE = "no-chance"
    """no-carte-blanche: the hand holds no court card, but this is no chance to show it."""
    OTHER_SEVEN = "other-seven"
    """dix-not-seven: a seven, but not of trumps."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """The meld that stands in the way: what it was, after which trick it scored or, as long as it has not,
    was announced, and what it shares."""

    kind: MeldKind
    suit: str | None
    cards: tuple[Card, ...]
    points: int
    trick: int
    """Counted from 1."""
    scored: bool
    lost: bool
    shared: tuple[Card, ...]
    """Its cards that the player tries to use again."""


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The answer to one try. `rule` is a key of `RULES`; what does not apply is None or empty."""

    rule: str
    action: Action
    case: Case = Case.PLAIN
    cards: tuple[Card, ...] = ()
    """The cards that the rule points at: those that must be played, or those that stand in the way."""
    lack: Lack | None = None
    """meld-shape: what keeps the cards from being a meld."""
    earlier: Earlier | None = None
    other_cards: tuple[Card, ...] = ()
    """The same meld by other cards of the hand, which no earlier meld bars."""
    frees: tuple[Card, ...] = ()
    """Without such: the cards of the hand of which one has to be played, so that these fill its place."""
    needs: tuple[tuple[str, ...], ...] = ()
    """Without such: the fewest fresh faces that would have to come, one set or another; a bare rank stands
    for any suit."""
    coming: int = 0
    """Copies of those faces that the player has not seen."""
    turned: Card | None = None
    """The turned card, if it is one of those faces and he might exchange a seven of trumps for it."""
    after_trick: bool = False
    """The meld is sound: it may be scored once a trick is won."""
    allowed: tuple[Action, ...] = ()
    """What may be done instead, the nearest first; one action for each kind and suit of meld."""


def why_not(view: PlayerView, action: Action) -> WhyNot | None:
    """Why the player of this view may not do this now; None if he may.

    A meld that earlier ones bar is answered so while it might still be hoped for, also where the rules name
    the wrong moment first, because waiting would not help it.
    """
    error = view.refusal(action)
    if error is None:
        return None
    rule, cards = error.rule, error.cards
    allowed = _allowed(view, action)
    if not isinstance(action, Meld | Announce):
        case, pointed = _case(view, rule, action)
        return WhyNot(rule, action, case, pointed or cards, allowed=allowed)
    shape = shape_of(view.variant, view.trump, action.cards)
    if rule == "no-window":
        return _outside_window(view, action, shape, allowed)
    if rule == "meld-shape":
        lack = lack_of(view, action.cards, situation(view).near)
        return WhyNot(rule, action, cards=action.cards, lack=lack, allowed=allowed)
    if rule in ("not-in-hand", "not-your-turn", "deal-over") or shape is None:
        return WhyNot(rule, action, cards=cards, allowed=allowed)
    if rule == "meld-limit":
        rule = _law(view, shape, action.cards) or rule
    if rule in ("no-announcing", "meld-limit"):
        return WhyNot(rule, action, allowed=allowed)
    return _barred(view, action, shape, rule, allowed)


def meld_in_mind(view: PlayerView, cards: Iterable[Card]) -> Meld:
    """The meld that is meant when these cards are put among the exposed ones.

    Exactly these cards if they are a meld or several; for one card the best meld that the hand makes with
    it: one that may be scored before one that only lacks a trick, that before one that is barred.
    """
    chosen = by_code(list(cards))
    shape = shape_of(view.variant, view.trump, chosen)
    if shape is not None:
        return Meld(shape.kind, chosen)
    if len(chosen) == 1:
        found = [
            Meld(shape.kind, held)
            for shape, held in melds_in(view.variant, view.trump, view.hand)
            if chosen[0] in held
        ]
        if found:
            return min(found, key=lambda meld: (_hope(view, meld), -MELD_POINTS[meld.kind], str(meld)))
    return Meld(nearest_kind(view, chosen), chosen)


def _hope(view: PlayerView, meld: Meld) -> int:
    """How near a meld is to being allowed: 0 it is, 1 the moment is wrong, 2 an earlier meld bars it."""
    if meld in view.legal_actions:
        return 0
    shape = shape_of(view.variant, view.trump, meld.cards)
    return 1 if shape is not None and _law(view, shape, meld.cards) is None else 2


def _law(view: PlayerView, shape: Shape, cards: tuple[Card, ...]) -> str | None:
    """The re-use rule that bars a meld of these cards in this window, or in the next one."""
    window = len(view.tricks) + (view.phase is not Phase.WINDOW)
    hand = frozenset(view.hand) | frozenset(cards)
    why = barred(view.variant, view.trump, view.melds[view.seat], hand, shape, cards, window)
    return None if why is None else why.rule


def _case(view: PlayerView, rule: str, action: Action) -> tuple[Case, tuple[Card, ...]]:
    variant = view.variant
    if rule == "no-carte-blanche":
        courts = tuple(card for card in view.hand if card.rank in COURTS)
        if not variant.carte_blanche:
            return Case.NO_BLANCHE_HERE, ()
        if view.phase is Phase.STRICT:
            return Case.STOCK_OUT, ()
        return (Case.COURT, courts) if courts else (Case.NO_CHANCE, ())
    if rule == "dix-not-seven" and isinstance(action, Dix | Exchange):
        return (Case.OTHER_SEVEN if action.card.rank == "7" else Case.PLAIN), (action.card,)
    return Case.PLAIN, ()


def _outside_window(
    view: PlayerView, action: Meld | Announce, shape: Shape | None, allowed: tuple[Action, ...]
) -> WhyNot:
    if view.phase is Phase.STRICT:
        return WhyNot("no-window", action, Case.STOCK_OUT, allowed=allowed)
    if shape is not None and not set(action.cards) - set(view.hand):
        rule = _law(view, shape, action.cards)
        if rule is not None:
            return _barred(view, action, shape, rule, allowed)
    if not view.tricks:
        case = Case.NO_TRICK_YET
    else:
        case = Case.DRAWN if view.tricks[-1].winner == view.seat else Case.NOT_WON
    sound = shape is not None and (isinstance(action, Meld) or view.variant.announce)
    lack = lack_of(view, action.cards, situation(view).near) if shape is None else None
    return WhyNot("no-window", action, case, lack=lack, after_trick=sound, allowed=allowed)


# melds that earlier ones bar


def _barred(
    view: PlayerView, action: Meld | Announce, shape: Shape, rule: str, allowed: tuple[Action, ...]
) -> WhyNot:
    by = _in_the_way(view, shape, action.cards, rule)
    earlier = None if by is None else earlier_of(by, action.cards)
    other = () if rule == "announced-already" else _other_cards(view, shape)
    comes = coming(view)
    needs = () if other or rule == "announced-already" else _needs(view, shape, action.cards, comes)
    faces = tuple({face for option in needs for face in option})
    frees = () if other or rule == "announced-already" else _frees(view, shape, action.cards)
    fetched = any(way is not None and way[1] is not None for way in map(comes.way, needs))
    return WhyNot(
        rule,
        action,
        cards=() if earlier is None else earlier.shared,
        earlier=earlier,
        frees=frees,
        other_cards=other,
        needs=needs,
        coming=sum(card.face.startswith(faces) for card in comes.unseen),
        turned=comes.turned if fetched else None,
        allowed=allowed,
    )


def earlier_of(meld: Declared, cards: tuple[Card, ...]) -> Earlier:
    """A declared meld as one that stands in the way of these cards."""
    shared = tuple(card for card in meld.cards if card in cards)
    trick = meld.scored_window if meld.scored else meld.window
    return Earlier(meld.kind, meld.suit, meld.cards, meld.points, trick, meld.scored, meld.lost, shared)


def _in_the_way(view: PlayerView, shape: Shape, cards: tuple[Card, ...], rule: str) -> Declared | None:
    """The earlier meld that a rule points at."""
    earlier = view.melds[view.seat]
    if rule == "announced-already":
        return next((meld for meld in earlier if meld.cards == cards), None)
    if rule == "meld-fresh-card":  # the one that has used most of the cards in this class
        of_class = [meld for meld in earlier if MELD_CLASS[meld.kind] == MELD_CLASS[shape.kind]]
        return max(of_class, key=lambda meld: sum(card in cards for card in meld.cards), default=None)
    window = len(view.tricks) + (view.phase is not Phase.WINDOW)
    why = barred(view.variant, view.trump, earlier, frozenset(view.hand), shape, cards, window)
    return None if why is None else why.by


def _needs(
    view: PlayerView, shape: Shape, cards: tuple[Card, ...], comes: Coming
) -> tuple[tuple[str, ...], ...]:
    """The fewest faces that would have to come, and may in time, to let the meld score; each way of it."""
    pool = by_code(comes.cards)
    wanted = sorted(card.rank if shape.suit is None else card.face for card in cards)
    for size in range(1, len(cards) + 1):
        found = [
            faces
            for faces in sorted(set(combinations(wanted, size)))
            if comes.way(faces) is not None
            and (new := taken(pool, faces)) is not None
            and _other_cards(view, shape, new)
        ]
        if found:
            return tuple(found)
    return ()


def _frees(view: PlayerView, shape: Shape, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards beside these that, played from an earlier meld, let these make it whole again."""
    if is_last_window(view):
        return ()
    window, found = len(view.tricks) + 1, []
    for card in set(view.hand) - set(cards):
        then = after_playing(view, card)
        earlier = then.melds[view.seat]
        why = barred(view.variant, view.trump, earlier, frozenset(then.hand), shape, cards, window)
        if why is None:
            found.append(card)
    return by_code(found)


def _other_cards(view: PlayerView, shape: Shape, new: tuple[Card, ...] = ()) -> tuple[Card, ...]:
    """A set of the hand, with these new cards in it, that makes the same meld and that nothing bars."""
    for found, cards in melds_in(view.variant, view.trump, by_code([*view.hand, *new])):
        if found == shape and set(new) <= set(cards) and _law(view, shape, cards) is None:
            return cards
    return ()


# what may be done instead


def _allowed(view: PlayerView, action: Action) -> tuple[Action, ...]:
    """The legal actions that a player might take instead, the nearest to what he tried first."""
    plays = tuple(choice for choice in view.legal_actions if isinstance(choice, Play))
    if plays and isinstance(action, Play):
        return plays
    tried = {*getattr(action, "cards", ()), getattr(action, "card", None)}
    found: dict[tuple[str, object, object], Action] = {}
    for choice in view.legal_actions:
        match choice:
            case Announce() if is_last_window(view):
                pass  # it would never score
            case Meld(kind, cards) | Announce(kind, cards):
                shape = shape_of(view.variant, view.trump, cards)
                found.setdefault((type(choice).__name__, kind, shape and shape.suit), choice)
            case Dix() | Exchange() | ShowCarteBlanche() | Done():
                found.setdefault((type(choice).__name__, None, None), choice)
            case _:
                pass

    def distance(choice: Action) -> tuple[int, int, int]:
        if isinstance(choice, Done):
            return 2, 0, 0
        cards = {*getattr(choice, "cards", ()), getattr(choice, "card", None)} - {None}
        points = MELD_POINTS[choice.kind] if isinstance(choice, Meld | Announce) else 0
        return 0 if cards & tried else 1, -points, isinstance(choice, Announce)

    return tuple(sorted(found.values(), key=distance))

"""Certain facts about what a player may do: what it scores, takes, gives away or makes impossible.

Each is true whatever the cards are that the player of the view has not seen.
"""

from __future__ import annotations

from dataclasses import replace

from bezique_qt.coach.reach import after_playing, draws_in_time, is_last_window
from bezique_qt.coach.reasons import Certainty, Reason, ReasonKind
from bezique_qt.coach.situation import HeldMeld, MeldStanding, Situation, situation
from bezique_qt.rules import (
    BRISQUES,
    MELD_POINTS,
    Action,
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
    ShowCarteBlanche,
    shape_of,
)
from bezique_qt.rules.counting import BRISQUE, brisques_as_won, reaches_target
from bezique_qt.rules.declaring import makes_trumps
from bezique_qt.rules.kinds import FOUR_OF_RANK
from bezique_qt.rules.legal import meld_limit_reached
from bezique_qt.rules.melds import PARTNER_SUIT, announcement, bezique_suits, restorable, sequence_kind
from bezique_qt.rules.tricks import beats

GREAT = (MeldKind.DOUBLE_BEZIQUE, MeldKind.TRIPLE_BEZIQUE, MeldKind.QUADRUPLE_BEZIQUE, MeldKind.SEQUENCE)
"""Melds whose mere chance is worth a word."""


def facts(view: PlayerView, action: Action) -> tuple[Reason, ...]:
    """What is certain about a legal action of this view, the weightiest first."""
    now = situation(view)
    match action:
        case Play(card):
            found = _play_facts(view, card, now)
        case Meld(kind):
            found = [_fact(ReasonKind.SCORES, points=MELD_POINTS[kind]), *_waiting(view, now, action)]
            found += _last_window(view)
        case Dix():
            found = [_fact(ReasonKind.SCORES, points=view.variant.dix)]
        case Exchange():
            found = [_fact(ReasonKind.SCORES, points=view.variant.dix)]
            if view.turned is not None:
                found.append(_fact(ReasonKind.TAKES_TURNED, (view.turned,)))
        case ShowCarteBlanche():
            found = [_fact(ReasonKind.SCORES, points=view.variant.carte_blanche)]
        case Done():
            found = _done_facts(view, now)
        case _:
            found = []
    return tuple(found)


def _fact(
    kind: ReasonKind,
    cards: tuple[Card, ...] = (),
    points: float = 0.0,
    meld: tuple[MeldKind, str | None] | None = None,
    face: str = "",
) -> Reason:
    return Reason(kind, Certainty.FACT, cards, points, meld=meld, face=face)


# declaring


def _waiting(view: PlayerView, now: Situation, action: Meld) -> list[Reason]:
    """The best other meld that could be scored now: it waits, unless nothing lets it score after this one."""
    variant, seat = view.variant, view.seat
    total = view.totals[seat] + view.scores[seat] + MELD_POINTS[action.kind]
    if not meld_limit_reached(variant, view.scored_in_window + 1) or reaches_target(variant, total):
        return []
    others = [meld for meld in now.held if meld.standing is MeldStanding.NOW and meld.cards != action.cards]
    if draws_in_time(view):
        allowed = {one.cards for one in view.legal_actions if isinstance(one, Meld)}
        for meld in situation(_after_scoring(view, action)).held:
            if meld.standing is MeldStanding.AFTER_TRICK and meld.cards in allowed:
                key = (meld.kind, meld.suit)
                waits = ReasonKind.WAITS
                return [Reason(waits, Certainty.RULE, meld.cards, meld.points, meld=key, rule="meld-limit")]
    if not others:
        return []
    best = others[0]
    return [_fact(ReasonKind.LEAVES, best.cards, best.points, (best.kind, best.suit))]


def _after_scoring(view: PlayerView, action: Meld) -> PlayerView:
    """What the player knows once this meld is scored and its window closed, the draw aside."""
    variant, seat = view.variant, view.seat
    earlier = view.melds[seat]
    shape = shape_of(variant, view.trump, action.cards)
    assert shape is not None, "the rules allow only melds"
    own = announcement(earlier, action.cards)
    now = len(view.tricks)
    window = now if own is None else own.window
    scored = Declared(shape.kind, action.cards, shape.suit, shape.points, window, True, scored_window=now)
    old = restorable(earlier, shape, action.cards, frozenset(view.hand)) if variant.reform else None
    mine = [replace(one, restored=True) if one is old else one for one in earlier if one is not own]
    both = [view.melds[0], view.melds[1]]
    both[seat] = (*mine, scored)
    trump = view.trump
    if trump is None and shape.suit is not None and makes_trumps(variant, action):
        trump = shape.suit
    return view._replace(
        melds=(both[0], both[1]), trump=trump, phase=Phase.TRICK, to_move=None, legal_actions=()
    )


def _last_window(view: PlayerView) -> list[Reason]:
    return [_fact(ReasonKind.LAST_WINDOW)] if is_last_window(view) else []


def _done_facts(view: PlayerView, now: Situation) -> list[Reason]:
    found = []
    best = next((meld for meld in now.held if meld.standing is MeldStanding.NOW), None)
    if best is not None:
        found.append(_fact(ReasonKind.LEAVES, best.cards, best.points, (best.kind, best.suit)))
        found += _last_window(view)
    return found


# playing a card


def _play_facts(view: PlayerView, card: Card, now: Situation) -> list[Reason]:
    found: list[Reason] = []
    if view.phase is Phase.TRICK:
        after = situation(after_playing(view, card))
        found += _broken(view, now, after)
        found += _trick(view, card, after)
        found += _hopeless(view, card)
    else:
        found += _trick(view, card, None)
    return found


def _trick(view: PlayerView, card: Card, after: Situation | None) -> list[Reason]:
    variant = view.variant
    if view.lead is None:
        # The turned card may be exchanged for a seven before the other player follows.
        others = view.unseen | view.opponent_shown | ({view.turned} if view.turned is not None else set())
        if any(beats(other, card, view.trump, variant.rank_order) for other in others):
            return []
        return [_fact(ReasonKind.CANNOT_BE_BEATEN, (card,))]
    brisques = tuple(one for one in (view.lead, card) if one.rank in BRISQUES)
    if not beats(card, view.lead, view.trump, variant.rank_order):
        if card.rank in BRISQUES and variant.brisques != "none":
            return [_fact(ReasonKind.GIVES_BRISQUE, (card,))]
        return [_fact(ReasonKind.LOSES, (card,))]
    meld = _scorable_next(view, after, len(brisques))
    found = []
    if meld is not None:
        key = (meld.kind, meld.suit)
        found.append(_fact(ReasonKind.WINS_TO_SCORE, meld.cards, meld.points, key))
    if view.lead.rank in BRISQUES and variant.brisques != "none":
        found.append(_fact(ReasonKind.TAKES_BRISQUE, (view.lead,)))
    if not found:
        found.append(_fact(ReasonKind.WINS, (card,)))
    return found


def _scorable_next(view: PlayerView, after: Situation | None, brisques: int) -> HeldMeld | None:
    """The best meld that can be scored once this trick is won."""
    if after is None:
        return None
    seat = view.seat
    total = view.totals[seat] + view.scores[seat]
    if brisques_as_won(view.variant, view.totals):
        total += BRISQUE * brisques
    if reaches_target(view.variant, total):
        return None
    return next((meld for meld in after.held if meld.standing is MeldStanding.AFTER_TRICK), None)


def _broken(view: PlayerView, now: Situation, after: Situation) -> list[Reason]:
    """Melds, and chances of great ones, that are gone with the card."""
    found = []
    kept = {(near.kind, near.suit) for near in after.near}
    whole = {(meld.kind, meld.suit) for meld in after.held if meld.standing is MeldStanding.AFTER_TRICK}
    for near in now.near:
        key = (near.kind, near.suit)
        if near.kind in GREAT and key not in kept | whole:
            reason = _fact(ReasonKind.BREAKS_CHANCE, near.held, near.points, key)
            found.append(reason)
    for meld in now.held:
        key = (meld.kind, meld.suit)
        if meld.standing is MeldStanding.AFTER_TRICK and key not in whole:
            found.append(_fact(ReasonKind.BREAKS, meld.cards, meld.points, key))
    found.sort(key=lambda reason: -reason.points)
    return found[:2]


def _hopeless(view: PlayerView, card: Card) -> list[Reason]:
    """The card can make no meld any more, or not the one that its partner is gone for."""
    if card.rank == "7" and card.suit == view.trump and view.variant.dix:
        return []
    if card.rank in "789":
        return []  # that they make no meld is nothing new
    pool = [*view.hand, *view.unseen] + ([view.turned] if view.turned is not None else [])
    faces = {one.face for one in pool}
    if not _can_meld(view, card, faces, sum(one.rank == card.rank for one in pool)):
        return [_fact(ReasonKind.NO_MELD, (card,))]
    for partner, kind in _partners(view, card):
        if partner not in faces:
            return [_fact(ReasonKind.PARTNER_GONE, (card,), meld=(kind, None), face=partner)]
    return []


def _partners(view: PlayerView, card: Card) -> list[tuple[str, MeldKind]]:
    """The faces without which a card makes no bezique, or no marriage."""
    found = []
    for suit in bezique_suits(view.variant, view.trump):
        queen, jack = "Q" + suit, "J" + PARTNER_SUIT[suit]
        if card.face in (queen, jack):
            found.append((jack if card.face == queen else queen, MeldKind.BEZIQUE))
    if card.rank in "KQ":
        found.append((("Q" if card.rank == "K" else "K") + card.suit, MeldKind.MARRIAGE))
    return found


def _can_meld(view: PlayerView, card: Card, faces: set[str], of_rank: int) -> bool:
    """Whether any meld with the card could still come together, by the faces alone."""
    if any(partner in faces for partner, _ in _partners(view, card)):
        return True
    four = FOUR_OF_RANK.get(card.rank)
    if four is not None and (card.rank != "T" or view.variant.four_tens) and of_rank >= 4:
        return True
    # A suit without trumps may still become trumps.
    in_sequence = view.trump is None or sequence_kind(view.variant, view.trump, card.suit) is not None
    return in_sequence and all(rank + card.suit in faces for rank in "ATKQJ")

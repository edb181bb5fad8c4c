"""What the hint panel says, as data: sections of blocks, made from the coach's situation.

No widgets and no estimates here; texts are in the language in use when it is called.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from bezique_qt.app.phrases import (
    action_text,
    capital,
    earlier_text,
    hints,
    meld_title,
    meld_title_of,
    number,
    rule_heading,
    rule_text,
    score,
)
from bezique_qt.coach import (
    Duty,
    HeldMeld,
    MeldStanding,
    NearMeld,
    Situation,
    earlier_of,
    is_last_window,
    tally,
)
from bezique_qt.rules import (
    Announce,
    Card,
    Dix,
    Done,
    Exchange,
    Meld,
    MeldKind,
    Phase,
    PlayerView,
    ShowCarteBlanche,
)

MOST_NEAR: Final = 5
"""Melds within reach that are told; the rest would bury them."""


@dataclass(frozen=True, slots=True)
class Note:
    """One line of a block: a certain fact, or a rule with the heading it stands under and its id."""

    kind: Literal["certain", "rule", "quiet"]
    text: str
    heading: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Block:
    """One matter: what it is, its points, the cards it is about, the faces it lacks, and notes."""

    title: str
    points: str = ""
    cards: tuple[Card, ...] = ()
    missing: tuple[str, ...] = ()
    notes: tuple[Note, ...] = ()
    framed: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with its blocks."""

    heading: str
    blocks: tuple[Block, ...]
    main: bool = False


def sections(
    view: PlayerView, facts: Situation, opponent: str, *, advised: bool = False
) -> tuple[Section, ...]:
    """Everything that the rules say about the position of the view, most pressing first.

    Where it is `advised`, what may be done is told there: only what advice is not about is told here.
    """
    now = (
        Section(hints.also_heading(), tuple(_announceable(facts)))
        if advised
        else Section(_now_heading(facts.duty, opponent), _now(view, facts), main=True)
    )
    found = [
        now,
        Section(hints.after_trick_heading(), _waiting(facts)),
        Section(hints.within_reach_heading(), tuple(_near(near) for near in facts.near[:MOST_NEAR])),
        Section(hints.progress_heading(), _progress(view)),
        Section(hints.barred_heading(), _barred(view, facts)),
    ]
    return tuple(section for section in found if section.blocks or section.main)


def _now_heading(duty: Duty, opponent: str) -> str:
    if duty is Duty.WAIT:
        return hints.waiting_heading(opponent)
    return hints.over_heading() if duty is Duty.NOTHING else hints.now_heading()


def _now(view: PlayerView, facts: Situation) -> tuple[Block, ...]:
    blocks = [_claim(view, action) for action in facts.claims]
    blocks += [_scorable(view, meld) for meld in facts.held if meld.standing is MeldStanding.NOW]
    blocks += _announceable(facts)
    if facts.duty is Duty.LEAD:
        blocks.append(Block(hints.free_play(), notes=(Note("certain", hints.leading_reason()),), framed=True))
    elif facts.duty is Duty.FOLLOW_FREELY:
        strict = view.phase is Phase.STRICT
        reason = hints.every_card_reason() if strict else hints.free_play_reason()
        blocks.append(Block(hints.free_play(), notes=(Note("certain", reason),), framed=True))
    elif facts.duty is Duty.FOLLOW_STRICTLY:
        blocks.append(Block(hints.strict_play(), cards=facts.plays, framed=True))
    if facts.can_pass:
        reason = hints.pass_reason() if facts.duty is Duty.CARTE_BLANCHE else hints.draw_reason()
        blocks.append(Block(action_text(Done(), view.phase), notes=(Note("certain", reason),), framed=True))
    return tuple(blocks)


def _announceable(facts: Situation) -> list[Block]:
    return [
        Block(
            action_text(Announce(meld.kind, meld.cards)),
            score.plus(meld.points),
            meld.cards,
            notes=(Note("certain", hints.announceable_note()),),
            framed=True,
        )
        for meld in facts.held
        if meld.announceable and meld.standing is not MeldStanding.NOW
    ]


def _claim(view: PlayerView, action: object) -> Block:
    if isinstance(action, ShowCarteBlanche):
        return Block(
            capital(action_text(action)), score.plus(view.variant.carte_blanche), view.hand, framed=True
        )
    assert isinstance(action, Dix | Exchange)
    cards: tuple[Card, ...] = (action.card,)
    if isinstance(action, Exchange) and view.turned is not None:
        cards = (action.card, view.turned)
    return Block(action_text(action), score.plus(view.variant.dix), cards, framed=True)


def _scorable(view: PlayerView, meld: HeldMeld) -> Block:
    notes = [Note("certain", hints.declaring_reason(meld.points))]
    if view.trump is None and _makes_trumps(view, meld.kind):
        notes.append(Note("certain", hints.makes_trumps()))
    if meld.announceable:
        notes.append(Note("certain", hints.announceable_note()))
    if meld.sets > 1:
        notes.append(Note("quiet", hints.several_sets(meld.sets)))
    title = action_text(Meld(meld.kind, meld.cards))
    return Block(title, score.plus(meld.points), meld.cards, notes=tuple(notes), framed=True)


def _makes_trumps(view: PlayerView, kind: MeldKind) -> bool:
    if kind is MeldKind.ROYAL_MARRIAGE:
        return True
    if kind is MeldKind.SEQUENCE:
        return view.variant.trump_from == "marriage-or-sequence"
    return kind.value.endswith("bezique") and view.variant.trump_from == "marriage-or-bezique"


def _waiting(facts: Situation) -> tuple[Block, ...]:
    blocks = []
    for meld in facts.held:
        if meld.standing in (MeldStanding.AFTER_TRICK, MeldStanding.LATER_ONLY) and not meld.announceable:
            notes = []
            if meld.announced:
                notes.append(Note("certain", hints.announced_note()))
            if meld.standing is MeldStanding.LATER_ONLY:
                notes.append(Note("rule", rule_text("meld-limit"), rule_heading("meld-limit"), "meld-limit"))
            blocks.append(
                Block(
                    capital(meld_title(meld.kind, meld.cards)),
                    number(meld.points),
                    meld.cards,
                    notes=tuple(notes),
                )
            )
    return tuple(blocks)


def _near(near: NearMeld) -> Block:
    notes = [Note("quiet", hints.missing(len(near.missing), near.unseen))]
    if near.turned is not None:
        notes.append(Note("certain", hints.turned_may_come(near.turned)))
    return Block(
        capital(meld_title_of(near.kind, near.suit)),
        number(near.points),
        near.held,
        near.missing,
        tuple(notes),
    )


def _progress(view: PlayerView) -> tuple[Block, ...]:
    if view.phase is Phase.OVER:
        return ()
    counts = tally(view)
    notes = []
    if view.variant.brisques != "none":
        notes.append(Note("quiet", hints.brisques_gone(counts.brisques_gone, counts.brisques)))
    if counts.trumps_gone is not None:
        notes.append(Note("quiet", hints.trumps_gone(counts.trumps_gone, counts.trumps)))
    return (Block(hints.cards_left(counts.stock, counts.tricks_left), notes=tuple(notes)),)


def _barred(view: PlayerView, facts: Situation) -> tuple[Block, ...]:
    blocks = [
        Block(
            hints.barred_plays(),
            cards=play.cards,
            notes=(Note("rule", rule_text(play.rule, view), rule_heading(play.rule), play.rule),),
        )
        for play in facts.barred_plays
    ]
    for meld in facts.held:
        if meld.standing is MeldStanding.BARRED and meld.rule is not None:
            notes = [Note("rule", rule_text(meld.rule, view), rule_heading(meld.rule), meld.rule)]
            if meld.by is not None:
                notes.insert(0, Note("certain", earlier_text(earlier_of(meld.by, meld.cards))))
            title = capital(meld_title(meld.kind, meld.cards))
            blocks.append(Block(title, cards=meld.cards, notes=tuple(notes)))
    if any(meld.standing is MeldStanding.TOO_LATE for meld in facts.held):
        blocks.append(_too_late(view, facts))
    return tuple(blocks)


def _too_late(view: PlayerView, facts: Situation) -> Block:
    best = next(meld for meld in facts.held if meld.standing is MeldStanding.TOO_LATE)
    notes = []
    if best.rule == "meld-limit":
        notes.append(Note("rule", rule_text(best.rule, view), rule_heading(best.rule), best.rule))
    over = hints.last_window() if is_last_window(view) else hints.too_late()
    notes.append(Note("rule", over, rule_heading("no-window"), "no-window"))
    return Block(capital(meld_title(best.kind, best.cards)), cards=best.cards, notes=tuple(notes))

"""The answer to "why not?": the rule in one sentence, the earlier meld concerned, and what may be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bezique_qt.app.phrases.actions import action_phrase
from bezique_qt.app.phrases.cards import card_name, cards_listed, numbered_cards, the_card, the_cards_listed
from bezique_qt.app.phrases.counts import COUNTS, number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, capital, fill
from bezique_qt.app.phrases.hints import turned_may_come
from bezique_qt.app.phrases.melds import meld_title_of
from bezique_qt.app.phrases.rules import rule_heading, rule_text
from bezique_qt.app.phrases.status import status
from bezique_qt.coach import Case, Earlier, Flaw, Lack, WhyNot
from bezique_qt.rules import MELD_POINTS, Announce, Card, Meld, Phase, Play, PlayerView
from bezique_qt.rules.melds import shape_of

MOST_ACTIONS: Final = 3
"""As many other things to do are named; the chips on the table show them all."""


@dataclass(frozen=True, slots=True)
class WhyText:
    """The whole answer. `heading` names the part of the rule book in which the rule stands."""

    rule_id: str
    rule: str
    facts: tuple[str, ...]
    instead: str
    heading: str

    @property
    def spoken(self) -> str:
        """All of it, for a screen reader."""
        return " ".join(part for part in (self.rule, *self.facts, self.instead) if part)


def why_text(why: WhyNot, view: PlayerView, names: tuple[str, str]) -> WhyText:
    """The answer to the player of the view, in the language in use; `names` in seat order."""
    return WhyText(
        why.rule, _rule(why, view), tuple(_facts(why)), _instead(why, view, names), rule_heading(why.rule)
    )


_CASES: Final[dict[Case, str]] = {
    Case.NO_TRICK_YET: QT_TRANSLATE_NOOP(
        "phrases", "Melds are declared after winning a trick, and none has been played yet."
    ),
    Case.NOT_WON: QT_TRANSLATE_NOOP(
        "phrases", "Your opponent won the last trick, and only the winner of a trick may declare."
    ),
    Case.DRAWN: QT_TRANSLATE_NOOP(
        "phrases", "A meld is declared after winning a trick, before the draw: both have drawn since."
    ),
    Case.STOCK_OUT: QT_TRANSLATE_NOOP("phrases", "The stock is out: nothing can be declared any more."),
    Case.NO_CHANCE: QT_TRANSLATE_NOOP(
        "phrases",
        "A carte blanche is shown before the first lead, and after a draw only by a player who has shown it"
        " at every chance so far.",
    ),
    Case.NO_BLANCHE_HERE: QT_TRANSLATE_NOOP("phrases", "In this game a carte blanche scores nothing."),
}


def _rule(why: WhyNot, view: PlayerView) -> str:
    """The rule that is broken, about the cards meant."""
    if why.lack is not None and why.rule == "meld-shape":
        return _lack(why.lack, view)
    if why.case in _CASES:
        return fill(_CASES[why.case])
    if why.case is Case.COURT:
        return fill(
            QT_TRANSLATE_NOOP("phrases", "A carte blanche holds no king, queen or jack; you hold {cards}."),
            cards=the_cards_listed(why.cards),
        )
    if why.case is Case.OTHER_SEVEN and view.trump is not None:
        return fill(
            QT_TRANSLATE_NOOP("phrases", "Only the seven of trumps is the dix, here {card}."),
            card=the_card("7" + view.trump),
        )
    if why.rule == "not-in-hand" and why.cards:
        return capital(
            fill(QT_TRANSLATE_NOOP("phrases", "{card} is not in your hand."), card=the_card(why.cards[0]))
        )
    return rule_text(why.rule, view=view)


_FLAWS: Final[dict[Flaw, str]] = {
    Flaw.NO_CARDS: QT_TRANSLATE_NOOP("phrases", "Choose the cards of the meld first."),
    Flaw.TWO_SUITS: QT_TRANSLATE_NOOP("phrases", "A marriage is a king and a queen of one suit."),
    Flaw.NO_TRUMPS: QT_TRANSLATE_NOOP("phrases", "A sequence is of trumps, and no trumps are fixed yet."),
    Flaw.PLAIN_SUIT: QT_TRANSLATE_NOOP("phrases", "In this game only trumps make a sequence."),
    Flaw.WRONG_PAIR: QT_TRANSLATE_NOOP(
        "phrases", "A bezique is a queen with the jack of the suit that is paired with hers."
    ),
    Flaw.FOUR_TENS: QT_TRANSLATE_NOOP("phrases", "In this game four tens score nothing."),
    Flaw.NOTHING: QT_TRANSLATE_NOOP("phrases", "These cards make no meld."),
}


def _lack(lack: Lack, view: PlayerView) -> str:
    meld = capital(meld_title_of(lack.kind, lack.suit)) if lack.kind is not None else ""
    if lack.flaw is Flaw.WRONG_PAIR and lack.faces:
        return fill(
            QT_TRANSLATE_NOOP("phrases", "A bezique is {queen} with {jack}."),
            queen=the_card(lack.faces[0]),
            jack=the_card(lack.faces[1]),
        )
    if lack.flaw is Flaw.TOO_MANY:
        return fill(
            QT_TRANSLATE_NOOP("phrases", "{meld} takes no other cards than {cards}."),
            meld=meld,
            cards=the_cards_listed(lack.cards),
        )
    if lack.flaw in (Flaw.INCOMPLETE, Flaw.NOT_ALL):
        return _incomplete(lack)
    if lack.flaw is Flaw.NOTHING and len(lack.cards) == 1:
        return capital(
            fill(
                QT_TRANSLATE_NOOP("phrases", "{card} makes no meld with the rest of your hand."),
                card=the_card(lack.cards[0]),
            )
        )
    return fill(_FLAWS[lack.flaw])


def _facts(why: WhyNot) -> list[str]:
    """What has to do with it: the meld that used the cards, and what it would take."""
    facts = []
    if why.earlier is not None:
        facts.append(earlier_text(why.earlier))
        if not why.other_cards and why.rule != "announced-already":
            facts.append(_needed(why))
        if why.turned is not None and not why.frees:
            facts.append(turned_may_come(why.turned))
    if why.other_cards:
        tried = getattr(why.action, "cards", ())
        others = tuple(card for card in why.other_cards if card not in tried)
        facts.append(_others_will_do(others, {card.face for card in tried}))
    if why.rule == "no-window" and why.lack is not None and why.lack.flaw in (Flaw.INCOMPLETE, Flaw.NOT_ALL):
        facts.append(_incomplete(why.lack))
    return facts


def _incomplete(lack: Lack) -> str:
    """What a meld still lacks, of which some cards are held or have been chosen."""
    meld = capital(meld_title_of(lack.kind, lack.suit)) if lack.kind is not None else ""
    if lack.flaw is Flaw.NOT_ALL:
        if lack.suit is None:
            return fill(QT_TRANSLATE_NOOP("phrases", "{meld}: choose all four."), meld=meld)
        return fill(
            QT_TRANSLATE_NOOP("phrases", "{meld}: choose all its cards, {cards}."),
            meld=meld,
            cards=the_cards_listed(lack.cards),
        )
    if len(lack.faces[0]) == 1:
        return fill(
            QT_TRANSLATE_NOOP("phrases", "{meld}: you hold {count} of the four."),
            meld=meld,
            count=number(4 - len(lack.faces)),
        )
    whole = [*(card.face for card in lack.cards), *lack.faces]
    doubled = len(set(whole)) < len(whole)
    return fill(
        QT_TRANSLATE_NOOP("phrases", "{meld}: you still need {cards}."),
        meld=meld,
        cards=numbered_cards(lack.faces) if doubled else the_cards_listed(lack.faces),
    )


def earlier_text(earlier: Earlier) -> str:
    """Which meld has used the cards, and when."""
    values = {
        "trick": number(earlier.trick),
        "points": number(earlier.points),
        "meld": meld_title_of(earlier.kind, earlier.suit),
        "cards": the_cards_listed(earlier.shared),
    }
    if earlier.scored:
        source = QT_TRANSLATE_NOOP(
            "phrases", "After trick {trick} you scored {points} points with {cards}: {meld}."
        )
    elif earlier.lost:
        source = QT_TRANSLATE_NOOP(
            "phrases",
            "After trick {trick} you announced a meld of {points} points with {cards}, and lost it: {meld}.",
        )
    else:
        source = QT_TRANSLATE_NOOP(
            "phrases", "After trick {trick} you announced a meld of {points} points with {cards}: {meld}."
        )
    return fill(source, **values)


def _others_will_do(others: tuple[Card, ...], tried: set[str]) -> str:
    """That the hand holds what makes the meld; a copy of a card that was tried is called one."""
    if len(others) > 1:
        source = QT_TRANSLATE_NOOP("phrases", "Other cards of your hand will do: {cards}.")
    elif others[0].face in tried:
        source = QT_TRANSLATE_NOOP("phrases", "Another copy in your hand will do: {cards}.")
    else:
        source = QT_TRANSLATE_NOOP("phrases", "Another card of your hand will do: {cards}.")
    return fill(source, cards=the_cards_listed(others))


def _needed(why: WhyNot) -> str:
    """What would make the meld score; `needs` are all of one length."""
    if why.frees:
        source = QT_TRANSLATE_NOOP("phrases", "It may score once you have played {cards}.")
        return fill(source, cards=_any_of([*why.frees]))
    if not why.needs:
        return fill(QT_TRANSLATE_NOOP("phrases", "The fresh cards that it takes can no longer come in time."))
    if len(why.needs[0][0]) == 1:
        return COUNTS.fresh_of_rank(len(why.needs[0])).replace("{unseen}", COUNTS.unseen(why.coming))
    if len(why.needs) > 1 and len(why.needs[0]) == 1:
        return fill(
            QT_TRANSLATE_NOOP("phrases", "It takes a fresh card, one of these: {cards} ({unseen})."),
            cards=", ".join(card_name(face) for (face,) in why.needs),
            unseen=COUNTS.unseen(why.coming),
        )
    if len(why.needs[0]) == 1:
        source = QT_TRANSLATE_NOOP("phrases", "It takes a fresh card: {cards} ({unseen}).")
    else:
        source = QT_TRANSLATE_NOOP("phrases", "It takes fresh cards: {cards} ({unseen}).")
    return fill(source, cards=cards_listed(why.needs[0]), unseen=COUNTS.unseen(why.coming))


def _instead(why: WhyNot, view: PlayerView, names: tuple[str, str]) -> str:
    """What the player may do."""
    if why.rule == "deal-over":
        return fill(QT_TRANSLATE_NOOP("phrases", "The Game menu deals the cards again."))
    if view.to_move != view.seat:
        return status(view, names)
    if why.after_trick and isinstance(why.action, Meld | Announce):
        shape = shape_of(view.variant, view.trump, why.action.cards)
        assert shape is not None, "a sound meld has a shape"
        return fill(
            QT_TRANSLATE_NOOP(
                "phrases", "Win a trick while cards can be drawn, and it may score {points} points: {meld}."
            ),
            points=number(MELD_POINTS[shape.kind]),
            meld=meld_title_of(*shape),
        )
    if view.phase not in (Phase.WINDOW, Phase.CARTE_BLANCHE):
        plays = [action.card for action in why.allowed if isinstance(action, Play)]
        if plays and len(plays) < len(view.hand):
            return fill(QT_TRANSLATE_NOOP("phrases", "You may play {cards}."), cards=_any_of(plays))
        return status(view, names)
    named = [action_phrase(action, view.phase) for action in why.allowed]
    if len(named) > MOST_ACTIONS + 1:
        named = [*named[:MOST_ACTIONS], named[-1]]
    return fill(QT_TRANSLATE_NOOP("phrases", "Allowed now: {actions}."), actions=" · ".join(named))


def _any_of(plays: list[Card]) -> str:
    names = [the_card(face) for face in dict.fromkeys(card.face for card in plays)]
    if len(names) < 2:
        return "".join(names)
    return fill(
        QT_TRANSLATE_NOOP("phrases", "{several} or {last}"), several=", ".join(names[:-1]), last=names[-1]
    )

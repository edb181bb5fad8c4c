"""Sentences of the review after a deal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bezique_qt.app.phrases.actions import action_phrase
from bezique_qt.app.phrases.advice import margin, value
from bezique_qt.app.phrases.cards import cards_listed, listed, the_card, trump_sentence
from bezique_qt.app.phrases.counts import COUNTS, number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, capital, fill
from bezique_qt.coach import Verdict
from bezique_qt.coach.review import Balance, Chance, Judged
from bezique_qt.rules import Action, Card, Phase, PlayerView

_VERDICTS: Final[dict[Verdict, str]] = {
    Verdict.BEST: QT_TRANSLATE_NOOP("phrases", "The best there was."),
    Verdict.EQUAL: QT_TRANSLATE_NOOP("phrases", "About equal to the best."),
}
_MARKS: Final[dict[str, str]] = {
    "played": QT_TRANSLATE_NOOP("phrases", "chosen"),
    "better": QT_TRANSLATE_NOOP("phrases", "better"),
    "best": QT_TRANSLATE_NOOP("phrases", "chosen, the best"),
}

COSTLY: Final = (Verdict.WORSE, Verdict.MISTAKE)
"""The verdicts of a decision that something was better than, beyond doubt or perhaps."""


def heading(deal: int) -> str:
    """Of the review."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Review of deal {deal}"), deal=number(deal))


def nothing_judged(count: int, complete: bool) -> str:
    """In place of the sum while no decision is judged: of how many, and whether the review has ended."""
    if not complete:
        return fill(QT_TRANSLATE_NOOP("phrases", "The first decision is being weighed…"))
    if count:
        return fill(QT_TRANSLATE_NOOP("phrases", "None of the decisions could be weighed."))
    return fill(
        QT_TRANSLATE_NOOP("phrases", "No choice of yours in this deal made a difference that can be weighed.")
    )


def trick_number(view: PlayerView) -> int:
    """The trick that a decision is about, from 1: while its winner may declare, it is still in progress."""
    return max(1, min(len(view.tricks) + (view.phase is not Phase.WINDOW), view.variant.tricks))


def place(view: PlayerView) -> str:
    """The moment of a decision."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Trick {trick}"), trick=number(trick_number(view)))


def choice(action: Action, view: PlayerView) -> str:
    """What was done or could have been, as a line of a list."""
    return capital(action_phrase(action, view.phase))


def better(judged: Judged) -> str:
    """What was better, as a line of a list."""
    first = judged.advice.options[0].action
    return fill(
        QT_TRANSLATE_NOOP("phrases", "Better: {action}"),
        action=action_phrase(first, judged.decision.view.phase),
    )


def as_good(judged: Judged) -> str:
    """What was advised where the choice was about as good."""
    first = judged.advice.options[0].action
    return fill(
        QT_TRANSLATE_NOOP("phrases", "As good: {action}"),
        action=action_phrase(first, judged.decision.view.phase),
    )


def cost(judged: Judged) -> str:
    """What a decision cost, with its sign; empty where it is nothing that could be told from nothing."""
    return value(-judged.cost) if judged.verdict in COSTLY else ""


def cost_margin(judged: Judged) -> str:
    """The standard error of the cost; empty where it is exact."""
    return margin(judged.cost_error) if judged.cost_error and cost(judged) else ""


def verdict(judged: Judged) -> str:
    """How the decision stands, in one sentence."""
    if judged.decision.is_exact and judged.verdict is Verdict.EQUAL:
        return fill(QT_TRANSLATE_NOOP("phrases", "Just as good as the best."))
    if judged.verdict is Verdict.MISTAKE:
        points = round(judged.cost)
        if judged.decision.is_exact:
            return fill(
                QT_TRANSLATE_NOOP("phrases", "This cost {points}, counted to the end."),
                points=_points(points),
            )
        return fill(
            QT_TRANSLATE_NOOP("phrases", "This cost about {points}, give or take {margin}."),
            points=_points(points),
            margin=number(max(1, round(judged.cost_error))),
        )
    if judged.verdict is Verdict.WORSE:
        return fill(
            QT_TRANSLATE_NOOP("phrases", "This perhaps cost {points}, give or take {margin}."),
            points=_points(round(judged.cost)),
            margin=number(max(1, round(judged.cost_error))),
        )
    return fill(_VERDICTS[judged.verdict])


def _points(count: int) -> str:
    return COUNTS.points(count).replace(str(count), number(count))


def you_did(judged: Judged) -> str:
    """Over what was done."""
    return fill(
        QT_TRANSLATE_NOOP("phrases", "You chose: {action}"),
        action=action_phrase(judged.decision.taken, judged.decision.view.phase),
    )


def spoken_line(judged: Judged) -> str:
    """A decision as a screen reader says it: what was done, what was better if anything, how it stands."""
    view = judged.decision.view
    said = [
        fill(
            QT_TRANSLATE_NOOP("phrases", "In trick {trick} you chose: {action}."),
            trick=number(trick_number(view)),
            action=action_phrase(judged.decision.taken, view.phase),
        )
    ]
    if judged.verdict in COSTLY:
        first = judged.advice.options[0].action
        said.append(
            fill(
                QT_TRANSLATE_NOOP("phrases", "It was better to choose: {action}."),
                action=action_phrase(first, view.phase),
            )
        )
    return " ".join([*said, verdict(judged)])


def expected(judged: Judged) -> str:
    """What was to be expected after a decision, in one line."""
    if judged.decision.is_exact:
        return fill(
            QT_TRANSLATE_NOOP("phrases", "Result after that, if both play their best: {points}"),
            points=value(judged.taken),
        )
    return fill(
        QT_TRANSLATE_NOOP("phrases", "Expected result after that: {points} {margin}"),
        points=value(judged.taken),
        margin=margin(judged.error),
    )


def again(chance: Chance) -> str:
    """When else the same was missed; empty if never."""
    if not chance.again:
        return ""
    tricks = dict.fromkeys(trick_number(one.decision.view) for one in chance.again)
    return COUNTS.again_in(len(tricks)).replace("{tricks}", listed([number(trick) for trick in tricks]))


def spoken(judged: Judged | None) -> str:
    """A decision with what was to be expected then; empty for none."""
    return "" if judged is None else f"{spoken_line(judged)} {expected(judged)}"


def progress(done: int, count: int) -> str:
    """How far the review is."""
    return fill(
        QT_TRANSLATE_NOOP("phrases", "{done} of {count} decisions weighed"),
        done=number(done),
        count=number(count),
    )


def nothing_worse(complete: bool) -> str:
    """In place of the list where no decision cost anything."""
    if complete:
        return fill(
            QT_TRANSLATE_NOOP(
                "phrases", "No decision cost anything that could be told from nothing. Well played!"
            )
        )
    return fill(QT_TRANSLATE_NOOP("phrases", "Nothing found so far that cost points."))


def failures(count: int) -> str:
    """What could not be valued; empty if nothing."""
    return COUNTS.decisions_failed(count) if count else ""


def graph_name() -> str:
    """The graph, as a screen reader says it."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Expected difference at the end of the deal, trick by trick"))


def graph_signs() -> str:
    """What the signs of the graph mean."""
    return fill(
        QT_TRANSLATE_NOOP(
            "phrases",
            "The line is the expected result after each choice, the band its margin. A triangle is a choice "
            "that cost points, hollow if only perhaps. Lozenges are melds: yours above, the other player’s "
            "below.",
        )
    )


def counted() -> str:
    """In the strict phase."""
    return fill(QT_TRANSLATE_NOOP("phrases", "counted to the end"))


def balance_meaning() -> str:
    """What luck and play are measured by."""
    return fill(
        QT_TRANSLATE_NOOP(
            "phrases",
            "In every sampled deal both go on as a skilled player would. What he would have gained or lost "
            "from card to card is luck; what you did better or worse than he would have is play.",
        )
    )


def part_names(one: Balance, name: str) -> tuple[tuple[str, float, float], ...]:
    """What the final difference is made of: name, points, standard error; `name` is the other player's."""
    found = [
        (fill(QT_TRANSLATE_NOOP("phrases", "The cards dealt")), one.start, one.start_error),
        (fill(QT_TRANSLATE_NOOP("phrases", "Draws, and {name}’s play"), name=name), one.luck, one.luck_error),
        (fill(QT_TRANSLATE_NOOP("phrases", "{name}’s slips in the ending"), name=name), one.given, 0.0),
        (
            fill(QT_TRANSLATE_NOOP("phrases", "Your play, beside a skilled player’s")),
            one.play,
            one.play_error,
        ),
    ]
    if one.left:
        found.append((fill(QT_TRANSLATE_NOOP("phrases", "Not yet weighed")), one.left, 0.0))
    return tuple(found)


def result_name() -> str:
    """The final difference."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Result"))


def points(count: int) -> str:
    """A count as the language writes it."""
    return number(count)


def mark(which: str) -> str:
    """What is written over a card of the board."""
    return fill(_MARKS[which])


def board(view: PlayerView, name: str) -> str:
    """A board in words; `name` is the other player's."""
    said = []
    if view.trump is not None:
        said.append(trump_sentence(view.trump))
    if view.lead is not None:
        said.append(
            fill(QT_TRANSLATE_NOOP("phrases", "{name} had led {card}."), name=name, card=the_card(view.lead))
        )
    other = view.exposed[1 - view.seat]
    if other:
        said.append(
            fill(
                QT_TRANSLATE_NOOP("phrases", "{name} had laid open: {cards}."), name=name, cards=_cards(other)
            )
        )
    said.append(fill(QT_TRANSLATE_NOOP("phrases", "Your hand: {cards}."), cards=_cards(view.hand)))
    return " ".join(said)


def _cards(cards: Iterable[Card]) -> str:
    return cards_listed(sorted(cards))

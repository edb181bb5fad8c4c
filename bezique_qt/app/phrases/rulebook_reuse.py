"""The rule book's section on using a card again.

Whether an example scores is not written here but asked of the engine, so that it holds for house rules.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP
from bezique_qt.app.phrases.rulebook_words import Section, Writer, classic_of, points, say
from bezique_qt.rules import Card, Declared, Variant
from bezique_qt.rules.melds import Shape, barred, restorable, shape_of

_LAW: Final[dict[tuple[str, bool], str]] = {
    ("class", False): QT_TRANSLATE_NOOP(
        "rulebook",
        "A card that has been declared may always serve in a meld of another class. In one of the same class"
        " it serves again only if the new meld is worth more than the earlier one.",
    ),
    ("class", True): QT_TRANSLATE_NOOP(
        "rulebook",
        "A card that has been declared may always serve in a meld of another class. In one of the same class"
        " it serves again only if the new meld is worth at least as much as the earlier one.",
    ),
    ("value", False): QT_TRANSLATE_NOOP(
        "rulebook",
        "A card that has been declared serves again, whatever the class, only in a meld that is worth at"
        " least as much as the earlier one.",
    ),
    ("value", True): QT_TRANSLATE_NOOP(
        "rulebook",
        "A card that has been declared serves again, whatever the class, only in a meld that is worth at"
        " least as much as each earlier one that it was part of.",
    ),
}


def reuse(v: Variant) -> Section:
    """The law, switch by switch, and what follows from it."""
    page = Writer(v)
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "Melds are of three classes: marriages and sequences; beziques; four of a rank.",
            )
        ),
        taken=classic_of(v),
    )
    page.rule(
        say(_LAW[v.reuse, v.reform]),
        "reuse",
        rules=("meld-worth-more", "meld-worth-as-much"),
    )
    _same_set(v, page)
    _broken(v, page)
    _growing(v, page)
    for example in EXAMPLES:
        answer = example.answer(v)
        if answer is not None:
            text, worth, rule = answer
            page.example(
                say(text, points=points(worth)),
                "reuse",
                "reform",
                "bezique_grows",
                "marriage_restores_set",
                rules=(rule,) if rule else (),
            )
    return page.section("reuse", say(QT_TRANSLATE_NOOP("rulebook", "Using a card again")))


def _same_set(v: Variant, page: Writer) -> None:
    if v.marriage_restores_set:
        text = QT_TRANSLATE_NOOP(
            "rulebook",
            "The same set of cards never scores twice in one class, with one exception: the same king and"
            " queen may marry again where that makes another broken marriage of their suit whole (law 35).",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "rulebook",
            "The same set of cards never scores twice in one class, and a king and queen make no exception.",
        )
    page.rule(say(text), "marriage_restores_set", rules=("meld-same-set",))


def _broken(v: Variant, page: Writer) -> None:
    if v.reform:
        page.rule(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook",
                    "A meld that has lost cards to play may be made whole with others and scores again. A"
                    " meld of the same kind and suit that takes cards of a scored one scores only so: the"
                    " scored one must have lost at least one card to play and kept at least one, and the"
                    " new meld must hold all that is left of it. Each meld is made whole once, but the new"
                    " one may be in its turn.",
                )
            ),
            "reform",
            rules=("meld-restore", "meld-fresh-card"),
        )
        return
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "A meld that has lost a card to play cannot be made whole with another, to score again.",
            )
        ),
        "reform",
        rules=("meld-restore",),
    )
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "A new meld must also hold at least one card that has not yet been in a meld of its class.",
            )
        ),
        "reform",
        rules=("meld-fresh-card",),
        taken=classic_of(v),
    )


def _growing(v: Variant, page: Writer) -> None:
    if v.bezique_grows:
        text = QT_TRANSLATE_NOOP(
            "rulebook",
            "A bezique grows: pairs that have scored may be part of a higher bezique when the other laws"
            " allow it.",
        )
    elif v.reform:
        text = QT_TRANSLATE_NOOP(
            "rulebook",
            "A bezique does not grow: a double or higher one is laid all at once, with no card that has been"
            " in a bezique of another kind.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "rulebook",
            "A bezique does not grow: a double or higher one is laid all at once, and no card is ever in two"
            " beziques.",
        )
    page.rule(say(text), "bezique_grows", rules=("bezique-grows",))


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(sorted(Card.of(code) for code in codes.split()))


def _shape(v: Variant, cards: tuple[Card, ...]) -> Shape | None:
    return shape_of(v, "S", cards)


@dataclass(frozen=True)
class Example:
    """A meld after earlier ones, with spades as trumps.

    `earlier` is what came before in its order, one after each trick: a set of cards that scored, or a
    single card that was played.  `scores` is told if the engine lets the meld score, else `barred`.
    """

    earlier: tuple[tuple[Card, ...], ...]
    cards: tuple[Card, ...]
    scores: str
    barred: str

    def answer(self, v: Variant) -> tuple[str, int, str | None] | None:
        """The sentence, the points of the meld and the rule that bars it.

        None where the variant lacks the packs or the melds of which the example speaks, or where its
        earlier melds could not have scored.
        """
        hand = {card for cards in (*self.earlier, self.cards) for card in cards}
        if any(card.copy > v.packs for card in hand):
            return None
        declared: list[Declared] = []
        for window, cards in enumerate(self.earlier, 1):
            if len(cards) == 1:
                hand.remove(cards[0])
                continue
            shape = _shape(v, cards)
            if shape is None or self._refusal(v, declared, hand, cards, window) is not None:
                return None
            restored = restorable(tuple(declared), shape, cards, frozenset(hand)) if v.reform else None
            declared = [replace(old, restored=True) if old is restored else old for old in declared]
            declared.append(
                Declared(shape.kind, cards, shape.suit, shape.points, window, True, scored_window=window)
            )
        shape = _shape(v, self.cards)
        if shape is None:
            return None
        rule = self._refusal(v, declared, hand, self.cards, len(self.earlier) + 1)
        return (self.scores if rule is None else self.barred), shape.points, rule

    @staticmethod
    def _refusal(
        v: Variant, declared: list[Declared], hand: set[Card], cards: tuple[Card, ...], window: int
    ) -> str | None:
        shape = _shape(v, cards)
        assert shape is not None
        why = barred(v, "S", tuple(declared), frozenset(hand), shape, cards, window)
        return why.rule if why is not None else None


def _example(earlier: str, cards: str, scores: str, barred: str) -> Example:
    return Example(tuple(_cards(step) for step in earlier.split(",")), _cards(cards), scores, barred)


EXAMPLES: Final[tuple[Example, ...]] = (
    _example(
        "KS1 QS1",
        "AS1 TS1 KS1 QS1 JS1",
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: a royal marriage has scored. With ace, ten and jack of trumps added, the sequence"
            " scores {points} more.",
        ),
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: a royal marriage has scored. Even with ace, ten and jack of trumps added, the sequence"
            " does not score its {points}.",
        ),
    ),
    _example(
        "AS1 TS1 KS1 QS1 JS1",
        "KS1 QS1",
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: a sequence has scored. Its king and queen may still score {points} as a royal"
            " marriage.",
        ),
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: a sequence has scored. Its king and queen do not score the {points} of a royal"
            " marriage any more; another king and queen of trumps do.",
        ),
    ),
    _example(
        "KS1 KH1 KD1 KC1",
        "KH1 QH1",
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: four kings have scored. One of these kings may marry a queen of his suit for {points}:"
            " a marriage is of another class.",
        ),
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: four kings have scored. None of these kings may marry a queen of his suit for"
            " {points}, because the marriage is worth less.",
        ),
    ),
    _example(
        "KH1 QH1",
        "KS1 KH1 KD1 KC1",
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: a king has been married. Three more kings may join him, and the four score {points}.",
        ),
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: a king has been married. Three more kings that join him do not score {points}.",
        ),
    ),
    _example(
        "KS1 KH1 KD1 KC1, KD1",
        "KS1 KH1 KD2 KC1",
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: four kings have scored and one of them has been played. A new king makes the other"
            " three whole, and the four score {points} again.",
        ),
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: four kings have scored and one of them has been played. A new king beside the other"
            " three does not score {points} again.",
        ),
    ),
    _example(
        "QS1 QH1 QD1 QC1",
        "QS1 QH1 QD1 QC2",
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: four queens have scored and all are still in the hand. With a fifth queen three of"
            " them score {points} again.",
        ),
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: four queens have scored and all are still in the hand. A fifth queen with three of"
            " them does not score {points} again.",
        ),
    ),
    _example(
        "QS1 JD1",
        "QS1 JD2",
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: a bezique has scored and is still in the hand. Its queen scores {points} again with"
            " another jack.",
        ),
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: a bezique has scored and is still in the hand. Its queen does not score {points} again"
            " with another jack.",
        ),
    ),
    _example(
        "QS1 JD1",
        "QS1 QS2 JD1 JD2",
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: a bezique has scored. With a second pair added, all four cards score {points} as a"
            " double bezique.",
        ),
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: a bezique has scored. With a second pair added, the four cards do not score the"
            " {points} of a double bezique.",
        ),
    ),
    _example(
        "QS1 JD1, QS2 JD2",
        "QS1 QS2 JD1 JD2",
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: two beziques have scored, each with its own queen and jack. The same four cards still"
            " score {points} as a double bezique.",
        ),
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: two beziques have scored, each with its own queen and jack. The same four cards do not"
            " score the {points} of a double bezique.",
        ),
    ),
    _example(
        "KC1 QC1, KC2 QC2, QC1, KC2, KC1 QC2",
        "KC1 QC2",
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: two marriages of clubs have scored; the queen of one and the king of the other have"
            " been played. The two cards left have scored as a marriage once and now score {points} once"
            " more.",
        ),
        QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: two marriages of clubs have scored; the queen of one and the king of the other have"
            " been played. The two cards left score no second time the {points} of a marriage.",
        ),
    ),
)

"""The rule book's sections on the dix and on the carte blanche."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP
from bezique_qt.app.phrases.rulebook_words import Section, Writer, points, say
from bezique_qt.rules import Variant

_WHEN: Final[dict[str, str]] = {
    "turn": QT_TRANSLATE_NOOP(
        "rulebook",
        "It is claimed on one’s own turn: before playing a card, or after a trick that one has won.",
    ),
    "turn-after-trick": QT_TRANSLATE_NOOP(
        "rulebook",
        "It is claimed on one’s own turn, before playing a card or after a trick that one has won, but not"
        " before one has won a first trick in the deal.",
    ),
    "window": QT_TRANSLATE_NOOP(
        "rulebook", "It is claimed only after a trick that one has won, before the draw."
    ),
}
_EXCHANGE: Final[dict[str, str]] = {
    "any": QT_TRANSLATE_NOOP(
        "rulebook",
        "Whoever claims it may take the turned card into the hand and leave the seven in its place, as long"
        " as the turned card is not a seven itself. The claim may also be made without this exchange, which"
        " then stays open to a later one.",
    ),
    "first": QT_TRANSLATE_NOOP(
        "rulebook",
        "Only the first claim of a deal may take the turned card into the hand and leave the seven in its"
        " place, and only if the turned card is not a seven itself. A first claim without this exchange uses"
        " it up for both players.",
    ),
}


def dix(v: Variant) -> Section:
    """The seven of trumps."""
    page = Writer(v)
    title = say(QT_TRANSLATE_NOOP("rulebook", "The seven of trumps: the dix"))
    if not v.dix:
        page.rule(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook",
                    "There is no dix: a seven of trumps in the hand is the lowest trump, scores nothing of"
                    " its own and is not exchanged for anything.",
                )
            ),
            "dix",
            rules=(
                "dix-none",
                "dix-not-seven",
                "dix-claimed",
                "dix-not-yet",
                "dix-window-only",
                "dix-stock-out",
                "exchange-used",
                "exchange-seven",
            ),
            taken="program" if v.id == "rubicon-1887" else None,
        )
        return page.section("dix", title)
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "The seven of trumps is called the dix. A player who holds one may show it and"
                " claim {points} for it; each of these sevens scores once.",
            ),
            points=points(v.dix),
        ),
        "dix",
        rules=("dix-none", "dix-not-seven", "dix-claimed"),
    )
    page.rule(say(_WHEN[v.dix_when]), "dix_when", rules=("dix-not-yet", "dix-window-only"))
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook", "After the last draw a seven that has not been claimed scores nothing any more."
            )
        ),
        rules=("dix-stock-out",),
        taken="hoffmann" if v.id == "besigue-fr" else None,
    )
    page.rule(say(_EXCHANGE[v.dix_exchange]), "dix_exchange", rules=("exchange-used", "exchange-seven"))
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook", "A claim is no meld: it never counts among the melds allowed after one trick."
            )
        ),
        taken="hoffmann",
    )
    return page.section("dix", title)


def carte_blanche(v: Variant) -> Section:
    """A hand without court cards."""
    page = Writer(v)
    title = say(QT_TRANSLATE_NOOP("rulebook", "Carte blanche"))
    rules = ("no-carte-blanche", "carte-blanche-open")
    if not v.carte_blanche:
        page.rule(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook",
                    "A hand without king, queen and jack scores nothing; there is no carte blanche.",
                )
            ),
            "carte_blanche",
            rules=rules,
        )
        return page.section("carte-blanche", title)
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "A player who is dealt neither king nor queen nor jack may show his hand and scores"
                " {points}: carte blanche.",
            ),
            points=points(v.carte_blanche),
        ),
        "carte_blanche",
        rules=rules,
    )
    how = "portland" if v.id.startswith("rubicon-nl") else None
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "It is shown before the first card is led, by the leader first and then by the dealer. The"
                " cards go back into the hand, but the other player has seen them.",
            )
        ),
        rules=rules,
        taken="portland" if v.id != "rubicon-1887" else None,
    )
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "Whoever has shown it and then draws another card that is no court may show that one too,"
                " for {points} again, and so on after each draw but the last. The first court drawn, or one"
                " chance passed over, ends it.",
            ),
            points=points(v.carte_blanche),
        ),
        "carte_blanche",
        taken=how,
    )
    return page.section("carte-blanche", title)

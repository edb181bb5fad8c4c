"""The rule book's sections on playing tricks: with a stock, after a trick, and the last ones."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.counts import number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP
from bezique_qt.app.phrases.rulebook_words import Section, Writer, classic_of, say
from bezique_qt.rules import Variant


def tricks(v: Variant) -> Section:
    """A trick while cards are drawn."""
    page = Writer(v)
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "One player leads a card of his hand, the other adds one of his. As long as cards are drawn,"
                " both may play whatever they like: nobody need follow suit, and each plays only when it is"
                " his turn.",
            )
        ),
        rules=("not-your-turn", "not-in-hand"),
    )
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "The higher trump wins the trick. Without a trump in it the higher card of the suit led"
                " wins, so a plain card of another suit never does.",
            )
        )
    )
    page.rule(
        say(QT_TRANSLATE_NOOP("rulebook", "Of two identical cards the one that was led wins.")),
        taken=None if v.id == "besigue-fr" else classic_of(v),
    )
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "After each trick its winner draws first and the other player second, and the winner leads"
                " to the next trick. When the last card has been played the deal is over, and nothing more"
                " can be done in it.",
            )
        ),
        rules=("deal-over",),
    )
    return page.section("tricks", say(QT_TRANSLATE_NOOP("rulebook", "Playing a trick")))


def declaring(v: Variant) -> Section:
    """The window after a trick."""
    page = Writer(v)
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "Only the winner of a trick may declare, after the trick and before he draws. The cards of"
                " a meld are laid face up; they still belong to the hand and may be played in any later"
                " trick.",
            )
        ),
        rules=("no-window",),
    )
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "All the cards of a meld must be in the hand at that moment, face up or not. A card that has"
                " been played is gone. Nobody is ever bound to declare.",
            )
        ),
    )
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "The winner ends his declaring by drawing. Only when both players have drawn is the next"
                " card led; where there is nothing to declare and nothing to pass, a card must be played.",
            )
        ),
        rules=("window-open", "nothing-to-pass"),
    )
    _limit(v, page)
    if v.turns_card:
        last = QT_TRANSLATE_NOOP(
            "rulebook",
            "When one card of the stock is left beside the turned card, the winner of the trick draws it and"
            " the loser takes the turned card. Before this last draw the winner may still declare; after it"
            " nobody may.",
        )
    else:
        last = QT_TRANSLATE_NOOP(
            "rulebook",
            "The stock is drawn to its last card. Before this last draw the winner of the trick may still"
            " declare; after it nobody may.",
        )
    page.rule(say(last), "trump_from")
    return page.section("declaring", say(QT_TRANSLATE_NOOP("rulebook", "After a trick: declaring")))


def _limit(v: Variant, page: Writer) -> None:
    if v.melds_per_window == 0:
        text = say(
            QT_TRANSLATE_NOOP(
                "rulebook", "After one trick its winner may score as many melds as he holds, one by one."
            )
        )
    elif v.melds_per_window == 1:
        text = say(
            QT_TRANSLATE_NOOP(
                "rulebook", "After one trick only one meld may be scored; any other has to wait for another."
            )
        )
    else:
        text = say(
            QT_TRANSLATE_NOOP("rulebook", "After one trick no more than {melds} melds may be scored."),
            melds=number(v.melds_per_window),
        )
    page.rule(text, "melds_per_window", rules=("meld-limit",))


_DUTY: Final[dict[str, str]] = {
    "beat": QT_TRANSLATE_NOOP(
        "rulebook",
        "The second player must follow suit, and must beat the card led if he can do so in its suit. A"
        " player who cannot follow must trump if he can; one who can do neither plays what he likes.",
    ),
    "follow": QT_TRANSLATE_NOOP(
        "rulebook",
        "The second player must follow suit, but need not beat the card led. A player who cannot follow plays"
        " what he likes, a trump or not.",
    ),
}


def last_tricks(v: Variant) -> Section:
    """The strict phase."""
    page = Writer(v)
    page.rule(
        say(
            QT_TRANSLATE_NOOP(
                "rulebook",
                "After the last draw both players take their exposed cards back into the hand and play the"
                " last {tricks} tricks under stricter rules. The winner of the trick before leads.",
            ),
            tricks=number(v.hand),
        ),
        "hand",
    )
    page.rule(say(_DUTY[v.strict_duty]), "strict_duty", rules=("follow-suit", "must-beat", "must-trump"))
    if v.strict_duty == "beat":
        page.rule(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook", "An identical card does not beat; any lower card of the suit will then do."
                )
            ),
            "strict_duty",
            taken=None if v.id == "besigue-fr" else classic_of(v),
        )
        page.example(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook",
                    "Example: the queen of hearts is led. With the king and the seven of hearts in hand, the"
                    " king must be played; with the seven alone, the seven; with no heart, a trump.",
                )
            ),
            "strict_duty",
        )
    else:
        page.example(
            say(
                QT_TRANSLATE_NOOP(
                    "rulebook",
                    "Example: the queen of hearts is led. With the king and the seven of hearts in hand,"
                    " either will do; with no heart, any card.",
                )
            ),
            "strict_duty",
        )
    return page.section("last-tricks", say(QT_TRANSLATE_NOOP("rulebook", "The last tricks")))

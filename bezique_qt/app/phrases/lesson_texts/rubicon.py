"""Lessons with four packs: making trumps, filling melds up, carte blanche, and the rubicon itself."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP
from bezique_qt.app.phrases.lesson_texts.text import LessonText

TEXTS: Final[dict[str, LessonText]] = {
    "make-trumps": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "Make trumps"),
        line=QT_TRANSLATE_NOOP("phrases", "No card is turned: the first marriage decides."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "In Rubicon there are no trumps until somebody scores a marriage: it counts 40, and its suit "
            "becomes trumps. In the Dutch game any number of melds may score after one trick. You hold two "
            "marriages, and five hearts that might be more.",
        ),
        goals={
            "trumps": QT_TRANSLATE_NOOP("phrases", "Make hearts trumps."),
            "sequence": QT_TRANSLATE_NOOP("phrases", "Score the sequence after the same trick."),
        },
        failures={
            "wrong-suit": QT_TRANSLATE_NOOP(
                "phrases",
                "Now clubs are trumps, and your five hearts are a plain sequence: 150 instead of 250.",
            ),
            "plain": QT_TRANSLATE_NOOP(
                "phrases",
                "Without trumps the five hearts are a plain sequence, 150. Marry first: then the same cards "
                "are worth 250.",
            ),
            "broke": QT_TRANSLATE_NOOP(
                "phrases", "That card belongs to your sequence. Win the trick with the ace of spades."
            ),
            "drew": QT_TRANSLATE_NOOP(
                "phrases", "You drew too soon: marriage and sequence may both score after one trick."
            ),
        },
        hints={
            "suit": QT_TRANSLATE_NOOP(
                "phrases", "You hold ace, ten, king, queen and jack of one suit: make it trumps."
            ),
            "first": QT_TRANSLATE_NOOP("phrases", "First king and queen of hearts, then all five."),
        },
        won=QT_TRANSLATE_NOOP("phrases", "290 points at one go, and your best suit is trumps."),
    ),
    "two-beziques": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "Three melds from four cards"),
        line=QT_TRANSLATE_NOOP("phrases", "40 and 40 and 500, in the right order."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "In the Dutch game a card may score again in any meld that is worth at least as much, even after"
            " the same trick. Two queens of spades and two jacks of diamonds are two beziques, and all "
            "together a double one.",
        ),
        goals={
            "one": QT_TRANSLATE_NOOP("phrases", "Win a trick and score a bezique."),
            "two": QT_TRANSLATE_NOOP("phrases", "Score the second bezique."),
            "double": QT_TRANSLATE_NOOP("phrases", "Score the double bezique."),
        },
        failures={
            "double-first": QT_TRANSLATE_NOOP(
                "phrases",
                "500 points, but not all that was there: after the double bezique its cards score in no "
                "single one any more.",
            ),
            "broke": QT_TRANSLATE_NOOP(
                "phrases", "That was one of the four. Win the trick with the ace of hearts."
            ),
            "drew": QT_TRANSLATE_NOOP("phrases", "You drew too soon: the same cards had more to give."),
        },
        hints={
            "all": QT_TRANSLATE_NOOP("phrases", "These four make three melds."),
            "small": QT_TRANSLATE_NOOP("phrases", "First each pair alone, then all four together."),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases", "580 points after one trick, and only the order made the difference."
        ),
    ),
    "re-form": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "Break it and score again"),
        line=QT_TRANSLATE_NOOP("phrases", "A meld that has lost a card may be filled up."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "Your four queens have scored, 60 points, and you have drawn a fifth. As long as the four lie "
            "there, she earns nothing. But in the Dutch game a meld that has lost a card to play may be "
            "filled up, and then it scores again.",
        ),
        goals={
            "broken": QT_TRANSLATE_NOOP("phrases", "Play one of the four queens that have scored."),
            "again": QT_TRANSLATE_NOOP("phrases", "Win a trick and score four queens again."),
        },
        failures={
            "fifth": QT_TRANSLATE_NOOP(
                "phrases",
                "That was the fresh queen. Play one of the four, and let the fifth fill her place.",
            ),
            "intact": QT_TRANSLATE_NOOP(
                "phrases",
                "The four queens are still complete, so the fifth has no gap to fill. Play one of them "
                "first.",
            ),
            "drew": QT_TRANSLATE_NOOP("phrases", "You drew, and the four queens have not scored again."),
        },
        hints={
            "five": QT_TRANSLATE_NOOP("phrases", "These four have scored. One of them must go."),
            "lead": QT_TRANSLATE_NOOP(
                "phrases", "Lead the queen of clubs from the table: {name} cannot beat her."
            ),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases",
            "60 points once more, and with a sixth queen it would go on. In the classic game it is barred.",
        ),
    ),
    "carte-blanche": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "Carte blanche"),
        line=QT_TRANSLATE_NOOP("phrases", "A hand without king, queen or jack."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "Nine cards, and no king, queen or jack among them: a carte blanche. Shown before the first card"
            " is played it scores 50. And if the next card you draw is none either, show again for another "
            "50, until the first of them comes.",
        ),
        goals={
            "show": QT_TRANSLATE_NOOP("phrases", "Show the carte blanche."),
            "again": QT_TRANSLATE_NOOP("phrases", "Play a trick, draw, and show again."),
        },
        failures={
            "passed-first": QT_TRANSLATE_NOOP(
                "phrases",
                "You passed. Who does not show at the first chance has no later one in this deal.",
            ),
            "passed-second": QT_TRANSLATE_NOOP(
                "phrases", "The card you drew was neither king, queen nor jack: it was worth another 50."
            ),
        },
        hints={
            "none": QT_TRANSLATE_NOOP("phrases", "Press the button beside your cards before you play."),
            "drawn": QT_TRANSLATE_NOOP("phrases", "Play any card. After the draw, show again."),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases",
            "100 points from a hand that looked like nothing. The price: {name} has seen your cards.",
        ),
    ),
    "queen-of-trumps": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "Which queen is it?"),
        line=QT_TRANSLATE_NOOP("phrases", "Here the queen of trumps makes the bezique."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "In this Dutch variant the bezique is the queen of trumps with the jack of the paired suit: "
            "spades go with diamonds, clubs with hearts. The first bezique makes its queen’s suit trumps, "
            "and then only that queen counts. You hold two pairs with queens of clubs, and one with the "
            "queen of diamonds.",
        ),
        goals={
            "clubs": QT_TRANSLATE_NOOP("phrases", "Win a trick and make clubs trumps with a bezique."),
            "double": QT_TRANSLATE_NOOP("phrases", "Score the double bezique after the same trick."),
        },
        failures={
            "diamonds": QT_TRANSLATE_NOOP(
                "phrases", "Now diamonds are trumps, and your two queens of clubs make no bezique any more."
            ),
            "broke": QT_TRANSLATE_NOOP("phrases", "That was one of the four cards of your double bezique."),
            "drew": QT_TRANSLATE_NOOP(
                "phrases", "You drew too soon: the double bezique may score after the same trick."
            ),
        },
        hints={
            "pairs": QT_TRANSLATE_NOOP(
                "phrases", "Three pairs: two with a queen of clubs, one with a queen of diamonds."
            ),
            "more": QT_TRANSLATE_NOOP("phrases", "Choose the queen of whom you hold two."),
        },
        won=QT_TRANSLATE_NOOP("phrases", "One choice decides the deal: take the queen of whom you hold two."),
    ),
    "save-the-rubicon": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "Save the rubicon"),
        line=QT_TRANSLATE_NOOP("phrases", "Who stays below 1000 pays dearly."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "Three tricks left: you have {yours} points, {name} has {theirs}. Below {line} the points of "
            "both are counted against you; from {line} on only the difference. The last trick is worth 50. "
            "Hearts are trumps, and {name} holds the aces of hearts and spades and a seven of diamonds.",
        ),
        goals={
            "last": QT_TRANSLATE_NOOP("phrases", "Win the last trick."),
            "rubicon": QT_TRANSLATE_NOOP("phrases", "Reach {line} points."),
        },
        failures={
            "trump-first": QT_TRANSLATE_NOOP(
                "phrases",
                "Your only trump falls to the ace, and the last trick with it. You stay below the rubicon, "
                "and both scores are counted against you.",
            ),
        },
        hints={
            "count": QT_TRANSLATE_NOOP("phrases", "You need 50 more: only the last trick brings them."),
            "void": QT_TRANSLATE_NOOP(
                "phrases", "{name} has no clubs. Lead one, and the ace of trumps has to fall on it."
            ),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases", "The rubicon is saved: the game is lost, but it costs you only {value} points."
        ),
    ),
}

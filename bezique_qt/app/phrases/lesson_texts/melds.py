"""Lessons about melds: the bezique, cards that serve twice, and what comes first."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP
from bezique_qt.app.phrases.lesson_texts.text import LessonText

TEXTS: Final[dict[str, LessonText]] = {
    "bezique": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "The bezique"),
        line=QT_TRANSLATE_NOOP("phrases", "A queen and a jack give the game its name."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "The queen of spades and the jack of diamonds together are a bezique, 40 points. They look like "
            "two poor cards, and that is the danger. {name} leads the queen of hearts.",
        ),
        goals={
            "trick": QT_TRANSLATE_NOOP("phrases", "Win the trick, and keep the two."),
            "bezique": QT_TRANSLATE_NOOP("phrases", "Score the bezique."),
        },
        failures={
            "broke": QT_TRANSLATE_NOOP(
                "phrases",
                "There goes half of the bezique. Learn to see these two at a glance: queen of spades, jack "
                "of diamonds.",
            ),
            "drew": QT_TRANSLATE_NOOP("phrases", "You drew without declaring: the bezique has not scored."),
        },
        hints={
            "pair": QT_TRANSLATE_NOOP("phrases", "These two are the bezique. Play neither of them."),
            "king": QT_TRANSLATE_NOOP("phrases", "The king of hearts beats the queen."),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases",
            "40 points. Keep both cards as long as you can: with a second pair they make a double bezique, "
            "and that is worth 500.",
        ),
    ),
    "double-bezique": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "The double bezique"),
        line=QT_TRANSLATE_NOOP("phrases", "Both pairs together: 500 points."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "Your bezique has scored, and both its cards are still yours. Now you hold the second queen of "
            "spades and the second jack of diamonds as well. {name} leads the nine of hearts.",
        ),
        goals={
            "trick": QT_TRANSLATE_NOOP("phrases", "Win the trick."),
            "double": QT_TRANSLATE_NOOP("phrases", "Score the double bezique."),
        },
        failures={
            "broke": QT_TRANSLATE_NOOP(
                "phrases",
                "A double bezique needs all four cards in your hand at once. One of them is gone.",
            ),
            "single-again": QT_TRANSLATE_NOOP(
                "phrases",
                "40 points, and 500 lost: two pairs that have both scored make no double bezique any more. "
                "One of its cards at least must be fresh.",
            ),
            "drew": QT_TRANSLATE_NOOP(
                "phrases", "You drew with 500 points in your hand. Who knows whether you win another trick?"
            ),
        },
        hints={
            "win": QT_TRANSLATE_NOOP("phrases", "The ten of hearts beats the nine."),
            "all-four": QT_TRANSLATE_NOOP("phrases", "Choose the double bezique, not another single one."),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases",
            "500 points, the greatest meld with two packs. That is why one holds on to the first pair.",
        ),
    ),
    "four-kings": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "A card serves twice"),
        line=QT_TRANSLATE_NOOP("phrases", "A married king still counts among four kings."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "Your marriage of clubs has scored, and its king lies before you. Four kings are worth 80 "
            "points. A card that has scored may score again in a meld of another class: marriages and "
            "sequences are one class, four of a rank the second, beziques the third.",
        ),
        goals={
            "trick": QT_TRANSLATE_NOOP("phrases", "Win a trick."),
            "kings": QT_TRANSLATE_NOOP("phrases", "Score the four kings."),
        },
        failures={
            "broke": QT_TRANSLATE_NOOP(
                "phrases",
                "Now there are only three kings. The married one was not used up: four kings are another "
                "class.",
            ),
            "drew": QT_TRANSLATE_NOOP(
                "phrases", "You drew without declaring: the four kings have not scored."
            ),
        },
        hints={
            "class": QT_TRANSLATE_NOOP("phrases", "The king that has married is one of the four."),
            "win": QT_TRANSLATE_NOOP("phrases", "Lead the ace of spades."),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases",
            "80 points, with a king that had scored already. What he may not do is marry again: a second "
            "queen of clubs needs a fresh king.",
        ),
    ),
    "marriage-first": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "The small one first"),
        line=QT_TRANSLATE_NOOP("phrases", "Royal marriage, then sequence: 290 instead of 250."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "Ace, ten, king, queen and jack of trumps are a sequence, 250 points, and its king and queen are"
            " a royal marriage, 40. Both can score, but in one order only: within its class a card scores "
            "again only in a meld that is worth more.",
        ),
        goals={
            "royal": QT_TRANSLATE_NOOP("phrases", "Score the royal marriage."),
            "sequence": QT_TRANSLATE_NOOP("phrases", "Then score the sequence."),
        },
        failures={
            "sequence-first": QT_TRANSLATE_NOOP(
                "phrases",
                "250 points, but the 40 are lost: king and queen have scored in the sequence, and the "
                "marriage is worth less.",
            ),
            "broke": QT_TRANSLATE_NOOP(
                "phrases", "That card belongs to your sequence. Win your tricks with ace and ten of spades."
            ),
            "drew": QT_TRANSLATE_NOOP(
                "phrases",
                "You won a trick and scored nothing for it. Two melds need two tricks: waste none.",
            ),
        },
        hints={
            "small": QT_TRANSLATE_NOOP("phrases", "After your first trick, score king and queen alone."),
            "aces": QT_TRANSLATE_NOOP("phrases", "Ace and ten of spades win the two tricks."),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases", "290 points. As long as there is time, the small meld comes before the large one."
        ),
    ),
    "announce": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "Announce now, score later"),
        line=QT_TRANSLATE_NOOP("phrases", "One meld scores, the other lies ready."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "In the French game too one meld scores after each trick. But you may lay others beside it: they"
            " are announced, and score after a later trick that you win. Play a card of an announced meld, "
            "and it is lost.",
        ),
        goals={
            "score": QT_TRANSLATE_NOOP("phrases", "Win a trick and score one meld."),
            "announce": QT_TRANSLATE_NOOP("phrases", "Announce the other after the same trick."),
            "later": QT_TRANSLATE_NOOP("phrases", "Score it after your next trick."),
        },
        failures={
            "lost-announcement": QT_TRANSLATE_NOOP(
                "phrases", "You have played a card of the meld that you announced: it can no longer score."
            ),
            "broke": QT_TRANSLATE_NOOP("phrases", "That card belongs to a meld that has not scored yet."),
            "drew": QT_TRANSLATE_NOOP(
                "phrases", "You drew, and nothing has scored for this trick. One meld might have."
            ),
            "kept-quiet": QT_TRANSLATE_NOOP(
                "phrases",
                "You drew without announcing. That is allowed, but this lesson is about it: lay the other "
                "meld too before you draw.",
            ),
        },
        hints={
            "two": QT_TRANSLATE_NOOP("phrases", "You hold a royal marriage of hearts and a bezique."),
            "order": QT_TRANSLATE_NOOP("phrases", "Score one of them first, then announce the other."),
            "ten": QT_TRANSLATE_NOOP("phrases", "The ten of clubs wins your next trick."),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases",
            "Both have scored. Where a card is to be used again, an announced meld counts from the moment it"
            " was laid.",
        ),
    ),
}

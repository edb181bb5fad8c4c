"""Lessons in the craft: what to throw away, when to wait, brisques, and the last tricks."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP
from bezique_qt.app.phrases.lesson_texts.text import LessonText

TEXTS: Final[dict[str, LessonText]] = {
    "keep": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "What to throw away"),
        line=QT_TRANSLATE_NOOP("phrases", "Some cards have a future, others have none."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "Your bezique has scored. {name} leads the ace of spades, and nothing in your hand beats it. "
            "Which card can you spare? The bezique may still become a double one, king and queen of diamonds"
            " are a marriage that has not scored, and a ten given away is 10 points for {name}.",
        ),
        goals={"kept": QT_TRANSLATE_NOOP("phrases", "Give the trick a card that has no future.")},
        failures={
            "broke-bezique": QT_TRANSLATE_NOOP(
                "phrases",
                "You have broken the bezique. With a second pair it would have been a double bezique, 500 "
                "points: keep such a chance as long as you can.",
            ),
            "broke-marriage": QT_TRANSLATE_NOOP(
                "phrases",
                "You have broken the marriage of diamonds: 20 points that only waited for a trick.",
            ),
            "gave-brisque": QT_TRANSLATE_NOOP(
                "phrases",
                "You have given a ten away. Every ace and ten counts 10 points for whoever wins it.",
            ),
        },
        hints={
            "worth": QT_TRANSLATE_NOOP("phrases", "These five are worth keeping."),
            "idle": QT_TRANSLATE_NOOP("phrases", "Plain sevens, eights and nines make no meld."),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases", "Well thrown away. Plain sevens, eights and nines are the small change of this game."
        ),
    ),
    "all-at-once": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "Let the forty go"),
        line=QT_TRANSLATE_NOOP("phrases", "In the Portuguese game a bezique does not grow."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "You hold both queens of spades and one jack of diamonds. After a trick you could score a "
            "bezique, 40. But in this game a bezique that has scored grows no further: a double bezique, "
            "500, is laid all at once. And nobody has seen the second jack yet.",
        ),
        goals={
            "wait": QT_TRANSLATE_NOOP("phrases", "Win a trick, and draw without declaring."),
            "double": QT_TRANSLATE_NOOP("phrases", "Win another, and score the double bezique."),
        },
        failures={
            "too-early": QT_TRANSLATE_NOOP(
                "phrases",
                "40 points now, and the 500 are gone: here the single bezique never becomes a double one.",
            ),
            "broke": QT_TRANSLATE_NOOP("phrases", "Without that card there is no double bezique."),
            "drew": QT_TRANSLATE_NOOP(
                "phrases", "All four cards are there: this was the moment, and you let it pass."
            ),
        },
        hints={
            "grows-not": QT_TRANSLATE_NOOP("phrases", "These three score 40 now, or wait for a fourth."),
            "odds": QT_TRANSLATE_NOOP(
                "phrases",
                "The missing jack comes to you a little less than half of the time. But 500 is more than "
                "twelve times 40.",
            ),
            "king": QT_TRANSLATE_NOOP("phrases", "Lead the king of hearts next."),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases",
            "500 instead of 40. It was a wager, and a good one. In the classic game you could have had both.",
        ),
    ),
    "brisques": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "Aces and tens"),
        line=QT_TRANSLATE_NOOP("phrases", "Each one in your tricks is worth 10 points."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "An ace or a ten in the tricks you win is a brisque, 10 points. In the Portuguese game the ten "
            "stands low, between the jack and the nine: easily caught and easily lost. {name} leads the king"
            " of spades, and after it a ten.",
        ),
        goals={
            "kept": QT_TRANSLATE_NOOP("phrases", "Lose the king’s trick without giving a brisque away."),
            "took": QT_TRANSLATE_NOOP("phrases", "Then catch the ten of diamonds."),
        },
        failures={
            "gave-brisque": QT_TRANSLATE_NOOP(
                "phrases",
                "That card counts 10 points for {name} now. On a trick that you cannot win, throw neither "
                "ace nor ten.",
            ),
            "let-it-go": QT_TRANSLATE_NOOP(
                "phrases",
                "The ten counts for {name}. Here the jack of diamonds beats it, and so does the ace.",
            ),
        },
        hints={
            "low": QT_TRANSLATE_NOOP(
                "phrases", "Nothing of yours beats the king of spades: give it a small card."
            ),
            "ten": QT_TRANSLATE_NOOP("phrases", "Jack or ace of diamonds takes the ten."),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases",
            "A ten for you, none for {name}. A deal has 16 brisques: 160 points, as much as four beziques.",
        ),
    ),
    "last-tricks": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "The last tricks"),
        line=QT_TRANSLATE_NOOP("phrases", "Follow, beat, trump: now there are duties."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "The stock is out. Now you must follow suit, and beat the card led if you can; without the suit "
            "you must trump. Hearts are trumps. After the jack of clubs {name} has a ten of diamonds, the "
            "king and the nine of hearts: whoever has counted knows. The last trick is worth 10 points.",
        ),
        goals={
            "beat": QT_TRANSLATE_NOOP(
                "phrases", "Do your duty. Try another card first: the table says why it may not be played."
            ),
            "last": QT_TRANSLATE_NOOP("phrases", "Win the last trick."),
        },
        failures={
            "ace-spent": QT_TRANSLATE_NOOP(
                "phrases",
                "The ace trumped a ten, and the king took the last trick from the seven. The seven would "
                "have been enough for the ten.",
            ),
            "lost-last": QT_TRANSLATE_NOOP(
                "phrases",
                "The last trick is {name}’s. After your queen there are two trumps against you: make one of "
                "them fall on the eight of clubs, and keep the ace for the other.",
            ),
        },
        hints={
            "must": QT_TRANSLATE_NOOP(
                "phrases", "You have clubs, and the queen beats the jack: no other card will do."
            ),
            "force": QT_TRANSLATE_NOOP(
                "phrases", "Then lead the eight of clubs: {name} has no club left and must spend a trump."
            ),
            "count": QT_TRANSLATE_NOOP(
                "phrases", "Trump the ten with the seven, and keep the ace for the king."
            ),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases", "The duties bind {name} too: without clubs, your small eight has cost a trump."
        ),
    ),
}

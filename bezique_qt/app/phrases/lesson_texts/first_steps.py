"""The first lessons: tricks, the window after them, marriages and the seven of trumps."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP
from bezique_qt.app.phrases.lesson_texts.text import LessonText

TEXTS: Final[dict[str, LessonText]] = {
    "take-a-trick": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "Take a trick"),
        line=QT_TRANSLATE_NOOP("phrases", "The ten beats the king."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "{name} leads the king of hearts. While there are cards to draw you need not follow suit: play "
            "what you like. The highest card of the suit led wins, or the highest trump. And mind the order:"
            " ace, ten, king, queen, jack, nine, eight, seven.",
        ),
        goals={"trick": QT_TRANSLATE_NOOP("phrases", "Win the trick without spending your trump.")},
        failures={
            "lower-heart": QT_TRANSLATE_NOOP(
                "phrases", "That heart is lower than the king. Only the ace and the ten stand above it."
            ),
            "trump-spent": QT_TRANSLATE_NOOP(
                "phrases",
                "It wins, for any trump beats any plain card. But the ten of hearts would have done it too, "
                "and your trump is gone.",
            ),
            "other-suit": QT_TRANSLATE_NOOP(
                "phrases",
                "However high, a card of another suit does not win the trick unless it is a trump. It takes "
                "a higher heart.",
            ),
        },
        hints={
            "suit": QT_TRANSLATE_NOOP("phrases", "Look at your hearts: which one is higher than the king?"),
            "ten": QT_TRANSLATE_NOOP("phrases", "The ten of hearts: only the ace stands above it."),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases",
            "The ten comes right after the ace. And an ace or ten in your tricks, a brisque, is worth 10 "
            "points besides.",
        ),
    ),
    "declare": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "What tricks are for"),
        line=QT_TRANSLATE_NOOP("phrases", "Who wins a trick may declare."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "Most points lie in melds: certain cards together in one hand. A king and queen of one suit are "
            "a marriage, 20 points. But only the winner of a trick may declare, before the cards are drawn.",
        ),
        goals={
            "trick": QT_TRANSLATE_NOOP("phrases", "Win a trick."),
            "marriage": QT_TRANSLATE_NOOP("phrases", "Declare the marriage of clubs."),
        },
        failures={
            "broke": QT_TRANSLATE_NOOP(
                "phrases",
                "That was half of your marriage, and the other half alone is worth nothing. Win the trick "
                "with a card that you can spare.",
            ),
            "drew": QT_TRANSLATE_NOOP(
                "phrases",
                "You drew without declaring, and 20 points were left lying. Press the button with the "
                "marriage before you draw.",
            ),
        },
        hints={
            "ace": QT_TRANSLATE_NOOP("phrases", "Lead the ace of spades: only a trump could beat it."),
            "chip": QT_TRANSLATE_NOOP(
                "phrases", "After the trick a button with the marriage lies beside your cards. Press it."
            ),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases",
            "20 points, and both cards stay yours: they lie open before you, and you may play them when you "
            "like.",
        ),
    ),
    "one-meld": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "One meld a trick"),
        line=QT_TRANSLATE_NOOP("phrases", "King and queen of trumps are worth twice as much."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "Hearts are trumps. King and queen of trumps are a royal marriage, 40 points; any other marriage"
            " is 20. You hold one of each. But one trick won scores one meld: the other waits for your next "
            "trick.",
        ),
        goals={
            "royal": QT_TRANSLATE_NOOP("phrases", "Win a trick, and score the royal marriage of hearts."),
            "plain": QT_TRANSLATE_NOOP(
                "phrases", "Draw, win another trick, and score the marriage of clubs."
            ),
        },
        failures={
            "broke-royal": QT_TRANSLATE_NOOP(
                "phrases", "That was half of your royal marriage, before it had scored its 40 points."
            ),
            "broke-plain": QT_TRANSLATE_NOOP(
                "phrases", "That was half of your marriage of clubs, before it had scored its 20 points."
            ),
            "drew": QT_TRANSLATE_NOOP(
                "phrases",
                "You won a trick and scored nothing for it. Score one meld after each trick, then draw.",
            ),
        },
        hints={
            "which": QT_TRANSLATE_NOOP("phrases", "Either may come first. The dearer one first is safer."),
            "ten": QT_TRANSLATE_NOOP("phrases", "Ace and ten of spades win tricks and break no marriage."),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases",
            "60 points with two tricks. That is the rhythm of the game: win a trick, score a meld, draw a "
            "card.",
        ),
    ),
    "dix": LessonText(
        title=QT_TRANSLATE_NOOP("phrases", "The seven of trumps"),
        line=QT_TRANSLATE_NOOP("phrases", "The lowest trump buys the turned card."),
        story=QT_TRANSLATE_NOOP(
            "phrases",
            "The turned card beside the stock makes trumps, and here it is the ace of hearts. Whoever holds "
            "the seven of trumps, the dix, may show it for 10 points after a trick that he has won, and "
            "exchange it for the turned card. A meld may score after the same trick.",
        ),
        goals={
            "exchange": QT_TRANSLATE_NOOP("phrases", "Exchange the seven of hearts for the ace."),
            "marriage": QT_TRANSLATE_NOOP("phrases", "Score the marriage of clubs after the same trick."),
        },
        failures={
            "spent": QT_TRANSLATE_NOOP(
                "phrases", "The seven of trumps is played, and with it 10 points and the ace are gone."
            ),
            "broke": QT_TRANSLATE_NOOP("phrases", "That was half of your marriage of clubs."),
            "claimed-only": QT_TRANSLATE_NOOP(
                "phrases",
                "10 points, but the ace stays where it is. Drag the seven onto the turned card, or press the"
                " button that says exchange.",
            ),
            "drew": QT_TRANSLATE_NOOP(
                "phrases", "You drew too soon: the exchange and the marriage both go with one trick."
            ),
        },
        hints={
            "win": QT_TRANSLATE_NOOP("phrases", "Lead the ace of spades to win a trick."),
            "turned": QT_TRANSLATE_NOOP("phrases", "Drag the seven of hearts onto the turned card."),
            "both": QT_TRANSLATE_NOOP("phrases", "Then press the button with the marriage, before you draw."),
        },
        won=QT_TRANSLATE_NOOP(
            "phrases",
            "10 for the seven, 20 for the marriage, and the ace of trumps in your hand. In the French game "
            "you need not even win a trick first.",
        ),
    ),
}

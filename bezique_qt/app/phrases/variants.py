"""The eight games: their names, and three lines each on what is different and where they come from."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, fill

_NAMES: Final[dict[str, str]] = {
    "besigue-pt": QT_TRANSLATE_NOOP("phrases", "Bezique (Portuguese)"),
    "besigue-pt-no-turn": QT_TRANSLATE_NOOP("phrases", "Bezique without a turned card (Portuguese)"),
    "rubicon-pt": QT_TRANSLATE_NOOP("phrases", "Rubicon bezique (Portuguese)"),
    "besigue-fr": QT_TRANSLATE_NOOP("phrases", "Bezique (French)"),
    "rubicon-nl": QT_TRANSLATE_NOOP("phrases", "Rubicon bezique (Dutch)"),
    "rubicon-nl-queen": QT_TRANSLATE_NOOP("phrases", "Rubicon bezique, queen of trumps (Dutch)"),
    "classic": QT_TRANSLATE_NOOP("phrases", "Bezique (classic)"),
    "rubicon-1887": QT_TRANSLATE_NOOP("phrases", "Rubicon bezique (Portland Club)"),
}

_LINES: Final[dict[str, tuple[str, str, str]]] = {
    "besigue-pt": (
        QT_TRANSLATE_NOOP(
            "phrases",
            "Two packs, eight cards each. The turned card makes trumps; king, queen and jack beat the ten.",
        ),
        QT_TRANSLATE_NOOP(
            "phrases",
            "One meld after each trick; a double bezique is laid all at once, not pair by pair.",
        ),
        QT_TRANSLATE_NOOP(
            "phrases", "Source: a Portuguese sheet of rules, “Besigue”, to 1,000 or 1,500 points."
        ),
    ),
    "besigue-pt-no-turn": (
        QT_TRANSLATE_NOOP(
            "phrases", "As the Portuguese game, but no card is turned: there are no trumps at first."
        ),
        QT_TRANSLATE_NOOP(
            "phrases",
            "The first marriage scored makes its suit trumps, and the seven of trumps has no value.",
        ),
        QT_TRANSLATE_NOOP("phrases", "Source: the same sheet of rules, “Besigue sem trunfo”."),
    ),
    "rubicon-pt": (
        QT_TRANSLATE_NOOP(
            "phrases", "Four packs, nine cards each, no turned card. One deal is the whole game."
        ),
        QT_TRANSLATE_NOOP(
            "phrases",
            "A meld that lost a card to play may be filled up and scores again.",
        ),
        QT_TRANSLATE_NOOP("phrases", "Source: the same sheet of rules, “Besigue de Rubicon”."),
    ),
    "besigue-fr": (
        QT_TRANSLATE_NOOP(
            "phrases",
            "Two packs, eight cards each. The turned card makes trumps; the ten is second to the ace.",
        ),
        QT_TRANSLATE_NOOP(
            "phrases",
            "One meld scores after each trick; more may be announced, to score after later ones.",
        ),
        QT_TRANSLATE_NOOP(
            "phrases", "Source: a French description, “Le bésigue”; the first to reach 1,000 wins at once."
        ),
    ),
    "rubicon-nl": (
        QT_TRANSLATE_NOOP("phrases", "Four packs, nine cards each, no brisques; the last trick is worth 50."),
        QT_TRANSLATE_NOOP(
            "phrases",
            "As many melds after a trick as you hold; four tens and sequences of plain suits count too.",
        ),
        QT_TRANSLATE_NOOP("phrases", "Source: Dutch rules, “Rubicon, 2 spelers”."),
    ),
    "rubicon-nl-queen": (
        QT_TRANSLATE_NOOP(
            "phrases", "As the Dutch game, but a bezique is the queen of trumps with the jack paired to it."
        ),
        QT_TRANSLATE_NOOP(
            "phrases",
            "Spades pair with diamonds, clubs with hearts. A first bezique makes its queen’s suit trumps.",
        ),
        QT_TRANSLATE_NOOP("phrases", "Source: the same Dutch rules, under “Variant”."),
    ),
    "classic": (
        QT_TRANSLATE_NOOP(
            "phrases", "Two packs, eight cards each. Aces and tens score 10 each as soon as they are won."
        ),
        QT_TRANSLATE_NOOP(
            "phrases",
            "One meld scores after each trick; the seven of trumps is claimed after a trick that you won.",
        ),
        QT_TRANSLATE_NOOP(
            "phrases", "Source: Hoffmann, 1909; the last eight tricks as in the Britannica and Parlett."
        ),
    ),
    "rubicon-1887": (
        QT_TRANSLATE_NOOP(
            "phrases",
            "Four packs, nine cards each. One meld after each trick, and melds score again when filled up.",
        ),
        QT_TRANSLATE_NOOP(
            "phrases",
            "A marriage or a sequence makes trumps. Brisques only break a tie or save the rubicon.",
        ),
        QT_TRANSLATE_NOOP("phrases", "Source: the laws of the Portland Club, London 1887."),
    ),
}


def variant_name(variant_id: str) -> str:
    """The name of a game by its id; an unknown id comes back as it is."""
    return fill(_NAMES[variant_id]) if variant_id in _NAMES else variant_id


def variant_lines(variant_id: str) -> tuple[str, ...]:
    """Three lines: cards and trumps, what is scored how, the source.  None for an unknown id."""
    return tuple(fill(line) for line in _LINES.get(variant_id, ()))

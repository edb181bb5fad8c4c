"""What the sections of the rule book are made of, and who says each rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from bezique_qt.app.phrases.counts import number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, fill_from
from bezique_qt.rules import Variant


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table of melds: its name, its cards, its points as written."""

    name: str
    cards: str
    points: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule in whole sentences, in the language in use when it was made.

    `source` is a sentence that names who says so, or "" where the text does.  `rule_ids` are the rules of
    the engine that it explains, `switches` the fields of the variant that it states.  `example` tells an
    example from a rule; `rows` is a table that follows the text.
    """

    text: str
    source: str = ""
    rule_ids: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()
    example: bool = False
    rows: tuple[Row, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with its paragraphs; `id` is the same in every language."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


def with_sources(section: Section) -> Iterator[tuple[Paragraph, str]]:
    """The paragraphs of a section, each with the source to be shown after it: rules in a row that share
    one show it once, after the last of them."""
    following = (*section.paragraphs[1:], None)
    for paragraph, after in zip(section.paragraphs, following, strict=True):
        shared = after is not None and after.source == paragraph.source
        yield paragraph, "" if shared else paragraph.source


def say(source: str, /, **values: object) -> str:
    """A sentence of the rule book in the language in use, its placeholders filled."""
    return fill_from("rulebook", source, values)


def points(value: int) -> str:
    """Like "40 points"."""
    if value == 1:
        return say(QT_TRANSLATE_NOOP("rulebook", "1 point"))
    return say(QT_TRANSLATE_NOOP("rulebook", "{points} points"), points=number(value))


_NAMES: Final[dict[str, str]] = {
    "pt": QT_TRANSLATE_NOOP("rulebook", "the Portuguese sheet “Besigue”"),
    "fr": QT_TRANSLATE_NOOP("rulebook", "the French text “Le bésigue”"),
    "nl": QT_TRANSLATE_NOOP("rulebook", "the Dutch sheet “Rubicon, 2 spelers”"),
    "hoffmann": QT_TRANSLATE_NOOP("rulebook", "Hoffmann (1909)"),
    "portland": QT_TRANSLATE_NOOP("rulebook", "the Portland Club (1887)"),
    "parlett": QT_TRANSLATE_NOOP("rulebook", "the Encyclopædia Britannica and Parlett"),
    "program": QT_TRANSLATE_NOOP("rulebook", "a decision of this program"),
}

OWN: Final[dict[str, str]] = {
    "besigue-pt": "pt",
    "besigue-pt-no-turn": "pt",
    "rubicon-pt": "pt",
    "besigue-fr": "fr",
    "rubicon-nl": "nl",
    "rubicon-nl-queen": "nl",
    "classic": "hoffmann",
    "rubicon-1887": "portland",
}
"""The source of each way of playing."""

_SILENT: Final[dict[str, dict[str, str]]] = {
    "besigue-pt": {
        "hand": "hoffmann",
        "packets": "hoffmann",
        "turned_seven": "hoffmann",
        "bezique_pair": "hoffmann",
        "brisques": "program",
        "ending": "program",
    },
    "besigue-pt-no-turn": {
        "hand": "hoffmann",
        "packets": "hoffmann",
        "bezique_pair": "hoffmann",
        "brisques": "program",
        "ending": "program",
    },
    "rubicon-pt": {"bezique_pair": "portland", "highest_bezique": "portland", "brisques": "program"},
    "besigue-fr": {
        "packets": "hoffmann",
        "rank_order": "hoffmann",
        "bezique_grows": "hoffmann",
        "bezique_pair": "hoffmann",
        "near_target": "program",
        "target": "hoffmann",
    },
    "rubicon-nl": {"settlement": "portland"},
    "rubicon-nl-queen": {"settlement": "portland"},
    "classic": {"strict_duty": "parlett", "ending": "program"},
    "rubicon-1887": {},
}
"""The switches on which the source of a way of playing is silent, and whose rule was taken."""


def classic_of(variant: Variant) -> str:
    """Whose rule is played where the source of a variant is silent."""
    return "portland" if variant.packs > 2 else "hoffmann"


def source_sentence(variant: Variant, switches: tuple[str, ...] = (), taken: str | None = None) -> str:
    """Who says a rule that states these switches.

    A switch changed by the players is a house rule.  `taken` names another source for a rule without a
    switch on which the variant's own is silent.
    """
    if set(switches) & set(variant.house_rules()):
        return say(QT_TRANSLATE_NOOP("rulebook", "House rule."))
    own = OWN[variant.id]
    silent = _SILENT[variant.id]
    other = next((silent[switch] for switch in switches if switch in silent), taken)
    if other is None or other == own:
        return say(QT_TRANSLATE_NOOP("rulebook", "Source: {source}."), source=say(_NAMES[own]))
    return say(
        QT_TRANSLATE_NOOP("rulebook", "Source: {other}; {source} is silent here."),
        other=say(_NAMES[other]),
        source=say(_NAMES[own]),
    )


@dataclass
class Writer:
    """Gathers the paragraphs of one section for a variant."""

    variant: Variant
    paragraphs: list[Paragraph] = field(default_factory=list)

    def rule(
        self,
        text: str,
        *switches: str,
        rules: tuple[str, ...] = (),
        taken: str | None = None,
        rows: tuple[Row, ...] = (),
    ) -> None:
        """Add a rule that states these switches and explains these rule ids."""
        source = source_sentence(self.variant, switches, taken)
        self.paragraphs.append(Paragraph(text, source, rules, switches, rows=rows))

    def example(self, text: str, *switches: str, rules: tuple[str, ...] = ()) -> None:
        """Add an example of the rule before; who says so stands there."""
        self.paragraphs.append(Paragraph(text, "", rules, switches, example=True))

    def note(self, text: str, *switches: str) -> None:
        """Add a remark that names its source itself."""
        self.paragraphs.append(Paragraph(text, "", (), switches))

    def section(self, name: str, title: str) -> Section:
        """The section with this id and what has been gathered."""
        return Section(name, title, tuple(self.paragraphs))

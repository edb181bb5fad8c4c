"""The rule book states every switch of a variant, anchors every rule, and agrees with the engine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from bezique_qt.app.language import LANGUAGES, Language
from bezique_qt.app.phrases import meld_name, number, rulebook_reuse
from bezique_qt.app.phrases.fill import capital
from bezique_qt.app.phrases.rulebook import Paragraph, Section, rule_book, with_sources
from bezique_qt.app.phrases.rulebook_plain import WIDTH, plain_text
from bezique_qt.rules import MELD_POINTS, RULE_IDS, VARIANTS, Card, Declared, MeldKind, Variant, settle
from bezique_qt.rules.melds import barred, shape_of

CODES = sorted(LANGUAGES)

SECTIONS = [
    "game",
    "cards",
    "deal",
    "trumps",
    "tricks",
    "declaring",
    "melds",
    "reuse",
    "announcing",
    "dix",
    "carte-blanche",
    "last-tricks",
    "counting",
    "ending",
    "sources",
]

EQUAL = {
    "fr": {"Carte blanche"},
    "nl": {"Carte blanche", "Bezique"},
    "pt": set(),
}
"""Whole texts that are rightly the same as in English."""

STATES: dict[str, tuple[str, tuple[dict[str, Any], ...]]] = {
    "packs": ("classic", ({"packs": 2}, {"packs": 3}, {"packs": 4}, {"packs": 8})),
    "hand": (
        "classic",
        ({"hand": 8}, {"hand": 9, "packets": (3, 3, 3)}, {"hand": 6, "packets": (3, 3)}),
    ),
    "packets": ("classic", ({"packets": (3, 2, 3)}, {"packets": (2, 3, 3)}, {"packets": (8,)})),
    "rank_order": ("classic", ({"rank_order": "ATKQJ987"}, {"rank_order": "AKQJT987"})),
    "trump_from": (
        "besigue-pt-no-turn",
        tuple(
            {"trump_from": word}
            for word in ("turned", "marriage", "marriage-or-sequence", "marriage-or-bezique")
        ),
    ),
    "turned_seven": ("classic", ({"turned_seven": 0}, {"turned_seven": 1}, {"turned_seven": 10})),
    "dix": ("classic", ({"dix": 0}, {"dix": 1}, {"dix": 10})),
    "dix_when": ("classic", tuple({"dix_when": word} for word in ("turn", "turn-after-trick", "window"))),
    "dix_exchange": ("classic", ({"dix_exchange": "any"}, {"dix_exchange": "first"})),
    "melds_per_window": ("classic", tuple({"melds_per_window": limit} for limit in (0, 1, 2, 3))),
    "announce": ("classic", ({"announce": False}, {"announce": True})),
    "reuse": ("classic", ({"reuse": "class"}, {"reuse": "value"})),
    "reform": ("classic", ({"reform": False}, {"reform": True})),
    "marriage_restores_set": (
        "rubicon-1887",
        ({"marriage_restores_set": False}, {"marriage_restores_set": True}),
    ),
    "bezique_grows": ("classic", ({"bezique_grows": False}, {"bezique_grows": True})),
    "bezique_pair": (
        "rubicon-nl",
        ({"bezique_pair": "spades-diamonds"}, {"bezique_pair": "queen-of-trumps"}),
    ),
    "plain_sequence": ("classic", ({"plain_sequence": False}, {"plain_sequence": True})),
    "four_tens": ("classic", ({"four_tens": False}, {"four_tens": True})),
    "highest_bezique": ("rubicon-nl", tuple({"highest_bezique": pairs} for pairs in (1, 2, 3, 4))),
    "carte_blanche": ("classic", ({"carte_blanche": 0}, {"carte_blanche": 50}, {"carte_blanche": 100})),
    "strict_duty": ("classic", ({"strict_duty": "beat"}, {"strict_duty": "follow"})),
    "last_trick": ("classic", ({"last_trick": 0}, {"last_trick": 10}, {"last_trick": 50})),
    "brisques": (
        "rubicon-1887",
        (
            {"brisques": "settlement"},
            *(
                {"brisques": word, "settlement": "", "ending": "at-once", "target": 1000, "near_target": 300}
                for word in ("end", "end-near-target", "as-won", "none")
            ),
        ),
    ),
    "near_target": ("besigue-fr", ({"near_target": 0}, {"near_target": 200}, {"near_target": 300})),
    "brisques_hidden_above": (
        "rubicon-1887",
        ({"brisques_hidden_above": 0}, {"brisques_hidden_above": 12}, {"brisques_hidden_above": 20}),
    ),
    "ending": (
        "rubicon-pt",
        (
            {"ending": "settlement"},
            {"ending": "at-once", "settlement": "", "target": 1000},
            {"ending": "end-of-deal", "settlement": "", "target": 1000},
        ),
    ),
    "target": (
        "classic",
        (
            {"target": 1000},
            {"target": 1500},
            {"target": 0, "ending": "settlement", "settlement": "pt"},
        ),
    ),
    "settlement": (
        "rubicon-nl",
        (
            {"settlement": "pt"},
            {"settlement": "nl"},
            {"settlement": "1887", "brisques": "settlement"},
            {"settlement": "", "ending": "at-once", "target": 1000},
        ),
    ),
}
"""For each switch a variant and all its values (of a number some), with what has to go with them."""


@pytest.fixture(params=CODES)
def code(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Each language in turn, in force."""
    language = Language(qapp)
    assert language.set(request.param) == []
    yield request.param
    language.deleteLater()


def variants() -> Iterator[Variant]:
    """Every game, and every house rule of `STATES`."""
    yield from VARIANTS.values()
    for base, states in STATES.values():
        for state in states:
            yield VARIANTS[base].changed(**state)


def paragraphs(book: tuple[Section, ...]) -> Iterator[Paragraph]:
    for section in book:
        yield from section.paragraphs


def stated(variant: Variant, switch: str) -> tuple[str, ...]:
    """What the book says of a switch."""
    return tuple(found.text for found in paragraphs(rule_book(variant)) if switch in found.switches)


def texts(variant: Variant) -> set[str]:
    """Every text of the book by itself."""
    book = rule_book(variant)
    found = {section.title for section in book}
    for paragraph in paragraphs(book):
        found |= {paragraph.text, paragraph.source}
        for row in paragraph.rows:
            found |= {row.name, row.cards}
    return found - {""}


def example(variant: Variant, place: int) -> bool | None:
    """Whether the meld of an example scores; None if the example is not told of this game."""
    answer = rulebook_reuse.EXAMPLES[place].answer(variant)
    return None if answer is None else answer[2] is None


# Every switch and every rule has its place


def test_the_states_are_those_of_the_variant() -> None:
    assert set(STATES) | {"id"} == {field.name for field in fields(Variant)}


@pytest.mark.parametrize("switch", sorted(STATES))
def test_every_value_of_a_switch_has_its_sentence(switch: str, code: str) -> None:
    base, states = STATES[switch]
    said = [stated(VARIANTS[base].changed(**state), switch) for state in states]
    assert all(said), "no paragraph states it"
    assert len(set(said)) == len(states), "two values are stated in the same words"


def test_the_words_of_a_switch_are_all_tried() -> None:
    """A word that is added to the engine must be added here, and so to the book."""
    for switch, (base, states) in STATES.items():
        tried = {state[switch] for state in states}
        value = getattr(VARIANTS[base], switch)
        if isinstance(value, bool):
            assert tried == {False, True}
        elif isinstance(value, str):
            with pytest.raises(ValueError, match=switch) as refused:
                VARIANTS[base].changed(**{switch: "?"})
            assert tried == set(re.findall(r"'(.*?)'", str(refused.value)))


def test_the_game_is_named(code: str) -> None:
    assert len({stated(variant, "id") for variant in VARIANTS.values()}) == len(VARIANTS)


def test_every_book_has_the_same_sections(code: str) -> None:
    for variant in variants():
        book = rule_book(variant)
        assert [section.id for section in book] == SECTIONS
        assert all(section.title and section.paragraphs for section in book)


def test_every_rule_has_its_anchor(qapp: QApplication) -> None:
    for variant in variants():
        anchored = {rule for paragraph in paragraphs(rule_book(variant)) for rule in paragraph.rule_ids}
        assert anchored == set(RULE_IDS), variant


def test_cards_that_make_no_meld_lead_to_the_table_of_melds(qapp: QApplication) -> None:
    for variant in VARIANTS.values():
        (place,) = (found for found in paragraphs(rule_book(variant)) if "meld-shape" in found.rule_ids)
        assert place.rows


def test_a_house_rule_is_called_so(qapp: QApplication) -> None:
    for switch, (base, states) in STATES.items():
        for state in states:
            variant = VARIANTS[base].changed(**state)
            for found in paragraphs(rule_book(variant)):
                if found.source:
                    house = set(found.switches) & set(variant.house_rules())
                    assert (found.source == "House rule.") == bool(house), (switch, found)


def test_every_rule_of_a_game_names_its_source(qapp: QApplication) -> None:
    for variant in VARIANTS.values():
        for section in rule_book(variant):
            rules = [found for found in section.paragraphs if not found.example]
            assert section.id in ("game", "sources") or all(found.source for found in rules)


def test_a_source_is_shown_once_for_rules_in_a_row(qapp: QApplication) -> None:
    (cards,) = (section for section in rule_book(VARIANTS["classic"]) if section.id == "cards")
    shown = [source for _, source in with_sources(cards)]
    assert shown == ["", "Source: Hoffmann (1909)."]


# The languages


def test_nothing_is_left_to_be_filled_in(code: str) -> None:
    for variant in variants():
        for text in texts(variant):
            assert not re.search(r"[{}]|%n|\(s\)", text), text
            assert text == text.strip()


@pytest.mark.parametrize("other", [code for code in CODES if code != "en"])
def test_no_english_is_left_in_another_language(other: str, qapp: QApplication) -> None:
    language = Language(qapp)
    language.set("en")
    english = [texts(variant) for variant in variants()]
    language.set(other)
    said = [texts(variant) for variant in variants()]
    for before, after in zip(english, said, strict=True):
        assert len(before) == len(after)
        assert before & after <= EQUAL[other]
    for text in set().union(*said):
        assert not re.search(r"\b(the|and|with|tricks?|trumps|cards?)\b", text, re.IGNORECASE), text
    language.deleteLater()


# The engine


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_the_table_of_melds_is_the_engines(variant: str, code: str) -> None:
    game = VARIANTS[variant]
    (rows,) = (found.rows for found in paragraphs(rule_book(game)) if found.rows)
    absent = set()
    if not game.plain_sequence:
        absent.add(MeldKind.PLAIN_SEQUENCE)
    if not game.four_tens:
        absent.add(MeldKind.FOUR_TENS)
    if game.highest_bezique == 2:
        absent |= {MeldKind.TRIPLE_BEZIQUE, MeldKind.QUADRUPLE_BEZIQUE}
    wanted = [
        (capital(meld_name(kind)), number(points))
        for kind, points in MELD_POINTS.items()
        if kind not in absent
    ]
    assert [(row.name, row.points) for row in rows] == wanted


CONSEQUENCES = {
    "besigue-pt": "yn yy nnn nn ",
    "besigue-pt-no-turn": "yn yy nnn nn ",
    "rubicon-pt": "yn ny ynn nn n",
    "besigue-fr": "yn yy nnn yn ",
    "rubicon-nl": "yn ny ynn yy n",
    "rubicon-nl-queen": "yn ny ynn yy n",
    "classic": "yn yy nnn yn ",
    "rubicon-1887": "yn yy ynn yy y",
}
"""Which example scores: sequence from marriage, marriage from sequence; four kings to marry, a married king
to four; broken four, fifth queen, queen of a bezique; a pair added, two beziques; law 35."""


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_the_examples_are_the_consequences_of_the_law(variant: str) -> None:
    wanted = [{"y": True, "n": False}[letter] for letter in CONSEQUENCES[variant].replace(" ", "")]
    answers = [example(VARIANTS[variant], place) for place in range(len(rulebook_reuse.EXAMPLES))]
    assert [answer for answer in answers if answer is not None] == wanted


def test_an_example_tells_what_the_engine_answers(qapp: QApplication) -> None:
    book = {
        name: " ".join(found.text for found in paragraphs(rule_book(VARIANTS[name]))) for name in VARIANTS
    }
    assert "may marry a queen of his suit for 20 points" in book["classic"]
    assert "None of these kings may marry" in book["rubicon-nl"]
    assert "still score 500 points as a double" in book["rubicon-nl"]
    assert "do not score the 500 points of a double" in book["besigue-pt"]


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(sorted(Card.of(code) for code in codes.split()))


@pytest.mark.parametrize("variant", [name for name in sorted(VARIANTS) if VARIANTS[name].announce])
def test_the_example_of_an_announced_sequence_is_true(variant: str) -> None:
    game = VARIANTS[variant]
    sequence, marriage = cards("AS1 TS1 KS1 QS1 JS1"), cards("KS1 QS1")
    five, two = shape_of(game, "S", sequence), shape_of(game, "S", marriage)
    assert five is not None
    assert two is not None
    announced = Declared(five.kind, sequence, "S", five.points, 3, scored=False)
    together = Declared(two.kind, marriage, "S", two.points, 3, scored=False)
    hand = frozenset(sequence)
    assert barred(game, "S", (announced,), hand, two, marriage, 4) is not None
    assert barred(game, "S", (announced, together), hand, two, marriage, 3) is None
    scored = Declared(two.kind, marriage, "S", two.points, 3, scored=True)
    assert barred(game, "S", (announced, scored), hand, five, sequence, 4) is None


@pytest.mark.parametrize("method", ["pt", "nl", "1887"])
def test_the_worked_figures_are_the_engines(method: str, code: str) -> None:
    game = VARIANTS[f"rubicon-{method}"]
    worked = [found.text for found in paragraphs(rule_book(game)) if found.example and "=" in found.text]
    assert len(worked) == (6 if method == "1887" else 4)
    values = [
        settle(method, scores).value for scores in ((1510, 1240), (1550, 1520), (1320, 620), (1320, 60))
    ]
    if method == "1887":
        values += [settle(method, (1500, 920), (20, 12)).value, settle(method, (700, 700), (18, 14)).value]
    for text, value in zip(worked, values, strict=True):
        plain = re.sub(r"(?<=\d)[.,\u202f\u00a0](?=\d{3})", "", text).replace("−", "-")
        left, right = re.findall(r"(\d+(?: [+-] \d+)+) = (\d+)", plain)[0]
        assert sum(int(part) for part in left.replace(" ", "").replace("-", "+-").split("+")) == value
        assert int(right) == value
        assert number(value) in text


def test_the_numbers_follow_the_switches(qapp: QApplication) -> None:
    book = plain_text(VARIANTS["besigue-fr"].changed(target=2000, near_target=250, last_trick=20, dix=5))
    for said in ("has 2,000 points", "1,750 points or more", "scores 20 points", "claim 5 points"):
        assert said in " ".join(book.split())


# As plain text


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_plain_text_keeps_to_its_width(variant: str, code: str) -> None:
    text = plain_text(VARIANTS[variant])
    lines = text.splitlines()
    assert max(map(len, lines)) <= WIDTH
    assert not any(line != line.rstrip() for line in lines)
    for section in rule_book(VARIANTS[variant]):
        place = lines.index(section.title)
        assert lines[place + 1] == "-" * len(section.title)
        for paragraph in section.paragraphs:
            assert " ".join(paragraph.text.split()) in " ".join(text.split())

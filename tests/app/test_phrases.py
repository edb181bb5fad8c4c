"""Every sentence made from data: for each event, rule, meld, card and game, in each language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from bezique_qt.app import phrases
from bezique_qt.app.language import LANGUAGES, Language
from bezique_qt.app.phrases import fill, hints, problems, score, where
from bezique_qt.app.storage import StorageProblem
from bezique_qt.coach import Flaw, Lack, WhyNot
from bezique_qt.players import LEVEL_DATA, LEVELS
from bezique_qt.players.level_file import Margin
from bezique_qt.rules import (
    RULE_IDS,
    VARIANTS,
    Card,
    Deal,
    DealEnded,
    DealSettled,
    Done,
    Event,
    Match,
    MatchEnded,
    Meld,
    MeldKind,
    Phase,
    Play,
    RecordError,
    ShowCarteBlanche,
    full_pack,
    shuffled_pack,
)

NAMES = ("", "Odile")
CODES = sorted(LANGUAGES)
FACES = sorted({card.face for card in full_pack(2)})


@pytest.fixture(params=CODES)
def code(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Each language in turn, in force."""
    language = Language(qapp)
    assert language.set(request.param) == []
    yield request.param
    language.deleteLater()


def is_whole(text: str) -> bool:
    """Whether nothing is left to be filled in, and nothing is missing."""
    return bool(text.strip()) and not any(mark in text for mark in ("{", "}", "%n", "(s)"))


@pytest.fixture(scope="module")
def played() -> list[tuple[Event, Deal]]:
    """Every event of some random deals of each game, with the deal after it."""
    found = []
    for variant in VARIANTS.values():
        for number in range(6):
            choice = random.Random(number)
            match, events = Match.start(variant, number % 2, shuffled_pack(variant.packs, number))
            found += [(event, match.deal) for event in events]
            while not match.deal.is_over:
                actions = match.deal.legal_actions
                declaring = [action for action in actions if not isinstance(action, Play)]
                match, events = match.apply(choice.choice(declaring or list(actions)))
                found += [(event, match.deal) for event in events]
    return found


def test_every_event_of_play_has_a_sentence(code: str, played: list[tuple[Event, Deal]]) -> None:
    told = set()
    for event, _ in played:
        for viewer in (0, 1):
            text = phrases.describe(event, viewer, NAMES if viewer == 0 else ("Ana", ""))
            assert is_whole(text), (event, text)
            told.add(type(event))
    assert len(told) >= 19


@pytest.mark.parametrize(
    "event",
    [
        DealEnded((1000, 250), (9, 7), True),
        DealEnded((0, 0), (0, 0), False),
        DealSettled(0, 3200, "rubicon", (1320, 620), 1300),
        DealSettled(1, 3200, "rubicon", (1320, 60), 1300),
        DealSettled(0, 600, "plain", (1550, 1520), 500),
        DealSettled(1, 800, "plain", (1510, 1240), 500),
        DealSettled(None, 0, "drawn", (700, 700), 0),
        MatchEnded(0, (1010, 900)),
        MatchEnded(1, (900, 1010)),
        MatchEnded(None, (0, 0)),
    ],
)
def test_every_end_has_a_sentence(code: str, event: Event) -> None:
    assert is_whole(phrases.describe(event, 0, NAMES))
    if isinstance(event, DealSettled):
        assert is_whole(score.settlement_title(event))
        assert event.winner is None or is_whole(score.settlement_sentence(event))


@pytest.mark.parametrize(
    ("event", "figures", "sentence"),
    [
        (
            DealSettled(0, 3200, "rubicon", (1320, 620), 1300),
            "1,300 + 600 + 1,300",
            "Hundreds of both: 1,300 + 600, and 1,300 for the game.",
        ),
        (
            DealSettled(0, 2700, "rubicon", (1320, 60), 1300),
            "1,300 + 100 + 1,300",
            "Hundreds of both: 1,300 + 100, and 1,300 for the game.",
        ),
        (
            DealSettled(0, 800, "plain", (1510, 1240), 500),
            "1,500 − 1,200 + 500",
            "Difference of the hundreds: 1,500 − 1,200, and 500 for the game.",
        ),
        (
            DealSettled(0, 600, "plain", (1550, 1520), 500),
            "100 + 500",
            "The difference counts at least 100, and 500 for the game.",
        ),
        (DealSettled(None, 0, "drawn", (700, 700), 0), "", ""),
    ],
)
def test_a_settlement_is_explained_in_its_own_figures(
    qapp: QApplication, event: DealSettled, figures: str, sentence: str
) -> None:
    assert score.settlement_sum(event) == figures
    assert score.settlement_sentence(event) == sentence


def test_what_is_hidden_stays_hidden(played: list[tuple[Event, Deal]], qapp: QApplication) -> None:
    names = {face: phrases.the_card(face) for face in FACES}
    for event, _ in played:
        if type(event).__name__ == "CardDrawn" and not event.turned and event.seat == 1:  # type: ignore[union-attr]
            told = phrases.describe(event, 0, NAMES)
            assert not any(name in told for name in names.values())


def test_every_position_has_a_status(code: str, played: list[tuple[Event, Deal]]) -> None:
    seen = set()
    for _, deal in played[::3]:
        for seat in (0, 1):
            text = phrases.status(deal.view(seat), NAMES if seat == 0 else ("Ana", ""))
            assert is_whole(text), text
            seen.add((deal.phase, deal.to_move == seat))
            assert is_whole(where.place(deal.view(seat)))
    assert {phase for phase, _ in seen} >= {Phase.TRICK, Phase.WINDOW, Phase.STRICT, Phase.OVER}


@pytest.mark.parametrize("rule", RULE_IDS)
def test_every_rule_has_its_own_sentence(code: str, rule: str, played: list[tuple[Event, Deal]]) -> None:
    unknown = phrases.rule_text("no such rule")
    bare = phrases.rule_text(rule)
    assert is_whole(bare)
    assert bare != unknown
    assert is_whole(phrases.rule_heading(rule))
    view = next(deal for _, deal in played if deal.lead is not None).view(0)
    assert is_whole(phrases.rule_text(rule, view))


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_the_law_on_worth_is_that_of_the_game(
    variant: str, played: list[tuple[Event, Deal]], qapp: QApplication
) -> None:
    """One id stands for two laws: by class where melds re-form in their class, by value across all."""
    way = VARIANTS[variant]
    view = next(deal for _, deal in played if deal.variant.id == variant).view(0)
    for rule in ("meld-worth-as-much", "meld-worth-more"):
        text = phrases.rule_text(rule, view)
        assert ("in its class" in text) == (way.reuse == "class" or rule == "meld-worth-more")
    same = phrases.rule_text("meld-same-set", view)
    assert ("never" in same) != way.marriage_restores_set


def test_the_duty_to_trump_cannot_be_misread(qapp: QApplication) -> None:
    view = Deal.start(VARIANTS["classic"], 1, shuffled_pack(2, 1))[0].view(0)
    text = phrases.rule_text("must-trump", view._replace(lead=Card.of("9C1")))
    assert text == "You hold a trump and no clubs, so you must trump."


@pytest.mark.parametrize("face", FACES)
def test_copies_of_a_card_are_counted(code: str, face: str) -> None:
    """No face is said twice: there are 2 queens of spades."""
    one, two, three = ([f"{face}{copy}" for copy in range(1, count + 1)] for count in (1, 2, 3))
    assert phrases.cards_listed(one) == phrases.card_name(face)
    assert phrases.the_cards_listed(one) == phrases.the_card(face)
    for cards in (two, three):
        text = phrases.cards_listed(cards)
        assert is_whole(text)
        assert text.startswith(f"{len(cards)} ")
        assert text == phrases.the_cards_listed(cards)
        # Elsewhere not every rank has a plural of its own: "2 dez", "2 as".
        assert face[0] not in "KQJ" or text != f"{len(cards)} {phrases.card_name(face)}"
    other = next(found for found in FACES if found != face)
    assert phrases.cards_listed([*two, other]) == phrases.listed(
        [phrases.cards_listed(two), phrases.card_name(other)]
    )


@pytest.mark.parametrize(
    ("spoken", "queens", "missing"),
    [
        ("en", "2 queens of spades and jack of diamonds", "Double bezique: you still need 2 jacks of "),
        ("pt", "2 damas de espadas e valete de ouros", "Besigue duplo: ainda falta juntar 2 valetes de "),
        ("fr", "2 dames de pique et valet de carreau", "Double bésigue : il vous manque encore 2 valets de "),
        ("nl", "2 schoppenvrouwen en ruitenboer", "Dubbele bezique: daarvoor mis je nog 2 ruitenboeren."),
    ],
)
def test_a_meld_of_copies_is_told_in_every_language(
    qapp: QApplication, spoken: str, queens: str, missing: str
) -> None:
    language = Language(qapp)
    language.set(spoken)
    cards = tuple(Card.of(code) for code in ("QS1", "QS2"))
    assert phrases.cards_listed([*cards, "JD"]) == queens
    view = Deal.start(VARIANTS["classic"], 1, shuffled_pack(2, 1))[0].view(0)
    meld = Meld(MeldKind.BEZIQUE, cards)
    lack = Lack(Flaw.INCOMPLETE, MeldKind.DOUBLE_BEZIQUE, "S", cards, ("JD", "JD"))
    text = phrases.why_text(WhyNot("meld-shape", meld, lack=lack), view, NAMES).rule
    assert text.replace("\N{NO-BREAK SPACE}", " ").startswith(missing)
    language.deleteLater()


def test_one_copy_more_of_a_card_held_is_counted_too(qapp: QApplication) -> None:
    """Who holds a jack of diamonds does not lack "the" jack of diamonds."""
    language = Language(qapp)
    language.set("en")
    view = Deal.start(VARIANTS["classic"], 1, shuffled_pack(2, 1))[0].view(0)
    cards = tuple(Card.of(code) for code in ("JD1", "QS1", "QS2"))
    lack = Lack(Flaw.INCOMPLETE, MeldKind.DOUBLE_BEZIQUE, "S", cards, ("JD",))
    text = phrases.why_text(WhyNot("meld-shape", Meld(MeldKind.BEZIQUE, cards), lack=lack), view, NAMES).rule
    assert text == "Double bezique: you still need 1 jack of diamonds."
    language.deleteLater()


def test_names_of_cards_and_melds_differ(code: str) -> None:
    assert len({phrases.card_name(face) for face in FACES}) == 32
    assert len({phrases.the_card(face) for face in FACES}) == 32
    assert len({phrases.meld_name(kind) for kind in MeldKind}) == len(MeldKind)
    assert len({phrases.suit_name(suit) for suit in "SHDC"}) == 4
    for suit in "SHDC":
        pair = (Card.of(f"K{suit}1"), Card.of(f"Q{suit}1"))
        assert phrases.suit_name(suit) in phrases.meld_title(MeldKind.MARRIAGE, pair)
        assert is_whole(phrases.trump_sentence(suit))
    for kind in (kind for kind in MeldKind if kind.endswith("bezique")):
        # Before trumps one may hold several, where any queen may make one.
        names = {phrases.meld_title_of(kind, suit) for suit in "SHDC"}
        assert len(names) == 4
        assert phrases.meld_name(kind) in names
        assert phrases.meld_title(kind, (Card.of("JS1"), Card.of("QD2"))) == phrases.meld_title_of(kind, "D")
        assert phrases.meld_title(kind, (Card.of("JD1"), Card.of("QS2"))) == phrases.meld_name(kind)


def test_every_game_has_a_name_and_three_lines(code: str) -> None:
    assert len({phrases.variant_name(variant) for variant in VARIANTS}) == len(VARIANTS)
    for variant in VARIANTS:
        lines = phrases.variant_lines(variant)
        assert len(lines) == 3
        assert all(is_whole(line) for line in lines)
    every = [line for variant in VARIANTS for line in phrases.variant_lines(variant)]
    assert len(set(every)) == len(every)


def test_every_level_is_described(code: str) -> None:
    for level in LEVELS:
        assert is_whole(phrases.opponent_name(level))
        assert phrases.level_name(level) != level
        assert is_whole(phrases.level_line(level))
        for variant in VARIANTS:
            assert is_whole(phrases.level_margin(level, variant))
    for texts in (phrases.opponent_name, phrases.level_name, phrases.level_line):
        assert len({texts(level) for level in LEVELS}) == len(LEVELS) == 6


def test_a_margin_is_told_as_it_was_measured(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ahead, behind or not told apart, in the game where it was measured, in the language's numbers."""
    skilled = phrases.level_name("skilled")
    said = set()
    for points, interval in ((-1234.4, 45.6), (1234.4, 45.6), (12.0, 45.6), (-13.0, 45.6)):
        measured = {"besigue-fr": Margin(points, interval, 400, 1, "1.0")}
        monkeypatch.setitem(LEVEL_DATA, "casual", replace(LEVEL_DATA["casual"], measured=measured))
        for variant in ("besigue-fr", "classic"):
            text = phrases.level_margin("casual", variant)
            assert is_whole(text)
            assert phrases.variant_name("besigue-fr") in text
            assert skilled in text
            assert phrases.number(46) in text
            assert (phrases.number(1234) in text) == (abs(points) > interval)
            # What may be chance is told as what it is, with its sign and by how many deals.
            sign = "+12 ± 46" if points > 0 else "\N{MINUS SIGN}13 ± 46"
            assert (sign in text) == (abs(points) <= interval) == ("400" in text)
            said.add(text)
        # Nothing was measured with four packs.
        assert skilled not in phrases.level_margin("casual", "rubicon-nl")
    assert len(said) == 4
    assert phrases.level_margin("nobody", "classic") == ""


def test_every_action_has_words(code: str, played: list[tuple[Event, Deal]]) -> None:
    actions = {(action, deal.phase) for _, deal in played[::2] for action in deal.legal_actions}
    actions |= {(ShowCarteBlanche(), Phase.CARTE_BLANCHE), (Done(), Phase.CARTE_BLANCHE)}
    for action, phase in actions:
        text = phrases.action_text(action, phase)
        assert is_whole(text)
        assert text[0] == text[0].upper()
    assert len({type(action) for action, _ in actions}) == 7


def test_every_problem_has_a_sentence(code: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("problems") / "match.json"
    said = set()
    for reason in ("damaged", "newer", "missing", "unreadable", "unwritable", "locked"):
        for kept in (None, path.with_name("match.json.bad-1")):
            text = problems.storage_problem(StorageProblem(reason, path, kept))
            assert is_whole(text)
            said.add(text)
    assert len(said) == 9
    assert is_whole(problems.record_problem(path, RecordError("x", deal=0, action=3)))
    assert is_whole(problems.record_problem(path, RecordError("x")))
    assert is_whole(problems.opponent_problem())
    assert is_whole(problems.crash_sentence())


def test_other_languages_are_not_english(qapp: QApplication) -> None:
    """Sentences, not names: a name may be the same in two languages."""
    language = Language(qapp)
    said = {}
    for code in CODES:
        language.set(code)
        said[code] = [
            *(phrases.rule_text(rule) for rule in RULE_IDS),
            *(line for variant in VARIANTS for line in phrases.variant_lines(variant)),
            hints.free_play_reason(),
            hints.every_card_reason(),
            where.welcome(),
        ]
    for code in set(CODES) - {"en"}:
        same = [a for a, b in zip(said["en"], said[code], strict=True) if a == b]
        assert same == []


@pytest.mark.parametrize(
    "wrong", ["Vous jouez.", "Vous jouez {carte}.", "Vous jouez {card} {card_name}.", "{}"]
)
def test_a_wrong_placeholder_falls_back_to_english(
    qapp: QApplication, wrong: str, caplog: pytest.LogCaptureFixture
) -> None:
    class Wrong(QTranslator):
        def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str | None:
            return wrong if source == "You play {card}." else ""

        def isEmpty(self) -> bool:
            return False

    translator = Wrong(qapp)
    QCoreApplication.installTranslator(translator)
    try:
        assert QCoreApplication.translate("phrases", "You play {card}.") == wrong
        assert fill("You play {card}.", card="X") == "You play X."
    finally:
        QCoreApplication.removeTranslator(translator)
    assert "placeholders" in caplog.text


def test_a_missing_value_raises_nothing(qapp: QApplication, caplog: pytest.LogCaptureFixture) -> None:
    assert fill("You play {card}.") == "You play {card}."
    assert "no value" in caplog.text
    assert fill("Braces in {card}.", card="{name}") == "Braces in {name}."


def test_numbers_follow_the_language(code: str) -> None:
    wanted = {"en": "4,500", "pt": "4.500", "fr": "4\u202f500", "nl": "4.500"}
    assert phrases.number(4500) == wanted[code]


def test_one_is_one_and_two_are_many(code: str) -> None:
    for name in ("tricks", "brisques", "cards_in_hand", "points", "cards_in_stock"):
        one = getattr(phrases.COUNTS, name)(1)
        two = getattr(phrases.COUNTS, name)(2)
        assert is_whole(one)
        assert one.replace("1", "2") != two

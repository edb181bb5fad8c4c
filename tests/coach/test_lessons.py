"""The lessons that are shipped, and what is said of one that is damaged."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bezique_qt.coach.lessons import (
    LEARNER,
    TEACHER,
    Failure,
    Lesson,
    LessonError,
    Moment,
    judge,
    next_action,
    parse_lesson,
    read_course,
    reading,
)
from bezique_qt.coach.lessons.conditions import Passes
from bezique_qt.rules import VARIANTS, Done, Phase, Play, beats
from tests.coach.classroom import ERRORS, FOLDER, LESSONS, Desk
from tests.coach.tries import random_deals

BY_ID = {lesson.id: lesson for lesson in LESSONS}
FAILURES = [(lesson, failure) for lesson in LESSONS for failure in lesson.failures]


def name(value: object) -> str:
    return value.id if isinstance(value, Lesson | Failure) else repr(value)


def test_every_file_holds_a_lesson() -> None:
    assert not ERRORS
    assert len(LESSONS) == len(list(FOLDER.glob("*.json"))) >= 15


def test_the_lessons_go_from_the_first_trick_to_the_rubicon() -> None:
    assert LESSONS[0].id == "take-a-trick"
    assert LESSONS[-1].id == "save-the-rubicon"
    assert {lesson.variant.id for lesson in LESSONS} >= {
        "classic", "besigue-pt", "besigue-fr", "rubicon-nl", "rubicon-nl-queen", "rubicon-1887"
    }  # fmt: skip
    assert not any(lesson.variant.house_rules() for lesson in LESSONS)
    assert all(lesson.variant == VARIANTS[lesson.variant.id] for lesson in LESSONS)


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_is_won_on_its_intended_way(lesson: Lesson) -> None:
    desk = Desk(lesson)
    assert not any(desk.verdict.reached)
    assert desk.take(lesson.way).is_won


@pytest.mark.parametrize(("lesson", "failure"), FAILURES, ids=name)
def test_a_foreseen_mistake_gets_its_own_answer(lesson: Lesson, failure: Failure) -> None:
    verdict = Desk(lesson).take(failure.way)
    assert verdict.failed == failure.id
    assert not verdict.is_won


@pytest.mark.parametrize("lesson", [found for found in LESSONS if found.limit.way], ids=name)
def test_a_lesson_fails_at_its_limit(lesson: Lesson) -> None:
    assert Desk(lesson).take(lesson.limit.way).failed == lesson.limit.id


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_whatever_the_learner_does_a_lesson_ends(lesson: Lesson) -> None:
    """Any legal play, also far from the script, is judged in the end, and often enough as a mistake."""
    failed = 0
    for seed in range(30):
        choice = random.Random(seed)
        desk = Desk(lesson)
        for _ in range(lesson.limit.actions + 1):
            if desk.verdict.is_over:
                break
            desk.take([choice.choice(desk.match.deal.legal_actions)])
        assert desk.verdict.is_over
        failed += bool(desk.verdict.failed)
    assert failed > 0


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_the_next_action_follows_the_intended_way_until_it_is_left(lesson: Lesson) -> None:
    desk = Desk(lesson)
    for action in lesson.way:
        assert next_action(lesson, desk.moments) == action
        desk.take([action])
    assert next_action(lesson, desk.moments) is None
    astray = Desk(lesson)
    for action in lesson.way:
        others = [other for other in astray.match.deal.legal_actions if other != action]
        if others:
            astray.do(others[0])
            break
        astray.take([action])
    assert next_action(lesson, astray.moments) is None


# what the sentences of the lessons say of their positions


def faces(desk: Desk, seat: int) -> list[str]:
    return sorted(card.face for card in desk.match.deal.hands[seat])


def test_what_is_said_of_the_last_tricks_is_so() -> None:
    desk = Desk(BY_ID["last-tricks"])
    assert desk.match.deal.trump == "H"
    assert str(desk.moments[-1].action) == "play JC1"
    assert faces(desk, TEACHER) == ["9H", "KH", "TD"]
    assert faces(desk, LEARNER) == ["7H", "8C", "AH", "QC"]
    assert [str(action) for action in desk.match.deal.legal_actions] == ["play QC1"]


def test_what_is_said_of_the_rubicon_is_so() -> None:
    desk = Desk(BY_ID["save-the-rubicon"])
    assert desk.match.deal.trump == "H"
    assert faces(desk, TEACHER) == ["7D", "AH", "AS"]
    assert desk.match.deal.scores == (950, 1060)
    assert desk.match.variant.last_trick == 50
    desk.take(desk.lesson.way)
    saved = desk.match.settlement
    assert saved is not None
    assert (saved.winner, saved.line, saved.value) == (TEACHER, "plain", 600)
    lost = Desk(desk.lesson)
    lost.do(next(action for action in lost.match.deal.legal_actions if str(action).startswith("play T")))
    while not lost.match.deal.is_over:
        teaches = lost.match.deal.to_move == TEACHER
        actions = lost.match.deal.legal_actions
        lost.do(lost.teacher.choose(lost.match.deal.view(TEACHER)) if teaches else actions[0])
    unsaved = lost.match.settlement
    assert unsaved is not None
    assert (unsaved.line, unsaved.value) == ("rubicon", 3000)


def test_nothing_in_the_hand_beats_what_is_led_where_the_lesson_says_so() -> None:
    for key in ("keep", "brisques"):
        deal = Desk(BY_ID[key]).match.deal
        lead = deal.lead
        assert lead is not None
        order = deal.variant.rank_order
        assert not any(beats(card, lead, deal.trump, order) for card in deal.hands[LEARNER])


def test_the_queen_of_clubs_cannot_be_beaten_in_the_lesson_on_filling_up() -> None:
    deal = Desk(BY_ID["re-form"]).match.deal
    assert deal.trump is None
    queen = next(card for card in deal.hands[LEARNER] if card.code == "QC1")
    assert not any(beats(card, queen, None, deal.variant.rank_order) for card in deal.hands[TEACHER])


def test_the_second_jack_comes_a_little_less_than_half_of_the_time() -> None:
    """The learner draws half of what is left in the stock, of all that he has not seen."""
    desk = Desk(BY_ID["all-at-once"])
    desk.take(desk.lesson.way[:1])
    view = desk.match.deal.view(LEARNER)
    jack = next(card for card in view.unseen if card.face == "JD")
    assert jack.code == "JD2"
    assert 0.4 < view.stock_count / 2 / len(view.unseen) < 0.5


def test_the_aces_that_shall_win_lose_to_no_plain_card_and_to_no_answer_prepared() -> None:
    """Where a lesson says that a card wins it is not a trump of the opponent's that decides."""
    for key, code in (("declare", "AS1"), ("one-meld", "AS1"), ("dix", "AS1"), ("make-trumps", "AS1")):
        deal = Desk(BY_ID[key]).match.deal
        card = next(card for card in deal.hands[LEARNER] if card.code == code)
        plain = [other for other in deal.hands[TEACHER] if other.suit != deal.trump]
        assert not any(beats(other, card, deal.trump, deal.variant.rank_order) for other in plain)
        desk = Desk(BY_ID[key])
        desk.take([Play(card)])
        assert desk.match.deal.tricks[-1].winner == LEARNER


def test_who_passes_a_carte_blanche_has_passed_whatever_the_last_window_was() -> None:
    deal = next(
        deal for deal in random_deals("rubicon-nl", range(1, 400)) if deal.phase is Phase.CARTE_BLANCHE
    )
    view = deal.view(LEARNER)
    for phase, scored, passed in (
        (Phase.CARTE_BLANCHE, 1, True),
        (Phase.WINDOW, 1, False),
        (Phase.WINDOW, 0, True),
    ):
        before = view._replace(phase=phase, scored_in_window=scored)
        assert Passes().holds(Moment(LEARNER, Done(), (), before, view)) == passed


def test_what_comes_after_the_end_changes_nothing() -> None:
    lesson = BY_ID["keep"]
    desk = Desk(lesson)
    desk.take(lesson.failures[0].way)
    failed = desk.verdict
    for _ in range(6):
        desk.do(desk.match.deal.legal_actions[0])
    assert judge(lesson, desk.moments) == failed


def test_an_answer_that_does_not_fit_is_left_to_a_player() -> None:
    """In the lesson on marriages no answer is prepared for the seven of clubs after the first trick."""
    lesson = BY_ID["declare"]
    desk = Desk(lesson)
    desk.do(next(action for action in desk.match.deal.legal_actions if str(action) == "play QC1"))
    view = desk.match.deal.view(1)
    chosen = desk.teacher.choose(view)
    assert chosen in view.legal_actions
    assert str(chosen) == "play AC1"
    silent = Desk(BY_ID["carte-blanche"])
    assert not silent.lesson.answers
    silent.take([silent.match.deal.legal_actions[0]])
    silent.take([next(action for action in silent.match.deal.legal_actions if isinstance(action, Play))])
    assert any(moment.seat != LEARNER for moment in silent.moments)


# damaged lessons

WORDS = {
    "all", "any", "not", "scores", "announces", "wins-trick", "loses-trick", "plays", "holds", "has-scored",
    "has-announced", "points", "brisques", "trumps", *reading._PLAIN,
}  # fmt: skip


def words_of(condition: Any) -> set[str]:
    found: set[str] = set()
    if isinstance(condition, dict):
        for word, value in condition.items():
            found.add(word)
            found |= words_of(value)
    elif isinstance(condition, list):
        for part in condition:
            found |= words_of(part)
    return found


def test_the_vocabulary_is_what_lessons_use() -> None:
    used: set[str] = set()
    for path in FOLDER.glob("*.json"):
        value = json.loads(path.read_text("utf-8"))
        for part in (*value["goals"], *value["failures"]):
            used |= words_of(part["when"])
    assert used - {"kinds", "cards", "with", "against"} == WORDS


def good() -> dict[str, Any]:
    value: dict[str, Any] = json.loads((FOLDER / "01-take-a-trick.json").read_text("utf-8"))
    return value


def when(condition: Any) -> Callable[[dict[str, Any]], None]:
    """A change of the condition of the goal."""

    def change(value: dict[str, Any]) -> None:
        value["goals"][0]["when"] = condition

    return change


def put(*path: str | int, to: object) -> Callable[[dict[str, Any]], None]:
    def change(value: Any) -> None:
        for key in path[:-1]:
            value = value[key]
        value[path[-1]] = to

    return change


DAMAGE: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (put("format", to="bezique-record"), 'format: must be "bezique-lesson"'),
    (put("version", to=2), "version: only 1 is known"),
    (put("version", to=True), "version: only 1 is known"),
    (put("part", to="somewhere"), "part: 'somewhere' is none of"),
    (put("id", to="Take a trick"), "id: 'Take a trick' is no id"),
    (put("extra", to=1), "the lesson: the key 'extra' is unknown"),
    (lambda value: value.pop("hints"), "the lesson: the key 'hints' is missing"),
    (put("hints", to=[]), "hints: must be a list of at least one"),
    (put("emblem", to=["TX"]), "emblem[0]: 'TX' is no card of this pack"),
    (put("emblem", to=["TH3"]), "emblem[0]: 'TH3' is no card of this pack"),
    (put("record", "variant", to="whist"), "record: "),
    (put("record", "deals", 0, "pack", 0, to="AD1"), "record: deal 0"),
    (put("record", "deals", 0, "actions", to=["0 play TH1"]), "record: "),
    (put("opponent", 0, to={"to": ["TH"]}), "opponent[0]: the key 'do' is missing"),
    (put("opponent", 0, "do", to="lead KH1"), "opponent[0].do: 'lead KH1' is not an action"),
    (put("goals", to=[]), "goals: must be a list of at least one"),
    (put("goals", 0, "id", to=7), "goals[0].id: must be a text"),
    (lambda value: value["goals"].append(value["goals"][0]), "goals: the id 'trick' stands twice"),
    (put("failures", 0, "id", to="other-suit"), "failures: the id 'other-suit' stands twice"),
    (put("failures", 0, "way", to=[]), "failures[0].way: must be a list of at least one"),
    (put("limit", "actions", to=0), "limit.actions: must be a whole number from 1"),
    (put("limit", "actions", to=True), "limit.actions: must be a whole number from 1"),
    (put("way", to=["play TH"]), "way[0]: "),
    (when([]), "goals[0].when: a condition is an object with one key"),
    (when({"plays": ["TH"], "passes": True}), "goals[0].when: a condition is an object with one key"),
    (when({"wishes": True}), "goals[0].when.wishes: there is no such condition"),
    (when({"passes": 1}), "goals[0].when.passes: must be true"),
    (when({"plays": []}), "goals[0].when.plays: must be a list of at least one"),
    (when({"scores": {}}), "goals[0].when.scores: the key 'kinds' is missing"),
    (when({"scores": {"kinds": ["flush"]}}), "goals[0].when.scores.kinds[0]: 'flush' is none of"),
    (when({"points": "40"}), "goals[0].when.points: must be a whole number"),
    (when({"trumps": "SH"}), "goals[0].when.trumps: 'SH' is none of"),
    (when({"all": [{"not": {"holds": "TH"}}]}), "goals[0].when.all[0].not.holds: must be a list"),
    (when({"wins-trick": {"by": ["TH"]}}), "goals[0].when.wins-trick: the key 'by' is unknown"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "said"), DAMAGE, ids=[said for _, said in DAMAGE])
def test_a_damaged_lesson_is_refused_with_its_place(
    change: Callable[[dict[str, Any]], object], said: str
) -> None:
    value = good()
    change(value)
    with pytest.raises(LessonError) as caught:
        parse_lesson(json.dumps(value))
    assert str(caught.value).startswith(said)


def test_what_is_no_json_is_refused() -> None:
    for text in ("", "{", "[" * 100_000, "[]"):
        with pytest.raises(LessonError):
            parse_lesson(text)


def test_a_position_that_is_over_is_refused() -> None:
    value = json.loads((FOLDER / "19-save-the-rubicon.json").read_text("utf-8"))
    lesson = BY_ID["save-the-rubicon"]
    desk = Desk(lesson)
    desk.take(lesson.way)
    assert desk.match.deal.is_over
    value["record"]["deals"][0]["actions"] += [
        f"{moment.seat} {moment.action}" for moment in desk.moments
    ]  # fmt: skip
    with pytest.raises(LessonError, match="the deal is over"):
        parse_lesson(json.dumps(value))


def test_a_bad_file_does_not_take_the_others_along(tmp_path: Path) -> None:
    text = (FOLDER / "01-take-a-trick.json").read_text("utf-8")
    (tmp_path / "01-take-a-trick.json").write_text(text, "utf-8")
    (tmp_path / "02-declare.json").write_text(text, "utf-8")
    (tmp_path / "03-take-a-trick.json").write_text(text, "utf-8")
    (tmp_path / "04-keep.json").write_bytes(b"\xff{}")
    lessons, errors = read_course(tmp_path)
    assert [lesson.id for lesson in lessons] == ["take-a-trick"]
    said = [str(error) for error in errors]
    assert [text.partition(":")[0] for text in said] == [
        "02-declare.json", "03-take-a-trick.json", "04-keep.json"
    ]  # fmt: skip
    assert "is not that of the file's name" in said[0]
    assert "there is another lesson" in said[1]
    assert read_course(tmp_path / "nowhere") == ((), ())

"""Reads a lesson from its JSON text. Everything is checked, and an error says where and what.

{"format": "bezique-lesson", "version": 1, "id": ..., "part": ..., "emblem": [face ...],
 "record": {a game record}, "opponent": [{"do": action, "to": [card ...]} ...],
 "goals": [{"id": ..., "when": condition} ...],
 "failures": [{"id": ..., "when": condition, "way": [action ...]} ...],
 "limit": {"actions": n, "id": ..., "way": [action ...]},
 "hints": [{"id": ..., "cards": [card ...]} ...], "way": [action ...]}
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

from bezique_qt.coach.lessons import conditions as found
from bezique_qt.coach.lessons.conditions import LEARNER, TEACHER, Condition
from bezique_qt.coach.lessons.lesson import Failure, Goal, Hint, Lesson, Limit
from bezique_qt.coach.lessons.script import Answer
from bezique_qt.rules import (
    SUITS,
    Action,
    ActionError,
    Done,
    Exchange,
    GameRecord,
    MeldKind,
    RecordError,
    full_pack,
    parse_action,
    parse_record,
    replay,
)

FORMAT: Final = "bezique-lesson"
VERSION: Final = 1
PARTS: Final = ("first-steps", "melds", "craft", "rubicon")
"""The chapters in their order."""

_KEYS: Final = frozenset(
    ("format", "version", "id", "part", "emblem", "record", "opponent", "goals", "failures", "limit")
) | {"hints", "way"}
_ID: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")

T = TypeVar("T")


class LessonError(ValueError):
    """A lesson that is damaged. The message names the place in it."""


def parse_lesson(text: str) -> Lesson:
    """Return the lesson that a JSON text holds. Raises LessonError, with the place and what is wrong."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise LessonError(f"not JSON: {error}") from None
    whole = _object(value, "the lesson", _KEYS)
    if whole["format"] != FORMAT:
        raise LessonError(f'format: must be "{FORMAT}"')
    if type(whole["version"]) is not int or whole["version"] != VERSION:
        raise LessonError(f"version: only {VERSION} is known here")
    record = _record(whole["record"])
    cards = frozenset(full_pack(record.variant.packs))
    names = frozenset(card.code for card in cards) | frozenset(card.face for card in cards)
    reader = _Reader(names)
    part = _text(whole["part"], "part")
    if part not in PARTS:
        raise LessonError(f"part: {part!r} is none of {', '.join(PARTS)}")
    lesson = Lesson(
        _id(whole["id"], "id"),
        part,
        reader.cards(whole["emblem"], "emblem"),
        record,
        reader.list(whole["opponent"], "opponent", reader.answer, empty=True),
        reader.list(whole["goals"], "goals", reader.goal),
        reader.list(whole["failures"], "failures", reader.failure, empty=True),
        reader.limit(whole["limit"], "limit"),
        reader.list(whole["hints"], "hints", reader.hint),
        reader.actions(whole["way"], "way"),
    )
    _check_ids(lesson)
    return lesson


def _record(value: object) -> GameRecord:
    """The position: it can be replayed, and the deal goes on."""
    try:
        record = parse_record(json.dumps(value))
        match = replay(record)
    except RecordError as error:
        raise LessonError(f"record: {error}") from None
    if match.deal.is_over:
        raise LessonError("record: the deal is over, so there is nothing to play")
    return record


def _check_ids(lesson: Lesson) -> None:
    for name, ids in (
        ("goals", [goal.id for goal in lesson.goals]),
        ("failures", [failure.id for failure in lesson.failures] + [lesson.limit.id]),
        ("hints", [hint.id for hint in lesson.hints]),
    ):
        twice = sorted({key for key in ids if ids.count(key) > 1})
        if twice:
            raise LessonError(f"{name}: the id {twice[0]!r} stands twice")


class _Reader:
    """Reads the parts of one lesson; `names` are the cards that its pack has."""

    def __init__(self, names: frozenset[str]) -> None:
        self._names = names

    def list(
        self, value: object, at: str, read: Callable[[object, str], T], *, empty: bool = False
    ) -> tuple[T, ...]:
        if not isinstance(value, list) or (not value and not empty):
            raise LessonError(f"{at}: must be a list{'' if empty else ' of at least one'}")
        return tuple(read(item, f"{at}[{place}]") for place, item in enumerate(value))

    def cards(self, value: object, at: str) -> tuple[str, ...]:
        return self.list(value, at, self._card)

    def _card(self, value: object, at: str) -> str:
        if not isinstance(value, str) or value not in self._names:
            raise LessonError(f"{at}: {value!r} is no card of this pack")
        return value

    def actions(self, value: object, at: str) -> tuple[Action, ...]:
        return self.list(value, at, self._action)

    def _action(self, value: object, at: str) -> Action:
        try:
            return parse_action(_text(value, at))
        except ActionError as error:
            raise LessonError(f"{at}: {error}") from None

    def answer(self, value: object, at: str) -> Answer:
        keys = _object(value, at, {"do"}, {"to"})
        to = self.cards(keys["to"], f"{at}.to") if "to" in keys else ()
        return Answer(self._action(keys["do"], f"{at}.do"), to)

    def goal(self, value: object, at: str) -> Goal:
        keys = _object(value, at, {"id", "when"})
        return Goal(_id(keys["id"], f"{at}.id"), self.condition(keys["when"], f"{at}.when"))

    def failure(self, value: object, at: str) -> Failure:
        keys = _object(value, at, {"id", "when", "way"})
        return Failure(
            _id(keys["id"], f"{at}.id"),
            self.condition(keys["when"], f"{at}.when"),
            self.actions(keys["way"], f"{at}.way"),
        )

    def limit(self, value: object, at: str) -> Limit:
        keys = _object(value, at, {"actions", "id"}, {"way"})
        way = self.actions(keys["way"], f"{at}.way") if "way" in keys else ()
        return Limit(_count(keys["actions"], f"{at}.actions"), _id(keys["id"], f"{at}.id"), way)

    def hint(self, value: object, at: str) -> Hint:
        keys = _object(value, at, {"id"}, {"cards"})
        cards = self.cards(keys["cards"], f"{at}.cards") if "cards" in keys else ()
        return Hint(_id(keys["id"], f"{at}.id"), cards)

    def condition(self, value: object, at: str) -> Condition:
        """One condition: an object with one key of the vocabulary."""
        if not isinstance(value, dict) or len(value) != 1:
            raise LessonError(f"{at}: a condition is an object with one key")
        ((word, given),) = value.items()
        at = f"{at}.{word}"
        match word:
            case "all":
                return found.Every(self.list(given, at, self.condition))
            case "any":
                return found.Either(self.list(given, at, self.condition))
            case "not":
                return found.Unless(self.condition(given, at))
            case "scores" | "announces":
                return self._meld(word, given, at)
            case "wins-trick" | "loses-trick":
                return self._trick(word, given, at)
            case "plays":
                return found.Plays(self.cards(given, at))
            case "holds":
                return found.Holds(self.cards(given, at))
            case "has-scored":
                return found.HasScored(self.list(given, at, _kind))
            case "has-announced":
                return found.HasAnnounced(self.list(given, at, _kind))
            case "points":
                return found.Points(_count(given, at))
            case "brisques":
                return found.Brisques(_count(given, at))
            case "trumps":
                return found.Trumps(_one_of(given, tuple(SUITS), at))
        plain = _PLAIN.get(word)
        if plain is None:
            raise LessonError(f"{at}: there is no such condition")
        if given is not True:
            raise LessonError(f"{at}: must be true")
        return plain

    def _trick(self, word: str, given: object, at: str) -> Condition:
        keys = _object(given, at, set(), {"with", "against"})
        own, other = (
            self.cards(keys[key], f"{at}.{key}") if key in keys else () for key in ("with", "against")
        )
        return found.TrickEnds(LEARNER if word == "wins-trick" else TEACHER, own, other)

    def _meld(self, word: str, given: object, at: str) -> Condition:
        keys = _object(given, at, {"kinds"}, {"cards"})
        kinds = self.list(keys["kinds"], f"{at}.kinds", _kind)
        cards = self.cards(keys["cards"], f"{at}.cards") if "cards" in keys else ()
        return found.Scores(kinds, cards) if word == "scores" else found.Announces(kinds, cards)


_PLAIN: Final[dict[str, Condition]] = {
    "passes": found.Passes(),
    "draws": found.Does(Done),
    "exchanges": found.Does(Exchange),
    "claims": found.Claims(),
    "loses-announcement": found.LosesAnnouncement(),
    "wins-last-trick": found.LastTrick(LEARNER),
    "loses-last-trick": found.LastTrick(TEACHER),
}
"""Conditions that take nothing: their value is true."""


def _object(value: object, at: str, needed: Any, more: Any = frozenset()) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise LessonError(f"{at}: must be an object")
    missing, unknown = sorted(set(needed) - set(value)), sorted(set(value) - set(needed) - set(more))
    if missing:
        raise LessonError(f"{at}: the key {missing[0]!r} is missing")
    if unknown:
        raise LessonError(f"{at}: the key {unknown[0]!r} is unknown")
    return value


def _text(value: object, at: str) -> str:
    if not isinstance(value, str):
        raise LessonError(f"{at}: must be a text")
    return value


def _id(value: object, at: str) -> str:
    text = _text(value, at)
    if not _ID.fullmatch(text):
        raise LessonError(f"{at}: {text[:60]!r} is no id (small letters, figures and hyphens)")
    return text


def _count(value: object, at: str) -> int:
    if type(value) is not int or value < 1:
        raise LessonError(f"{at}: must be a whole number from 1")
    return value


def _one_of(value: object, allowed: Any, at: str) -> str:
    text = _text(value, at)
    if text not in allowed:
        raise LessonError(f"{at}: {text!r} is none of {', '.join(allowed)}")
    return text


def _kind(value: object, at: str) -> MeldKind:
    return MeldKind(_one_of(value, [str(kind) for kind in MeldKind], at))

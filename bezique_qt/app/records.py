"""Records as the app reads them: the first game of a file, and the match and events that it leads to."""

from __future__ import annotations

import json
import secrets

from bezique_qt.app.levels import DEFAULT_LEVEL, known_level
from bezique_qt.rules import Event, GameRecord, Match, parse_record, replay, split_games
from bezique_qt.rules.record import VERSION

AI = "ai:"
"""Before the level of a player that is a program."""
PLAYED_BY = "played_by"
"""The key of a record that says who goes on for the person or program named at seat 1."""


def first_record(text: str) -> GameRecord:
    """The first game of a file.  Raises RecordError."""
    return parse_record(split_games(text.encode("utf-8"), "the file")[0])


def games_in(text: str) -> int:
    """How many games a file holds.  Raises RecordError if none."""
    return len(split_games(text.encode("utf-8"), "the file"))


def played(record: GameRecord) -> tuple[Match, list[Event]]:
    """The match of a record, and every event on the way.  Raises RecordError."""
    replay(record)  # says where a record goes wrong; what follows can rely on it
    first, *others = record.deals
    match, started = Match.start(record.variant, first.dealer, first.pack)
    events = list(started)
    for number, deal in enumerate((first, *others)):
        if number:
            match, started = match.next_deal(deal.pack)
            events.extend(started)
        for _, action in deal.actions:
            match, happened = match.apply(action)
            events.extend(happened)
    return match, events


def seats(record: GameRecord) -> tuple[str, str, tuple[str, str]]:
    """The person's name (empty if a program is named there), the level that plays on at seat 1, and the names
    of the record that are to be kept because they are those of neither."""
    name, other = record.players
    by = other if other.startswith(AI) else str(record.extra.get(PLAYED_BY, ""))
    level = known_level(by.removeprefix(AI))
    own = "" if name.startswith(AI) else name
    # A level of an earlier version goes by its new name; one that nobody knows is somebody else's.
    foreign = not other.startswith(AI) or (level == DEFAULT_LEVEL and other != AI + level)
    return own, level, ("" if own else name, other if foreign else "")


def seed_of(extra: dict[str, object]) -> int:
    """The number by which the opponent's slips are drawn in a match; a fresh one if the record tells none."""
    seed = extra.get("seed")
    return seed if isinstance(seed, int) and not isinstance(seed, bool) else secrets.randbelow(2**32)


def note_aid(extra: dict[str, object], aid: str) -> bool:
    """Add an aid to what makes the match practice; False if it is noted already."""
    noted = extra.get("practice")
    aids = noted if isinstance(noted, list) else [noted] if noted else []
    if aid in aids:
        return False
    extra["practice"] = [*aids, aid]
    return True


def deal_numbers(record: GameRecord) -> list[int | None]:
    """The number of each deal's shuffle, as the app writes them; None for a pack without a number."""
    numbers = record.extra.get("numbers")
    if not isinstance(numbers, list) or len(numbers) != len(record.deals):
        return [None] * len(record.deals)
    return [value if type(value) is int and value >= 0 else None for value in numbers]


def is_newer(text: str) -> bool:
    """Whether a save tells a version of the format that this program does not know yet."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return False
    version = value.get("version") if isinstance(value, dict) else None
    return isinstance(version, int) and version > VERSION

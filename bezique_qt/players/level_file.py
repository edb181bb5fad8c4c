"""The levels as data: how each plays and what was measured of it, read from `levels.json` beside this."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Final

from bezique_qt.players.careful import Care
from bezique_qt.rules import VARIANTS

FORMAT: Final = "bezique-levels"
VERSION: Final = 1
YARDSTICK: Final = "skilled"
"""The level that the others are measured against."""
_WHOLE_HAND: Final = 15
"""No hand is larger: whoever counts so many tricks counts the strict phase from its beginning."""
_MOST_POINTS: Final = 10_000.0


class LevelFileError(ValueError):
    """A file of levels that cannot be used; the message names the place."""


@dataclass(frozen=True, slots=True)
class Margin:
    """What a level gained on the yardstick, in points a deal, below 0 if it lost; mirrored deals."""

    points: float
    interval: float
    """Half the width of the 95 % interval, in points a deal."""
    deals: int
    seed: int
    program: str
    """The version of the program that played."""


@dataclass(frozen=True, slots=True)
class Level:
    """One level: a care, or the effort of a search as a share of the strongest player's."""

    id: str
    care: Care | None
    effort: tuple[float, float]
    """In games of two packs and in those of four; 0 where `care` says how it plays."""
    measured: Mapping[str, Margin] = field(default_factory=dict)
    """By the id of the variant."""

    def margin_in(self, variant_id: str) -> tuple[str, Margin] | None:
        """Return the variant measured that tells most of this one, with the margin; None if there is none.

        That is the variant itself, else the first one with as many packs. An unknown variant has none.
        """
        if variant_id in self.measured:
            return variant_id, self.measured[variant_id]
        packs = VARIANTS[variant_id].packs if variant_id in VARIANTS else 0
        for measured, margin in self.measured.items():
            if VARIANTS[measured].packs == packs:
                return measured, margin
        return None


def shipped_levels() -> tuple[Level, ...]:
    """Return the levels that the package brings along, the weakest first."""
    return parse_levels((files(__package__) / "levels.json").read_text("utf-8"))


def parse_levels(text: str) -> tuple[Level, ...]:
    """Return the levels of a file's text. Raises `LevelFileError` for anything it does not expect."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise LevelFileError(f"the levels are not JSON: {error}") from None
    top = _object(data, "the file", {"format", "version", "levels"})
    if top["format"] != FORMAT or top["version"] != VERSION or type(top["version"]) is not int:
        raise LevelFileError(f"the file is not {FORMAT} version {VERSION}")
    if not isinstance(top["levels"], list) or not top["levels"]:
        raise LevelFileError("levels: a list of at least one level is expected")
    levels = tuple(_level(item, f"levels[{place}]") for place, item in enumerate(top["levels"]))
    ids = [level.id for level in levels]
    for level_id in ids:
        if ids.count(level_id) > 1:
            raise LevelFileError(f"levels: {level_id!r} stands there twice")
    if YARDSTICK not in ids:
        raise LevelFileError(f"levels: {YARDSTICK!r} is missing, which the others are measured against")
    return levels


def levels_text(levels: Iterable[Level]) -> str:
    """Return the levels as `parse_levels` reads them; equal levels give equal text."""
    lines: list[str] = []
    for level in levels:
        measured = {
            variant: {
                "points": margin.points,
                "interval": margin.interval,
                "deals": margin.deals,
                "seed": margin.seed,
                "program": margin.program,
            }
            for variant, margin in level.measured.items()
        }
        plays: dict[str, Any] = {"effort": list(level.effort)}
        if level.care is not None:
            care = level.care
            plays = {
                "misjudges": list(care.misjudges),
                "overlooks": care.overlooks,
                "counts": care.counts,
            }
        head = json.dumps({"id": level.id, **plays})[:-1]
        inner = [f"   {json.dumps(variant)}: {json.dumps(margin)}" for variant, margin in measured.items()]
        body = "{\n" + ",\n".join(inner) + "\n  }" if inner else "{}"
        lines.append(f'  {head}, "measured": {body}}}')
    items = ",\n".join(lines)
    return f'{{\n "format": "{FORMAT}",\n "version": {VERSION},\n "levels": [\n{items}\n ]\n}}\n'


def _level(data: object, place: str) -> Level:
    keys = {"id", "measured"}
    searches = isinstance(data, dict) and "effort" in data
    item = _object(data, place, keys | ({"effort"} if searches else {"misjudges", "overlooks", "counts"}))
    name = item["id"]
    if not (isinstance(name, str) and name.isascii() and name.isalpha() and name.islower()):
        raise LevelFileError(f"{place}.id: a name in small letters is expected")
    care = None
    if not searches:
        misjudges = _for_packs(item["misjudges"], f"{place}.misjudges", 0.0, 1000.0)
        overlooks = _number(item["overlooks"], f"{place}.overlooks", 0.0, 0.9)
        care = Care(misjudges, overlooks, _whole(item["counts"], f"{place}.counts", 0, _WHOLE_HAND))
    effort = _for_packs(item["effort"], f"{place}.effort", 0.001, 100.0) if searches else (0.0, 0.0)
    found = item["measured"]
    if not isinstance(found, dict):
        raise LevelFileError(f"{place}.measured: an object is expected")
    measured: dict[str, Margin] = {}
    for variant, margin in found.items():
        where = f"{place}.measured.{variant}"
        if variant not in VARIANTS:
            raise LevelFileError(f"{where}: there is no such variant")
        measured[variant] = _margin(margin, where)
    return Level(name, care, effort, measured)


def _margin(data: object, place: str) -> Margin:
    item = _object(data, place, {"points", "interval", "deals", "seed", "program"})
    if not isinstance(item["program"], str) or not item["program"]:
        raise LevelFileError(f"{place}.program: the version of the program is expected")
    return Margin(
        _number(item["points"], f"{place}.points", -_MOST_POINTS, _MOST_POINTS),
        _number(item["interval"], f"{place}.interval", 0.0, _MOST_POINTS),
        _whole(item["deals"], f"{place}.deals", 2, 100_000_000),
        _whole(item["seed"], f"{place}.seed", 0, 0xFFFF_FFFF),
        item["program"],
    )


def _object(data: object, place: str, keys: set[str]) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise LevelFileError(f"{place}: an object is expected")
    if set(data) != keys:
        raise LevelFileError(f"{place}: the keys {', '.join(sorted(keys))} are expected")
    return data


def _for_packs(value: object, place: str, low: float, high: float) -> tuple[float, float]:
    if not isinstance(value, list) or len(value) != 2:
        raise LevelFileError(f"{place}: two numbers are expected, for two packs and for four")
    two, four = (_number(number, place, low, high) for number in value)
    return two, four


def _number(value: object, place: str, low: float, high: float) -> float:
    # NaN compares false with everything, so it is refused as well.
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise LevelFileError(f"{place}: a number from {low:g} to {high:g} is expected")
    return value


def _whole(value: object, place: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise LevelFileError(f"{place}: a whole number from {low} to {high} is expected")
    return value

"""Game records: the text form of games.

A record is one JSON object in UTF-8; a file of many games has one object a line. Equal games have
equal texts, byte for byte, and keys that this version does not know are kept. Every damage is answered
with one `RecordError` that says what is wrong and where.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from typing import Any, Final, NoReturn

from bezique_qt.rules.actions import Action, parse_action
from bezique_qt.rules.cards import Card
from bezique_qt.rules.deal import check_pack
from bezique_qt.rules.errors import (
    ActionError,
    CardError,
    IllegalAction,
    PackError,
    RecordError,
    VariantError,
)
from bezique_qt.rules.match import Match, PlayedDeal
from bezique_qt.rules.variants import VARIANTS, Variant

FORMAT: Final = "bezique-record"
VERSION: Final = 1

_KEYS: Final = ("format", "version", "variant", "players", "deals")
_DEAL_KEYS: Final = ("dealer", "pack", "actions")


@dataclass(frozen=True)
class GameRecord:
    """A game as it is written down. `extra` and `deal_extras` hold the keys of other programs."""

    variant: Variant
    players: tuple[str, str]
    deals: tuple[PlayedDeal, ...]
    extra: dict[str, Any] = field(default_factory=dict)
    deal_extras: tuple[dict[str, Any], ...] = ()

    def text(self) -> str:
        """Return the record as one line of JSON, without the end of line."""
        deals = []
        for number, deal in enumerate(self.deals):
            written: dict[str, Any] = {
                "dealer": deal.dealer,
                "pack": [card.code for card in deal.pack],
                "actions": [f"{seat} {action}" for seat, action in deal.actions],
            }
            if number < len(self.deal_extras):
                written.update(self.deal_extras[number])
            deals.append(written)
        record: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "variant": _variant_value(self.variant),
            "players": list(self.players),
            "deals": deals,
            **self.extra,
        }
        return json.dumps(record, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def record_of(
    match: Match,
    players: tuple[str, str],
    extra: dict[str, Any] | None = None,
    deal_extras: tuple[dict[str, Any], ...] = (),
) -> GameRecord:
    """Return the record of a match, finished or not. Keys of `extra` must not be those of the format."""
    return GameRecord(match.variant, players, match.deals, dict(extra or {}), deal_extras)


def _variant_value(variant: Variant) -> object:
    changes = variant.house_rules()
    return {"base": variant.id, **changes} if changes else variant.id


# reading


def parse_record(text: str) -> GameRecord:
    """Return the record that one JSON text holds; raise `RecordError` if it is damaged.

    Whether its actions are legal is seen when it is replayed.
    """
    return _record(_json(text))


def read_games(path: Path) -> Iterator[GameRecord | RecordError]:
    """Yield each game of a file, or the error that stands in its place.

    Raises `RecordError` if the file cannot be read at all or holds no game.
    """
    texts = _texts(path)
    for number, text in enumerate(texts):
        try:
            yield parse_record(text)
        except RecordError as error:
            yield error.at(game=number)


def _texts(path: Path) -> list[str]:
    try:
        data = path.read_bytes()
    except IsADirectoryError:
        raise RecordError(f"{path} is a folder, not a file of records") from None
    except FileNotFoundError:
        raise RecordError(f"{path} does not exist") from None
    except PermissionError:
        raise RecordError(f"{path} may not be read: permission denied") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise RecordError(f"{path} cannot be read: {reason}") from None
    return split_games(data, str(path))


def split_games(data: bytes, name: str) -> list[str]:
    """Return the text of each game in the bytes of a file called `name`.

    Raises `RecordError` if they are not UTF-8 or hold no game.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(f"{name} is not UTF-8 text: byte {error.start} is wrong") from None
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise RecordError(f"{name} holds no game")
    # A single game may be spread over many lines; a line of a file of games is whole in itself.
    if len(lines) > 1 and not _is_json(lines[0]):
        spread = not all(line.startswith("{") for line in lines) and not any(map(_is_json, lines))
        if spread or _is_json(text):
            return [text]
    return lines


def _is_json(text: str) -> bool:
    try:
        return isinstance(_json(text), dict)
    except RecordError:
        return False


def _json(text: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_float=_finite, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        # Some of the messages end in "at" themselves.
        message = error.msg.removesuffix(" at")
        raise RecordError(f"not JSON: {message} at character {error.pos}") from None
    except RecordError:
        raise
    except RecursionError:
        raise RecordError("not a record: brackets are nested too deeply") from None
    except ValueError:
        raise RecordError("not JSON: a number is too long") from None


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    result: dict[str, object] = {}
    for key, value in pairs:
        if key in result:
            raise RecordError(f"the key {_shown(key)} stands twice")
        result[key] = value
    return result


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise RecordError(f"the number {text[:40]} is too large")
    return number


def _no_constant(word: str) -> NoReturn:
    raise RecordError(f"not JSON: {word} is not a number")


def _shown(value: object) -> str:
    try:
        text = json.dumps(value)
    except RecursionError:
        return "a deeply nested value"
    return text if len(text) <= 60 else text[:56] + " ..."


def _record(value: object) -> GameRecord:
    if not isinstance(value, dict):
        raise RecordError(f"a record is a JSON object, and this is {_shown(value)}")
    if "format" not in value or value["format"] != FORMAT:
        raise RecordError(f'"format" must be "{FORMAT}", not {_shown(value.get("format"))}')
    version = value.get("version")
    if type(version) is not int or version < 1:
        raise RecordError(f'"version" must be a whole number from 1, not {_shown(version)}')
    if version > VERSION:
        raise RecordError(
            f"this is version {_shown(version)} of the format, and only {VERSION} is known here"
        )
    variant = _variant(value.get("variant"))
    players = value.get("players")
    if not (isinstance(players, list) and len(players) == 2 and all(isinstance(p, str) for p in players)):
        raise RecordError(f'"players" must be a list of two names, not {_shown(players)}')
    deals = value.get("deals")
    if not isinstance(deals, list) or not deals:
        raise RecordError(f'"deals" must be a list of at least one deal, not {_shown(deals)}')
    played: list[PlayedDeal] = []
    for number, deal in enumerate(deals):
        before = played[-1] if played else None
        try:
            played.append(_deal(variant, deal, before))
        except RecordError as error:
            raise RecordError(error.reason, deal=number, action=error.action) from None
    record = GameRecord(
        variant,
        (players[0], players[1]),
        tuple(played),
        {key: item for key, item in value.items() if key not in _KEYS},
        tuple({key: item for key, item in deal.items() if key not in _DEAL_KEYS} for deal in deals),
    )
    try:
        record.text().encode()
    except UnicodeEncodeError:
        raise RecordError("a text holds half a character (a lone surrogate)") from None
    except RecursionError:
        raise RecordError("not a record: brackets are nested too deeply") from None
    return record


def _variant(value: object) -> Variant:
    switches: dict[str, object] = {}
    name: object = value
    if isinstance(value, dict):
        switches = {str(key): item for key, item in value.items() if key != "base"}
        name = value.get("base")
    if not isinstance(name, str) or name not in VARIANTS:
        raise RecordError(f'"variant" {_shown(name)} is unknown; known are {", ".join(VARIANTS)}')
    try:
        return VARIANTS[name].changed(**switches)
    except VariantError as error:
        raise RecordError(f'"variant" cannot be played: {error}') from None


def _deal(variant: Variant, value: object, before: PlayedDeal | None) -> PlayedDeal:
    if not isinstance(value, dict):
        raise RecordError(f"a deal is a JSON object, and this is {_shown(value)}")
    dealer = value.get("dealer")
    if type(dealer) is not int or dealer not in (0, 1):
        raise RecordError(f'"dealer" must be 0 or 1, not {_shown(dealer)}')
    if before is not None and dealer == before.dealer:
        raise RecordError(f"the deal alternates: seat {1 - dealer} deals here, not seat {dealer}")
    codes = value.get("pack")
    if not isinstance(codes, list) or not all(isinstance(code, str) for code in codes):
        raise RecordError(f'"pack" must be a list of cards, not {_shown(codes)}')
    try:
        pack = tuple(Card.of(code) for code in codes)
        check_pack(variant, pack)
    except (CardError, PackError) as error:
        raise RecordError(f'"pack": {error}') from None
    texts = value.get("actions")
    if not isinstance(texts, list):
        raise RecordError(f'"actions" must be a list, not {_shown(texts)}')
    return PlayedDeal(dealer, pack, tuple(_action(text, number) for number, text in enumerate(texts)))


def _action(text: object, number: int) -> tuple[int, Action]:
    if not isinstance(text, str) or text[:2] not in ("0 ", "1 "):
        raise RecordError(f"{_shown(text)} is not a seat and an action", action=number)
    try:
        return int(text[0]), parse_action(text[2:])
    except ActionError as error:
        raise RecordError(f"{_shown(text)}: {error}", action=number) from None


# replaying


def replay(record: GameRecord) -> Match:
    """Play a record through and return the match that it leads to.

    Raises `RecordError` at the first action that is illegal or out of place.
    """
    *_, match = replay_steps(record)
    return match


def replay_steps(record: GameRecord) -> Iterator[Match]:
    """Yield the match after each deal is dealt and after each action, in order.

    Raises `RecordError` at the first action that is illegal or out of place, or if a deal stands where
    none can follow.
    """
    match: Match | None = None
    for number, played in enumerate(record.deals):
        if match is None:
            match, _ = Match.start(record.variant, played.dealer, played.pack)
        else:
            if not match.deal.is_over:
                raise RecordError("a deal follows one that is not finished", deal=number)
            if match.is_over:
                raise RecordError("a deal follows, but the match is over", deal=number)
            match, _ = match.next_deal(played.pack)
        yield match
        for place, (seat, action) in enumerate(played.actions):
            if match.deal.is_over:
                raise RecordError(
                    f'"{seat} {action}" follows, but the deal is over (deal-over)', deal=number, action=place
                )
            if seat != match.deal.to_move:
                raise RecordError(
                    f'"{seat} {action}": it is the turn of seat {match.deal.to_move} (not-your-turn)',
                    deal=number,
                    action=place,
                )
            try:
                match, _ = match.apply(action)
            except IllegalAction as error:
                raise RecordError(f"{seat} {error}", deal=number, action=place) from None
            yield match

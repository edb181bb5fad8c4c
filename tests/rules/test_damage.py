"""Damaged records: each gets one sentence that says where and what, never a traceback, never a wrong game."""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bezique_qt.cli import main
from bezique_qt.rules import RecordError, parse_record, replay
from tests.rules.vectors import lines_of

Record = dict[str, Any]
TWO_PACKS = lines_of("besigue-fr.jsonl")[0]
RUBICON = lines_of("rubicon-1887.jsonl")[0]


def _value(key: str, value: object) -> Callable[[Record], None]:
    def damage(record: Record) -> None:
        record[key] = value

    return damage


def _deal(key: str, value: object) -> Callable[[Record], None]:
    def damage(record: Record) -> None:
        record["deals"][0][key] = value

    return damage


def _action(number: int, text: object) -> Callable[[Record], None]:
    def damage(record: Record) -> None:
        record["deals"][0]["actions"][number] = text

    return damage


def _without(key: str) -> Callable[[Record], None]:
    def damage(record: Record) -> None:
        del record[key]

    return damage


def _pack(place: int, code: object) -> Callable[[Record], None]:
    def damage(record: Record) -> None:
        record["deals"][0]["pack"][place] = code

    return damage


def _short_pack(record: Record) -> None:
    record["deals"][0]["pack"].pop()


def _long_pack(record: Record) -> None:
    record["deals"][0]["pack"] += ["AS1"]


def _same_dealer(record: Record) -> None:
    record["deals"][1]["dealer"] = record["deals"][0]["dealer"]


def _after_the_end(record: Record) -> None:
    record["deals"][0]["actions"] += ["0 play AS1"]


def _after_unfinished(record: Record) -> None:
    record["deals"][0]["actions"].pop()


def _after_the_match(record: Record) -> None:
    more = copy.deepcopy(record["deals"][0])
    more["dealer"] = 1 - record["deals"][-1]["dealer"]
    more["actions"] = []
    record["deals"].append(more)


def _cards_out_of_order(record: Record) -> None:
    actions = record["deals"][0]["actions"]
    number = next(place for place, text in enumerate(actions) if " meld " in text)
    words = actions[number].split(" ")
    actions[number] = " ".join([*words[:3], *words[:2:-1]])


def _other_seat(record: Record) -> None:
    actions = record["deals"][0]["actions"]
    actions[0] = ("0" if actions[0][0] == "1" else "1") + actions[0][1:]


HUGE = 10**4000

# What is damaged, and a word that the sentence must hold. All start from a good two-pack match.
DAMAGES: dict[str, tuple[Callable[[Record], None], str]] = {
    "format missing": (_without("format"), "format"),
    "format of another program": (_value("format", "pgn"), "format"),
    "version missing": (_without("version"), "version"),
    "version newer": (_value("version", 2), "version 2"),
    "version zero": (_value("version", 0), "version"),
    "version true": (_value("version", True), "version"),
    "version a fraction": (_value("version", 1.0), "version"),
    "version huge": (_value("version", HUGE), "version"),
    "variant missing": (_without("variant"), "variant"),
    "variant unknown": (_value("variant", "besigue-xx"), "besigue-xx"),
    "variant a list": (_value("variant", ["classic"]), "variant"),
    "variant a number": (_value("variant", 5), "variant"),
    "base missing": (_value("variant", {"target": 1500}), "variant"),
    "base unknown": (_value("variant", {"base": "besigue-xx"}), "besigue-xx"),
    "switch unknown": (_value("variant", {"base": "classic", "jokers": 2}), "jokers"),
    "switch of a wrong type": (_value("variant", {"base": "classic", "dix": "ten"}), "dix"),
    "switch huge": (_value("variant", {"base": "classic", "target": HUGE}), "target"),
    "switches that cannot work": (_value("variant", {"base": "classic", "hand": 9}), "packets"),
    "id as a switch": (_value("variant", {"base": "classic", "id": "rubicon-nl"}), "id"),
    "players missing": (_without("players"), "players"),
    "one player": (_value("players", ["Ana"]), "players"),
    "players numbers": (_value("players", [1, 2]), "players"),
    "players one text": (_value("players", "AB"), "players"),
    "name half a character": (_value("players", ["Ana", "\ud800"]), "character"),
    "extra half a character": (_value("comment", ["\udfff"]), "character"),
    "deals missing": (_without("deals"), "deals"),
    "no deals": (_value("deals", []), "deals"),
    "deals an object": (_value("deals", {}), "deals"),
    "deals of numbers": (_value("deals", [1]), "deal"),
    "dealer missing": (lambda record: record["deals"][0].pop("dealer"), "dealer"),
    "dealer two": (_deal("dealer", 2), "dealer"),
    "dealer true": (_deal("dealer", True), "dealer"),
    "dealer a text": (_deal("dealer", "1"), "dealer"),
    "dealer huge": (_deal("dealer", HUGE), "dealer"),
    "dealer not alternating": (_same_dealer, "alternates"),
    "pack missing": (lambda record: record["deals"][0].pop("pack"), "pack"),
    "pack a text": (_deal("pack", "AS1"), "pack"),
    "pack null": (_deal("pack", None), "pack"),
    "pack short": (_short_pack, "63"),
    "pack long": (_long_pack, "65"),
    "pack empty": (_deal("pack", []), "0 cards"),
    "card twice": (lambda record: _pack(0, record["deals"][0]["pack"][1])(record), "twice"),
    "card unknown": (_pack(0, "XS1"), "XS1"),
    "card of a third pack": (_pack(0, "AS3"), "AS3"),
    "card a number": (_pack(0, 7), "pack"),
    "card half a character": (_pack(0, "\ud83c"), "card"),
    "card with a space": (_pack(0, "AS1 "), "card"),
    "actions missing": (lambda record: record["deals"][0].pop("actions"), "actions"),
    "actions a text": (_deal("actions", "0 done"), "actions"),
    "action a number": (_action(3, 17), "action 3"),
    "action null": (_action(3, None), "action 3"),
    "action empty": (_action(3, ""), "action 3"),
    "action without a seat": (_action(3, "play AS1"), "action 3"),
    "action of seat 2": (_action(3, "2 play AS1"), "action 3"),
    "action unknown": (_action(3, "0 shout"), "action 3"),
    "action in capitals": (_action(3, "0 PLAY AS1"), "action 3"),
    "action with two spaces": (_action(3, "0  play AS1"), "action 3"),
    "action with a tail": (_action(3, "0 play AS1 AS2"), "action 3"),
    "action half a character": (_action(3, "0 play \ud800"), "action 3"),
    "meld kind unknown": (_action(3, "0 meld five-aces AS1 AS2"), "action 3"),
    "meld without cards": (_action(3, "0 meld marriage"), "action 3"),
    "meld with a card twice": (_action(3, "0 meld marriage KS1 KS1"), "action 3"),
    "meld cards out of order": (_cards_out_of_order, "order"),
    "action illegal": (_action(0, "1 play AS1"), "deal 0, action 0"),
    "action of the other seat": (_other_seat, "turn"),
    "actions after the end": (_after_the_end, "over"),
    "deal after an unfinished one": (_after_unfinished, "deal 1"),
    "deal after the match": (_after_the_match, "over"),
}


def sentence(path: Path, capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """What `bezique check` says about a file that it refuses: one line, no traceback, exit code 1."""
    assert main(["check", *options, str(path)]) == 1
    out, err = capsys.readouterr()
    if options:
        for line in out.splitlines():
            json.loads(line)
    lines = err.splitlines()
    assert len(lines) == 1, err
    assert "Traceback" not in err
    assert 20 < len(lines[0]) < 600, lines[0]
    return lines[0]


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_record_gets_its_sentence(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damage, word = DAMAGES[name]
    record = json.loads(TWO_PACKS)
    damage(record)
    # The json module of this Python refuses to write very long numbers, so they are put in as text.
    text = json.dumps(_shortened(record)).replace(f'"{MARK}"', "1" + 4000 * "0")
    with pytest.raises(RecordError) as caught:
        replay(parse_record(text))
    assert word in str(caught.value)
    path = tmp_path / "damaged.jsonl"
    path.write_text(text + "\n", "utf-8")
    for options in ((), ("--trace",)):
        said = sentence(path, capsys, *options)
        assert word in said
        assert "game 0" in said


MARK = "the huge number"


def _shortened(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _shortened(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_shortened(item) for item in value]
    return MARK if value == HUGE and type(value) is int else value


BYTES: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "no game"),
    "blank": (b"\n  \n\n", "no game"),
    "truncated": (TWO_PACKS.encode()[:-40], "JSON"),
    "truncated at once": (TWO_PACKS.encode()[:1], "JSON"),
    "a million open brackets": (b"[" * 1_000_000, "nested"),
    "a million open braces": (b'{"a":' * 1_000_000, "nested"),
    "brackets in a known key": (
        b'{"format":"bezique-record","version":1,"variant":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        "nested",
    ),
    "brackets in an extra key": (
        TWO_PACKS.encode()[:-1] + b',"comment":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        "nested",
    ),
    "not UTF-8": (b"\xff\xfe{\x00}\x00", "UTF-8"),
    "Latin-1": (TWO_PACKS.replace("South", "José").encode("latin-1"), "UTF-8"),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "UTF-8"),
    "a text": (b"Deal me in.\n", "JSON"),
    "a number": (b"42\n", "object"),
    "a list": (b"[" + TWO_PACKS.encode() + b"]", "object"),
    "null": (b"null\n", "object"),
    "a key twice": (TWO_PACKS.encode()[:-1] + b',"version":1}', "twice"),
    "a deal's key twice": (TWO_PACKS.encode().replace(b'"dealer":0', b'"dealer":0,"dealer":0'), "twice"),
    "a number without end": (TWO_PACKS.encode()[:-1] + b',"clock":1e999}', "1e999"),
    "not a number": (TWO_PACKS.encode()[:-1] + b',"clock":NaN}', "NaN"),
    "infinity": (TWO_PACKS.encode()[:-1] + b',"clock":-Infinity}', "Infinity"),
    "too long a number": (TWO_PACKS.encode()[:-1] + b',"clock":' + b"9" * 10_000 + b"}", "number"),
    "zero bytes": (b"\x00" * 64, "JSON"),
}


@pytest.mark.parametrize("name", BYTES)
def test_a_file_of_something_else_gets_its_sentence(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, word = BYTES[name]
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(data)
    for options in ((), ("--trace",)):
        assert word in sentence(path, capsys, *options)


def test_a_folder_gets_its_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "folder" in sentence(tmp_path, capsys)


def test_no_file_gets_its_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "does not exist" in sentence(tmp_path / "none.jsonl", capsys)
    assert "cannot be read" in sentence(Path(f"{tmp_path}/{'x' * 300}"), capsys)


def test_a_file_that_may_not_be_read_gets_its_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "secret.jsonl"
    path.write_text(TWO_PACKS, "utf-8")
    path.chmod(0)
    if os.access(path, os.R_OK):
        # The superuser may read everything: let the system refuse in its place.
        def refuse(self: Path) -> bytes:
            raise PermissionError(13, "Permission denied", str(self))

        monkeypatch.setattr(Path, "read_bytes", refuse)
    assert "permission denied" in sentence(path, capsys).lower()


def test_one_bad_game_does_not_hide_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    illegal = json.loads(RUBICON)
    illegal["deals"][0]["actions"][5] = "1 done"
    path.write_text(f"{TWO_PACKS}\n{json.dumps(illegal)}\n{{\n{RUBICON}\n", "utf-8")
    assert main(["check", str(path)]) == 1
    out, err = capsys.readouterr()
    assert [line.split(":")[0] for line in out.splitlines()] == ["game 0", "game 3"]
    first, second = err.splitlines()
    assert "game 1, deal 0, action 5: " in first
    assert "1 done" in first
    assert "game 2: " in second
    assert main(["check", "--trace", str(path)]) == 1
    out, err = capsys.readouterr()
    lines = [json.loads(line) for line in out.splitlines()]
    # The line before the illegal action is printed.
    assert [line["action"] for line in lines if line["game"] == 1] == [0, 1, 2, 3, 4, 5]
    assert {line["game"] for line in lines} == {0, 1, 3}
    assert len(err.splitlines()) == 2


def test_keys_of_other_programs_are_kept() -> None:
    record = json.loads(RUBICON)
    record["comment"] = {"größe": [1, 2.5, None, True], "z": "♠"}
    record["deals"][0]["clock"] = [3, 4]
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    assert parse_record(text).text() == text
    assert parse_record(json.dumps(record, indent=2)).text() == text


def test_a_record_spread_over_lines_is_one_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "spread.json"
    path.write_text("\ufeff" + json.dumps(json.loads(RUBICON), indent=1), "utf-8")
    assert main(["check", str(path)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1


def refusal(text: str) -> str | None:
    """Why a record is refused; None if it is read and replayed."""
    try:
        replay(parse_record(text))
    except RecordError as error:
        return str(error)
    return None


values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 70) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=300, derandomize=True, database=None, deadline=None)
@given(data=st.data())
def test_any_value_in_any_place_is_refused_or_read(data: st.DataObject) -> None:
    """A record with one thing in it exchanged for anything: a RecordError or a game, nothing else."""
    record = json.loads(data.draw(st.sampled_from([TWO_PACKS, RUBICON])))
    record["deals"] = record["deals"][:1]
    place: Any = record
    while True:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(list(keys)))
        if isinstance(place[key], dict | list) and place[key] and data.draw(st.integers(0, 3)):
            place = place[key]
            continue
        place[key] = data.draw(values)
        break
    text = json.dumps(record)
    reason = refusal(text)
    if reason is None:
        read = parse_record(text)
        assert parse_record(read.text()).text() == read.text()
    else:
        assert "\n" not in reason
        assert len(reason) < 400


@settings(max_examples=200, derandomize=True, database=None, deadline=None)
@given(start=st.integers(0, len(RUBICON) - 1), length=st.integers(1, 40), more=st.binary(max_size=12))
def test_torn_text_is_refused(start: int, length: int, more: bytes) -> None:
    """A piece of the text exchanged for other bytes, as a torn file has it."""
    raw = RUBICON.encode()
    torn = raw[:start] + more + raw[start + length :]
    assert "\n" not in (refusal(torn.decode("utf-8", "replace")) or "")

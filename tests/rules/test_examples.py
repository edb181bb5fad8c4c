"""The example games: the command and the second reader give the trace that is stored with them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bezique_qt.cli import main
from bezique_qt.rules import VARIANTS, parse_record, record_of, replay
from tests.rules.naive import NaiveError, NaiveMatch
from tests.rules.vectors import VECTORS, lines_of


@pytest.mark.parametrize("name", VARIANTS)
def test_the_command_gives_the_trace_of_the_examples(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--trace", str(VECTORS / f"{name}.jsonl")]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.splitlines() == lines_of(f"{name}.trace.jsonl")


@pytest.mark.parametrize("name", VARIANTS)
def test_the_second_reader_gives_the_trace_of_the_examples(name: str) -> None:
    traced: list[str] = []
    for game, line in enumerate(lines_of(f"{name}.jsonl")):
        traced += NaiveMatch(json.loads(line), game).lines
    assert traced == lines_of(f"{name}.trace.jsonl")


@pytest.mark.parametrize("name", VARIANTS)
def test_the_examples_are_whole_matches_and_written_as_the_program_writes(name: str) -> None:
    lines = lines_of(f"{name}.jsonl")
    assert len(lines) >= 3
    for line in lines:
        record = parse_record(line)
        match = replay(record)
        assert match.is_over
        assert record.text() == line
        assert record_of(match, record.players).text() == line


@pytest.mark.parametrize("name", VARIANTS)
def test_the_second_reader_recounts_without_the_legal_sets(name: str) -> None:
    ends = [line for line in lines_of(f"{name}.trace.jsonl") if '"end":true' in line]
    counted: list[str] = []
    for game, line in enumerate(lines_of(f"{name}.jsonl")):
        counted += NaiveMatch(json.loads(line), game, legal_sets=False).lines
    assert counted == ends


def test_the_second_reader_refuses_what_is_illegal() -> None:
    """It would be worth little if it followed the engine in whatever a record says."""
    record = json.loads(lines_of("rubicon-nl.jsonl")[0])
    for number, wrong in (
        (4, "1 meld four-jacks JD1 JD2 JD3 QS1"),
        (4, "1 meld double-bezique JD1 JD2 QS3 QS4x"),
        (4, "0 play 8S3"),
        (0, "0 play AH1"),
        (0, "0 done"),
    ):
        actions = [*record["deals"][0]["actions"][:number], wrong]
        damaged = {**record, "deals": [{**record["deals"][0], "actions": actions}]}
        with pytest.raises(NaiveError):
            NaiveMatch(damaged, legal_sets=False)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_record_that_stops_short_ends_with_its_situation(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game to resume: one line more than it has actions; none more where its last deal is over."""
    record = json.loads(lines_of(f"{name}.jsonl")[0])
    deals = record["deals"]
    whole = len(deals[0]["actions"])
    games = []
    for length in (0, 1, 7, 20, whole - 1, whole):
        first = {**deals[0], "actions": deals[0]["actions"][:length]}
        games.append({**record, "deals": [first]})
    if len(deals) > 1:
        games.append({**record, "deals": [deals[0], {**deals[1], "actions": []}]})
    path = tmp_path / "unfinished.jsonl"
    path.write_text("".join(json.dumps(game) + "\n" for game in games), "utf-8")
    expected = [line for number, game in enumerate(games) for line in NaiveMatch(game, number).lines]
    assert main(["check", "--trace", str(path)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.splitlines() == expected
    assert [line for line in expected if line.startswith('{"game":0,')] == expected[:1]
    assert main(["check", str(path)]) == 0
    summaries = capsys.readouterr().out.splitlines()
    assert len(summaries) == len(games)

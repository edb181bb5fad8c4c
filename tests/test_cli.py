"""The bezique command: what it prints is read by other programs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bezique_qt.cli import main
from bezique_qt.rules import VARIANTS, Match, parse_record, record_of, replay, shuffled_pack


def _arena(*more: str) -> list[str]:
    return ["arena", "--variant", "besigue-fr", "--players", "random", "simple", "--deals", "6", *more]


def test_arena_prints_points_difference_interval_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(_arena("--seed", "4")) == 0
    out = capsys.readouterr().out.splitlines()
    assert "besigue-fr, seed 4, 6 deals" in out[0]
    assert out[1].startswith("points a deal: A random ")
    assert "95 % interval" in out[2]
    assert out[3].startswith("deals won: A random ")
    assert main(_arena("--seed", "4", "--jobs", "2")) == 0
    assert capsys.readouterr().out.splitlines() == out


def test_one_pair_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    arena = [
        "arena",
        "--variant",
        "classic",
        "--players",
        "random",
        "simple",
        "--deals",
        "2",
        "--jobs",
        "256",
    ]
    assert main(arena) == 0
    assert "95 % interval unknown (one pair)" in capsys.readouterr().out


def test_arena_records_pass_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    assert main(_arena("--records", str(path))) == 0
    capsys.readouterr()
    assert main(["check", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 6
    for number, (line, text) in enumerate(zip(lines, path.read_text("utf-8").splitlines(), strict=True)):
        scores = replay(parse_record(text)).deal.scores
        assert line.startswith(f"game {number}: besigue-fr; deals {scores[0]}-{scores[1]};")


def test_arena_says_in_one_sentence_that_it_cannot_write(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(_arena("--records", str(tmp_path / "missing" / "games.jsonl"))) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "cannot be written" in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["arena", "--variant", "whist", "--players", "random", "random"],
        ["arena", "--variant", "classic", "--players", "random", "nobody"],
        ["arena", "--variant", "classic", "--players", "random", "random", "--deals", "0"],
        ["arena", "--variant", "classic", "--players", "random", "random", "--seed", "-1"],
        ["check"],
        ["check", ""],
        ["decide", "--level", "casual", ""],
        _arena("--records", ""),
        ["shuffle"],
        [],
        [*_arena(), "--jobs", "257"],
        ["levels", "--measure", "3"],
    ],
)
def test_a_wrong_command_line_exits_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_gets_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert main(_arena("--records", str(path))) == 0
    command = [sys.executable, "-m", "bezique_qt.cli", "check", "--trace", str(path)]
    with open("/dev/full", "w") as full:
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr.startswith("bezique: the output cannot be written: ")
    assert ended.stderr.count("\n") == 1


def test_closed_streams_are_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert main(_arena("--records", str(path))) == 0
    command = f"{sys.executable} -m bezique_qt.cli check {path} >&- <&-"
    ended = subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize("switch", ["self", "id", "base_game", "packs"])
def test_a_switch_that_cannot_be_set_is_refused(
    switch: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, _ = Match.start(VARIANTS["classic"], 0, shuffled_pack(2, 3))
    record = json.loads(record_of(match, ("a", "b")).text())
    record["variant"] = {"base": "classic", switch: []}
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), "utf-8")
    assert main(["check", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert switch in err
    assert err.count("\n") == 1


def test_an_unfinished_record_is_a_game_to_resume(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    variant = VARIANTS["classic"]
    match, _ = Match.start(variant, 0, shuffled_pack(2, 3))
    for _ in range(5):
        match, _ = match.apply(match.deal.legal_actions[0])
    path = tmp_path / "open.json"
    path.write_text(record_of(match, ("Zoë", "ai:simple")).text() + "\n", "utf-8")
    assert main(["check", str(path)]) == 0
    assert "deal 0 unfinished" in capsys.readouterr().out
    assert main(["check", "--trace", str(path)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["action"] for line in lines] == list(range(6))
    assert lines[-1]["legal"] == [str(action) for action in match.deal.legal_actions]


def test_a_trace_stops_at_the_illegal_action_and_the_next_game_follows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, _ = Match.start(VARIANTS["besigue-pt"], 0, shuffled_pack(2, 3))
    match, _ = match.apply(match.deal.legal_actions[0])
    good = record_of(match, ("a", "b")).text()
    spoiled = json.loads(good)
    spoiled["deals"][0]["actions"].append("1 done")
    path = tmp_path / "two.jsonl"
    path.write_text(json.dumps(spoiled) + "\n" + good + "\n", "utf-8")
    assert main(["check", "--trace", str(path)]) == 1
    out, err = capsys.readouterr()
    lines = [json.loads(line) for line in out.splitlines()]
    assert [(line["game"], line["action"]) for line in lines] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert err.startswith("bezique: game 0, deal 0, action 1: ")
    assert "not-your-turn" in err
    assert err.count("\n") == 1


def test_the_command_runs_without_qt_and_survives_a_closed_pipe(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert main(_arena("--records", str(path))) == 0
    code = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from bezique_qt.cli import main\n"
        f"sys.exit(main(['check', '--trace', {str(path)!r}]))"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline().startswith('{"game":0')
    process.stdout.close()
    error = process.stderr.read()
    process.stderr.close()
    process.wait(timeout=60)
    assert "Traceback" not in error

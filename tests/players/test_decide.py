"""`bezique decide`: positions in, actions out, one line each, whatever comes in between.

`BEZIQUE_POSITIONS=200 pytest tests/players/test_decide.py` compares so many positions a variant whose hidden
cards differ.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from io import BytesIO, TextIOWrapper
from pathlib import Path
from random import Random

import pytest

from bezique_qt.cli import main
from bezique_qt.players import PLAYERS, strongest
from bezique_qt.players.endgame import solve
from bezique_qt.rules import (
    VARIANTS,
    GameRecord,
    Match,
    Phase,
    Play,
    RecordError,
    Variant,
    by_code,
    parse_action,
    record_of,
    replay,
    shuffled_pack,
)

POSITIONS = int(os.environ.get("BEZIQUE_POSITIONS", "6"))


def _match(variant: Variant, seed: int, until: Phase) -> Match:
    """A match played at random to the first chance to decide in this phase."""
    rng = Random(seed)
    while True:
        number = rng.randrange(1 << 60)
        match, _ = Match.start(variant, rng.randrange(2), shuffled_pack(variant.packs, number))
        while not match.deal.is_over:
            if match.deal.phase is until and len(match.deal.legal_actions) > 1:
                return match
            match, _ = match.apply(rng.choice(match.deal.legal_actions))
        if until is Phase.OVER:
            return match


def _text(match: Match) -> str:
    return record_of(match, ("a", "b")).text()


@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_each_record_gets_a_legal_action(
    level: str,
    variant: Variant,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    phases = [Phase.TRICK, Phase.WINDOW, Phase.STRICT]
    monkeypatch.setattr(strongest, "EFFORT", 0)
    monkeypatch.setattr(strongest, "FEWEST", 2)
    if variant.carte_blanche:
        phases.append(Phase.CARTE_BLANCHE)
    matches = [_match(variant, 3, phase) for phase in phases]
    path = tmp_path / "positions.jsonl"
    path.write_text("".join(_text(match) + "\n" for match in matches), "utf-8")
    assert main(["decide", "--level", level, "--seed", "4", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(matches)
    for match, line in zip(matches, lines, strict=True):
        assert parse_action(line) in match.deal.legal_actions
    assert main(["decide", "--level", level, "--seed", "4", str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == lines


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_why_gives_exact_values_in_the_strict_phase_and_the_best_is_taken(
    variant: Variant, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    matches = [_match(variant, seed, Phase.STRICT) for seed in range(3)]
    path = tmp_path / "positions.jsonl"
    path.write_text("".join(_text(match) + "\n" for match in matches), "utf-8")
    assert main(["decide", "--level", "strongest", "--why", str(path)]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    for match, answer in zip(matches, answers, strict=True):
        deal = match.deal
        assert deal.to_move is not None
        exact = {str(Play(card)): value for card, value in solve(deal.view(deal.to_move))}
        listed = answer["candidates"]
        assert {entry["action"]: entry["value"] for entry in listed} == exact
        assert {entry["error"] for entry in listed} == {0}
        assert [entry["value"] for entry in listed] == sorted(exact.values(), reverse=True)
        assert exact[answer["action"]] == max(exact.values())


def _with_other_hidden_cards(match: Match, rng: Random) -> Match | None:
    """A match that the seat to move cannot tell from this one, or None if the new cards do not allow it."""
    deal = match.deal
    assert deal.to_move is not None
    view = deal.view(deal.to_move)
    hidden = by_code(view.unseen)
    places = [deal.pack.index(card) for card in hidden]
    pack = list(deal.pack)
    for place, card in zip(places, rng.sample(hidden, len(hidden)), strict=True):
        pack[place] = card
    other = replace(match.deals[-1], pack=tuple(pack))
    try:
        changed = replay(GameRecord(match.variant, ("a", "b"), (other,)))
    except RecordError:
        # The other player has done what those cards do not allow, or may do what he did not.
        return None
    to_move = changed.deal.to_move
    return changed if to_move is not None and changed.deal.view(to_move) == view else None


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_what_a_seat_cannot_know_does_not_change_the_answer(
    variant: Variant, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(strongest, "EFFORT", 0)
    monkeypatch.setattr(strongest, "FEWEST", 2)
    rng = Random(17)
    path = tmp_path / "pairs.jsonl"
    lines: list[str] = []
    while len(lines) < 2 * POSITIONS:
        match, _ = Match.start(
            variant, rng.randrange(2), shuffled_pack(variant.packs, rng.randrange(1 << 60))
        )
        for _ in range(rng.randrange(24)):
            match, _ = match.apply(rng.choice(match.deal.legal_actions))
        other = _with_other_hidden_cards(match, rng)
        if other is not None and other.deals != match.deals:
            lines += [_text(match), _text(other)]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    assert main(["decide", "--level", "strongest", "--seed", "9", "--why", str(path)]) == 0
    answers = capsys.readouterr().out.splitlines()
    assert answers[::2] == answers[1::2]
    assert len(answers) == len(lines)


def _from_input(monkeypatch: pytest.MonkeyPatch, data: bytes, *more: str) -> int:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(data)))
    return main(["decide", "--level", "simple", *more, "-"])


def test_damaged_lines_get_a_sentence_each_and_the_next_line_follows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    variant = VARIANTS["besigue-fr"]
    good = _text(_match(variant, 1, Phase.TRICK)).encode()
    spoiled = json.loads(good)
    spoiled["deals"][0]["actions"] = ["0 done"]
    over = _text(_match(variant, 1, Phase.OVER)).encode()
    lines = [
        b"{",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"format": "bezique-record"}',
        json.dumps(spoiled).encode(),
        over,
        b"",
        good,
    ]
    assert _from_input(monkeypatch, b"\n".join(lines)) == 1
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 1
    sentences = err.splitlines()
    assert len(sentences) == 6
    for number, sentence in enumerate(sentences):
        assert sentence.startswith(f"bezique: game {number}")
    assert "action 0" in sentences[4]
    assert "nobody is to move" in sentences[5]


def test_no_input_gives_no_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert _from_input(monkeypatch, b"") == 0
    assert capsys.readouterr() == ("", "")
    assert main(["decide", "--level", "simple", str(tmp_path / "none.jsonl")]) == 1
    assert "does not exist" in capsys.readouterr().err


def test_the_process_answers_each_line_before_the_next_is_sent() -> None:
    matches = [_match(VARIANTS["classic"], seed, Phase.TRICK) for seed in range(3)]
    process = subprocess.Popen(
        [sys.executable, "-m", "bezique_qt.cli", "decide", "--level", "strongest", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        for match in matches:
            process.stdin.write(_text(match) + "\n")
            process.stdin.flush()
            assert parse_action(process.stdout.readline().strip()) in match.deal.legal_actions
        process.stdin.close()
        assert process.wait(timeout=60) == 0

"""Every variant has a whole match in words, and the engine still plays it so."""

from __future__ import annotations

import json
import re

import pytest

from bezique_qt.rules import VARIANTS, parse_record, replay
from tests.rules.naive import NaiveMatch
from tests.rules.transcript import FOLDER, transcript
from tests.rules.vectors import lines_of


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_has_a_transcript_of_a_whole_match(name: str) -> None:
    line = lines_of(f"{name}.jsonl")[0]
    record = parse_record(line)
    assert replay(record).is_over
    golden = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert golden.startswith(f"{name}: ")
    assert transcript(record) == golden


@pytest.mark.parametrize("name", VARIANTS)
def test_the_transcript_says_what_the_second_reader_counts(name: str) -> None:
    match = NaiveMatch(json.loads(lines_of(f"{name}.jsonl")[0]), legal_sets=False)
    golden = (FOLDER / f"{name}.txt").read_text("utf-8")
    ends = re.findall(r"End of the deal: (\d+):(\d+)", golden)
    assert [[int(first), int(second)] for first, second in ends] == [deal.scores for deal in match.deals]
    won = re.findall(r"Won by (\S+), (\d+):(\d+)", golden)
    winner = match.winner()
    assert winner is not None
    assert won == [(("South", "North")[winner], str(match.totals[0]), str(match.totals[1]))]
    assert len(re.findall(r"^ +\d+\. ", golden, re.MULTILINE)) == sum(
        sum(deal.trick_count) for deal in match.deals
    )


def test_no_transcript_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(VARIANTS)

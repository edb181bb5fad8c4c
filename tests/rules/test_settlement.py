"""The settlement of a Rubicon game: every figure that the rules print, and what must hold for any."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bezique_qt.rules import parse_record, replay, settle
from tests.rules import naive_table
from tests.rules.naive import NaiveMatch
from tests.rules.settled import settled_game
from tests.rules.vectors import lines_of

FIGURES = [json.loads(line) for line in lines_of("settlements.jsonl")]


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure["why"].replace(" ", "-"))
def test_the_figures_of_the_rules(figure: dict[str, object]) -> None:
    """As stored, and with the seats exchanged."""
    kind = str(figure["settlement"])
    assert isinstance(figure["scores"], list)
    assert isinstance(figure["brisques"], list)
    scores, brisques, value = figure["scores"], figure["brisques"], figure["value"]
    for seats in (1, -1):
        s, b = scores[::seats], brisques[::seats]
        winner = None if figure["winner"] is None else figure["winner"] if seats == 1 else 1
        settled = settle(kind, (s[0], s[1]), (b[0], b[1]))
        assert (settled.value, settled.winner, settled.line) == (value, winner, figure["line"])
        expected = [0, 0]
        if winner is not None:
            assert isinstance(winner, int)
            assert isinstance(value, int)
            expected[winner] = value
        assert naive_table.settle(kind, s, b) == expected


def test_every_settlement_has_figures() -> None:
    for kind in ("pt", "nl", "1887"):
        lines = {figure["line"] for figure in FIGURES if figure["settlement"] == kind}
        assert lines == {"plain", "rubicon", "drawn"}, kind


points = st.integers(0, 800).map(lambda tens: 10 * tens)
taken = st.integers(0, 32)
kinds = st.sampled_from(["pt", "nl", "1887"])


@settings(max_examples=600, derandomize=True, database=None, deadline=None)
@given(kind=kinds, first=points, second=points, brisques=taken, tie=st.booleans())
def test_any_game(kind: str, first: int, second: int, brisques: int, tie: bool) -> None:
    """The second reader agrees; exchanging the seats changes the winner only; a game won has a value."""
    second = first if tie else second
    taken_by = (brisques, 32 - brisques)
    settled = settle(kind, (first, second), taken_by)
    mirrored = settle(kind, (second, first), taken_by[::-1])
    assert mirrored.value == settled.value
    assert mirrored.winner == (None if settled.winner is None else 1 - settled.winner)
    totals = naive_table.settle(kind, [first, second], list(taken_by))
    assert totals[settled.winner or 0] == settled.value
    assert sum(totals) == settled.value
    if settled.winner is None:
        assert settled.value == 0
        assert first == second
    else:
        assert settled.value >= (500 if kind == "pt" else 600)
        assert settled.value % 100 == 0
        if first != second:
            assert settled.winner == (0 if first > second else 1)


@pytest.mark.parametrize("number", range(len(FIGURES)), ids=lambda n: FIGURES[n]["why"].replace(" ", "-"))
def test_a_game_that_ends_so_is_settled_so(number: int) -> None:
    """The same figures as the ends of played games, by the engine and by the second reader."""
    figure, line = FIGURES[number], lines_of("settled.jsonl")[number]
    written = json.loads(line)
    assert written["title"] == figure["why"]
    match = replay(parse_record(line))
    assert match.is_over
    assert list(match.deal.scores) == figure["scores"]
    if any(figure["brisques"]):
        assert list(match.deal.brisques) == figure["brisques"]
    assert match.winner == figure["winner"]
    totals = [figure["value"], 0]
    assert list(match.totals) == totals
    second = NaiveMatch(written, legal_sets=False)
    assert second.totals == totals
    assert second.winner() == figure["winner"]


def test_the_games_are_those_that_are_arranged() -> None:
    for number in (0, 9, 13):
        assert settled_game(FIGURES[number]) == json.loads(lines_of("settled.jsonl")[number])

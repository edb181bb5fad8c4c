"""One whole match of each way of playing through the real window, with the mouse and with keys alone."""

from __future__ import annotations

import json

import pytest

from bezique_qt.app.storage import Storage
from bezique_qt.cli import main
from bezique_qt.rules import VARIANTS, Match, parse_record, replay

from .conftest import Person

# What the platform without a screen says of every window and every list that opens.
pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")


def saved_match(storage: Storage) -> Match:
    """The match as its record says it went."""
    return replay(parse_record(storage.match_path.read_text(encoding="utf-8")))


def check_saved(person: Person, storage: Storage, capsys: pytest.CaptureFixture[str]) -> None:
    """The record holds the match on the table, and `bezique check` finds the same scores."""
    match = person.session.match
    assert match is not None
    saved = saved_match(storage)
    assert saved.totals == match.totals
    assert saved.winner == match.winner
    assert saved.is_over
    own = [str(action) for deal in saved.deals for seat, action in deal.actions if seat == 0]
    assert any(text.startswith("meld") for text in own), "the person has scored no meld"
    capsys.readouterr()
    assert main(["check", str(storage.match_path)]) == 0
    summary = capsys.readouterr().out
    a, b = match.totals
    assert f"match {a}-{b};" in summary
    assert json.loads(storage.match_path.read_text(encoding="utf-8"))["variant"] == match.variant.id


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_match_by_mouse(
    variant: str, person: Person, storage: Storage, capsys: pytest.CaptureFixture[str]
) -> None:
    person.session.new_match(VARIANTS[variant], "simple", 1, 1887)
    person.play_match(person.act_by_mouse, person.next_deal_by_mouse)
    assert person.dragged > 30
    check_saved(person, storage, capsys)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_match_with_keys_alone(
    variant: str, person: Person, storage: Storage, capsys: pytest.CaptureFixture[str]
) -> None:
    person.session.new_match(VARIANTS[variant], "simple", 0, 1909)
    person.play_match(person.act_by_keys, person.next_deal_by_keys)
    check_saved(person, storage, capsys)

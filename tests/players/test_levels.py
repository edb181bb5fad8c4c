"""The levels: weaker is less careful, by numbers; what is shipped about them is read strictly."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bezique_qt.cli import main
from bezique_qt.players import (
    LEVEL_DATA,
    LEVELS,
    PLAYERS,
    YARDSTICK,
    make_player,
    play_arena,
    strongest,
    summed,
)
from bezique_qt.players.careful import Care, CarefulPlayer
from bezique_qt.players.endgame import solve
from bezique_qt.players.level_file import LevelFileError, Margin, levels_text, parse_levels, shipped_levels
from bezique_qt.players.measuring import MEASURED_IN, measure, with_margins
from bezique_qt.players.simple import strict_value
from bezique_qt.rules import (
    VARIANTS,
    Deal,
    Dix,
    Done,
    Exchange,
    Meld,
    Phase,
    Play,
    PlayerView,
    Variant,
    by_code,
    shuffled_pack,
)

BY_VARIANT = pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
CAREFUL = tuple(level.id for level in LEVEL_DATA.values() if level.care is not None)
PERFECT = Care((0.0, 0.0), 0.0, 15)


def _views(variant: Variant, seed: int) -> Iterator[tuple[Deal, PlayerView]]:
    """The positions of a deal in which there is something to choose."""
    deal, _ = Deal.start(variant, seed % 2, shuffled_pack(variant.packs, seed))
    player = make_player("simple")
    rng = Random(seed)
    while deal.to_move is not None:
        view = deal.view(deal.to_move)
        if len(view.legal_actions) > 1:
            yield deal, view
        plain = rng.random() < 0.5
        deal, _ = deal.apply(rng.choice(view.legal_actions) if plain else player.choose(view))


def test_there_are_six_levels_and_the_strongest_is_the_last_player() -> None:
    assert LEVELS == ("beginner", "casual", "steady", "skilled", "expert", "strongest")
    assert set(PLAYERS) == {*LEVELS, "random", "simple", "policy"}
    assert [level for level in PLAYERS if level in LEVELS] == list(LEVELS)
    assert (PLAYERS[0], PLAYERS[-1]) == ("random", "strongest")


def test_care_grows_from_level_to_level() -> None:
    cares = [level.care for level in LEVEL_DATA.values() if level.care is not None]
    assert len(cares) == 4
    for less, more in pairwise(cares):
        assert less.misjudges[0] > more.misjudges[0]
        assert less.misjudges[1] > more.misjudges[1]
        assert less.overlooks > more.overlooks
        assert less.counts < more.counts
    assert cares[0].counts == 0
    assert cares[-1] == PERFECT
    efforts = [level.effort for level in LEVEL_DATA.values() if level.care is None]
    for family in (0, 1):
        assert [effort[family] for effort in efforts] == sorted(effort[family] for effort in efforts)
    assert efforts[-1] == (1, 1)


@pytest.mark.parametrize("level", CAREFUL)
@BY_VARIANT
def test_slips_come_from_the_seed_and_the_position_alone(level: str, variant: Variant) -> None:
    positions = [view for _, view in _views(variant, 21)]
    player = make_player(level, 5)
    first = [player.choose(view) for view in positions]
    # In another order and by a player made anew, as when a match is taken up again.
    again = make_player(level, 5)
    assert [again.choose(view) for view in reversed(positions)] == first[::-1]
    for view, action in zip(positions, first, strict=True):
        assert action in view.legal_actions


@pytest.mark.parametrize("level", CAREFUL)
@BY_VARIANT
def test_a_level_sees_no_hidden_card(level: str, variant: Variant) -> None:
    pack = shuffled_pack(variant.packs, 11)
    deal, _ = Deal.start(variant, 1, pack)
    view = deal.view(0)
    hidden = by_code(view.unseen)
    compared = 0
    for seed in range(8):
        other_pack = list(pack)
        for old, new in zip(hidden, Random(seed).sample(hidden, len(hidden)), strict=True):
            other_pack[pack.index(old)] = new
        other, _ = Deal.start(variant, 1, tuple(other_pack))
        if other.view(0) == view:
            compared += 1
            assert make_player(level, seed).choose(other.view(0)) == make_player(level, seed).choose(view)
    assert compared >= 4


def test_another_seed_slips_elsewhere() -> None:
    positions = [view for _, view in _views(VARIANTS["besigue-fr"], 3)]
    players = [make_player("beginner", seed) for seed in (1, 2)]
    assert len({tuple(player.choose(view) for view in positions) for player in players}) == 2


@BY_VARIANT
def test_who_overlooks_nothing_takes_what_is_free(variant: Variant) -> None:
    """However badly a card is judged, a dix, an exchange or a meld that is seen is not passed by."""
    player = CarefulPlayer(Random(1), Care((1000.0, 1000.0), 0.0, 0))
    offered = 0
    for seed in range(4):
        for _, view in _views(variant, seed):
            gains = [act for act in view.legal_actions if isinstance(act, Meld | Dix | Exchange)]
            if gains and view.phase is Phase.WINDOW:
                offered += 1
                assert not isinstance(player.choose(view), Done)
    assert offered > 4


@BY_VARIANT
def test_what_is_overlooked_stays_so_until_the_next_trick(variant: Variant) -> None:
    """The window may be asked about again after something else was declared: no second look helps."""
    player = CarefulPlayer(Random(2), Care((0.0, 0.0), 0.9, 0))
    passed = 0
    for seed in range(4):
        for _, view in _views(variant, seed):
            if any(isinstance(act, Meld) for act in view.legal_actions):
                action = player.choose(view)
                assert player.choose(view) == action
                passed += isinstance(action, Done)
    assert passed > 4


def test_a_meld_is_overlooked_with_whichever_of_equal_cards() -> None:
    """Else, with four of each card, hardly anything would be overlooked."""
    player = CarefulPlayer(Random(4), Care((0.0, 0.0), 0.5, 0))
    seen: dict[tuple[int, int, str], set[bool]] = {}
    ways = 0
    for seed in range(6):
        for _, view in _views(VARIANTS["rubicon-1887"], seed):
            for action in view.legal_actions:
                if isinstance(action, Meld):
                    faces = " ".join(sorted(card.face for card in action.cards))
                    key = (seed, len(view.tricks), f"{view.seat} {action.kind} {faces}")
                    seen.setdefault(key, set()).add(player._sees(view, action))
                    ways += 1
    assert ways > len(seen)
    assert all(len(answers) == 1 for answers in seen.values())
    assert len({next(iter(answers)) for answers in seen.values()}) == 2


@BY_VARIANT
def test_whoever_counts_the_end_plays_it_exactly(variant: Variant) -> None:
    player = CarefulPlayer(Random(3), Care((500.0, 500.0), 0.5, 3))
    counted = 0
    for seed in range(12):
        for _, view in _views(variant, seed):
            if view.phase is Phase.STRICT and len(view.hand) <= 3:
                values = dict(solve(view))
                action = player.choose(view)
                assert isinstance(action, Play)
                assert values[action.card] == max(values.values())
                counted += len(set(values.values())) > 1
    assert counted > 0


def test_no_misjudgement_is_more_than_two_deviations_off() -> None:
    """What is worse by more than four of them is never played; the last tricks have a quarter of them."""
    deviation = 24.0
    lost = set()
    for seed in range(20):
        player = CarefulPlayer(Random(seed), Care((deviation, deviation), 0.0, 0))
        for _, view in _views(VARIANTS["besigue-fr"], seed):
            if view.phase is Phase.STRICT:
                action = player.choose(view)
                assert isinstance(action, Play)
                values = {
                    act: strict_value(view, act.card) for act in view.legal_actions if isinstance(act, Play)
                }
                lost.add(max(values.values()) - values[action])
    assert 0 < max(lost) <= 4 * deviation / 4


@pytest.mark.parametrize("variant", MEASURED_IN)
def test_a_beginner_beats_chance_and_loses_to_care(variant: str) -> None:
    over_chance = summed(list(play_arena(VARIANTS[variant], ("beginner", "random"), 30, 4)))
    assert over_chance.difference - over_chance.interval > 0
    under_care = summed(list(play_arena(VARIANTS[variant], ("beginner", YARDSTICK), 16, 4)))
    assert under_care.difference + under_care.interval < 0


@BY_VARIANT
def test_the_policy_alone_differs_from_skilled_in_the_last_tricks_only(variant: Variant) -> None:
    policy, skilled = make_player("policy"), make_player("skilled", 1)
    differs = {
        view.phase
        for seed in range(4)
        for _, view in _views(variant, seed)
        if policy.choose(view) != skilled.choose(view)
    }
    assert differs == {Phase.STRICT}


# What is measured


def test_every_level_but_the_yardstick_has_a_margin_that_tells_it_from_the_yardstick() -> None:
    place = LEVELS.index(YARDSTICK)
    for number, level in enumerate(shipped_levels()):
        if level.id == YARDSTICK:
            assert not level.measured
            continue
        assert set(MEASURED_IN) <= set(level.measured) <= set(VARIANTS)
        for margin in level.measured.values():
            ahead = margin.points if number > place else -margin.points
            assert ahead > margin.interval
            assert margin.deals % 2 == 0


def test_the_margins_grow_from_level_to_level() -> None:
    for variant in MEASURED_IN:
        levels = [level for level in shipped_levels() if level.id != YARDSTICK]
        points = [level.measured[variant].points for level in levels]
        assert points == sorted(points)


def test_a_game_that_was_not_measured_has_the_margin_of_the_one_with_as_many_packs() -> None:
    level = LEVEL_DATA["beginner"]
    assert level.margin_in("besigue-fr") == ("besigue-fr", level.measured["besigue-fr"])
    assert level.margin_in("classic") == ("besigue-fr", level.measured["besigue-fr"])
    assert level.margin_in("rubicon-1887") == ("rubicon-nl", level.measured["rubicon-nl"])
    assert level.margin_in("whist") is None
    assert LEVEL_DATA[YARDSTICK].margin_in("classic") is None


def test_a_measurement_is_what_the_arena_finds_and_replaces_the_old_one() -> None:
    found = list(measure(("beginner", YARDSTICK), ("classic",), 6, 2))
    ((level_id, variant, margin),) = found
    result = summed(list(play_arena(VARIANTS["classic"], ("beginner", YARDSTICK), 6, 2)))
    assert (level_id, variant) == ("beginner", "classic")
    assert (margin.points, margin.interval) == (round(result.difference, 1), round(result.interval, 1))
    assert (margin.deals, margin.seed) == (6, 2)
    old = LEVEL_DATA["beginner"].measured
    new = with_margins(LEVEL_DATA.values(), found)[0].measured
    assert new == {**old, "classic": margin}


def test_a_level_that_searches_is_measured_without_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strongest, "EFFORT", 0)
    monkeypatch.setattr(strongest, "FEWEST", 2)
    ((_, _, margin),) = measure(("expert",), ("besigue-fr",), 4, 2)
    players = ("expert", YARDSTICK)
    result = summed(list(play_arena(VARIANTS["besigue-fr"], players, 4, 2, without_luck=True)))
    assert result.gained is not None
    assert (margin.points, margin.interval) == tuple(round(figure, 1) for figure in result.gained)
    assert margin.points != round(result.difference, 1)


def test_the_command_measures_prints_and_writes_what_the_package_reads(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "levels.json"
    task = ["levels", "--measure", "4", "--levels", "casual", "--variants", "classic", "--seed", "3"]
    assert main([*task, "--write", str(path)]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    levels = {level.id: level for level in parse_levels(path.read_text("utf-8"))}
    margin = levels["casual"].measured["classic"]
    assert line.startswith(f"casual in classic: {margin.points:+.1f} ± {margin.interval:.1f} points a deal")
    assert margin.seed == 3
    assert {**levels, "casual": LEVEL_DATA["casual"]} == LEVEL_DATA
    assert main([*task, "--write", str(tmp_path / "none" / "levels.json")]) == 1
    assert "cannot be written" in capsys.readouterr().err
    other = tmp_path / "other.json"
    assert main(["levels", "--write", str(other)]) == 1
    assert "--measure" in capsys.readouterr().err
    assert not other.exists()


def test_the_command_prints_what_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels", "--levels", "beginner", "--variants", "besigue-fr"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    margin = LEVEL_DATA["beginner"].measured["besigue-fr"]
    assert f"{margin.points:+.1f}" in line
    assert f"{margin.deals} deals" in line


# The file


def test_the_levels_survive_being_written_and_read() -> None:
    levels = shipped_levels()
    assert parse_levels(levels_text(levels)) == levels
    margin = Margin(-3.5, 1.25, 10, 4, "9.9")
    changed = with_margins(levels, [("expert", "classic", margin)])
    assert parse_levels(levels_text(changed)) == changed != levels


def _damage(path: str, value: Any) -> str:
    """The shipped file with one value replaced, or taken out where the value is ...."""
    data: Any = json.loads(levels_text(shipped_levels()))
    *way, last = [int(part) if part.isdigit() else part for part in path.split("/")]
    place = data
    for part in way:
        place = place[part]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("format", "levels", "the file is not"),
        ("version", 2, "the file is not"),
        ("version", True, "the file is not"),
        ("levels", {}, "levels: a list"),
        ("levels", [], "levels: a list"),
        ("more", 1, "the file: the keys"),
        ("levels/0", 3, r"levels\[0\]: an object"),
        ("levels/0/id", ..., r"levels\[0\]: the keys"),
        ("levels/0/id", "Beginner", r"levels\[0\]\.id"),
        ("levels/0/id", "casual", "'casual' stands there twice"),
        ("levels/3", ..., "'skilled' is missing"),
        ("levels/0/misjudges", 5, "two numbers"),
        ("levels/0/misjudges/1", -1, r"misjudges: a number from 0 to 1000"),
        ("levels/0/misjudges/1", float("nan"), r"misjudges: a number from 0 to 1000"),
        ("levels/0/misjudges/1", True, r"misjudges: a number from 0 to 1000"),
        ("levels/0/overlooks", 1, "overlooks: a number from 0 to 0.9"),
        ("levels/0/counts", 1.5, "counts: a whole number from 0 to 15"),
        ("levels/0/effort", 1, r"levels\[0\]: the keys"),
        ("levels/5/effort", 1, "effort: two numbers"),
        ("levels/5/effort/1", 0, "effort: a number"),
        ("levels/0/measured", [], "measured: an object"),
        ("levels/0/measured/whist", {}, "measured.whist: there is no such variant"),
        ("levels/0/measured/besigue-fr/points", "much", "points: a number"),
        ("levels/0/measured/besigue-fr/interval", -1, "interval: a number"),
        ("levels/0/measured/besigue-fr/deals", 1, "deals: a whole number"),
        ("levels/0/measured/besigue-fr/seed", -1, "seed: a whole number"),
        ("levels/0/measured/besigue-fr/program", "", "program: the version"),
        ("levels/0/measured/besigue-fr/program", ..., "besigue-fr: the keys"),
    ],
)
def test_a_file_that_says_something_else_is_refused_with_the_place(path: str, value: Any, said: str) -> None:
    with pytest.raises(LevelFileError, match=said):
        parse_levels(_damage(path, value))


def test_a_file_that_is_no_json_is_refused() -> None:
    with pytest.raises(LevelFileError, match="not JSON"):
        parse_levels("{")

"""The table's layout: every index to be seen, nothing over chips, boxes and buttons, at every size."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bezique_qt.app.table.layout import MINIMUM, Counts, Layout, Texts, flow, hand_gap, lay_out
from bezique_qt.app.table.rows import INDEX, Box, Placement, RowGroup, fan, row

SLACK = 0.5

groups = st.lists(
    st.builds(RowGroup, cards=st.integers(1, 9), label=st.sampled_from([0.0, 60.0, 110.0, 190.0])), max_size=9
).map(tuple)
counts = st.builds(
    Counts, hand=st.integers(0, 20), own_row=groups, opponent_row=groups, backs=st.integers(0, 20)
)
texts = st.builds(
    Texts,
    line=st.floats(15, 22),
    sort=st.floats(70, 150),
    last_trick=st.floats(50, 130),
)


@st.composite
def tables(draw: st.DrawFn) -> Layout:
    text = draw(texts)
    return lay_out(
        draw(st.floats(MINIMUM[0], 3840)),
        draw(st.floats(MINIMUM[1], 2160)),
        draw(counts),
        text,
    )


def apart(one: Box, other: Box) -> bool:
    return (
        one.right <= other.left + SLACK
        or other.right <= one.left + SLACK
        or one.bottom <= other.top + SLACK
        or other.bottom <= one.top + SLACK
    )


def inside(one: Box, table: Box, above: float = 0) -> bool:
    return (
        one.left >= table.left - SLACK
        and one.right <= table.right + SLACK
        and one.top >= table.top - above - SLACK
        and one.bottom <= table.bottom + SLACK
    )


@given(tables())
def test_every_index_of_a_pile_is_to_be_seen(table: Layout) -> None:
    for pile in (table.hand, table.own_row, table.opponent_row):
        for left, right in pairwise(pile):
            assert right.x - left.x >= INDEX * left.width - SLACK, "a card hides its neighbour's index"
            assert left.height == pytest.approx(right.height)


@given(tables())
def test_nothing_lies_over_chips_boxes_and_buttons(table: Layout) -> None:
    fixed = {
        "own box": table.own_box,
        "opponent's box": table.opponent_box,
        "sort": table.sort,
        "last trick": table.last_trick,
        "chips": table.chips,
        "trick": table.trick_frame,
        "own won": table.own_won.bounds(),
        "opponent's won": table.opponent_won.bounds(),
        "stock": table.stock.bounds(),
        "trumps": table.trump_mark,
    }
    for (name, one), (other_name, other) in combinations(fixed.items(), 2):
        assert apart(one, other), f"{name} lies over {other_name}: {one} {other}"
    for pile in (table.hand, table.own_row, table.opponent_row, table.backs):
        for card in pile:
            for name, box in fixed.items():
                assert apart(card.bounds(), box), f"a card lies over {name}: {card} {box}"


@given(tables())
def test_everything_is_on_the_table(table: Layout) -> None:
    for card in (*table.hand, *table.own_row, *table.opponent_row, *table.trick, table.stock, table.turned):
        assert inside(card.bounds(), table.table)
    for box in (
        table.own_box,
        table.opponent_box,
        table.sort,
        table.chips,
        table.last_trick,
        table.trump_mark,
    ):
        assert inside(box, table.table)
    for card in table.backs:  # these are held at the upper edge and cut by it
        assert inside(card.bounds(), table.table, above=card.height)
        assert card.bounds().bottom > 0


@given(tables())
def test_piles_run_from_left_to_right_and_keep_apart(table: Layout) -> None:
    for pile in (table.hand, table.own_row, table.opponent_row, table.backs):
        assert all(left.x < right.x for left, right in pairwise(pile))
        assert all(card.height > 0 for card in pile)
    for mine in table.own_row:
        assert all(apart(mine.bounds(), held.bounds()) for held in table.hand)
        assert all(apart(mine.bounds(), theirs.bounds()) for theirs in table.opponent_row)


@given(st.floats(MINIMUM[0], 2000), st.floats(0, 1800), st.integers(1, 12))
def test_a_larger_table_never_makes_cards_smaller(width: float, more: float, cards: int) -> None:
    held = Counts(hand=cards)
    small = lay_out(width, 600, held, Texts())
    large = lay_out(width + more, 600 + more * 0.6, held, Texts())
    assert large.card_height >= small.card_height - 1e-6
    assert large.hand[0].height >= small.hand[0].height - 1e-6


def test_the_hand_has_the_part_of_the_height_that_the_pictures_show() -> None:
    for width, height in ((644, 544), (960, 740), (1920, 1380)):
        table = lay_out(width, height, Counts(hand=8), Texts())
        assert 0.19 <= table.card_height / height <= 0.221


def test_a_full_fan_at_the_smallest_size_stays_readable() -> None:
    table = lay_out(644, 544, Counts(hand=9), Texts())
    assert table.hand[0].height > 95
    assert table.hand[1].x - table.hand[0].x > 20


def test_a_smaller_window_than_the_smallest_is_laid_out_like_the_smallest() -> None:
    assert lay_out(10, 10, Counts(hand=3), Texts()) == lay_out(*MINIMUM, Counts(hand=3), Texts())


@given(st.lists(st.floats(30, 300), max_size=14), st.floats(200, 900), st.floats(40, 200))
def test_chips_keep_apart_and_inside_or_do_not_fit(widths: list[float], width: float, height: float) -> None:
    area = Box(100, 50, width, height)
    boxes = flow(widths, area, 30, 6)
    if boxes is None:
        assert sum(widths) + 6 * len(widths) > width
        return
    assert len(boxes) == len(widths)
    assert all(inside(box, area) for box in boxes)
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    assert [box.width for box in boxes] == [min(each, width) for each in widths]


def test_chips_go_on_in_a_second_line() -> None:
    boxes = flow([100, 120, 60], Box(0, 0, 250, 70), 30, 6)
    assert boxes is not None
    assert [box.top for box in boxes] == [0, 0, 36]
    assert flow([100, 120, 60], Box(0, 0, 250, 60), 30, 6) is None


@pytest.mark.parametrize("count", range(1, 10))
def test_a_gap_is_found_without_the_dragged_card_in_both_directions(count: int) -> None:
    held = fan(count + 1, 0, 700, 350, 100, 120, 12)
    for number in range(count + 1):
        others = [place.x for place in held if place is not held[number]]
        assert hand_gap(held[number].x, others) == number, "a card let go where it was stays where it was"
        assert hand_gap(-10, others) == 0
        assert hand_gap(710, others) == count


def test_a_row_without_room_drops_names_before_it_shrinks_cards() -> None:
    wide, _ = row([RowGroup(2, 200)] * 3, 0, 1000, 500, 0, 100)
    narrow, _ = row([RowGroup(2, 200)] * 3, 0, 360, 180, 0, 100)
    assert wide[0].height == narrow[0].height == 100
    tiny, _ = row([RowGroup(2, 200)] * 3, 0, 60, 30, 0, 100)
    assert tiny[0].height < 100


def test_the_bounds_of_a_turned_card_hold_it() -> None:
    assert Placement(0, 0, 90, 140).bounds().width == pytest.approx(140)
    assert Placement(0, 0, 90, 140).bounds().height == pytest.approx(100)


@given(tables())
def test_the_other_row_and_its_names_lie_above_the_players_own(table: Layout) -> None:
    """The brackets of either row are drawn, and drawn again, in no more than these bounds."""
    for label in table.opponent_labels:
        assert 0 <= label.top <= label.bottom <= table.row_zone.top + SLACK
    for place in table.opponent_row:
        assert place.y + place.height / 2 <= table.row_zone.top + SLACK

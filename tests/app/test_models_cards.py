"""The piles as list models: small steps, roles, language, and the order and groups of their cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from bezique_qt.app.language import Language
from bezique_qt.app.models.arrange import WAYS, arranged, moved
from bezique_qt.app.models.cards import BACK, CardListModel, CardRole, PileCard
from bezique_qt.app.models.diff import Insert, Move, Remove, steps
from bezique_qt.app.models.meld_groups import meld_groups
from bezique_qt.app.models.piles import Piles
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.players import make_player
from bezique_qt.rules import VARIANTS, Card, Declared, Match, MeldKind, record_of, shuffled_pack

orders = st.lists(st.integers(0, 20), unique=True, max_size=14)


def cards(*codes: str) -> tuple[Card, ...]:
    return tuple(Card.of(code) for code in codes)


def meld(kind: MeldKind, codes: str, points: int, suit: str | None = None, scored: bool = True) -> Declared:
    return Declared(kind, tuple(sorted(cards(*codes.split()))), suit, points, 1, scored)


# steps from one order to another


@given(orders, orders)
def test_steps_lead_from_any_order_to_any_other(old: list[int], new: list[int]) -> None:
    current = list(old)
    for step in steps(old, new):
        match step:
            case Remove(row, count):
                assert not set(current[row : row + count]) & set(new), "what stays is never taken out"
                del current[row : row + count]
            case Insert(row, count):
                assert not set(new[row : row + count]) & set(old)
                current[row:row] = new[row : row + count]
            case Move(source, row):
                assert source > row
                current.insert(row, current.pop(source))
    assert current == new


def test_one_card_played_is_one_step() -> None:
    assert steps("abcdef", "abdef") == [Remove(2, 1)]
    assert steps("abc", "abxyc") == [Insert(2, 2)]
    assert steps("abc", "cab") == [Move(2, 0)]
    assert steps("abc", "abc") == []


def test_a_key_must_not_stand_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        steps("aa", "a")
    with pytest.raises(ValueError, match="twice"):
        steps("a", "bb")


# the models of a whole deal


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_model_passes_the_tester_after_every_action(variant: str, tmp_path: Path, qtbot: QtBot) -> None:
    session, settings = Session(), Settings()
    session.opponent_delay = 1_000_000
    piles = Piles(session, settings)
    # Each follows all changes of its model; what it finds wrong is a warning, and warnings fail the test.
    testers = [
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
        for model in piles.models()
    ]
    player = make_player("simple", 4)
    way = VARIANTS[variant]
    match, _ = Match.start(way, 0, shuffled_pack(way.packs, 21))
    session.new_match(way, "simple", 0, 21)
    session.stop()
    path = tmp_path / "match.json"
    count = 0
    ways = list(WAYS)
    while not match.deal.is_over and count < 150:
        seat = match.deal.to_move
        assert seat is not None
        match, _ = match.apply(player.choose(match.deal.view(seat)))
        count += 1
        path.write_text(record_of(match, ("", "ai:simple")).text(), encoding="utf-8")
        assert session.load(path)
        session.stop()
        settings.sort = ways[count % len(ways)]
        if count % 4 == 0 and match.deal.tricks:
            piles.stay(match.deal.tricks[-1])
        piles.refresh()
        check_piles(piles, session)
        piles.collect()
    assert count > 60
    assert len(testers) == 8


def check_piles(piles: Piles, session: Session) -> None:
    """Every card that the person may see is in one pile, and no other is."""
    view = session.view
    assert view is not None
    held = {row.card for row in piles.hand} | {row.card for row in piles.own_row}
    assert held == set(view.hand)
    assert len(piles.hand) + len(piles.own_row) == len(view.hand)
    assert {row.card for row in piles.opponent_row} == view.exposed[1]
    assert len(piles.backs) + len(piles.opponent_row) == view.opponent_count
    assert all(row.card is None for row in piles.backs)
    staying = 0 if piles.staying is None else 2
    assert len(piles.own_tricks) + len(piles.opponent_tricks) == 2 * len(view.tricks) - staying
    on_table = 2 if staying else view.lead is not None
    assert len(piles.trick) == on_table
    stock = sum(row.count for row in piles.stock)
    assert stock == view.stock_count
    seen = [row.card for model in piles.models() for row in model if row.card is not None]
    assert len(set(seen)) == len(seen)


def test_rows_have_every_role_and_nothing_below_them(qtbot: QtBot) -> None:
    model = CardListModel()
    model.set_rows(
        [
            PileCard("QS1", Card.of("QS1"), True, 2, (MeldKind.BEZIQUE,)),
            PileCard("JD2", Card.of("JD2"), False),
            PileCard("back:0"),
        ]
    )
    first, second, hidden = (model.index(row) for row in range(3))
    assert first.data() == "queen of spades"
    assert first.data(CardRole.KEY) == "QS1"
    assert first.data(CardRole.FACE) == "QS"
    assert first.data(CardRole.GROUP) == 2
    assert first.data(Qt.ItemDataRole.ToolTipRole) == "queen of spades: bezique"
    assert first.data(Qt.ItemDataRole.AccessibleTextRole) == "queen of spades: bezique, can be played"
    assert second.data(Qt.ItemDataRole.AccessibleTextRole) == "jack of diamonds, cannot be played now"
    assert second.data(CardRole.PLAYABLE) is False
    assert hidden.data(CardRole.FACE) == BACK
    assert hidden.data() == "a card face down"
    assert hidden.data(CardRole.PLAYABLE) is None
    assert hidden.data(CardRole.COUNT) == 1
    assert first.data(Qt.ItemDataRole.DecorationRole) is None
    assert model.rowCount(first) == 0, "a row has no rows of its own"
    assert model.data(QModelIndex()) is None
    assert model.data(model.index(7)) is None


def test_a_change_of_a_row_is_told_for_that_row_only(qtbot: QtBot) -> None:
    model = CardListModel()
    model.set_rows([PileCard("QS1", Card.of("QS1")), PileCard("JD2", Card.of("JD2"))])
    with qtbot.waitSignal(model.dataChanged) as told:
        model.set_rows([PileCard("QS1", Card.of("QS1")), PileCard("JD2", Card.of("JD2"), True)])
    assert told.args is not None
    assert [index.row() for index in told.args[:2]] == [1, 1]
    with qtbot.assertNotEmitted(model.dataChanged):
        model.set_rows([PileCard("QS1", Card.of("QS1")), PileCard("JD2", Card.of("JD2"), True)])


def test_the_texts_follow_the_language(qtbot: QtBot) -> None:
    session, settings, language = Session(), Settings(), Language()
    piles = Piles(session, settings)
    language.changed.connect(piles.retranslate)
    session.opponent_delay = 1_000_000
    session.new_match(VARIANTS["classic"], "simple", 1, 3)
    session.stop()
    piles.refresh()
    said: list[str] = []
    for code in ("en", "pt", "fr", "nl"):
        with qtbot.waitSignal(piles.hand.dataChanged):
            assert language.set(code) == []
        text = piles.hand.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
        said.append(f"{piles.stock.index(0).data()} {piles.backs.index(0).data()} {text}")
    assert len(set(said)) == 4


def test_a_new_deal_empties_the_piles_at_once(qtbot: QtBot) -> None:
    session, settings = Session(), Settings()
    piles = Piles(session, settings)
    session.new_match(VARIANTS["classic"], "simple", 1, 3)
    session.stop()
    piles.refresh()
    with qtbot.waitSignal(piles.hand.modelReset):
        piles.reset()
    assert [len(model) for model in piles.models()] == [0] * len(piles.models())


# the order of the hand


@given(st.lists(st.sampled_from(shuffled_pack(2, 1)), unique=True, max_size=9), st.sampled_from(WAYS))
def test_every_way_of_sorting_keeps_every_card(held: list[Card], way: str) -> None:
    shown = arranged(held, way, "D", held[:4])
    assert sorted(shown) == sorted(held)
    if way == "own":
        assert list(shown[: len(held[:4])]) == held[:4]


def test_hands_are_sorted_as_asked() -> None:
    held = cards("9H1", "AS1", "KD1", "TC1", "AH1")

    def codes(way: str) -> list[str]:
        return [card.code for card in arranged(held, way, "D")]

    assert codes("suit") == ["AS1", "AH1", "9H1", "TC1", "KD1"]
    assert codes("rank") == ["AS1", "AH1", "TC1", "KD1", "9H1"]
    assert codes("trumps") == ["KD1", "AS1", "AH1", "9H1", "TC1"]
    assert codes("alternating") == ["AS1", "AH1", "9H1", "TC1", "KD1"]


def test_colours_alternate_without_one_of_the_suits() -> None:
    suits = [card.suit for card in arranged(cards("AS1", "AC1", "AD1"), "alternating", None)]
    assert suits == ["S", "D", "C"]


def test_a_card_is_moved_to_a_gap_counted_without_it() -> None:
    order = cards("AS1", "KS1", "QS1")
    assert moved(order, order[0], 2) == cards("KS1", "QS1", "AS1")
    assert moved(order, order[2], 0) == cards("QS1", "AS1", "KS1")
    assert moved(order, order[1], 1) == order
    assert moved(order, order[1], 99) == cards("AS1", "QS1", "KS1")


# groups of exposed cards


def test_cards_of_a_meld_lie_together_and_others_alone() -> None:
    groups = meld_groups(cards("KH1", "QH2", "9S1"), [meld(MeldKind.MARRIAGE, "KH1 QH2", 20, "H")])
    assert [group.cards for group in groups] == [cards("KH1", "QH2"), cards("9S1")]
    assert [len(group.melds) for group in groups] == [1, 0]


def test_a_meld_inside_another_is_a_part_of_it() -> None:
    sequence = meld(MeldKind.SEQUENCE, "AS1 TS1 KS1 QS1 JS1", 250, "S")
    marriage = meld(MeldKind.ROYAL_MARRIAGE, "KS1 QS1", 40, "S")
    (group,) = meld_groups(sequence.cards, [marriage, sequence])
    assert group.cards == cards("AS1", "TS1", "KS1", "QS1", "JS1")
    assert group.melds == (sequence, marriage)
    assert group.runs(marriage) == ((2, 3),)
    assert group.runs(sequence) == ((0, 4),)


def test_melds_that_share_a_card_lie_together() -> None:
    bezique = meld(MeldKind.BEZIQUE, "QS1 JD1", 40, "S")
    marriage = meld(MeldKind.MARRIAGE, "KS1 QS1", 20, "S")
    (group,) = meld_groups(cards("KS1", "QS1", "JD1"), [marriage, bezique])
    assert sorted(group.cards) == sorted(cards("KS1", "QS1", "JD1"))
    assert set(group.melds) == {bezique, marriage}


def test_a_broken_or_lost_meld_makes_no_group() -> None:
    broken = meld(MeldKind.MARRIAGE, "KH1 QH2", 20, "H")
    lost = Declared(MeldKind.BEZIQUE, tuple(sorted(cards("QS1", "JD1"))), "S", 40, 1, False, True)
    groups = meld_groups(cards("KH1", "QS1", "JD1"), [broken, lost])
    assert all(len(group.cards) == 1 and not group.melds for group in groups)


@pytest.mark.parametrize("variant", ["rubicon-nl", "rubicon-1887", "classic"])
def test_each_exposed_card_is_in_one_group_all_through_a_deal(variant: str) -> None:
    player = make_player("simple", 2)
    way = VARIANTS[variant]
    match, _ = Match.start(way, 0, shuffled_pack(way.packs, 8))
    largest = 0
    while not match.deal.is_over:
        seat = match.deal.to_move
        assert seat is not None
        match, _ = match.apply(player.choose(match.deal.view(seat)))
        for seat in (0, 1):
            groups = meld_groups(match.deal.exposed[seat], match.deal.melds[seat])
            lying = [card for group in groups for card in group.cards]
            assert sorted(lying) == sorted(match.deal.exposed[seat])
            largest = max(largest, *(len(group.melds) for group in groups), 0)
    assert largest >= 1

"""What the hint panel says, as data: facts, rules with their place, nothing hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.panels.hint import HintPanel
from bezique_qt.app.panels.hint_blocks import Section, sections
from bezique_qt.app.phrases import hints, the_card
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.theme import THEMES
from bezique_qt.coach import situation
from bezique_qt.rules import VARIANTS, Deal, Meld, Phase, Play, PlayerView, shuffled_pack


def positions(variant: str, number: int) -> Iterator[PlayerView]:
    """The view of the player to move at every step of a random deal that declares all it can."""
    game = VARIANTS[variant]
    choice = random.Random(number)
    deal, _ = Deal.start(game, number % 2, shuffled_pack(game.packs, number))
    while deal.to_move is not None:
        yield deal.view(deal.to_move)
        declaring = [action for action in deal.legal_actions if not isinstance(action, Play)]
        deal, _ = deal.apply(choice.choice(declaring or list(deal.legal_actions)))
    yield deal.view(0)


def said(view: PlayerView) -> tuple[Section, ...]:
    return sections(view, situation(view), "Odile")


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_every_position_has_its_say(variant: str, qapp: QApplication) -> None:
    kinds = set()
    for number in range(4):
        for view in positions(variant, number):
            first, *others = said(view)
            assert first.main
            assert first.heading
            assert first.blocks or view.phase is Phase.OVER
            for section in (first, *others):
                for block in section.blocks:
                    assert block.title
                    assert "{" not in block.title
                    assert set(block.cards) <= set(view.hand) | {view.turned}
                    for note in block.notes:
                        kinds.add(note.kind)
                        assert note.text
                        assert bool(note.heading) == (note.kind == "rule")
    assert kinds == {"certain", "rule", "quiet"}


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_that_suit_need_not_be_followed_is_said_while_cards_can_be_drawn(
    variant: str, qapp: QApplication
) -> None:
    free, strict = hints.free_play_reason(), hints.every_card_reason()
    seen = set()
    for number in range(4):
        for view in positions(variant, number):
            notes = {note.text for section in said(view) for block in section.blocks for note in block.notes}
            follows = view.lead is not None and view.to_move == view.seat
            all_allowed = len(view.legal_actions) == len(view.hand)
            assert (free in notes) == (follows and view.stock_count > 0)
            assert (strict in notes) == (follows and view.stock_count == 0 and all_allowed)
            seen |= {free, strict} & notes
    assert seen == {free, strict}


def test_every_meld_that_scores_now_is_told_with_its_points(qapp: QApplication) -> None:
    count = 0
    for view in positions("rubicon-nl", 1):
        melds = {(action.kind, action.cards) for action in view.legal_actions if isinstance(action, Meld)}
        if melds:
            (now, *_) = said(view)
            titles = [block.title for block in now.blocks if block.points]
            kinds = {kind for kind, _ in melds}
            assert len(titles) >= len(kinds)
            count += 1
    assert count > 3


def test_the_turned_card_within_reach_is_told_with_the_seven_that_takes_it(qapp: QApplication) -> None:
    """A meld of which only the turned card is missing has no unseen copy, and is told all the same."""
    found = 0
    for number in range(60):
        for view in positions("besigue-pt", number):
            by_turned = [near for near in situation(view).near[:5] if near.turned is not None]
            if not by_turned or view.turned is None:
                continue
            (reach,) = (section for section in said(view) if section.heading == "Still within reach")
            notes = [note.text for block in reach.blocks for note in block.notes if note.kind == "certain"]
            sentence = f"The seven of trumps may yet bring the turned card: {the_card(view.turned)}."
            assert notes == [sentence] * len(by_turned)
            found += any(not near.unseen for near in by_turned)
    assert found > 2


def test_beziques_within_reach_are_told_apart_before_trumps(qapp: QApplication) -> None:
    """Also where the queen that names it is the card that is missing."""
    missing_queens = 0
    for number in range(12):
        for view in positions("rubicon-nl-queen", number):
            if view.trump is not None or view.to_move != view.seat:
                continue
            for section in said(view):
                if section.heading == "Still within reach":
                    titles = [block.title for block in section.blocks]
                    assert len(titles) == len(set(titles))
                    missing_queens += "Bezique of clubs" in titles
    assert missing_queens > 0


def test_a_barred_card_names_its_rule(qapp: QApplication) -> None:
    found = 0
    for number in range(5):
        for view in positions("classic", number):
            barred = situation(view).barred_plays
            if barred:
                last = said(view)[-1]
                notes = [note for block in last.blocks for note in block.notes if note.kind == "rule"]
                assert len(notes) >= len(barred)
                assert all(note.heading == "the last tricks" for note in notes[: len(barred)])
                found += 1
    assert found > 3


def heading(panel: HintPanel) -> str:
    """The first heading of the panel."""
    (first, *_) = panel.shown
    return first.heading


def test_the_panel_follows_and_can_be_switched_off(qtbot: object, qapp: QApplication) -> None:
    session, settings = Session(), Settings()
    panel = HintPanel(session, settings, THEMES["felt"], CardStyle())
    assert not panel.shown
    session.new_match(VARIANTS["classic"], "simple", 1, 4)
    session.hold("test")
    assert heading(panel) == "You may now"
    settings.hint_mode = "off"
    assert not panel.shown
    settings.hint_mode = "rules"
    view = session.view
    assert view is not None
    session.act(view.legal_actions[0])
    assert heading(panel) == "Odile is to move"
    session.stop()
    panel.deleteLater()


def test_a_new_page_has_its_height_before_it_is_painted(qtbot: QtBot) -> None:
    session, settings = Session(), Settings()
    panel = HintPanel(session, settings, THEMES["felt"], CardStyle())
    qtbot.addWidget(panel)
    panel.resize(256, 300)
    with qtbot.waitExposed(panel):
        panel.show()
    for number in range(1, 4):
        # No event is handled between the change and the look at it.
        session.new_match(VARIANTS["classic"], "simple", 1, number)
        session.hold("test")
        assert panel.shown
        scroll = panel.findChild(QScrollArea)
        assert isinstance(scroll, QScrollArea)
        whole = scroll.widget()
        assert whole is not None
        assert whole.height() >= whole.heightForWidth(whole.width()) > 200
    session.stop()


@pytest.mark.parametrize("variant", ["classic", "besigue-pt"])
def test_it_says_how_far_the_deal_is(variant: str, qapp: QApplication) -> None:
    seen = set()
    for view in positions(variant, 2):
        found = [section for section in said(view) if section.heading == "How far the deal is"]
        if view.phase is Phase.OVER:
            assert not found
            continue
        ((block,),) = (section.blocks for section in found)
        assert f"{32 - len(view.tricks)} trick" in block.title
        assert (f"{view.stock_count} card" in block.title) == (view.stock_count > 0)
        texts = " ".join(note.text for note in block.notes)
        assert ("Trumps played" in texts) == (view.trump is not None)
        seen.add(texts)
    assert len(seen) > 10

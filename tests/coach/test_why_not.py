"""The answers to "why not?": each is true of the deal, and names what may be done."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice

import pytest

from bezique_qt.coach import Case, Flaw, WhyNot, meld_in_mind, why_not
from bezique_qt.rules import (
    RULE_IDS,
    VARIANTS,
    Announce,
    Card,
    Deal,
    Declared,
    Done,
    Match,
    Meld,
    MeldKind,
    Phase,
    Play,
    PlayerView,
    ShowCarteBlanche,
    barred,
    by_code,
    melds_in,
    shuffled_pack,
)
from bezique_qt.rules.melds import shape_of

from .tries import random_deals, tries

REUSE = {rule for rule in RULE_IDS if rule.startswith("meld-")} - {"meld-shape", "meld-limit"} | {
    "bezique-grows"
}


def law(view: PlayerView, cards: tuple[Card, ...], hand: frozenset[Card]) -> str | None:
    """The re-use rule that bars a meld now, or in the next window."""
    shape = shape_of(view.variant, view.trump, cards)
    assert shape is not None
    window = len(view.tricks) + (view.phase is not Phase.WINDOW)
    why = barred(view.variant, view.trump, view.melds[view.seat], hand, shape, cards, window)
    return None if why is None else why.rule


def check_needs(why: WhyNot, view: PlayerView, deal: Deal) -> None:
    """Other cards of the hand that do; else the fewest that must come, and how many of them still could."""
    assert isinstance(why.action, Meld | Announce)
    cards = why.action.cards
    shape = shape_of(view.variant, view.trump, cards)
    sound = [
        held
        for found, held in melds_in(view.variant, view.trump, view.hand)
        if found == shape and law(view, held, frozenset(view.hand)) is None
    ]
    assert bool(sound) == bool(why.other_cards)
    if sound:
        assert why.other_cards in sound
        assert not why.needs
        assert not why.frees
        return
    hidden = set(deal.hands[1 - view.seat]) - view.opponent_shown
    hidden |= set(deal.pack[deal.drawn :])
    hidden -= {view.turned}
    faces = tuple(face for option in why.needs for face in option)
    assert why.coming == sum(card.face.startswith(faces) for card in hidden)
    fetched = view.turned if view.turned is not None and fetchable(view, hidden) else None
    assert why.turned is None or (why.turned == fetched and why.turned.face.startswith(faces))
    hidden |= {fetched} if fetched is not None else set()
    if len(cards) > 4:
        return  # too many ways to try them all
    # Whatever could come is added to the hand, card by card, until the meld is sound.
    best = len(cards) + 1
    with_turned = False
    for size in range(1, len(cards) + 1):
        useful = [card for card in sorted(hidden) if any(card.face == other.face for other in cards)]
        if shape is not None and shape.suit is None:
            useful = [card for card in sorted(hidden) if card.rank == cards[0].rank]
        for new in combinations(useful, size):
            if draws_for(new, fetched, view) > draws_before_last_window(view):
                continue
            hand = sorted({*view.hand, *new})
            if any(
                set(new) <= set(held) and law(view, held, frozenset(hand)) is None
                for found, held in melds_in(view.variant, view.trump, hand)
                if found == shape
            ):
                best = min(best, size)
                with_turned = with_turned or fetched in new
        if best <= size:
            break
    assert {len(option) for option in why.needs} == ({best} if best <= len(cards) else set())
    assert (why.turned is not None) == with_turned


def draws_before_last_window(view: PlayerView) -> int:
    """Each trick of the stock phase has a window and then a draw; an open window is before its draw."""
    left = 0
    stock = view.stock_count
    while stock > 2:
        stock -= 2
        left += 1
    return left


def draws_for(new: tuple[Card, ...], fetched: Card | None, view: PlayerView) -> int:
    """Each of these has to be drawn; in place of the turned card a seven, unless it is in the hand."""
    if fetched not in new:
        return len(new)
    seven = f"7{view.trump}"
    return len(new) - any(card.face == seven and card not in view.claimed for card in view.hand)


def fetchable(view: PlayerView, hidden: set[Card]) -> bool:
    """Whether a seven that the player holds, or may draw before a window, may take the turned card yet."""
    way = view.variant
    assert view.turned is not None
    if not way.dix or view.turned.rank == "7" or (way.dix_exchange == "first" and view.claimed):
        return False
    face = "7" + view.turned.suit
    own_window = view.phase is Phase.WINDOW and view.to_move == view.seat
    if any(card.face == face and card not in view.claimed for card in view.hand):
        return own_window or view.phase is not Phase.WINDOW or view.stock_count > 2
    return view.stock_count >= 4 and any(card.face == face for card in hidden)


def check(why: WhyNot, view: PlayerView, deal: Deal) -> None:
    error = view.refusal(why.action)
    assert error is not None
    assert set(why.allowed) <= set(view.legal_actions)
    assert why.allowed or not view.legal_actions or view.phase in (Phase.TRICK, Phase.STRICT)
    if why.rule != error.rule:
        # Waiting would not help: the lasting reason is told, and it is the engine's.
        assert error.rule in ("no-window", "meld-limit")
        assert isinstance(why.action, Meld | Announce)
        assert why.rule == law(view, why.action.cards, frozenset(view.hand))
    if why.earlier is not None:
        by = why.earlier
        declared = [meld for meld in view.melds[view.seat] if meld.cards == by.cards]
        assert any(
            (meld.kind, meld.points, meld.scored) == (by.kind, by.points, by.scored) for meld in declared
        )
        assert deal.tricks[by.trick - 1].winner == view.seat
        assert isinstance(why.action, Meld | Announce)
        assert set(by.shared) == set(by.cards) & set(why.action.cards)
        assert by.shared
        if why.rule in REUSE:
            check_needs(why, view, deal)
    assert (why.earlier is not None) == (why.rule in REUSE or why.rule == "announced-already")
    if why.rule == "no-window":
        last = view.tricks[-1].winner == view.seat if view.tricks else None
        assert why.case == (
            Case.STOCK_OUT
            if view.phase is Phase.STRICT
            else {None: Case.NO_TRICK_YET, True: Case.DRAWN, False: Case.NOT_WON}[last]
        )
        assert not (why.after_trick and view.phase is Phase.STRICT)
    if why.after_trick:
        assert isinstance(why.action, Meld | Announce)
        assert law(view, why.action.cards, frozenset(view.hand)) is None
    if why.lack is not None and why.lack.flaw is Flaw.INCOMPLETE:
        assert not set(why.lack.cards) - set(view.hand)
        ranks = {card.rank for card in why.lack.cards}
        if why.lack.suit is None and why.lack.kind in (MeldKind.FOUR_ACES, MeldKind.FOUR_JACKS):
            assert len(ranks) == 1
            assert len(why.lack.cards) + len(why.lack.faces) == 4
    if why.lack is not None and why.lack.flaw is Flaw.NOT_ALL:
        assert shape_of(view.variant, view.trump, by_code(why.lack.cards)) == (why.lack.kind, why.lack.suit)
        assert set(why.lack.cards) <= set(view.hand)
        assert law(view, why.lack.cards, frozenset(view.hand)) is None
    if why.lack is not None and why.lack.flaw is Flaw.TOO_MANY:
        assert shape_of(view.variant, view.trump, why.lack.cards) == (why.lack.kind, why.lack.suit)


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_every_answer_is_true_of_the_deal(variant: str) -> None:
    rules: Counter[str] = Counter()
    for deal in islice(random_deals(variant, range(1, 60)), 0, 1600, 16):
        for seat in (0, 1):
            view = deal.view(seat)
            for action in tries(view):
                why = why_not(view, action)
                assert (why is None) == (action in view.legal_actions)
                if why is not None:
                    check(why, view, deal)
                    rules[why.rule] += 1
    assert len(rules) >= 11, rules


@pytest.mark.parametrize("variant", ["rubicon-1887", "classic", "besigue-fr"])
def test_an_earlier_meld_is_told_with_the_trick_after_which_it_happened(variant: str) -> None:
    """What was announced first and scored later did not score when it was announced."""
    later = 0
    for number in range(1, 30):
        happened: dict[tuple[int, tuple[Card, ...], bool], list[int]] = {}
        known: tuple[tuple[Declared, ...], ...] = ((), ())
        if later > 60:
            break
        for step, deal in enumerate(random_deals(variant, range(number, number + 1))):
            for seat in (0, 1):
                old = Counter((meld.cards, meld.scored) for meld in known[seat])
                new = Counter((meld.cards, meld.scored) for meld in deal.melds[seat])
                for cards, scored in new - old:
                    happened.setdefault((seat, cards, scored), []).append(len(deal.tricks))
            known = deal.melds
            if step % 8 or deal.to_move is None:
                continue
            view = deal.view(deal.to_move)
            for action in tries(view):
                why = why_not(view, action)
                if why is not None and (by := why.earlier) is not None:
                    assert by.trick in happened[view.seat, by.cards, by.scored]
                    later += by.scored and (view.seat, by.cards, False) in happened
    assert later > 20


@pytest.mark.parametrize("variant", ["rubicon-nl", "rubicon-1887"])
def test_what_frees_a_meld_does(variant: str) -> None:
    """Once that card is played, and the trick won, the meld that was barred may be scored."""
    seen = 0
    for deal in islice(random_deals(variant, range(1, 60)), 0, None, 5):
        if deal.phase is not Phase.TRICK or deal.lead is not None:
            continue
        if seen > 150:
            break
        seat = deal.leader
        view = deal.view(seat)
        windows = {card: won_with(deal, card) for card in view.hand}
        for shape, cards in melds_in(view.variant, view.trump, view.hand):
            action = Meld(shape.kind, cards)
            why = why_not(view, action)
            assert why is not None
            for card, after in windows.items():
                if why.rule not in REUSE or why.other_cards or card in action.cards or after is None:
                    assert card not in why.frees
                    continue
                scored = {one.cards for one in after.legal_actions if isinstance(one, Meld)}
                assert (card in why.frees) == (action.cards in scored)
                seen += card in why.frees
    assert seen > 150


def won_with(deal: Deal, card: Card) -> Deal | None:
    """The window after the leader has won the trick with a card; None if any answer beats it."""
    led, _ = deal.apply(Play(card))
    for answer in led.legal_actions:
        done, _ = led.apply(answer)
        if done.phase is Phase.WINDOW and done.to_move == deal.leader:
            return done
    return None


def test_who_has_scored_a_meld_does_not_hear_to_choose_all_of_it() -> None:
    found = 0
    for deal in random_deals("besigue-fr", range(1, 60)):
        view = deal.view(0)
        for meld in view.melds[0]:
            if deal.phase is Phase.WINDOW and deal.to_move == 0 and len(meld.cards) == 4 and meld.scored:
                part = meld.cards[:2]
                why = why_not(view, Meld(meld.kind, part))
                whole = [cards for shape, cards in melds_in(view.variant, view.trump, view.hand)]
                if why is not None and why.lack is not None and meld.cards in whole:
                    found += why.lack.cards != meld.cards
                    assert why.lack.cards != meld.cards
    assert found > 0


def test_the_meld_in_mind_is_the_best_that_the_card_is_in() -> None:
    seen = 0
    for deal in islice(random_deals("classic", range(1, 30)), 0, None, 3):
        view = deal.view(0)
        melds = {action for action in view.legal_actions if isinstance(action, Meld)}
        for card in view.hand:
            meld = meld_in_mind(view, (card,))
            assert card in meld.cards
            inside = [action for action in melds if card in action.cards]
            if inside:
                assert meld in inside
                seen += 1
    assert seen > 20


def test_the_king_that_may_not_marry_again() -> None:
    """The question of questions: who married him, when, and whom he waits for."""
    view = next(
        deal.view(0)
        for deal in random_deals("classic", range(1, 200))
        if deal.phase is Phase.WINDOW and deal.to_move == 0 and second_queen(deal.view(0)) is not None
    )
    meld = second_queen(view)
    assert meld is not None
    why = why_not(view, meld)
    assert why is not None
    assert why.rule == "meld-worth-more"
    assert why.earlier is not None
    assert why.earlier.kind in (MeldKind.MARRIAGE, MeldKind.ROYAL_MARRIAGE)
    assert [card.rank for card in why.earlier.shared] == ["K"]
    suit = why.earlier.suit
    fresh = {card for card in view.unseen if card.face == f"K{suit}"}
    assert not why.other_cards
    assert why.needs == ((f"K{suit}",),)
    assert why.coming == len(fresh) > 0


def second_queen(view: PlayerView) -> Meld | None:
    """A marriage of a king that has married, with a queen that has not."""
    married = [
        meld
        for meld in view.melds[view.seat]
        if meld.kind in (MeldKind.MARRIAGE, MeldKind.ROYAL_MARRIAGE) and meld.scored
    ]
    for meld in married:
        if other_use(view, meld):
            continue
        king = next(card for card in meld.cards if card.rank == "K")
        if king not in view.hand or not any(card.face == king.face for card in view.unseen):
            continue
        for card in view.hand:
            if card.face == f"Q{meld.suit}" and card not in meld.cards:
                return Meld(meld.kind, (king, card))
    return None


def other_use(view: PlayerView, meld: Declared) -> bool:
    """Whether some card of its suit is in another meld of its class."""
    return any(
        other is not meld and other.suit == meld.suit and len(other.cards) in (2, 5)
        for other in view.melds[view.seat]
    )


def test_a_carte_blanche_held_is_not_denied() -> None:
    """Who passed his chance holds no court, and is told when it would have counted."""
    cases = Counter[Case]()
    for variant in ("rubicon-1887", "rubicon-nl", "rubicon-pt", "classic"):
        for number in range(1, 300):
            way = VARIANTS[variant]
            match, _ = Match.start(way, 1, shuffled_pack(way.packs, number))
            passed = match.deal.phase is Phase.CARTE_BLANCHE
            while match.deal.phase is Phase.CARTE_BLANCHE:
                match, _ = match.apply(Done())
            assert match.deal.to_move is not None
            view = match.deal.view(match.deal.to_move)
            why = why_not(view, ShowCarteBlanche())
            assert why is not None
            courts = tuple(card for card in view.hand if card.rank in "KQJ")
            if variant == "classic":
                assert why.case is Case.NO_BLANCHE_HERE
            elif courts:
                assert (why.case, why.cards) == (Case.COURT, courts)
            else:
                assert passed
                assert (why.case, why.cards) == (Case.NO_CHANCE, ())
            cases[why.case] += 1
    assert cases[Case.NO_CHANCE] > 2


def test_part_of_a_greater_meld_is_told_what_it_lacks() -> None:
    """Whatever smaller meld is in it: he who lays four of the five means the five."""
    view = bare("rubicon-nl", "AS1 TS1 KS2 QS1 QS2 JD3 8H1 7C1 7D1")
    assert lack(view, "AS1 TS1 KS2 QS1") == (Flaw.INCOMPLETE, MeldKind.SEQUENCE, ("JS",))
    assert lack(view, "KS2 QS1 AS1") == (Flaw.INCOMPLETE, MeldKind.SEQUENCE, ("JS",))
    assert lack(view, "QS1 QS2 JD3") == (Flaw.INCOMPLETE, MeldKind.DOUBLE_BEZIQUE, ("JD",))
    assert lack(view, "QS2 TS1") == (Flaw.INCOMPLETE, MeldKind.SEQUENCE, ("JS",)), "by another queen"
    # Though it cannot come any more.
    gone = frozenset(Card.of(f"JS{copy}") for copy in (1, 2, 3, 4))
    assert lack(view._replace(opponent_shown=gone), "AS1 TS1 KS2 QS1") == (
        Flaw.INCOMPLETE,
        MeldKind.SEQUENCE,
        ("JS",),
    )
    # A whole meld with a stranger stays a meld with one card too many.
    assert lack(view, "KS2 QS1 8H1") == (Flaw.TOO_MANY, MeldKind.ROYAL_MARRIAGE, ())
    assert lack(view, "QS1 JD3 7C1") == (Flaw.TOO_MANY, MeldKind.BEZIQUE, ())
    assert lack(view, "KS2 QS1 QS2") == (Flaw.TOO_MANY, MeldKind.ROYAL_MARRIAGE, ())
    # Where only trumps make a sequence, four of a plain suit are no part of one.
    plain = bare("classic", "AH1 TH1 KH2 QH1 7S1")
    assert lack(plain, "AH1 TH1 KH2 QH1") == (Flaw.TOO_MANY, MeldKind.MARRIAGE, ())


def test_part_of_a_meld_that_is_held_is_told_to_be_part() -> None:
    view = bare("rubicon-nl", "AS1 TS1 KS2 QS1 JS2 KH1 KD1 KC3 7C1")
    assert lack(view, "AS1 TS1 KS2 QS1") == (Flaw.NOT_ALL, MeldKind.SEQUENCE, ())
    assert lack(view, "KS2 KH1 KD1") == (Flaw.NOT_ALL, MeldKind.FOUR_KINGS, ())


def bare(variant: str, codes: str) -> PlayerView:
    """A window with this hand, spades for trumps and nothing declared yet."""
    view = next(
        deal.view(0)
        for deal in random_deals(variant, range(1, 100))
        if deal.phase is Phase.WINDOW and deal.to_move == 0 and deal.stock_count > 12
    )
    hand = by_code([Card.of(code) for code in codes.split()])
    return view._replace(
        hand=hand,
        trump="S",
        turned=None,
        tricks=view.tricks[:0],
        melds=((), ()),
        exposed=(frozenset(), frozenset()),
        opponent_shown=frozenset(),
        legal_actions=(),
    )


def lack(view: PlayerView, codes: str) -> tuple[Flaw, MeldKind | None, tuple[str, ...]]:
    """What is said of a try with these cards: the flaw, the meld and the faces that it lacks."""
    why = why_not(view, meld_in_mind(view, tuple(Card.of(code) for code in codes.split())))
    assert why is not None
    assert why.lack is not None
    return why.lack.flaw, why.lack.kind, why.lack.faces

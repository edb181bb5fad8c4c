"""What a random deal is checked for, and a count of the rare things that happened in it."""

from __future__ import annotations

import functools
from collections import Counter
from random import Random

from bezique_qt.rules import (
    AnnouncementLost,
    BrisquesScored,
    Card,
    CarteBlancheShown,
    Deal,
    DixClaimed,
    Event,
    Exchange,
    GameRecord,
    MeldAnnounced,
    MeldScored,
    Phase,
    Play,
    PlayedDeal,
    PlayerView,
    TurnedSevenScored,
    Variant,
    full_pack,
    parse_action,
    parse_record,
    replay,
)
from tests.rules.chooser import STYLES, choose
from tests.rules.naive import NaiveDeal
from tests.rules.naive_table import switches_of
from tests.rules.packs import Arranged, arranged, pick

UNCOMPARED = {"known_legal"}
SLOTS = tuple(slot for slot in Deal.__slots__ if slot not in UNCOMPARED)


def state_of(deal: Deal) -> tuple[object, ...]:
    """Everything that makes a deal what it is, to compare two of them."""
    return tuple(getattr(deal, slot) for slot in SLOTS)


@functools.cache
def codes(packs: int) -> frozenset[str]:
    """The codes of all cards of so many packs."""
    return frozenset(card.code for card in full_pack(packs))


class Knowledge:
    """The cards that a seat has seen, told from the actions and the pack alone."""

    def __init__(self, seat: int, naive: NaiveDeal) -> None:
        self.seat = seat
        self.seen = set(naive.hands[seat])
        if naive.turned is not None:
            self.seen.add(naive.turned)

    def note(self, actor: int, text: str, hands_before: list[list[str]], naive: NaiveDeal) -> None:
        """Take in what an action showed; `hands_before` are the hands before it."""
        verb, *rest = text.split(" ")
        self.seen.update(card for card in rest if len(card) == 3 and card[2].isdigit())
        if verb == "carte-blanche":
            self.seen.update(hands_before[actor])
        self.seen.update(naive.hands[self.seat])


def check_cards(deal: Deal, pack: frozenset[Card], where: object) -> None:
    """Every card is somewhere exactly once: hands, trick in progress, tricks, stock, turned place."""
    cards = [*deal.hands[0], *deal.hands[1], *deal.pack[deal.drawn :]]
    if deal.lead is not None:
        cards.append(deal.lead)
    if deal.turned is not None:
        cards.append(deal.turned)
    for trick in deal.tricks:
        cards += trick.cards
    # An exchange lays the seven where the turned card lay: no card leaves the game by it.
    assert len(cards) == len(pack), where
    assert frozenset(cards) == pack, where
    for seat in (0, 1):
        assert deal.exposed[seat] <= deal.shown[seat] <= deal.hands[seat], where


def cards_of(view: PlayerView) -> set[str]:
    """The codes of all the cards that a view names, wherever it does."""
    cards = {*view.hand, *view.exposed[0], *view.exposed[1], *view.opponent_shown, *view.claimed}
    cards |= {card for card in (view.lead, view.turned) if card is not None}
    for trick in view.tricks:
        cards |= set(trick.cards)
    for melds in view.melds:
        for meld in melds:
            cards |= set(meld.cards)
    for action in view.legal_actions:
        cards |= set(getattr(action, "cards", ()))
        if hasattr(action, "card"):
            cards.add(action.card)
    return {card.code for card in cards}


def check_views(deal: Deal, knowledge: list[Knowledge], where: object) -> None:
    """A view names no card that its seat has not seen, and calls unseen all those that it has not."""
    pack = codes(deal.variant.packs)
    for seat in (0, 1):
        view = deal.view(seat)
        seen = knowledge[seat].seen
        named = cards_of(view)
        assert named <= seen, (where, seat, sorted(named - seen))
        unseen = {card.code for card in view.unseen}
        assert unseen == pack - seen, (where, seat, sorted(unseen ^ (pack - seen)))
        assert view.opponent_count == len(deal.hands[1 - seat]), where
        assert len(unseen) == view.opponent_count - len(view.opponent_shown) + view.stock_count - (
            view.turned is not None
        ), where
        assert (view.legal_actions != ()) == (deal.to_move == seat), where


def play_deal(variant: Variant, number: int, counts: Counter[str]) -> None:
    """Play the deal with this number to its end, check it after every action, and count what happened."""
    start = arranged(variant, number)
    rng = Random(1_000_000 + number)
    styles = (pick(rng, STYLES), pick(rng, STYLES))
    pack = frozenset(start.pack)
    switches = switches_of({"base": variant.id, **variant.house_rules()})
    naive = NaiveDeal(switches, start.dealer, [card.code for card in start.pack], list(start.totals))
    deal, events = Deal.start(variant, start.dealer, start.pack, start.totals)
    again, _ = Deal.start(variant, start.dealer, start.pack, start.totals)
    happened: list[Event] = list(events)
    history: list[tuple[Deal, tuple[object, ...], str]] = []
    knowledge = [Knowledge(seat, naive) for seat in (0, 1)]
    check_cards(deal, pack, (number, "dealt"))
    while not deal.is_over:
        seat = deal.to_move
        assert seat is not None
        where = (variant.id, number, len(history))
        texts = [str(action) for action in deal.legal_actions]
        assert texts, where
        assert texts == sorted(texts), where
        check_views(deal, knowledge, where)
        ours = (seat, deal.phase.value, deal.trump, list(deal.scores), texts)
        theirs = (naive.to_move(), naive.phase, naive.trump, naive.scores, naive.legal())
        assert ours == theirs, where
        action = choose(deal, rng, styles)
        text = str(action)
        history.append((deal, state_of(deal), text))
        before = [list(hand) for hand in naive.hands]
        deal, events = deal.apply(action)
        naive.act(seat, text)
        for one in knowledge:
            one.note(seat, text, before, naive)
        happened += events
        again, _ = again.apply(parse_action(text))
        assert state_of(again) == state_of(deal), where
        check_cards(deal, pack, where)
    assert deal.legal_actions == ()
    assert naive.over
    assert list(deal.scores) == naive.scores, (variant.id, number, naive.why)
    assert list(deal.brisques) == naive.brisques(), (variant.id, number)
    # Undo: the stack of earlier values, none of them changed by what came after, leads to the start.
    for earlier, state, _ in reversed(history):
        assert state_of(earlier) == state, (variant.id, number)
        deal_before = earlier
    if history:
        first, _ = Deal.start(variant, start.dealer, start.pack, start.totals)
        assert state_of(deal_before) == state_of(first), (variant.id, number)
    if start.totals == (0, 0):
        check_text(variant, start, history, deal, rng)
    count(variant, happened, history, deal, counts)


def check_text(
    variant: Variant,
    start: Arranged,
    history: list[tuple[Deal, tuple[object, ...], str]],
    end: Deal,
    rng: Random,
) -> None:
    """Write the deal down, whole and broken off somewhere: the text read back gives the same state."""
    stop = int(rng.random() * (len(history) + 1))
    for length in (stop, len(history)):
        actions = tuple(
            (deal.to_move if deal.to_move is not None else -1, parse_action(text))
            for deal, _, text in history[:length]
        )
        record = GameRecord(variant, ("Ana", "Bé ♠"), (PlayedDeal(start.dealer, start.pack, actions),))
        read = parse_record(record.text())
        assert read.text() == record.text()
        state = history[length][1] if length < len(history) else state_of(end)
        assert state_of(replay(read).deal) == state


def count(
    variant: Variant,
    events: list[Event],
    history: list[tuple[Deal, tuple[object, ...], str]],
    deal: Deal,
    counts: Counter[str],
) -> None:
    """Add what happened in this deal to the counts: each thing at most once a deal."""
    happened: set[str] = set()
    blanche: Counter[int] = Counter()
    sevens = 0
    for event in events:
        match event:
            case MeldScored():
                happened.add(event.kind.value)
            case CarteBlancheShown():
                blanche[event.seat] += 1
            case DixClaimed() | TurnedSevenScored():
                sevens += 1
            case MeldAnnounced():
                happened.add("announced")
            case AnnouncementLost() if deal.phase is Phase.OVER:
                happened.add("announcement lost")
            case BrisquesScored():
                happened.add("brisques as won")
    if any(isinstance(event, TurnedSevenScored) for event in events):
        happened.add("turned seven")
    if sum(isinstance(event, DixClaimed) for event in events) == 2:
        happened.add("both dix claimed")
    if any(isinstance(parse_action(text), Exchange) for _, _, text in history):
        happened.add("exchange")
    longest = max(blanche.values(), default=0)
    happened |= {f"carte blanche {run}" for run in (1, 2, 5) if longest >= run}
    if len(blanche) == 2:
        happened.add("carte blanche of both")
    for melds in deal.melds:
        if any(meld.restored for meld in melds):
            happened.add("re-formed")
        sets = [meld.cards for meld in melds if meld.scored]
        if len(sets) > len(set(sets)):
            happened.add("same set again (law 35)")
    if deal.at_once:
        happened.add("ended at once")
    if len(deal.tricks) == variant.tricks and deal.trump is None:
        happened.add("no trumps to the end")
    for before, _, text in history:
        action = parse_action(text)
        if before.phase is Phase.STRICT and before.lead is not None and isinstance(action, Play):
            held = before.hands[before.to_move or 0]
            if len(before.legal_actions) < len(held):
                happened.add("bound in the strict phase")
                break
    counts.update(happened)


def wanted(variant: Variant) -> list[str]:
    """What must have happened at least once in the deals of a variant."""
    beziques = ["bezique", "double-bezique", "triple-bezique", "quadruple-bezique"]
    names = [*beziques[: variant.highest_bezique], "marriage", "royal-marriage", "sequence"]
    names += ["four-aces", "four-kings", "four-queens", "four-jacks", "bound in the strict phase"]
    if variant.four_tens:
        names.append("four-tens")
    if variant.plain_sequence:
        names.append("plain-sequence")
    if variant.reform:
        names.append("re-formed")
    if variant.marriage_restores_set:
        names.append("same set again (law 35)")
    if variant.carte_blanche:
        names += ["carte blanche 1", "carte blanche 2", "carte blanche 5", "carte blanche of both"]
    if variant.dix:
        names += ["both dix claimed", "exchange", "turned seven"]
    if variant.announce:
        names += ["announced", "announcement lost"]
    if variant.ending == "at-once":
        names.append("ended at once")
    if variant.brisques in ("as-won", "end-near-target"):
        names.append("brisques as won")
    return names

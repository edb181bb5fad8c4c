"""Positions of random deals, and everything that a player could try there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

from bezique_qt.rules import (
    VARIANTS,
    Action,
    Announce,
    Deal,
    Dix,
    Done,
    Exchange,
    Match,
    Meld,
    MeldKind,
    Play,
    PlayerView,
    ShowCarteBlanche,
    Variant,
    melds_in,
    parse_action,
    parse_record,
    shuffled_pack,
)
from tests.rules.vectors import VECTORS


def random_matches(
    variant: Variant | str, numbers: range, declaring: float = 0.9, deals: int = 1
) -> Iterator[Match]:
    """The matches of these deal numbers after each action; whoever may declare does so mostly."""
    way = VARIANTS[variant] if isinstance(variant, str) else variant
    for number in numbers:
        choice = random.Random(number)
        match, _ = Match.start(way, number % 2, shuffled_pack(way.packs, number))
        for extra in range(deals):
            yield match
            while not match.deal.is_over:
                legal = match.deal.legal_actions
                melds: list[Action] = [action for action in legal if not isinstance(action, Play | Done)]
                low: list[Action] = [
                    action for action in legal if isinstance(action, Play) and action.card.rank in "789"
                ]
                wanted: list[Action] = melds if melds and choice.random() < declaring else list(legal)
                if wanted is not melds and low and choice.random() < 0.8:
                    wanted = list[Action](
                        low
                    )  # who keeps the high cards comes to melds, and to the laws about them
                match, _ = match.apply(choice.choice(wanted))
                yield match
            if match.is_over or extra == deals - 1:
                break
            match, _ = match.next_deal(shuffled_pack(way.packs, number + 1000 * (extra + 1)))


def scene_tries(variant: str = "") -> Iterator[tuple[Match, Action]]:
    """What the arranged scenes of the re-use law say is not allowed: the match, and what is tried in it."""
    for path in sorted((VECTORS / "scenes").glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            record = parse_record(line)
            deal = record.deals[0]
            if variant not in ("", record.variant.id):
                continue
            for expected in record.extra["expect"]:
                if "not" not in expected:
                    continue
                match, _ = Match.start(record.variant, deal.dealer, deal.pack)
                for _, action in deal.actions[: expected["action"]]:
                    match, _ = match.apply(action)
                yield match, parse_action(expected["not"])


def random_deals(variant: Variant | str, numbers: range) -> Iterator[Deal]:
    """The deals of such matches."""
    return (match.deal for match in random_matches(variant, numbers))


def tries(view: PlayerView) -> Iterator[Action]:
    """What the player of a view could try: each card, each meld and many sets that are none, each claim."""
    for card in view.hand:
        yield from (Play(card), Dix(card), Exchange(card), Meld(MeldKind.MARRIAGE, (card,)))
    for shape, cards in melds_in(view.variant, view.trump, view.hand):
        yield from (Meld(shape.kind, cards), Announce(shape.kind, cards))
    for cards in combinations(view.hand, 2):
        yield Meld(MeldKind.MARRIAGE, cards)
    yield Meld(MeldKind.MARRIAGE, ())
    yield Meld(MeldKind.SEQUENCE, view.hand[:5])
    yield from (ShowCarteBlanche(), Done())
    if view.turned is not None:
        yield Play(view.turned)

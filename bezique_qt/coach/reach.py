"""What may still come to a player in time to be declared, as far as he knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bezique_qt.rules import SUITS, Card, MeldKind, Phase, PlayerView
from bezique_qt.rules.kinds import BEZIQUE_OF_PAIRS, FOUR_OF_RANK
from bezique_qt.rules.legal import exchange_refusal
from bezique_qt.rules.melds import PARTNER_SUIT, bezique_suits, sequence_kind


@dataclass(frozen=True, slots=True)
class Coming:
    """The cards that may come: by drawing, or for a seven of trumps.

    `unseen` are those that might be drawn; `turned` is the turned card, as long as the player might exchange
    a seven for it before a window, and `for_turned` the draws that this takes: one where he holds no seven.
    """

    draws: int
    unseen: frozenset[Card]
    turned: Card | None
    for_turned: int

    @property
    def cards(self) -> frozenset[Card]:
        """All of them."""
        return self.unseen if self.turned is None else self.unseen | {self.turned}

    def way(self, faces: tuple[str, ...]) -> tuple[int, Card | None] | None:
        """How these missing faces may come in time, where a bare rank stands for any suit; None if they
        cannot. The unseen copies, and the turned card if it may be one of them."""
        wanted = Counter(faces)
        copies = {face: sum(card.face.startswith(face) for card in self.unseen) for face in wanted}
        turned = self.turned if self._fetches(wanted, copies) else None
        drawn = len(faces) <= self.draws and all(copies[face] >= count for face, count in wanted.items())
        return (sum(copies.values()), turned) if drawn or turned is not None else None

    def _fetches(self, wanted: Counter[str], copies: dict[str, int]) -> bool:
        """Whether the turned card, with draws for the others, may complete them."""
        if self.turned is None or wanted.total() - 1 + self.for_turned > self.draws:
            return False
        left = wanted - Counter(face for face in wanted if self.turned.face.startswith(face))
        return left != wanted and all(copies[face] >= count for face, count in left.items())


def coming(view: PlayerView) -> Coming:
    """What may still come to the player of this view before one of his windows."""
    draws, unseen = draws_in_time(view), view.unseen
    for_turned = _draws_for_turned(view, unseen)
    reached = for_turned is not None and for_turned <= draws
    return Coming(draws, unseen, view.turned if reached else None, for_turned or 0)


def draws_in_time(view: PlayerView) -> int:
    """How many cards the player may still draw before a window: after the last draw there is none."""
    return max(0, view.stock_count // 2 - 1)


def after_playing(view: PlayerView, card: Card) -> PlayerView:
    """What the player knows of his hand and his melds once he has played a card of it.

    An announced meld that held the card can no longer be scored. The card is put among those that the other
    player has shown, because one that has been played is not to be hoped for.
    """
    mine = tuple(
        replace(meld, lost=True) if card in meld.cards and not meld.scored else meld
        for meld in view.melds[view.seat]
    )
    return view._replace(
        hand=tuple(held for held in view.hand if held != card),
        opponent_shown=view.opponent_shown | {card},
        melds=(view.melds[0], mine) if view.seat else (mine, view.melds[1]),
    )


def is_last_window(view: PlayerView) -> bool:
    """Whether a window is open, and what is drawn after it ends the time of declaring."""
    return view.phase is Phase.WINDOW and view.stock_count <= 2


def _draws_for_turned(view: PlayerView, unseen: frozenset[Card]) -> int | None:
    """How many draws it takes at least to exchange a seven for the turned card; None if nobody can.

    Drawn as the last card it comes too late.
    """
    if not view.variant.dix or exchange_refusal(view.variant, view.turned, view.claimed) is not None:
        return None
    if is_last_window(view) and view.to_move != view.seat:
        return None
    sevens = {card for card in (*view.hand, *unseen) if card.rank == "7" and card.suit == view.trump}
    if not sevens - view.claimed:
        return None
    return 0 if sevens.intersection(view.hand) - view.claimed else 1


def possible_melds(view: PlayerView) -> Iterator[tuple[MeldKind, str | None, tuple[str, ...]]]:
    """Every kind and suit of meld that the trumps leave, with its faces: for four of a rank its letter."""
    for suit in SUITS:
        royal = view.trump is None or suit == view.trump
        yield MeldKind.ROYAL_MARRIAGE if royal else MeldKind.MARRIAGE, suit, ("K" + suit, "Q" + suit)
        kind = sequence_kind(view.variant, view.trump, suit)
        if kind is not None:
            yield kind, suit, tuple(rank + suit for rank in "ATKQJ")
    for suit in bezique_suits(view.variant, view.trump):
        queen, jack = "Q" + suit, "J" + PARTNER_SUIT[suit]
        for pairs in range(1, view.variant.highest_bezique + 1):
            yield BEZIQUE_OF_PAIRS[pairs], suit, (queen,) * pairs + (jack,) * pairs
    for rank, kind in FOUR_OF_RANK.items():
        if rank != "T" or view.variant.four_tens:
            yield kind, None, (rank,) * 4


def held_and_missing(faces: Iterable[str], cards: Iterable[Card]) -> tuple[tuple[Card, ...], tuple[str, ...]]:
    """One of the cards for each face, or bare rank, as far as there are; and the faces for which none is."""
    left = list(cards)
    held: list[Card] = []
    missing: list[str] = []
    for face in faces:
        match = next((card for card in left if card.face.startswith(face)), None)
        if match is None:
            missing.append(face)
        else:
            left.remove(match)
            held.append(match)
    return tuple(held), tuple(missing)

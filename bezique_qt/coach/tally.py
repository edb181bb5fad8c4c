"""How far a deal has come, by what a player has seen of it."""

from __future__ import annotations

from dataclasses import dataclass

from bezique_qt.rules import BRISQUES, PlayerView


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts of cards and tricks; `trumps_gone` is None as long as there are no trumps.

    A card is gone once it has been played, to the trick in progress included.
    """

    stock: int
    tricks_left: int
    """The trick in progress, or the next, included."""
    brisques_gone: int
    brisques: int
    trumps_gone: int | None
    trumps: int


def tally(view: PlayerView) -> Tally:
    """Count what the player of this view has seen played."""
    variant = view.variant
    played = [card for trick in view.tricks for card in trick.cards]
    if view.lead is not None:
        played.append(view.lead)
    return Tally(
        view.stock_count,
        variant.tricks - len(view.tricks),
        sum(card.rank in BRISQUES for card in played),
        8 * variant.packs,
        None if view.trump is None else sum(card.suit == view.trump for card in played),
        variant.pack_size // 4,
    )

"""Games that end in each figure of the settlement, as records.

`python -m tests.rules.settled` writes tests/vectors/settled.jsonl. The points come from two house rules:
seats show a carte blanche, whose worth is chosen, and the last trick's worth is chosen. So a short deal
without melds ends with the wanted points; packs are tried until its brisques fall as wanted too.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from bezique_qt.rules import VARIANTS, Card, Deal, Phase, Play, beats, shuffled_pack
from tests.rules.packs import pick
from tests.rules.vectors import VECTORS, lines_of

FILE = VECTORS / "settled.jsonl"
BASES = {"pt": "rubicon-pt", "nl": "rubicon-nl", "1887": "rubicon-1887"}


def worths(kind: str, scores: list[int], brisques: list[int]) -> Iterator[tuple[int, int, list[int]]]:
    """Worth of a carte blanche and of the last trick (seat 0 wins it), and how many each seat shows."""
    counted = [10 * count if kind == "pt" else 0 for count in brisques]
    high, low = scores[0] - counted[0], scores[1] - counted[1]
    for shows in (1, 2, 3):
        if low >= 0 and low % shows == 0 and low // shows <= 1000:
            blanche = low // shows
            for own in range(13):
                last = high - own * blanche
                if 0 <= last <= 1000 and (blanche or not own):
                    yield blanche, last, [own, shows if blanche else 0]


def blank_pack(number: int) -> tuple[Card, ...]:
    """A pack that deals no courts and gives none in the first draws, to either seat."""
    cards = shuffled_pack(4, number)
    plain = [card for card in cards if card.rank not in "KQJ"]
    first = plain[:60]
    later = [card for card in cards if card not in set(first)]
    return (*first, *later)


def played(deal: Deal, shows: list[int], bias: float, rng: Random) -> tuple[Deal, list[str]]:
    """The deal to its end: carte blanche as often as wanted, no melds, and tricks won as the bias wants."""
    actions: list[str] = []
    shown = [0, 0]
    while not deal.is_over:
        seat = deal.to_move
        assert seat is not None
        if deal.phase is Phase.CARTE_BLANCHE and shown[seat] < shows[seat]:
            action = deal.legal_actions[0]
            shown[seat] += 1
        elif deal.phase in (Phase.CARTE_BLANCHE, Phase.WINDOW):
            action = next(done for done in deal.legal_actions if str(done) == "done")
        else:
            action = _card(deal, bias if seat == 0 else 1 - bias, rng)
        actions.append(f"{seat} {action}")
        deal, _ = deal.apply(action)
    return deal, actions


def _card(deal: Deal, wish: float, rng: Random) -> Play:
    """A card that follows the wish for tricks with aces and tens, more or less."""
    plays = [action for action in deal.legal_actions if isinstance(action, Play)]
    high = [play for play in plays if play.card.rank in "AT"]
    lead = deal.lead
    if lead is None:
        small = [play for play in plays if play not in high]
        return pick(rng, (high if rng.random() < wish else small) or plays)
    winning = [play for play in plays if beats(play.card, lead, deal.trump, deal.variant.rank_order)]
    losing = [play for play in plays if play not in winning]
    return pick(rng, (winning if rng.random() < wish else losing) or plays)


def settled_game(figure: dict[str, Any]) -> dict[str, Any]:
    """A record that ends with the points and brisques of a figure (brisques of 0 and 0: any)."""
    base = VARIANTS[BASES[figure["settlement"]]]
    wanted = figure["brisques"]
    bias = 0.5 if not any(wanted) else 0.5 + (wanted[0] - 16) / 18
    for number in range(4000):
        rng = Random(number)
        pack = blank_pack(number)
        trial, _ = played(Deal.start(base, 1, pack)[0], [0, 0], min(max(bias, 0), 1), rng)
        brisques = list(trial.brisques)
        if trial.tricks[-1].winner != 0 or (any(wanted) and brisques != wanted):
            continue
        for blanche, last, shows in worths(figure["settlement"], figure["scores"], brisques):
            variant = base.changed(carte_blanche=blanche, last_trick=last)
            rng = Random(number)
            deal, actions = played(Deal.start(variant, 1, pack)[0], shows, min(max(bias, 0), 1), rng)
            if list(deal.scores) == figure["scores"] and (not any(wanted) or list(deal.brisques) == wanted):
                return {
                    "format": "bezique-record",
                    "version": 1,
                    "variant": {"base": base.id, **variant.house_rules()},
                    "players": ["South", "North"],
                    "deals": [{"dealer": 1, "pack": [card.code for card in pack], "actions": actions}],
                    "title": figure["why"],
                    "value": figure["value"],
                }
    raise LookupError(figure)


def main() -> None:
    """Write the records anew."""
    games = [settled_game(json.loads(line)) for line in lines_of("settlements.jsonl")]
    lines = [json.dumps(game, ensure_ascii=False, separators=(",", ":")) for game in games]
    FILE.write_text("".join(line + "\n" for line in lines), "utf-8")


if __name__ == "__main__":
    main()

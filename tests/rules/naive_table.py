"""The table of variants and the Rubicon settlement for the second reader, copied by eye from the rules.

Nothing here comes from bezique_qt: a slip there must not be repeated by importing it.
"""

from __future__ import annotations

from typing import Any

Switches = dict[str, Any]

BESIGUE_PT: Switches = {
    "packs": 2,
    "hand": 8,
    "packets": [3, 2, 3],
    "rank_order": "AKQJT987",
    "trump_from": "turned",
    "turned_seven": 10,
    "dix": 10,
    "dix_when": "turn-after-trick",
    "dix_exchange": "any",
    "melds_per_window": 1,
    "announce": False,
    "reuse": "class",
    "reform": False,
    "bezique_grows": False,
    "marriage_restores_set": False,
    "bezique_pair": "spades-diamonds",
    "plain_sequence": False,
    "four_tens": False,
    "highest_bezique": 2,
    "carte_blanche": 0,
    "strict_duty": "beat",
    "last_trick": 10,
    "brisques": "end",
    "near_target": 300,
    "ending": "end-of-deal",
    "target": 1000,
    "settlement": "",
}
BESIGUE_PT_NO_TURN: Switches = {**BESIGUE_PT, "trump_from": "marriage", "turned_seven": 0, "dix": 0}
RUBICON_PT: Switches = {
    **BESIGUE_PT_NO_TURN,
    "packs": 4,
    "hand": 9,
    "packets": [3, 3, 3],
    "reuse": "value",
    "reform": True,
    "highest_bezique": 4,
    "carte_blanche": 50,
    "ending": "settlement",
    "target": 0,
    "settlement": "pt",
}
BESIGUE_FR: Switches = {
    **BESIGUE_PT,
    "rank_order": "ATKQJ987",
    "dix_when": "turn",
    "dix_exchange": "first",
    "announce": True,
    "bezique_grows": True,
    "brisques": "end-near-target",
    "ending": "at-once",
}
RUBICON_NL: Switches = {
    **RUBICON_PT,
    "rank_order": "ATKQJ987",
    "melds_per_window": 0,
    "bezique_grows": True,
    "plain_sequence": True,
    "four_tens": True,
    "last_trick": 50,
    "brisques": "none",
    "settlement": "nl",
}
RUBICON_NL_QUEEN: Switches = {
    **RUBICON_NL,
    "trump_from": "marriage-or-bezique",
    "bezique_pair": "queen-of-trumps",
}
CLASSIC: Switches = {**BESIGUE_FR, "dix_when": "window", "brisques": "as-won"}
RUBICON_1887: Switches = {
    **RUBICON_NL,
    "trump_from": "marriage-or-sequence",
    "melds_per_window": 1,
    "announce": True,
    "reuse": "class",
    "marriage_restores_set": True,
    "four_tens": False,
    "brisques": "settlement",
    "settlement": "1887",
}

TABLE: dict[str, Switches] = {
    "besigue-pt": BESIGUE_PT,
    "besigue-pt-no-turn": BESIGUE_PT_NO_TURN,
    "rubicon-pt": RUBICON_PT,
    "besigue-fr": BESIGUE_FR,
    "rubicon-nl": RUBICON_NL,
    "rubicon-nl-queen": RUBICON_NL_QUEEN,
    "classic": CLASSIC,
    "rubicon-1887": RUBICON_1887,
}


def switches_of(variant: str | dict[str, Any]) -> Switches:
    """The switches that the "variant" of a record names: an id, or a base with changes."""
    if isinstance(variant, str):
        return TABLE[variant]
    return {**TABLE[variant["base"]], **{name: value for name, value in variant.items() if name != "base"}}


def hundreds(points: int) -> int:
    """Points without their tens and units."""
    return points // 100 * 100


def settle(kind: str, scores: list[int], brisques: list[int]) -> list[int]:
    """What the deal is worth: the value at the winner's seat, 0 at the other, 0 and 0 when no one wins."""
    first, second = scores
    winner = 0 if first > second else 1
    if first == second:
        if kind != "1887" or brisques[0] == brisques[1]:
            return [0, 0]
        winner = 0 if brisques[0] > brisques[1] else 1
    loser = 1 - winner
    high, low = scores[winner], scores[loser]
    saved = False
    if kind == "1887" and (low < 1000 or high == low) and low + 10 * brisques[loser] >= 1000:
        high = high + 10 * brisques[winner]
        low = low + 10 * brisques[loser]
        saved = True
    if kind == "pt":
        if low < 1000:
            value = hundreds(high) + hundreds(low) + 1000
        else:
            value = hundreds(high) - hundreds(low) + 500
    elif low < 1000 and not saved:
        bonus = 1300 if kind == "1887" else 1000
        value = hundreds(high) + max(hundreds(low), 100) + bonus
    else:
        value = max(hundreds(high) - hundreds(low), 100) + 500
    result = [0, 0]
    result[winner] = value
    return result

"""The ways of playing: every rule that differs is a switch of one immutable value.

A source that rules.md of the project names in its table is written beside each variant. House rules
are copies of a variant with some switches changed; what cannot work together is refused.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

from bezique_qt.rules.cards import MAX_PACKS, RANKS
from bezique_qt.rules.errors import VariantError
from bezique_qt.rules.kinds import BEZIQUE_OF_PAIRS

_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "rank_order": ("ATKQJ987", "AKQJT987"),
    "trump_from": ("turned", "marriage", "marriage-or-sequence", "marriage-or-bezique"),
    "dix_when": ("turn", "turn-after-trick", "window"),
    "dix_exchange": ("any", "first"),
    "reuse": ("class", "value"),
    "bezique_pair": ("spades-diamonds", "queen-of-trumps"),
    "strict_duty": ("beat", "follow"),
    "brisques": ("end", "end-near-target", "as-won", "none", "settlement"),
    "ending": ("at-once", "end-of-deal", "settlement"),
    "settlement": ("", "pt", "nl", "1887"),
}

_RANGES: Final[dict[str, tuple[int, int]]] = {
    "packs": (2, MAX_PACKS),
    "hand": (4, 15),
    "turned_seven": (0, 1000),
    "dix": (0, 1000),
    "melds_per_window": (0, 20),
    "highest_bezique": (1, max(BEZIQUE_OF_PAIRS)),
    "carte_blanche": (0, 1000),
    "last_trick": (0, 1000),
    "near_target": (0, 100_000),
    "brisques_hidden_above": (0, 1000),
    "target": (0, 1_000_000),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """One way of playing. All points are points of the game; see `_CHOICES` for the allowed words."""

    id: str
    """The id of the variant, or of the one that house rules started from."""
    packs: int
    hand: int
    """Cards dealt to each player."""
    packets: tuple[int, ...]
    """How many cards are dealt at a time, to the non-dealer first, alternately."""
    rank_order: str
    """The ranks in tricks, from high to low."""
    trump_from: str
    """What fixes trumps: the turned card, or what is scored first."""
    turned_seven: int = 0
    """Points for the dealer when the turned card is a seven."""
    dix: int = 0
    """Points for claiming a seven of trumps; 0 means that there is no dix."""
    dix_when: str = "turn"
    """On a player's own turn, on his turn once he has won a trick, or in his window only."""
    dix_exchange: str = "any"
    """Whether any claim may take the turned card, or only the first claim of the deal."""
    melds_per_window: int = 1
    """How many melds may be scored after one trick; 0 means no limit."""
    announce: bool = False
    """Whether melds may be laid to be scored after a later trick."""
    reuse: str = "class"
    """What an earlier meld forbids its cards: equal or lower melds of its class, or lower ones of any."""
    reform: bool = False
    """Whether a meld that lost a card to play may be made whole and score again."""
    marriage_restores_set: bool = False
    """Whether the same king and queen may score again when that restores another marriage (law 35)."""
    bezique_grows: bool = True
    """Whether a declared bezique may be part of a higher one."""
    bezique_pair: str = "spades-diamonds"
    """Which queen makes a bezique with which jack."""
    plain_sequence: bool = False
    four_tens: bool = False
    highest_bezique: int = 2
    """The most pairs that one bezique counts."""
    carte_blanche: int = 0
    """Points for each carte blanche; 0 means that there is none."""
    strict_duty: str = "beat"
    """After the last draw: follow, beat, else trump; or follow only."""
    last_trick: int = 10
    brisques: str = "end"
    """When aces and tens in tricks count 10 each, or that they only settle a Rubicon game."""
    near_target: int = 300
    """How near the target a player stands, at a deal's start, for brisques to count as won."""
    brisques_hidden_above: int = 0
    """The table shows no brisque count while more cards than this are in the stock; 0: always shown."""
    ending: str = "at-once"
    target: int = 0
    """Points of the match; 0 for a game that is settled after one deal."""
    settlement: str = ""

    def __post_init__(self) -> None:
        _check_types(self)
        _check_together(self)

    @property
    def pack_size(self) -> int:
        """The number of cards in play."""
        return self.packs * len(RANKS) * 4

    @property
    def turns_card(self) -> bool:
        """Whether a card is turned to fix trumps."""
        return self.trump_from == "turned"

    @property
    def tricks(self) -> int:
        """The number of tricks in a whole deal."""
        return self.pack_size // 2

    def changed(self, /, **switches: object) -> Variant:
        """Return this variant with some switches changed.

        Raises `VariantError`, which names the fields, if a switch is unknown, has a wrong value, or
        the combination cannot work.
        """
        known = {field.name for field in fields(self)} - {"id"}
        unknown = tuple(name for name in switches if name not in known)
        if unknown:
            raise VariantError(f"{', '.join(unknown)}: no such switch", *unknown)
        if isinstance(switches.get("packets"), list):
            packets = switches["packets"]
            assert isinstance(packets, list)
            switches["packets"] = tuple(packets)
        return replace(self, **switches)  # type: ignore[arg-type]

    def house_rules(self) -> dict[str, object]:
        """Return the switches that differ from the variant of this id, in the order of the fields."""
        base = VARIANTS[self.id]
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != getattr(base, field.name)
        }


def _check_types(variant: Variant) -> None:
    for field in fields(variant):
        value = getattr(variant, field.name)
        if field.name in _CHOICES:
            if not isinstance(value, str) or value not in _CHOICES[field.name]:
                words = ", ".join(repr(word) for word in _CHOICES[field.name])
                raise VariantError(f"{field.name} must be one of {words}", field.name)
        elif field.name in _RANGES:
            low, high = _RANGES[field.name]
            if type(value) is not int or not low <= value <= high:
                raise VariantError(f"{field.name} must be a whole number from {low} to {high}", field.name)
        elif field.name == "packets":
            if not isinstance(value, tuple) or not all(type(size) is int and size > 0 for size in value):
                raise VariantError("packets must be a list of whole numbers over 0", "packets")
        elif field.name == "id":
            if not isinstance(value, str):
                raise VariantError("id must be a text", "id")
        elif type(value) is not bool:
            raise VariantError(f"{field.name} must be true or false", field.name)


def _check_together(v: Variant) -> None:
    turned = v.trump_from == "turned"
    settled = v.ending == "settlement"
    _refuse(sum(v.packets) != v.hand, "packets must add up to hand", "packets", "hand")
    _refuse(2 * v.hand + 2 > v.pack_size, "the pack is too small for such hands and a stock", "packs", "hand")
    _refuse(
        v.highest_bezique > v.packs,
        "highest_bezique cannot exceed packs: there are not so many queens",
        "highest_bezique",
        "packs",
    )
    _refuse(
        (v.dix > 0) and not turned,
        "dix needs trump_from turned: no card is turned that a seven could be claimed under",
        "dix",
        "trump_from",
    )
    _refuse(
        v.turned_seven > 0 and not turned,
        "turned_seven needs trump_from turned",
        "turned_seven",
        "trump_from",
    )
    _refuse(
        v.marriage_restores_set and not v.reform,
        "marriage_restores_set needs reform",
        "marriage_restores_set",
        "reform",
    )
    _refuse(
        settled != (v.settlement != ""),
        "ending settlement and a settlement go together",
        "ending",
        "settlement",
    )
    _refuse(settled and v.target != 0, "ending settlement goes with target 0", "ending", "target")
    _refuse(not settled and v.target == 0, "this ending needs a target over 0", "ending", "target")
    _refuse(
        (v.brisques == "settlement") != (v.settlement == "1887"),
        "brisques settlement and settlement 1887 go together",
        "brisques",
        "settlement",
    )
    _refuse(
        v.brisques == "end-near-target" and settled,
        "brisques end-near-target needs a target, and ending settlement has none",
        "brisques",
        "ending",
    )


def _refuse(wrong: bool, message: str, *names: str) -> None:
    if wrong:
        raise VariantError(message, *names)


_BESIGUE_PT: Final = Variant(
    id="besigue-pt",
    packs=2,
    hand=8,
    packets=(3, 2, 3),
    rank_order="AKQJT987",
    trump_from="turned",
    turned_seven=10,
    dix=10,
    dix_when="turn-after-trick",
    dix_exchange="any",
    bezique_grows=False,
    brisques="end",
    ending="end-of-deal",
    target=1000,
)
"""Seed 000."""

_BESIGUE_PT_NO_TURN: Final = replace(
    _BESIGUE_PT, id="besigue-pt-no-turn", trump_from="marriage", turned_seven=0, dix=0
)
"""Seed 000, "Besigue sem trunfo"."""

_RUBICON_PT: Final = Variant(
    id="rubicon-pt",
    packs=4,
    hand=9,
    packets=(3, 3, 3),
    rank_order="AKQJT987",
    trump_from="marriage",
    reuse="value",
    reform=True,
    bezique_grows=False,
    highest_bezique=4,
    carte_blanche=50,
    brisques="end",
    ending="settlement",
    settlement="pt",
)
"""Seed 000, "Besigue de Rubicon"; triple and quadruple bezique from 1887."""

_BESIGUE_FR: Final = Variant(
    id="besigue-fr",
    packs=2,
    hand=8,
    packets=(3, 2, 3),
    rank_order="ATKQJ987",
    trump_from="turned",
    turned_seven=10,
    dix=10,
    dix_when="turn",
    dix_exchange="first",
    announce=True,
    brisques="end-near-target",
    ending="at-once",
    target=1000,
)
"""Seed 001."""

_RUBICON_NL: Final = Variant(
    id="rubicon-nl",
    packs=4,
    hand=9,
    packets=(3, 3, 3),
    rank_order="ATKQJ987",
    trump_from="marriage",
    melds_per_window=0,
    reuse="value",
    reform=True,
    plain_sequence=True,
    four_tens=True,
    highest_bezique=4,
    carte_blanche=50,
    last_trick=50,
    brisques="none",
    ending="settlement",
    settlement="nl",
)
"""Seed 002."""

_RUBICON_NL_QUEEN: Final = replace(
    _RUBICON_NL, id="rubicon-nl-queen", trump_from="marriage-or-bezique", bezique_pair="queen-of-trumps"
)
"""Seed 002, its variant."""

_CLASSIC: Final = Variant(
    id="classic",
    packs=2,
    hand=8,
    packets=(3, 2, 3),
    rank_order="ATKQJ987",
    trump_from="turned",
    turned_seven=10,
    dix=10,
    dix_when="window",
    dix_exchange="first",
    announce=True,
    brisques="as-won",
    ending="at-once",
    target=1000,
)
"""Hoffmann 1909; the strict phase as in the Britannica and Parlett."""

_RUBICON_1887: Final = Variant(
    id="rubicon-1887",
    packs=4,
    hand=9,
    packets=(3, 3, 3),
    rank_order="ATKQJ987",
    trump_from="marriage-or-sequence",
    announce=True,
    reform=True,
    marriage_restores_set=True,
    plain_sequence=True,
    highest_bezique=4,
    carte_blanche=50,
    last_trick=50,
    brisques="settlement",
    brisques_hidden_above=12,
    ending="settlement",
    settlement="1887",
)
"""The laws of the Portland Club."""

VARIANTS: Final[dict[str, Variant]] = {
    variant.id: variant
    for variant in (
        _BESIGUE_PT,
        _BESIGUE_PT_NO_TURN,
        _RUBICON_PT,
        _BESIGUE_FR,
        _RUBICON_NL,
        _RUBICON_NL_QUEEN,
        _CLASSIC,
        _RUBICON_1887,
    )
}
"""Every way of playing by its id."""

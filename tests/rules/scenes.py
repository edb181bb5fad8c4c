"""The "consequences" of the re-use law as small records: arranged hands, a few tricks, what then pays.

`python -m tests.rules.scenes` writes them into tests/vectors/scenes, one file a scene and one line a
variant. In all of them seat 0 leads, wins every trick and declares, while seat 1 throws away small
cards. A record keeps, under "title" and "expect", what it shows and what must hold at which action.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from bezique_qt.rules import VARIANTS, Deal, Phase, Play, Variant, beats, full_pack, parse_action
from tests.rules.packs import places_of
from tests.rules.vectors import VECTORS

FOLDER = VECTORS / "scenes"
TURNED = ("besigue-pt", "besigue-fr", "classic")
TWO_PACKS = ("besigue-pt", "besigue-pt-no-turn", "besigue-fr", "classic")
RUBICON = ("rubicon-pt", "rubicon-nl", "rubicon-nl-queen", "rubicon-1887")
CLASS_LAW = (*TWO_PACKS, "rubicon-1887")
VALUE_LAW = ("rubicon-pt", "rubicon-nl", "rubicon-nl-queen")
ALL = tuple(VARIANTS)


@dataclass(frozen=True)
class Scene:
    """An arranged deal.

    `hand` and `draws` are what seat 0 holds and draws; small hearts fill them up. Steps are actions of
    seat 0, and: "win CARD" (lead it, and win), "win" (with a small heart), "may ACTION",
    "may not ACTION: RULE", "score POINTS", "trump SUIT" ("-" for none). An open window is closed by
    itself when the next step is "win".
    """

    name: str
    title: str
    variants: tuple[str, ...]
    hand: str
    steps: tuple[str, ...]
    draws: str = ""
    turned: str = "9S1"


def record_of_scene(scene: Scene, name: str) -> dict[str, Any]:
    """The record of a scene played in the variant with this name; raise if it cannot be played so."""
    variant = VARIANTS[name]
    deal, _ = Deal.start(variant, 1, arranged_pack(scene, variant))
    actions: list[str] = []
    expect: list[dict[str, Any]] = []

    def act(text: str) -> None:
        nonlocal deal
        actions.append(f"{deal.to_move} {text}")
        deal, _ = deal.apply(parse_action(text))

    def give_way() -> None:
        while deal.phase is Phase.CARTE_BLANCHE or (deal.phase is Phase.WINDOW and deal.to_move == 1):
            act("done")

    give_way()
    for step in scene.steps:
        word, _, rest = step.partition(" ")
        if word == "win":
            if deal.phase is Phase.WINDOW:
                act("done")
            give_way()
            act(f"play {rest or small_heart(deal)}")
            act(str(losing_play(deal)))
            give_way()
        elif word == "may" and rest.startswith("not "):
            text, _, rule = rest.removeprefix("not ").partition(": ")
            expect.append({"action": len(actions), "not": text, "rule": rule})
        elif word == "may":
            expect.append({"action": len(actions), "legal": rest})
        elif word == "score":
            expect.append({"action": len(actions), "scores": [int(rest), 0]})
        elif word == "trump":
            expect.append({"action": len(actions), "trump": None if rest == "-" else rest})
        else:
            act(step)
    return {
        "format": "bezique-record",
        "version": 1,
        "variant": name,
        "players": ["South", "North"],
        "deals": [{"dealer": 1, "pack": [card.code for card in deal.pack], "actions": actions}],
        "title": scene.title,
        "expect": expect,
    }


def small_heart(deal: Deal) -> str:
    """A card that seat 0 can lead without loss."""
    return next(card.code for card in sorted(deal.hands[0]) if card.suit == "H" and card.rank in "987")


def losing_play(deal: Deal) -> Play:
    """The card with which seat 1 loses the trick."""
    assert deal.lead is not None
    plays = [action for action in deal.legal_actions if isinstance(action, Play)]
    order = deal.variant.rank_order
    return next(play for play in plays if not beats(play.card, deal.lead, deal.trump, order))


def arranged_pack(scene: Scene, variant: Variant) -> tuple[Any, ...]:
    """The scene's cards where seat 0 gets them, small diamonds and clubs for seat 1, and then the rest."""
    pack = {card.code: card for card in full_pack(variant.packs)}

    def take(code: str) -> Any:
        return pack.pop(code)

    copies = range(1, variant.packs + 1)
    own = [take(code) for code in scene.hand.split()]
    drawn = [take(code) for code in scene.draws.split()]
    turned = [take(scene.turned)] if variant.turns_card else []
    small = [f"{rank}H{copy}" for rank in "987" for copy in copies]
    thrown = [f"{rank}{suit}{copy}" for rank in "789" for suit in "DC" for copy in copies]
    free = [code for code in small if code in pack]
    while len(own) < variant.hand:
        own.append(take(free.pop(0)))
    other = [take(thrown.pop(0)) for _ in range(variant.hand)]
    hands: dict[int, Any] = dict(zip(places_of(variant, 1, 0), own, strict=True))
    hands |= dict(zip(places_of(variant, 1, 1), other, strict=True))
    stock = []
    while free and thrown:
        stock.append(drawn.pop(0) if drawn else take(free.pop(0)))
        stock.append(take(thrown.pop(0)))
    assert not drawn, "too many draws for the filling cards"
    return (*(hands[place] for place in sorted(hands)), *turned, *stock, *pack.values())


SCENES = (
    Scene(
        "marriage-then-sequence",
        "A royal marriage and then the sequence with the same king and queen: both pay.",
        ALL,
        "AS1 TS1 KS1 QS1 JS1",
        (
            "win",
            "meld royal-marriage KS1 QS1",
            "score 40",
            "trump S",
            "win",
            "meld sequence AS1 JS1 KS1 QS1 TS1",
            "score 290",
        ),
    ),
    Scene(
        "royal-marriage-after-sequence",
        "After a sequence no royal marriage with a card of it; a fresh king and queen may marry.",
        (*TURNED, "rubicon-1887"),
        "AS1 TS1 KS1 QS1 JS1",
        (
            "win",
            "meld sequence AS1 JS1 KS1 QS1 TS1",
            "trump S",
            "win",
            "may not meld royal-marriage KS1 QS1: meld-worth-",
            "win",
            "may not meld royal-marriage KS1 QS2: meld-worth-",
            "may not meld royal-marriage KS2 QS1: meld-worth-",
            "meld royal-marriage KS2 QS2",
            "score 290",
        ),
        draws="KS2 QS2",
    ),
    Scene(
        "royal-marriage-after-sequence-2",
        "Where a marriage makes trumps: after it and the sequence only a fresh king and queen may marry.",
        ("besigue-pt-no-turn", *VALUE_LAW),
        "AS1 TS1 KS1 QS1 JS1",
        (
            "win",
            "meld royal-marriage KS1 QS1",
            "win",
            "meld sequence AS1 JS1 KS1 QS1 TS1",
            "win",
            "may not meld royal-marriage KS1 QS1: meld-",
            "may not meld royal-marriage KS1 QS2: meld-worth-",
            "may not meld royal-marriage KS2 QS1: meld-worth-",
            "meld royal-marriage KS2 QS2",
            "score 330",
        ),
        draws="KS2 QS2",
    ),
    Scene(
        "king-of-four-kings-marries",
        "A king of four kings may marry: marriages are of another class.",
        CLASS_LAW,
        "KS1 KH1 KD1 KC1 QS1",
        ("win", "meld four-kings KC1 KD1 KH1 KS1", "win", "meld royal-marriage KS1 QS1", "score 120"),
    ),
    Scene(
        "king-of-four-kings-stays-single",
        "A king of four kings may not marry: a marriage is worth less.",
        VALUE_LAW,
        "KS1 KH1 KD1 KC1 QS1 KS2",
        (
            "win",
            "meld four-kings KC1 KD1 KH1 KS1",
            "win",
            "may not meld royal-marriage KS1 QS1: meld-worth-as-much",
            "meld royal-marriage KS2 QS1",
            "score 120",
        ),
    ),
    Scene(
        "three-kings-join-a-married-one",
        "Three kings join a married one.",
        ALL,
        "KS1 QS1 KH1 KD1 KC1",
        ("win", "meld royal-marriage KS1 QS1", "win", "meld four-kings KC1 KD1 KH1 KS1", "score 120"),
    ),
    Scene(
        "three-queens-join-a-married-one",
        "Three queens join the queen left over from a marriage whose king was played.",
        ALL,
        "KS1 QS1 QH1 QD1 QC1",
        (
            "win",
            "meld royal-marriage KS1 QS1",
            "win KS1",
            "meld four-queens QC1 QD1 QH1 QS1",
            "score 100",
        ),
    ),
    Scene(
        "four-kings-broken",
        "Four kings of which one was played cannot be made whole again.",
        TWO_PACKS,
        "KS1 KH1 KD1 KC1 KC2",
        (
            "win",
            "meld four-kings KC1 KD1 KH1 KS1",
            "win KS1",
            "may not meld four-kings KC1 KC2 KD1 KH1: meld-worth-more",
            "score 80",
        ),
    ),
    Scene(
        "four-kings-re-formed",
        "A fifth king beside four earns nothing; when one of the four is played, it earns 80 again.",
        RUBICON,
        "KS1 KH1 KD1 KC1 KC2 KC3",
        (
            "win",
            "meld four-kings KC1 KD1 KH1 KS1",
            "win",
            "may not meld four-kings KC2 KD1 KH1 KS1: meld-restore",
            "win KS1",
            "may not meld four-kings KC1 KC2 KC3 KD1: meld-restore",
            "meld four-kings KC1 KC2 KD1 KH1",
            "score 160",
            "win KH1",
            "meld four-kings KC1 KC2 KC3 KD1",
            "score 240",
        ),
        draws="9H4 8H4 7H4",
    ),
    Scene(
        "fifth-queen",
        "A fifth queen beside four declared ones earns nothing; play one of the four, and it earns 60 again.",
        RUBICON,
        "QS1 QH1 QD1 QC1",
        (
            "win",
            "meld four-queens QC1 QD1 QH1 QS1",
            "win",
            "may not meld four-queens QC1 QD1 QH1 QH2: meld-restore",
            "win QS1",
            "meld four-queens QC1 QD1 QH1 QH2",
            "score 120",
        ),
        draws="QH2",
    ),
    Scene(
        "one-restoration-each",
        "A broken four is restored once: a second set on the same remains earns nothing.",
        RUBICON,
        "KS1 KH1 KD1 KC1 KC2 KC3",
        (
            "win",
            "meld four-kings KC1 KD1 KH1 KS1",
            "win KS1",
            "meld four-kings KC1 KC2 KD1 KH1",
            "win",
            "may not meld four-kings KC1 KC3 KD1 KH1: meld-restore",
            "score 160",
        ),
    ),
    Scene(
        "sequence-re-formed",
        "The king of a sequence is played; another king completes it, and it pays 250 again.",
        ("rubicon-pt", "rubicon-nl", "rubicon-nl-queen"),
        "AS1 TS1 KS1 QS1 JS1 KH1 QH1",
        (
            "win",
            "meld royal-marriage KS1 QS1",
            "win",
            "meld sequence AS1 JS1 KS1 QS1 TS1",
            "win KS1",
            "meld sequence AS1 JS1 KS2 QS1 TS1",
            "score 540",
        ),
        draws="KS2 9H3",
    ),
    Scene(
        "two-pairs-in-one-window",
        "Two pairs in one window pay 40 and 40 and 500.",
        ("rubicon-nl", "rubicon-nl-queen"),
        "QS1 QS2 JD1 JD2",
        (
            "win",
            "meld bezique JD1 QS1",
            "may not meld bezique JD2 QS1: meld-restore",
            "meld bezique JD2 QS2",
            "meld double-bezique JD1 JD2 QS1 QS2",
            "score 580",
        ),
    ),
    Scene(
        "two-pairs-in-three-windows",
        "Two pairs declared apart and then together: the double pays where melds re-form.",
        ("rubicon-1887",),
        "QS1 QS2 JD1 JD2",
        (
            "win",
            "meld bezique JD1 QS1",
            "win",
            "meld bezique JD2 QS2",
            "win",
            "meld double-bezique JD1 JD2 QS1 QS2",
            "score 580",
        ),
    ),
    Scene(
        "two-pairs-no-double",
        "Two beziques declared apart make no double: no card of it would be fresh.",
        ("besigue-fr", "classic"),
        "QS1 QS2 JD1 JD2 KS1",
        (
            "win",
            "meld bezique JD1 QS1",
            "win",
            "may not meld bezique JD1 QS2: meld-worth-more",
            "meld bezique JD2 QS2",
            "win",
            "may not meld double-bezique JD1 JD2 QS1 QS2: meld-fresh-card",
            "score 80",
        ),
    ),
    Scene(
        "bezique-grows",
        "A fresh pair added to a declared one makes the double, and then no single bezique is left.",
        ("besigue-fr", "classic", "rubicon-nl", "rubicon-nl-queen", "rubicon-1887"),
        "QS1 QS2 JD1 JD2",
        (
            "win",
            "meld bezique JD1 QS1",
            "win",
            "meld double-bezique JD1 JD2 QS1 QS2",
            "score 540",
            "win",
            "may not meld bezique JD2 QS2: meld-worth-",
        ),
    ),
    Scene(
        "bezique-all-at-once",
        "All pairs of a double bezique must be declared at once.",
        ("besigue-pt", "besigue-pt-no-turn"),
        "QS1 QS2 JD1 JD2",
        (
            "win",
            "may meld double-bezique JD1 JD2 QS1 QS2",
            "meld bezique JD1 QS1",
            "win",
            "may not meld double-bezique JD1 JD2 QS1 QS2: bezique-grows",
            "may not meld bezique JD2 QS1: meld-worth-more",
            "meld bezique JD2 QS2",
            "score 80",
        ),
    ),
    Scene(
        "bezique-all-at-once-4",
        "In the Portuguese Rubicon game too; but a bezique that lost its jack re-forms as the same kind.",
        ("rubicon-pt",),
        "QS1 QS2 JD1 JD2 JD3",
        (
            "win",
            "meld bezique JD1 QS1",
            "win",
            "may not meld double-bezique JD1 JD2 QS1 QS2: bezique-grows",
            "may not meld bezique JD2 QS1: meld-restore",
            "win JD1",
            "may not meld double-bezique JD2 JD3 QS1 QS2: bezique-grows",
            "meld bezique JD2 QS1",
            "score 80",
        ),
    ),
    Scene(
        "quadruple-at-once",
        "Four pairs declared together pay 4500.",
        RUBICON,
        "QS1 QS2 QS3 QS4 JD1 JD2 JD3 JD4 9H1",
        ("win", "meld quadruple-bezique JD1 JD2 JD3 JD4 QS1 QS2 QS3 QS4", "score 4500"),
        draws="9H2",
    ),
    Scene(
        "sequence-announced-first",
        "A royal marriage out of a sequence announced after an earlier trick does not pay.",
        ("besigue-fr", "classic", "rubicon-1887"),
        "AS1 TS1 KS1 QS1 JS1",
        (
            "win",
            "announce sequence AS1 JS1 KS1 QS1 TS1",
            "win",
            "may not meld royal-marriage KS1 QS1: meld-worth-",
            "may not announce royal-marriage KS1 QS1: meld-worth-",
            "meld sequence AS1 JS1 KS1 QS1 TS1",
            "score 250",
        ),
    ),
    Scene(
        "announced-together",
        "A royal marriage announced together with the sequence may be scored before it, not after it.",
        ("besigue-fr", "classic", "rubicon-1887"),
        "AS1 TS1 KS1 QS1 JS1",
        (
            "win",
            "announce sequence AS1 JS1 KS1 QS1 TS1",
            "announce royal-marriage KS1 QS1",
            "may not announce royal-marriage KS1 QS1: announced-already",
            "win",
            "meld royal-marriage KS1 QS1",
            "win",
            "meld sequence AS1 JS1 KS1 QS1 TS1",
            "score 290",
        ),
    ),
    Scene(
        "announced-together-sequence-first",
        "When the sequence announced with it scores first, the royal marriage is lost.",
        ("besigue-fr", "classic", "rubicon-1887"),
        "AS1 TS1 KS1 QS1 JS1",
        (
            "win",
            "announce sequence AS1 JS1 KS1 QS1 TS1",
            "announce royal-marriage KS1 QS1",
            "win",
            "meld sequence AS1 JS1 KS1 QS1 TS1",
            "win",
            "may not meld royal-marriage KS1 QS1: meld-worth-",
            "score 250",
        ),
    ),
    Scene(
        "scored-in-the-window-of-its-announcement",
        "A set announced may be scored in the same window; and announcing goes on after the one meld.",
        ("besigue-fr", "classic", "rubicon-1887"),
        "KS1 QS1 QS2 JD1 JD2",
        (
            "win",
            "announce bezique JD1 QS1",
            "meld bezique JD1 QS1",
            "may not meld royal-marriage KS1 QS1: meld-limit",
            "announce royal-marriage KS1 QS1",
            "score 40",
            "win",
            "meld royal-marriage KS1 QS1",
            "score 80",
        ),
    ),
    Scene(
        "lost-announcement-binds",
        "An announced sequence lost by a play still binds its king and queen where melds do not re-form.",
        ("besigue-fr", "classic"),
        "AS1 TS1 KS1 QS1 JS1",
        (
            "win",
            "announce sequence AS1 JS1 KS1 QS1 TS1",
            "win JS1",
            "may not meld royal-marriage KS1 QS1: meld-worth-more",
            "score 0",
        ),
        draws="KH1 QH1",
    ),
    Scene(
        "lost-announcement-counts-for-nothing",
        "An announced sequence lost by a play leaves its king and queen free where melds re-form.",
        ("rubicon-1887",),
        "AS1 TS1 KS1 QS1 JS1",
        (
            "win",
            "announce sequence AS1 JS1 KS1 QS1 TS1",
            "win JS1",
            "meld royal-marriage KS1 QS1",
            "score 40",
        ),
    ),
    Scene(
        "outdone-by-one-card",
        "A double bezique with one card of an announced bezique makes it lost: the other card is free.",
        ("rubicon-1887",),
        "QS1 QS2 QS3 JD1 JD2 JD3",
        (
            "win",
            "announce bezique JD1 QS1",
            "win",
            "may not meld bezique JD1 QS3: meld-restore",
            "meld double-bezique JD2 JD3 QS1 QS2",
            "win",
            "may not meld bezique JD1 QS1: meld-worth-as-much",
            "meld bezique JD1 QS3",
            "score 540",
        ),
        draws="7H2 7H3",
    ),
    Scene(
        "restored-only-with-a-card-kept",
        "A marriage of which both cards were played is not restored, and an intact one is not broken.",
        RUBICON,
        "KS1 QS1 KS2 QS2 QS3",
        (
            "win",
            "meld royal-marriage KS1 QS1",
            "win",
            "meld royal-marriage KS2 QS2",
            "win KS1",
            "win QS1",
            "may not meld royal-marriage KS2 QS3: meld-restore",
            "win QS2",
            "meld royal-marriage KS2 QS3",
            "score 120",
        ),
    ),
    Scene(
        "four-marriages",
        "Two marriages of a suit and two plays pay four marriages: law 35 lets the same pair score twice.",
        ("rubicon-1887",),
        "KS1 QS1 KS2 QS2",
        (
            "win",
            "meld royal-marriage KS1 QS1",
            "win",
            "meld royal-marriage KS2 QS2",
            "win QS1",
            "may not meld royal-marriage KS2 QS2: meld-same-set",
            "meld royal-marriage KS1 QS2",
            "score 120",
            "win KS2",
            "meld royal-marriage KS1 QS2",
            "score 160",
            "win",
            "may not meld royal-marriage KS1 QS2: meld-same-set",
        ),
        draws="9H4 8H4 7H4 9H3 AD1 AC1",
    ),
    Scene(
        "same-pair-never-again",
        "Without law 35 the same two plays pay three marriages: a set never scores twice.",
        ("rubicon-nl", "rubicon-nl-queen", "rubicon-pt"),
        "KS1 QS1 KS2 QS2",
        (
            "win",
            "meld royal-marriage KS1 QS1",
            "win",
            "meld royal-marriage KS2 QS2",
            "win QS1",
            "meld royal-marriage KS1 QS2",
            "win KS2",
            "may not meld royal-marriage KS1 QS2: meld-same-set",
            "score 120",
        ),
        draws="9H4 8H4 7H4 9H3 KH1 QH1",
    ),
    Scene(
        "sequence-makes-trumps",
        "Before trumps five of a suit are a sequence, which makes trumps.",
        ("rubicon-1887",),
        "AH1 TH1 KH1 QH1 JH1",
        ("win", "trump -", "meld sequence AH1 JH1 KH1 QH1 TH1", "score 250", "trump H"),
    ),
    Scene(
        "plain-sequence-makes-no-trumps",
        "Before trumps five of a suit are a plain sequence, which fixes nothing.",
        ("rubicon-nl", "rubicon-nl-queen"),
        "AH1 TH1 KH1 QH1 JH1 KS1 QS1",
        (
            "win",
            "meld plain-sequence AH1 JH1 KH1 QH1 TH1",
            "trump -",
            "may not meld royal-marriage KH1 QH1: meld-worth-as-much",
            "meld royal-marriage KS1 QS1",
            "trump S",
            "score 190",
        ),
        draws="8H4",
    ),
    Scene(
        "five-of-a-suit-are-nothing",
        "Before trumps five of a suit are nothing, and only then a sequence.",
        ("besigue-pt-no-turn", "rubicon-pt"),
        "AH1 TH1 KH1 QH1 JH1",
        (
            "win",
            "may not meld sequence AH1 JH1 KH1 QH1 TH1: meld-shape",
            "meld royal-marriage KH1 QH1",
            "trump H",
            "win",
            "meld sequence AH1 JH1 KH1 QH1 TH1",
            "score 290",
        ),
    ),
    Scene(
        "bezique-makes-trumps",
        "Where the queen of trumps makes the bezique: the first one makes its queen's suit trumps.",
        ("rubicon-nl-queen",),
        "QC1 JH1 QC2 JH2 QS1 JD1",
        (
            "win",
            "may meld bezique JD1 QS1",
            "may not meld double-bezique JD1 JH1 QC1 QS1: meld-shape",
            "meld double-bezique JH1 JH2 QC1 QC2",
            "trump C",
            "may not meld bezique JD1 QS1: meld-shape",
            "score 500",
        ),
    ),
    Scene(
        "plain-marriage-after-trumps",
        "Once trumps are made, a king and queen of another suit pay 20.",
        ("besigue-pt-no-turn", *RUBICON),
        "KS1 QS1 KH1 QH1",
        ("win", "meld royal-marriage KS1 QS1", "win", "meld marriage KH1 QH1", "score 60"),
    ),
    Scene(
        "no-limit-in-a-window",
        "Any number of melds may be scored after one trick.",
        ("rubicon-nl", "rubicon-nl-queen"),
        "KS1 QS1 KH1 QH1 KD1 KC1 TS1",
        (
            "win",
            "meld royal-marriage KS1 QS1",
            "meld marriage KH1 QH1",
            "meld four-kings KC1 KD1 KH1 KS1",
            "score 140",
        ),
    ),
    Scene(
        "one-meld-a-window",
        "One meld scores after a trick; where announcing is not known, the window is then closed.",
        ("besigue-pt", "besigue-pt-no-turn", "rubicon-pt"),
        "KS1 QS1 KH1 QH1",
        ("win", "meld royal-marriage KS1 QS1", "may not meld marriage KH1 QH1: no-window"),
    ),
    Scene(
        "four-tens",
        "Four tens pay 90.",
        ("rubicon-nl", "rubicon-nl-queen"),
        "TS1 TH1 TD1 TC1",
        ("win", "meld four-tens TC1 TD1 TH1 TS1", "score 90"),
    ),
    Scene(
        "four-tens-are-nothing",
        "Four tens are no meld.",
        (*TWO_PACKS, "rubicon-pt", "rubicon-1887"),
        "TS1 TH1 TD1 TC1 KS1 QS1",
        ("win", "may not meld four-tens TC1 TD1 TH1 TS1: meld-shape", "meld royal-marriage KS1 QS1"),
    ),
    Scene(
        "same-four-copies",
        "Four of a rank may hold copies of one card; queen of spades and jack of diamonds make a bezique.",
        ALL,
        "QS1 QS2 QH1 QH2 JD1 JS1",
        ("win", "may meld bezique JD1 QS1", "meld four-queens QH1 QH2 QS1 QS2", "score 60"),
    ),
)


def main() -> None:
    """Write the records anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
        (FOLDER / f"{scene.name}.jsonl").write_text(text_of(scene), "utf-8")


def text_of(scene: Scene) -> str:
    """The file of a scene: one record a variant."""
    records = [record_of_scene(scene, name) for name in scene.variants]
    lines = [json.dumps(record, ensure_ascii=False, separators=(",", ":")) for record in records]
    return "".join(line + "\n" for line in lines)


if __name__ == "__main__":
    main()

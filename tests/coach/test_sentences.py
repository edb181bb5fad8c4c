"""Every sentence of a hint is true: each reason is recomputed from the whole deal, hidden cards and all.

`BEZIQUE_SENTENCES=2000 pytest tests/coach/test_sentences.py` takes so many positions, an eighth of them in
each variant, out of the games of players of several levels.
"""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import replace

import pytest

from bezique_qt.coach import Certainty, Reason, ReasonKind
from bezique_qt.coach.facts import facts
from bezique_qt.rules import VARIANTS, Action, Card, MeldKind, Phase, Play, Variant
from tests.coach.positions import Position, positions
from tests.coach.truth import falsehood
from tests.rules.naive import NaiveDeal

POSITIONS = int(os.environ.get("BEZIQUE_SENTENCES", "160")) // len(VARIANTS)
BY_VARIANT = pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))


def _positions(variant: Variant) -> list[Position]:
    strict = POSITIONS // 5
    stock = list(positions(variant, POSITIONS - strict, seed=3, each=5))
    return stock + list(positions(variant, strict, seed=4, phases=(Phase.STRICT,), each=4))


def _facts(position: Position) -> list[tuple[Action, Reason]]:
    view = position.view
    return [(action, reason) for action in view.legal_actions for reason in facts(view, action)]


@BY_VARIANT
def test_every_certain_sentence_is_true(variant: Variant) -> None:
    count = 0
    for number, position in enumerate(_positions(variant)):
        naive = position.naive()
        for action, reason in _facts(position):
            wrong = falsehood(naive, action, reason)
            assert not wrong, f"position {number}, {action}: {reason}: {wrong}"
            count += 1
    assert count > POSITIONS


def _spoilt(reason: Reason, naive: NaiveDeal) -> list[Reason]:
    """False sentences that are like this true one."""
    opposite = {
        ReasonKind.WINS: ReasonKind.LOSES,
        ReasonKind.LOSES: ReasonKind.WINS,
        ReasonKind.TAKES_BRISQUE: ReasonKind.GIVES_BRISQUE,
        ReasonKind.GIVES_BRISQUE: ReasonKind.TAKES_BRISQUE,
        ReasonKind.WINS_TO_SCORE: ReasonKind.LOSES,
    }
    found = [replace(reason, kind=opposite[reason.kind])] if reason.kind in opposite else []
    if reason.points:
        found.append(replace(reason, points=reason.points + 10))
    if reason.kind in (ReasonKind.BREAKS, ReasonKind.WAITS):
        found.append(replace(reason, meld=(MeldKind.QUADRUPLE_BEZIQUE, "S"), points=4500.0))
    if reason.kind is ReasonKind.PARTNER_GONE:
        found.append(replace(reason, face=naive.hands[naive.to_move()][0][:2]))
    if reason.kind in (ReasonKind.NO_MELD, ReasonKind.TAKES_TURNED):
        held = naive.hands[naive.to_move()]
        mates = [
            card
            for card in held
            if card[0] in "KQ" and len({"K" + card[1], "Q" + card[1]} & {c[:2] for c in held}) == 2
        ]
        found += [replace(reason, cards=(Card.of(card),)) for card in mates]
    if reason.kind is ReasonKind.LAST_WINDOW and len(naive.stock) > 2:
        found.append(reason)
    return found


def test_a_false_sentence_is_found_out() -> None:
    tried: Counter[ReasonKind] = Counter()
    for variant in VARIANTS.values():
        for position in positions(variant, 15, seed=5, each=8):
            naive = position.naive()
            for action, reason in _facts(position):
                if reason.kind is ReasonKind.CANNOT_BE_BEATEN:
                    continue
                for false in _spoilt(reason, naive):
                    tried[reason.kind] += 1
                    assert falsehood(naive, action, false), false
    assert len(tried) >= 9, tried


def test_whatever_may_be_beaten_is_found_out() -> None:
    """Of every card led it is said that nothing beats it, which the cards themselves must deny."""
    denied = 0
    for position in positions(VARIANTS["classic"], 20, seed=6, each=10):
        naive = position.naive()
        for action in position.view.legal_actions:
            if isinstance(action, Play) and naive.lead is None:
                said = Reason(ReasonKind.CANNOT_BE_BEATEN, Certainty.FACT, (action.card,))
                true = any(one.kind is said.kind for one in facts(position.view, action))
                wrong = falsehood(naive, action, said)
                denied += bool(wrong)
                assert not (true and wrong)
    assert denied > 20

"""Every sentence of the app that is made from data.  Texts of one widget stand in that widget, by `tr`."""

from __future__ import annotations

from bezique_qt.app.phrases import hints, score, where
from bezique_qt.app.phrases.actions import action_text
from bezique_qt.app.phrases.cards import (
    card_name,
    cards_listed,
    face_of,
    listed,
    suit_name,
    the_card,
    trump_sentence,
)
from bezique_qt.app.phrases.counts import COUNTS, number
from bezique_qt.app.phrases.events import describe
from bezique_qt.app.phrases.fill import capital, fill
from bezique_qt.app.phrases.melds import meld_name, meld_title
from bezique_qt.app.phrases.people import level_line, level_name, opponent_name, player_name
from bezique_qt.app.phrases.rules import rule_heading, rule_sentence, rule_text
from bezique_qt.app.phrases.status import status, thinking
from bezique_qt.app.phrases.variants import variant_lines, variant_name

__all__ = [
    "COUNTS",
    "action_text",
    "capital",
    "card_name",
    "cards_listed",
    "describe",
    "face_of",
    "fill",
    "hints",
    "level_line",
    "level_name",
    "listed",
    "meld_name",
    "meld_title",
    "number",
    "opponent_name",
    "player_name",
    "rule_heading",
    "rule_sentence",
    "rule_text",
    "score",
    "status",
    "suit_name",
    "the_card",
    "thinking",
    "trump_sentence",
    "variant_lines",
    "variant_name",
    "where",
]

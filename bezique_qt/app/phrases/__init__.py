"""Every sentence of the app that is made from data.  Texts of one widget stand in that widget, by `tr`."""

from __future__ import annotations

from bezique_qt.app.phrases import hints, score, unseen, where
from bezique_qt.app.phrases.actions import action_phrase, action_text
from bezique_qt.app.phrases.cards import (
    card_name,
    cards_listed,
    face_of,
    listed,
    suit_name,
    the_card,
    the_cards_listed,
    trump_sentence,
)
from bezique_qt.app.phrases.counts import COUNTS, number
from bezique_qt.app.phrases.events import describe
from bezique_qt.app.phrases.fill import capital, fill
from bezique_qt.app.phrases.melds import meld_name, meld_title, meld_title_of
from bezique_qt.app.phrases.people import level_line, level_margin, level_name, opponent_name, player_name
from bezique_qt.app.phrases.rules import rule_heading, rule_text
from bezique_qt.app.phrases.status import status, thinking
from bezique_qt.app.phrases.variants import variant_lines, variant_name
from bezique_qt.app.phrases.why import WhyText, earlier_text, why_text

__all__ = [
    "COUNTS",
    "WhyText",
    "action_phrase",
    "action_text",
    "capital",
    "card_name",
    "cards_listed",
    "describe",
    "earlier_text",
    "face_of",
    "fill",
    "hints",
    "level_line",
    "level_margin",
    "level_name",
    "listed",
    "meld_name",
    "meld_title",
    "meld_title_of",
    "number",
    "opponent_name",
    "player_name",
    "rule_heading",
    "rule_text",
    "score",
    "status",
    "suit_name",
    "the_card",
    "the_cards_listed",
    "thinking",
    "trump_sentence",
    "unseen",
    "variant_lines",
    "variant_name",
    "where",
    "why_text",
]

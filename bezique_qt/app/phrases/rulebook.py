"""The rule book of a game, made from the switches of its variant: a house rule changes its text too."""

from __future__ import annotations

from bezique_qt.app.phrases.rulebook_cards import cards, deal, game, trumps
from bezique_qt.app.phrases.rulebook_dix import carte_blanche, dix
from bezique_qt.app.phrases.rulebook_end import counting, ending
from bezique_qt.app.phrases.rulebook_melds import announcing, melds
from bezique_qt.app.phrases.rulebook_play import declaring, last_tricks, tricks
from bezique_qt.app.phrases.rulebook_reuse import reuse
from bezique_qt.app.phrases.rulebook_settlement import settlement
from bezique_qt.app.phrases.rulebook_sources import sources
from bezique_qt.app.phrases.rulebook_words import Paragraph, Row, Section, with_sources
from bezique_qt.rules import Variant

__all__ = ["Paragraph", "Row", "Section", "rule_book", "with_sources"]


def rule_book(variant: Variant) -> tuple[Section, ...]:
    """Every rule of the variant, in the order of play and in the language in use."""
    return (
        game(variant),
        cards(variant),
        deal(variant),
        trumps(variant),
        tricks(variant),
        declaring(variant),
        melds(variant),
        reuse(variant),
        announcing(variant),
        dix(variant),
        carte_blanche(variant),
        last_tricks(variant),
        counting(variant),
        settlement(variant) if variant.settlement else ending(variant),
        sources(variant),
    )

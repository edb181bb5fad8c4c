"""The rules of Bezique: a whole game, in all its ways of playing, without anything around it.

Standard library only. `Match` and `Deal` are values: `apply` checks an action and returns the next value
with the events. `PlayerView` is what one player may know, `GameRecord` the text form of a game.
"""

from __future__ import annotations

from bezique_qt.rules.actions import (
    Action,
    Announce,
    Dix,
    Done,
    Exchange,
    Meld,
    Play,
    ShowCarteBlanche,
    parse_action,
)
from bezique_qt.rules.cards import BRISQUES, COURTS, RANKS, SUITS, Card, by_code, full_pack
from bezique_qt.rules.deal import Deal
from bezique_qt.rules.errors import (
    RULE_IDS,
    RULES,
    ActionError,
    BeziqueError,
    CardError,
    IllegalAction,
    MatchError,
    PackError,
    RecordError,
    VariantError,
)
from bezique_qt.rules.events import (
    AnnouncementLost,
    BrisquesCounted,
    BrisquesScored,
    CardDrawn,
    CardPlayed,
    CardsDealt,
    CardTurned,
    CarteBlancheShown,
    DealEnded,
    DealSettled,
    DealStarted,
    DixClaimed,
    Event,
    LastTrickScored,
    MatchEnded,
    MeldAnnounced,
    MeldScored,
    StrictPhaseBegan,
    TrickWon,
    TrumpFixed,
    TurnedCardExchanged,
    TurnedSevenScored,
)
from bezique_qt.rules.kinds import MELD_CLASS, MELD_POINTS, MeldClass, MeldKind
from bezique_qt.rules.match import DealResult, Match, PlayedDeal
from bezique_qt.rules.melds import Barred, Declared, Shape, barred, melds_in, shape_of
from bezique_qt.rules.phase import Phase
from bezique_qt.rules.record import (
    GameRecord,
    parse_record,
    read_games,
    record_of,
    replay,
    replay_steps,
    split_games,
)
from bezique_qt.rules.settlement import RUBICON, Settlement, settle
from bezique_qt.rules.shuffle import MAX_DEAL_NUMBER, shuffled_pack
from bezique_qt.rules.tricks import Trick, beats, strict_plays
from bezique_qt.rules.variants import VARIANTS, Variant
from bezique_qt.rules.view import PlayerView

__all__ = [
    "BRISQUES", "COURTS", "MAX_DEAL_NUMBER", "MELD_CLASS", "MELD_POINTS", "RANKS", "RUBICON", "RULES",
    "RULE_IDS", "SUITS", "VARIANTS",
    "Action", "ActionError", "Announce", "AnnouncementLost", "Barred", "BeziqueError", "BrisquesCounted",
    "BrisquesScored", "Card", "CardDrawn", "CardError", "CardPlayed", "CardTurned", "CardsDealt",
    "CarteBlancheShown", "Deal", "DealEnded", "DealResult", "DealSettled", "DealStarted", "Declared", "Dix",
    "DixClaimed", "Done", "Event", "Exchange", "GameRecord", "IllegalAction", "LastTrickScored", "Match",
    "MatchEnded", "MatchError", "Meld", "MeldAnnounced", "MeldClass", "MeldKind", "MeldScored", "PackError",
    "Phase", "Play", "PlayedDeal", "PlayerView", "RecordError", "Settlement", "Shape", "ShowCarteBlanche",
    "StrictPhaseBegan", "Trick", "TrickWon", "TrumpFixed", "TurnedCardExchanged", "TurnedSevenScored",
    "Variant", "VariantError",
    "barred", "beats", "by_code", "full_pack", "melds_in", "parse_action", "parse_record", "read_games",
    "record_of", "replay", "replay_steps", "settle", "shape_of", "shuffled_pack", "split_games",
    "strict_plays",
]  # fmt: skip

"""A window for the tests of the languages, put into each phase of a deal, with an opponent who waits."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from PySide6.QtWidgets import QDialog

from bezique_qt.app.dialogs.kept import KeptDialog
from bezique_qt.app.language import Language
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.storage import Storage
from bezique_qt.app.table.offers import offers
from bezique_qt.app.thinker import Thinker
from bezique_qt.app.window import MainWindow
from bezique_qt.players import make_player
from bezique_qt.rules import (
    VARIANTS,
    Announce,
    Done,
    Match,
    Meld,
    Phase,
    Play,
    PlayerView,
    record_of,
    shuffled_pack,
)
from tests.i18n.walk import settle


class Room:
    """A window, and the settings by which its language is switched."""

    def __init__(self, folder: Path, code: str = "en", thinker: Thinker | None = None) -> None:
        self.folder = folder
        self.settings = Settings(folder / "settings.json")
        self.settings.motion = "off"
        self.settings.theme = "felt"
        self.settings.player_name = "Ana"
        self.settings.language = code
        self.language = Language()
        self.language.set(code)
        self.session = Session(thinker=thinker)
        self.session.opponent_delay = 1_000_000
        self.window = MainWindow(self.session, self.settings, self.language)
        self.window.resize(1100, 760)

    def put(self, phase: str) -> None:
        """Put a match on the table that has come to a phase."""
        self.put_match(match_in(phase))

    def put_match(self, match: Match) -> None:
        """Put a match on the table."""
        path = self.folder / "match.json"
        path.write_text(record_of(match, ("Ana", "ai:simple"), {"seed": 1}).text(), encoding="utf-8")
        assert self.session.load(path)
        settle()

    def teach(self, number: int) -> None:
        """Put a lesson on the table, by its place among all from 1."""
        self.put("lead")
        self.window.classroom.begin(self.window.classroom.lessons[number - 1].id)
        settle()

    def show_kept(self) -> QDialog:
        """The dialog of the matches that others took the place of."""
        storage = Storage(self.folder / "kept")
        storage.save_previous(self.session.record())
        storage.save_previous("{")
        self.window._open(KeptDialog(storage, self.window))
        settle()
        (dialog,) = [found for found in self.window.findChildren(KeptDialog) if found.isVisible()]
        return dialog

    def switch(self, code: str) -> None:
        """Another language, chosen as a person chooses it."""
        self.settings.language = code
        settle()

    def open(self, name: str) -> QDialog:
        """The dialog of a menu entry, shown."""
        if name == "kept":
            return self.show_kept()
        self.window.menus.actions[name].trigger()
        settle()
        (dialog,) = [found for found in self.window.findChildren(QDialog) if found.isVisible()]
        return dialog


def _mine(view: PlayerView) -> bool:
    return view.to_move == 0


def _kinds_to_score(view: PlayerView) -> int:
    return len({action.kind for action in view.legal_actions if isinstance(action, Meld)})


def _plays(view: PlayerView) -> int:
    return sum(isinstance(action, Play) for action in view.legal_actions)


PHASES: dict[str, tuple[str, int, Callable[[PlayerView], bool]]] = {
    "carte blanche": ("rubicon-pt", 8, lambda view: _mine(view) and view.phase is Phase.CARTE_BLANCHE),
    "lead": (
        "besigue-pt",
        1,
        lambda view: (
            _mine(view) and view.phase is Phase.TRICK and view.lead is None and len(view.tricks) == 5
        ),
    ),
    "follow": ("classic", 1, lambda view: _mine(view) and view.lead is not None and len(view.tricks) == 9),
    "opponent": ("besigue-fr", 1, lambda view: not _mine(view) and len(view.tricks) == 6),
    "window": (
        "classic",
        1,
        lambda view: _mine(view) and view.phase is Phase.WINDOW and _kinds_to_score(view) > 1,
    ),
    "announcing": (
        "rubicon-1887",
        1,
        lambda view: (
            _mine(view)
            and bool(view.melds[0] and view.melds[1])
            and any(isinstance(action, Announce) for action in view.legal_actions)
        ),
    ),
    "strict": (
        "rubicon-nl",
        1,
        lambda view: (
            _mine(view)
            and view.phase is Phase.STRICT
            and view.lead is not None
            and _plays(view) < len(view.hand)
        ),
    ),
    "end of a deal": ("besigue-pt-no-turn", 1, lambda view: view.phase is Phase.OVER and view.totals[0] > 0),
    "hoard": ("classic", 38, lambda view: _mine(view) and len(offers(view)) > 5),
    "end of a match": ("rubicon-nl-queen", 1, lambda view: view.phase is Phase.OVER),
}
"""For each phase the game and the deal in which it is looked for first, and how it is known."""


@cache
def match_in(phase: str) -> Match:
    """The first match of some deal numbers that comes to a phase, as seat 0 sees it; `simple` plays both.

    Seat 0 declares nothing where it is to have hoarded.
    """
    variant, first, wanted = PHASES[phase]
    way = VARIANTS[variant]
    for number in (first, *range(1, 400)):
        player = make_player("simple", 7)
        match, _ = Match.start(way, 1, shuffled_pack(way.packs, number))
        while not wanted(match.deal.view(0)):
            seat = match.deal.to_move
            if seat is not None:
                view = match.deal.view(seat)
                hoards = phase == "hoard" and seat == 0 and Done() in view.legal_actions
                match, _ = match.apply(Done() if hoards else player.choose(view))
            elif not match.is_over and len(match.deals) < 3:
                match, _ = match.next_deal(shuffled_pack(way.packs, number + len(match.deals)))
            else:
                break
        if wanted(match.deal.view(0)):
            return match
    raise AssertionError(f"no deal comes to {phase}")

"""The match on the table: the only state of the app that changes.

Widgets send actions and read `view`; everything they are told comes by signals, after the state has
changed.  The person is seat 0, the opponent seat 1, and what the opponent does comes from the event loop.
"""

from __future__ import annotations

import logging
import secrets
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from bezique_qt.app import records
from bezique_qt.app.levels import DEFAULT_LEVEL, known_level
from bezique_qt.app.notices import BadGame, FirstOfMany, MatchReplaced, OpponentFailed
from bezique_qt.app.opponent import Opponent, decision_seed
from bezique_qt.app.phrases.people import opponent_name, player_name
from bezique_qt.app.saved_match import SavedMatch
from bezique_qt.app.storage import Storage, StorageProblem, read_text
from bezique_qt.app.thinker import IN_THE_LOOP, Thinker
from bezique_qt.players import Player
from bezique_qt.rules import (
    Action,
    Deal,
    Event,
    GameRecord,
    Match,
    PlayerView,
    RecordError,
    Trick,
    Variant,
    record_of,
    shuffled_pack,
)

log = logging.getLogger(__name__)

HUMAN = 0
OPPONENT = 1
FRESH_DEAL_NUMBERS = 999_999_999
"""A match without a chosen deal number takes one from 1 to this: short enough to be told to a friend."""


class Session(QObject):
    """One person's match.  Without a `storage` nothing is saved; without a `thinker` the opponent thinks in
    the event loop.

    Signals, in the order of one action: `events_applied` (tuple of events), `state_changed`; then, once
    nothing is held, `deal_ended` and `match_ended`.  A new or loaded match: `match_started`,
    `deal_started`, `state_changed`.  `told` and `error` carry a Notice; `mended` the StorageProblem of a
    save that had failed, as soon as one has gone well again.
    """

    match_started = Signal()
    deal_started = Signal()
    events_applied = Signal(object)
    state_changed = Signal()
    refused = Signal(object)
    deal_ended = Signal()
    match_ended = Signal()
    thinking_changed = Signal()
    """`is_thinking` is not what it was."""
    practice_changed = Signal()
    lesson_over_tried = Signal()
    told = Signal(object)
    error = Signal(object)
    mended = Signal(object)

    def __init__(
        self, storage: Storage | None = None, parent: QObject | None = None, thinker: Thinker | None = None
    ) -> None:
        super().__init__(parent)
        self.opponent_delay = 700
        """Milliseconds before the opponent acts, so that a person can follow; 0 in tests."""
        self.level = DEFAULT_LEVEL
        self.player_name = ""
        """The person's own name; empty for "you"."""
        self.deal_numbers: list[int | None] = []
        """The number of each deal's shuffle, None for a pack that was not dealt by number."""
        self.storage = storage
        self._saved = SavedMatch(storage, self)
        self._saved.failed.connect(self.error)
        self._saved.mended.connect(self.mended)
        self._match: Match | None = None
        self._history: list[Event] = []
        self._extra: dict[str, object] = {}
        self._written = ("", "")
        """Names of a loaded record that are not those of the two who play on."""
        self._deal_extras: tuple[dict[str, object], ...] = ()
        self._seed = 0
        self._own: str | None = None
        """The record of the person's match while a lesson lies on the table."""
        self._teacher: Player | None = None
        self.is_closed = False
        """A lesson has ended, so that nobody can act."""
        self._held: set[str] = set()
        self._end_told = False
        self.thinker = thinker or Thinker(self, IN_THE_LOOP)
        self._opponent = Opponent(self.thinker, self)
        self._opponent.decided.connect(self.receive)
        self._opponent.failed.connect(self._act_for_opponent)
        self._opponent.thinking_changed.connect(self.thinking_changed)

    # What is on the table

    @property
    def match(self) -> Match | None:
        """The match, or None before the first one."""
        return self._match

    @property
    def deal(self) -> Deal | None:
        """The deal in progress or just ended."""
        return None if self._match is None else self._match.deal

    @property
    def view(self) -> PlayerView | None:
        """What the person may know of the deal."""
        return None if self._match is None else self._match.deal.view(HUMAN)

    @property
    def names(self) -> tuple[str, str]:
        """What the two are called, in seat order, in the language in use."""
        other = self._written[1]
        opponent = opponent_name(self.level) if other.startswith(records.AI) or not other else other
        return player_name(self.player_name), opponent

    @property
    def last_trick(self) -> Trick | None:
        """The last finished trick of the deal."""
        deal = self.deal
        return deal.tricks[-1] if deal is not None and deal.tricks else None

    @property
    def history(self) -> tuple[Event, ...]:
        """Every event of the match so far, in order."""
        return tuple(self._history)

    @property
    def is_practice(self) -> bool:
        """Whether the match was played with an aid, so that its result counts as practice."""
        return bool(self._extra.get("practice"))

    @property
    def is_held(self) -> bool:
        """Whether somebody still shows the last action, so that the opponent waits."""
        return bool(self._held)

    @property
    def is_thinking(self) -> bool:
        """Whether the opponent lets the person wait for longer than the usual pause."""
        return self._opponent.is_thinking

    @property
    def is_lesson(self) -> bool:
        """Whether a lesson lies on the table, and the person's own match waits."""
        return self._own is not None

    # Commands

    def new_match(
        self,
        variant: Variant,
        level: str = DEFAULT_LEVEL,
        first_dealer: int | None = None,
        deal_number: int | None = None,
        player_name: str = "",
    ) -> None:
        """Put a new match on the table.  `first_dealer` None draws him by lot; `deal_number` None takes a
        fresh one.  The deals after the first take the numbers that follow, so a number repeats a match."""
        if first_dealer is None:
            first_dealer = secrets.randbelow(2)
        if deal_number is None:
            deal_number = 1 + secrets.randbelow(FRESH_DEAL_NUMBERS)
        match, events = Match.start(variant, first_dealer, shuffled_pack(variant.packs, deal_number))
        replaced = self._keep_previous()
        self.level = known_level(level)
        self.player_name = player_name
        self.deal_numbers = [deal_number]
        self._extra, self._written = {"seed": secrets.randbelow(2**32)}, ("", "")
        self._deal_extras = ()
        self._put_on_table(match, list(events))
        self._save()
        if replaced is not None:
            self.told.emit(replaced)

    def act(self, action: Action) -> bool:
        """Do what the person asks; False, and `refused`, if the rules do not allow it now."""
        view = self.view
        if view is None:
            return False
        if self.is_closed:
            self.lesson_over_tried.emit()
            return False
        refusal = view.refusal(action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        self._apply(action)
        return True

    def mark_practice(self, aid: str) -> None:
        """Note in the record, for good, that the match is played with an aid."""
        if self._match is not None and records.note_aid(self._extra, aid):
            self._save()
            self.practice_changed.emit()

    def next_deal(self) -> None:
        """Deal again after a finished deal; nothing happens if the deal or the whole match says no."""
        match = self._match
        if match is None or self.is_lesson or match.is_over or not match.deal.is_over:
            return
        last = self.deal_numbers[-1] if self.deal_numbers else None
        number = 1 + secrets.randbelow(FRESH_DEAL_NUMBERS) if last is None else last % FRESH_DEAL_NUMBERS + 1
        self._opponent.cancel()
        self._match, events = match.next_deal(shuffled_pack(match.variant.packs, number))
        self.deal_numbers.append(number)
        self._history.extend(events)
        self._end_told = False
        self.deal_started.emit()
        self.events_applied.emit(tuple(events))
        self.state_changed.emit()
        self._save()
        self._go_on()

    def load(self, path: Path) -> bool:
        """Put the first game of a record file on the table; False, and `error`, if it cannot
        be read.  The match that was on the table is kept in the data folder."""
        try:
            text = read_text(path)
            if text is None:
                raise StorageProblem("missing", path)
            record, games = records.first_record(text), records.games_in(text)
            match, events = records.played(record)
        except StorageProblem as problem:
            self.error.emit(problem)
            return False
        except RecordError as problem:
            self.error.emit(BadGame(path, problem))
            return False
        replaced = self._keep_previous()
        self._take_up(record, match, events)
        self._save()
        notice = replaced if games == 1 else FirstOfMany(path, games, replaced)
        if notice is not None:
            self.told.emit(notice)
        return True

    def take_back(self, path: Path) -> bool:
        """Put a kept match on the table again; its file goes once it is saved as the match in progress."""
        taken = self.load(path)
        if taken and self.storage is not None and self._saved.unsaved is None:
            self.storage.drop_kept(path)
        return taken

    def resume(self) -> bool:
        """Put the saved match on the table as it was; False if there is none.  A save that cannot be used is
        kept under another name and the player is told by `error`."""
        found = self._saved.read()
        if found is not None:
            self._take_up(*found)
        return found is not None

    def begin_lesson(self, record: GameRecord, teacher: Player) -> None:
        """Put a lesson on the table, in which `teacher` answers; the own match waits for `end_lesson`.

        Nothing of a lesson is saved, so the own match is also on the table again at the next start.
        """
        if self._own is None:
            self._own = self.record()
        self._teacher = teacher
        self._take_up(record, *records.played(record))

    def end_lesson(self) -> None:
        """Put the own match back as it was."""
        if self._own is not None:
            record = records.first_record(self._own)
            self._own = self._teacher = None
            self._take_up(record, *records.played(record))

    def close_lesson(self) -> None:
        """Let nobody act any more: the lesson is over, and its table is there to be looked at."""
        self.is_closed = True
        self.hold("lesson")

    def hold(self, key: str) -> None:
        """Let the opponent wait while `key` (say, the finished trick) is still to be seen."""
        self._held.add(key)
        self._opponent.hold()

    def release(self, key: str) -> None:
        """End one hold; when none is left the match goes on."""
        if key in self._held:
            self._held.discard(key)
            self._go_on()

    def stop(self) -> None:
        """Ask the opponent nothing more, at the end of the program."""
        self._opponent.cancel()

    # The opponent

    def receive(self, action: Action) -> None:
        """Do what the opponent has decided; if that is not allowed, something that is."""
        match = self._match
        if match is None or match.deal.to_move != OPPONENT:
            log.error("%s comes out of turn", action)
        elif action in match.deal.legal_actions:
            self._apply(action)
        else:
            log.error("%s is not allowed", action)
            self._act_for_opponent()

    def _act_for_opponent(self) -> None:
        """A fault of a player must not end the person's game."""
        match = self._match
        if match is not None and match.deal.to_move == OPPONENT:
            self.error.emit(OpponentFailed())
            self._apply(match.deal.legal_actions[0])

    def _go_on(self) -> None:
        """Let the opponent think and, unless something is held, act; or say that the deal is over."""
        match = self._match
        if match is None or self.is_closed:
            return
        if match.deal.to_move == OPPONENT:
            view = match.deal.view(OPPONENT)
            if self._teacher is not None:
                self._opponent.know(self._teacher.choose(view))
            else:
                seed = decision_seed(self._seed, len(match.deals), len(match.deal.tricks))
                self._opponent.ask(view, self.level, seed)
            if not self._held:
                self._opponent.act_after(self.opponent_delay)
        elif match.deal.is_over and not self._held and not self._end_told:
            self._end_told = True
            self.deal_ended.emit()
            if self._match is match and match.is_over:
                self.match_ended.emit()

    # One action, and what follows

    def _apply(self, action: Action) -> None:
        if self._match is None:
            return
        self._opponent.cancel()
        self._match, events = self._match.apply(action)
        self._history.extend(events)
        self._save()
        self.events_applied.emit(tuple(events))
        self.state_changed.emit()
        self._go_on()

    def _put_on_table(self, match: Match, events: list[Event]) -> None:
        self._opponent.cancel()
        self._held.clear()
        self.is_closed = False
        self._match = match
        self._history = events
        self._end_told = False
        self._seed = records.seed_of(self._extra)
        self.match_started.emit()
        self.deal_started.emit()
        self.state_changed.emit()
        self._go_on()

    # Records

    def record(self) -> str:
        """The match as one line of the record format, with the level, the deal numbers and what a loaded
        record brought along."""
        if self._match is None:
            raise ValueError("there is no match")
        extra = dict(self._extra) | {"numbers": list(self.deal_numbers)}
        players = (self.player_name or self._written[0], self._written[1] or records.AI + self.level)
        if self._written[1]:
            extra[records.PLAYED_BY] = records.AI + self.level
        return record_of(self._match, players, extra, self._deal_extras).text()

    def _save(self) -> None:
        if self._match is not None and not self.is_lesson:
            self._saved.save(self.record())

    def _keep_previous(self) -> MatchReplaced | None:
        """Keep an unfinished match that another one takes the place of, and end a lesson; what to tell."""
        text = self._own or (None if self._match is None else self.record())
        self._own = self._teacher = None
        return self._saved.keep_previous(text)

    def _take_up(self, record: GameRecord, match: Match, events: list[Event]) -> None:
        """Put the match of a record on the table, with its names, level and deal numbers."""
        self.player_name, self.level, self._written = records.seats(record)
        self._extra = {key: value for key, value in record.extra.items() if key != "numbers"}
        self._deal_extras = record.deal_extras
        self.deal_numbers = records.deal_numbers(record)
        self._put_on_table(match, events)

"""The log: everything that happened in the match, a line each, oldest first.

Lines are events; the sentence is made when it is shown, so that old lines follow the language.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum, StrEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bezique_qt.app.phrases import describe, score
from bezique_qt.app.session import HUMAN, Session
from bezique_qt.rules import CardDrawn, CardPlayed, DealEnded, DealStarted, Event, MatchEnded

_ROOT = QModelIndex()
_ItemRole = Qt.ItemDataRole


class LogKind(StrEnum):
    """Whose line it is, for its look."""

    DEAL = "deal"
    MINE = "mine"
    THEIRS = "theirs"
    COMMON = "common"
    RESULT = "result"


class LogRole(IntEnum):
    """What the log knows of a line beside Qt's own roles."""

    KIND = _ItemRole.UserRole + 1
    """LogKind as str."""
    POINTS = _ItemRole.UserRole + 2
    """int: the points that it brought, 0 for none."""
    DEAL = _ItemRole.UserRole + 3
    """int: the number of the deal, from 1."""
    HEADING = _ItemRole.UserRole + 4
    """str: the heading that stands over the line, empty for most."""
    STARTS_TRICK = _ItemRole.UserRole + 5
    """bool: a card is led with it."""


class LogModel(QAbstractListModel):
    """The log of a session's match, as a list that follows it."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._lines: list[tuple[int, Event]] = []
        self._deal = 0
        self._leads: set[int] = set()
        self._on_table = 0
        session.match_started.connect(self.start_again)
        session.events_applied.connect(self.add_events)
        self.start_again()

    @property
    def events(self) -> tuple[Event, ...]:
        """The events behind the lines."""
        return tuple(event for _, event in self._lines)

    def start_again(self) -> None:
        """Read the whole match of the session anew."""
        self.beginResetModel()
        self._deal = 0
        self._leads = set()
        self._lines = self._lines_of(self._session.history, 0)
        self.endResetModel()

    def add_events(self, events: Iterable[Event]) -> None:
        """Add a line for each event that has just happened."""
        first = len(self._lines)
        lines = self._lines_of(events, first)
        if lines:
            self.beginInsertRows(_ROOT, first, first + len(lines) - 1)
            self._lines.extend(lines)
            self.endInsertRows()

    def retranslate(self) -> None:
        """Tell the views that every sentence is in another language now."""
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """The number of lines; none below a line."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = _ItemRole.DisplayRole) -> Any:
        """What a role says of a line; None for a line or a role that is not here."""
        if not index.isValid() or index.model() is not self or not 0 <= index.row() < len(self._lines):
            return None
        deal, event = self._lines[index.row()]
        if role in (_ItemRole.DisplayRole, _ItemRole.AccessibleTextRole):
            return describe(event, HUMAN, self._session.names)
        if role == LogRole.KIND:
            return str(_kind(event))
        if role == LogRole.POINTS:
            points = getattr(event, "points", 0)
            return points if isinstance(points, int) else 0
        if role == LogRole.DEAL:
            return deal
        if role == LogRole.HEADING:
            return score.deal_heading(deal) if isinstance(event, DealStarted) else ""
        if role == LogRole.STARTS_TRICK:
            return index.row() in self._leads
        return None

    def _lines_of(self, events: Iterable[Event], first: int) -> list[tuple[int, Event]]:
        """The lines of some events, of which the first will be line `first`; notes which ones lead."""
        lines: list[tuple[int, Event]] = []
        for event in events:
            if isinstance(event, DealStarted):
                self._deal += 1
                self._on_table = 0
            if isinstance(event, CardPlayed):
                if self._on_table == 0:
                    self._leads.add(first + len(lines))
                self._on_table = 1 - self._on_table
            if _is_told(event) and describe(event, HUMAN, self._session.names):
                lines.append((self._deal, event))
        return lines


def _is_told(event: Event) -> bool:
    """Whether an event is worth a line: that the other draws a card unseen goes without saying."""
    return not (isinstance(event, CardDrawn) and event.seat != HUMAN and not event.turned)


def _kind(event: Event) -> LogKind:
    """Whose line an event is."""
    if isinstance(event, DealStarted):
        return LogKind.DEAL
    if isinstance(event, DealEnded | MatchEnded):
        return LogKind.RESULT
    seat = getattr(event, "seat", None)
    if seat is None:
        return LogKind.COMMON
    return LogKind.MINE if seat == HUMAN else LogKind.THEIRS

"""The score sheet: a line for each score of the match, the totals of each deal, and of the match.

Lines hold events and numbers; their words are made when they are shown, so that old lines follow the
language.  Columns: what, the person, the opponent.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bezique_qt.app.phrases import number, score
from bezique_qt.app.session import Session
from bezique_qt.rules import (
    BrisquesCounted,
    BrisquesScored,
    CarteBlancheShown,
    DealEnded,
    DealSettled,
    DealStarted,
    DixClaimed,
    Event,
    LastTrickScored,
    MeldScored,
    TrickWon,
    TurnedSevenScored,
)

_ROOT = QModelIndex()
_ItemRole = Qt.ItemDataRole

Scored = (
    TurnedSevenScored
    | CarteBlancheShown
    | BrisquesScored
    | MeldScored
    | DixClaimed
    | LastTrickScored
    | BrisquesCounted
)
_SCORED = (
    TurnedSevenScored,
    CarteBlancheShown,
    BrisquesScored,
    MeldScored,
    DixClaimed,
    LastTrickScored,
    BrisquesCounted,
)


class LineKind(StrEnum):
    """What a line of the sheet is."""

    DEAL = "deal"
    SCORE = "score"
    DEAL_TOTAL = "deal-total"
    SETTLEMENT = "settlement"
    MATCH_TOTAL = "match-total"


class ScoreRole(IntEnum):
    """What the sheet knows of a cell beside Qt's own roles."""

    KIND = _ItemRole.UserRole + 1
    """LineKind as str."""
    DETAIL = _ItemRole.UserRole + 2
    """str: the quiet second line of a cell."""
    POINTS = _ItemRole.UserRole + 3
    """int: points gained in this cell, 0 for none."""
    DEAL = _ItemRole.UserRole + 4
    """int: the number of the deal, from 1."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line: `running` are the points of the deal (or of the match, in its total) after it."""

    kind: LineKind
    deal: int
    running: tuple[int, int] = (0, 0)
    seat: int | None = None
    event: Event | None = None
    trick: int = 0
    points: int = 0


class ScoreSheet:
    """Turns events into lines.  Knows nothing of Qt; `add` gives the lines that an event brings."""

    def __init__(self) -> None:
        self._deal = 0
        self._tricks = 0
        self._running = (0, 0)
        self._totals = (0, 0)

    @property
    def deal(self) -> int:
        """The number of the deal in progress, from 1."""
        return self._deal

    def add(self, event: Event) -> list[ScoreLine]:
        """The lines of one event, in order; most events have none."""
        match event:
            case DealStarted(dealer=dealer):
                self._deal += 1
                self._tricks = 0
                self._running = (0, 0)
                return [ScoreLine(LineKind.DEAL, self._deal, seat=dealer, event=event)]
            case TrickWon(number=tricks):
                self._tricks = tricks
                return []
            case DealEnded(scores=scores):
                total = ScoreLine(LineKind.DEAL_TOTAL, self._deal, scores, event=event)
                self._totals = (self._totals[0] + scores[0], self._totals[1] + scores[1])
                return [total, ScoreLine(LineKind.MATCH_TOTAL, self._deal, self._totals)]
            case DealSettled(winner=winner, value=value):
                points = (value if winner == 0 else 0, value if winner == 1 else 0)
                return [
                    ScoreLine(LineKind.SETTLEMENT, self._deal, points, winner, event, points=value),
                ]
            case _ if isinstance(event, _SCORED):
                return [self._scored(event)]
            case _:
                return []

    def _scored(self, event: Scored) -> ScoreLine:
        mine, theirs = self._running
        if event.seat == 0:
            self._running = (mine + event.points, theirs)
        else:
            self._running = (mine, theirs + event.points)
        return ScoreLine(
            LineKind.SCORE, self._deal, self._running, event.seat, event, self._tricks, event.points
        )


class ScoreModel(QAbstractTableModel):
    """The sheet of a session's match, as a table that follows it."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._sheet = ScoreSheet()
        self._lines: list[ScoreLine] = []
        session.match_started.connect(self.start_again)
        session.events_applied.connect(self.add_events)
        self.start_again()

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """Every line, oldest first."""
        return tuple(self._lines)

    def start_again(self) -> None:
        """Read the whole match of the session anew."""
        self.beginResetModel()
        self._sheet = ScoreSheet()
        self._lines = self._lines_of(self._session.history)
        self.endResetModel()

    def add_events(self, events: Iterable[Event]) -> None:
        """Add the lines of events that have just happened."""
        lines = self._lines_of(events)
        if lines:
            first = len(self._lines)
            self.beginInsertRows(_ROOT, first, first + len(lines) - 1)
            self._lines.extend(lines)
            self.endInsertRows()

    def retranslate(self) -> None:
        """Tell the views that every text is in another language now."""
        if self._lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._lines) - 1, 2))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 2)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """The number of lines; none below a line."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """What, the person, the opponent."""
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ItemRole.DisplayRole) -> Any:
        """The heads of the columns; the rows have none."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < 3:
            return None
        if role == _ItemRole.DisplayRole:
            return score.sheet_column(section, self._session.names)
        if role == _ItemRole.TextAlignmentRole:
            return _alignment(section)
        return None

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = _ItemRole.DisplayRole) -> Any:
        """What a role says of a cell; None for a cell or a role that is not here."""
        if not index.isValid() or index.model() is not self or not 0 <= index.row() < len(self._lines):
            return None
        line = self._lines[index.row()]
        column = index.column()
        if role == _ItemRole.DisplayRole:
            return self._title(line) if column == 0 else self._figure(line, column - 1)
        if role == _ItemRole.TextAlignmentRole:
            return _alignment(column)
        if role == _ItemRole.AccessibleTextRole:
            return self._spoken(line, column)
        if role == _ItemRole.ToolTipRole and isinstance(line.event, DealSettled):
            return score.settlement_sentence(line.event)
        if role == ScoreRole.KIND:
            return str(line.kind)
        if role == ScoreRole.DEAL:
            return line.deal
        if role == ScoreRole.DETAIL:
            return self._detail(line, column)
        if role == ScoreRole.POINTS:
            return line.points if line.kind is LineKind.SCORE and line.seat == column - 1 else 0
        return None

    def _lines_of(self, events: Iterable[Event]) -> list[ScoreLine]:
        match = self._session.match
        settled = match is not None and bool(match.variant.settlement)
        lines = [line for event in events for line in self._sheet.add(event)]
        return [line for line in lines if not (settled and line.kind is LineKind.MATCH_TOTAL)]

    def _title(self, line: ScoreLine) -> str:
        match line.kind:
            case LineKind.DEAL:
                return score.deal_heading(line.deal)
            case LineKind.DEAL_TOTAL:
                return score.deal_total()
            case LineKind.MATCH_TOTAL:
                return score.match_total()
            case LineKind.SETTLEMENT if isinstance(line.event, DealSettled):
                return score.settlement_title(line.event)
            case _:
                return "" if line.event is None else score.line_title(line.event)

    def _figure(self, line: ScoreLine, seat: int) -> str:
        match line.kind:
            case LineKind.DEAL:
                return ""
            case LineKind.SCORE:
                return score.plus(line.points) if line.seat == seat else ""
            case LineKind.SETTLEMENT:
                return number(line.running[seat]) if line.seat == seat else ""
            case _:
                return number(line.running[seat])

    def _detail(self, line: ScoreLine, column: int) -> str:
        if column:
            scored = line.kind is LineKind.SCORE and line.seat == column - 1
            return number(line.running[column - 1]) if scored else ""
        match line.kind:
            case LineKind.DEAL:
                return "" if line.seat is None else score.dealt_by(line.seat, self._session.names)
            case LineKind.SCORE:
                return "" if line.event is None else score.line_detail(line.event, line.trick)
            case LineKind.SETTLEMENT if isinstance(line.event, DealSettled):
                return score.settlement_sum(line.event)
            case LineKind.MATCH_TOTAL:
                match = self._session.match
                target = 0 if match is None else match.variant.target
                return score.target_line(target) if target else ""
            case _:
                return ""

    def _spoken(self, line: ScoreLine, column: int) -> str:
        if column == 0 and line.kind is LineKind.SCORE and line.event is not None and line.seat is not None:
            who = self._session.names[line.seat]
            return score.line_spoken(line.event, who, line.points, line.running[line.seat])
        return self._title(line) if column == 0 else self._figure(line, column - 1)


def _alignment(column: int) -> Qt.AlignmentFlag:
    """Words to the left, figures to the right."""
    side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter

"""The decisions that cost most, as a list that fills while the review goes on."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bezique_qt.app.models.diff import Insert, Move, Remove, steps
from bezique_qt.app.phrases import review as words
from bezique_qt.app.phrases.fill import tip
from bezique_qt.app.reviewer import Reviewer
from bezique_qt.coach.review import Chance, Judged, worst

_ROOT = QModelIndex()
_ItemRole = Qt.ItemDataRole


class WorstRole(IntEnum):
    """What the list knows of a decision beside Qt's own roles."""

    JUDGED = _ItemRole.UserRole + 1
    """Judged: the decision."""
    PLACE = _ItemRole.UserRole + 2
    """str: the moment."""
    COST = _ItemRole.UserRole + 3
    """str: what it cost, with its sign."""
    MARGIN = _ItemRole.UserRole + 4
    """str: the standard error of that; empty where it is exact."""
    BETTER = _ItemRole.UserRole + 5
    """str: what was better."""
    AGAIN = _ItemRole.UserRole + 6
    """str: when else the same was missed; mostly empty."""


class WorstModel(QAbstractListModel):
    """Follows a reviewer."""

    def __init__(self, reviewer: Reviewer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reviewer = reviewer
        self._rows: list[Chance] = []
        self.is_following = False
        """The rows are changing by themselves, and nobody has chosen another one."""
        reviewer.changed.connect(self._follow)
        self._follow()

    def row_of(self, judged: Judged | None) -> int:
        """The row of a decision, or of the chance that was missed at it; -1 if it is not among them."""
        for row, chance in enumerate(self._rows):
            if judged is chance.judged or judged in chance.again:
                return row
        return -1

    def retranslate(self) -> None:
        """Tell the views that every line says something else now."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _follow(self) -> None:
        self.is_following = True
        self._take(list(worst(self._reviewer.judged)))
        self.is_following = False

    def _take(self, new: list[Chance]) -> None:
        for step in steps([_key(one) for one in self._rows], [_key(one) for one in new]):
            match step:
                case Remove(row, count):
                    self.beginRemoveRows(_ROOT, row, row + count - 1)
                    del self._rows[row : row + count]
                    self.endRemoveRows()
                case Move(source, row):
                    self.beginMoveRows(_ROOT, source, source, _ROOT, row)
                    self._rows.insert(row, self._rows.pop(source))
                    self.endMoveRows()
                case Insert(row, count):
                    self.beginInsertRows(_ROOT, row, row + count - 1)
                    self._rows[row:row] = new[row : row + count]
                    self.endInsertRows()
        for row, chance in enumerate(new):
            if chance != self._rows[row]:  # it was missed once more
                self._rows[row] = chance
                self.dataChanged.emit(self.index(row), self.index(row))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """The number of decisions; none below one."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = _ItemRole.DisplayRole) -> Any:
        """What a role says of a decision; None for a row or a role that is not here."""
        if not index.isValid() or index.model() is not self or not 0 <= index.row() < len(self._rows):
            return None
        chance = self._rows[index.row()]
        one = chance.judged
        view = one.decision.view
        match role:
            case _ItemRole.DisplayRole:
                return words.choice(one.decision.taken, view)
            case _ItemRole.AccessibleTextRole:
                return _spoken(chance)
            case _ItemRole.ToolTipRole:
                return tip(_spoken(chance))
            case WorstRole.JUDGED:
                return one
            case WorstRole.PLACE:
                return words.place(view)
            case WorstRole.COST:
                return words.cost(one)
            case WorstRole.MARGIN:
                return words.cost_margin(one)
            case WorstRole.BETTER:
                return words.better(one)
            case WorstRole.AGAIN:
                return words.again(chance)
        return None


def _spoken(chance: Chance) -> str:
    return " ".join(filter(None, (words.spoken_line(chance.judged), words.again(chance))))


def _key(chance: Chance) -> tuple[object, ...]:
    """The same place in another deal is another decision."""
    return chance.judged.decision.place, chance.judged.taken

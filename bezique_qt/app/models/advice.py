"""The options of the person's turn as rows that keep their place while their values settle."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from math import ceil, floor
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bezique_qt.app.adviser import Adviser
from bezique_qt.app.models.diff import Insert, Move, Remove, steps
from bezique_qt.app.phrases import action_text
from bezique_qt.app.phrases import advice as words
from bezique_qt.coach import EQUAL_WITHIN, Option, Verdict
from bezique_qt.rules import Phase

_Index = QModelIndex | QPersistentModelIndex
NOWHERE: Final = QModelIndex()
_ROUND: Final = 20
"""The scale of the bars ends at multiples of so many points, so that it seldom moves."""
_LEAST_SPAN: Final = 40


class AdviceRole(IntEnum):
    """What else a row says."""

    OPTION = Qt.ItemDataRole.UserRole + 1
    BAR = Qt.ItemDataRole.UserRole + 2
    """A `Bar`."""
    IS_BEST = Qt.ItemDataRole.UserRole + 3
    """Surely the best, or the best when all is settled."""
    STANDING = Qt.ItemDataRole.UserRole + 4
    """How it stands beside the best, in words."""
    COPIES = Qt.ItemDataRole.UserRole + 5
    """Where another row says the same, of which melds its cards are already part; else empty."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A value on the common scale of all rows, from 0 to 1, with the ends of its error."""

    low: float
    mean: float
    high: float


class AdviceModel(QAbstractListModel):
    """Follows an adviser. While the values change the rows stay; the last word puts the best first."""

    def __init__(self, adviser: Adviser, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._adviser = adviser
        self._options: list[Option] = []
        self._best: str = ""
        adviser.changed.connect(self._follow)

    def rowCount(self, parent: _Index = NOWHERE) -> int:
        """The options."""
        return 0 if parent.isValid() else len(self._options)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The action in words, more of it for a screen reader, or what an `AdviceRole` asks for."""
        if not index.isValid() or index.row() >= len(self._options):
            return None
        option = self._options[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._title(option)
            case Qt.ItemDataRole.AccessibleTextRole:
                said = [self._title(option), self._copies(option)]
                said += [words.value(option.value), self._standing(option)]
                return ", ".join(part for part in said if part)
            case AdviceRole.OPTION:
                return option
            case AdviceRole.BAR:
                return self._bar(option)
            case AdviceRole.STANDING:
                return self._standing(option)
            case AdviceRole.COPIES:
                return self._copies(option)
            case AdviceRole.IS_BEST:
                return str(option.action) == self._best
        return None

    def _title(self, option: Option) -> str:
        view = self._adviser.view
        return "" if view is None else action_text(option.action, view.phase)

    def _copies(self, option: Option) -> str:
        """What tells the cards from others of the same faces: in the strict phase nothing does any more."""
        view = self._adviser.view
        title = self._title(option)
        same = sum(self._title(one) == title for one in self._options)
        if view is None or view.phase is Phase.STRICT or same < 2:
            return ""
        melds = [
            meld
            for meld in view.melds[view.seat]
            # What bars nothing any more tells nothing either.
            if not (meld.lost and view.variant.reform) and not set(option.cards).isdisjoint(meld.cards)
        ]
        return words.already_in((meld.kind, meld.suit) for meld in melds)

    def _standing(self, option: Option) -> str:
        best = next((one for one in self._options if one.verdict is Verdict.BEST), option)
        return words.standing(option, best)

    def retranslate(self) -> None:
        """Say every row in the language in force."""
        if self._options:
            self.dataChanged.emit(self.index(0), self.index(len(self._options) - 1))

    def _follow(self) -> None:
        found = self._adviser.advice
        options = list(found.options) if found is not None else []
        old = [str(option.action) for option in self._options]
        by_key = {str(option.action): option for option in options}
        if not by_key or not set(old) & set(by_key):
            self._reset(options)
        else:
            settled = self._adviser.is_settled
            order = list(by_key) if settled else [key for key in old if key in by_key]
            order += [key for key in by_key if key not in order]
            self._rearrange(old, order, by_key)
        self._best = self._sure_best(options)
        self.retranslate()

    def _reset(self, options: list[Option]) -> None:
        if options or self._options:
            self.beginResetModel()
            self._options = options
            self.endResetModel()

    def _rearrange(self, old: list[str], order: list[str], by_key: dict[str, Option]) -> None:
        for step in steps(old, order):
            match step:
                case Remove(row, count):
                    self.beginRemoveRows(NOWHERE, row, row + count - 1)
                    del self._options[row : row + count]
                    self.endRemoveRows()
                case Move(source, row):
                    self.beginMoveRows(NOWHERE, source, source, NOWHERE, row)
                    self._options.insert(row, self._options.pop(source))
                    self.endMoveRows()
                case Insert(row, count):
                    self.beginInsertRows(NOWHERE, row, row + count - 1)
                    self._options[row:row] = [by_key[key] for key in order[row : row + count]]
                    self.endInsertRows()
        self._options = [by_key[key] for key in order]

    def _sure_best(self, options: list[Option]) -> str:
        """The best, if that will not be taken back."""
        if not options:
            return ""
        sure = all(one.behind > EQUAL_WITHIN * one.behind_error for one in options[1:])
        return str(options[0].action) if self._adviser.is_settled or (sure and len(options) > 1) else ""

    def _bar(self, option: Option) -> Bar:
        low = min(one.value - one.error for one in self._options)
        high = max(one.value + one.error for one in self._options)
        low -= 0.1 * (high - low)  # the worst has a bar, too
        if high - low < _LEAST_SPAN:
            low, high = low - _LEAST_SPAN / 2, high + _LEAST_SPAN / 2
        low, high = floor(low / _ROUND) * _ROUND, ceil(high / _ROUND) * _ROUND

        def place(value: float) -> float:
            return min(1.0, max(0.0, (value - low) / (high - low)))

        value, error = option.value, option.error
        return Bar(place(value - error), place(value), place(value + error))

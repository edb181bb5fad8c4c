"""One list model for each pile of cards; the table's items and the screen reader's lists read the same ones.

Rows are told apart by keys that stay with the card, so that a view can follow each card through inserts,
removals and moves. Only identities are kept; every text is made when it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from bezique_qt.app import phrases
from bezique_qt.app.models.diff import Insert, Move, Remove, steps
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, fill
from bezique_qt.rules import Card, MeldKind

BACK = "back"
"""The face of a card that the player may not see."""

STOCK = "stock"
"""Key of the row that stands for all hidden cards of the stock."""

_ROOT = QModelIndex()
_ItemRole = Qt.ItemDataRole


class CardRole(IntEnum):
    """What a pile knows of a row beside Qt's own roles."""

    KEY = _ItemRole.UserRole + 1
    """str: the card's code, or the number of a hidden card; stays with the row."""
    FACE = _ItemRole.UserRole + 2
    """str: rank and suit, or BACK."""
    PLAYABLE = _ItemRole.UserRole + 3
    """bool, or None while no card is to be played."""
    GROUP = _ItemRole.UserRole + 4
    """int: rows with the same number lie together."""
    COUNT = _ItemRole.UserRole + 5
    """int: how many cards the row stands for."""


@dataclass(frozen=True, slots=True)
class PileCard:
    """One row: a card, or a hidden one (`card` is None)."""

    key: str
    card: Card | None = None
    playable: bool | None = None
    group: int = 0
    melds: tuple[MeldKind, ...] = ()
    count: int = 1

    @property
    def face(self) -> str:
        """Rank and suit, or BACK."""
        return BACK if self.card is None else self.card.face


class CardListModel(QAbstractListModel):
    """The cards of one pile, from left to right or in the order in which they came."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[PileCard] = []

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[PileCard]:
        return iter(tuple(self._rows))

    def __bool__(self) -> bool:
        return True  # an empty pile is still a pile

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """The number of rows; none below a row."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = _ItemRole.DisplayRole) -> Any:
        """What a role says of a row; None for a row or a role that is not here."""
        if not index.isValid() or index.model() is not self or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == _ItemRole.DisplayRole:
            return self._name(row)
        if role == _ItemRole.ToolTipRole:
            return self._explained(row)
        if role == _ItemRole.AccessibleTextRole:
            return self._spoken(row)
        match role:
            case CardRole.KEY:
                return row.key
            case CardRole.FACE:
                return row.face
            case CardRole.PLAYABLE:
                return row.playable
            case CardRole.GROUP:
                return row.group
            case CardRole.COUNT:
                return row.count
        return None

    def set_rows(self, rows: Sequence[PileCard]) -> None:
        """Make these the rows, in steps of inserted, removed and moved rows; ValueError for a key twice."""
        for step in steps([row.key for row in self._rows], [row.key for row in rows]):
            match step:
                case Remove(row, count):
                    self.beginRemoveRows(_ROOT, row, row + count - 1)
                    del self._rows[row : row + count]
                    self.endRemoveRows()
                case Insert(row, count):
                    self.beginInsertRows(_ROOT, row, row + count - 1)
                    self._rows[row:row] = rows[row : row + count]
                    self.endInsertRows()
                case Move(source, row):
                    self.beginMoveRows(_ROOT, source, source, _ROOT, row)
                    self._rows.insert(row, self._rows.pop(source))
                    self.endMoveRows()
        for number, pile_card in enumerate(rows):
            if self._rows[number] != pile_card:
                self._rows[number] = pile_card
                index = self.index(number)
                self.dataChanged.emit(index, index)

    def clear(self) -> None:
        """Empty the pile at once, for a new deal."""
        if self._rows:
            self.beginResetModel()
            self._rows.clear()
            self.endResetModel()

    def retranslate(self) -> None:
        """Tell the views that every text is in another language now."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _name(self, row: PileCard) -> str:
        if row.card is not None:
            return phrases.card_name(row.card)
        if row.key == STOCK:
            return phrases.COUNTS.cards_in_stock(row.count)
        return fill(QT_TRANSLATE_NOOP("phrases", "a card face down"))

    def _explained(self, row: PileCard) -> str:
        """The name, and the melds in which the card lies."""
        name = self._name(row)
        if not row.melds:
            return name
        melds = ", ".join(phrases.meld_name(kind) for kind in row.melds)
        return fill(QT_TRANSLATE_NOOP("phrases", "{card}: {melds}"), card=name, melds=melds)

    def _spoken(self, row: PileCard) -> str:
        """What a screen reader says: that a card is dimmed must not be seen by the eye alone."""
        text = self._explained(row)
        if row.playable is None:
            return text
        if row.playable:
            return fill(QT_TRANSLATE_NOOP("phrases", "{card}, can be played"), card=text)
        return fill(QT_TRANSLATE_NOOP("phrases", "{card}, cannot be played now"), card=text)

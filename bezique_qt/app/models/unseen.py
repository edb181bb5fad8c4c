"""The cards that a player has not seen, by suit and rank, and those that he knows in the other hand.

Made from his view alone: who holds an unseen card, or whether it lies in the stock, is not in it.
"""

from __future__ import annotations

from collections import Counter
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bezique_qt.app.phrases import suit_name, unseen
from bezique_qt.app.session import Session
from bezique_qt.rules import PlayerView

SUITS: Final = "SHCD"
"""The rows; black and red alternate."""

_ROOT = QModelIndex()
_Role = Qt.ItemDataRole
_Index = QModelIndex | QPersistentModelIndex


class UnseenRole(IntEnum):
    """What the table knows of a cell beside Qt's own roles."""

    FACE = _Role.UserRole + 1
    """str: suit and rank, like "QS"."""
    UNSEEN = _Role.UserRole + 2
    """int: copies that the player has not seen."""
    SHOWN = _Role.UserRole + 3
    """int: copies that he has seen and knows in the other hand."""


class UnseenModel(QAbstractTableModel):
    """Follows the session: a row for each suit, a column for each rank, in the order of the game."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._ranks = ""
        self._unseen: Counter[str] = Counter()
        self._shown: Counter[str] = Counter()
        session.match_started.connect(self.refresh)
        session.state_changed.connect(self.refresh)
        self.refresh()

    @property
    def ranks(self) -> str:
        """The ranks of the columns, high to low."""
        return self._ranks

    @property
    def unseen(self) -> int:
        """How many cards the player has not seen."""
        return self._unseen.total()

    @property
    def shown(self) -> int:
        """How many he knows in the other hand."""
        return self._shown.total()

    def refresh(self) -> None:
        """Take the counts of the position on the table."""
        view = self._session.view
        ranks = "" if view is None else view.variant.rank_order
        before = (self._unseen, self._shown)
        if ranks != self._ranks:
            self.beginResetModel()
            self._ranks = ranks
            self._count(view)
            self.endResetModel()
            return
        self._count(view)
        for row, suit in enumerate(SUITS):
            changed = [
                column
                for column, rank in enumerate(self._ranks)
                if any(
                    old[rank + suit] != new[rank + suit]
                    for old, new in zip(before, (self._unseen, self._shown), strict=True)
                )
            ]
            if changed:
                self.dataChanged.emit(self.index(row, changed[0]), self.index(row, changed[-1]))

    def retranslate(self) -> None:
        """Tell the views that every text is in another language now."""
        if self._ranks:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._ranks) - 1)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(SUITS) - 1)
            self.dataChanged.emit(self.index(0, 0), self.index(len(SUITS) - 1, len(self._ranks) - 1))

    def _count(self, view: PlayerView | None) -> None:
        self._unseen = Counter(card.face for card in view.unseen) if view is not None else Counter()
        self._shown = Counter(card.face for card in view.opponent_shown) if view is not None else Counter()

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """A row for each suit, none before there is a match."""
        return 0 if parent.isValid() or not self._ranks else len(SUITS)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """A column for each rank."""
        return 0 if parent.isValid() else len(self._ranks)

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """The number of unseen copies; in words for a screen reader, with those known in the other hand."""
        if not index.isValid() or not 0 <= index.row() < len(SUITS) or index.column() >= len(self._ranks):
            return None
        face = self._ranks[index.column()] + SUITS[index.row()]
        match role:
            case _Role.DisplayRole:
                return unseen.count(self._unseen[face])
            case _Role.ToolTipRole | _Role.AccessibleTextRole:
                name = self._session.names[1]
                return unseen.cell(face, self._unseen[face], self._shown[face], name)
            case _Role.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case UnseenRole.FACE:
                return face
            case UnseenRole.UNSEEN:
                return self._unseen[face]
            case UnseenRole.SHOWN:
                return self._shown[face]
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        """The index letter of a rank, as the cards show it, or the name of a suit."""
        if role not in (_Role.DisplayRole, _Role.AccessibleTextRole):
            return None
        if orientation is Qt.Orientation.Vertical:
            return suit_name(SUITS[section]) if section < len(SUITS) else None
        return unseen.index_letter(self._ranks[section]) if section < len(self._ranks) else None

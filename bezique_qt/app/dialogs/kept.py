"""The matches that another one took the place of, to be put on the table again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bezique_qt.app.dialogs.base import Dialog
from bezique_qt.app.kept import KeptMatch, kept_matches
from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.phrases import fill, number, where
from bezique_qt.app.storage import Storage
from bezique_qt.app.stylesheet import text_px


class KeptDialog(Dialog):
    """`chosen` carries the path of the match that the person wants back; one may also be thrown away."""

    chosen = Signal(object)

    def __init__(self, storage: Storage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._storage = storage
        self._kept = kept_matches(storage)
        self._words = text_label("", "line")
        self.matches = QListWidget()
        self.matches.setObjectName("games")
        self.matches.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.matches.setWordWrap(True)
        for match in self._kept:
            item = QListWidgetItem(self.matches)
            if not match.variant:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
        self._ok = QPushButton()
        self._ok.setDefault(True)
        self._cancel = QPushButton()
        self._trash = QPushButton()
        self._trash.setAutoDefault(False)  # Return brings back, and never throws away
        self._trouble = text_label("", "trouble")
        self._trouble.hide()
        buttons = QDialogButtonBox()
        buttons.addButton(self._trash, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.addButton(self._ok, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(20, 16, 20, 16)
        rows.setSpacing(12)
        rows.addWidget(self._words)
        rows.addWidget(self.matches, 1)
        rows.addWidget(self._trouble)
        rows.addWidget(buttons)
        self.matches.itemActivated.connect(self._take)
        self._ok.clicked.connect(self._take)
        self._cancel.clicked.connect(self.reject)
        self._trash.clicked.connect(self._throw_away)
        self.matches.currentRowChanged.connect(self._show_choice)
        first = next((place for place, match in enumerate(self._kept) if match.variant), -1)
        self.matches.setCurrentRow(first)
        self._show_choice()
        self.matches.setFocus()
        self.retranslate()
        self.resize(text_px(480), text_px(340))

    def retranslate(self) -> None:
        """Set every text in the language in force."""
        self.setWindowTitle(self.tr("Kept matches"))
        self._words.setText(self.tr("Matches that were not finished when another came to the table."))
        for place, match in enumerate(self._kept):
            self.matches.item(place).setText(self._line(match))
        self.matches.ensurePolished()
        edges = 2 * self.matches.frameWidth() + text_px(8)
        self.matches.setMinimumWidth(self.matches.sizeHintForColumn(0) + edges)
        self.matches.setAccessibleName(self.tr("Kept matches"))
        self._ok.setText(self.tr("&Put on the table"))
        self._cancel.setText(self.tr("&Cancel"))
        self._trash.setText(self.tr("&Throw away"))
        self._trash.setToolTip(self.tr("Moves the match to the trash of the system."))
        self._trouble.setText(self.tr("It cannot be moved to the trash, so it stays."))

    def _line(self, match: KeptMatch) -> str:
        if not match.variant:
            return fill(self.tr("{file}: cannot be read"), file=match.path.name)
        when = QLocale().toString(QDateTime.fromSecsSinceEpoch(match.when), QLocale.FormatType.ShortFormat)
        return fill(
            self.tr("{game}\n{points} to {other}, kept {when}"),
            game=where.game_and_deal(match.variant, match.deal),
            points=number(match.points[0]),
            other=number(match.points[1]),
            when=when,
        )

    def _show_choice(self) -> None:
        place = self.matches.currentRow()
        usable = place >= 0 and bool(self._kept[place].variant)
        self._ok.setEnabled(usable)
        self._trash.setEnabled(usable)
        self._trouble.hide()

    def _throw_away(self) -> None:
        place = self.matches.currentRow()
        if not self._storage.trash_kept(self._kept[place].path):
            self._trouble.show()
            return
        del self._kept[place]
        self.matches.takeItem(place)
        self._show_choice()

    def _take(self) -> None:
        place = self.matches.currentRow()
        if place >= 0 and self._kept[place].variant:
            path: Path = self._kept[place].path
            self.accept()
            self.chosen.emit(path)

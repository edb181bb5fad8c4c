"""The dialog for a new match: which game, against whom, who deals, which deal."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bezique_qt.app.dialogs.base import ChoiceBox, Dialog, form, named
from bezique_qt.app.levels import known_level
from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.phrases import (
    level_line,
    level_margin,
    level_name,
    number,
    opponent_name,
    variant_lines,
    variant_name,
)
from bezique_qt.app.settings import Settings
from bezique_qt.app.stylesheet import text_px
from bezique_qt.players import LEVELS
from bezique_qt.rules import MAX_DEAL_NUMBER, VARIANTS, Variant

TARGETS = (1000, 1500)
_LOT, _YOU, _OPPONENT = -1, 0, 1
_WIDEST_NAME = 380
"""Pixels of the design: the dialog has to go into the smallest window."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """What was chosen; None of `first_dealer` is by lot, of `deal_number` a fresh one."""

    variant: Variant
    level: str
    first_dealer: int | None
    deal_number: int | None
    player_name: str


class NewGameDialog(Dialog):
    """`chosen` carries a NewGame when the person wants it dealt."""

    chosen = Signal(object)

    def __init__(self, settings: Settings, variant_id: str = "", parent: QWidget | None = None) -> None:
        """`variant_id` is the game on the table, marked unless another was asked for before."""
        super().__init__(parent)
        self._settings = settings
        self.games = QListWidget()
        self.games.setObjectName("games")
        self.games.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for game in VARIANTS:
            item = QListWidgetItem()
            item.setData(Qt.ItemDataRole.UserRole, game)
            self.games.addItem(item)
        self._title = text_label("", "heading")
        self._lines = [text_label("", "line") for _ in range(3)]
        self._lines[2].setObjectName("quiet")
        self.level = ChoiceBox()
        self._level_line = text_label("", "smallquiet")
        self._level_margin = text_label("", "smallquiet")
        self.dealer = ChoiceBox()
        self.target = ChoiceBox()
        self.number = QLineEdit()
        self.number.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,20}"), self))
        self.name = QLineEdit(settings.player_name)
        self.name.setMaxLength(24)
        self._trouble = text_label("", "trouble")
        self._trouble.hide()
        self._labels = {key: QLabel() for key in ("level", "dealer", "target", "number", "name")}
        self._ok = QPushButton()
        self._ok.setDefault(True)
        self._cancel = QPushButton()
        self._lay_out()
        self.games.currentRowChanged.connect(self._show_game)
        self.games.itemActivated.connect(self._take)
        self.level.chosen.connect(self._show_level)
        self.number.textChanged.connect(self._clear_trouble)
        self._ok.clicked.connect(self._take)
        self._cancel.clicked.connect(self.reject)
        ids = list(VARIANTS)
        self.retranslate()
        self.level.choose(known_level(settings.level))
        wanted = settings.variant or variant_id
        self.games.setCurrentRow(ids.index(wanted) if wanted in ids else 0)
        self._show_game()

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(6)
        right.addWidget(self._title)
        for line in self._lines:
            right.addWidget(line)
        right.addSpacing(6)
        fields = form()
        fields.setVerticalSpacing(6)
        fields.addRow(self._labels["level"], self.level)
        fields.addRow(QLabel(), self._level_line)
        fields.addRow(QLabel(), self._level_margin)
        fields.addRow(self._labels["dealer"], self.dealer)
        fields.addRow(self._labels["target"], self.target)
        fields.addRow(self._labels["number"], self.number)
        fields.addRow(self._labels["name"], self.name)
        right.addLayout(fields)
        right.addWidget(self._trouble)
        right.addStretch(1)
        halves = QHBoxLayout()
        halves.setSpacing(20)
        halves.addWidget(self.games)
        halves.addLayout(right, 1)
        buttons = QDialogButtonBox()
        buttons.addButton(self._ok, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(20, 12, 20, 12)
        rows.setSpacing(10)
        rows.addLayout(halves, 1)
        rows.addWidget(buttons)
        for label in (self._level_line, self._level_margin):
            # Room for two lines, so that nothing below moves while levels are looked through.
            label.setMinimumHeight(text_px(34))
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.resize(text_px(880), text_px(520))

    @property
    def variant_id(self) -> str:
        """The game that is marked."""
        item = self.games.currentItem()
        return str(item.data(Qt.ItemDataRole.UserRole)) if item is not None else next(iter(VARIANTS))

    def retranslate(self) -> None:
        """Set every text in the language in force."""
        self.setWindowTitle(self.tr("New game"))
        for place in range(self.games.count()):
            item = self.games.item(place)
            item.setText(variant_name(str(item.data(Qt.ItemDataRole.UserRole))))
        names = [self.games.item(place).text() for place in range(self.games.count())]
        metrics = self.games.fontMetrics()
        widest = min(max(map(metrics.horizontalAdvance, names)), text_px(_WIDEST_NAME))
        for place, name in enumerate(names):
            self.games.item(place).setToolTip(name if metrics.horizontalAdvance(name) > widest else "")
        self.games.setMinimumWidth(widest + text_px(44))
        self.games.setAccessibleName(self.tr("Which game"))
        named(self._labels["level"], self.level, self.tr("&Opponent"))
        named(self._labels["dealer"], self.dealer, self.tr("&Who deals first"))
        named(self._labels["target"], self.target, self.tr("&Play to"))
        named(self._labels["number"], self.number, self.tr("Deal n&umber"))
        named(self._labels["name"], self.name, self.tr("Your &name"))
        self.number.setPlaceholderText(self.tr("a new deal"))
        self.number.setToolTip(self.tr("The same number gives the same cards again."))
        self.name.setPlaceholderText(self.tr("You"))
        self.level.set_choices((level, f"{opponent_name(level)} · {level_name(level)}") for level in LEVELS)
        self.dealer.set_choices(
            (
                (_LOT, self.tr("By lot")),
                (_YOU, self.tr("You deal")),
                (_OPPONENT, self.tr("The opponent deals")),
            )
        )
        self.target.set_choices((target, number(target)) for target in TARGETS)
        self._ok.setText(self.tr("&Deal the cards"))
        self._cancel.setText(self.tr("&Cancel"))
        self._trouble.setText(self.tr("There is no deal with a number as large as that."))
        self._show_game()

    def _show_game(self) -> None:
        self._title.setText(variant_name(self.variant_id))
        for label, line in zip(self._lines, variant_lines(self.variant_id), strict=True):
            label.setText(line)
        has_target = VARIANTS[self.variant_id].target > 0
        self.target.setVisible(has_target)
        self._labels["target"].setVisible(has_target)
        self._show_level()

    def _show_level(self) -> None:
        level = str(self.level.value)
        line, margin = level_line(level), level_margin(level, self.variant_id)
        self._level_line.setText(line)
        self._level_margin.setText(margin)
        self.level.setAccessibleDescription(f"{line} {margin}".strip())
        self.grow()

    def _clear_trouble(self) -> None:
        self._trouble.hide()

    def _take(self) -> None:
        typed = self.number.text()
        if typed and int(typed) > MAX_DEAL_NUMBER:
            self._trouble.show()
            self.number.setFocus()
            return
        variant = VARIANTS[self.variant_id]
        if variant.target and isinstance(self.target.value, int):
            variant = variant.changed(target=self.target.value)
        first = self.dealer.value
        self._settings.player_name = self.name.text().strip()
        self._settings.variant = variant.id
        self._settings.level = str(self.level.value)
        self.chosen.emit(
            NewGame(
                variant,
                str(self.level.value),
                first if isinstance(first, int) and first != _LOT else None,
                int(typed) if typed else None,
                self.name.text().strip(),
            )
        )
        self.accept()

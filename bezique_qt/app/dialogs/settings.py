"""The settings.  Each takes effect at once and is kept at once, so there is nothing to confirm."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bezique_qt.app.dialogs.base import CheckBox, ChoiceBox, Dialog, Value, form, named
from bezique_qt.app.language import LANGUAGES, SYSTEM
from bezique_qt.app.phrases import fill
from bezique_qt.app.settings import Settings
from bezique_qt.app.stylesheet import text_px

STAYS = (300, 600, 1200, 2000, 3000)
PACES = (0, 300, 700, 1500)


class SettingsDialog(Dialog):
    """Shows the settings as they are and changes them; follows changes made elsewhere."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        names = ("language", "theme", "motion", "trick_stay_ms", "opponent_delay_ms", "back", "hint_mode")
        self.choices = {name: ChoiceBox() for name in names}
        self.checks = {name: CheckBox() for name in ("four_colours", "large_index", "unseen_table")}
        self.name = QLineEdit(settings.player_name)
        self.name.setMaxLength(24)
        self._labels = {name: QLabel() for name in (*names, "player_name")}
        self._close = QPushButton()
        self._close.setDefault(True)
        fields = form()
        fields.addRow(self._labels["player_name"], self.name)
        for name in names:
            fields.addRow(self._labels[name], self.choices[name])
        for check in self.checks.values():
            fields.addRow(QLabel(), check)
        buttons = QDialogButtonBox()
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.AcceptRole)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(22, 18, 22, 16)
        rows.setSpacing(16)
        rows.addLayout(fields)
        rows.addStretch(1)
        rows.addWidget(buttons)
        self.setMinimumWidth(text_px(440))
        self.retranslate()
        self._show_all()
        for box in self.choices.values():
            box.chosen.connect(self._choose)
        for check in self.checks.values():
            check.toggled.connect(self._check)
        self.name.editingFinished.connect(self._rename)
        self._close.clicked.connect(self.accept)
        settings.changed.connect(self._show_all)

    def retranslate(self) -> None:
        """Set every text in the language in force."""
        self.setWindowTitle(self.tr("Settings"))
        texts = {
            "language": self.tr("&Language"),
            "theme": self.tr("&Table"),
            "motion": self.tr("&Motion"),
            "trick_stay_ms": self.tr("The trick &stays"),
            "opponent_delay_ms": self.tr("The &opponent thinks"),
            "back": self.tr("Card &backs"),
            "hint_mode": self.tr("&Hints"),
        }
        for name, text in texts.items():
            named(self._labels[name], self.choices[name], text)
        named(self._labels["player_name"], self.name, self.tr("&Your name"))
        self.name.setPlaceholderText(self.tr("You"))
        self.choices["language"].set_choices(
            [(SYSTEM, self.tr("As the system")), *((code, name) for code, name in LANGUAGES.items())]
        )
        self.choices["theme"].set_choices(
            (
                ("system", self.tr("As the system: felt or dark")),
                ("felt", self.tr("Green felt")),
                ("dark", self.tr("Dark")),
                ("paper", self.tr("Light paper")),
            )
        )
        self.choices["motion"].set_choices(
            (
                ("system", self.tr("As the system")),
                ("off", self.tr("Off")),
                ("fast", self.tr("Fast")),
                ("normal", self.tr("Normal")),
                ("slow", self.tr("Slow")),
            )
        )
        self.choices["trick_stay_ms"].set_choices(self._stays())
        self.choices["opponent_delay_ms"].set_choices(self._paces())
        self.choices["back"].set_choices((("blue", self.tr("Blue lozenges")), ("red", self.tr("Red scales"))))
        self.choices["hint_mode"].set_choices(
            (
                ("off", self.tr("No hints")),
                ("rules", self.tr("What the rules say")),
                ("full", self.tr("What is best, and why")),
            )
        )
        self.checks["four_colours"].setText(self.tr("&Four colours of suits"))
        self.checks["unseen_table"].setText(self.tr("Cards still o&ut (practice)"))
        self.checks["large_index"].setText(self.tr("Lar&ge indices"))
        self._close.setText(self.tr("&Close"))

    def _stays(self) -> list[tuple[Value, str]]:
        kept = self._settings.trick_stay_ms
        times = sorted({*STAYS, kept} - {0})
        return [*((time, self._seconds(time)) for time in times), (0, self.tr("Until a click"))]

    def _paces(self) -> list[tuple[Value, str]]:
        kept = self._settings.opponent_delay_ms
        times = sorted({*PACES, kept} - {0})
        return [(0, self.tr("Not at all")), *((time, self._seconds(time)) for time in times)]

    def _seconds(self, time: int) -> str:
        return fill(self.tr("{seconds} s"), seconds=QLocale().toString(time / 1000, "f", 1))

    def _show_all(self) -> None:
        """Show the settings as they are now."""
        for name, box in self.choices.items():
            box.choose(getattr(self._settings, name))
        for name, check in self.checks.items():
            check.setChecked(getattr(self._settings, name))

    def _choose(self, value: Value) -> None:
        for name, box in self.choices.items():
            if box is self.sender():
                self._settings.set_named(name, value)

    def _check(self, on: bool) -> None:
        for name, check in self.checks.items():
            if check is self.sender():
                self._settings.set_named(name, on)

    def _rename(self) -> None:
        self._settings.player_name = self.name.text().strip()

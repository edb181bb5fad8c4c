"""What the program is, and whose work it stands on."""

from __future__ import annotations

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from bezique_qt import __version__
from bezique_qt.app.dialogs.base import Dialog
from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.phrases import fill
from bezique_qt.app.stylesheet import text_px


class AboutDialog(Dialog):
    """Name, version, sources of the rules, licence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = text_label("", "title")
        self._lines = [text_label("", "line") for _ in range(3)]
        self._lines[2].setObjectName("quiet")
        self._close = QPushButton()
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        buttons = QDialogButtonBox()
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.AcceptRole)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(26, 20, 26, 16)
        rows.setSpacing(10)
        rows.addWidget(self._title)
        for line in self._lines:
            rows.addWidget(line)
        rows.addStretch(1)
        rows.addWidget(buttons)
        self.resize(text_px(430), text_px(300))
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language in force."""
        self.setWindowTitle(self.tr("About Bezique"))
        self._title.setText(self.tr("Bezique"))
        self._lines[0].setText(
            self.tr("A card table for two: eight historical ways to play Bezique, each right to the letter.")
        )
        self._lines[1].setText(
            self.tr(
                "The rules come from a Portuguese, a French and a Dutch description, from Hoffmann (1909) "
                "and from the laws of the Portland Club (1887)."
            )
        )
        self._lines[2].setText(
            fill(
                self.tr(
                    "Version {version}, free under the MIT licence. Made with Qt {qt}, used under the LGPL."
                ),
                version=__version__,
                qt=qVersion(),
            )
        )
        self._close.setText(self.tr("&Close"))

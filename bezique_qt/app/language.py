"""The language of the window, switched while it is open.

One call changes everything that depends on the language together: the program's own sentences, the words on
Qt's standard buttons, number and date formats, and the writing direction.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtGui import QGuiApplication

from bezique_qt.app.paths import translations_folder

log = logging.getLogger(__name__)

SYSTEM = "system"

# Each language under its own name: a person who cannot read the present one still finds his.
LANGUAGES = {"en": "English", "pt": "Português", "fr": "Français", "nl": "Nederlands"}

# Qt's own words come without European Portuguese; the Brazilian ones are understood.
_QT_WORDS = {"pt": "pt_BR"}

# Portuguese counts in two ways: nothing is like one in Brazil, and like many in every other country.
_VARIETIES = {"pt": ("pt_PT", QLocale.Country.Brazil)}

_INDEX_LETTERS = {
    "en": {"A": "A", "K": "K", "Q": "Q", "J": "J"},
    "pt": {"A": "A", "K": "R", "Q": "D", "J": "V"},
    "fr": {"A": "A", "K": "R", "Q": "D", "J": "V"},
    "nl": {"A": "A", "K": "H", "Q": "V", "J": "B"},
}


def index_letters(code: str) -> dict[str, str]:
    """The letters that the cards of rank A, K, Q and J bear in language `code`; else English."""
    return dict(_INDEX_LETTERS.get(code, _INDEX_LETTERS["en"]))


def first_start_code(preferred: Sequence[str] | None = None) -> str:
    """The language for somebody who has not chosen: the first of the system's that we have, else English.

    `preferred` are locale names, best first; by default the system's own list. "C" asks for no language.
    """
    names = list(_system_locale().uiLanguages() if preferred is None else preferred)
    if names == ["C"]:
        return "en"
    for name in names:
        code = name.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    wanted = ", ".join(names) or "no language"
    log.warning("The system asks for %s, which is not here; starting in English.", wanted)
    return "en"


def resolve(choice: str) -> str:
    """The code for a setting: itself if we have it, the system's for "system", English for anything else."""
    if choice == SYSTEM:
        return first_start_code()
    if choice in LANGUAGES:
        return choice
    log.warning("There is no language %r; using English.", choice)
    return "en"


class Language(QObject):
    """The language in use, and the one place that changes it. Needs a QGuiApplication.

    `changed` carries the new code after everything has been switched. Qt's own LanguageChange event reaches
    widgets a little later, from the event loop, and never reaches actions, models or items of a scene.
    """

    changed = Signal(str)

    def __init__(
        self, parent: QObject | None = None, *, folder: Path | None = None, qt_folder: Path | None = None
    ) -> None:
        """`folder` holds the program's .qm files and `qt_folder` Qt's own; both have their usual place."""
        super().__init__(parent)
        self._folder = folder or translations_folder()
        self._qt_folder = qt_folder or Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._installed: list[QTranslator] = []
        self._code = "en"

    @property
    def code(self) -> str:
        """The code of the language in use, a key of LANGUAGES."""
        return self._code

    def set(self, choice: str) -> list[str]:
        """Switch to a code or to "system". Returns the names of the translation files that did not load.

        Without the file of our own sentences the whole window stays English rather than mixing two languages.
        """
        code = resolve(choice)
        missing: list[str] = []
        own = self._load("bezique", _variety(code), self._folder)
        if own is None and _variety(code) != code:
            own = self._load("bezique", code, self._folder)
        if own is None:
            missing.append(f"bezique_{code}.qm")
            if code != "en":
                log.warning("Without its sentences there is no %s; using English.", LANGUAGES[code])
                code = "en"
                own = self._load("bezique", code, self._folder)
        name = _QT_WORDS.get(code, code)
        words = self._load("qtbase", name, self._qt_folder)
        if words is None:
            missing.append(f"qtbase_{name}.qm")
        self._switch(code, [translator for translator in (words, own) if translator is not None])
        return missing

    def _switch(self, code: str, translators: list[QTranslator]) -> None:
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        self._installed = translators
        # Qt asks the last one first: ours stands before Qt's.
        for new in translators:
            QCoreApplication.installTranslator(new)
        locale = _locale(code)
        QLocale.setDefault(locale)
        QGuiApplication.setLayoutDirection(locale.textDirection())
        self._code = code
        self.changed.emit(code)

    def _load(self, name: str, code: str, folder: Path) -> QTranslator | None:
        """One file, kept alive by this object; None, and a line in the log, if it is missing or damaged."""
        path = folder / f"{name}_{code}.qm"
        translator = QTranslator(self)
        # Qt would take a file with a shorter name where this one is missing.
        if path.is_file() and translator.load(str(path)):
            return translator
        translator.deleteLater()
        state = "is damaged" if path.is_file() else "is missing"
        log.warning("The translation %s %s.", path, state)
        return None


def _system_locale() -> QLocale:
    return QLocale.system()


def _variety(code: str) -> str:
    """The name of the file that counts as the player's country does; mostly just the code."""
    other, usual = _VARIETIES.get(code, (code, None))
    return code if usual is None or _locale(code).territory() == usual else other


def _locale(code: str) -> QLocale:
    """Formats for `code`: those of the country that the system names, else the usual ones."""
    system = _system_locale()
    usual = QLocale(code)
    # By name, because the system's own object may mix the formats of several countries.
    return QLocale(system.name()) if system.language() == usual.language() else usual

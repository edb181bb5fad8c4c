"""Switching the language: everything together, at once, and English with a reason when something is wrong."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from bezique_qt.app.language import LANGUAGES, Language, first_start_code, index_letters, resolve
from bezique_qt.app.paths import translations_folder
from bezique_qt.app.phrases import COUNTS


@pytest.fixture
def language(qapp: QApplication) -> Language:
    return Language()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the .qm files, to be damaged."""
    return Path(shutil.copytree(translations_folder(), tmp_path / "qm"))


CANCEL = {"en": "Cancel", "pt": "Cancelar", "fr": "Annuler", "nl": "Annuleren"}


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_the_buttons_of_qt_speak_the_language(code: str, language: Language, qtbot: QtBot) -> None:
    assert language.set(code) == []
    box = QMessageBox()
    qtbot.addWidget(box)
    box.setStandardButtons(QMessageBox.StandardButton.Cancel)
    assert box.button(QMessageBox.StandardButton.Cancel).text().replace("&", "") == CANCEL[code]


NUMBER = {"en": "12,345", "pt": "12.345", "fr": "12\u202f345", "nl": "12.345"}


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_numbers_follow_the_language(code: str, language: Language) -> None:
    language.set(code)
    assert language.code == code
    assert QLocale().toString(12345) == NUMBER[code]


def test_everything_is_switched_when_changed_is_emitted(language: Language) -> None:
    seen = []

    def note(code: str) -> None:
        seen.append((code, QLocale().name(), QCoreApplication.translate("QPlatformTheme", "Cancel")))

    language.changed.connect(note)
    language.set("fr")
    language.set("nl")
    assert seen == [("fr", "fr_FR", "Annuler"), ("nl", "nl_NL", "Annuleren")]


def test_the_country_of_the_system_is_kept(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    """Portugal's numbers for a player in Portugal, and the Brazilian words of Qt, which has no others."""
    portugal = QLocale("pt_PT")
    monkeypatch.setattr("bezique_qt.app.language._system_locale", lambda: portugal)
    assert language.set("system") == []
    assert (language.code, QLocale().name()) == ("pt", "pt_PT")
    assert QLocale().toString(12345) == "12\u00a0345"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancelar"
    language.set("nl")
    assert QLocale().name() == "nl_NL"


COUNTED = {
    "en": ("0 tricks", "1 trick", "2 tricks", "11 tricks"),
    "pt_BR": ("0 vaza", "1 vaza", "2 vazas", "11 vazas"),
    "pt_PT": ("0 vazas", "1 vaza", "2 vazas", "11 vazas"),
    "pt_AO": ("0 vazas", "1 vaza", "2 vazas", "11 vazas"),
    "fr": ("0 pli", "1 pli", "2 plis", "11 plis"),
    "nl": ("0 slagen", "1 slag", "2 slagen", "11 slagen"),
}


@pytest.mark.parametrize("locale", sorted(COUNTED))
def test_things_are_counted_as_in_the_country(
    locale: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = QLocale(locale)
    monkeypatch.setattr("bezique_qt.app.language._system_locale", lambda: system)
    assert language.set("system") == []
    assert tuple(COUNTS.tricks(n) for n in (0, 1, 2, 11)) == COUNTED[locale]


def test_a_missing_variety_leaves_its_language(
    folder: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    portugal = QLocale("pt_PT")
    monkeypatch.setattr("bezique_qt.app.language._system_locale", lambda: portugal)
    (folder / "bezique_pt_PT.qm").unlink()
    language = Language(folder=folder)
    with caplog.at_level(logging.WARNING):
        assert language.set("pt") == []
    assert (language.code, COUNTS.tricks(2)) == ("pt", "2 vazas")
    assert "bezique_pt_PT.qm is missing" in caplog.text


def test_a_missing_file_leaves_english(
    folder: Path, qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "bezique_fr.qm").unlink()
    language = Language(folder=folder)
    with caplog.at_level(logging.WARNING):
        assert language.set("fr") == ["bezique_fr.qm"]
    assert (language.code, QLocale().language()) == ("en", QLocale.Language.English)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert "bezique_fr.qm is missing" in caplog.text
    assert language.set("nl") == []


@pytest.mark.parametrize("content", [b"", b"no translation", "half"])
def test_a_damaged_file_leaves_english(
    content: bytes | str, folder: Path, qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    path = folder / "bezique_pt.qm"
    whole = path.read_bytes()
    path.write_bytes(content if isinstance(content, bytes) else whole[: len(whole) // 2])
    language = Language(folder=folder)
    with caplog.at_level(logging.WARNING):
        assert language.set("pt") == ["bezique_pt.qm"]
    assert language.code == "en"
    assert "bezique_pt.qm is damaged" in caplog.text


def test_missing_words_of_qt_do_not_cost_the_language(
    tmp_path: Path, qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    language = Language(qt_folder=tmp_path)
    with caplog.at_level(logging.WARNING):
        assert language.set("pt") == ["qtbase_pt_BR.qm"]
    assert language.code == "pt"
    assert "qtbase_pt_BR.qm is missing" in caplog.text


def test_an_unknown_choice_is_english_and_said(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert resolve("tlh") == "en"
    assert "tlh" in caplog.text


@pytest.mark.parametrize(
    ("preferred", "code"),
    [
        (["pt-Latn-PT", "pt-PT", "pt"], "pt"),
        (["pt_BR"], "pt"),
        (["de-DE", "de", "fr-FR", "fr"], "fr"),
        (["nl-BE"], "nl"),
        (["EN"], "en"),
    ],
)
def test_the_first_start_takes_the_first_language_we_have(preferred: list[str], code: str) -> None:
    assert first_start_code(preferred) == code


@pytest.mark.parametrize("preferred", [["xx-XX", "C", "xx"], [""], []])
def test_without_one_we_have_it_is_english_and_says_why(
    preferred: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert first_start_code(preferred) == "en"
    assert "starting in English" in caplog.text


def test_a_system_that_asks_for_no_language_gets_english(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert first_start_code(["C"]) == "en"
    assert not caplog.text


@pytest.mark.parametrize(
    ("locale", "code"),
    [("C", "en"), ("xx_XX", "en"), ("pt_PT.UTF-8", "pt"), ("fr_CA.UTF-8", "fr"), ("nl_BE@euro", "nl")],
)
def test_the_system_is_asked(locale: str, code: str) -> None:
    program = "from bezique_qt.app.language import first_start_code as code; print(code())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "LC_ALL": locale, "LANG": locale},
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == code


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_the_letters_of_a_language_are_told_apart(code: str) -> None:
    letters = index_letters(code)
    assert sorted(letters) == ["A", "J", "K", "Q"]
    assert len(set(letters.values())) == 4


def test_the_letters_are_those_of_the_country() -> None:
    """Portuguese and French cards agree: as, rei and roi, dama and dame, valete and valet."""
    spelled = {code: "".join(index_letters(code)[rank] for rank in "AKQJ") for code in LANGUAGES}
    assert spelled == {"en": "AKQJ", "pt": "ARDV", "fr": "ARDV", "nl": "AHVB"}


def test_the_writing_direction_is_set(language: Language) -> None:
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    language.set("fr")
    assert QGuiApplication.layoutDirection() == Qt.LayoutDirection.LeftToRight

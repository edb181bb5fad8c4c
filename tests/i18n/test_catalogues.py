"""The four .ts files: complete, in step with the sources and with each other, and safe to fill in."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator

from bezique_qt.app.language import LANGUAGES
from tests.i18n.catalogue import Catalogue, Message, problems, read

ROOT = Path(__file__).resolve().parents[2]
TRANSLATED = sorted(set(LANGUAGES) - {"en"})


def catalogue(code: str) -> Catalogue:
    return read(ROOT / "translations" / f"bezique_{code}.ts")


def test_there_is_one_file_for_each_language() -> None:
    files = sorted(path.name for path in (ROOT / "translations").iterdir())
    assert files == sorted(f"bezique_{code}.ts" for code in LANGUAGES)


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_a_catalogue_has_no_problem(code: str) -> None:
    found = problems(catalogue(code))
    assert catalogue(code).language == code
    assert not found, "\n" + "\n".join(found)


def test_english_holds_the_counted_sentences_and_nothing_else() -> None:
    english = {message.key for message in catalogue("en").messages}
    counted = {message.key for message in catalogue("fr").messages if message.counted}
    assert english == counted
    assert english


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_language_has_the_same_sentences(code: str) -> None:
    sentences = {message.key for message in catalogue(code).messages}
    assert sentences == {message.key for message in catalogue(TRANSLATED[0]).messages}
    assert len(sentences) > 100


def test_lupdate_finds_nothing_new(translation_tools: ModuleType, tmp_path: Path) -> None:
    """Otherwise: python .build/translations.py update, and translate what it found."""
    shutil.copytree(ROOT / "translations", tmp_path / "translations")
    for path in translation_tools.update(ROOT, tmp_path / "translations"):
        committed = ROOT / "translations" / path.name
        assert path.read_text("utf-8") == committed.read_text("utf-8"), path.name


LIKE_ONE = {"fr": (0, 1), "pt": (0, 1), "pt_PT": (1,), "en": (1,), "nl": (1,)}
"""The numbers of the singular, after the Unicode CLDR: French and Brazil count nothing like one."""


def test_a_sentence_that_nobody_has_translated_is_noticed(
    translation_tools: ModuleType, tmp_path: Path
) -> None:
    """A new sentence in the sources is found in no file, and unfinished once it is."""
    for folder in ("bezique_qt", "translations"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.so", "*.qm"))
    texts = tmp_path / "bezique_qt" / "app" / "table" / "texts.py"
    new = 'def bow() -> str:\n    return fill(QT_TRANSLATE_NOOP("phrases", "Bow to your opponent."))\n'
    texts.write_text(texts.read_text("utf-8") + "\n\n" + new, "utf-8")
    before = {path.name: path.read_text("utf-8") for path in (tmp_path / "translations").iterdir()}
    translation_tools.update(tmp_path)
    after = {path.name: path.read_text("utf-8") for path in (tmp_path / "translations").iterdir()}
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {f"bezique_{code}.ts" for code in TRANSLATED}
    for code in TRANSLATED:
        (wrong,) = problems(read(tmp_path / "translations" / f"bezique_{code}.ts"))
        assert wrong == "phrases: 'Bow to your opponent.': unfinished"


def test_the_dutch_have_one_word_for_marriages_and_for_unseen_cards() -> None:
    said = " ".join(form for message in catalogue("nl").messages for form in message.forms)
    assert "mariassen" in said
    assert "mariage" not in said.lower()
    assert "nog weg" not in said


@pytest.mark.parametrize("code", sorted(LIKE_ONE))
def test_plural_forms_follow_the_number(code: str, translation_tools: ModuleType, tmp_path: Path) -> None:
    translation_tools.release(tmp_path)
    translator = QTranslator()
    assert translator.load(str(tmp_path / f"bezique_{code}.qm"))
    for message in catalogue(code[:2]).messages:
        if message.counted:
            one, many = message.forms
            expected = {n: one if n in LIKE_ONE[code] else many for n in (0, 1, 2, 11)}
            context, source, comment = message.key
            assert expected == {n: translator.translate(context, source, comment, n) for n in expected}


GOOD = Message("Box", "&Save {name} now.", "", False, "", ("&Guardar {name} agora.",))


def changed(**fields: object) -> Catalogue:
    values = {name: getattr(GOOD, name) for name in Message.__slots__}
    return Catalogue("pt", "en", (Message(**(values | fields)),))


def test_the_checker_accepts_a_good_message() -> None:
    assert problems(changed()) == []
    assert problems(changed(source="%n card(s)", counted=True, forms=("%n carta", "%n cartas"))) == []


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"state": "unfinished"}, "unfinished"),
        ({"state": "vanished"}, "vanished"),
        ({"state": "obsolete"}, "obsolete"),
        ({"state": "missing", "forms": ()}, "missing"),
        ({"context": ""}, "no context"),
        ({"forms": ("&Guardar {nome} agora.",)}, "placeholders"),
        ({"forms": ("&Guardar agora.",)}, "placeholders"),
        ({"forms": ("Guardar {name} agora.",)}, "accelerators"),
        ({"forms": ("&Guardar {name} agora",)}, "ends with"),
        ({"forms": ("&Guardar {name} agora?",)}, "ends with"),
        ({"forms": ("",)}, "empty"),
        ({"forms": (" &Guardar {name} agora.",)}, "space"),
        ({"forms": ("&Guardar <b>{name}</b> agora.",)}, "tags"),
        ({"source": "Play it again now.", "forms": ("Play it again now.",)}, "left in English"),
        ({"source": "%n card(s)", "forms": ("%n cartas",)}, "plural forms"),
        ({"source": "%n card(s)", "counted": True, "forms": ("%n carta",)}, "1 plural forms"),
        ({"source": "%n card(s)", "counted": True, "forms": ("uma carta", "%n cartas")}, "numbers"),
    ],
)
def test_the_checker_names_what_is_wrong(fields: dict[str, object], said: str) -> None:
    (found,) = problems(changed(**fields))
    assert said in found

"""The translation tooling on a small tree of its own."""

from __future__ import annotations

import os
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator

from tests.i18n.catalogue import read

SOURCE = """
class Table(QWidget):
    def retranslate(self, n):
        #: Said of the stock
        self.tr("%n card(s) é", "", n)
        self.tr("%n trick(s)", n=len(self.tricks))
        self.tr("plain {name}", "a comment")
        fill(
            QCoreApplication.translate(
                "phrases",
                "%n point(s)"
                " for {name}",
                None,
                view.points,
            ),
            name=QCoreApplication.translate("phrases", "%n brisque(s)", "won", n=n),
        )
"""
COUNTED = {
    ("Table", "%n card(s) é", ""),
    ("Table", "%n trick(s)", ""),
    ("phrases", "%n point(s) for {name}", ""),
    ("phrases", "%n brisque(s)", "won"),
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "bezique_qt").mkdir()
    (tmp_path / "bezique_qt" / "table.py").write_text(SOURCE, encoding="utf-8")
    return tmp_path


def test_every_form_of_a_counted_sentence_is_found(tree: Path, translation_tools: ModuleType) -> None:
    """lupdate alone takes some of these for sentences without plural forms, and overlooks others."""
    paths = {path.stem: path for path in translation_tools.update(tree)}
    french = read(paths["bezique_fr"])
    assert {message.key for message in french.messages if message.counted} == COUNTED
    assert [message.key for message in french.messages if not message.counted] == [
        ("Table", "plain {name}", "a comment")
    ]
    assert {message.key for message in read(paths["bezique_en"]).messages} == COUNTED
    assert "Said of the stock" in paths["bezique_nl"].read_text("utf-8")


def test_an_update_without_changes_changes_nothing(tree: Path, translation_tools: ModuleType) -> None:
    before = [path.read_bytes() for path in translation_tools.update(tree)]
    assert [path.read_bytes() for path in translation_tools.update(tree)] == before


def test_a_translated_sentence_reaches_the_program(
    tree: Path, tmp_path: Path, translation_tools: ModuleType
) -> None:
    path = next(path for path in translation_tools.update(tree) if path.stem == "bezique_fr")
    text = path.read_text("utf-8")
    empty = '<translation type="unfinished"></translation>'
    assert text.count(empty) == 1
    path.write_text(text.replace(empty, "<translation>simple {name}</translation>"), "utf-8")
    folder = tmp_path / "made"
    made = translation_tools.release(folder, tree)
    codes = ("en", "fr", "nl", "pt", "pt_PT")
    assert [found.name for found in made] == [f"bezique_{code}.qm" for code in codes]
    assert sorted(folder.iterdir()) == made
    translator = QTranslator()
    assert translator.load(str(folder / "bezique_fr.qm"))
    assert translator.translate("Table", "plain {name}", "a comment") == "simple {name}"


def test_files_older_than_their_source_are_not_current(
    tree: Path, tmp_path: Path, translation_tools: ModuleType
) -> None:
    (source, *_) = translation_tools.update(tree)
    folder = tmp_path / "made"
    assert not translation_tools.is_current(folder, tree)
    translation_tools.release(folder, tree)
    assert translation_tools.is_current(folder, tree)
    later = source.stat().st_mtime + 10
    os.utime(source, (later, later))
    assert not translation_tools.is_current(folder, tree)


def test_a_broken_file_is_reported(tree: Path, tmp_path: Path, translation_tools: ModuleType) -> None:
    translation_tools.update(tree)
    (tree / "translations" / "bezique_pt.ts").write_text("<TS>", encoding="utf-8")
    with pytest.raises(RuntimeError, match="bezique_pt"):
        translation_tools.release(tmp_path / "made", tree)


def test_a_command_that_is_not_understood_is_explained(
    translation_tools: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert translation_tools.main(["make"]) == 2
    assert "update" in capsys.readouterr().err

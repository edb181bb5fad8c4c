"""Each sentence of the program can be found by lupdate, and by the program again when it runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.i18n.sources import problems

PACKAGE = Path(__file__).resolve().parents[2] / "bezique_qt"
MODULES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))

# The guarded formatter looks up sentences that stand elsewhere, marked with QT_TRANSLATE_NOOP.
FORMATTER = "app/phrases/fill.py"


@pytest.mark.parametrize("module", MODULES)
def test_sentences_are_plain_literals(module: str) -> None:
    source = (PACKAGE / module).read_text(encoding="utf-8")
    found = problems(source, may_alias=module == FORMATTER)
    assert not found, "\n" + "\n".join(found)


GOOD = """
class Box(QDialog):
    def retranslate(self, painter, n):
        painter.translate(n, n)
        self.label.setText(self.tr("Cards left: {n}" " in all").format(n=n))
        self.label.setText(f"{n}")
        self.setWindowTitle(QCoreApplication.translate("phrases", "Game"))
"""


def test_the_reader_accepts_good_calls() -> None:
    assert problems(GOOD) == []


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("self.tr(TITLE)", "plain literals"),
        ("self.tr(f'{n} cards')", "plain literals"),
        ("self.tr('a' + b)", "plain literals"),
        ("QCoreApplication.translate(context, 'Game')", "plain literals"),
        ("translate('phrases', key)", "plain literals"),
        ("QT_TRANSLATE_NOOP('phrases', key)", "plain literals"),
        ("f\"<b>{self.tr('Game')}</b>\"", "f-string"),
        ("tr = QCoreApplication.translate", "another name"),
        ("say = self.tr", "another name"),
        ("label.setText('Game over')", "in one language"),
        ("label.setToolTip('Points: ' + number)", "in one language"),
        ("label.setToolTip(f'Points: {number}')", "in one language"),
        ("QAction('Quit', parent=self)", "in one language"),
    ],
)
def test_the_reader_names_what_is_wrong(statement: str, said: str) -> None:
    (found,) = problems(f"class Box:\n    def build(self):\n        {statement}\n")
    assert said in found


def test_tr_outside_a_class_has_no_context() -> None:
    (found,) = problems("def title():\n    return tr('Game')\n")
    assert "no context" in found

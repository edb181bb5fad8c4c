"""The notes on the source documents: every switch and every test that they name is there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from bezique_qt.rules import VARIANTS, Variant
from tests.rules.scenes import SCENES

ROOT = Path(__file__).resolve().parent.parent.parent
NOTES = sorted((ROOT / "seeds").glob("*.md"))
SOURCES = {"000": "PT", "001": "FR", "002": "NL"}


def rows(note: Path) -> list[tuple[str, list[str]]]:
    """The rows of the tables of a note, each with the variant that its section names."""
    variant = ""
    found = []
    for line in note.read_text("utf-8").splitlines():
        if line.startswith("## "):
            named = re.search(r"\(`(.+)`\)", line)
            variant = named[1] if named else ""
        elif re.match(r"\| [A-Z]\d+ \|", line):
            found.append((variant, [cell.strip() for cell in line.strip("|").split("|")]))
    return found


@cache
def functions_of(path: str) -> set[str]:
    """The names of the test functions of a file."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_source_has_its_note() -> None:
    assert [note.name[:3] for note in NOTES] == list(SOURCES)
    for note in NOTES:
        text = note.read_text("utf-8")
        for heading in ("## Where it is silent", "## Where it slips"):
            assert text.count(heading) == 1, (note.name, heading)
        identifiers = [cells[0] for _, cells in rows(note)]
        assert len(identifiers) == len(set(identifiers)) >= 25
        slips = text.split("## Where it slips")[1]
        assert slips.count("\n- ") >= 3


@pytest.mark.parametrize("note", NOTES, ids=lambda note: note.stem)
def test_the_switches_named_are_those_of_the_variant(note: Path) -> None:
    for variant, cells in rows(note):
        assert len(cells) == 5, cells
        switches = re.findall(r"`(.+?)`", cells[3])
        assert switches or cells[3] == "-", cells
        for switch in switches:
            name, _, value = switch.partition("=")
            of, _, field = name.rpartition(":")
            assert field in Variant.__dataclass_fields__, switch
            assert str(getattr(VARIANTS[of or variant], field)) == value, (cells[0], switch)


@pytest.mark.parametrize("note", NOTES, ids=lambda note: note.stem)
def test_the_tests_named_exist(note: Path) -> None:
    scenes = {scene.name: scene for scene in SCENES}
    for variant, cells in rows(note):
        named = re.findall(r"`(.+?)`", cells[4])
        assert named, cells
        for test in named:
            path, _, function = test.partition("::")
            function, _, scene = function.partition("[")
            assert function in functions_of(path), (cells[0], test)
            if scene:
                played = scenes[scene.rstrip("]")].variants
                of = variant or cells[3].split(":")[0].strip("`")
                assert of in played, (cells[0], test)


def test_every_variant_of_a_source_has_its_section() -> None:
    sections = {variant for note in NOTES for variant, _ in rows(note) if variant}
    assert sections == set(VARIANTS) - {"classic", "rubicon-1887"}

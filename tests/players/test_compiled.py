"""The compiled modules do what their sources do, deal by deal.

`BEZIQUE_DEALS=3000 pytest tests/players/test_compiled.py` compares so many random deals a variant.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bezique_qt.rules import VARIANTS, Variant
from tests.conftest import build_module
from tests.players import course
from tests.wheels import ROOT

DEALS = int(os.environ.get("BEZIQUE_DEALS", "200"))


def run(package: Path, *arguments: str) -> str:
    """What Python prints in the folder of this package, which is then the one it imports."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=package,
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_compiled_modules_do_as_their_sources_do(variant: Variant, compiled_package: Path) -> None:
    compiled = json.loads(run(compiled_package, course.__file__, variant.id, str(DEALS)))
    plain = json.loads(json.dumps(course.course(variant, DEALS)))
    assert plain.pop("back end") == "plain Python"
    assert compiled.pop("back end") == "compiled"
    for what, course_of_it in plain.items():
        assert len(course_of_it) > 0, what
        for number, (source, extension) in enumerate(zip(course_of_it, compiled[what], strict=True)):
            assert source == extension, f"{what} {number}"


def test_every_module_of_the_list_is_compiled(compiled_package: Path) -> None:
    modules = build_module("compiled").MODULES
    lines = [f"import {module}; print({module}.__file__)" for module in modules]
    files = run(compiled_package, "-c", "\n".join(lines)).split()
    assert len(files) == len(modules)
    assert [file for file in files if not file.endswith((".so", ".pyd"))] == []


def test_compiled_modules_need_nothing_but_python(compiled_package: Path) -> None:
    code = "from bezique_qt.players import back_end; print(back_end())"
    assert run(compiled_package, "-S", "-c", code) == "compiled\n"


def test_the_command_says_how_it_thinks(compiled_package: Path) -> None:
    assert run(compiled_package, "-m", "bezique_qt.cli", "--version").endswith(", compiled\n")
    assert run(ROOT, "-m", "bezique_qt.cli", "--version").endswith(", plain Python\n")

"""`bezique rules`: the rule book in the console."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bezique_qt.app.language import LANGUAGES
from bezique_qt.cli import main
from bezique_qt.rules import VARIANTS

ROOT = Path(__file__).resolve().parent.parent

TITLES = {
    "en": "The last tricks\n---------------\n",
    "pt": "As últimas vazas\n----------------\n",
    "fr": "Les derniers plis\n-----------------\n",
    "nl": "De laatste slagen\n-----------------\n",
}


@pytest.mark.parametrize("variant", sorted(VARIANTS))
@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_the_book_is_printed(variant: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", variant, "--language", code]) == 0
    printed = capsys.readouterr()
    assert TITLES[code] in printed.out
    assert max(map(len, printed.out.splitlines())) <= 80
    assert printed.out.endswith("\n")
    assert printed.err == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rules"], "V"),
        (["rules", "whist"], "whist"),
        (["rules", "classic", "--language", "tlh"], "en, pt, fr, nl"),
        (["rules", "classic", "--language", ""], "en, pt, fr, nl"),
    ],
)
def test_what_is_not_known_is_an_error_of_the_command_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, without a screen."""
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "LANGUAGE")}
    del environment["QT_QPA_PLATFORM"]
    return subprocess.run(
        [sys.executable, "-m", "bezique_qt.cli", *arguments],
        env={**environment, **variables},
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )


def test_without_a_language_it_is_the_systems() -> None:
    done = run("rules", "rubicon-nl", LC_ALL="nl_BE.UTF-8", LANG="nl_BE.UTF-8")
    assert TITLES["nl"] in done.stdout


def test_a_system_whose_language_is_not_here_gets_english() -> None:
    done = run("rules", "classic", LC_ALL="C.UTF-8", LANG="C.UTF-8")
    assert TITLES["en"] in done.stdout


def test_the_other_commands_do_not_wait_for_qt(tmp_path: Path) -> None:
    file = tmp_path / "none.json"
    file.write_text("", encoding="utf-8")
    program = (
        "import sys; from bezique_qt.cli import main; main(sys.argv[1:]); print('PySide6' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "check", str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "False"

"""The modules of the strong players' search, compiled with mypyc; and a copy of the package that has them.

    python .build/compiled.py FOLDER     make FOLDER/bezique_qt, a copy whose search is compiled

It runs as `PYTHONPATH=FOLDER python -m bezique_qt`. It is a copy, because a compiled module beside a source
file that somebody edits goes on running the old code, and nothing says so. The build hook takes the
compiled modules out of such a copy; their .py files stay in the wheel, and run where these do not.

Needs mypy, setuptools, a C compiler and Python's headers. `BEZIQUE_COMPILE` decides about a wheel: 0 never
compiles, 1 fails where that cannot be done, and without it a wheel that cannot be compiled is plain Python.
"""

from __future__ import annotations

import copy
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MODULES = (
    "bezique_qt.players.core_cards",
    "bezique_qt.players.core_melds",
    "bezique_qt.players.core_tricks",
    "bezique_qt.players.core",
    "bezique_qt.players.core_start",
    "bezique_qt.players.endgame",
    "bezique_qt.players.weights",
    "bezique_qt.players.keeping",
    "bezique_qt.players.policy",
    "bezique_qt.players.reading",
    "bezique_qt.players.worth",
    "bezique_qt.players.finishing",
    "bezique_qt.players.search",
    "bezique_qt.players.tuning",
)
"""All that is compiled, as one group: calls between these modules are calls of C functions."""
REQUIREMENTS = (
    # What another minor version makes of the same source is not known before the tests have compared it.
    "mypy>=2.4,<2.5",
    # The oldest that works with mypyc on Python 3.12, where distutils is gone.
    "setuptools>=65.5",
)
_GROUP = "bezique_qt.players._compiled"


def wanted() -> bool:
    """Whether a wheel may be compiled."""
    return os.environ.get("BEZIQUE_COMPILE") != "0"


def demanded() -> bool:
    """Whether a wheel must be compiled."""
    return os.environ.get("BEZIQUE_COMPILE") == "1"


def missing() -> str:
    """What this machine lacks for compiling, for people to read; nothing if it seems to have it all."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    # Without such a setting, as on Windows, setuptools looks for a compiler in its own ways.
    if compiler and not shutil.which(shlex.split(compiler)[0]):
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's headers are not installed (Python.h)"
    return ""


def extensions(folder: Path) -> list[Path]:
    """The compiled modules below a folder, in order of name."""
    return sorted(path for path in folder.rglob("*") if path.suffix in (".so", ".pyd"))


def make(folder: Path) -> list[Path]:
    """Make `folder`/bezique_qt, a copy of the package with compiled modules, and return those.

    It is done by another process, because mypyc ends the one it runs in when it meets an error.
    RuntimeError with the reason, in one line, if it cannot be done.
    """
    reason = missing()
    if reason:
        raise RuntimeError(reason)
    command = [sys.executable, __file__, str(folder.resolve())]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = (done.stdout + done.stderr).strip().splitlines()
        raise RuntimeError(lines[-1] if lines else f"exit code {done.returncode}")
    return extensions(folder)


def _compile(folder: Path) -> None:
    """Compile the modules of the copy in the current folder; what else is made goes into `folder`."""
    # Before mypyc, which without it looks for the distutils that Python no longer has.
    import setuptools  # noqa: F401
    from mypyc.build import mypycify

    options = ["--config-file=", f"--cache-dir={os.devnull}", "--follow-imports=silent"]
    options += ["--explicit-package-bases", "--namespace-packages"]
    paths = [f"{module.replace('.', '/')}.py" for module in MODULES]
    # -O3 plays 9 % more deals than -O2; without debug symbols it compiles in two thirds of the time.
    made = mypycify(
        [*options, *paths], opt_level="3", debug_level="0", group_name=_GROUP, target_dir=str(folder / "c")
    )
    for extension in made:
        if os.name == "posix":
            # A new compiler's new warning is no reason to do without. And no fused multiply-add: its
            # rounding differs from Python's, so that the same seed would give other games.
            extension.extra_compile_args += ["-Wno-error", "-ffp-contract=off"]
    if sys.platform == "linux":
        try:
            # Inlined across mypyc's own library as well, it plays a fifth more deals. Not every linker can.
            _build(
                made, folder / "linked", ["-flto=auto", "-fno-semantic-interposition"], ["-flto=auto", "-O3"]
            )
            return
        except Exception as error:
            print(f"Once more without link-time optimisation: {error}", file=sys.stderr)
    _build(made, folder / "o", [], [])


def _build(made: list[Any], folder: Path, compiling: list[str], linking: list[str]) -> None:
    """Run the compiler and the linker, with options besides their own, and put the modules in place."""
    from setuptools import Distribution

    extensions = copy.deepcopy(made)
    for extension in extensions:
        extension.extra_compile_args += compiling
        extension.extra_link_args += linking
    command: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = "."
    command.build_temp = str(folder)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def main(arguments: Sequence[str]) -> int:
    """The command line in the module's description. Returns 0, 1 if it fails, 2 if it is not understood."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    target = Path(arguments[0])
    try:
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(ROOT / "bezique_qt", target / "bezique_qt", ignore=ignored)
        os.chdir(target)
        with tempfile.TemporaryDirectory() as folder:
            _compile(Path(folder))
    except SystemExit:
        print("mypyc does not accept the modules", file=sys.stderr)
        return 1
    except Exception as error:
        print(str(error) or repr(error), file=sys.stderr)
        return 1
    for path in extensions(Path()):
        print(path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

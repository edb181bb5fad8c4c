"""Wheels and source archives, made by the project's own build backend with the tests' own Python."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def run_build(
    source: Path, target: str, folder: Path, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Build a target ("wheel", "wheel:editable", "sdist") of the tree `source` into `folder`.

    Nothing is compiled unless the environment given says so: that takes its time.
    """
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    variables = {**os.environ, "BEZIQUE_COMPILE": "0", **environment}
    return subprocess.run(command, cwd=source, env=variables, capture_output=True, text=True, check=False)


def build(source: Path, target: str, folder: Path, **environment: str) -> Path:
    """The wheel or source archive that `run_build` makes."""
    done = run_build(source, target, folder, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return made_in(folder)


def made_in(folder: Path) -> Path:
    """The one wheel or source archive in a folder."""
    (made,) = [*folder.glob("*.whl"), *folder.glob("*.tar.gz")]
    return made


def names(wheel: Path) -> set[str]:
    """The names of a wheel's files."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def unpacked(wheel: Path, folder: Path) -> Path:
    """The folder, with a wheel's files in it."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder

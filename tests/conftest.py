"""What every test starts from: no screen, English, folders of its own; and nothing may be left running."""

from __future__ import annotations

import gc
import importlib.util
import itertools
import os
import sys
import threading
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

# Qt reads these when its application object is made.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

import hypothesis
import pytest
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QLocale,
    QObject,
    QProcess,
    Qt,
    QThread,
    QTimer,
)
from PySide6.QtGui import QGuiApplication
from shiboken6 import isValid

from tests.wheels import build, made_in, unpacked

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent.parent
_folder_numbers = itertools.count()
_MANY_OBJECTS = 20_000
"""So many made since the last collection, and still there: worth looking for the dead among them."""


def build_module(name: str) -> ModuleType:
    """The module `.build/NAME.py`, which is no package that could be imported."""
    path = ROOT / ".build" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"build_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pytest_configure(config: pytest.Config) -> None:
    """Make the .qm files of the checkout where a sentence has changed since they were made."""
    # How long an example takes says more about what else runs on the machine than about the program.
    hypothesis.settings.register_profile("untimed", deadline=None)
    hypothesis.settings.load_profile("untimed")
    # Whichever thread allocates would collect: a window must not be destroyed beside the thread it belongs
    # to, nor a translator while Qt asks it for a text, which then waits for ever. See `_collected_here`.
    gc.disable()
    _watch()
    if hasattr(config, "workerinput"):
        return
    translations = build_module("translations")
    folder = ROOT / "bezique_qt" / "translations"
    if not translations.is_current(folder):
        try:
            translations.release(folder)
        except RuntimeError as error:
            # The tests of the translations say more about it than an end before the first test would.
            print(error, file=sys.stderr)


@pytest.fixture(scope="session")
def translation_tools() -> ModuleType:
    """The module `.build/translations.py`."""
    return build_module("translations")


@pytest.fixture(scope="session")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel with its compiled modules, made once in a run, whatever the number of its processes.

    Skips where nothing can be compiled, unless BEZIQUE_COMPILE=1 demands it.
    """
    compiled = build_module("compiled")
    if compiled.missing() and not compiled.demanded():
        pytest.skip(f"compiled modules are not tested: {compiled.missing()}")
    base = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent
    folder = base / "compiled"
    with _alone(base / "compiled.lock"):
        if not folder.exists():
            build(ROOT, "wheel", base / "compiling", BEZIQUE_COMPILE="1")
            (base / "compiling").rename(folder)
    return made_in(folder)


@pytest.fixture(scope="session")
def compiled_package(compiled_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for PYTHONPATH that holds the package with its compiled modules."""
    return unpacked(compiled_wheel, tmp_path_factory.mktemp("installed"))


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """One process of the test run at a time."""
    with lock.open("w") as file:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """A folder for --data-dir; it does not exist yet."""
    return tmp_path / "data-dir"


@pytest.fixture(autouse=True)
def _own_folders(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Code that looks up the player's folders gets empty ones that no other test uses."""
    base = tmp_path_factory.getbasetemp() / "home" / str(next(_folder_numbers))
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(base / kind.lower()))


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """English before each test, and nothing of a test's language after it."""
    QLocale.setDefault(QLocale("en"))
    yield
    for translator in _started("installTranslator"):
        QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(QLocale("en"))
    if QCoreApplication.instance() is not None:
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture(autouse=True)
def _collected_here() -> Iterator[None]:
    """What is left of tests is destroyed in the thread that made it, between two of them."""
    yield
    if gc.get_count()[0] > _MANY_OBJECTS:
        gc.collect()


@pytest.fixture(autouse=True)
def _nothing_left_running() -> Iterator[None]:
    """A thread, process, timer or animation that outlives its test runs on in the next one, or ends the
    program."""
    for references in _watched.values():
        references.clear()
    yield
    for thread in threading.enumerate():
        if thread.name == "thinker":
            thread.join(5)
            assert not thread.is_alive(), f"left running: {thread}"
    if not _left():
        return
    gc.collect()
    left = _left()
    names = ", ".join(f"{type(thing).__name__} {thing.objectName()!r} of {thing.parent()}" for thing in left)
    for thing in left:
        if isinstance(thing, QThread):
            thing.requestInterruption()
            thing.quit()
            thing.wait(5000)
        elif isinstance(thing, QProcess):
            thing.kill()
            thing.waitForFinished(5000)
        else:
            thing.stop()
    if left:
        pytest.fail(f"left running: {names}")


_watched: dict[str, list[weakref.ref[Any]]] = {}


def _watch() -> None:
    """Note each object that Python code starts or installs; Qt itself keeps no list that could be asked."""

    def noting(kind: str, original: Callable[..., Any], position: int) -> Callable[..., Any]:
        def call(*arguments: Any, **named: Any) -> Any:
            _watched[kind].append(weakref.ref(arguments[position]))
            return original(*arguments, **named)

        return call

    for cls in (QThread, QProcess, QTimer, QAbstractAnimation):
        _watched[cls.__name__] = []
        setattr(cls, "start", noting(cls.__name__, cls.start, 0))  # noqa: B010
    _watched["installTranslator"] = []
    setattr(  # noqa: B010
        QCoreApplication,
        "installTranslator",
        staticmethod(noting("installTranslator", QCoreApplication.installTranslator, 0)),
    )


def _started(kind: str) -> list[Any]:
    objects = {id(found): found for reference in _watched[kind] if (found := reference()) is not None}
    return [found for found in objects.values() if isValid(found)]


def _left() -> list[Any]:
    running = [thread for thread in _started("QThread") if thread.isRunning()]
    working = [
        process for process in _started("QProcess") if process.state() != QProcess.ProcessState.NotRunning
    ]
    ticking = [timer for timer in _started("QTimer") if timer.isActive()]
    moving = [
        animation
        for animation in _started("QAbstractAnimation")
        if animation.state() == QAbstractAnimation.State.Running and not _moved_by_another(animation)
    ]
    return running + working + ticking + moving


def _moved_by_another(animation: QObject) -> bool:
    """Whether the animation belongs to a group, which is noted itself."""
    return isinstance(animation.parent(), QAbstractAnimation)

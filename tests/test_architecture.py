"""The laws of the source tree that no linter knows."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "bezique_qt"
MODULES = sorted(path.relative_to(ROOT).as_posix() for path in PACKAGE.rglob("*.py"))
TESTS = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("*.py"))
LONGEST = 400
PROGRAMS = ("bezique_qt/app/start.py", "tests/bench/event_loop_gaps.py", "tests/bench/review_time.py")
"""What runs by itself, and so starts the application's event loop."""

Law = Callable[[ast.AST, str], bool]


def _name(node: ast.AST) -> str:
    """The last part of a name or attribute: "exec" of dialog.exec."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _called(node: ast.AST) -> str:
    return _name(node.func) if isinstance(node, ast.Call) else ""


def colour_literal(node: ast.AST, module: str) -> bool:
    """A colour outside the theme and the drawn cards cannot follow the theme."""
    if module == "bezique_qt/app/theme.py" or module.startswith("bezique_qt/app/art/"):
        return False
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return bool(re.search(r"#(?:[0-9A-Fa-f]{3}){1,2}\b|\brgba?\(", node.value))
    if isinstance(node, ast.Attribute) and _name(node.value) == "GlobalColor":
        return node.attr not in ("transparent", "color0", "color1")
    if isinstance(node, ast.Call) and _called(node) == "QColor":
        channels = [argument.value for argument in node.args[:3] if isinstance(argument, ast.Constant)]
        shadow = channels == [0, 0, 0] and len(node.args) == 4
        return len(channels) == 3 and not shadow
    return False


def foreign_pixmap(node: ast.AST, module: str) -> bool:
    """Only app/art makes pixmaps: one cache, one place that knows the device pixel ratio."""
    return _called(node) == "QPixmap" and not module.startswith("bezique_qt/app/art/")


def nested_event_loop(node: ast.AST, module: str) -> bool:
    """A nested event loop lets the player act in the middle of an action."""
    if _called(node) in ("processEvents", "QEventLoop", "exec_"):
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "exec":
        return module not in PROGRAMS or _name(node.func.value) != "application"
    return False


def system_drag(node: ast.AST, module: str) -> bool:
    """A card is dragged inside the scene: QDrag is fragile on Wayland and cannot be tested."""
    return _name(node) == "QDrag" or (isinstance(node, ast.alias) and node.name == "QDrag")


def connected_lambda(node: ast.AST, module: str) -> bool:
    """A lambda keeps its widgets alive, and Qt cannot disconnect it when they go."""
    return _called(node) == "connect" and any(isinstance(part, ast.Lambda) for part in ast.walk(node))


def mixed_graphics_base(node: ast.AST, module: str) -> bool:
    """QGraphicsObject with a second base class crashes in Qt 6.9."""
    if not isinstance(node, ast.ClassDef) or len(node.bases) < 2:
        return False
    return any(_name(base).startswith("QGraphics") for base in node.bases)


def set_locale(node: ast.AST, module: str) -> bool:
    """QLocale formats everything; setlocale raises on a bad locale and changes the C library."""
    return _called(node) == "setlocale"


def sleep(node: ast.AST, module: str) -> bool:
    """A test waits for a signal, never for a time."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "wait":
        return _name(node.func.value) == "qtbot"
    return _called(node) in ("sleep", "msleep", "qWait", "qSleep")


LAWS: tuple[Law, ...] = (
    colour_literal,
    foreign_pixmap,
    nested_event_loop,
    system_drag,
    connected_lambda,
    mixed_graphics_base,
    set_locale,
    sleep,
)


def offences(law: Law, source: str, module: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if law(node, module):
            yield f"{module}, line {getattr(node, 'lineno', '?')}: {law.__doc__}"


def broken(law: Law, modules: list[str]) -> list[str]:
    sources = {module: (ROOT / module).read_text("utf-8") for module in modules}
    return [offence for module, source in sources.items() for offence in offences(law, source, module)]


@pytest.mark.parametrize("law", LAWS)
def test_the_package_keeps_the_law(law: Law) -> None:
    found = broken(law, MODULES)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("law", [sleep, nested_event_loop])
def test_the_tests_keep_the_law(law: Law) -> None:
    found = broken(law, TESTS)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("law", "wrong", "right"),
    [
        (colour_literal, "x = '#C8393F'", "x = '#3 of 5'"),
        (colour_literal, "x = 'color: rgb(1, 2, 3)'", "x = theme.ring"),
        (colour_literal, "QColor(10, 20, 30)", "QColor(theme.ring)"),
        (colour_literal, "QColor(0, 0, 0)", "QColor(0, 0, 0, alpha)"),
        (colour_literal, "Qt.GlobalColor.red", "Qt.GlobalColor.transparent"),
        (foreign_pixmap, "QPixmap(3, 4)", "card_pixmap(face)"),
        (nested_event_loop, "dialog.exec()", "dialog.open()"),
        (nested_event_loop, "app.processEvents()", "app.quit()"),
        (system_drag, "from PySide6.QtGui import QDrag", "from PySide6.QtGui import QDragEnterEvent"),
        (connected_lambda, "a.clicked.connect(lambda: b.close())", "a.clicked.connect(b.close)"),
        (mixed_graphics_base, "class A(QGraphicsObject, B): pass", "class A(QGraphicsObject): pass"),
        (set_locale, "locale.setlocale(locale.LC_ALL, '')", "QLocale.setDefault(x)"),
        (sleep, "time.sleep(1)", "thread.wait(1000)"),
        (sleep, "qtbot.wait(10)", "qtbot.waitSignal(x)"),
    ],
)
def test_a_law_tells_right_from_wrong(law: Law, wrong: str, right: str) -> None:
    assert list(offences(law, wrong, "bezique_qt/app/window.py"))
    assert not list(offences(law, right, "bezique_qt/app/window.py"))


def test_the_program_may_start_its_own_loop_once() -> None:
    assert not list(offences(nested_event_loop, "application.exec()", "bezique_qt/app/start.py"))
    assert list(offences(nested_event_loop, "application.exec()", "bezique_qt/app/window.py"))
    assert list(offences(nested_event_loop, "dialog.exec()", "bezique_qt/app/start.py"))


@pytest.mark.parametrize("module", MODULES)
def test_a_module_fits_in_the_head(module: str) -> None:
    assert len((ROOT / module).read_text("utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("module", MODULES)
def test_a_module_says_what_it_is_for(module: str) -> None:
    assert ast.get_docstring(ast.parse((ROOT / module).read_text("utf-8")))


IMPORT_ALL = """
import importlib, pkgutil, sys
sys.path.insert(0, sys.argv[1])
for blocked in ("PySide6", "shiboken6", "platformdirs"):
    sys.modules[blocked] = None
importlib.import_module("bezique_qt.cli")
names = []
for layer in ("rules", "players", "coach"):
    package = importlib.import_module("bezique_qt." + layer)
    names.append(package.__name__)
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(found.name)
        names.append(found.name)
roots = {name.partition(".")[0] for name, module in sys.modules.items() if module is not None}
print(*sorted(roots - set(sys.stdlib_module_names) - {"bezique_qt", "__main__", "__mp_main__"}))
print(*names)
"""


def test_the_game_runs_without_qt() -> None:
    """Every module of rules, players and coach, and the console command, with Python alone."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", IMPORT_ALL, str(ROOT)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    foreign, names = done.stdout.split("\n")[:2]
    assert foreign == ""
    wanted = {
        path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
        for layer in ("rules", "players", "coach")
        for path in (PACKAGE / layer).rglob("*.py")
    }
    assert set(names.split()) == wanted


def test_imports_go_one_way() -> None:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 kept, 0 broken" in done.stdout

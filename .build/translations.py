"""Translation files: gathered from the sources with lupdate, made ready for the program with lrelease.

    python .build/translations.py update             bring translations/*.ts up to date with the sources
    python .build/translations.py release FOLDER     make FOLDER/*.qm from translations/*.ts

Both tools come with PySide6-Essentials. English has plural forms only: the rest stands in the sources.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE_LANGUAGE = "en"
LANGUAGES = (SOURCE_LANGUAGE, "pt", "fr", "nl")
VARIETIES = {"pt_PT": "pt"}
"""Varieties that have all sentences of a language and count otherwise: Brazil says 0 as it says 1, the other
countries as they say 2."""


def update(root: Path = ROOT, target: Path | None = None) -> list[Path]:
    """Run lupdate over the package in `root`; write `target` (translations/ there) and return the files.

    Line numbers and vanished sentences are left out, so that the files change only when a sentence does.
    RuntimeError with the tool's own words if it fails or warns about a sentence.
    """
    folder = (target or root / "translations").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as copies:
        sources = []
        for path in sorted((root / "bezique_qt").rglob("*.py")):
            copy = Path(copies, path.relative_to(root))
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(_with_plain_counts(path.read_bytes()))
            sources.append(str(copy.relative_to(copies)))
        written = []
        for code in LANGUAGES:
            path = folder / f"bezique_{code}.ts"
            options = ["-silent", "-locations", "none", "-no-obsolete", "-source-language", SOURCE_LANGUAGE]
            options += ["-target-language", code]
            if code == SOURCE_LANGUAGE:
                options.append("-pluralonly")
            _run("lupdate", [*options, *sources, "-ts", str(path)], Path(copies))
            written.append(path)
    return written


def _with_plain_counts(source: bytes) -> bytes:
    """The source with every counted sentence (one with %n) rewritten in the one form that lupdate reads.

    It takes translate(context, text, "", n) for a sentence without plural forms, and overlooks the call
    altogether where the count is more than a name; a plain number it reads rightly.
    """
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    calls = []
    for node in ast.walk(ast.parse(source)):
        name = _called(node)
        if name and isinstance(node, ast.Call) and node.end_lineno and node.end_col_offset is not None:
            texts = 2 if name == "translate" else 1
            words = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
            words += [word.value.value for word in node.keywords if isinstance(word.value, ast.Constant)]
            strings = [word for word in words if isinstance(word, str)]
            if len(strings) >= texts and "%n" in strings[texts - 1]:
                begin = starts[node.lineno - 1] + node.col_offset
                end = starts[node.end_lineno - 1] + node.end_col_offset
                comment = strings[texts] if len(strings) > texts else ""
                call = ", ".join(map(repr, [*strings[:texts], comment]))
                function = ast.unparse(node.func)
                calls.append((begin, end, f"{function}({call}, 1)".encode()))
    for begin, end, call_text in sorted(calls, reverse=True):
        source = source[:begin] + call_text + source[end:]
    return source


def _called(node: ast.AST) -> str:
    """ "tr" or "translate" if the node is a call of such a function, else nothing."""
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        return name if name in ("tr", "translate") else ""
    return ""


def release(folder: Path, root: Path = ROOT) -> list[Path]:
    """Make `folder`/bezique_*.qm from every translations/*.ts of `root`; return the files, in order of name.

    A variety is made from the file of its language, with the plural rules of its own.

    Each file is put in place whole, so that a program that starts meanwhile reads the old or the new one.
    RuntimeError with the tool's own words if it fails.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    with tempfile.TemporaryDirectory(dir=folder, prefix=".new-") as new:
        sources = sorted((root / "translations").glob("*.ts"))
        for name, language in VARIETIES.items():
            for source in [path for path in sources if path.stem == f"bezique_{language}"]:
                variety = Path(new, f"bezique_{name}.ts")
                text = source.read_text(encoding="utf-8")
                text = text.replace(f'language="{language}"', f'language="{name}"', 1)
                variety.write_text(text, encoding="utf-8")
                sources.append(variety)
        for source in sorted(sources, key=lambda path: path.stem):
            made = Path(new, source.with_suffix(".qm").name)
            _run("lrelease", ["-silent", str(source), "-qm", str(made)], root)
            target = folder / made.name
            os.replace(made, target)
            written.append(target)
    return written


def is_current(folder: Path, root: Path = ROOT) -> bool:
    """Whether `folder` holds a .qm, not older than its source, for every .ts of `root`."""
    sources = {ts.stem: ts for ts in (root / "translations").glob("*.ts")}
    sources |= {
        f"bezique_{name}": sources[f"bezique_{language}"]
        for name, language in VARIETIES.items()
        if f"bezique_{language}" in sources
    }
    pairs = [(ts, folder / f"{name}.qm") for name, ts in sources.items()]
    return all(qm.is_file() and qm.stat().st_mtime >= ts.stat().st_mtime for ts, qm in pairs)


def _tool(name: str) -> str:
    """The path of a Qt tool: of the installed PySide6, else of the system. RuntimeError if there is none."""
    spec = importlib.util.find_spec("PySide6")
    for folder in (spec.submodule_search_locations if spec else None) or []:
        for path in (Path(folder, name), Path(folder, f"{name}.exe")):
            if path.is_file():
                return str(path)
    found = shutil.which(f"pyside6-{name}") or shutil.which(name)
    if found is None:
        raise RuntimeError(f"{name} is needed and comes with PySide6-Essentials, which is not installed")
    return found


def _run(name: str, arguments: Sequence[str], root: Path) -> None:
    done = subprocess.run([_tool(name), *arguments], cwd=root, capture_output=True, text=True, check=False)
    words = (done.stdout + done.stderr).strip()
    if done.returncode or words:
        raise RuntimeError(f"{name} failed ({done.returncode}): {words}")


def main(arguments: Sequence[str]) -> int:
    """The command line in the module's description. Returns 0, or 2 if it is not understood."""
    match list(arguments):
        case ["update"]:
            written = update()
        case ["release", folder]:
            written = release(Path(folder))
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    for path in written:
        print(path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

"""Reads the sources as lupdate does, and finds sentences that it would miss or that never match again."""

from __future__ import annotations

import ast
from collections.abc import Iterator

# How many of the first arguments must be literals: context and text, or the text.
_LITERALS = {"tr": 1, "translate": 2, "QT_TR_NOOP": 1, "QT_TRANSLATE_NOOP": 2}

# Calls that put a text before a person's eyes or ears.
_SHOWN = {
    "QAction",
    "QCheckBox",
    "QGroupBox",
    "QLabel",
    "QMenu",
    "QPushButton",
    "QRadioButton",
    "QToolButton",
    "addAction",
    "addButton",
    "addItem",
    "addMenu",
    "addRow",
    "addTab",
    "setAccessibleDescription",
    "setAccessibleName",
    "setInformativeText",
    "setPlaceholderText",
    "setPlainText",
    "setHtml",
    "setStatusTip",
    "setText",
    "setTitle",
    "setToolTip",
    "setWhatsThis",
    "setWindowTitle",
    "showMessage",
}


def problems(source: str, *, may_alias: bool = False) -> list[str]:
    """What is wrong in one module, a line each. `may_alias` is for the one guarded formatter."""
    tree = ast.parse(source)
    found = [*_calls(tree), *_in_f_strings(tree), *_outside_classes(tree), *_untranslated(tree)]
    if not may_alias:
        found += _aliases(tree)
    return found


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _is_translation(node: ast.AST) -> bool:
    """Whether the node asks for a translation; QPainter.translate and str.translate do not."""
    if not isinstance(node, ast.Call) or _name(node.func) not in _LITERALS:
        return False
    if _name(node.func) != "translate" or isinstance(node.func, ast.Name):
        return True
    assert isinstance(node.func, ast.Attribute)
    return _name(node.func.value).endswith("Application")


def _calls(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_translation(node):
            wanted = _LITERALS[_name(node.func)]
            literals = [isinstance(a, ast.Constant) and isinstance(a.value, str) for a in node.args[:wanted]]
            if literals != [True] * wanted:
                yield f"line {node.lineno}: {_name(node.func)} needs plain literals"


def _in_f_strings(tree: ast.Module) -> Iterator[str]:
    for string in ast.walk(tree):
        if isinstance(string, ast.JoinedStr):
            for node in ast.walk(string):
                if _is_translation(node):
                    yield f"line {string.lineno}: a translation inside an f-string"


def _outside_classes(tree: ast.Module) -> Iterator[str]:
    inside = {id(node) for cls in ast.walk(tree) if isinstance(cls, ast.ClassDef) for node in ast.walk(cls)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in ("tr", "QT_TR_NOOP") and id(node) not in inside:
            yield f"line {node.lineno}: {_name(node.func)} outside a class has no context"


def _aliases(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Attribute | ast.Name):
            value = node.value
            of_application = isinstance(value, ast.Attribute) and _name(value.value).endswith("Application")
            if _name(value) in _LITERALS and (of_application or _name(value) != "translate"):
                yield f"line {node.lineno}: another name for {_name(value)}"


def _untranslated(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in _SHOWN:
            for argument in [*node.args, *(word.value for word in node.keywords)]:
                for text in _texts(argument):
                    if sum(letter.isalpha() for letter in text) > 1:
                        yield f"line {node.lineno}: {_name(node.func)} shows {text!r} in one language"


def _texts(argument: ast.expr) -> Iterator[str]:
    """The literal texts that an argument shows, as far as they stand in the call itself."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.JoinedStr):
        for part in argument.values:
            if isinstance(part, ast.Constant):
                yield str(part.value)
    elif isinstance(argument, ast.BinOp):
        yield from _texts(argument.left)
        yield from _texts(argument.right)

"""The rule book as plain text, for the console."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final

from bezique_qt.app.phrases.rulebook import Row, Section, rule_book, with_sources
from bezique_qt.app.phrases.variants import variant_name
from bezique_qt.rules import Variant

WIDTH: Final = 80
"""Columns of a line."""
_INDENT: Final = "    "


def plain_text(variant: Variant) -> str:
    """The whole rule book in the language in use: headings underlined, no line over 80 columns.

    The source of a rule follows it in brackets.
    """
    parts = [_heading(variant_name(variant.id), "=")]
    for section in rule_book(variant):
        parts.append(_heading(section.title, "-"))
        parts.extend(_paragraphs(section))
    return "\n\n".join(parts) + "\n"


def _heading(title: str, line: str) -> str:
    return f"{title}\n{line * min(len(title), WIDTH)}"


def _paragraphs(section: Section) -> Iterator[str]:
    for paragraph, source in with_sources(section):
        yield _wrapped(paragraph.text, _INDENT if paragraph.example else "")
        if paragraph.rows:
            yield _table(paragraph.rows)
        if source:
            yield _wrapped(f"({source})", _INDENT)


def _wrapped(text: str, indent: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)


def _table(rows: tuple[Row, ...]) -> str:
    name = max(len(row.name) for row in rows)
    value = max(len(row.points) for row in rows)
    room = WIDTH - len(_INDENT) - name - value - 4
    lines = []
    for row in rows:
        first, *more = textwrap.wrap(row.cards, room)
        lines.append(f"{_INDENT}{row.name:{name}}  {first:{room}}  {row.points:>{value}}")
        lines += [" " * (len(_INDENT) + name + 2) + line for line in more]
    return "\n".join(lines)

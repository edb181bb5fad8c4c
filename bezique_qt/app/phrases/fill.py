"""The one place where a sentence is looked up and its placeholders are filled."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication

log = logging.getLogger(__name__)

CONTEXT: Final = "phrases"
_PLACEHOLDER: Final = re.compile(r"\{([a-z_]+)\}")
_look_up = QCoreApplication.translate


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:
    """Mark a sentence for translation and give it back.  The tools know Qt's function by this name; Qt's own
    is typed to return an object."""
    return source


def placeholders(template: str) -> frozenset[str]:
    """The names in braces of a sentence."""
    return frozenset(_PLACEHOLDER.findall(template))


def fill(source: str, **values: object) -> str:
    """The sentence `source` in the language in use, with each `{name}` replaced by its value.

    `source` is English and marked with QT_TRANSLATE_NOOP("phrases", "..."), or is translated already by the
    caller.  A translation whose placeholders are not those of the source is not used: the English is, and the
    log says so.  A placeholder without a value stays as it is; nothing is ever raised.
    """
    return fill_from(CONTEXT, source, values)


def fill_from(context: str, source: str, values: Mapping[str, object]) -> str:
    """The same for a sentence that is marked in another context."""
    text = _look_up(context, source)
    if placeholders(text) != placeholders(source):
        log.error("the placeholders of %r are not those of %r", text, source)
        text = source

    def value_of(match: re.Match[str]) -> str:
        name = match.group(1)
        if name not in values:
            log.error("no value for {%s} in %r", name, source)
            return match.group(0)
        return str(values[name])

    return _PLACEHOLDER.sub(value_of, text)


def capital(sentence: str) -> str:
    """The same with a capital first letter, for a phrase that stands at a beginning."""
    return sentence[:1].upper() + sentence[1:]


def tip(text: str) -> str:
    """A tool tip that takes several lines where it is long, as only marked-up ones do; empty for no text."""
    return f"<p>{escape(text)}</p>" if text else ""

"""Reads a .ts file and finds what lrelease does not: a translation that would break or mislead the window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

PLURAL_FORMS = 2  # English, Portuguese, French and Dutch all tell one from many, and nothing else

_NAMED = re.compile(r"\{[^{}]*\}")
_NUMBERED = re.compile(r"%(?:L?\d+|n|Ln)")
_ACCELERATOR = re.compile(r"&(?=[^&\s])")
_TAG = re.compile(r"</?[a-zA-Z][^>]*>")
_ENDING = ".!?:…,;"


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence and its translations: one, or a plural form each."""

    context: str
    source: str
    comment: str
    counted: bool
    state: str  # the attribute "type" of the translation: "", "unfinished", "vanished" or "obsolete"
    forms: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str]:
        """What lupdate tells messages apart by."""
        return self.context, self.source, self.comment


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The messages of one .ts file in their order."""

    language: str
    source_language: str
    messages: tuple[Message, ...]


def read(path: Path) -> Catalogue:
    """The catalogue in a .ts file. ElementTree.ParseError if it is not XML."""
    root = ElementTree.parse(path).getroot()
    messages = tuple(_messages(root))
    return Catalogue(root.get("language", ""), root.get("sourcelanguage", ""), messages)


def _messages(root: ElementTree.Element) -> Iterator[Message]:
    for context in root.iter("context"):
        for message in context.iter("message"):
            counted = message.get("numerus") == "yes"
            translation = message.find("translation")
            forms: tuple[str, ...] = ()
            state = "missing"
            if translation is not None:
                state = translation.get("type", "")
                parts = translation.findall("numerusform") if counted else [translation]
                forms = tuple(part.text or "" for part in parts)
            yield Message(
                context=context.findtext("name", ""),
                source=message.findtext("source", ""),
                comment=message.findtext("comment", ""),
                counted=counted,
                state=state,
                forms=forms,
            )


def problems(catalogue: Catalogue) -> list[str]:
    """Everything wrong with a catalogue, one line each, naming the message."""
    found = []
    if catalogue.source_language != "en":
        found.append(f"source language is {catalogue.source_language!r}")
    for message in catalogue.messages:
        found += [f"{message.context}: {message.source!r}: {wrong}" for wrong in _wrong(message, catalogue)]
    return found


def _wrong(message: Message, catalogue: Catalogue) -> Iterator[str]:
    if not message.context:
        yield "no context: tr() is called outside a class"
    if message.state:
        yield message.state
        return
    if message.counted != ("%n" in message.source):
        yield "plural forms belong to a sentence with %n, and to no other"
    if message.counted and len(message.forms) != PLURAL_FORMS:
        yield f"{len(message.forms)} plural forms, not {PLURAL_FORMS}"
    for form in message.forms:
        if not form.strip():
            yield "empty"
        else:
            yield from _differences(message.source, form)
            untranslated = form == message.source and len(re.findall(r"[A-Za-z]{2,}", form)) > 3
            if untranslated and catalogue.language != catalogue.source_language:
                yield "left in English"


def _differences(source: str, text: str) -> Iterator[str]:
    for what, pattern in (("placeholders", _NAMED), ("numbers", _NUMBERED), ("tags", _TAG)):
        wanted, got = sorted(set(pattern.findall(source))), sorted(set(pattern.findall(text)))
        if wanted != got:
            yield f"{what} {got} instead of {wanted} in {text!r}"
    if len(_ACCELERATOR.findall(source)) != len(_ACCELERATOR.findall(text)):
        yield f"another number of accelerators in {text!r}"
    if _ending(source) != _ending(text):
        yield f"ends with {_ending(text)!r} instead of {_ending(source)!r}: {text!r}"
    if (source != source.strip()) != (text != text.strip()):
        yield f"space at an end of {text!r}"


def _ending(text: str) -> str:
    """The punctuation that closes a text; three dots and the ellipsis sign are the same."""
    last = text.rstrip().replace("...", "…")[-1:]
    return last if last in _ENDING else ""

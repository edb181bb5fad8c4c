"""What the player has chosen, typed, with ranges; kept in a file after each change.

A missing key takes its default, an impossible value too, and keys of a later version are kept as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import QObject, Signal

from bezique_qt.app.levels import DEFAULT_LEVEL
from bezique_qt.app.storage import JsonFile, StorageProblem

FORMAT = "bezique-settings"
VERSION = 1

T = TypeVar("T", str, int, bool)


class Option(Generic[T]):
    """One setting: its default and what it may be.  Reading gives the value, assigning keeps it."""

    def __init__(self, default: T, accepts: Callable[[Any], bool] | None = None) -> None:
        self.default: T = default
        self._accepts: Callable[[Any], bool] | None = accepts
        self.name = ""

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        self.name = name

    def allows(self, value: object) -> bool:
        """Whether `value` has the right type (a bool is no int) and range."""
        if type(value) is not type(self.default):
            return False
        return self._accepts is None or self._accepts(value)

    @overload
    def __get__(self, settings: None, owner: type[Settings]) -> Option[T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type[Settings]) -> T: ...
    def __get__(self, settings: Settings | None, owner: type[Settings]) -> Option[T] | T:
        return self if settings is None else settings.value(self)

    def __set__(self, settings: Settings, value: T) -> None:
        settings.keep(self, value)


def _one_of(*allowed: str) -> Option[str]:
    """An option with fixed ids; the first is the default."""
    option = Option(allowed[0], allowed.__contains__)
    return option


def _within(default: int, low: int, high: int, also: int | None = None) -> Option[int]:
    """A whole number from `low` to `high`, or `also`."""

    def accepts(value: int) -> bool:
        return low <= value <= high or value == also

    return Option(default, accepts)


def _short(value: str) -> bool:
    """A name or id that a line can hold."""
    return len(value) <= 200 and value.isprintable()


class Settings(QObject):
    """All settings.  `changed` carries the name of the one that has changed, after it is kept.

    `path`, `read_only` and `problem` are those of the `JsonFile`.  A file that cannot be written is reported
    by `failed`, and by `mended` with the same problem once it can be written again.
    """

    changed = Signal(str)
    failed = Signal(object)
    mended = Signal(object)

    language = _one_of("system", "en", "pt", "fr", "nl")
    theme = _one_of("system", "felt", "dark", "paper")
    motion = _one_of("system", "off", "fast", "normal", "slow")
    trick_stay_ms = _within(1200, 300, 3000, also=0)
    four_colours = Option(False)
    large_index = Option(False)
    back = _one_of("blue", "red")
    sort = _one_of("suit", "rank", "alternating", "trumps", "own")
    hint_mode = Option("rules", ("off", "rules", "full").__contains__)
    opponent_delay_ms = _within(700, 0, 3000)
    show_panel = Option(True)
    unseen_table = Option(False)
    """The table of cards still out, a practice aid."""
    player_name = Option("", _short)
    variant = Option("", _short)
    """The game of the last match that was asked for; empty before the first."""
    level = Option(DEFAULT_LEVEL, _short)
    geometry = Option("")
    """Place of the window, base 64, written by the running Qt; `geometry_qt` says by which."""
    geometry_qt = Option("")

    def __init__(
        self, path: Path | None = None, parent: QObject | None = None, *, read_only: bool = False
    ) -> None:
        super().__init__(parent)
        self._file = JsonFile(path, FORMAT, VERSION, read_only=read_only)
        self._unwritten: StorageProblem | None = None

    @property
    def problem(self) -> StorageProblem | None:
        """Why the file could not be read."""
        return self._file.problem

    def value(self, option: Option[T]) -> T:
        """The kept value of an option, or its default when none that it allows is kept."""
        value: T = self._file.values.get(option.name, option.default)
        return value if option.allows(value) else option.default

    def keep(self, option: Option[T], value: T) -> None:
        """Set and write one option; ValueError for what it does not allow, no signal without a change."""
        if not option.allows(value):
            raise ValueError(f"{option.name} cannot be {value!r}")
        if value == self.value(option) and option.name in self._file.values:
            return
        same = value == self.value(option)
        self._file.values[option.name] = value
        self._write()
        if not same:
            self.changed.emit(option.name)

    def set_named(self, name: str, value: str | int | bool) -> None:
        """Set the option called `name`, as menus and dialogs do that know it by its id."""
        option = self.options()[name]
        self.keep(option, value)

    @classmethod
    def options(cls) -> dict[str, Option[Any]]:
        """Every option by its name."""
        return {name: option for name, option in vars(cls).items() if isinstance(option, Option)}

    def _write(self) -> None:
        try:
            self._file.write()
        except StorageProblem as problem:
            if self._unwritten is None:
                self._unwritten = problem
                self.failed.emit(problem)
        else:
            mended, self._unwritten = self._unwritten, None
            if mended is not None:
                self.mended.emit(mended)

"""Files of the player: versioned JSON and records, written whole or not at all.

Nothing here speaks to the player.  A problem is a `StorageProblem` with a reason; the sentence for it
is made in `bezique_qt.app.phrases`.
"""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QFile, QLockFile

from bezique_qt.app.paths import make_private

MATCH_FILE = "match.json"
PREVIOUS_FILE = "match-before.json"
SETTINGS_FILE = "settings.json"
LOCK_FILE = "bezique.lock"
LARGEST_FILE = 16 * 1024 * 1024
"""Bytes; nothing the program writes comes near it, and a wrong file is not read into memory whole."""


class StorageProblem(Exception):
    """A file could not be read or written.

    `reason` is one of "damaged", "newer", "missing", "unreadable", "unwritable", or "locked" for a folder
    that another running instance writes into; `path` is the file or folder meant;
    `kept` is where a bad file was put aside, or None if it still lies where it was.
    """

    def __init__(self, reason: str, path: Path, kept: Path | None = None, detail: str = "") -> None:
        super().__init__(f"{reason}: {path} {detail}".strip())
        self.reason = reason
        self.path = path
        self.kept = kept
        self.detail = detail


def write_atomically(path: Path, text: str) -> None:
    """Write `text` (UTF-8) so that after a power cut the old or the new file is there, whole.

    Raises StorageProblem("unwritable").
    """
    try:
        make_private(path.parent)
        handle, name = tempfile.mkstemp(prefix=path.name + ".", suffix=".new", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
        _sync_folder(path.parent)
    except OSError as error:
        raise StorageProblem("unwritable", path, detail=str(error)) from error


def _sync_folder(folder: Path) -> None:
    """Make a rename last through a power cut, where the system lets a folder be synced."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_text(path: Path) -> str | None:
    """The text of a file, or None if there is none.

    Raises StorageProblem: "unreadable" (no permission, a folder) or "damaged" (not UTF-8, far too large).
    """
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise StorageProblem("damaged", path, detail="too large")
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        return None
    except UnicodeDecodeError as error:
        raise StorageProblem("damaged", path, detail=str(error)) from error
    except OSError as error:
        raise StorageProblem("unreadable", path, detail=str(error)) from error


def set_aside(path: Path) -> Path | None:
    """Rename a bad file to `NAME.bad-DATE` beside it, never over another; None if that is impossible."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    for number in range(1, 1000):
        kept = path.with_name(f"{path.name}.bad-{stamp}" + ("" if number == 1 else f"-{number}"))
        if not kept.exists():
            try:
                os.replace(path, kept)
            except OSError:
                return None
            return kept
    return None


def read_json_object(path: Path, kind: str, newest: int, *, keep_bad: bool = True) -> dict[str, object]:
    """The keys of a file `{"format": kind, "version": n, ...}`; empty if there is no file.

    A file that cannot be read or understood is put aside, with `keep_bad`.  Raises StorageProblem.
    """
    try:
        text = read_text(path)
        if text is None:
            return {}
        value = json.loads(text)
        if not isinstance(value, dict) or value.get("format") != kind:
            raise StorageProblem("damaged", path, detail=f"not a {kind} file")
        version = value.get("version")
        if isinstance(version, bool) or not isinstance(version, int) or version < 1:
            raise StorageProblem("damaged", path, detail="no version")
        if version > newest:
            raise StorageProblem("newer", path, detail=f"version {version}")
        return value
    except (ValueError, RecursionError) as error:
        kept = set_aside(path) if keep_bad else None
        raise StorageProblem("damaged", path, kept, str(error)) from error
    except StorageProblem as problem:
        if keep_bad:
            problem.kept = set_aside(path)
        raise


def json_text(value: dict[str, object]) -> str:
    """One object as the program writes it: readable, UTF-8, keys in the order given."""
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


class JsonFile:
    """The keys of a file `{"format": kind, "version": n, ...}`, read once and written whole after a change.

    `path` None keeps nothing, `read_only` reads but writes nothing (a second instance).  A file that cannot
    be read is put aside and the StorageProblem is in `problem`; where that is impossible nothing is written
    over it.
    """

    def __init__(self, path: Path | None, kind: str, version: int, *, read_only: bool = False) -> None:
        self._path = None if read_only else path
        self._head: dict[str, object] = {"format": kind, "version": version}
        self.values: dict[str, Any] = {}
        self.problem: StorageProblem | None = None
        if path is not None:
            try:
                self.values = read_json_object(path, kind, version, keep_bad=not read_only)
            except StorageProblem as problem:
                self.problem = problem

    def write(self) -> None:
        """Write `values`, keys of a later version among them.  Raises StorageProblem("unwritable")."""
        path = self._path
        if path is None:
            return
        if self.problem is not None and self.problem.kept is None and os.path.lexists(path):
            self.problem.kept = set_aside(path)
            if self.problem.kept is None:
                raise StorageProblem("unwritable", path, detail="what lies there cannot be put aside")
        rest = {key: value for key, value in self.values.items() if key not in self._head}
        write_atomically(path, json_text(self._head | rest))


class Storage:
    """The data folder of one player, and the lock that says who may write into it.

    `read_only` is True when another instance holds the lock (or the folder cannot be written): nothing is
    saved then, and nothing of the other instance is overwritten.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.read_only = False
        self._lock: QLockFile | None = None

    @property
    def match_path(self) -> Path:
        """Where the match in progress lies, as a record."""
        return self.folder / MATCH_FILE

    @property
    def settings_path(self) -> Path:
        """Where the settings lie."""
        return self.folder / SETTINGS_FILE

    def lock(self) -> bool:
        """Take the lock of the folder; False (and `read_only`) if another running instance has it."""
        try:
            make_private(self.folder)
        except OSError as error:
            self.read_only = True
            raise StorageProblem("unwritable", self.folder, detail=str(error)) from error
        lock = QLockFile(str(self.folder / LOCK_FILE))
        lock.setStaleLockTime(0)  # stale only when its process is gone, however long a game lasts
        if not lock.tryLock(0):
            self.read_only = True
            return False
        self._lock = lock
        return True

    def unlock(self) -> None:
        """Give the lock back; safe to call twice."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def save_match(self, record: str) -> None:
        """Keep the match in progress.  Raises StorageProblem("unwritable")."""
        if not self.read_only:
            write_atomically(self.match_path, record.rstrip("\n") + "\n")

    def save_previous(self, record: str) -> Path | None:
        """Keep an unfinished match beside the one in progress, and those that were kept before; where, or
        None if nothing may be written.  Raises StorageProblem("unwritable").
        """
        if self.read_only:
            return None
        path, number = self.folder / PREVIOUS_FILE, 1
        while path.exists():
            number += 1
            path = path.with_stem(f"{Path(PREVIOUS_FILE).stem}-{number}")
        write_atomically(path, record.rstrip("\n") + "\n")
        return path

    def kept(self) -> list[Path]:
        """The matches that another took the place of, the newest first."""
        files = Path(PREVIOUS_FILE)
        found = [(path.stat().st_mtime, path) for path in self.folder.glob(f"{files.stem}*{files.suffix}")]
        return [path for _, path in sorted(found, reverse=True)]

    def drop_kept(self, path: Path) -> None:
        """Remove a kept match that lies on the table again."""
        if not self.read_only and path in self.kept():
            with contextlib.suppress(OSError):
                path.unlink()

    def trash_kept(self, path: Path) -> bool:
        """Put a kept match into the system's trash; False if that cannot be done."""
        return not self.read_only and path in self.kept() and QFile(str(path)).moveToTrash()

    def read_match(self) -> str | None:
        """The record of the match in progress, None if there is none.  Raises StorageProblem."""
        return read_text(self.match_path)

    def set_match_aside(self) -> Path | None:
        """Keep an unusable save under another name; where it is now, or None."""
        return None if self.read_only else set_aside(self.match_path)

    @contextlib.contextmanager
    def locked(self) -> Iterator[bool]:
        """`with storage.locked() as mine:` for the time of a run."""
        try:
            yield self.lock()
        finally:
            self.unlock()

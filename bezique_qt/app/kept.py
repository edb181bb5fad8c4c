"""The unfinished matches that another one took the place of: kept in files, and brought back from there."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bezique_qt.app.notices import MatchReplaced
from bezique_qt.app.records import first_record, played
from bezique_qt.app.storage import Storage, StorageProblem, read_text
from bezique_qt.rules import RecordError


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A kept match: its file, when it was kept (seconds since 1970), the game by its id, the deal it is in
    and the points.  `variant` is empty for a file that cannot be used.
    """

    path: Path
    when: int
    variant: str = ""
    deal: int = 0
    points: tuple[int, int] = (0, 0)


def keep_match(storage: Storage, text: str | None) -> MatchReplaced | None:
    """Keep the unfinished match of a record; for None, that of the last time, which lies in the folder.

    What to tell of it, or None if there is nothing to keep.  Raises StorageProblem, and RecordError if the
    saved match cannot be used.
    """
    text = text or storage.read_match()
    if text is None:
        return None
    match, _ = played(first_record(text))
    if match.is_over or not match.deals[0].actions:
        return None
    if storage.save_previous(text) is None:
        return None
    return MatchReplaced(match.variant.id, len(match.deals))


def kept_matches(storage: Storage) -> list[KeptMatch]:
    """All of them, the newest first."""
    return [_read(path) for path in storage.kept()]


def _read(path: Path) -> KeptMatch:
    when = int(path.stat().st_mtime)
    try:
        text = read_text(path)
        if text is None:
            return KeptMatch(path, when)
        match, _ = played(first_record(text))
    except (StorageProblem, RecordError):
        return KeptMatch(path, when)
    first, second = match.deal.scores
    if match.deal.is_over:
        first, second = 0, 0  # they are in the totals already
    points = (match.totals[0] + first, match.totals[1] + second)
    return KeptMatch(path, when, match.variant.id, len(match.deals), points)

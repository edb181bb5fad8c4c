"""How to get from one order of rows to another in small steps, so that views can follow each row."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Remove:
    """Take out `count` rows from `row` on."""

    row: int
    count: int


@dataclass(frozen=True, slots=True)
class Move:
    """Take the row at `source` and put it back so that it stands at `row`; `source` is the larger."""

    source: int
    row: int


@dataclass(frozen=True, slots=True)
class Insert:
    """Put in `count` rows of the new order, from its row `row` on, so that they stand there."""

    row: int
    count: int


Step = Remove | Move | Insert


def steps(old: Sequence[Hashable], new: Sequence[Hashable]) -> list[Step]:
    """Return the steps that turn `old` into `new`, to be taken one after the other.

    Both hold each key once at most; ValueError otherwise. Keys that stay are moved, never taken out.
    """
    if len(set(old)) != len(old) or len(set(new)) != len(new):
        raise ValueError("a key stands twice in an order of rows")
    found: list[Step] = []
    kept = set(new)
    current = list(old)
    end = len(current)
    while end > 0:
        start = end
        while start > 0 and current[start - 1] not in kept:
            start -= 1
        if start < end:
            found.append(Remove(start, end - start))
            del current[start:end]
            end = start
        else:
            end -= 1
    present = set(current)
    row = 0
    while row < len(new):
        if row < len(current) and current[row] == new[row]:
            row += 1
        elif new[row] in present:
            source = current.index(new[row], row)
            found.append(Move(source, row))
            current.insert(row, current.pop(source))
            row += 1
        else:
            end = row
            while end < len(new) and new[end] not in present:
                end += 1
            found.append(Insert(row, end - row))
            current[row:row] = new[row:end]
            row = end
    return found

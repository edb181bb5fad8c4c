"""What command lines share: their arguments, and how the commands of `bezique` say what is wrong.

Readers of arguments raise what argparse expects of them.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path


def positive(text: str) -> int:
    """A number of at least 1."""
    return _whole(text, 1, 10_000_000)


def pairs(text: str) -> int:
    """Deals for a figure with an interval, which two pairs have at the least."""
    return _whole(text, 4, 10_000_000)


def jobs(text: str) -> int:
    """A number of processes."""
    return _whole(text, 1, 256)


def seed(text: str) -> int:
    """What makes a run repeatable."""
    return _whole(text, 0, 0xFFFF_FFFF)


def _whole(text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20 and low <= int(text) <= high):
        raise argparse.ArgumentTypeError(f"{text[:30]!r} is not a whole number from {low} to {high}")
    return int(text)


def named_file(text: str) -> Path:
    """A file's path. An empty name, as of a variable that is not set, would be the present folder."""
    if not text:
        raise argparse.ArgumentTypeError("the name of a file is expected, and it is empty")
    return Path(text)


def fail(reason: object) -> int:
    """Say on standard error what is wrong with the input, and return the exit code for that."""
    sys.stdout.flush()
    print(f"bezique: {reason}", file=sys.stderr, flush=True)
    return 1

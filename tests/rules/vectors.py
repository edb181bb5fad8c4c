"""Where the vectors are, and how they are read."""

from __future__ import annotations

from pathlib import Path

VECTORS = Path(__file__).resolve().parent.parent / "vectors"


def lines_of(name: str) -> list[str]:
    """The lines of a file of the vectors."""
    return (VECTORS / name).read_text("utf-8").splitlines()

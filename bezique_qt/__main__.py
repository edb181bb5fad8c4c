"""`python -m bezique_qt` and the command `bezique-qt`."""

from __future__ import annotations

import sys

from bezique_qt.app.start import run


def main() -> int:
    """Open the card table; the exit code of the program."""
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())

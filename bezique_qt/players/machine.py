"""The integer of the fast core: a machine word where the core is compiled, a plain int where it is not.

This module is never compiled itself. Everything that is called `i64` fits 64 bits; a mask's highest bit makes
it negative where it is a word, so masks are only combined, shifted, and compared for equality.
A literal that is shifted by a variable would be a 32-bit number in compiled code: what is shifted here
is always a variable or comes out of a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    # mypyc knows the type; nothing has to be installed to run the program.
    i64 = int

"""Deal numbers: a number gives the same pack for ever, on every machine and Python.

The generator is SplitMix64 (Steele, Lea and Flood, 2014): 64 bits of state, advanced by a fixed odd
constant and mixed by two multiplications. The pack is `full_pack` in its documented order, shuffled
by Fisher and Yates from the last place down. Each place is drawn without bias: a 64-bit number
that falls into the incomplete last block is drawn again. `random.shuffle` is not used, because
Python promises nothing about its order from one version to the next.
"""

from __future__ import annotations

from typing import Final

from bezique_qt.rules.cards import Card, full_pack

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF

MAX_DEAL_NUMBER: Final = _MASK
"""Deal numbers run from 0 to this one."""


class SplitMix64:
    """A stream of 64-bit numbers from a seed between 0 and 2**64 - 1."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """Return the next number, 0 to 2**64 - 1."""
        self._state = (self._state + 0x9E37_79B9_7F4A_7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, each equally likely."""
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            number = self.next()
            if number < limit:
                return number % bound


def shuffled_pack(packs: int, number: int) -> tuple[Card, ...]:
    """Return the pack of this deal number, in the order in which it is dealt, turned and drawn.

    Raises `ValueError` if the number is not between 0 and `MAX_DEAL_NUMBER`.
    """
    if not 0 <= number <= MAX_DEAL_NUMBER:
        raise ValueError(f"a deal number lies between 0 and {MAX_DEAL_NUMBER}")
    pack = list(full_pack(packs))
    stream = SplitMix64(number)
    for last in range(len(pack) - 1, 0, -1):
        chosen = stream.below(last + 1)
        pack[last], pack[chosen] = pack[chosen], pack[last]
    return tuple(pack)

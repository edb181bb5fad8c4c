"""How fast the search plays: complete deals a second, plain and compiled, beside a library written in C++.

Run on demand, as `python tests/bench/beside_a_peer.py [SECONDS]` from the top of the tree; pytest does not
collect it. It needs a C compiler, mypy and setuptools, and for the peer the extra `bench` (OpenSpiel). Each
figure takes so many seconds of one processor.

The fast core's deals are played by the search's own one-ply policy on both sides, or at random; the packs
are shuffled beforehand. The peer's games are random ones, dealt and played by its own players in C++. It has
no bezique: gin rummy is its game of melds for two, hearts a plain game of tricks. The last columns say how
many compiled deals of bezique there are for each of its games.
"""

from __future__ import annotations

import importlib.util
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from random import Random
from time import process_time
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
PEERS = ("gin_rummy", "hearts")


def _rate(play: Callable[[int], None], seconds: float) -> float:
    """Calls a second, over this much time of the process; each is given its number."""
    play(0)
    count = 0
    before = process_time()
    while process_time() - before < seconds:
        for _ in range(10):
            play(count)
            count += 1
    return count / (process_time() - before)


def measure(seconds: float) -> dict[str, object]:
    """The rates of whichever bezique_qt comes first on the path: by variant, of the policy and at random."""
    from bezique_qt.players import back_end
    from bezique_qt.players.core_cards import Switches, number_of
    from bezique_qt.players.core_start import deal_cards
    from bezique_qt.players.policy import Policy
    from bezique_qt.players.shipped import weights_for
    from bezique_qt.rules import VARIANTS, Variant, shuffled_pack

    def rates(variant: Variant) -> tuple[float, float]:
        law = Switches(variant)
        policy = Policy(law, weights_for(variant))
        packs = [[number_of(card) for card in shuffled_pack(variant.packs, number)] for number in range(200)]
        rng = Random(1)

        def by_policy(number: int) -> None:
            policy.play_out(deal_cards(law, 0, packs[number % 200], (0, 0), False))

        def at_random(number: int) -> None:
            deal = deal_cards(law, 0, packs[number % 200], (0, 0), False)
            options = deal.legal()
            while options:
                deal.apply(options[int(rng.random() * len(options))])
                options = deal.legal()

        return _rate(by_policy, seconds), _rate(at_random, seconds)

    return {"back end": back_end(), "rates": {name: rates(variant) for name, variant in VARIANTS.items()}}


def _measured(path: Path, seconds: float) -> dict[str, tuple[float, float]]:
    """The rates of the package in a folder, measured by a process of its own."""
    done = subprocess.run(
        [sys.executable, __file__, "--measure", str(seconds)],
        env={**os.environ, "PYTHONPATH": str(path)},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    found = json.loads(done.stdout)
    assert (found["back end"] == "compiled") == (path != ROOT), found["back end"]
    rates: dict[str, tuple[float, float]] = found["rates"]
    return rates


def _peer(name: str, seconds: float) -> float:
    """Complete random games a second of one of OpenSpiel's."""
    import pyspiel

    game = pyspiel.load_game(name)
    players = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    return _rate(lambda number: pyspiel.evaluate_bots(game.new_initial_state(), players, number), seconds)


def _compiled() -> ModuleType:
    spec = importlib.util.spec_from_file_location("compiled", ROOT / ".build" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(seconds: float) -> None:
    """Measure and print it all."""
    with tempfile.TemporaryDirectory() as folder:
        _compiled().make(Path(folder))
        plain = _measured(ROOT, seconds)
        compiled = _measured(Path(folder), seconds)
    print(f"Complete deals a second on one processor, Python {platform.python_version()}\n")
    print("| game | policy, plain | policy, compiled | ratio | random, plain | random, compiled | ratio |")
    print("|---|---|---|---|---|---|---|")
    for name, rates in plain.items():
        cells = []
        for before, after in zip(rates, compiled[name], strict=True):
            cells.append(f"{before:,.0f} | {after:,.0f} | {after / before:.1f}")
        print(f"| `{name}` | {' | '.join(cells)} |", flush=True)
    print()
    if importlib.util.find_spec("pyspiel") is None:
        print("No peer: pip install 'bezique-qt[bench]'")
        return
    policy, chance = compiled["besigue-fr"]
    print(f"| OpenSpiel {version('open_spiel')} | random games | `besigue-fr` by policy | at random |")
    print("|---|---|---|---|")
    for name in PEERS:
        rate = _peer(name, seconds)
        print(f"| {name} | {rate:,.0f} | {policy / rate:.2f} times | {chance / rate:.2f} times |", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        print(json.dumps(measure(float(sys.argv[2]))))
    else:
        main(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0)

"""A Dask cluster in processes of its own: `python tests/local_cluster.py WORKERS`.

It prints its address, then "playing" whenever there is work for its workers again and "idle" when all of it
is done with or taken back; it closes when its standard input does.
"""

from __future__ import annotations

import sys
from typing import Any

from distributed import LocalCluster, SchedulerPlugin


class Teller(SchedulerPlugin):  # type: ignore[misc]  # Dask's types are not looked at
    """Says whether there is work."""

    def __init__(self) -> None:
        self._left: set[str] = set()
        self._playing = False

    def transition(self, key: str, start: str, finish: str, *args: Any, **kwargs: Any) -> None:
        """A task goes from one state to another."""
        if finish in ("memory", "erred", "released", "forgotten"):
            self._left.discard(key)
            if self._playing and not self._left:
                self._playing = False
                print("idle", flush=True)
            return
        self._left.add(key)
        if finish == "processing" and not self._playing:
            self._playing = True
            print("playing", flush=True)


def main() -> None:
    with LocalCluster(
        n_workers=int(sys.argv[1]), threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        cluster.scheduler.add_plugin(Teller())
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()

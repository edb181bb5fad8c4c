"""The arena's deals on the machines of a Dask cluster, through an executor like the one for processes.

Dask is an extra (`pip install 'bezique-qt[cluster]'`), and is loaded only when a cluster is asked for. Its
workers need the same version of this package; compiled or not, they play the same.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

from bezique_qt import __version__
from bezique_qt.players import back_end

if TYPE_CHECKING:
    from distributed import Client

WAIT = 10.0
"""Seconds to wait for the scheduler to answer, and then for its workers."""

T = TypeVar("T")


class ClusterError(Exception):
    """The cluster cannot be used; the message is a sentence that says why, without an end mark."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """A cluster that answers: where to send work, how many deals it plays at once, and how they think."""

    executor: Executor
    threads: int
    back_end: str


@contextmanager
def connected(address: str, wait: float = WAIT) -> Iterator[Cluster]:
    """Give the cluster whose scheduler is at `address`, as "tcp://host:8786" or "host:8786".

    What was sent there and not begun is taken back at the end. Raises `ClusterError` if Dask is not
    installed, if nothing answers within `wait` seconds, if there are no workers, if they have another
    version, and if the cluster or its workers go away while it is used.
    """
    try:
        import dask

        # It writes of every lost connection, in its own words and with tracebacks. It reads this once.
        dask.config.set({"logging": {"distributed": "critical", "distributed.client": "critical"}})
        import distributed
    except ImportError:
        raise ClusterError(
            "a cluster needs Dask, which is not installed: pip install 'bezique-qt[cluster]'"
        ) from None
    _find_scheduler(address, wait)
    client = _within(wait, lambda: distributed.Client(address, timeout=wait, set_as_default=False))
    try:
        yield _looked_at(client, address, wait)
    except CancelledError:
        raise ClusterError(f"the cluster at {address} went away") from None
    except distributed.KilledWorker:
        raise ClusterError(f"the workers of the cluster at {address} end while they play") from None
    finally:
        with suppress(Exception):
            _within(wait, client.close)


def _find_scheduler(address: str, wait: float) -> None:
    """Return if a scheduler is there. A client that finds none tries again, and is slow to give up."""
    from distributed import Security, rpc
    from distributed.comm.addressing import get_address_host_port, normalize_address

    def reach() -> None:
        place = get_address_host_port(normalize_address(address), strict=True)
        socket.create_connection(place, wait).close()

    async def greet() -> object:
        async with rpc(address, connection_args=Security().get_connection_args("client")) as other:
            return (await asyncio.wait_for(other.identity(), wait))["type"]

    try:
        _within(wait, reach)
    except (TypeError, ValueError):
        raise ClusterError(f"{address!r} is no address of a Dask scheduler, as tcp://host:8786 is") from None
    except OSError:
        raise ClusterError(f"nothing answers at {address}") from None
    try:
        found = _within(wait + 1, lambda: asyncio.run(greet()))
    except Exception:
        found = None
    if found != "Scheduler":
        raise ClusterError(f"what answers at {address} is no Dask scheduler")


def _looked_at(client: Client, address: str, wait: float) -> Cluster:
    """The client's cluster, if it can play."""
    try:
        found = _within(wait, lambda: client.run(_here))
        threads = sum(_within(wait, client.nthreads).values())
    except Exception as error:
        raise ClusterError(
            f"the workers of the cluster at {address} cannot load Bezique Qt {__version__}: {error!r}"
        ) from None
    if not found:
        raise ClusterError(f"the cluster at {address} has no workers")
    for worker, (version, _) in found.items():
        if version != __version__:
            raise ClusterError(f"the worker {worker} has Bezique Qt {version}; this is {__version__}")
    ways = sorted({way for _, way in found.values()})
    return Cluster(client.get_executor(), threads, " and ".join(ways))


def _here() -> tuple[str, str]:
    """The version of the package where this runs, and how its players think."""
    return __version__, back_end()


def _within(seconds: float, call: Callable[[], T]) -> T:
    """The result of a call, or what it raises; TimeoutError if it takes longer.

    Dask waits for as long as it takes a program that is no scheduler to say something.
    """
    result: Future[T] = Future()

    def run() -> None:
        try:
            result.set_result(call())
        except BaseException as error:
            result.set_exception(error)

    Thread(target=run, daemon=True).start()
    return result.result(seconds)

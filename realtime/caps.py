"""How many sockets one player, or one network address, may hold open, in all web processes together.

Each process stores its larger counts in the cache and reads those of the others when a socket opens. A count
expires with its process; one that ends in order takes its counts back at once, because its sockets come to
another process. Counts below a SHARE of the cap are not stored, so each process may add that much.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from django.conf import settings
from django.core.cache import cache

from realtime import metrics
from realtime.networks import network_key
from realtime.notifications import PROCESS
from realtime.refusals import SOCKET_TOO_MANY, RequestRefused

SHARE = 8  # a count of an eighth of the cap is stored
LIFE_S = 12.0  # of a stored count; the hub stores it anew every 4 seconds
LISTED_S = 1.0  # for which a process keeps the list of all processes that it has read
PROCESSES = "sockets.processes"  # the key under which all processes are listed

_open: Counter[str] = Counter()
_published: set[str] = set()  # what is stored of this process
_listed: tuple[float, list[str]] = (0.0, [])  # the processes as last read, and until when that is good
_ending = False  # this process shuts down: its sockets count no more


def caps_of(player: int | None, address: str) -> dict[str, int]:
    """Return what counts sockets of this player and address, each with its cap. A cap of 0 means no cap."""
    wanted = [f"address.{network_key(address)}", *([] if player is None else [f"player.{player}"])]
    return {what: _cap(what) for what in wanted}


def elsewhere(player: int | None, address: str) -> Counter[str]:
    """Return how many such sockets other processes have open. Blocks: reads the cache."""
    others = [process for process in _processes() if process != PROCESS]
    names = {_key(process, what): what for process in others for what in caps_of(player, address)}
    found: Counter[str] = Counter()
    for name, count in (cache.get_many(names) if names else {}).items():
        found[names[name]] += count
    return found


def _processes() -> list[str]:
    """Return the processes that count sockets; read once for the many sockets that open in one second."""
    global _listed  # noqa: PLW0603 - of this process
    until, processes = _listed
    if until < time.monotonic():
        processes = list(cache.get(PROCESSES, {}))
        _listed = time.monotonic() + LISTED_S, processes
    return processes


def is_alone() -> bool:
    """Return whether a read of a moment ago found no other process, so that nothing is open elsewhere."""
    until, processes = _listed
    return until >= time.monotonic() and not set(processes) - {PROCESS}


def publish() -> None:
    """Store the counts of this process for the others. Blocks: writes the cache."""
    if _ending:
        return
    known = cache.get(PROCESSES, {})
    now = time.time()
    known = {process: until for process, until in known.items() if until > now} | {PROCESS: now + LIFE_S}
    cache.set(PROCESSES, known, LIFE_S)
    large = {what: count for what, count in _open.items() if count * SHARE >= _cap(what) > 0}
    counts = {what: large.get(what, 0) for what in _published | large.keys()}
    _published.clear()
    _published.update(large)
    if counts:
        cache.set_many({_key(PROCESS, what): count for what, count in counts.items()}, LIFE_S)


def withdraw() -> None:
    """Take the counts of this process back for good, because it ends. Blocks: writes the cache."""
    global _ending  # noqa: PLW0603 - of this process
    _ending = True
    cache.delete_many([_key(PROCESS, what) for what in _published])


def _cap(what: str) -> int:
    return int(settings.BASTIDE[f"sockets_per_{what.split('.', maxsplit=1)[0]}"])


def _key(process: str, what: str) -> str:
    return f"sockets.{process}.{what}"


@contextmanager
def reserve(player: int | None, address: str, others: Mapping[str, int] | None = None) -> Iterator[None]:
    """Count a socket as long as it is open; `others` is how many other processes have.

    Raises RequestRefused above a cap.
    """
    wanted, others = caps_of(player, address), others or {}
    for key, cap in wanted.items():
        if cap and _open[key] + others.get(key, 0) >= cap:
            raise RequestRefused(SOCKET_TOO_MANY, most=cap)
    _open.update(wanted.keys())
    metrics.SOCKETS.inc()
    try:
        yield
    finally:
        metrics.SOCKETS.dec()
        _open.subtract(wanted.keys())
        for key in wanted:
            if not _open[key]:
                del _open[key]

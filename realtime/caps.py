"""How many sockets one player, or one network address, may hold open in this process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from django.conf import settings

from realtime import metrics
from realtime.refusals import RequestRefused

_open: Counter[str] = Counter()


@contextmanager
def reserve(player: int | None, address: str) -> Iterator[None]:
    """Count a socket as long as it is open. Raises RequestRefused above a cap. A cap of 0 means no cap."""
    wanted = {f"address {address}": settings.BASTIDE["sockets_per_address"]}
    if player is not None:
        wanted[f"player {player}"] = settings.BASTIDE["sockets_per_player"]
    if any(cap and _open[key] >= cap for key, cap in wanted.items()):
        raise RequestRefused(
            "socket.too_many", "You have too many windows of this site open. Close some and come back."
        )
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

"""Primary keys that each process makes itself, so that processes and databases share no sequence."""

from __future__ import annotations

import secrets
import time
from threading import Lock

EPOCH_S = 1_767_225_600  # 2026-01-01 00:00 UTC
_LOW_BITS = 32
_START_BITS = 31  # half of the low numbers stay free for the rows that follow in the same second

_lock = Lock()
_last = 0


def row_key() -> int:
    """Return a key of 63 bits: the seconds since 2026, then 32 low bits.

    The low bits start at random with each second and count up within it, so keys of a process only grow. Of
    two processes that make 1,000 keys each in one second, one in a million makes a key of the other; the
    database refuses that row. Keys of the sequence, which older versions used, are far smaller.
    """
    global _last  # noqa: PLW0603 - the newest key of this process
    second = int(time.time()) - EPOCH_S
    with _lock:
        if second > _last >> _LOW_BITS:
            _last = (second << _LOW_BITS) + secrets.randbits(_START_BITS)
        else:
            _last += 1
        return _last

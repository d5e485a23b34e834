"""A web process whose event loop and database threads are profiled: the words of `bastide`, after a file.

`python -m bench.profiled FILE serve --port N --no-prepare` writes the statistics (`pstats`) into FILE when
the process ends. SIGUSR1 begins, so that start and warming up are not counted. Counted is the processor time
of each thread, so waiting costs nothing. `bench.profile_move` uses it.
"""

from __future__ import annotations

import cProfile
import pstats
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

from bastide.cli import main as bastide
from realtime import db_threads

_profiles: dict[int, cProfile.Profile] = {}
_begun = threading.Event()


def _profile() -> cProfile.Profile:
    return cProfile.Profile(time.thread_time)


def _begin(_number: int, _frame: FrameType | None) -> None:
    _begun.set()
    _profiles[0] = loop = _profile()
    loop.enable()


def _profiled(work: Callable[..., Any], args: tuple[object, ...]) -> Any:
    """Do the work of a database thread in the profile of that thread."""
    if not _begun.is_set():
        return _work(work, args)
    return _profiles.setdefault(threading.get_ident(), _profile()).runcall(_work, work, args)


_work = db_threads._work


def main() -> None:
    """Run the command, then write what was measured."""
    file = Path(sys.argv.pop(1))
    signal.signal(signal.SIGUSR1, _begin)
    db_threads._work = _profiled
    try:
        bastide()
    finally:
        if _begun.is_set():
            _profiles[0].disable()
            found = pstats.Stats(*_profiles.values())
            found.dump_stats(file)


if __name__ == "__main__":
    main()

"""A row that another connection holds, as a command of another process does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event

from django.db import connections, transaction

PATIENCE_S = 30.0


@contextmanager
def held_elsewhere(lock: Callable[[], object]) -> Iterator[None]:
    """Let another connection lock a row, by `lock`, until the block ends."""
    held, over = Event(), Event()

    def hold() -> None:
        try:
            with transaction.atomic():
                lock()
                held.set()
                over.wait(PATIENCE_S)
        finally:
            connections.close_all()

    with ThreadPoolExecutor(1) as threads:
        holding = threads.submit(hold)
        try:
            assert held.wait(PATIENCE_S)
            yield
        finally:
            over.set()
        holding.result()

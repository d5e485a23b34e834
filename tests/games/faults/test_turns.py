"""Work for many sockets gives way to moves, and not for long."""

from __future__ import annotations

import asyncio
import threading
from time import monotonic, sleep
from typing import Any

import pytest

from realtime import turns
from realtime.db_threads import moves_under_way, run_move
from realtime.turns import Turns


@pytest.fixture(autouse=True)
def _coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE_S", 0.5)


async def test_short_work_keeps_its_turn_and_long_work_gives_way() -> None:
    order: list[str] = []

    async def other() -> None:
        order.append("other")

    work = Turns()
    task = asyncio.create_task(other())
    await work.give_way_if_long()
    order.append("short")
    work._over = monotonic()
    await work.give_way_if_long()
    order.append("long")
    await task
    assert order == ["short", "other", "long"]


async def begun(work: Any, *args: object) -> asyncio.Task[Any]:
    """Return a move that is under way."""
    task = asyncio.create_task(run_move("a-match", work, *args))
    await asyncio.sleep(0)
    assert moves_under_way()
    return task


async def test_work_waits_until_the_move_is_stored() -> None:
    task = await begun(sleep, 0.05)
    await Turns().give_way()
    assert not moves_under_way()
    await task


async def test_patience_ends_and_is_not_had_twice() -> None:
    stored = threading.Event()
    task, work = await begun(stored.wait, 20), Turns()
    before = monotonic()
    await work.give_way()
    once = monotonic() - before
    await work.give_way()
    twice = monotonic() - before
    assert moves_under_way()
    stored.set()
    await task
    assert once > 0.4
    assert twice - once < once / 2


async def test_failed_move_is_no_longer_under_way() -> None:
    with pytest.raises(ZeroDivisionError):
        await (await begun(divmod, 1, 0))
    assert not moves_under_way()

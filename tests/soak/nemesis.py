"""The faults of a soak, one after another in an order of chance."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import subprocess
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import psycopg

from tests.soak import crowd
from tests.soak.players import Affinity, Table
from tests.soak.processes import Processes
from tests.soak.stores import Postgres, Redis

LOCK_S, HANG_S, JUMP_S, AWAY_S = 4.0, 6.0, 90.0, 2.0
LOCK_ROWS = "SELECT id FROM games_match WHERE status = 'running' ORDER BY random() LIMIT 5 FOR UPDATE"
FROZEN_S = 20.0  # by then the guard must have acted
PAUSE_S = 3.0  # between faults
ALONE_PAUSE_S = 8.0  # the same with one web process: nothing moves while it starts


class Nemesis:
    """Hurts processes, stores and sockets. `done` counts the faults, `times` has (name, begin, end)."""

    def __init__(
        self,
        processes: Processes,
        tables: list[Table],
        affinity: Affinity,
        stores: tuple[Postgres, Redis] | None,
    ) -> None:
        self.processes, self.tables, self.affinity, self.stores = processes, tables, affinity, stores
        self.done: Counter[str] = Counter()
        self.times: list[tuple[str, float, float]] = []
        both = [self.kill_web, self.hang_web, self.lock, self.jump_clock, self.storm, self.slow, self.stuck]
        stored = [self.kill_worker, self.kill_redis, self.crash_postgres, self.turn_affinity, self.stop_web]
        frozen = [self.freeze_web, self.freeze_worker]
        self.faults: list[Callable[[], Awaitable[None]]] = [*both, *([*stored, *frozen] if stores else [])]

    async def rage(self, until: Callable[[], bool]) -> None:
        """Cause one fault after another until `until` says that it is enough, each in every round."""
        while not until():
            for fault in random.sample(self.faults, len(self.faults)):
                if until():
                    return
                await self.one(fault)
                await asyncio.sleep(PAUSE_S if len(self.processes.webs) > 1 else ALONE_PAUSE_S)

    async def one(self, fault: Callable[[], Awaitable[None]]) -> None:
        """Cause one fault, noted with its time; all processes answer afterwards."""
        name, begun = fault.__name__, time.monotonic()
        await fault()
        await asyncio.to_thread(self.processes.wait)
        self.done[name] += 1
        self.times.append((name, begun, time.monotonic()))

    def _web(self) -> int:
        return random.randrange(len(self.processes.webs))

    def _place(self) -> tuple[str, str]:
        running = [table.match for table in self.tables if not table.over] or [self.tables[-1].match]
        match = random.choice(running)
        return self.affinity.route(match)[0], match

    async def kill_web(self) -> None:
        """Kill a web process, and start another."""
        await asyncio.to_thread(self.processes.end_web, self._web(), signal.SIGKILL)

    async def stop_web(self) -> None:
        """Stop a web process in order, as an update does."""
        await asyncio.to_thread(self.processes.end_web, self._web(), signal.SIGTERM)

    async def kill_worker(self) -> None:
        """Kill the worker, and start another."""
        await asyncio.to_thread(self.processes.end_worker)

    async def hang_web(self) -> None:
        """Hold a web process still for some seconds."""
        process = self.processes.webs[self._web()].process
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(HANG_S)
        process.send_signal(signal.SIGCONT)
        await asyncio.sleep(1)

    async def freeze_web(self) -> None:
        """Stop a web process as a whole until its guard kills it."""
        await self._freeze(self.processes.webs[self._web()].process)

    async def freeze_worker(self) -> None:
        """Do the same with the worker."""
        assert self.processes.worker
        await asyncio.to_thread(self.processes.await_guard)
        await self._freeze(self.processes.worker)

    async def _freeze(self, process: subprocess.Popen[bytes]) -> None:
        process.send_signal(signal.SIGSTOP)
        if await asyncio.to_thread(process.wait, FROZEN_S) != -signal.SIGKILL:
            raise RuntimeError("a frozen process was not killed by its guard")

    async def kill_redis(self) -> None:
        """Kill Redis, and start an empty one after a while."""
        assert self.stores
        await asyncio.to_thread(self.stores[1].kill)
        await asyncio.sleep(AWAY_S)
        await asyncio.to_thread(self.stores[1].start)

    async def crash_postgres(self) -> None:
        """Stop PostgreSQL as a crash does; it recovers from its write-ahead log."""
        assert self.stores
        await asyncio.to_thread(self.stores[0].crash)
        await asyncio.to_thread(self.stores[0].start)

    async def lock(self) -> None:
        """Hold rows of five matches; with SQLite, the whole file."""
        await asyncio.to_thread(self._lock_rows if self.stores else self._lock_file)

    def _lock_rows(self) -> None:
        with psycopg.connect(self.processes.installation.environ["DATABASE_URL"]) as link:
            link.execute(LOCK_ROWS)
            time.sleep(LOCK_S)

    def _lock_file(self) -> None:
        link = sqlite3.connect(Path(self.processes.installation.folder, "bastide.sqlite3"), timeout=20)
        link.execute("BEGIN IMMEDIATE")
        time.sleep(LOCK_S)
        link.rollback()
        link.close()

    async def jump_clock(self) -> None:
        """Set the clock of a web process forward or back for some seconds."""
        web = self._web()
        self.processes.jump(web, random.choice((JUMP_S, -JUMP_S)))
        await asyncio.sleep(AWAY_S)
        self.processes.jump(web, 0)

    async def storm(self) -> None:
        """Have 60 spectators open one match at once."""
        await crowd.storm(*self._place(), 60)

    async def slow(self) -> None:
        """Have ten spectators read slowly."""
        await crowd.slow(*self._place(), 10, 5)

    async def stuck(self) -> None:
        """Have ten spectators ask and never read."""
        await crowd.stuck(*self._place(), 10, 8)

    async def turn_affinity(self) -> None:
        """Send players to processes by chance instead of by the match, or by the match again."""
        self.affinity.wrong = not self.affinity.wrong

"""PostgreSQL and Redis for one measurement. They are private, so their statistics count nothing else."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psycopg
import redis
from pytest_postgresql.executors import PostgreSQLExecutor
from pytest_redis.executor import RedisExecutor

from bench.server import free_port
from tests import machine

FAST = "-c fsync=off -c full_page_writes=off -c max_connections=200"
OWN = ("info", "config|resetstat", "command", "client|setinfo", "client|setname", "hello", "select", "ping")


@dataclass
class Stores:
    """The addresses of the stores and the ids of their processes; without addresses, SQLite and memory."""

    postgres: str = ""
    redis: str = ""
    processes: list[int] = field(default_factory=list)

    def reset(self) -> None:
        """Set the counts of both stores to zero."""
        if self.postgres:
            with psycopg.connect(self.postgres, autocommit=True) as link:
                link.execute("SELECT pg_stat_statements_reset()")
            redis.Redis.from_url(self.redis).config_resetstat()

    def statements(self) -> list[tuple[int, str]]:
        """Return each SQL statement since the reset with its number of calls, the most frequent first."""
        if not self.postgres:
            return []
        with psycopg.connect(self.postgres, autocommit=True) as link:
            rows = link.execute("SELECT calls, query FROM pg_stat_statements ORDER BY calls DESC").fetchall()
        return [(calls, query) for calls, query in rows if "pg_stat_statements" not in query]

    def commands(self) -> dict[str, int]:
        """Return each Redis command since the reset with its number of calls; connecting is not counted."""
        if not self.redis:
            return {}
        stats = redis.Redis.from_url(self.redis).info("commandstats")
        calls = {name.removeprefix("cmdstat_"): row["calls"] for name, row in stats.items()}  # type: ignore[union-attr]
        return {name: count for name, count in calls.items() if name not in OWN}

    def cpu_seconds(self) -> float:
        """Return CPU seconds of both stores so far."""
        return sum(cpu_seconds(each) for each in self.processes)


def cpu_seconds(process: int) -> float:
    """Return CPU seconds of a process and its children so far, also of those that have ended."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    own = sum(int(each) for each in fields[11:15]) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8").split()
    return own + sum(cpu_seconds(int(child)) for child in children)


@contextmanager
def private() -> Iterator[Stores]:
    """Yield private stores. Raise RuntimeError if PostgreSQL or Redis is not installed."""
    count = "-c shared_preload_libraries=pg_stat_statements"
    with (
        tempfile.TemporaryDirectory(prefix="bastide-bench-") as folder,
        postgresql(Path(folder), count) as database,
        private_redis() as (layer, process),
    ):
        with psycopg.connect(database, autocommit=True) as link:
            link.execute("CREATE EXTENSION IF NOT EXISTS pg_stat_statements")
        postgres = int(Path(folder, "data", "postmaster.pid").read_text(encoding="utf-8").split()[0])
        yield Stores(database, layer, [postgres, process])


@contextmanager
def postgresql(folder: Path, settings: str) -> Iterator[str]:
    """Yield the address of a PostgreSQL with its data in this folder and with further `settings`."""
    if not (program := machine.pg_ctl()):
        raise RuntimeError("the measurement needs PostgreSQL: it is not installed")
    os.environ["PG_CTL"] = program
    port = free_port()
    server = PostgreSQLExecutor(
        machine.pg_ctl_for_this_user() or program, "127.0.0.1", port,
        datadir=str(folder / "data"), unixsocketdir=tempfile.gettempdir(), logfile=str(folder / "log"),
        startparams="-w", dbname="postgres", user="postgres", postgres_options=f"{FAST} {settings}",
    )  # fmt: skip
    with server:
        server.wait_for_postgres()
        yield f"postgres://postgres@127.0.0.1:{port}/postgres"


@contextmanager
def private_redis() -> Iterator[tuple[str, int]]:
    """Yield the address and the process id of a Redis without a file."""
    if not (program := machine.redis_server()):
        raise RuntimeError("the measurement needs Redis: it is not installed")
    port = free_port()
    with (
        tempfile.TemporaryDirectory(prefix="bastide-redis-") as folder,
        RedisExecutor(program, 16, 0, "warning", "127.0.0.1", port, datadir=Path(folder)) as server,
    ):
        assert server.process
        yield f"redis://127.0.0.1:{port}/0", server.process.pid


@contextmanager
def embedded() -> Iterator[Stores]:
    """SQLite and memory inside the one web process."""
    yield Stores()

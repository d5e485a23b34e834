"""One move to 500 spectators: our match socket against the stock consumer, on real Daphne processes.

Ours checks the action against the rules, commits it and broadcasts it; the rival only passes a text of the
same length on. Both have the same Redis, the same crowd and as many rounds, and take turns: A B A B.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from bastide.serve import port_is_free
from bench.guests import open_match
from bench.server import Server, free_port
from bench.stores import private_redis
from tools import ROOT

SOCKETS = 500
EVENT_BYTES = 330


@dataclass(frozen=True)
class Side:
    """Medians over the runs of one side: deliveries a second; milliseconds until 50 % and 99 % had it."""

    per_second: float
    p50: float
    p99: float
    missing: float


def compare(pairs: int = 3, rounds: int = 17, sockets: int = SOCKETS) -> tuple[Side, Side]:
    """(stock, ours), each from `pairs` runs that took turns. RuntimeError where there is no Redis."""
    with private_redis() as (redis, _process):
        stock: list[dict[str, float]] = []
        ours: list[dict[str, float]] = []
        size = EVENT_BYTES
        for _ in range(pairs):
            stock.append(_stock(redis, rounds, sockets, size))
            ours.append(_ours(redis, rounds, sockets))
            size = int(ours[-1]["bytes"])
        return _side(stock), _side(ours)


def _side(runs: list[dict[str, float]]) -> Side:
    return Side(
        median(run["deliveries"] / run["seconds"] for run in runs),
        median(run["p50"] for run in runs),
        median(run["p99"] for run in runs),
        sum(run["missing"] for run in runs),
    )


def _crowd(**task: Any) -> dict[str, float]:
    words, given = [sys.executable, "-m", "bench.crowd"], json.dumps(task)
    done = subprocess.run(
        words, cwd=ROOT, input=given, capture_output=True, text=True, check=False, timeout=300
    )
    if done.returncode:
        raise RuntimeError(f"the crowd failed:\n{done.stderr[-2000:]}")
    return dict(json.loads(done.stdout))


def _stock(redis: str, rounds: int, sockets: int, size: int) -> dict[str, float]:
    with _stock_server(redis) as port:
        return _crowd(kind="stock", port=port, path="/ws/stock/", sockets=sockets, rounds=rounds, bytes=size)


@contextmanager
def _stock_server(redis: str) -> Iterator[int]:
    port = free_port()
    words = [sys.executable, "-m", "daphne", "-b", "127.0.0.1", "-p", str(port), "bench.stock:application"]
    environ = {**os.environ, "REDIS_URL": redis, "DJANGO_SETTINGS_MODULE": ""}
    process = subprocess.Popen(
        words, cwd=ROOT, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        deadline = time.monotonic() + 30
        while port_is_free("127.0.0.1", port) and time.monotonic() < deadline and process.poll() is None:
            time.sleep(0.1)
        yield port
    finally:
        process.terminate()
        process.wait(15)


def _ours(redis: str, rounds: int, sockets: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="bastide-bench-") as folder:
        environ = environ_of(folder, redis)
        migrate = [sys.executable, "manage.py", "migrate", "--no-input", "--verbosity", "0"]
        subprocess.run(migrate, cwd=ROOT, env={**os.environ, **environ}, check=True)
        server = Server("127.0.0.1", free_port(), environ, Path(folder) / "server.log")
        try:
            server.wait_until_up()
            match, guests = open_match(server.address)
            cookies, path = [guest.cookie() for guest in guests], f"/ws/matches/{match}/"
            return _crowd(
                kind="bastide", port=server.port, path=path, cookies=cookies, sockets=sockets, rounds=rounds
            )
        finally:
            server.stop()


def environ_of(folder: str, redis: str) -> dict[str, str]:
    """Return settings for SQLite and Redis, with limits that let one machine be all spectators."""
    return {
        "BASTIDE_VAR": folder,
        "DATABASE_URL": "",
        "REDIS_URL": redis,
        "SECRET_KEY": "only for a benchmark on loopback",
        "SOCKETS_PER_ADDRESS": "5000",
        **{f"RATE_{what}": "100000/min" for what in ("ANON", "USER", "GUEST", "TABLE")},
    }

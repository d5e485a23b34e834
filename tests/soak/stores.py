"""The stores of a soak: private, so that it may restart them."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import redis

from bench.server import free_port
from bench.stores import postgresql
from tests import machine

PATIENCE_S = 30.0


class Redis:
    """A Redis without a file, on a port of its own."""

    def __init__(self) -> None:
        self.port = free_port()
        self.start()

    @property
    def address(self) -> str:
        """Its URL."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it, empty, and wait until it answers."""
        words = [str(machine.redis_server()), "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            try:
                with redis.Redis.from_url(self.address) as link:
                    link.ping()
                return
            except redis.ConnectionError:
                time.sleep(0.1)
        raise RuntimeError("Redis did not start")

    def kill(self) -> None:
        """Kill it; all that it held is gone."""
        self.process.kill()
        self.process.wait()


class Postgres:
    """A PostgreSQL of our own, by the folder of its data."""

    def __init__(self, address: str, folder: Path) -> None:
        self.address, self.folder = address, folder

    def crash(self) -> None:
        """Stop it as a crash does: connections are cut, the log is replayed at the next start."""
        os.kill(self._process(), signal.SIGQUIT)
        until = time.monotonic() + PATIENCE_S
        while (self.folder / "postmaster.pid").exists() and time.monotonic() < until:
            time.sleep(0.05)

    def start(self) -> None:
        """Start it again with the same settings, and wait until it answers."""
        control = str(machine.pg_ctl_for_this_user() or machine.pg_ctl())
        options = (self.folder / "postmaster.opts").read_text(encoding="utf-8").split(" ", 1)[1]
        log = str(self.folder / "again.log")
        words = [control, "start", "-D", str(self.folder), "-l", log, "-o", options.replace('"', ""), "-w"]
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
        with psycopg.connect(self.address, connect_timeout=round(PATIENCE_S)) as link:
            link.execute("SELECT 1")

    def _process(self) -> int:
        return int((self.folder / "postmaster.pid").read_text(encoding="utf-8").split()[0])


@contextmanager
def private() -> Iterator[tuple[Postgres, Redis]]:
    """Yield a PostgreSQL and a Redis of our own."""
    with (
        tempfile.TemporaryDirectory(prefix="bastide-soak-") as name,
        postgresql(Path(name), "-c fsync=on -c max_connections=200") as address,
    ):
        layer = Redis()
        try:
            yield Postgres(address, Path(name, "data")), layer
        finally:
            layer.kill()

"""A whole Bastide for browser tests: one web process with a database of its own, on a free port."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from bench.server import Server, free_port
from tests.empty_database import put_empty_database
from tools import ROOT


class RunningServer:
    """A running server. `address` is where it listens, `folder` holds its database and its log."""

    def __init__(self, folder: Path, environ: dict[str, str]) -> None:
        self.folder = folder
        self.log = folder / "server.log"
        self.environ = environ
        self.port = free_port()
        self.server = self._start()

    @property
    def address(self) -> str:
        """http://127.0.0.1:PORT"""
        return f"http://127.0.0.1:{self.port}"

    def _start(self) -> Server:
        server = Server("127.0.0.1", self.port, self.environ, self.log)
        server.wait_until_up()
        return server

    def restart(self) -> None:
        """Stop the web process and starts another on the same port and database: what a deploy does."""
        self.server.stop()
        self.server = self._start()

    def words(self) -> str:
        """Return what the server wrote so far."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def stop(self) -> None:
        """End the web process, by its id."""
        self.server.stop()


def manage(environ: dict[str, str], *words: str) -> None:
    """Run manage.py with these words. Raise with its output when it fails."""
    done = subprocess.run(
        [sys.executable, "manage.py", *words], cwd=ROOT, env={**os.environ, **environ},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise RuntimeError(f"manage.py {' '.join(words)} failed:\n{done.stdout}{done.stderr}")


@cache
def _prepared() -> Path:
    """Return a folder with an empty database and all drawings. Made once: drawing takes half a minute.

    nox has drawn them before, for all processes of the tests.
    """
    folder = Path(tempfile.mkdtemp(prefix="bastide-prepared-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    put_empty_database(folder)
    manage({"DATABASE_URL": "", "REDIS_URL": "", "BASTIDE_VAR": str(folder)}, "draw_art")
    return folder


@contextmanager
def running_server(**settings: str) -> Iterator[RunningServer]:
    """Yield a running Bastide over a fresh SQLite file; `settings` are further environment variables for it.

    Needs the built front end (`make front`). Raises FileNotFoundError without it.
    """
    if not (ROOT / "frontend" / "dist" / "index.html").is_file():
        raise FileNotFoundError("frontend/dist is not there: run `make front`")
    with tempfile.TemporaryDirectory(prefix="bastide-server-") as name:
        # Tests click faster than people: limits that protect a public server would slow them down.
        rates = {f"RATE_{what}": "100000/min" for what in ("ANON", "USER", "GUEST", "TABLE", "UPLOAD")}
        quick = {"BOT_PAUSE": "0.05", "SOCKETS_PER_ADDRESS": "5000", "TABLES_PER_PLAYER": "1000", **rates}
        quick |= {"TABLES_PER_HOST": "1000", "TABLES_PER_ADDRESS": "1000", "BOTS_ALONE": "20"}
        unset = {"DATABASE_URL": "", "REDIS_URL": ""}
        environ = {**unset, "BASTIDE_VAR": name, **quick, **settings}
        shutil.copytree(_prepared(), name, symlinks=True, dirs_exist_ok=True)
        running = RunningServer(Path(name), environ)
        try:
            yield running
        finally:
            running.stop()

"""The web processes and the worker of a soak, which are killed, stopped, jumped in time and replaced."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import rules
from bench.server import Server, free_port
from tests.faults.server import Installation
from tools import ROOT

HOOKS = Path(__file__).with_name("hooks")
OLDER = rules.REVISION - 1


class Processes:
    """Web processes, each on a port of its own, and a worker unless the one web process has it inside.

    All begin as an older release (`OLDER`); `roll` replaces one by the present release.
    """

    def __init__(self, installation: Installation, webs: int) -> None:
        self.installation = installation
        self.clock = installation.folder / "clock"
        self.ports = [free_port() for _ in range(webs)]
        self.revisions: dict[str, str] = {}
        self.absent: list[tuple[float, float]] = []  # (from, until): there was no web process at all
        self._absent_since: float | None = None
        self.webs = [self._web(index) for index in range(webs)]
        self.worker = self._worker() if webs > 1 else None

    @property
    def addresses(self) -> list[str]:
        """Where players find them."""
        return [f"127.0.0.1:{port}" for port in self.ports]

    def _environ(self, name: str) -> dict[str, str]:
        watchdog = "4" if name == "worker" else "8"  # as in docker-compose.yml
        hooks = {"PYTHONPATH": str(HOOKS), "SOAK_CLOCK": str(self.clock), "WATCHDOG": watchdog}
        revision = self.revisions.setdefault(name, str(OLDER))
        return {**self.installation.environ, **hooks, "SOAK_REVISION": revision}

    def _web(self, index: int) -> Server:
        environ = self._environ(f"web-{index}")
        return Server("127.0.0.1", self.ports[index], environ, self.installation.folder / f"web-{index}.log")

    def _worker(self) -> subprocess.Popen[bytes]:
        with (self.installation.folder / "worker.log").open("ab") as log:
            self._worker_log_from = os.fstat(log.fileno()).st_size
            words = [sys.executable, "manage.py", "run_worker"]
            return subprocess.Popen(words, cwd=ROOT, env=self._environ("worker"), stdout=log, stderr=log)

    def wait(self, seconds: float = 60) -> None:
        """Wait until all answer; one that has ended, as its watchdog does, is started again."""
        self._replace_ended()
        for web in self.webs:
            web.wait_until_up(seconds)
        if self._absent_since is not None:
            self.absent.append((self._absent_since, time.monotonic()))
            self._absent_since = None

    def _replace_ended(self) -> None:
        for index, web in enumerate(self.webs):
            if web.process.poll() is not None:
                self.webs[index] = self._web(index)
        if self.worker is not None and self.worker.poll() is not None:
            self.worker = self._worker()

    def end_web(self, index: int, number: int) -> None:
        """Send a web process a signal that ends it, and start another in its place."""
        self.webs[index].process.send_signal(number)
        self._absent_since = time.monotonic() if len(self.webs) == 1 else None
        self.webs[index].process.wait(30)
        self.webs[index] = self._web(index)

    def end_worker(self, number: int = signal.SIGKILL) -> None:
        """Do the same for the worker."""
        if self.worker is not None:
            self.worker.send_signal(number)
            self.worker.wait(30)
            self.worker = self._worker()

    def await_guard(self, seconds: float = 30) -> None:
        """Wait until the worker is watched by its guard: before that nothing ends a frozen one."""
        until = time.monotonic() + seconds
        log = self.installation.folder / "worker.log"
        while b"watchdog started" not in log.read_bytes()[self._worker_log_from :]:
            if time.monotonic() > until:
                raise RuntimeError("the worker has no guard")
            time.sleep(0.1)

    def roll(self, name: str) -> None:
        """Replace a process by one of the present release, as an update does."""
        self.revisions[name] = ""
        if name == "worker":
            self.end_worker(signal.SIGTERM)
        else:
            self.end_web(int(name.removeprefix("web-")), signal.SIGTERM)

    def jump(self, index: int, seconds: float) -> None:
        """Set the clock of a web process `seconds` ahead of the real time."""
        self.clock.write_text(str(seconds), encoding="utf-8")
        self.webs[index].process.send_signal(signal.SIGUSR2)

    def stop(self) -> None:
        """End all, each by its own id."""
        for web in self.webs:
            web.process.send_signal(signal.SIGCONT)
            web.stop()
        if self.worker is not None:
            self.worker.send_signal(signal.SIGCONT)
            self.worker.terminate()
            self.worker.wait(30)


@contextmanager
def running(installation: Installation, webs: int) -> Iterator[Processes]:
    """Yield processes that answer."""
    processes = Processes(installation, webs)
    try:
        processes.wait()
        yield processes
    finally:
        processes.stop()

"""`bastide serve` as a child process: started on a port, waited for, stopped by its own process id."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tools import ROOT


def command(host: str, port: int, *, proxied: bool = False) -> list[str]:
    """Return the words that start one web process, as in docker-compose.yml (`proxied`)."""
    words = ["bastide", "serve", "--host", host, "--port", str(port)]
    return [*words, "--proxied"] if proxied else words


def older_command(host: str, port: int) -> list[str]:
    """Return the words for version 0.1.0, which had no program of its own for a web process."""
    words = ["daphne", "-b", host, "-p", str(port), "-v", "0", "--no-server-name"]
    return [*words, "config.asgi:application"]


def free_port() -> int:
    """Return a port on loopback that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One web process. `log` takes its output (None: this terminal), `environ` adds to the environment.

    It prepares no database and draws nothing. `tree` is the folder of the code, for comparisons with another
    version; `program` is the module that runs in the place of `bastide`, and words for it.
    """

    def __init__(
        self,
        host: str,
        port: int,
        environ: dict[str, str] | None = None,
        log: Path | None = None,
        tree: Path = ROOT,
        program: tuple[str, ...] = ("bastide",),
    ) -> None:
        self.host, self.port, self.log = host, port, log
        output = log.open("ab") if log else None
        newer = [*program, *command(host, port)[1:], "--no-prepare"]
        words = newer if (tree / "bastide").is_dir() else older_command(host, port)
        self.process = subprocess.Popen(
            [sys.executable, "-m", *words],
            cwd=tree, env={**os.environ, **(environ or {})}, stdout=output, stderr=output,
        )  # fmt: skip
        if output:
            output.close()

    @property
    def address(self) -> str:
        """Where a browser on this machine finds it."""
        return f"http://{self.host}:{self.port}"

    def wait_until_up(self, seconds: float = 60) -> None:
        """Return when /healthz answers 200. Raises RuntimeError if the process ends or the time is over."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(f"The server did not start.{self._output()}")
            if self._answers():
                return
            time.sleep(0.05)
        self.stop()
        raise RuntimeError(f"The server did not answer within {seconds:.0f} seconds.{self._output()}")

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:  # noqa: S310
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def _output(self) -> str:
        return f"\n{self.log.read_text(errors='replace')[-4000:]}" if self.log else " Its output is above."

    def stop(self, seconds: float = 10) -> int:
        """Send SIGTERM, and SIGKILL after some seconds; return the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(seconds)
            except subprocess.TimeoutExpired:
                self.process.kill()
        return self.process.wait()

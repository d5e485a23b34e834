"""Daphne as a child process: started on a port, waited for, stopped by its own process id."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

from tools import environment
from tools.say import Stop
from tools.stamps import ROOT

APPLICATION = "config.asgi:application"
# A message of ours has at most 16 KiB; Daphne cuts longer ones off before they are read into memory.
LIMITS = ("--websocket-max-message-size", "65536", "--websocket-max-frame-size", "65536")


def command(
    host: str, port: int, python: Path | str = environment.PYTHON, *, proxied: bool = False
) -> list[str]:
    """The words that start one web process, the same here, in tests and in docker-compose.yml (`proxied`)."""
    behind = ["--proxy-headers"] if proxied else []
    words = [str(python), "-m", "daphne", "-b", host, "-p", str(port), "-v", "0", "--no-server-name", *LIMITS]
    return [*words, *behind, APPLICATION]


def port_is_free(host: str, port: int) -> bool:
    """Whether a server could listen there now."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def free_port() -> int:
    """A port on loopback that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One web process. `log` takes its output (None: this terminal), `environ` adds to the environment."""

    def __init__(
        self, host: str, port: int, environ: dict[str, str] | None = None, log: Path | None = None
    ) -> None:
        self.host, self.port, self.log = host, port, log
        output = log.open("ab") if log else None
        self.process = subprocess.Popen(
            command(host, port), cwd=ROOT, env={**os.environ, **(environ or {})}, stdout=output, stderr=output
        )
        if output:
            output.close()

    @property
    def address(self) -> str:
        """Where a browser on this machine finds it."""
        return f"http://{'127.0.0.1' if self.host == '0.0.0.0' else self.host}:{self.port}"  # noqa: S104

    def wait_until_up(self, seconds: float = 60) -> None:
        """Returns when /healthz answers 200. Stop when the process ends before or the time is over."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise Stop(f"The server did not start.{self._words()}")
            if self._answers():
                return
            time.sleep(0.05)
        self.stop()
        raise Stop(f"The server did not answer within {seconds:.0f} seconds.{self._words()}")

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:  # noqa: S310
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def _words(self) -> str:
        return f"\n{self.log.read_text(errors='replace')[-4000:]}" if self.log else " Its words are above."

    def stop(self, seconds: float = 10) -> int:
        """Asks the process to end, insists after a while; returns its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(seconds)
            except subprocess.TimeoutExpired:
                self.process.kill()
        return self.process.wait()

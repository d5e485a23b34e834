"""What a process answers is passed on, and no answer has nginx take the processes for dead."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.web.nginx_alone import ask, nginx_alone

pytestmark = pytest.mark.nginx
BUSY, FINE = "/api/busy", "/api/fine"


class Process(BaseHTTPRequestHandler):
    """A web process that has no store for one path, and answers all others."""

    def do_GET(self) -> None:
        self.server.paths.append(self.path)  # type: ignore[attr-defined]
        self.send_response(503 if self.path == BUSY else 200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Write nothing."""


@contextmanager
def processes(ports: dict[str, int]) -> Iterator[list[str]]:
    """Run both web processes; yield the paths that they were asked for."""
    paths: list[str] = []
    servers = [ThreadingHTTPServer(("127.0.0.1", ports[name]), Process) for name in ("web-1", "web-2")]
    for server in servers:
        server.paths = paths  # type: ignore[attr-defined]
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield paths
    finally:
        for server in servers:
            server.shutdown()
            server.server_close()


def statuses(port: int, path: str, calls: int) -> set[int]:
    return {ask(port, path, method="GET")[0] for _ in range(calls)}


def test_processes_that_answer_503_stay_in_use(tmp_path: Path) -> None:
    """With `http_503` in `proxy_next_upstream` and `max_fails=2` all calls got 502 after four of these."""
    with nginx_alone(tmp_path) as ports, processes(ports) as paths:
        assert statuses(ports["nginx"], BUSY, 8) == {503}
        assert paths == [BUSY] * 8  # no call is tried at the next process too
        assert statuses(ports["nginx"], FINE, 8) == {200}


def test_processes_that_come_back_are_asked_at_once(tmp_path: Path) -> None:
    with nginx_alone(tmp_path) as ports:
        assert statuses(ports["nginx"], FINE, 6) == {502}
        with processes(ports):
            assert statuses(ports["nginx"], FINE, 6) == {200}

"""Clients that say hello and never read: what each adds to the web process, and until when it is held."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench import moves
from bench.guests import Guest
from bench.reading import tables
from bench.server import Server
from bench.spectators import memory_mib
from bench.stores import Stores
from bench.trees import ratios
from bench.wire import frame, request
from tools import ROOT

HELLO = b'{"t":"hello","after":0}'
CLIENTS = 10
PATIENCE_S = 45  # more than is wanted; a version that never closes them is watched so long
EACH_S = 0.5  # between two hellos of a client
SETTLED_S = 1.0  # the server's memory after the match was read for the first time
RECEIVED = 4096  # bytes that the operating system takes for a client that reads nothing


@dataclass(frozen=True)
class Stuck:
    """The most MiB that one client added, and seconds until the last was closed."""

    mib: float
    held: float


def measure(tree: Path = ROOT, *, record: dict[str, Any]) -> Stuck:
    """Start a web process with SQLite and let ten clients ask for a long match again and again."""
    environ = {"RATE_UPLOAD": "100/min"}
    with moves.webs(tree, Stores(), 1, environ) as [web], ExitStack() as stack:
        match = Guest(web.address, "Ann").call("POST", "/api/records", record)["id"]
        path = f"/ws/matches/{match}/"
        _read_once(web, path)
        before = memory_mib(web.process.pid)
        left = [stack.enter_context(_client(web, path)) for _ in range(CLIENTS)]
        began, most = time.monotonic(), before
        while left and time.monotonic() - began < PATIENCE_S:
            left = [each for each in left if _say_hello(each)]
            most = max(most, memory_mib(web.process.pid))
            time.sleep(EACH_S)
        return Stuck((most - before) / CLIENTS, time.monotonic() - began)


def _read_once(web: Server, path: str) -> None:
    """Have the match in the memory of the process before anything is counted."""
    with _client(web, path) as link:
        _say_hello(link)
        link.settimeout(SETTLED_S)
        try:
            while link.recv(65536):
                pass
        except TimeoutError:
            return


def _client(web: Server, path: str) -> socket.socket:
    link = socket.socket()
    link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)
    link.settimeout(10)
    link.connect((web.host, web.port))
    link.sendall(request(f"{web.host}:{web.port}", path, ""))
    link.recv(1)  # the beginning of the answer: the socket is open
    return link


def _say_hello(link: socket.socket) -> bool:
    """Send a hello for all events. Return whether the server has not closed the socket."""
    try:
        link.sendall(frame(1, HELLO))
    except OSError:
        return False
    return True


def table(found: dict[str, Stuck]) -> str:
    """Return the measured versions as Markdown."""
    title = f"{CLIENTS} clients that say hello every {EACH_S} s and never read, in one web process"
    rows = [[version, f"{each.mib:.1f}", _closed(each.held)] for version, each in found.items()]
    rows += ratios({version: (each.mib, each.held) for version, each in found.items()})
    return tables.table(title, ["MiB a client, at most", "closed after"], rows)


def _closed(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < PATIENCE_S else f"not within {PATIENCE_S} s"

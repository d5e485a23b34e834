"""The first load of a long match: `python -m bench.first_load`, with `--against FOLDER` of two checkouts.

The longest kept game is uploaded twice, and the web process (SQLite), which keeps one game in memory, is
started anew. Then spectators ask for a snapshot: the first of the process; one more each time that the other
match has taken its place in memory; and others right after one. Milliseconds from the hello to the last
message of the answer, medians of all rounds, and its bytes. The pages of all events are read over HTTP
besides, as a replay does.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import monotonic

from bench import moves
from bench.guests import Guest
from bench.server import Server, free_port
from bench.stores import Stores
from bench.wire import Socket, connect
from tools import ROOT

LONGEST = ROOT / "tests" / "records" / "games" / "new-everything-six.json"
HELLO = '{"t":"hello","after":0,"view":true}'
JOINS = 5  # of each kind in a round
SHARED_S = 0.3  # until spectators no longer get the answer that the last one got


@dataclass
class Taken:
    """Milliseconds to the whole answer, by what was in memory."""

    first: list[float] = field(default_factory=list)
    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    text: bytes = b""

    def line(self, version: str) -> str:
        """Return the medians, and the bytes of an answer."""
        found = (
            f"{median(each):.0f} ms ({min(each):.0f} to {max(each):.0f})" for each in (self.first, self.cold)
        )
        sent, packed = len(self.text) / 1024, len(gzip.compress(self.text)) / 1024
        return (
            f"{version}: first of the process {next(found)}, not in memory {next(found)}, in memory "
            f"{median(self.warm):.0f} ms; {sent:.0f} KiB, compressed {packed:.0f} KiB\n"
        )


async def join(port: int, match: str) -> tuple[float, bytes]:
    """Return the milliseconds to the whole answer, and its text."""
    whole: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    text = bytearray()

    def on_frame(_socket: Socket, frame: bytes, when: float) -> None:
        text.extend(frame)
        if frame.startswith(b'{"t":"presence"') and not whole.done():
            whole.set_result(when)

    socket = await connect(port, f"/ws/matches/{match}/", on_frame)
    started = monotonic()
    socket.send(HELLO)
    taken = await asyncio.wait_for(whole, 30) - started
    socket.transport.close()
    return taken * 1000, bytes(text)


def pages(web: Server, match: str, events: int) -> int:
    """Return the bytes of all full pages of events, as they are sent."""
    size = 0
    for page in range(1, events // 100 + 1):
        address = f"{web.address}/api/matches/{match}/events/{page}"
        request = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})  # noqa: S310
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            size += len(answer.read())
    return size


async def joins(port: int, matches: list[str], taken: Taken) -> None:
    """Join in turns, so that each match leaves the memory before it is asked for again."""
    taken.first.append((await join(port, matches[0]))[0])
    for _ in range(JOINS):
        for match in reversed(matches):
            await asyncio.sleep(SHARED_S)
            taken.cold.append((await join(port, match))[0])
    for _ in range(JOINS):
        await asyncio.sleep(SHARED_S)
        found, taken.text = await join(port, matches[0])
        taken.warm.append(found)


class Version:
    """A checkout with a database of its own, in which the match lies twice."""

    def __init__(self, name: str, tree: Path, folder: Path) -> None:
        self.name, self.tree, self.folder, self.taken = name, tree, folder, Taken()
        self.folder.mkdir()
        self.environ = moves.environ_of(str(folder), Stores()) | {
            "RATE_UPLOAD": "100/min",
            "TABLES_IN_MEMORY": "1",
        }
        migrate = [sys.executable, "manage.py", "migrate", "--no-input", "--verbosity", "0"]
        subprocess.run(migrate, cwd=tree, env={**os.environ, **self.environ}, check=True)
        self.record = json.loads(LONGEST.read_text(encoding="utf-8"))
        with self.web() as web:
            guest = Guest(web.address, "Ann")
            self.matches = [guest.call("POST", "/api/records", self.record)["id"] for _ in range(2)]

    @contextmanager
    def web(self) -> Iterator[Server]:
        """Run a web process."""
        server = Server("127.0.0.1", free_port(), self.environ, self.folder / "web.log", self.tree)
        server.wait_until_up()
        try:
            yield server
        finally:
            server.stop()

    def round(self) -> None:
        """Start a process and join."""
        with self.web() as web:
            asyncio.run(joins(web.port, self.matches, self.taken))

    def pages(self) -> float:
        """Return the KiB of all full pages."""
        with self.web() as web:
            return pages(web, self.matches[0], len(self.record["actions"])) / 1024


def main() -> None:
    """Measure and print a line for each version."""
    parser = argparse.ArgumentParser("python -m bench.first_load", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", type=Path)
    given = parser.parse_args()
    trees = {"before": given.against, "now": ROOT} if given.against else {"now": ROOT}
    with tempfile.TemporaryDirectory(prefix="bastide-bench-") as folder:
        versions = [Version(name, tree, Path(folder, name)) for name, tree in trees.items()]
        for _ in range(given.rounds):
            for version in versions:
                version.round()
        lines = [each.taken.line(each.name) for each in versions]
        sys.stdout.write(f"{len(versions[-1].record['actions'])} events\n{''.join(lines)}")
        sys.stdout.write(f"all full pages {versions[-1].pages():.0f} KiB, load {os.getloadavg()[0]:.0f}\n")


if __name__ == "__main__":
    main()

"""The first load of a long match: `python -m bench.reading.first_load`, `--against FOLDER` of two checkouts.

The longest kept game (of the other checkout, if there is one) is uploaded twice, and the web process
(SQLite), which keeps one game in memory, is started anew. Then spectators ask for a snapshot: the first of
the process; one more each time that the other match has taken its place in memory; and others right after
one. Milliseconds from the hello to the last
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
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import isnan, nan
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

from bench import moves
from bench.guests import Guest
from bench.server import Server, free_port
from bench.stores import Stores
from bench.trees import ratios, rows, trees_of
from bench.wire import Socket, connect

HELLO = '{"t":"hello","after":0,"view":true}'
OLDER_HELLO = '{"t":"hello","after":0}'  # version 0.1.0 refuses the other one and sends every event
JOINS = 5  # of each kind in a round
SHARED_S = 0.3  # until spectators no longer get the answer that the last one got


@dataclass
class Taken:
    """Milliseconds to the whole answer, by what was in memory."""

    first: list[float] = field(default_factory=list)
    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    text: bytes = b""


async def join(port: int, match: str) -> tuple[float, bytes]:
    """Return the milliseconds to the whole answer, and its text."""
    whole: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    text = bytearray()

    def on_frame(socket: Socket, frame: bytes, when: float) -> None:
        if frame.startswith(b'{"t":"refused"'):
            socket.send(OLDER_HELLO)
            return
        text.extend(frame)
        if frame.startswith(b'{"t":"presence"') and not whole.done():
            whole.set_result(when)

    socket = await connect(port, f"/ws/matches/{match}/", on_frame)
    started = monotonic()
    socket.send(HELLO)
    taken = await asyncio.wait_for(whole, 30) - started
    socket.transport.close()
    return taken * 1000, bytes(text)


def longest(tree: Path) -> dict[str, Any]:
    """Return the longest kept game of a checkout; a newer one can play it, too."""
    kept = [json.loads(path.read_text(encoding="utf-8")) for path in tree.glob("tests/records/games/*.json")]
    return max(kept, key=lambda record: len(record["actions"]))


def pages(web: Server, match: str, events: int) -> float:
    """Return the bytes of all full pages of events, as they are sent; not a number where there are none."""
    size = 0
    for page in range(1, events // 100 + 1):
        address = f"{web.address}/api/matches/{match}/events/{page}"
        request = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
                size += len(answer.read())
        except urllib.error.HTTPError:
            return nan
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

    def __init__(self, name: str, tree: Path, folder: Path, record: dict[str, Any]) -> None:
        self.name, self.tree, self.folder, self.record = name, tree, folder, record
        self.taken, self.paged = Taken(), nan
        self.folder.mkdir()
        self.environ = moves.environ_of(str(folder), Stores()) | {
            "RATE_UPLOAD": "100/min",
            "TABLES_IN_MEMORY": "1",
        }
        migrate = [sys.executable, "manage.py", "migrate", "--no-input", "--verbosity", "0"]
        subprocess.run(migrate, cwd=tree, env={**os.environ, **self.environ}, check=True)
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

    def figures(self) -> list[float]:
        """Return three medians in ms and three sizes in KiB."""
        taken = self.taken
        times = [median(each) for each in (taken.first, taken.cold, taken.warm)]
        return [*times, len(taken.text) / 1024, len(gzip.compress(taken.text)) / 1024, self.paged]

    def row(self) -> str:
        """Return the medians and the sizes as a row of the table."""
        found = self.figures()
        shown = (f"{each:.0f} ms" for each in found[:3])
        return f"| {self.name} | {' | '.join(shown)} | {' | '.join(shown_size(size) for size in found[3:])} |"

    def pages(self) -> float:
        """Return the KiB of all full pages."""
        with self.web() as web:
            return pages(web, self.matches[0], len(self.record["actions"])) / 1024


def shown_size(size: float) -> str:
    """Return KiB as a cell of the table."""
    return "–" if isnan(size) else f"{size:.0f}"


def measure(rounds: int, trees: dict[str, Path]) -> list[Version]:
    """Return a version for each tree, with what its joins took; the trees take turns."""
    record = longest(next(iter(trees.values())))
    with tempfile.TemporaryDirectory(prefix="bastide-bench-") as folder:
        versions = [Version(name, tree, Path(folder, name), record) for name, tree in trees.items()]
        for _ in range(rounds):
            for version in versions:
                version.round()
        for version in versions:
            version.paged = version.pages()
    return versions


def table(versions: list[Version]) -> str:
    """Return the medians as Markdown."""
    events = len(versions[0].record["actions"])
    lines = [
        f"First load of a match of {events} events, milliseconds to the whole answer:\n",
        "| version | first of its process | not in memory | in memory | KiB | compressed | all full pages |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    ratio = ratios({each.name: each.figures() for each in versions})
    return "\n".join([*lines, *(each.row() for each in versions), *rows(ratio)])


def main() -> None:
    """Measure and print a line for each version."""
    parser = argparse.ArgumentParser("python -m bench.reading.first_load", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", type=Path)
    given = parser.parse_args()
    sys.stdout.write(table(measure(given.rounds, trees_of(given.against))) + "\n")


if __name__ == "__main__":
    main()

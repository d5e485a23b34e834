"""The spectators of a measurement, in a process of their own: they join, then wait for events.

`python -m bench.spectator_process` reads one line of JSON from standard input, {"ports", "paths", "each",
"at_once", "hello"}: `each` sockets at each path, `at_once` of them joining at the same time, with this first
message. When all have their welcome, it writes {"joined", "first", "last"} (seconds). After the end of its
input it writes {"deliveries", "p50", "p99", "missing", "bytes"}: milliseconds from an event's time to its
arrival, events that a socket did not get, and the bytes of text of one join.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from datetime import datetime
from time import monotonic, time
from typing import Any

from bench.crowd import percentile
from bench.wire import Socket, connect

AT = re.compile(rb'"at":"([0-9TZ:.+-]{20,})"')
SEEN_EVERY = 10


class Spectator:
    """One spectator: how long its join took, and when events arrived."""

    def __init__(self, hello: str) -> None:
        self.hello = hello
        self.started = monotonic()
        self.welcomed: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.live = False  # from now on arrivals count
        self.number = self.seen = self.bytes = self.missing = 0
        self.late: list[float] = []

    async def join(self, port: int, path: str) -> float:
        """Connect and say hello; return the seconds until the welcome."""
        socket = await connect(port, path, self.on_frame)
        socket.send(self.hello)
        return await self.welcomed

    def on_frame(self, socket: Socket, text: bytes, when: float) -> None:
        """Note a welcome or events; acknowledge some."""
        if not self.live:
            self.bytes += len(text)
        if text.startswith(b'{"t":"welcome"') and not self.welcomed.done():
            self.welcomed.set_result(when - self.started)
        elif text.startswith(b'{"t":"resync"'):
            socket.send(self.hello)
        elif text.startswith(b'{"t":"events"'):
            self._take(socket, text)

    def _take(self, socket: Socket, text: bytes) -> None:
        event = text.rsplit(b'{"number":', 1)[-1]
        number = int(event.split(b",", 1)[0])
        if self.live:
            self.missing += max(0, number - self.number - text.count(b',"hash":"'))
            self.late.append(time() - datetime.fromisoformat(AT.findall(event)[-1].decode()).timestamp())
        self.number = number
        if number - self.seen >= SEEN_EVERY:
            self.seen = number
            socket.send(json.dumps({"t": "seen", "number": number}))


async def join_all(task: dict[str, Any]) -> tuple[list[Spectator], list[float]]:
    """Join at every path; return the spectators and the seconds that each needed."""
    turn = asyncio.Semaphore(task["at_once"])

    async def one(port: int, path: str) -> tuple[Spectator, float]:
        async with turn:
            spectator = Spectator(task["hello"])
            return spectator, await spectator.join(port, path)

    places = [(number, path) for number, path in enumerate(task["paths"]) for _ in range(task["each"])]
    ports = task["ports"]
    found = await asyncio.gather(*(one(ports[number % len(ports)], path) for number, path in places))
    return [spectator for spectator, _ in found], [seconds for _, seconds in found]


async def _settle(spectators: list[Spectator]) -> None:
    await asyncio.sleep(0.5)
    for spectator in spectators:
        spectator.live = True


async def main() -> None:
    """Read the task, join, wait for the end of the input, write what arrived."""
    task = json.loads(sys.stdin.readline())
    started = monotonic()
    spectators, seconds = await join_all(task)
    joined = {"joined": monotonic() - started, "first": min(seconds), "last": max(seconds)}
    print(json.dumps(joined), flush=True)
    await _settle(spectators)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    late = [each * 1000 for spectator in spectators for each in spectator.late]
    answer = {
        "deliveries": len(late),
        "p50": percentile(late, 0.5) if late else 0,
        "p99": percentile(late, 0.99) if late else 0,
        "missing": sum(spectator.missing for spectator in spectators),
        "bytes": max(spectator.bytes for spectator in spectators),
    }
    print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    asyncio.run(main())

"""The crowd of the fan-out, a process of its own: 500 sockets, one of which triggers each broadcast.

`python -m bench.crowd` reads one JSON object from standard input, {"kind", "port", "path", "cookies",
"sockets", "rounds"}, and writes one to standard output, {"deliveries", "seconds", "p50", "p99", "missing",
"bytes", "frames"} (times in milliseconds but for `seconds`; frames for each socket and round, with those that
do not count). Both rivals are driven by this same code; only what starts
a round differs.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import uuid
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

from bench.wire import Socket, connect

EVENT = b'"t":"events"'
WAIT = 20.0


class Crowd:
    """Record which sockets received the event of the round, and when."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.received: dict[Socket, float] = {}
        self.all_received = asyncio.Event()
        self.bytes = self.frames = 0
        self.spectators: set[Socket] = set()

    def on_frame(self, socket: Socket, text: bytes, when: float) -> None:
        """A frame for a spectator; only the event of the round counts, once for each socket."""
        self.frames += 1
        if EVENT in text.replace(b'": "', b'":"')[:64] and socket not in self.received:
            self.received[socket] = when
            self.bytes = len(text)
            if len(self.received) == self.size:
                self.all_received.set()

    async def round(self, trigger: Callable[[], Awaitable[None] | None]) -> list[float]:
        """Return the seconds from the trigger to each spectator that received the event."""
        self.received.clear()
        self.all_received.clear()
        started = monotonic()
        if (waiting := trigger()) is not None:
            await waiting
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.all_received.wait(), WAIT)
        return [when - started for when in self.received.values()]


class Player:
    """A seat's socket at a match of ours: keeps the newest offer, plays its first action."""

    def __init__(self) -> None:
        self.offer: dict[str, Any] | None = None
        self.seat: int | None = None
        self.news = asyncio.Event()
        self.socket: Socket

    def on_frame(self, _socket: Socket, text: bytes, _when: float) -> None:
        """Take offers; everything else is for people."""
        message = json.loads(text)
        if message["t"] == "welcome":
            self.seat = message["you"]["seat"]
        elif message["t"] == "offer":
            self.offer = message
            self.news.set()
        elif message["t"] == "refused":
            raise RuntimeError(f"a legal action was refused: {message}")

    def mine(self) -> bool:
        """Return whether the newest offer is for this seat."""
        return bool(self.offer and self.offer["decision"] and self.offer["decision"].get("actions"))

    def act(self) -> None:
        """Play the first legal action of the offer."""
        assert self.offer
        action, number = self.offer["decision"]["actions"][0], self.offer["number"]
        self.offer = None
        self.socket.send(
            json.dumps({"t": "act", "id": str(uuid.uuid4()), "number": number, "action": action})
        )


async def gather(task: dict[str, Any], crowd: Crowd) -> list[Socket]:
    """Connect the spectators, fifty at a time."""
    sockets: list[Socket] = []
    for start in range(0, task["sockets"], 50):
        count = min(50, task["sockets"] - start)
        sockets += await asyncio.gather(
            *(connect(task["port"], task["path"], crowd.on_frame) for _ in range(count))
        )
    return sockets


async def stock(task: dict[str, Any], crowd: Crowd) -> list[list[float]]:
    """Trigger the rival: one more socket sends a text as long as our event to all sockets."""
    await gather(task, crowd)
    speaker = await connect(task["port"], task["path"], lambda _socket, _text, _when: None)
    text = '{"t":"events","events":"' + "x" * (task["bytes"] - 26) + '"}'
    return [await crowd.round(lambda: speaker.send(text)) for _ in range(task["rounds"])]


async def bastide(task: dict[str, Any], crowd: Crowd) -> list[list[float]]:
    """Trigger Bastide: a seat plays a legal action, which is checked, stored and broadcast."""
    players = [Player() for _ in task["cookies"]]
    for player, cookie in zip(players, task["cookies"], strict=True):
        player.socket = await connect(task["port"], task["path"], player.on_frame, cookie)
        player.socket.send('{"t":"hello","after":0}')
    spectators = await gather(task, crowd)
    for spectator in spectators:
        spectator.send('{"t":"hello","after":0}')
    await asyncio.sleep(1.5)
    times = []
    for number in range(1, task["rounds"] + 1):
        times.append(await crowd.round((await _deciding(players)).act))
        if number % 5 == 0:  # the protocol's acknowledgement, outside the measured time
            for socket in [*spectators, *(player.socket for player in players)]:
                socket.send(json.dumps({"t": "seen", "number": number}))
            await asyncio.sleep(0.2)
    return times


async def _deciding(players: list[Player]) -> Player:
    async with asyncio.timeout(WAIT):
        while True:
            if deciding := next((player for player in players if player.mine()), None):
                return deciding
            await asyncio.sleep(0.005)


def percentile(values: list[float], share: float) -> float:
    """Return the smallest value that at least `share` of them do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def summary(times: list[list[float]], sockets: int, size: int) -> dict[str, float]:
    """Return what the process answers. The first two rounds warm up and do not count."""
    counted = times[2:]
    received = [seconds * 1000 for each in counted for seconds in each]
    return {
        "deliveries": len(received),
        "seconds": sum(max(each, default=WAIT) for each in counted),
        "p50": percentile(received, 0.5),
        "p99": percentile(received, 0.99),
        "missing": len(counted) * sockets - len(received),
        "bytes": size,
    }


async def main() -> None:
    """Read the task, do it, write the summary."""
    task = json.loads(sys.stdin.read())
    crowd = Crowd(task["sockets"])
    times = await {"stock": stock, "bastide": bastide}[task["kind"]](task, crowd)
    await asyncio.sleep(0.5)
    frames = crowd.frames / task["rounds"] / task["sockets"]
    print(json.dumps({**summary(times, task["sockets"], crowd.bytes), "frames": round(frames, 2)}))


if __name__ == "__main__":
    asyncio.run(main())

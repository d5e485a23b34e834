"""One match with thousands of spectators: how long a move takes to reach them, and what they cost.

`python -m bench.spectators --sockets 50 5000`: one Daphne process with SQLite and Redis. One process opens
all sockets on loopback. Prints a JSON object for each number of sockets: milliseconds until 50 % and 99 % of
them had a move, until the player had the answer, memory of the web process, CPU for each delivery in
microseconds, and deliveries that did not come.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Any

from bench.capacity.measured import note, record
from bench.crowd import WAIT, Crowd, Player, percentile
from bench.fanout import environ_of
from bench.guests import open_match
from bench.server import Server, free_port
from bench.stores import cpu_seconds, private_redis
from bench.wire import Socket, connect
from tools import ROOT

AT_ONCE = 50  # sockets that open at the same moment
LOST_MOVE_S = 60.0
PING_S = 15.0


class Spectators(Crowd):
    """The spectators' sockets: counts who was welcomed, and acknowledges events as a browser does."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.welcomed: set[Socket] = set()

    def on_frame(self, socket: Socket, text: bytes, when: float) -> None:
        """Take a frame; the moves of a round follow the welcome."""
        if b'"t":"welcome"' in text[:40]:
            self.welcomed.add(socket)
        elif b'"t":"resync"' in text[:40]:
            socket.send('{"t":"hello","after":0}')
        super().on_frame(socket, text, when)

    async def sit(self, port: int, path: str, count: int) -> None:
        """Open `count` more sockets and wait until all are welcomed."""
        wanted = len(self.welcomed) + count
        for start in range(0, count, AT_ONCE):
            some = min(AT_ONCE, count - start)
            opened = await asyncio.gather(*(connect(port, path, self.on_frame) for _ in range(some)))
            self.spectators.update(opened)
            for socket in opened:
                socket.send('{"t":"hello","after":0}')
            until = monotonic() + LOST_MOVE_S
            while len(self.welcomed) < wanted - (count - start - some) and monotonic() < until:  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    async def stay(self, players: list[Socket]) -> None:
        """Ping now and then, as browsers do; a silent socket is closed."""
        while True:
            await asyncio.sleep(PING_S)
            for number, socket in enumerate([*players, *self.spectators]):
                socket.send('{"t":"ping","at":0}')
                if number % 100 == 0:
                    await asyncio.sleep(0.01)


class Answered(Player):
    """A player who notes how long each answer takes."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[float] = []
        self.sent = 0.0

    def on_frame(self, socket: Socket, text: bytes, when: float) -> None:
        """Note the time of an answer."""
        if b'"t":"taken"' in text[:40]:
            self.answers.append((when - self.sent) * 1000)
        super().on_frame(socket, text, when)

    def act(self) -> None:
        """Note the time of the command."""
        self.sent = monotonic()
        super().act()


async def measure(task: dict[str, Any]) -> list[dict[str, float]]:
    """Open more and more sockets at one match, and play `rounds` moves at each number of them."""
    players, crowd = [Answered() for _ in task["cookies"]], Spectators(0)
    for player, cookie in zip(players, task["cookies"], strict=True):
        player.socket = await connect(task["port"], task["path"], player.on_frame, cookie)
        player.socket.send('{"t":"hello","after":0}')
    pinging = asyncio.create_task(crowd.stay([player.socket for player in players]))
    rows = []
    number = 0
    for size in task["sizes"]:
        started = monotonic()
        await crowd.sit(task["port"], task["path"], size - len(crowd.spectators))
        joined = monotonic() - started
        crowd.size = size
        await asyncio.sleep(3)
        times: list[list[float]] = []
        for player in players:
            player.answers.clear()
        before = cpu_seconds(task["process"])
        for _ in range(task["rounds"]):
            times.append(await crowd.round((await deciding(players)).act))
            number += 1
            for socket in (
                [*crowd.spectators, *(player.socket for player in players)] if number % 10 == 0 else ()
            ):
                socket.send(json.dumps({"t": "seen", "number": number}))
            await asyncio.sleep(0.3)
        cpu = cpu_seconds(task["process"]) - before
        arrived = [seconds * 1000 for each in times[1:] for seconds in each]
        rows.append({
            "sockets": size, "joined_s": joined,
            "p50": percentile(arrived, 0.5), "p99": percentile(arrived, 0.99),
            "answer_p50": percentile([each for player in players for each in player.answers], 0.5),
            "missing": (task["rounds"] - 1) * size - len(arrived), "memory_mib": memory_mib(task["process"]),
            "cpu_us": cpu * 1e6 / task["rounds"] / size,
        })  # fmt: skip
        print(json.dumps(rows[-1]), flush=True)
        note(f"spectators-{size}", **{name: rows[-1][name] for name in ("p50", "p99", "memory_mib")})
    pinging.cancel()
    return rows


async def deciding(players: list[Answered]) -> Answered:
    """Return the player with an offer, as soon as there is one."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(WAIT):
            while True:
                if found := next((player for player in players if player.mine()), None):
                    return found
                await asyncio.sleep(0.005)
    raise RuntimeError("nobody got an offer")


def memory_mib(process: int) -> float:
    """Resident memory of a process in MiB."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def main() -> None:
    """Measure up to the number of sockets that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, nargs="*", default=[50, 500, 2000, 5000])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--points", type=Path, help="a file for the figures that bench.capacity compares")
    words = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 20_000), most))
    with tempfile.TemporaryDirectory(prefix="bastide-bench-") as folder, private_redis() as (redis, _process):
        environ = {**environ_of(folder, redis), "SOCKETS_PER_ADDRESS": "0"}
        migrate = [sys.executable, "manage.py", "migrate", "--no-input", "--verbosity", "0"]
        subprocess.run(migrate, cwd=ROOT, env={**os.environ, **environ}, check=True)
        server = Server("127.0.0.1", free_port(), environ, Path(folder) / "server.log")
        try:
            server.wait_until_up()
            match, guests = open_match(server.address)
            asyncio.run(measure({
                "port": server.port, "path": f"/ws/matches/{match}/", "cookies": [g.cookie() for g in guests],
                "sizes": words.sockets, "rounds": words.rounds, "process": server.process.pid,
            }))  # fmt: skip
        finally:
            server.stop()
    if words.points:
        record(words.points)


if __name__ == "__main__":
    main()

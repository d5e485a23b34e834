"""Hurts a Bastide while matches go on in it, then holds it to what it promised.

`python -m tests.faults.kill_web --matches 200 --seconds 60`: SQLite, one web process, killed (kill -9) again
and again. `--postgres URL --redis URL`: two web processes and a worker; one web process is killed each time,
the worker now and then, and every connection to PostgreSQL and Redis is cut, as a restart of them would.
Each match is a player with a socket against a bot. Prints its result; status 1 on any fault.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.server import Server, free_port
from tests.faults.players import Player
from tests.faults.server import LOGS, MAKE, Installation, cut_connections, fresh_installation
from tools import ROOT

LIFE = 4.0  # seconds between faults


class Processes:
    """The web processes of an installation, each on a port of its own, and its worker."""

    def __init__(self, installation: Installation, webs: int) -> None:
        self.installation = installation
        self.ports = [free_port() for _ in range(webs)]
        self.webs = [self._web(port) for port in self.ports]
        self.worker = self._worker() if webs > 1 else None
        self.kills = self.cuts = 0
        self.slowest = 0.0  # seconds until all answered after a fault

    def route(self, match: str) -> list[str]:
        """Return where a player finds them: any of them, and another one if that refuses the connection."""
        return random.sample([f"127.0.0.1:{port}" for port in self.ports], len(self.ports))

    def _web(self, port: int) -> Server:
        return Server("127.0.0.1", port, self.installation.environ, self.installation.folder / "web.log")

    def _worker(self) -> subprocess.Popen[bytes]:
        with (self.installation.folder / "worker.log").open("ab") as log:
            words = [sys.executable, "manage.py", "run_worker"]
            return subprocess.Popen(words, cwd=ROOT, env=self.installation.environ, stdout=log, stderr=log)

    def wait(self) -> None:
        """Wait until all answer."""
        for web in self.webs:
            web.wait_until_up()

    def hurt(self) -> None:
        """Kill a web process and start another in its place; with a worker, other faults in turn."""
        which = self.kills % len(self.webs)
        self.webs[which].process.kill()
        self.webs[which].process.wait()
        self.webs[which] = self._web(self.ports[which])
        self.kills += 1
        if self.worker is not None:
            cut_connections(self.installation)
            self.cuts += 1
            if self.kills % 3 == 0:
                self.worker.kill()
                self.worker.wait()
                self.worker = self._worker()

    def stop(self) -> None:
        """End all, each by its own id."""
        for web in self.webs:
            web.stop()
        if self.worker is not None:
            self.worker.terminate()
            self.worker.wait(15)


@contextmanager
def running(installation: Installation, webs: int) -> Iterator[Processes]:
    """Return the processes that answer."""
    processes = Processes(installation, webs)
    try:
        processes.wait()
        yield processes
    finally:
        processes.stop()


async def ordeal(processes: Processes, players: list[Player], seconds: float) -> dict[str, int]:
    """Cause faults until the time is over, then rest. Return how far each match was when the rest began."""
    tasks = [asyncio.create_task(player.play(processes.route)) for player in players]
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        await asyncio.sleep(LIFE)
        await asyncio.to_thread(processes.hurt)
        hurt_at = time.monotonic()
        await asyncio.to_thread(processes.wait)
        processes.slowest = max(processes.slowest, time.monotonic() - hurt_at)
    middle = {player.match: player.number for player in players}
    rest = time.monotonic() + 60
    while time.monotonic() < rest and any(  # noqa: ASYNC110 - they have no event for it
        p.number <= middle[p.match] and not p.over for p in players
    ):
        await asyncio.sleep(0.5)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return middle


def faults(players: Sequence[Player], middle: dict[str, int], logs: dict[str, Any]) -> dict[str, int]:
    """Return how often each promise was broken."""
    count = dict.fromkeys(("lost", "doubled", "changed", "gaps", "stuck", "frozen"), 0)
    for player in players:
        log = logs[player.match]
        numbers, commands = [row[0] for row in log["rows"]], {row[1]: row[0] for row in log["rows"]}
        hashes = {row[0]: row[2] for row in log["rows"]}
        count["lost"] += sum(commands.get(command) != number for command, number in player.taken.items())
        count["doubled"] += len(player.doubled) + len(numbers) - len(commands)
        seen_else = sum(hashes.get(number) != seen for number, seen in player.hashes.items())
        count["changed"] += len(player.changed) + seen_else
        count["gaps"] += numbers != list(range(1, log["number"] + 1))
        count["stuck"] += log["number"] <= middle[player.match] and log["status"] != "over"
        count["frozen"] += log["status"] == "frozen"
    return count


def main() -> int:
    """Return the experiment."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--postgres", default="")
    parser.add_argument("--redis", default="")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bastide-kill-") as name:
        folder = Path(name)
        with fresh_installation(folder, asked.postgres, asked.redis) as place:
            players = [Player(*each) for each in place.python(MAKE, str(asked.matches))]
            with running(place, 2 if asked.postgres else 1) as processes:
                middle = asyncio.run(ordeal(processes, players, asked.seconds))
            logs = place.python(LOGS)
            differs = place.manage("recheck")
    found = faults(players, middle, logs)
    rows, promised = sum(len(log["rows"]) for log in logs.values()), sum(len(p.taken) for p in players)
    over, hellos = sum(log["status"] == "over" for log in logs.values()), sum(p.hellos for p in players)
    print(f"{processes.kills} kills, {processes.cuts} times all store connections cut; {hellos} hellos")
    print(f"all processes answered again after at most {processes.slowest:.1f} s")
    print(f"{asked.matches} matches ({over} over), {rows} rows, {promised} commands acknowledged")
    print(", ".join(f"{number} {what}" for what, number in found.items()))
    return 0 if promised and not differs and not any(found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())

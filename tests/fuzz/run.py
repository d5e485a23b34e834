"""A run of the fuzz of messages: a server of its own, all talkers at once, and its memory on the way."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path

from bench.server import Server, free_port
from bench.spectators import memory_mib
from tests.faults.server import fresh_installation
from tests.fuzz.scene import HOST, ROLES, SEATED, STRANGER, Place, Scene
from tests.fuzz.talkers import Talker, Tally
from tests.fuzz.verdict import Verdict

WARM = 0.2  # of the messages: caches fill meanwhile
SAMPLES = 8  # of memory between the warm-up and the end
LIMITED = ("GUEST", "TABLE", "SEAT", "CHAT", "UPLOAD", "PUZZLE", "HINT")
# Refusals by limits would hide what comes after them.
UNLIMITED = {
    **{f"RATE_{kind}": "account=;new_guest=;address=" for kind in LIMITED},
    "SOCKET_BURST": "1000000",
    "SOCKET_REFILL": "1000000",
    "TABLES_PER_HOST": "1000",
    "TABLES_PER_PLAYER": "1000",
    "TABLES_PER_ADDRESS": "1000",
    "TABLES_IN_MEMORY": "10",  # so that memory does not grow with the matches that were played
}


def talkers(scene: Scene, tally: Tally, seed: int) -> list[Talker]:
    """Return a talker of each role at each match, and some at the lobby and at both tables."""
    lobby, open_table, private = "/ws/lobby/", *(f"/ws/tables/{table}/" for table in scene.tables)
    where: list[tuple[str, Place | str]] = [(role, place) for place in scene.places for role in ROLES]
    where += [(SEATED, lobby), (STRANGER, lobby), (HOST, open_table), (STRANGER, open_table), (HOST, private)]
    return [Talker(scene, role, at, tally, f"{seed} {index}") for index, (role, at) in enumerate(where)]


async def measured(process: int, tally: Tally, warm: list[float]) -> None:
    """Append the memory of a process after the warm-up, and then some times until the end."""
    steps = [WARM + (1 - WARM) * step / SAMPLES for step in range(SAMPLES + 1)]
    for step in steps:
        while tally.sent < step * tally.most:  # noqa: ASYNC110 - nobody waits for single messages
            await asyncio.sleep(0.05)
        warm.append(memory_mib(process))


async def talk(scene: Scene, tally: Tally, seed: int, process: int) -> list[float]:
    """Have everybody talk; return the memory on the way, first that after the warm-up."""
    found: list[float] = []
    async with asyncio.TaskGroup() as group:
        group.create_task(measured(process, tally, found))
        for talker in talkers(scene, tally, seed):
            group.create_task(talker.talk())
    return found


def fuzz(folder: Path, messages: int, seed: int) -> Verdict:
    """Send so many messages to a server whose files lie in `folder`."""
    tally, log, started = Tally(messages), folder / "web.log", time.monotonic()
    with fresh_installation(folder, "", "") as place:
        server = Server("127.0.0.1", free_port(), {**place.environ, **UNLIMITED}, log)
        try:
            server.wait_until_up()
            scene = Scene(server.address, random.Random(seed))
            before = memory_mib(server.process.pid)
            series = asyncio.run(talk(scene, tally, seed, server.process.pid))
        finally:
            status = server.stop()
    lines = log.read_text(encoding="utf-8", errors="replace")
    return Verdict(
        tally,
        memory=[before, *series],
        tracebacks=lines.count("Traceback"),
        errors=sum(_level(line) in {"error", "critical"} for line in lines.splitlines()),
        exit_status=status,
        matches=scene.matches,
        seconds=time.monotonic() - started,
    )


def _level(line: str) -> str:
    try:
        return str(json.loads(line)["level"])
    except (ValueError, TypeError, KeyError):
        return ""

"""`make soak`: matches under every fault until enough moves were acknowledged.

`python -m tests.soak --moves 5000 --stores sqlite|postgres`, on loopback and with own processes only. Half
the moves are played by processes of an older release; then a rolling update replaces the worker and one web
process after the other, while matches of both releases go on. Prints what was promised and what was kept;
status 1 on any fault.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import random
import shutil
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from tests.faults.server import Installation, fresh_installation
from tests.soak import stores
from tests.soak.nemesis import Nemesis
from tests.soak.players import Affinity
from tests.soak.processes import OLDER, Processes, running
from tests.soak.seating import Seating
from tests.soak.verdict import judge

REST_S = 90.0  # after the last fault every match must move, or be over


@dataclasses.dataclass
class Asked:
    """How much: `moves` acknowledged in all, `tables` at the same time, at most `seconds`."""

    moves: int
    tables: int
    seconds: float


async def soak(
    asked: Asked, processes: Processes, chosen: tuple[stores.Postgres, stores.Redis] | None
) -> tuple[Seating, Nemesis, dict[str, int]]:
    """Play and hurt; return also how far each match was when the faults ended."""
    affinity = Affinity(processes.addresses)
    seating = Seating(processes.installation, affinity, OLDER)
    playing = [asyncio.create_task(seating.play()) for _ in range(asked.tables)]
    while not seating.tables:  # noqa: ASYNC110 - the first matches take a while
        await asyncio.sleep(0.1)
    nemesis = Nemesis(processes, seating.tables, affinity, chosen)
    deadline = time.monotonic() + asked.seconds
    half = time.monotonic() + asked.seconds / 2
    await nemesis.rage(lambda: seating.moves() >= asked.moves / 2 or time.monotonic() > half)
    for name in ["worker", *(f"web-{index}" for index in range(len(processes.webs)))]:
        await asyncio.to_thread(processes.roll, name)
        await asyncio.to_thread(processes.wait)
        if name == "web-0":
            seating.revision = None  # from now on matches of the new release are made, too
        await asyncio.sleep(8)
    await nemesis.rage(lambda: seating.moves() >= asked.moves or time.monotonic() > deadline)
    middle = {player.match: player.number for table in seating.tables for player in table.seats}
    await seating.finish(middle, REST_S)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return seating, nemesis, middle


def main() -> int:
    """Run the soak that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=52_000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=7200)
    parser.add_argument("--stores", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--logs", type=Path, help="folder that keeps the logs of all processes")
    words = parser.parse_args()
    random.seed(words.seed)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bastide-soak-")))
        if words.logs:
            stack.callback(shutil.copytree, folder, words.logs, dirs_exist_ok=True)
        chosen = stack.enter_context(stores.private()) if words.stores == "postgres" else None
        urls = (chosen[0].address, chosen[1].address) if chosen else ("", "")
        place: Installation = stack.enter_context(fresh_installation(folder, *urls))
        started = time.monotonic()
        with running(place, 2 if chosen else 1) as processes:
            asked = Asked(words.moves, words.tables, words.seconds)
            seating, nemesis, middle = asyncio.run(soak(asked, processes, chosen))
            seconds = time.monotonic() - started
        verdict = judge(place, seating.tables, middle, nemesis.times, processes.absent)
        tracebacks = sum(log.read_text(errors="replace").count("Traceback") for log in folder.glob("*.log"))
    faults = ", ".join(f"{number} {name}" for name, number in nemesis.done.items())
    print(f"{words.stores}: {len(seating.tables)} matches in {seconds:.0f} s, {tracebacks} tracebacks logged")
    print(f"{nemesis.done.total()} faults and a rolling update: {faults}")
    print(verdict)
    return 0 if verdict.good else 1


if __name__ == "__main__":
    sys.exit(main())

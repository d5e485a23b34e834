"""Where the processor time of a move goes: `python -m bench.profile_move`.

20 matches of two people move on PostgreSQL and Redis, like in `bench.moves`, at one web process whose event
loop and database threads are profiled. A profile makes many small calls look dearer than they are, so the
shares are worth more than the times, and those of packages more than those of single functions.
"""

from __future__ import annotations

import pstats
import re
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from os import environ as environment
from pathlib import Path
from typing import Any

from bench import moves, stores
from bench.guests import open_match
from bench.server import Server, free_port
from tools import ROOT

MATCHES, MOVES = 20, 40
PACE_S = 0.3
TOP = 12
Function = tuple[str, int, str]
# The first that fits a file is its group.
GROUPS = {
    "rules": r"/rules/",
    "games, realtime": r"/(games|realtime|lobby|web|config)/",
    "Django's ORM and back ends": r"/django/db/",
    "Django, the rest": r"/django/",
    "psycopg": r"/psycopg",
    "Redis client and channel layer": r"/(redis|channels_redis|channels|msgpack)/",
    "Twisted, autobahn, Daphne": r"/(twisted|autobahn|daphne)/",
    "asyncio, threads": r"/(asyncio|concurrent|selectors|threading|asgiref)",
    "JSON": r"/(msgspec|json)/",
}


def measure(folder: Path) -> tuple[dict[Function, Any], float]:
    """Play, and return the statistics of all threads and the number of moves."""
    file = folder / "profile"
    with stores.private() as kept:
        environ = moves.environ_of(str(folder), kept)
        migrate = [sys.executable, "manage.py", "migrate", "--no-input", "--verbosity", "0"]
        subprocess.run(migrate, cwd=ROOT, env={**environment, **environ}, check=True)
        program = ("bench.profiled", str(file))
        web = Server("127.0.0.1", free_port(), environ, folder / "web.log", program=program)
        try:
            web.wait_until_up()
            task = [moves.at_one(web, *open_match(web.address)) for _ in range(MATCHES)]
            moves.play(task, 5, PACE_S)
            web.process.send_signal(signal.SIGUSR1)
            played = moves.play(task, MOVES, PACE_S)
        finally:
            web.stop(30)
    found: Any = pstats.Stats(str(file))
    return found.stats, played["moves"]


def by_group(found: dict[Function, Any]) -> Counter[str]:
    """Return the seconds of each group. What is written in C counts for who calls it."""
    seconds: Counter[str] = Counter()
    for (file, _, _), (_, _, own, _, callers) in found.items():
        if file != "~":
            seconds[_group(file)] += own
            continue
        for (caller, _, _), (_, _, share, _) in callers.items():
            seconds[_group(caller)] += share
    return seconds


def _group(file: str) -> str:
    return next((name for name, form in GROUPS.items() if re.search(form, file)), "others")


def main() -> None:
    """Measure and print both tables as Markdown."""
    with tempfile.TemporaryDirectory(prefix="bastide-bench-") as folder:
        found, count = measure(Path(folder))
    whole = sum(own for _, _, own, _, _ in found.values())
    out = sys.stdout.write
    out(f"{count:.0f} moves, {whole / count * 1000:.1f} ms of each under the profile\n\n")
    out("| package | share |\n|---|---:|\n")
    for name, seconds in by_group(found).most_common():
        out(f"| {name} | {seconds / whole:.0%} |\n")
    out("\n| function | calls a move | share |\n|---|---:|---:|\n")
    for (file, _, name), (_, calls, own, _, _) in sorted(found.items(), key=lambda each: -each[1][2])[:TOP]:
        where = "" if file == "~" else f"{Path(file).parent.name}/{Path(file).name}: "
        out(f"| `{where}{name}` | {calls / count:.1f} | {own / whole:.1%} |\n")


if __name__ == "__main__":
    main()

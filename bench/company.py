"""People beside bots: what the answers to people's moves lose while bots play at other tables.

20 matches of two people move at a steady pace: alone, then beside 20 matches of bots, then alone again. The
bots play in a worker of its own, at their usual pace, on PostgreSQL and Redis like one web process.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench import moves, stores
from bench.guests import open_match
from bench.stores import Stores
from bench.trees import trees_of
from tools import ROOT

PEOPLE, BOTS = 20, 20  # matches
PACE_S = 0.5  # between two moves of a match of people
PLAYED = 30  # moves of such a match in each part
KINDS = {"20 matches of four solid bots": ("greedy",) * 4, "20 matches of two strong bots": ("strong",) * 2}
MAKE = """
import json, sys
from games import service
for _ in range(int(sys.argv[1])):
    bots = enumerate(sys.argv[2:])
    seats = [{"name": f"Bot {n}", "player": None, "bot": bot, "salt": "00"} for n, bot in bots]
    service.start(service.open_match(), setup={}, seats=seats, clock={"kind": "none"})
"""
COUNT = """
from django.db.models import Sum
from games.models import Match
print(Match.objects.exclude(seats__kind="human").aggregate(n=Sum("number"))["n"] or 0)
"""


@dataclass(frozen=True)
class Company:
    """Milliseconds to the answer to a move: alone and beside bots; moves a second of people and of bots."""

    alone_p50: float
    alone: float
    beside_p50: float
    beside: float
    people: float
    bots: float

    @property
    def ratio(self) -> float:
        """Of the slowest hundredth, beside bots to alone."""
        return self.beside / self.alone


def measure(bots: tuple[str, ...], tree: Path = ROOT) -> Company:
    """Start everything, play, stop everything."""
    with stores.private() as kept, moves.webs(tree, kept, 1) as [web]:
        matches = [open_match(web.address) for _ in range(PEOPLE)]
        task = [moves.at_one(web, *each) for each in matches]
        moves.play(task, 5, PACE_S)  # warms up
        with _worker(kept, tree) as environ:
            before = moves.play(task, PLAYED, PACE_S)
            _django(environ, tree, MAKE, str(BOTS), *bots)
            at_first = int(_django(environ, tree, COUNT))
            beside = moves.play(task, PLAYED, PACE_S)
            by_bots = int(_django(environ, tree, COUNT)) - at_first
        after = moves.play(task, PLAYED, PACE_S)
    return Company(
        (before["p50"] + after["p50"]) / 2,
        (before["p99"] + after["p99"]) / 2,
        beside["p50"],
        beside["p99"],
        beside["moves"] / beside["seconds"],
        by_bots / beside["seconds"],
    )


@contextmanager
def _worker(kept: Stores, tree: Path) -> Iterator[dict[str, str]]:
    """Run a worker; yield its environment."""
    with tempfile.TemporaryDirectory(prefix="bastide-bench-") as folder:
        environ = {**os.environ, **moves.environ_of(folder, kept)}
        with Path(folder, "worker.log").open("ab") as log:
            words = [sys.executable, "manage.py", "run_worker"]
            process = subprocess.Popen(words, cwd=tree, env=environ, stdout=log, stderr=log)
        try:
            yield environ
        finally:
            process.terminate()
            process.wait(20)


def _django(environ: dict[str, str], tree: Path, script: str, *words: str) -> str:
    code = f"import django; django.setup()\n{script}"
    environ = {**environ, "DJANGO_SETTINGS_MODULE": "config.settings"}
    words = (sys.executable, "-c", code, *words)
    done = subprocess.run(words, cwd=tree, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"a script failed:\n{done.stderr[-2000:]}")
    return done.stdout.strip()


def table(rounds: int, against: Path | None) -> str:
    """Measure both kinds of company; return the table as Markdown."""
    trees = trees_of(against)
    lines = [
        f"{PEOPLE} matches of people beside bots, a move every {PACE_S} s, medians of {rounds} rounds:\n",
        "| beside | version | answers, 50 % alone | beside | 99 % alone | beside | ratio | bots' moves/s |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    for kind, bots in KINDS.items():
        runs: dict[str, list[Company]] = {}
        for _ in range(rounds):
            for version, tree in trees.items():
                runs.setdefault(version, []).append(measure(bots, tree))
        lines += [_line(kind, version, found) for version, found in runs.items()]
    return "\n".join(lines)


def _line(kind: str, version: str, found: list[Company]) -> str:
    names = ("alone_p50", "beside_p50", "alone", "beside")
    times = " | ".join(f"{median(getattr(each, name) for each in found):.0f} ms" for name in names)
    ratio, bots = median(each.ratio for each in found), median(each.bots for each in found)
    return f"| {kind} | {version} | {times} | {ratio:.1f} | {bots:.0f} |"


def main() -> None:
    """Measure one round of each kind; print all numbers."""
    for kind, bots in KINDS.items():
        sys.stdout.write(f"{kind}: {json.dumps(vars(measure(bots)))}\n")


if __name__ == "__main__":
    main()

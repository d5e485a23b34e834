"""What a move costs: 20 matches of two players at once, with SQLite, and with PostgreSQL, Redis and two web
processes.

Counts SQL statements and Redis commands (by the statistics of the stores), CPU of all processes but the
players', moves a second, and the time from a command to its answer. Can measure another checkout in turns.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from bench import stores, unit
from bench.capacity.measured import note
from bench.guests import open_match
from bench.server import Server, free_port
from bench.stores import Stores, cpu_seconds
from bench.trees import ratios, trees_of
from tools import ROOT

MATCHES, MOVES = 20, 60  # matches at once, and moves in each of them
UNIT_ROUNDS = 15


@dataclass(frozen=True)
class Place:
    """Where matches are played. `together`: both players of a match use the same web process."""

    run: str  # its name in bench/capacity/measured.json
    name: str
    stores: Callable[[], AbstractContextManager[Stores]]
    webs: int
    together: bool


PLACES = (
    Place("moves-sqlite", "SQLite", stores.embedded, 1, together=True),
    Place(
        "moves-together",
        "PostgreSQL, Redis, a match at one of 2 processes",
        stores.private,
        2,
        together=True,
    ),
    Place("moves-apart", "PostgreSQL, Redis, a match at both processes", stores.private, 2, together=False),
)


@dataclass(frozen=True)
class Cost:
    """One move: CPU in units of bench/unit.py, SQL statements, Redis commands; milliseconds to the answer."""

    cpu: float
    statements: float
    commands: float
    per_second: float
    p50: float
    p99: float


def measure(place: Place, tree: Path = ROOT, *, verbose: bool = False) -> Cost:
    """Start everything, play, stop everything."""
    with place.stores() as kept, webs(tree, kept, place.webs) as servers:
        matches = [open_match(servers[0].address) for _ in range(MATCHES)]
        task = [_seats(place, servers, number, *each) for number, each in enumerate(matches)]
        play(task, 5)  # warms up
        kept.reset()
        before, unit_before = _cpu(kept, servers), _unit_seconds()
        played = play(task, MOVES)
        cpu = _cpu(kept, servers) - before
        statements, commands = kept.statements(), kept.commands()
    moves = played["moves"]
    if verbose:
        _print_calls(statements, commands, moves)
    return Cost(
        cpu / moves / median([unit_before, _unit_seconds()]),
        sum(calls for calls, _ in statements) / moves,
        sum(commands.values()) / moves,
        moves / played["seconds"],
        played["p50"],
        played["p99"],
    )


def _seats(place: Place, webs: list[Server], number: int, match: str, guests: list[Any]) -> dict[str, Any]:
    ports = [webs[(number + (0 if place.together else seat)) % len(webs)].port for seat in range(len(guests))]
    return {"path": f"/ws/matches/{match}/", "ports": ports, "cookies": [guest.cookie() for guest in guests]}


def at_one(web: Server, match: str, guests: list[Any]) -> dict[str, Any]:
    """Return the task of a match whose players use one web process."""
    cookies = [guest.cookie() for guest in guests]
    return {"path": f"/ws/matches/{match}/", "ports": [web.port] * len(guests), "cookies": cookies}


def play(task: list[dict[str, Any]], moves: int, pace: float = 0.0) -> dict[str, float]:
    """Play `moves` moves in each match, `pace` seconds apart; return what bench/players.py measured."""
    words = [sys.executable, "-m", "bench.players"]
    given = json.dumps({"matches": task, "moves": moves, "pace": pace})
    done = subprocess.run(
        words, cwd=ROOT, input=given, capture_output=True, text=True, check=False, timeout=600
    )
    if done.returncode:
        raise RuntimeError(f"the players failed:\n{done.stderr[-2000:]}")
    return dict(json.loads(done.stdout))


@contextmanager
def webs(
    tree: Path, kept: Stores, count: int, further: dict[str, str] | None = None
) -> Iterator[list[Server]]:
    """Yield web processes of the checkout `tree`, over an empty database, with `further` settings."""
    with tempfile.TemporaryDirectory(prefix="bastide-bench-") as folder:
        environ = environ_of(folder, kept) | (further or {})
        migrate = [sys.executable, "manage.py", "migrate", "--no-input", "--verbosity", "0"]
        subprocess.run(migrate, cwd=tree, env={**os.environ, **environ}, check=True)
        servers = [
            Server("127.0.0.1", free_port(), environ, Path(folder) / f"{n}.log", tree) for n in range(count)
        ]
        try:
            for web in servers:
                web.wait_until_up()
            yield servers
        finally:
            for web in servers:
                web.stop()


def environ_of(folder: str, kept: Stores) -> dict[str, str]:
    """Return the settings of the web processes, without limits on one address."""
    return {
        "BASTIDE_VAR": folder,
        "DATABASE_URL": kept.postgres,
        "REDIS_URL": kept.redis,
        "WORKER_INSIDE": "off",
        "SECRET_KEY": "only for a benchmark on loopback",
        "SOCKETS_PER_ADDRESS": "100000",
        "SOCKETS_PER_PLAYER": "100000",
        **dict.fromkeys(("SOCKET_BURST", "SOCKET_REFILL"), "100000"),
        **{f"RATE_{what}": "100000/min" for what in ("ANON", "USER", "GUEST", "TABLE", "SEAT", "QUICK")},
    }


def _cpu(kept: Stores, webs: list[Server]) -> float:
    return kept.cpu_seconds() + sum(cpu_seconds(web.process.pid) for web in webs)


def _unit_seconds() -> float:
    """CPU time of the unit, because the machine may do other work meanwhile."""
    times = []
    for _ in range(UNIT_ROUNDS):
        started = process_time()
        unit.one_unit()
        times.append(process_time() - started)
    return median(times)


def _print_calls(statements: list[tuple[int, str]], commands: dict[str, int], moves: float) -> None:
    for calls, query in statements[:25]:
        print(f"  {calls / moves:6.2f}  {' '.join(query.split())[:150]}")
    for name, count in sorted(commands.items(), key=lambda each: -each[1]):
        print(f"  {count / moves:6.2f}  {name}")


def compare(rounds: int, trees: dict[str, Path]) -> dict[tuple[str, str], Cost]:
    """Return the median for each place and tree; the trees take turns."""
    runs: dict[tuple[str, str], list[Cost]] = {}
    for _ in range(rounds):
        for place in PLACES:
            for name, tree in trees.items():
                runs.setdefault((place.name, name), []).append(measure(place, tree))
    return {key: _median(costs) for key, costs in runs.items()}


def _median(costs: list[Cost]) -> Cost:
    return Cost(*(median(values) for values in zip(*(vars(each).values() for each in costs), strict=True)))


def table(rounds: int, against: Path | None) -> str:
    """Measure this checkout, and another in turns with it; return the table as Markdown."""
    trees = trees_of(against)
    costs = compare(rounds, trees)
    lines = [
        f"A move in a base game, {MATCHES} matches of two players at once, medians of {rounds} rounds:\n",
        "| stores | version | CPU, units | SQL statements | Redis commands | moves/s | 50 % after | 99 % |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    names = {each.name: each.run for each in PLACES}
    for (place, version), cost in costs.items():
        counted = {"statements": cost.statements, "commands": cost.commands} if cost.statements else {}
        run = names[place] if version == "now" else f"{names[place]}-{version}"
        note(run, cpu_units=cost.cpu, moves_s=cost.per_second, **counted)
        counts = f"{cost.cpu:.2f} | {cost.statements:.1f} | {cost.commands:.1f}"
        speed = f"{cost.per_second:.0f} | {cost.p50:.0f} ms | {cost.p99:.0f} ms"
        lines.append(f"| {place} | {version} | {counts} | {speed} |")
        if version == "now":
            figures = {name: vars(costs[place, name]).values() for name in trees}
            lines += [f"| {place} | {' | '.join(row)} |" for row in ratios(figures)]
    return "\n".join(lines)

"""How many players which machines can serve: a simulation of web processes, from measured costs.

`python -m bench.capacity` compares the simulation with what `bench/fanout.py` and `bench/spectators.py`
measured, and prints the tables of docs/scaling.md. No process is started. A web process is one
event loop, which does one thing at a time; the stores wait beside it.
"""

from __future__ import annotations

import heapq
import random
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Costs:
    """Measured costs of one machine; docs/scaling.md says by which run."""

    unit_ms: float = 12.0  # one million dictionary look-ups, bench/unit.py
    move_units: float = 0.35  # CPU of a durable move, PostgreSQL and Redis included
    web_share: float = 0.6  # of it in the web process, an assumption; the rest in PostgreSQL and Redis
    store_ms: float = 2.0  # that a move waits for the stores while the event loop does other work
    send_ms: float = 0.0367  # one event to one socket
    socket_kib: float = 26.0  # memory of an open socket
    match_kib: float = 111.0  # of a match of 80 events in the cache of one process
    process_mib: float = 120.0  # of a web process with nothing open
    row_bytes: float = 620.0  # of the log in PostgreSQL, with its indexes
    event_bytes: float = 330.0  # to one socket

    @property
    def web_ms(self) -> float:
        """CPU of a move in the web process, in milliseconds."""
        return self.move_units * self.unit_ms * self.web_share

    @property
    def cpu_ms(self) -> float:
        """CPU of a move in all processes."""
        return self.move_units * self.unit_ms


@dataclass
class Delivered:
    """Milliseconds from a command to each socket, and the share of time in which the event loop worked."""

    times: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    busy_ms: float = 0.0
    length_ms: float = 0.0

    def percentile(self, share: float) -> float:
        """Return the smallest delivery time that at least `share` of the sockets do not exceed."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def simulate(
    costs: Costs,
    matches: int,
    sockets: int,
    per_second: float,
    seconds: float,
    seed: int | None = 1,
    pause_ms: float = 0,
) -> Delivered:
    """Return one web process with so many matches of so many sockets each; moves come at random moments.

    The loop takes the oldest work first: a command, and after the stores have answered, the sockets of its
    match. With `pause_ms` a match's sockets get at most one batch in that time. `seed` None: moves are evenly
    spaced, as in the benchmarks.
    """
    rng = random.Random(seed)
    found = Delivered(length_ms=seconds * 1000)
    work: list[
        tuple[float, int, str, int, tuple[float, ...]]
    ] = []  # when, order, what, match, commands' times
    for order in range(round(per_second * seconds)):
        at = order * 1000 / per_second if seed is None else rng.uniform(0, seconds * 1000)
        heapq.heappush(work, (at, order, "command", rng.randrange(matches), (at,)))
    free, order, sent_at = 0.0, len(work), [-pause_ms] * matches
    held: list[tuple[float, ...]] = [()] * matches  # commands whose events wait for the next batch
    while work:
        at, _, what, match, commands = heapq.heappop(work)
        start = max(at, free)
        order += 1
        if what == "command":
            free = start + costs.web_ms
            heapq.heappush(work, (free + costs.store_ms, order, "stored", match, commands))
            continue
        if what == "stored":
            found.answers.append(start - commands[0])
            if held[match]:  # a batch is on its way and takes this event along
                held[match] = (*held[match], *commands)
                continue
            held[match] = commands
            heapq.heappush(work, (max(start, sent_at[match] + pause_ms), order, "send", match, ()))
            continue
        commands, held[match], sent_at[match] = held[match], (), start
        for number in range(1, sockets + 1):
            found.times.extend(start + number * costs.send_ms - each for each in commands)
        free = start + sockets * costs.send_ms
        found.busy_ms += sockets * costs.send_ms
    found.busy_ms += len(found.answers) * costs.web_ms
    return found


@dataclass(frozen=True)
class Point:
    """A measured number beside what the simulation says."""

    what: str
    measured: float
    predicted: float

    @property
    def error(self) -> float:
        """The difference as a share of the measured number."""
        return self.predicted / self.measured - 1


def points(costs: Costs) -> list[Point]:
    """Compare with the measured points."""
    one = simulate(costs, 1, 500, 0.2, 200, seed=None)
    rows = [Point("500 spectators, 50 % after (ms)", 12, one.percentile(0.5)),
            Point("500 spectators, 99 % after (ms)", 23, one.percentile(0.99))]  # fmt: skip
    return rows + [
        Point(f"{sockets} spectators, {name}", measured, predicted)
        for sockets, name, measured, predicted in spectator_points(costs)
    ]


MEASURED: tuple[
    tuple[int, float, float, float], ...
] = ()  # sockets, p50 ms, p99 ms, MiB: bench/spectators.py


def spectator_points(costs: Costs) -> list[tuple[int, str, float, float]]:
    """Return the runs of bench/spectators.py."""
    rows = []
    for sockets, p50, p99, memory in MEASURED:
        found = simulate(costs, 1, sockets, 0.5, 60, seed=None, pause_ms=100)
        mib = costs.process_mib + sockets * costs.socket_kib / 1024
        rows += [
            (sockets, "50 % after (ms)", p50, found.percentile(0.5)),
            (sockets, "99 % after (ms)", p99, found.percentile(0.99)),
            (sockets, "memory (MiB)", memory, mib),
        ]
    return rows


@dataclass(frozen=True)
class Demand:
    """What so many players at the same time ask for."""

    players: int
    seats: float = 2.5  # of a match
    seconds_a_move: float = 6.0  # one match moves so often
    spectators: float = 0.5  # spectators for each match
    cpu_share: float = 0.6  # of a core that may be used, so that peaks have room

    @property
    def matches(self) -> float:
        """Matches at the same time."""
        return self.players / self.seats

    @property
    def moves(self) -> float:
        """Moves a second."""
        return self.matches / self.seconds_a_move

    @property
    def sockets(self) -> float:
        """Open sockets: one for each player and spectator, and one in ten at the lobby."""
        return self.players * 1.1 + self.matches * self.spectators


def needs(costs: Costs, demand: Demand) -> dict[str, float]:
    """Return what that takes, by the arithmetic of docs/scaling.md."""
    deliveries = demand.moves * (demand.seats + demand.spectators)
    loop_ms = demand.moves * costs.web_ms + deliveries * costs.send_ms
    webs = max(1.0, loop_ms / 1000 / demand.cpu_share)
    store_cores = demand.moves * costs.cpu_ms * (1 - costs.web_share) / 1000 / demand.cpu_share
    memory = (
        webs * costs.process_mib
        + (demand.sockets * costs.socket_kib + demand.matches * costs.match_kib) / 1024
    )
    return {
        "matches": demand.matches,
        "moves a second": demand.moves,
        "sockets": demand.sockets,
        "deliveries a second": deliveries,
        "web processes": webs,
        "cores for the stores": store_cores,
        "memory of the web processes, GiB": memory / 1024,
        "log rows a day, millions": demand.moves * 86_400 / 1e6,
        "log, GB a day": demand.moves * 86_400 * costs.row_bytes / 1e9,
        "commits a second": demand.moves,
        "Mbit/s to the sockets": deliveries * costs.event_bytes * 8 / 1e6,
    }


def main() -> None:
    """Print both tables."""
    costs = Costs()
    print("| point | measured | simulated | difference |\n|---|---:|---:|---:|")
    for point in points(costs):
        print(f"| {point.what} | {point.measured:.0f} | {point.predicted:.0f} | {point.error:+.0%} |")
    demands = [Demand(500), Demand(10_000), Demand(1_000_000)]
    tables = [needs(costs, demand) for demand in demands]
    print("\n| | " + " | ".join(f"{each.players:,} players" for each in demands) + " |\n|---|---:|---:|---:|")
    for name in tables[0]:
        print(f"| {name} | " + " | ".join(f"{table[name]:,.1f}" for table in tables) + " |")


if __name__ == "__main__":
    main()

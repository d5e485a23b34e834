"""Costs, each derived from a measurement that docs/scaling.md names. Times are milliseconds of one core."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bench.capacity.measured import Measured, load, others

CROWDS = ("fanout-500", "spectators-500", "spectators-2000", "spectators-5000")
SHARES = {"p50": 0.5, "p99": 0.99}  # of a crowd, that has a move after so long
PLAYERS = 2  # of a match in the benchmarks


@dataclass(frozen=True)
class Costs:
    """Costs on one machine."""

    cores: int
    unit_ms: float  # one million dictionary look-ups, bench/unit.py
    move_units: float  # CPU of a durable move, all processes together, PostgreSQL and Redis
    sqlite_units: float  # CPU of a durable move, one web process with SQLite
    web_share: float  # of `move_units` in the web process
    wait_ms: float  # that a move waits for threads and stores while the loop may do other work
    send_ms: float  # events to one socket
    join_ms: float  # a spectator's join, without the reads that many share
    statement_web_ms: float  # an SQL statement, in the web process
    statement_store_ms: float  # and in the stores
    join_statements: float  # of a player's join
    report_statements: float  # of a report of presence
    player_ms: float  # a move in the program that plays, which uses the same cores
    socket_kib: float  # memory of an open socket
    process_mib: float  # of a web process with nothing open
    replay_ms: float  # of a game that is not in memory
    notice_ms: float  # a notification in a process that has no socket at its match
    notice_bytes: float
    noticed: float  # notifications in `move_units`: two processes receive what one command publishes
    match_kib: float = 111.0  # a match of 80 events in the cache of one process: `tracemalloc`
    row_bytes: float = 620.0  # of the log with its indexes: `pg_total_relation_size` over 2,418 rows
    event_bytes: float = 330.0  # to one socket: bench/fanout.py

    @property
    def move_ms(self) -> float:
        """CPU of a move in all processes, with the sends to two players."""
        return self.move_units * self.unit_ms

    @property
    def web_ms(self) -> float:
        """CPU of a move in the web process, without its sends."""
        return self.move_ms * self.web_share - PLAYERS * self.send_ms

    @property
    def stores_ms(self) -> float:
        """CPU of a move in PostgreSQL and Redis."""
        return self.move_ms * (1 - self.web_share)

    @property
    def sqlite_ms(self) -> float:
        """CPU of a move in the one web process with SQLite, without its sends."""
        return self.sqlite_units * self.unit_ms - PLAYERS * self.send_ms

    def on(self, unit_ms: float, cores: int) -> Costs:
        """Return the costs on a machine where the unit takes so long."""
        scale = unit_ms / self.unit_ms
        times = {name: value * scale for name, value in vars(self).items() if name.endswith("_ms")}
        return replace(self, cores=cores, **times)


def derive(found: Measured | None = None) -> Costs:
    """Return the costs by the measured figures; docs/scaling.md says which."""
    found, more = found or load(), others()
    unit = found.unit_ms
    move, sqlite = (found.figure(f"moves-{name}", "cpu_units") for name in ("together", "sqlite"))
    share = more["web_busy"] / (more["web_busy"] + more["stores_busy"])
    late = [(name, figure, share) for name in CROWDS for figure, share in SHARES.items()]
    fixed, send = line([(_size(name) * share, found.figure(name, figure)) for name, figure, share in late])
    nothing, socket = line([(_size(name), found.figure(name, "memory_mib")) for name in CROWDS[1::2]])
    statements = found.figure("moves-together", "statements")
    return Costs(
        cores=found.cores, unit_ms=unit, move_units=move, sqlite_units=sqlite, web_share=share,
        wait_ms=fixed - sqlite * unit, send_ms=send, join_ms=more["join"],
        statement_web_ms=move * unit * share * more["database_share"] / statements,
        statement_store_ms=move * unit * (1 - share) / statements,
        join_statements=more["join_statements"], report_statements=more["report_statements"],
        player_ms=found.cores * 1000 / found.figure("moves-together", "moves_s") - move * unit,
        socket_kib=socket * 1024, process_mib=nothing, replay_ms=more["replay"],
        notice_ms=found.figure("notified", "notice_units") * unit,
        noticed=2 * found.figure("moves-together", "commands"),
        notice_bytes=found.figure("notified", "bytes"),
    )  # fmt: skip


def _size(run: str) -> int:
    return int(run.rpartition("-")[2])


def line(points: list[tuple[float, float]]) -> tuple[float, float]:
    """Return (a, b) for which a + b * x is nearest to y, by the least squares of relative errors."""
    ones, slopes = [1 / y for _, y in points], [x / y for x, y in points]
    aa, bb = sum(each**2 for each in ones), sum(each**2 for each in slopes)
    ab = sum(a * b for a, b in zip(ones, slopes, strict=True))
    determinant = aa * bb - ab**2
    a, b = sum(ones) * bb - sum(slopes) * ab, sum(slopes) * aa - sum(ones) * ab
    return a / determinant, b / determinant

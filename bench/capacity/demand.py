"""What players ask for, what that takes, and which limit of a site they meet first."""

from __future__ import annotations

import math
from dataclasses import dataclass

from bench.capacity.costs import Costs

REPORT_S = 20.0  # between two reports who is at a match: PRESENCE_REFRESH_TICKS of games/connections/rooms.py
CONNECTIONS = 8192  # worker_connections of deploy/nginx.conf, for each core; a socket takes two


@dataclass(frozen=True)
class Demand:
    """What so many players at the same time ask for."""

    players: float
    seats: float = 2.5  # of a match
    seconds_a_move: float = 6.0  # one match moves so often
    spectators: float = 0.5  # spectators for each match
    cpu_share: float = 0.6  # of a core that may be used, so that peaks have room
    days: float = 30.0  # for which the log stays in the database

    @property
    def matches(self) -> float:
        """Matches at the same time."""
        return self.players / self.seats

    @property
    def moves(self) -> float:
        """Moves a second."""
        return self.matches / self.seconds_a_move

    @property
    def reports(self) -> float:
        """Reports of presence a second."""
        return self.matches / REPORT_S

    @property
    def sockets(self) -> float:
        """Open sockets: one for each player and spectator, and one in ten at the lobby."""
        return self.players * 1.1 + self.matches * self.spectators

    @property
    def deliveries(self) -> float:
        """Events to sockets a second."""
        return self.moves * (self.seats + self.spectators)


@dataclass(frozen=True)
class Site:
    """Machines. What is assumed of them, not measured: memory, disk, its syncs, the line."""

    name: str
    demand: Demand
    cores: int  # of the machine, or of the database's where webs have machines of their own
    webs: int
    memory_gib: float  # for web processes
    disk_gb: float
    syncs: float = 1000.0  # that the disk can do in a second, one for each commit
    line_mbit: float = 1000.0
    games: int = 400  # TABLES_IN_MEMORY, in each web process
    front_cores: int = 0  # of nginx's machine; 0: the same machine
    apart: bool = False  # web processes have machines of their own, a core each


SITES = (
    Site("1 machine", Demand(2000), cores=2, webs=2, memory_gib=2, disk_gb=500, line_mbit=100),
    Site("10,000 players", Demand(10_000), cores=8, webs=3, memory_gib=4, disk_gb=2000),
    Site("1,000,000 players", Demand(1_000_000), cores=64, webs=200, memory_gib=200, disk_gb=20_000,
         syncs=10_000, line_mbit=10_000, games=3000, front_cores=64, apart=True),
)  # fmt: skip


def web_ms(costs: Costs, demand: Demand) -> float:
    """Return the CPU of web processes in a second, without notifications."""
    reports = demand.reports * costs.report_statements * costs.statement_web_ms
    move = costs.web_ms - costs.noticed * costs.notice_ms
    return demand.moves * move + demand.deliveries * costs.send_ms + reports


def store_ms(costs: Costs, demand: Demand) -> float:
    """Return the CPU of PostgreSQL and Redis in a second."""
    reports = demand.reports * costs.report_statements * costs.statement_store_ms
    return demand.moves * costs.stores_ms + reports


def needs(costs: Costs, demand: Demand) -> dict[str, float]:
    """Return what the demand takes, by the arithmetic of docs/scaling.md."""
    room = 1000 * demand.cpu_share
    own, notices = web_ms(costs, demand), demand.moves * costs.notice_ms
    webs = max(1.0, own / (room - notices)) if notices < room else math.inf
    sliced = max(1.0, (own + notices) / room)
    return {
        "matches": demand.matches,
        "moves a second": demand.moves,
        "reports of presence a second": demand.reports,
        "sockets": demand.sockets,
        "deliveries a second": demand.deliveries,
        "web processes, each notified of all matches": webs,
        "web processes, each notified of its own matches": sliced,
        "cores for the stores": store_ms(costs, demand) / room,
        "memory of the web processes, GiB": memory_gib(costs, demand, sliced),
        "games in memory of each web process": demand.matches / sliced,
        "notifications of all matches, share of each event loop": notices / 1000,
        "Redis to the web processes, Mbit/s": _redis_mbit(costs, demand, sliced),
        "log rows a day, millions": demand.moves * 86_400 / 1e6,
        "log, GB a day": _log_gb(costs, demand),
        "commits a second": demand.moves + demand.reports,
        "Mbit/s to the sockets": _line_mbit(costs, demand),
    }


def memory_gib(costs: Costs, demand: Demand, webs: float) -> float:
    """Return the memory of so many web processes."""
    kib = demand.sockets * costs.socket_kib + demand.matches * costs.match_kib
    return (webs * costs.process_mib + kib / 1024) / 1024


def _log_gb(costs: Costs, demand: Demand) -> float:
    return demand.moves * 86_400 * costs.row_bytes / 1e9


def _line_mbit(costs: Costs, demand: Demand) -> float:
    return demand.deliveries * costs.event_bytes * 8 / 1e6


def _redis_mbit(costs: Costs, demand: Demand, webs: float) -> float:
    return demand.moves * webs * costs.notice_bytes * 8 / 1e6


def used(costs: Costs, site: Site) -> dict[str, float]:
    """Return for each limit of a site which share of it its demand takes, the most used first."""
    demand, webs, room = site.demand, site.webs, 1000 * site.demand.cpu_share
    web, store = web_ms(costs, demand), store_ms(costs, demand)
    notices = demand.moves * costs.notice_ms  # in each process
    here = store if site.apart else store + web + notices * webs  # on the cores of the database's machine
    front = (site.front_cores or site.cores) * CONNECTIONS / 2
    shares = {
        "event loops of the web processes": (web / webs + notices) / room,
        "cores of the database" if site.apart else "cores": here / room / site.cores,
        "games in memory (`TABLES_IN_MEMORY`)": demand.matches / webs / site.games,
        "connections of nginx": demand.sockets / front,
        "memory of the web processes": memory_gib(costs, demand, webs) / site.memory_gib,
        f"disk, log of {demand.days:.0f} days": _log_gb(costs, demand) * demand.days / site.disk_gb,
        "syncs of the disk": (demand.moves + demand.reports) / site.syncs,
        "line to the players": _line_mbit(costs, demand) / site.line_mbit,
        "line of Redis": _redis_mbit(costs, demand, webs) / site.line_mbit,
    }  # fmt: skip
    return dict(sorted(shares.items(), key=lambda each: -each[1]))

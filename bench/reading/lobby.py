"""The lobby of a player while many play: its bytes over the line, and the SQL statements for it."""

from __future__ import annotations

import urllib.request
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import sleep

from bench import moves, stores
from bench.guests import Guest, open_match
from bench.reading import tables
from bench.trees import ratios
from tools import ROOT

OPEN, RUNNING = 25, 25  # tables with a free seat, and matches
ASKED = 10  # times, each after a table was opened
UNLIMITED = dict.fromkeys(("TABLES_PER_ADDRESS", "TABLES_PER_HOST", "TABLES_PER_PLAYER"), "1000")
AGAIN_S = 1.2  # the lobby that one process keeps is older than this


@dataclass(frozen=True)
class Lobby:
    """KiB of an answer as it is sent, and the statements that one took: half of them, and at most.

    Once a minute the answer of one visitor takes what removes expired tables, which is three more.
    """

    kib: float
    statements: float
    most: float


def measure(tree: Path = ROOT) -> Lobby:
    """Fill the lobby of a web process with PostgreSQL, and ask for it as a guest does."""
    with stores.private() as kept, moves.webs(tree, kept, 1, UNLIMITED) as [web]:
        hosts = [Guest(web.address, f"Host {number}") for number in range(OPEN)]
        for number, host in enumerate(hosts):
            _open(host, number)
        for number in range(RUNNING):
            open_match(web.address, [hosts[number], hosts[number - 1]])
        guest, counts, sizes = Guest(web.address, "Zoe"), [], []
        for number in range(ASKED):
            _open(hosts[number], OPEN + number)
            sleep(AGAIN_S)
            kept.reset()
            sizes.append(_ask(web.address, guest))
            counts.append(sum(calls for calls, query in kept.statements() if _asks(query)))
    return Lobby(sum(sizes) / ASKED / 1024, median(counts), max(counts))


def _open(host: Guest, number: int) -> None:
    name = f"{host.cookie()[-12:]}: table {number}"
    host.call("POST", "/api/tables", {"name": name, "size": 4, "clock": {"kind": "none"}})


def _ask(address: str, guest: Guest) -> int:
    """Return the bytes of the lobby as they are sent."""
    headers = {"Accept-Encoding": "gzip", "Cookie": guest.cookie()}
    asked = urllib.request.Request(f"{address}/api/lobby", headers=headers)  # noqa: S310
    with urllib.request.urlopen(asked, timeout=20) as answer:  # noqa: S310
        return len(answer.read())


def _asks(query: str) -> bool:
    """Return whether a statement reads or writes rows; settings and transactions are left out."""
    return query.lstrip().split(None, 1)[0].upper() in {"SELECT", "INSERT", "UPDATE", "DELETE", "WITH"}


def table(found: dict[str, Lobby]) -> str:
    """Return the measured versions as Markdown."""
    title = f"A guest asks for the lobby just after a change, {OPEN} open tables, {RUNNING} running matches"
    rows = [
        [version, f"{each.kib:.1f}", f"{each.statements:.0f}", f"{each.most:.0f}"]
        for version, each in found.items()
    ]
    rows += ratios({version: (each.kib, each.statements, each.most) for version, each in found.items()})
    return tables.table(title, ["KiB compressed", "SQL statements, median", "at most"], rows)

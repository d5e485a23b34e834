"""What an analysis takes on a server: `python -m bench.thinking.analysis`.

A game of two solid bots is uploaded and analysed by the worker of a single process. Processor time is that
of the whole server from the question to the last turn: it thinks in a process of its own, stores each turn,
and is asked every second how far it is.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random

from bench.guests import Guest
from bench.moves import webs
from bench.server import Server
from bench.stores import Stores, cpu_seconds
from rules import Record, Setup, describe_options, record_of
from rules.bots import answer
from tools import ROOT

LONGEST_S = 3600.0
EVERY_S = 1.0
SETS = {
    "base game": [],
    "bridges, castles and bazaars": ["bridges-castles-bazaars"],
    "all expansions": [each["name"] for each in describe_options()["expansions"]],
}
SEED = 11


def played(expansions: list[str]) -> Record:
    """Return a whole game of two solid bots."""
    setup = Setup.from_json({"seats": ["Ann", "Bob"], "edition": "new-2018", "expansions": expansions})
    secret, salts = f"{SEED:064x}", ["00", "00"]
    game, rng = Record(setup, seed=secret, salts=salts).start(), Random(SEED)
    while not game.over:
        game.apply(answer("greedy", game, rng))
    return record_of(game, secret, salts)


def analysed(web: Server, record: Record) -> tuple[float, float, int]:
    """Have a game analysed; return seconds of processor time, seconds, and how many turns were judged.

    Raises RuntimeError if it fails or takes too long.
    """
    guest = Guest(web.address, "Ann")
    match = guest.call("POST", "/api/records", record.to_data())["id"]
    begun, work = time.monotonic(), cpu_seconds(web.process.pid)
    guest.call("POST", f"/api/matches/{match}/analysis")
    while time.monotonic() - begun < LONGEST_S:
        time.sleep(EVERY_S)
        found = guest.call("GET", f"/api/matches/{match}/analysis")
        if found["state"] == "done":
            turns = len(found["turns"])
            return cpu_seconds(web.process.pid) - work, time.monotonic() - begun, turns
        if found["state"] not in {"waiting", "running"}:
            raise RuntimeError(f"the analysis ended as {found['state']}")
    raise RuntimeError(f"no analysis within {LONGEST_S:.0f} s")


def row(name: str) -> str:
    """Measure one set of expansions on a server of its own; return the row of the table."""
    record = played(SETS[name])
    inside = {"WORKER_INSIDE": "on", "RATE_UPLOAD": "100/min"}
    with webs(ROOT, Stores(), 1, inside) as [web]:
        work, took, turns = analysed(web, record)
    return f"| {name} | {len(record.actions)} | {turns} | {work:.0f} s | {took:.0f} s |\n"


def main() -> None:
    """Measure the sets that are named, or all; print a table."""
    parser = argparse.ArgumentParser("python -m bench.thinking.analysis", description=__doc__)
    parser.add_argument("sets", nargs="*", choices=[[], *SETS], default=[])
    wanted = parser.parse_args().sets or list(SETS)
    sys.stdout.write(
        "| game | actions | turns judged | processor time | seconds |\n|---|---:|---:|---:|---:|\n"
    )
    for name in wanted:
        sys.stdout.write(row(name))
        sys.stdout.flush()


if __name__ == "__main__":
    main()

"""The tables of docs/scaling.md as Markdown, and the page itself."""

from __future__ import annotations

import math
import re
from pathlib import Path

from bench.capacity.costs import Costs
from bench.capacity.demand import SITES, needs, used
from bench.capacity.measured import Measured
from bench.capacity.points import points
from bench.capacity.points import table as points_table
from tools import ROOT

PAGE = ROOT / "docs" / "scaling.md"
LIMITS = 3  # of each site, the first ones


def tables(costs: Costs, found: Measured) -> dict[str, str]:
    """Return each table by the name of its place in docs/scaling.md."""
    return {
        "costs": costs_table(costs),
        "points": points_table(points(costs, found)),
        "needs": needs_table(costs),
        "limits": limits_table(costs),
    }


def costs_table(costs: Costs) -> str:
    """Return the costs."""
    report = [costs.report_statements * each for each in (costs.statement_web_ms, costs.statement_store_ms)]
    rows = {
        "CPU of a durable move, all processes": f"{costs.move_units:.2f} units, {costs.move_ms:.2f} ms",
        "of it in the web process": f"{costs.web_share:.0%}",
        "wait of a move for threads and stores": f"{costs.wait_ms:.1f} ms",
        "events of a move to one socket": f"{costs.send_ms * 1000:.1f} µs",
        "a spectator's join": f"{costs.join_ms:.1f} ms",
        "an SQL statement, web process and stores": _two(costs.statement_web_ms, costs.statement_store_ms),
        "a report of presence, web process and stores": _two(*report),
        "a move in the program that plays": f"{costs.player_ms:.2f} ms",
        "a notification, match of another process": f"{costs.notice_ms * 1000:.0f} µs",
        "memory of an open socket": f"{costs.socket_kib:.1f} KiB",
        "memory of a web process with nothing open": f"{costs.process_mib:.0f} MiB",
    }
    return "\n".join(
        ["| cost | value |", "|---|---:|", *(f"| {name} | {value} |" for name, value in rows.items())]
    )


def _two(web: float, store: float) -> str:
    return f"{web:.2f} and {store:.2f} ms"


def needs_table(costs: Costs) -> str:
    """Return what each number of players takes."""
    found = [needs(costs, site.demand) for site in SITES]
    heads = " | ".join(f"{site.demand.players:,.0f} players" for site in SITES)
    rows = [f"| {name} | {' | '.join(_number(each[name]) for each in found)} |" for name in found[0]]
    return "\n".join([f"| | {heads} |", "|---|" + "---:|" * len(SITES), *rows])


def _number(value: float) -> str:
    if math.isinf(value):
        return "none suffices"
    return f"{value:,.2f}" if value < 10 else f"{value:,.0f}"


def limits_table(costs: Costs) -> str:
    """Return the first limits of each site, the first one first."""
    lines = ["| site | limit | used | reached at |", "|---|---|---:|---:|"]
    for site in SITES:
        for limit, share in list(used(costs, site).items())[:LIMITS]:
            full = f"{site.demand.players / share:,.0f} players"
            lines.append(f"| {site.name} | {limit} | {share:.0%} | {full} |")
    return "\n".join(lines)


def written(page: str, found: dict[str, str]) -> str:
    """Return the page with the tables between their markers."""
    for name, table in found.items():
        block = re.compile(rf"(<!-- capacity:{name} -->\n).*?(<!-- capacity:end -->)", re.DOTALL)
        page = block.sub(lambda place, table=table: f"{place[1]}{table}\n{place[2]}", page)  # type: ignore[misc]
    return page


def write(found: dict[str, str], file: Path = PAGE) -> None:
    """Store the tables in docs/scaling.md."""
    file.write_text(written(file.read_text(encoding="utf-8"), found), encoding="utf-8")

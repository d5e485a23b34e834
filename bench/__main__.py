"""`make bench`: print the tables of docs/benchmarks.md.

`--only engine|fanout|moves|audience|reading|bots|browser|arriving|start` measures a part, `--only storm` the
first table of audience. `--quick` takes few rounds. `--write` stores the tables, `--points FILE` the figures
that `bench.capacity` compares.
Moves, audience, reading, bots and start are measured in turns with version 0.1.0, which is taken from the
history; with the checkout in FOLDER by `--against FOLDER`, with none by `--alone`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path

from bench import arriving, audience, browser, company, engine, fanout, moves, reading, start, trees, unit
from bench.capacity import measured

PARTS = ("engine", "fanout", "moves", "audience", "reading", "bots", "browser", "arriving", "start")
PAGE = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"
BLOCK = re.compile(r"(<!-- bench:begin -->\n).*?(<!-- bench:end -->)", re.DOTALL)


def engine_table(rounds: int) -> str:
    """Measure the rules engine; return the table as Markdown."""
    lines = [
        f"The rules engine, in units of {unit.NAME} (measured in turns, medians of {rounds} rounds):\n",
        "| rules engine | actions | units | on this machine |\n|---|---:|---:|---:|",
    ]
    for row in engine.rows(rounds):
        taken = row.measured
        lines.append(f"| {row.name} | {row.steps} | {taken.ratio:.2f} | {taken.seconds * 1000:.1f} ms |")
    return "\n".join(lines)


def fanout_table(pairs: int) -> str:
    """Measure both servers side by side; return the table as Markdown."""
    stock, ours = fanout.compare(pairs)
    measured.note(f"fanout-{fanout.SOCKETS}", deliveries_s=ours.per_second, p50=ours.p50, p99=ours.p99)
    lines = [
        f"One move to {fanout.SOCKETS} spectators, medians of {pairs} runs, measured in turns:\n",
        "| server | deliveries per second | 50 % after | 99 % after | lost |\n|---|---:|---:|---:|---:|",
    ]
    for name, side in (
        ("stock Channels consumer, forwards a text", stock),
        ("Bastide, checks and stores a move", ours),
    ):
        numbers = f"{side.per_second:.0f} | {side.p50:.0f} ms | {side.p99:.0f} ms | {side.missing:.0f}"
        lines.append(f"| {name} | {numbers} |")
    speed, half, most = ours.per_second / stock.per_second, ours.p50 / stock.p50, ours.p99 / stock.p99
    ratios = f"{speed:.1f} | {half:.2f} | {most:.2f} |"
    return "\n".join([*lines, f"| ratio | {ratios} |"])


def write(tables: list[str]) -> None:
    """Store the tables in docs/benchmarks.md, between its markers."""
    text = "\n\n".join(tables)
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(BLOCK.sub(lambda found: f"{found[1]}{text}\n{found[2]}", page), encoding="utf-8")


def measure(only: str | None, before: Path | None, *, quick: bool) -> Iterator[str]:
    """Yield the tables of one part or of all, those of the service in turns with the checkout `before`."""
    few, rounds = (1 if quick else 3), {"engine": 3 if quick else 21, "start": 2 if quick else 5}
    parts: dict[str, Callable[[], str]] = {
        "engine": lambda: engine_table(rounds["engine"]),
        "fanout": lambda: fanout_table(few),
        "moves": lambda: moves.table(few, before),
        "audience": lambda: audience.table(few, before),
        "storm": lambda: audience.storms(few, before),
        "reading": lambda: reading.table(few, before),
        "bots": lambda: company.table(few, before),
        "browser": lambda: browser.table(few),
        "arriving": lambda: arriving.table(few),
        "start": lambda: start.table(rounds["start"], before),
    }
    for part in [only] if only else PARTS:
        yield parts[part]()


def main() -> int:
    """Run the command; return the exit status."""
    parser = argparse.ArgumentParser(prog="bench", description="Measures Bastide.")
    parser.add_argument("--only", choices=(*PARTS, "storm"))
    others = parser.add_mutually_exclusive_group()
    others.add_argument("--against", type=Path, help="another checkout, measured in turns in place of 0.1.0")
    others.add_argument("--alone", action="store_true", help="measure no other version")
    parser.add_argument("--quick", action="store_true", help="few rounds: a first look, not a measurement")
    parser.add_argument("--write", action="store_true", help="store the tables in docs/benchmarks.md")
    parser.add_argument("--points", type=Path, help="a file for the figures that bench.capacity compares")
    options = parser.parse_args()
    with nullcontext(options.against) if options.against or options.alone else trees.baseline() as before:
        tables = [*measure(options.only, before, quick=options.quick)]
    print("\n\n".join(tables))
    if options.write:
        write(tables)
    if options.points:
        measured.record(options.points)
    return 0


if __name__ == "__main__":
    sys.exit(main())

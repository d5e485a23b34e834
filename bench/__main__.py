"""`make bench`: prints what README quotes. `--only law`; `--quick` for a look; `--write` into README."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from bench import fanout, law, unit

README = Path(__file__).resolve().parent.parent / "README.md"
BLOCK = re.compile(r"(<!-- bench:begin -->\n).*?(<!-- bench:end -->)", re.DOTALL)


def law_table(rounds: int) -> str:
    """The law in units."""
    lines = [
        f"The law, in units of {unit.NAME} (taken in turns, medians of {rounds} rounds):\n",
        "| the law | actions | units | on this machine |\n|---|---:|---:|---:|",
    ]
    for row in law.rows(rounds):
        taken = row.measured
        lines.append(f"| {row.name} | {row.steps} | {taken.ratio:.2f} | {taken.seconds * 1000:.1f} ms |")
    return "\n".join(lines)


def fanout_table(pairs: int) -> str:
    """The fan-out, side by side."""
    stock, ours = fanout.compare(pairs)
    lines = [
        f"One move to {fanout.SOCKETS} spectators, medians of {pairs} runs in turns:\n",
        "| who | deliveries a second | half heard it | 99 % heard it | lost |\n|---|---:|---:|---:|---:|",
    ]
    for name, side in (
        ("stock consumer, passes a text on", stock),
        ("Bastide, checks and stores a move", ours),
    ):
        numbers = f"{side.per_second:.0f} | {side.p50:.0f} ms | {side.p99:.0f} ms | {side.missing:.0f}"
        lines.append(f"| {name} | {numbers} |")
    speed, half, most = ours.per_second / stock.per_second, ours.p50 / stock.p50, ours.p99 / stock.p99
    ratios = f"{speed:.1f} | {half:.2f} | {most:.2f} |"
    return "\n".join([*lines, f"| ratio | {ratios} |"])


def write(tables: list[str]) -> None:
    """Puts the tables between README's markers."""
    text = "\n\n".join(tables)
    page = README.read_text(encoding="utf-8")
    README.write_text(BLOCK.sub(lambda found: f"{found[1]}{text}\n{found[2]}", page), encoding="utf-8")


def main() -> int:
    """The command; returns the exit status."""
    parser = argparse.ArgumentParser(prog="bench", description="Measures Bastide.")
    parser.add_argument("--only", choices=("law", "fanout"))
    parser.add_argument("--quick", action="store_true", help="few rounds: a look, no measurement")
    parser.add_argument("--write", action="store_true", help="put the tables into README.md")
    options = parser.parse_args()
    tables = [] if options.only == "fanout" else [law_table(3 if options.quick else 21)]
    tables += [] if options.only == "law" else [fanout_table(1 if options.quick else 3)]
    print("\n\n".join(tables))
    if options.write:
        write(tables)
    return 0


if __name__ == "__main__":
    sys.exit(main())

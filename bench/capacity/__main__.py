"""`python -m bench.capacity`: compare the simulation with what was measured, and print what players take.

`--points FILE`: with the figures that `python -m bench --points FILE` has written, at the speed of that
machine. `--keep` makes them those that costs are derived from. `--write` stores the tables in
docs/scaling.md.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bench.capacity import measured, points
from bench.capacity.costs import derive
from bench.capacity.tables import tables, write


def main(words: list[str] | None = None) -> int:
    """Run the command; return 1 if a figure is too far from what is simulated."""
    parser = argparse.ArgumentParser(prog="bench.capacity", description=__doc__)
    parser.add_argument("--points", type=Path, help="compare with the figures in this file")
    parser.add_argument("--keep", action="store_true", help="store them in measured.json")
    parser.add_argument("--write", action="store_true", help="store the tables in docs/scaling.md")
    options = parser.parse_args(words)
    if options.points and options.keep:
        measured.keep(options.points)
    elif options.points:
        found = measured.load(options.points)
        compared = points.points(derive().on(found.unit_ms, found.cores), found)
        print(points.table(compared))
        return int(any(abs(each.error) > points.WITHIN for each in compared))
    found = measured.load()
    printed = tables(derive(found), found)
    print("\n\n".join(printed.values()))
    if options.write:
        write(printed)
    return 0


if __name__ == "__main__":
    sys.exit(main())

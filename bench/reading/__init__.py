"""What reading costs: the first load of a match, clients that never read, the lobby. Checkouts take turns."""

from __future__ import annotations

from pathlib import Path

from bench.audience import compare
from bench.reading import first_load, lobby, stuck
from bench.trees import trees_of


def table(rounds: int, against: Path | None) -> str:
    """Measure this checkout, and another in turns with it; return the three tables as Markdown."""
    trees = trees_of(against)
    record = first_load.longest(next(iter(trees.values())))
    held = compare(lambda tree: stuck.measure(tree, record=record), rounds, trees)
    tables = (
        first_load.table(first_load.measure(rounds, trees)),
        stuck.table(held),
        lobby.table(compare(lobby.measure, rounds, trees)),
    )
    return "\n\n".join(tables)

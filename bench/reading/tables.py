"""Tables of what was measured, as Markdown."""

from __future__ import annotations

from collections.abc import Iterable


def table(title: str, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a table below its title: a row for each version, whose name stands in the first column."""
    heads = ["version", *columns]
    lines = [f"{title}:\n", heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join(line if isinstance(line, str) else f"| {' | '.join(line)} |" for line in lines)

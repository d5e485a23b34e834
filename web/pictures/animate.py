"""`python -m web.pictures.animate FILE`: a game's record from standard input, its animation (APNG) into FILE.

A process of its own, at low priority. It says how far it is: a line `drawn of all` for each frame.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from rules import Record, art, view
from web.pictures.apng import Frame, animated
from web.pictures.raster import png

NICE = 10
MOST_FRAMES = 100
MOST_BYTES = 6_000_000
SIDES = (960, 640, 400)  # pixels of the longer side; a smaller one if the file gets too large
CELL = 72  # pixels of a cell at most
FRAME_MS, LAST_MS = 450, 4000
NOT_DRAWN = {"decision", "scored", "turn"}  # parts of a view
View = dict[str, Any]
Cells = tuple[int, int, int, int]  # left, top, columns, rows


def main() -> None:
    """Draw one animation."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    views = moments(Record.from_json(sys.stdin.read()))
    for side in SIDES:
        body = animation(views, side)
        if len(body) <= MOST_BYTES:
            break
    Path(sys.argv[1]).write_bytes(body)


def moments(record: Record) -> list[View]:
    """Return the views that are shown: the start, the board at each turn's end; at most MOST_FRAMES."""
    game = record.start()
    views = [view(game)]
    for action in record.actions:
        game.apply(action)
        if action["type"] == "end_turn" or game.over:
            views.append(view(game))
    step = (len(views) - 1) / (MOST_FRAMES - 1)
    return views if step <= 1 else [views[round(nth * step)] for nth in range(MOST_FRAMES)]


def animation(views: list[View], side: int) -> bytes:
    """Return the APNG of the views; each frame but the first draws only the cells that have changed."""
    whole = table(views[-1])
    left, top, columns, rows = whole
    cell = max(8, min(CELL, side // max(columns, rows)))
    frames = [Frame(_png(views[0], whole, cell), ms=FRAME_MS)]
    _say(1, len(views))
    for nth, (before, after) in enumerate(pairwise(views), start=2):
        part = _around(changed(before, after), whole)
        at = (part[0] - left) * cell, (part[1] - top) * cell
        frames.append(Frame(_png(after, part, cell), *at, ms=LAST_MS if nth == len(views) else FRAME_MS))
        _say(nth, len(views))
    return animated(frames)


def changed(before: View, after: View) -> set[tuple[int, int]]:
    """Return the cells of all that is in one of the views only: tiles, figures, what expansions lay."""
    found: set[tuple[int, int]] = set()
    for key in (before.keys() | after.keys()) - NOT_DRAWN:
        old, new = (_rows(each.get(key)) for each in (before, after))
        for text in old.keys() ^ new.keys():
            found |= set(_cells({**old, **new}[text]))
    return found


def _rows(value: Any) -> dict[str, Any]:
    """Return the rows of a list in a view by their text; anything else is one row."""
    rows = value if isinstance(value, list) else [value]
    return {json.dumps(row, sort_keys=True): row for row in rows}


def _cells(value: Any) -> Iterator[tuple[int, int]]:
    if isinstance(value, dict):
        if isinstance(value.get("x"), int) and isinstance(value.get("y"), int):
            yield value["x"], value["y"]
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from _cells(each)


def table(last: View) -> Cells:
    """Return the cells of the finished board and one around it."""
    xs, ys = [t["x"] for t in last["tiles"]], [t["y"] for t in last["tiles"]]
    return min(xs) - 1, min(ys) - 1, max(xs) - min(xs) + 3, max(ys) - min(ys) + 3


def _around(cells: set[tuple[int, int]], whole: Cells) -> Cells:
    """Return the part of the table with these cells and one around them; one corner if there are none."""
    left, top, columns, rows = whole
    inside = [(x, y) for x, y in cells if left <= x < left + columns and top <= y < top + rows]
    xs, ys = [x for x, _ in inside] or [left], [y for _, y in inside] or [top]
    west, north = max(left, min(xs) - 1), max(top, min(ys) - 1)
    east, south = min(left + columns, max(xs) + 2), min(top + rows, max(ys) + 2)
    return west, north, east - west, south - north


def _png(state: View, cells: Cells, cell: int) -> bytes:
    return png(art.window(state, cells, cell))


def _say(drawn: int, frames: int) -> None:
    sys.stdout.write(f"{drawn} {frames}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()

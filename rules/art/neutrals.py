"""Figures of nobody of which there are several, each with its number.

As the page shows them (frontend/src/board/figures/Neutrals.svelte). One that is alone is drawn by its
expansion.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from rules.art.draw.figures import art_of, names
from rules.art.svg.curves import Point
from rules.art.svg.ink import tag

SIZE = 36.0
# Beside the figure of a seat that stands on the same spot.
BESIDE: Point = (17, -15)
# How far several at one place stand apart.
APART = 13.0
# The colour of those whose drawing has none.
COLOUR = "#8d7b63"
CREAM, INK = "#fff9ea", "#1d140b"
Row = Mapping[str, Any]


def neutrals(state: Row, point: Callable[[Row], Point]) -> str:
    """Return the figures in ``state["neutrals"]`` that stand on tiles; `point` says where a piece stands."""
    rows = [row for row in state.get("neutrals") or () if "x" in row and f"fig-{row['piece']}" in names()]
    several, there = Counter(row["piece"] for row in rows), Counter[Any]()
    drawn = ""
    for row in rows:
        place = row["x"], row["y"], row.get("feature")
        drawn += _neutral(row, _aside(point(row), row, there[place]), numbered=several[row["piece"]] > 1)
        there[place] += 1
    return drawn


def _aside(at: Point, row: Row, nth: int) -> Point:
    dx, dy = BESIDE if row.get("feature") else (0, 0)
    return at[0] + dx + nth * APART, at[1] + dy + nth % 2 * APART / 2


def _neutral(row: Row, at: Point, *, numbered: bool) -> str:
    box = {
        "x": f"{at[0] - SIZE / 2:g}",
        "y": f"{at[1] - SIZE / 2:g}",
        "width": f"{SIZE:g}",
        "height": f"{SIZE:g}",
    }
    body = tag("use", href=f"#fig-{row['piece']}", **box, color=COLOUR)
    return body + _sign(row, at) if numbered else body


def _sign(row: Row, at: Point) -> str:
    """Return the number of a figure on its chest, from 1."""
    cx, cy = art_of(f"fig-{row['piece']}").chest
    x, y = at[0] + (cx - 50) * SIZE / 100, at[1] + (cy - 50) * SIZE / 100
    disc = tag("circle", cx=f"{x:g}", cy=f"{y:g}", r="5.5", fill=CREAM, stroke=INK, stroke_width="1.2")
    look = {"font_size": "8", "font_weight": "700", "font_family": "system-ui,sans-serif", "fill": INK}
    return disc + tag(
        "text", str(row["number"] + 1), x=f"{x:g}", y=f"{y + 2.9:g}", text_anchor="middle", **look
    )

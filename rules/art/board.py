"""A whole board as one picture, from a state of the record format."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.art.draw.figures import body, names
from rules.art.draw.tokens import tokens
from rules.art.sheet import NAMESPACE, meadow, symbol
from rules.art.svg.curves import Point, turn
from rules.art.svg.ink import plain, tag
from rules.art.tile.data import EDGES, Tile, by_id
from rules.art.tile.parts import merged
from rules.art.tile.study import study

SEATS = ("#d1382f", "#2463b4", "#e9b41c", "#2f8a4b", "#37333a", "#8e55a8")
LETTERS = "ABCDEF"
FIGURE = 30.0
State = Mapping[str, Any]


def spun(spot: str, quarters: int) -> str:
    """The spot at rotation 0 that lies at this spot of the board."""
    return EDGES[(EDGES.index(spot[0]) - quarters) % 4] + spot[1:]


def stand(tile: Tile, rotation: int, feature: str) -> Point:
    """Where a figure on ``KIND@SPOT``, ``KIND#INDEX`` or ``KIND`` of a rotated tile stands."""
    quarters = rotation // 90
    kind, mark, spot = feature.partition("@" if "@" in feature else "#")
    known = study(tile)
    points = known.stands
    if mark == "#":
        return turn(points[int(spot)], quarters)
    kind = merged().grounds.get(kind, kind)
    here = spun(spot, quarters) if spot else ""
    for i, segment in enumerate(tile.segments):
        if segment.kind == kind and (not here or here in segment.spots):
            return turn(points[i], quarters)
    return turn(next((m.at for m in known.marks if m.kind == kind), (50.0, 50.0)), quarters)


def use(name: str, at: Point, size: float = 100, rotation: int = 0, **more: object) -> str:
    """A symbol with its middle at a point."""
    x, y = at[0] - size / 2, at[1] - size / 2
    spin = f"rotate({rotation} {at[0]:g} {at[1]:g})" if rotation else None
    return tag(
        "use",
        href=f"#{name}",
        x=f"{x:g}",
        y=f"{y:g}",
        width=f"{size:g}",
        height=f"{size:g}",
        transform=spin,
        **more,
    )


def figure(seat: int, name: str, at: Point) -> str:
    """A figure in its seat's colour with a badge that carries the seat's letter."""
    x, y = at[0] + 9.5, at[1] + 9.5
    badge = tag(
        "circle", cx=f"{x:g}", cy=f"{y:g}", r="6", fill="#fffdf6", stroke="#2b2118", stroke_width="1.2"
    )
    look = {"font_size": "9", "font_weight": "700", "font_family": "system-ui,sans-serif", "fill": "#2b2118"}
    letter = tag("text", LETTERS[seat % 6], x=f"{x:g}", y=f"{y + 3.2:g}", text_anchor="middle", **look)
    shown = name if name in names() else "fig-meeple"
    return use(shown, at, FIGURE, color=SEATS[seat % 6]) + badge + letter


def middle(row: Mapping[str, Any]) -> Point:
    """The middle of a cell on the drawing."""
    return row["x"] * 100 + 50, row["y"] * 100 + 50


class Picture:
    """Collects the parts of a board's picture."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.at = {(t["x"], t["y"]): t for t in state["tiles"]}
        self.designs = {t["tile"]: by_id()[t["tile"]] for t in state["tiles"]}

    def tiles(self) -> str:
        """The tiles, each a hair larger than its cell so that no seam shows."""
        return "".join(
            use(self.designs[t["tile"]].symbol, middle(t), 100.5, t.get("rotation", 0))
            for t in self.state["tiles"]
        )

    def point(self, row: Mapping[str, Any]) -> Point:
        """Where a piece stands on the drawing."""
        if row.get("corner"):
            dx, dy = {"NW": (0, 0), "NE": (1, 0), "SE": (1, 1), "SW": (0, 1)}[row["corner"]]
            return (row["x"] + dx) * 100, (row["y"] + dy) * 100
        tile = self.at[row["x"], row["y"]]
        feature = row["feature"]
        kind, at_edge, spot = feature.partition("@")
        if at_edge and kind in merged().grounds:  # it lies across the edge
            dx, dy = ((0, -50), (50, 0), (0, 50), (-50, 0))[EDGES.index(spot[0])]
            return middle(row)[0] + dx, middle(row)[1] + dy
        x, y = stand(self.designs[tile["tile"]], tile.get("rotation", 0), feature)
        return row["x"] * 100 + x, row["y"] * 100 + y

    def pieces(self) -> str:
        return "".join(
            figure(p["seat"], f"fig-{p['piece']}", self.point(p)) for p in self.state.get("pieces") or ()
        )

    def svg(self, width: int) -> str:
        xs, ys = [x for x, _ in self.at] or [0], [y for _, y in self.at] or [0]
        left, top = min(xs) * 100 - 20, min(ys) * 100 - 20
        wide, high = (max(xs) - min(xs) + 1) * 100 + 40, (max(ys) - min(ys) + 1) * 100 + 40
        symbols = "".join(symbol(tile) for _, tile in sorted(self.designs.items()))
        used = sorted({p["piece"] for p in self.state.get("pieces") or ()} | {"meeple"})
        pieces = "".join(
            tag("symbol", body(f"fig-{n}"), id=f"fig-{n}", viewBox="0 0 100 100")
            for n in used
            if f"fig-{n}" in names()
        )
        inner = (
            tag("defs", meadow() + symbols + tokens() + pieces)
            + self.tiles()
            + "".join(layer(self) for layer in merged().board)
            + self.pieces()
        )
        return (
            f'<svg xmlns="{NAMESPACE}" width="{width}" height="{round(width * high / wide)}" '
            f'viewBox="{left} {top} {wide} {high}" role="img">{inner}</svg>'
        )


def picture(state: State, width: int = 1200) -> str:
    """A board as a standalone SVG with fixed colours, so many pixels wide.

    ``state`` is a state (or view) of the record format: its tiles and pieces, and what
    expansions lay over the tiles, are drawn.
    """
    return plain(Picture(state).svg(width))

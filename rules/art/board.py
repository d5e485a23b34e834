"""A whole board as one picture, from a state of the record format."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from rules.art.claims import claims
from rules.art.draw.figures import art_of, names
from rules.art.draw.figures import symbol as figure_symbol
from rules.art.draw.meadow import patterns
from rules.art.draw.tokens import tokens
from rules.art.neutrals import neutrals
from rules.art.places import stand
from rules.art.sheet import NAMESPACE, name, symbol
from rules.art.svg.curves import Point
from rules.art.svg.ink import ink, plain, tag
from rules.art.svg.palette import palettes
from rules.art.tile.data import by_id
from rules.art.tile.parts import arts, merged
from rules.art.tile.plan import BESIDE_CHURCH
from rules.art.tile.tile import EDGES, Tile

SEATS = ("#f47a00", "#1769d1", "#ffd21f", "#00936b", "#e45fae", "#2b2730")
LETTERS = "ABCDEF"
FIGURE = 36.0
MARGIN = 20  # hundredths of a tile
TABLE_MARGIN = 60  # the same, of a board on a table
EXAMPLE_TILE = 180  # pixels
FIGURE_USED = re.compile(r'href="#(fig-[^"]+)"')
State = Mapping[str, Any]
# Returns the symbols of a design, by their ids, that were drawn before; nothing where there are none.
Drawn = Callable[[str], Mapping[str, str]]


def use(name: str, at: Point, size: float = 100, rotation: int = 0, **more: object) -> str:
    """Return a symbol with its middle at a point."""
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


def figure(seat: int, name: str, at: Point, *, lying: bool = False) -> str:
    """Return a figure in its seat's colour with the seat's letter on its chest; farmers lie down."""
    shown = name if name in names() else "fig-meeple"
    (cx, cy), k = art_of(shown).chest, FIGURE / 100
    x, y = at[0] + (cx - 50) * k, at[1] + (cy - 50) * k
    if lying:
        x, y = at[0] + (cy - 50) * k, at[1] - (cx - 50) * k
    shadow = tag(
        "ellipse",
        cx=f"{at[0] + 3:g}",
        cy=f"{at[1] + 15.500:g}",
        rx="15",
        ry="4",
        fill="#1d140b",
        fill_opacity=".3",
    )
    sign = tag(
        "circle", cx=f"{x:g}", cy=f"{y:g}", r="5", fill="#fff9ea", stroke="#1d140b", stroke_width="1.2"
    )
    look = {
        "font_size": "7.5",
        "font_weight": "700",
        "font_family": "system-ui,sans-serif",
        "fill": "#1d140b",
    }
    letter = tag("text", LETTERS[seat % 6], x=f"{x:g}", y=f"{y + 2.7:g}", text_anchor="middle", **look)
    body = use(shown, at, FIGURE, -90 if lying else 0, color=SEATS[seat % 6])
    return ("" if lying else shadow) + body + sign + letter


def middle(row: Mapping[str, Any]) -> Point:
    """Return the middle of a cell on the drawing."""
    return row["x"] * 100 + 50, row["y"] * 100 + 50


def _lies(piece: Mapping[str, Any]) -> bool:
    """Return whether a piece lies down: people on a field do, animals and buildings stand."""
    on_field = str(piece.get("feature", "")).startswith("field")
    return on_field and art_of(f"fig-{piece['piece']}").face is not None


class Picture:
    """Collects the parts of a board's picture."""

    def __init__(self, state: State, drawn: Drawn | None = None) -> None:
        self.state = state
        self.drawn = drawn or (lambda _tile: {})  # symbols that are there already
        self.shown = list(state["tiles"])  # those that are drawn
        self.at = {(t["x"], t["y"]): t for t in state["tiles"]}
        self.designs = {t["tile"]: by_id()[t["tile"]] for t in state["tiles"]}

    def tiles(self) -> str:
        """Return the card with its shadow, the land, all grounds, and what stands on them."""
        rows = sorted(self.shown, key=lambda t: (t["y"], t["x"]))
        cells = "".join(f"M{100 * t['x']} {100 * t['y']}h100v100h-100Z" for t in rows)

        def moved(dx: float, dy: float, **look: object) -> str:
            return tag("path", d=cells, transform=f"translate({dx:g} {dy:g})", **look)

        card = (
            moved(5, 7, fill="#000", fill_opacity=".22")
            + moved(2.5, 3.5, fill="#000", fill_opacity=".34")
            + moved(0, 4.4, fill=ink("card-lo"), stroke=ink("card-lo"), stroke_width="1.2")
            + moved(0, 2.2, fill=ink("card"), stroke=ink("card"), stroke_width="1.2")
        )
        land = tag("path", d=cells, fill="url(#a-meadow)")
        return card + land + self.symbols("ground", rows) + self.symbols("standing", rows)

    def symbols(self, part: str, rows: list[Mapping[str, Any]]) -> str:
        """Return one part of every tile."""
        return "".join(
            use(name(self.designs[t["tile"]], t.get("rotation", 0), part), middle(t)) for t in rows
        )

    def point(self, row: Mapping[str, Any]) -> Point:
        """Return where a piece stands on the drawing."""
        if row.get("corner"):
            dx, dy = {"NW": (0, 0), "NE": (1, 0), "SE": (1, 1), "SW": (0, 1)}[row["corner"]]
            return (row["x"] + dx) * 100, (row["y"] + dy) * 100
        tile = self.at[row["x"], row["y"]]
        feature = row.get("feature")
        if feature is None:  # on the tile as a whole
            return middle(row)
        kind, at_edge, spot = feature.partition("@")
        if at_edge and kind in merged().grounds:  # it lies across the edge
            dx, dy = ((0, -50), (50, 0), (0, 50), (-50, 0))[EDGES.index(spot[0])]
            return middle(row)[0] + dx, middle(row)[1] + dy
        x, y = stand(self.designs[tile["tile"]], tile.get("rotation", 0), feature)
        if feature.partition("#")[0] == "monastery":
            x, y = x + BESIDE_CHURCH[0], y + BESIDE_CHURCH[1]
        return row["x"] * 100 + x, row["y"] * 100 + y

    def pieces(self) -> str:
        """Return the figures, from north to south."""
        on_tiles = (p for p in self.state.get("pieces") or () if "x" in p)
        rows = sorted(on_tiles, key=lambda p: self.point(p)[1])
        return "".join(
            figure(
                p["seat"],
                f"fig-{p['piece']}",
                self.point(p),
                lying=_lies(p),
            )
            for p in rows
        )

    def bounds(self, margin: int) -> tuple[int, int, int, int]:
        """Return left, top, width and height of the board with a margin, in hundredths of a tile."""
        xs, ys = [x for x, _ in self.at] or [0], [y for _, y in self.at] or [0]
        wide = (max(xs) - min(xs) + 1) * 100 + 2 * margin
        high = (max(ys) - min(ys) + 1) * 100 + 2 * margin
        return min(xs) * 100 - margin, min(ys) * 100 - margin, wide, high

    def inner(self) -> str:
        """Return the definitions and everything that is drawn."""
        lying = sorted({(t["tile"], t.get("rotation", 0)) for t in self.shown})
        symbols = "".join(self.design(self.designs[tile], rotation) for tile, rotation in lying)
        drawn = (
            self.tiles()
            + "".join(layer(self) for layer in merged().board)
            + claims(self.state, SEATS)
            + self.pieces()
            + neutrals(self.state, self.point)
        )
        defined = patterns() + symbols + tokens()
        # What is used says what to define: boards of expansions draw figures of nobody, which are no pieces.
        # A card with the picture has followers beside it.
        used = sorted({"fig-meeple", *FIGURE_USED.findall(defined + drawn)} & set(names()))
        return tag("defs", defined + "".join(map(figure_symbol, used))) + drawn

    def design(self, tile: Tile, rotation: int) -> str:
        """Return the two symbols of a tile that lies so."""
        found = self.drawn(tile.symbol)
        parts = [found.get(name(tile, rotation, part)) for part in ("ground", "standing")]
        return "".join(map(str, parts)) if all(parts) else symbol(tile, rotation)

    def svg(self, width: int, margin: int = MARGIN) -> str:
        """Return the board alone, so many pixels wide."""
        left, top, wide, high = self.bounds(margin)
        return (
            f'<svg xmlns="{NAMESPACE}" width="{width}" height="{round(width * high / wide)}" '
            f'viewBox="{left} {top} {wide} {high}" role="img">{self.inner()}</svg>'
        )

    def on_table(self, width: int, height: int, *, bare: bool = False) -> str:
        """Return the board in the middle of a table of so many pixels; `bare` without the table."""
        left, top, wide, high = self.bounds(TABLE_MARGIN)
        unit = max(wide / width, high / height)  # hundredths of a tile a pixel
        x, y = left + (wide - width * unit) / 2, top + (high - height * unit) / 2
        box = f"{x:g} {y:g} {width * unit:g} {height * unit:g}"
        area = {"x": f"{x:g}", "y": f"{y:g}", "width": f"{width * unit:g}", "height": f"{height * unit:g}"}
        table = "" if bare else tag("rect", **area, fill=ink("table"))
        size = f'width="{width}" height="{height}" viewBox="{box}"'
        return f'<svg xmlns="{NAMESPACE}" {size}>{table}{self.inner()}</svg>'

    def window(self, cells: tuple[int, int, int, int], cell: int) -> str:
        """Return some cells of the table (left, top, columns, rows), each so many pixels wide."""
        left, top, columns, rows = cells
        # Shadows and what stands at a rim reach over the next cell.
        self.shown = [
            t
            for t in self.state["tiles"]
            if left - 1 <= t["x"] <= left + columns and top - 1 <= t["y"] <= top + rows
        ]
        area = {"x": left * 100, "y": top * 100, "width": columns * 100, "height": rows * 100}
        table = tag("rect", **area, fill=ink("table"))
        size = f'width="{columns * cell}" height="{rows * cell}"'
        box = f'viewBox="{left * 100} {top * 100} {columns * 100} {rows * 100}"'
        return f'<svg xmlns="{NAMESPACE}" {size} {box}>{table}{self.inner()}</svg>'


def window(state: State, cells: tuple[int, int, int, int], cell: int, light: str = "day") -> str:
    """Return a part of a board on a table as a standalone SVG (see `picture`), to draw only what has changed.

    ``cells`` are left, top, columns and rows of the part; ``cell`` is the width of one in pixels.
    """
    return plain(Picture(state).window(cells, cell), palettes()[light])


def picture(state: State, width: int = 1200) -> str:
    """Return a board as a standalone SVG with fixed colours, so many pixels wide.

    ``state`` is a state (or view) of the record format: its tiles and pieces, and what
    expansions lay over the tiles, are drawn. ``claims`` of a state, if it has them, are the features that
    seats hold, as `rules.claims` returns them.
    """
    return plain(Picture(state).svg(width))


def on_table(
    state: State,
    width: int,
    height: int,
    light: str = "day",
    *,
    bare: bool = False,
    drawn: Drawn | None = None,
) -> str:
    """Return a board in the middle of a table as a standalone SVG of so many pixels (see `picture`).

    ``light`` names a palette of `palettes`; ``bare`` leaves the table out, for a picture that has one.
    ``drawn`` gives the symbols of a design that were drawn before (`cut` of what `design` returns): to draw
    all designs of a large game takes half a minute.
    """
    return plain(Picture(state, drawn).on_table(width, height, bare=bare), palettes()[light])


def example(name: str, light: str = "day") -> str | None:
    """Return the example of an expansion (`base`, `abbey-and-mayor`) as a picture; None if it has none.

    ``light`` names a palette of `palettes`.
    """
    art = arts().get(name.replace("-", "_"))
    if art is None or art.example is None:
        return None
    state = art.example.state()
    columns = {tile["x"] for tile in state["tiles"]}
    return plain(Picture(state).svg(EXAMPLE_TILE * len(columns), margin=14), palettes()[light])

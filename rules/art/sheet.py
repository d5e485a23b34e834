"""The symbol sheet: one ``<symbol>`` for each design."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import cos, pi, sin
from random import Random

from rules.art.draw import church, ground, signs, town, ways
from rules.art.draw.houses import House, roofs
from rules.art.draw.tokens import tokens
from rules.art.svg.curves import Point, apart, circle
from rules.art.svg.ink import at as place
from rules.art.svg.ink import ink, shape, tag
from rules.art.tile.data import Tile, designs
from rules.art.tile.parts import merged
from rules.art.tile.plan import Plan
from rules.art.tile.study import study

NAMESPACE = "http://www.w3.org/2000/svg"


def meadow() -> str:
    """The green every field starts from: one flat colour at every edge, a little lighter in the middle."""
    stops = "".join(
        tag("stop", offset=o, stop_color=ink(n)) for o, n in ((0, "field-hi"), (0.62, "field"), (1, "field"))
    )
    return tag("radialGradient", stops, id="a-meadow", cx=".5", cy=".5", r=".6")


def village(layout: Plan) -> str:
    """A few houses between the roads where they meet, and a milestone."""
    rng = Random(f"{layout.tile.id} village")
    found: list[House] = []
    for site in layout.sites:
        if site.kind != "village":
            continue
        lanes = [p for w in layout.ways for p in w.points()]
        for k in range(8):
            turn = pi / 4 * k + pi / 4
            far = 14.2 if k % 2 == 0 else 13.4
            p: Point = (site.at[0] + far * cos(turn), site.at[1] + far * sin(turn))
            if (
                all(apart(p, q) > 9.4 for q in lanes)
                and _open(layout, p)
                and all(apart(p, h[0]) > 9 for h in found)
            ):
                found.append(
                    (p, rng.choice((0, pi / 2)) if k % 2 == 0 else turn + pi / 2, rng.uniform(7.4, 9), 6.2)
                )
    return milestones(layout) + roofs(found, f"{layout.tile.id} village roofs")


def milestones(layout: Plan) -> str:
    """A stone in the middle of each crossing, where the roads end."""
    spots = [s.at for s in layout.sites if s.kind in ("village", "dead-end")]
    return shape("".join(circle(p, 2.3) for p in spots), fill="wall-lo", line="wall-line", width=1)


def _open(layout: Plan, p: Point) -> bool:
    walls = [q for c in layout.cities for w in c.walls for q in w.sample(8)]
    return all(apart(p, q) > 6 for q in walls)


def buildings(layout: Plan) -> str:
    """Monasteries, shrines, and the crossings that do something."""
    tile, parts = layout.tile, []
    for site in layout.sites:
        if site.kind == "monastery" and site.index is not None:
            segment = tile.segments[site.index]
            flags = "".join(draw() for key, draw in merged().flags.items() if segment.has(key))
            parts.append(church.monastery(site.at, tile.id, flags))
        elif site.kind == "shrine":
            parts.append(church.shrine(site.at))
        elif site.kind != "lake" or not tile.of_kind("river"):  # the lake of a river is drawn with it
            drawn = signs.at_crossing(site.kind, tile)
            parts.append(place(site.at, drawn) if drawn else "")
    return "".join(parts)


def drawing(tile: Tile) -> str:
    """The inside of a tile's symbol."""
    for key, whole in merged().whole.items():
        if any(s.has(key) for s in tile.segments):
            return ground.base() + whole()
    known = study(tile)
    layout = known.plan
    waters = [w for w in layout.ways if w.kind == "river"]
    lanes = [w for w in layout.ways if w.kind == "road"]
    decks, upper = ways.crossings(layout)
    under = [
        w
        for w in lanes
        if any(
            w.index in pair and tile.segments[sum(pair) - (w.index or 0)].kind == "city"
            for pair in tile.crosses
        )
    ]
    lower = [w for w in lanes if w not in upper and w not in under]
    towns = "".join(town.town(known, city) for city in layout.cities + layout.walled)
    parts = [
        ground.base(),
        ground.scenery(known),
        ways.rivers(layout, waters) if waters else "",
        ways.roads(layout, under, squares=False),
        towns,
        "" if upper else decks,
        ways.roads(layout, lower),
        decks if upper else "",
        ways.roads(layout, upper, squares=False),
        ways.mouths(layout),
        village(layout),
        town.gates(layout),
        buildings(layout),
        "".join(signs.draw(mark) for mark in known.marks),
    ]
    return "".join(parts)


@cache
def symbol(tile: Tile) -> str:
    """One design as a symbol, 100 units to a side."""
    return tag("symbol", drawing(tile), id=tile.symbol, viewBox="0 0 100 100")


def sheet(sets: Iterable[str]) -> str:
    """One SVG with a symbol for each design of these sets, drawn at rotation 0, and the board's tokens."""
    return framed(symbols(sets))


def symbols(sets: Iterable[str]) -> str:
    """The symbols alone: those of several sets are those of each, one after the other."""
    return "".join(symbol(tile) for tile in designs(sets))


def framed(symbols: str) -> str:
    """A sheet of these symbols, with what they share."""
    inner = tag("defs", meadow()) + symbols + tokens()
    return f'<svg xmlns="{NAMESPACE}" width="0" height="0" aria-hidden="true">{inner}</svg>'

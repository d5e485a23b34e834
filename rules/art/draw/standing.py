"""Draws what stands on a tile, upright and from north to south; it may rise over the tile's edges."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from rules.art.draw import church, gates, signs, walls, ways
from rules.art.draw.level import Level
from rules.art.draw.scenery import Scenery
from rules.art.draw.terraces import House, Row, Terraces, drawn
from rules.art.draw.trees import grove
from rules.art.svg.curves import Point, apart, circle
from rules.art.svg.ink import at as place
from rules.art.svg.ink import shape
from rules.art.tile.parts import merged
from rules.art.tile.plan import Plan, Study

Item = tuple[float, str]  # how far south it stands, its drawing


def standing(known: Study, level: Level) -> str:
    """Return the upright part of a drawing."""
    layout = known.plan
    cities = layout.cities + layout.walled
    parts = [grove(Scenery(known, level).trees()), walls.behind(cities, level)]
    parts += in_order([*_rows(known, level), *_buildings(known), *_marks(known, level)])
    parts += [walls.before(cities, level), walls.turrets(layout, level), gates.gates(layout.gates, level)]
    return "".join([*parts, ways.mouths(layout)])


def in_order(items: list[Item]) -> list[str]:
    """Return the drawings from north to south."""
    return [drawing for _, drawing in sorted(items, key=lambda item: item[0])]


def _rows(known: Study, level: Level) -> list[Item]:
    cities = known.plan.cities + known.plan.walled
    rows = [row for city in cities for row in Terraces(known, city, level).rows()]
    found = [(row.y, drawn(row, level) + grove(row.trees)) for row in rows if row.houses or row.trees]
    return [*found, *village(known.plan, level)]


def _buildings(known: Study) -> list[Item]:
    tile, found = known.tile, []
    for site in known.plan.sites:
        if site.kind == "monastery" and site.index is not None:
            segment = tile.segments[site.index]
            flags = "".join(draw() for key, draw in merged().flags.items() if segment.has(key))
            found.append((site.at[1] + 8, church.monastery(site.at, flags)))
        elif site.kind in merged().buildings:
            found.append((site.at[1], place(site.at, merged().buildings[site.kind]())))
        elif site.kind != "lake" or not tile.of_kind("river"):  # the lake of a river is drawn with it
            drawing = signs.at_crossing(site.kind, tile)
            found.append((site.at[1], place(site.at, drawing) if drawing else ""))
    return found


def _marks(known: Study, level: Level) -> list[Item]:
    return [(mark.at[1] + mark.size / 2, signs.draw(mark, level.marks)) for mark in known.marks]


def village(layout: Plan, level: Level) -> list[Item]:
    """Draw a few houses between the roads where they meet, round a well or a milestone."""
    rng = Random(f"{layout.tile.id} {layout.quarters} village")
    found: list[Item] = []
    lanes = [p for w in layout.ways for p in w.points()]
    for site in layout.sites:
        if site.kind not in ("village", "dead-end"):
            continue
        found.append((site.at[1], milestone(site.at)))
        taken: list[Point] = []
        for k in range(8):
            turn = pi / 4 * k + pi / 4
            p = (site.at[0] + 16.5 * cos(turn), site.at[1] + 15.5 * sin(turn) + 4)
            near = [(p[0] + dx, p[1] - dy) for dx in (-5, 0, 5) for dy in (0, 5)]
            if (
                site.kind == "village"
                and all(apart(q, lane) > 7 for q in near for lane in lanes)
                and all(apart(p, q) > 13 for q in taken)
                and _open(layout, p)
            ):
                taken.append(p)
                wide = rng.uniform(8, 9.5)
                house = House((p[0] - wide / 2, p[1]), wide, rng.random() < 0.5, rng.choice((1, 2, 3)))
                found.append((p[1], drawn(Row(p[1], [house], []), level)))
    return found


def milestone(at: Point) -> str:
    """Draw a well in the middle of a crossing, where the roads end."""
    ring = shape(circle((at[0], at[1]), 3), fill="wall", line="wall-line", width=1)
    return ring + shape(circle((at[0], at[1]), 1.6), fill="river")


def _open(layout: Plan, p: Point) -> bool:
    fences = [q for c in layout.cities for w in c.walls for q in w.sample(8)]
    return all(apart(p, q) > 9 for q in fences) and 6 < p[0] < 94 and 8 < p[1] < 98

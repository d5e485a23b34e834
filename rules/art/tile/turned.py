"""A tile's study after quarter turns: what stands on a tile is drawn upright, whichever way it was turned."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TypeVar

from rules.art.svg.curves import Point, turn
from rules.art.tile.plan import HALF, SIZE, Chart, City, Gate, Plan, Study
from rules.art.tile.study import study
from rules.art.tile.tile import Tile

_T = TypeVar("_T")


@cache
def turned(tile: Tile, quarters: int) -> Study:
    """Return the study of a tile that lies so many quarter turns clockwise."""
    known = study(tile)
    if not quarters:
        return known
    return Study(
        tile,
        _plan(known.plan, quarters),
        _chart(known.chart, quarters),
        tuple(turn(p, quarters) for p in known.stands),
        tuple(replace(mark, at=turn(mark.at, quarters)) for mark in known.marks),
    )


def heading(way: Point, quarters: int) -> Point:
    """Return a direction after quarter turns clockwise."""
    x, y = way
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


def _plan(plan: Plan, quarters: int) -> Plan:
    return Plan(
        plan.tile,
        [_city(city, quarters) for city in plan.cities],
        [_city(city, quarters) for city in plan.walled],
        plan.special,
        [replace(way, arms=[arm.turned(quarters) for arm in way.arms]) for way in plan.ways],
        [Gate(g.city, turn(g.at, quarters), heading(g.out, quarters), g.fitting) for g in plan.gates],
        [replace(site, at=turn(site.at, quarters)) for site in plan.sites],
        quarters,
        [_city(land, quarters) for land in plan.lands],
    )


def _city(city: City, quarters: int) -> City:
    return City(city.index, tuple((part.turned(quarters), wall) for part, wall in city.parts))


def _chart(chart: Chart, quarters: int) -> Chart:
    return Chart(_grid(chart.owner, SIZE, quarters), _grid(chart.room, HALF, quarters), chart.strays)


def _grid(cells: list[_T], size: int, quarters: int) -> list[_T]:
    """Return a square grid, row by row from the north, after quarter turns clockwise."""
    for _ in range(quarters % 4):
        rows = [cells[start : start + size] for start in range(0, size * size, size)]
        cells = [cell for column in zip(*reversed(rows), strict=True) for cell in column]
    return cells

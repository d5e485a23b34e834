"""Where a wagon may go on to: what is connected with its feature, or lies near it (WAGON-5 to -11, -20)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final

from rules.board.features import Feature, Placed, Spot
from rules.state.state import Table
from rules.tiles.design import Design, Segment
from rules.tiles.geometry import AROUND, STEPS, opposite

# What a wagon may stand on; an abbey is a monastery (WAGON-2).
GROUNDS: Final = frozenset({"road", "city", "monastery"})
# The crossings that a wagon may step over, if the catalogue doesn't say otherwise (WAGON-6, WAGON-10).
CROSSINGS: Final = frozenset({"village", "city", "monastery", "shrine", "inside", "branch", "well"})


def goals(table: Table, wagon: Spot) -> list[Feature]:
    """The incomplete and unoccupied features to which a wagon may go on from a scored one."""
    near = _nearby if table.options["wagon.move"] == "nearby" else _connected
    found: dict[int, Feature] = {}
    for spot in near(table, wagon):
        feature = spot.feature
        if _is_open(spot) and not feature.occupied:
            found[id(feature)] = feature
    return list(found.values())


def _is_open(spot: Spot) -> bool:
    # What has become another kind of feature is no city any more (WAGON-15).
    ground = spot.segment.kind in GROUNDS and not _is_passage(spot.segment)
    return ground and not spot.feature.complete


def _is_passage(segment: Segment) -> bool:
    """Whether it is a road that reaches no edge: a way through the tile, where nobody stands (WAGON-9)."""
    return segment.kind == "road" and not segment.ports


def _nearby(table: Table, wagon: Spot) -> Iterator[Spot]:
    """All that has a part on the wagon's tile or on one of the eight around it (WAGON-20)."""
    x, y = wagon.cell
    for dx, dy in ((0, 0), *AROUND):
        placed = table.board.tiles.get((x + dx, y + dy))
        if placed is not None:
            yield from placed.spots


def _connected(table: Table, wagon: Spot) -> Iterator[Spot]:
    """All that any part of the wagon's feature meets inside a tile, and abbeys that close it (WAGON-6)."""
    for spot in wagon.feature.spots:
        steps = links(spot.placed.face.design)
        for index in steps.get(spot.segment.index, ()):
            yield spot.placed.spots[index]
        yield from _across(table, spot)


def _across(table: Table, spot: Spot) -> Iterator[Spot]:
    """From an abbey to what it closes, and the reverse."""
    abbey = is_abbey(spot.segment)
    for edge in range(4) if abbey else spot.segment.ports:
        beyond = table.board.tiles.get((spot.cell[0] + STEPS[edge][0], spot.cell[1] + STEPS[edge][1]))
        if beyond is not None:
            yield from _at_edge(beyond, opposite(edge)) if abbey else _abbeys_on(beyond)


def is_abbey(segment: Segment) -> bool:
    """Whether a segment is the abbey that closes whatever lies beside its tile."""
    return bool(segment.data.get("abbey"))


def _at_edge(placed: Placed, edge: int) -> Iterator[Spot]:
    middle = placed.sides[edge][0]
    if middle >= 0:
        yield placed.spots[middle]


def _abbeys_on(placed: Placed) -> Iterator[Spot]:
    return (spot for spot in placed.spots if is_abbey(spot.segment))


@cache
def links(design: Design) -> dict[int, tuple[int, ...]]:
    """For each segment of a tile the others to which a wagon may step from it, by their places in the list.

    A way may lead over any number of roads that reach no edge and so never leave the tile (WAGON-9).
    """
    steps = _steps(design)
    return {start: _reached(design, steps, start) for start in steps}


def _steps(design: Design) -> dict[int, set[int]]:
    steps: dict[int, set[int]] = {}
    for junction in design.raw.get("junctions", ()):
        if junction["crossing"] in CROSSINGS and junction.get("wagon", True):
            for one, other in combinations(junction["joins"], 2):
                # Two cities are never connected by a crossing alone (WAGON-7, WAGON-11).
                if {design.segments[one].kind, design.segments[other].kind} != {"city"}:
                    steps.setdefault(one, set()).add(other)
                    steps.setdefault(other, set()).add(one)
    return steps


def _reached(design: Design, steps: dict[int, set[int]], start: int) -> tuple[int, ...]:
    reached, ways = {start}, [start]
    for here in ways:
        for index in steps.get(here, set()) - reached:
            reached.add(index)
            if _is_passage(design.segments[index]):
                ways.append(index)
    return tuple(sorted(i for i in reached - {start} if not _is_passage(design.segments[i])))

"""Where a wagon may go on to: what is connected with its feature, or lies near it (WAGON-5 to -11, -20)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final

from rules.board.features import Feature, PieceKind, Placed, Spot
from rules.state.state import GameState
from rules.tiles.design import Design, Segment
from rules.tiles.geometry import AROUND, STEPS, opposite
from rules.tiles.kinds import GATED_KINDS
from rules.turn.deploying import is_occupied

# The crossings besides gates that a wagon may step over, if the catalogue doesn't say otherwise (WAGON-6,
# WAGON-10).
CROSSINGS: Final = frozenset({"village", "inside", "branch", "well"})


def goals(state: GameState, kind: PieceKind, wagon: Spot) -> list[Feature]:
    """Return the incomplete and unoccupied features to which a wagon may go on from a scored one."""
    near = _nearby if state.options["wagon.move"] == "nearby" else _connected
    found: dict[int, Feature] = {}
    for spot in near(state, wagon):
        feature = spot.feature
        # What has become another kind of feature is no city any more (WAGON-15).
        if spot.segment.kind in kind.stands_on and _is_open(spot) and not is_occupied(state, kind, spot):
            found[id(feature)] = feature
    return list(found.values())


def _is_open(spot: Spot) -> bool:
    return not _is_passage(spot.segment) and not spot.feature.complete


def _is_passage(segment: Segment) -> bool:
    """Return whether it is a road that reaches no edge.

    A way through the tile, where nobody stands (WAGON-9).
    """
    return segment.kind == "road" and not segment.ends


def _nearby(state: GameState, wagon: Spot) -> Iterator[Spot]:
    """Yield all that has a part on the wagon's tile or on one of the eight around it (WAGON-20)."""
    x, y = wagon.cell
    for dx, dy in ((0, 0), *AROUND):
        placed = state.board.tiles.get((x + dx, y + dy))
        if placed is not None:
            yield from placed.spots


def _connected(state: GameState, wagon: Spot) -> Iterator[Spot]:
    """Yield what any part of the wagon's feature meets in a tile, and abbeys that close it (WAGON-6)."""
    for spot in wagon.feature.spots:
        steps = links(spot.placed.face.design)
        for index in steps.get(spot.segment.index, ()):
            yield spot.placed.spots[index]
            yield from _within(spot.placed, index)
        yield from _across(state, spot)


def _across(state: GameState, spot: Spot) -> Iterator[Spot]:
    """Yield the features that an abbey closes, and the abbeys that close a feature."""
    abbey = is_abbey(spot.segment)
    for edge in range(4) if abbey else spot.segment.ends:
        beyond = state.board.tiles.get((spot.cell[0] + STEPS[edge][0], spot.cell[1] + STEPS[edge][1]))
        if beyond is not None:
            yield from beyond.at(opposite(edge)) if abbey else _abbeys_on(beyond)


def is_abbey(segment: Segment) -> bool:
    """Return whether a segment is the abbey that closes whatever lies beside its tile."""
    return bool(segment.data.get("abbey"))


def _within(placed: Placed, index: int) -> Iterator[Spot]:
    """Yield the places within a building that are features of their own."""
    return (spot for spot in placed.spots if spot.segment.data.get("within") == index)


def _abbeys_on(placed: Placed) -> Iterator[Spot]:
    return (spot for spot in placed.spots if is_abbey(spot.segment))


@cache
def links(design: Design) -> dict[int, tuple[int, ...]]:
    """Return for each segment of a tile the indices of those to which a wagon may step from it.

    A way may lead over any number of roads that reach no edge and so never leave the tile (WAGON-9).
    """
    steps = _steps(design)
    return {start: _reached(design, steps, start) for start in steps}


def _steps(design: Design) -> dict[int, set[int]]:
    steps: dict[int, set[int]] = {}
    for junction in design.raw.get("junctions", ()):
        if junction["crossing"] in CROSSINGS | GATED_KINDS and junction.get("wagon", True):
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

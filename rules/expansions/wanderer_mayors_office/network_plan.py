"""What a tile's crossings do to the network of roads (clauses NET-2 to NET-8)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from rules.tiles.design import Design, Segment
from rules.tiles.kinds import GATED_KINDS

# Crossings at which all roads hang together, other than a stretch that simply runs on (NET-4, NET-5, NET-6).
GOES_ON: Final = frozenset({"village", "well", "branch", "lake"})
# Crossings besides gates at which roads reach a city or building. A village that lists a city reaches it by a
# stub. An abbey is reached by none (NET-10, NET-22).
REACHES: Final = frozenset({"village", "well", "branch"})
# The kind of segments inside the wall of the City of Carcassonne, and the crossing at which roads reach it:
# a city that counts as complete and is never completed (NET-23).
WALLED: Final = "walled"
WALL: Final = "walled-city"


class Plan(NamedTuple):
    """The inner ends of a design's roads, by the places of segments in its list.

    `joined` are the roads of one crossing each; `gates` pairs a road with the city or building that it
    reaches; `access` names for each access road the crossing from which it starts.
    """

    joined: tuple[tuple[int, ...], ...]
    gates: tuple[tuple[int, int], ...]
    access: dict[int, int]


@cache
def plan(design: Design) -> Plan:
    """Read a design's crossings; those not named above part the roads that end there (NET-7, NET-20)."""
    joined: list[tuple[int, ...]] = []
    gates: list[tuple[int, int]] = []
    access: dict[int, int] = {}
    for junction in design.raw.get("junctions", ()):
        kind, segments = junction["crossing"], [design.segments[index] for index in junction["joins"]]
        roads = tuple(segment.index for segment in segments if segment.kind == "road")
        if kind in GOES_ON:
            access.update((road, len(joined)) for road in roads if is_access(design.segments[road]))
            joined.append(roads)
        if kind in REACHES | GATED_KINDS:
            # Where roads hang together one of them stands for all.
            ending = roads[:1] if kind in GOES_ON else roads
            gates += [(road, s.index) for s in segments if s.kind in GATED_KINDS for road in ending]
        if kind == WALL:
            gates += [(road, s.index) for s in segments if s.kind == WALLED for road in roads]
    return Plan(tuple(joined), tuple(gates), access)


def is_access(segment: Segment) -> bool:
    """Return whether a segment is an access road.

    A piece of network, but no road to be on (ACCESS-1, ACCESS-10).
    """
    return bool(segment.data.get("access"))

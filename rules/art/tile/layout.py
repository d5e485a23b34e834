"""Where everything lies on a tile: cities, roads and rivers, gates, crossings and buildings."""

from __future__ import annotations

from rules.art.svg.curves import Curve, Point, along, apart, curve, inside, length, line, nearest
from rules.art.tile.cities import build, usual, walled
from rules.art.tile.lines import arms
from rules.art.tile.parts import merged
from rules.art.tile.plan import (
    CENTRE,
    RIVER,
    City,
    Gate,
    Plan,
    Site,
    Way,
    entry,
    inward,
    meander,
    stub,
    through,
    to_gate,
)
from rules.art.tile.tile import Tile

BUILDING = 18.0
# Crossings that show no mark.
RADII = {"lake": 14.0, "village": 8.0, "spring": 7.0, "well": 8.0, "dead-end": 5.2}


def facing(points: list[Point], distance: float) -> tuple[Point, Point]:
    """Return the point so far along a wall and the unit vector that leaves the city there."""
    a, b = along(points, distance - 2)[0], along(points, distance + 2)[0]
    far = apart(a, b)
    return along(points, distance)[0], ((b[1] - a[1]) / far, (a[0] - b[0]) / far)


def make_gate(plan: Plan, city: int, source: Point, crowded: bool, fitting: str) -> Gate:
    """Return a gate in the wall nearest to where the road comes from; two gates in one wall keep apart."""
    wall = min(plan.city(city).walls, key=lambda w: nearest(w.sample(), source)[0])
    points = wall.sample()
    lean = apart(source, wall.end) - apart(source, wall.start)
    share = 0.5 if abs(lean) < 12 else 0.5 - (0.2 if crowded else 0.08) * (1 if lean > 0 else -1)
    return Gate(city, *facing(points, share * length(points)), fitting)


class Draft:
    """Lays a tile out, step by step."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile
        shapes = [City(i, tuple(walled(tile.segments[i].spots))) for i in tile.of_kind("walled")]
        self.art = merged().tile(tile.id)
        found = self.art.cities(tile) if self.art.cities else usual(tile)
        self.plan = Plan(tile, found, shapes, special=self.art.cities is not None)
        self.plan.lands += [build(tile, i) for i in tile.of_kind(*merged().lands)]
        self.hub = self.art.hub or CENTRE

    def finished(self) -> Plan:
        for index in self.tile.of_kind(*merged().building_kinds()):
            self.plan.sites.append(
                Site(self.tile.segments[index].kind, self.building(index), BUILDING, index)
            )
        for index in self.tile.of_kind("river"):
            self.plan.ways.append(Way("river", index, self.river(index), RIVER))
        for index in self.tile.of_kind(*merged().lines):
            segment = self.tile.segments[index]
            course, half = arms(segment.spots, self.hub), merged().lines[segment.kind].half
            self.plan.ways.append(Way(segment.kind, index, course, half))
        for index in self.tile.of_kind("road"):
            self.plan.ways.append(Way("road", index, self.road(index)))
        self.stubs()
        self.crossings()
        self.passages()
        return self.plan

    # -- gates ------------------------------------------------------------------------------
    def gate(self, road: int, city: int, source: Point) -> Gate:
        """Return the gate through which a road enters a city."""
        pairs = [j for j in self.tile.junctions if city in j.joins and j.crossing in ("city", "branch")]
        rows = ((key, self.tile.row.get(key, ())) for key in merged().gates)
        fitting = next((key for key, pairs in rows if [road, city] in pairs), "")
        gate = make_gate(self.plan, city, source, len(pairs) > 1, fitting)
        self.plan.gates.append(gate)
        return gate

    def joined(self, index: int, *crossings: str) -> list[int]:
        """Return what the junctions of these kinds join to a segment."""
        return [
            o
            for j in self.tile.junctions
            if index in j.joins and j.crossing in crossings
            for o in j.joins
            if o != index
        ]

    def of(self, indices: list[int], *kinds: str) -> list[int]:
        return [i for i in indices if self.tile.segments[i].kind in kinds]

    # -- rivers -----------------------------------------------------------------------------
    def river(self, index: int) -> list[Curve]:
        spots = self.tile.segments[index].spots
        if len(spots) == 2:
            return [meander(spots[0], spots[1])]
        end = self.hub
        if len(spots) == 1 and self.plan.cities:
            end = inward(spots[0], 72)
        return [line(entry(s), end) for s in spots]

    # -- roads ------------------------------------------------------------------------------
    def road(self, index: int) -> list[Curve]:
        segment = self.tile.segments[index]
        if not segment.spots:
            return self.inner_road(index)
        if self.art.courses:
            return list(self.art.courses)
        if len(segment.spots) > 2 or segment.has("well"):
            return self.well(index)
        if len(segment.spots) == 2:
            course = through(segment.spots[0], segment.spots[1])
            return [course, *self.branches(index, course)]
        return self.ending(index, segment.spots[0])

    def well(self, index: int) -> list[Curve]:
        arms = [line(entry(s), self.hub) for s in self.tile.segments[index].spots]
        towns = self.of(self.joined(index, "well"), "city")
        return arms + [stub(self.hub, self.gate(index, city, self.hub)) for city in towns]

    def branches(self, index: int, course: Curve) -> list[Curve]:
        points = course.sample()
        towns = self.of(self.joined(index, "branch"), "city")
        spurs = [self.gate(index, city, CENTRE) for city in towns]
        return [stub(points[nearest(points, gate.at)[1]], gate) for gate in spurs]

    def ending(self, index: int, spot: str) -> list[Curve]:
        """Return a road with one edge: to its gates, its building, its crossing or its dead end."""
        gates = self.of(self.joined(index, "city"), "city")
        hubs = [j for j in self.tile.junctions if index in j.joins and j.crossing != "city"]
        if len(gates) == 1:
            return [to_gate(spot, self.gate(index, gates[0], entry(spot)), self.hub if hubs else None)]
        if gates:
            return [line(entry(spot), self.hub)] + [
                stub(self.hub, self.gate(index, c, self.hub)) for c in gates
            ]
        for j in hubs:
            rims = [w for land in self.plan.lands if land.index in j.joins for w in land.walls]
            if rims:
                return [self.to_rim(spot, rims)]
            if beside := self.of(list(j.joins), *merged().lines):
                return [self.to_line(spot, self.plan.way(beside[0]))]
            sites = [s for s in self.plan.sites if s.index in j.joins]
            if sites:
                return [curve(entry(spot), inward(spot, 18), inward(spot, 30), sites[0].at)]
            if j.crossing == "walled-city":
                return [self.to_wall(spot)]
            if j.crossing == "dead-end" and len(self.tile.of_kind("road")) > 1:
                return [line(entry(spot), inward(spot, 28))]
        return [curve(entry(spot), inward(spot, 20), inward(spot, 38), self.hub)]

    def to_rim(self, spot: str, rims: list[Curve]) -> Curve:
        """Return a road that ends at the nearest point of a rim, a little inside it."""
        points = min((rim.sample() for rim in rims), key=lambda line_: nearest(line_, entry(spot))[0])
        at = nearest(points, entry(spot))[1]
        ahead, behind = points[max(0, at - 1)], points[min(len(points) - 1, at + 1)]
        far = apart(ahead, behind)
        out = ((ahead[1] - behind[1]) / far, (behind[0] - ahead[0]) / far)
        inner = (points[at][0] + 4 * out[0], points[at][1] + 4 * out[1])
        return curve(entry(spot), inward(spot, 14), inner, inner)

    def to_line(self, spot: str, way: Way) -> Curve:
        """Return a road that ends at the side of a line, where the line is nearest to the middle."""
        points = way.points()
        at, start = points[nearest(points, self.hub)[1]], entry(spot)
        share = (way.half - 2) / apart(at, start)
        end = (at[0] + share * (start[0] - at[0]), at[1] + share * (start[1] - at[1]))
        return curve(start, inward(spot, 14), end, end)

    def to_wall(self, spot: str) -> Curve:
        wall = self.plan.walled[0].walls[0]
        points = wall.sample()
        gate = Gate(-1, *facing(points, length(points) / 2))
        self.plan.gates.append(gate)
        return to_gate(spot, gate)

    def inner_road(self, index: int) -> list[Curve]:
        """Return a road that reaches no edge: from the crossing to the gate or building at its other end."""
        for city in self.of(self.joined(index, "city"), "city"):
            return [stub(self.hub, self.gate(index, city, self.hub))]
        site = next(s for s in self.plan.sites if s.index in self.joined(index, *merged().building_kinds()))
        return [line(self.hub, site.at)]

    def stubs(self) -> None:
        """Lay a stub to the gate where a crossing joins a city without a segment of its own."""
        for junction in self.tile.junctions:
            if junction.crossing == "village":
                for city in self.of(list(junction.joins), "city"):
                    self.plan.ways.append(Way("road", None, [stub(self.hub, self.gate(-1, city, self.hub))]))

    # -- sites ------------------------------------------------------------------------------
    def building(self, index: int) -> Point:
        """Return a place for a monastery: clear of cities and of lines that pass it, near the middle."""
        attached = any(index in j.joins and j.crossing != "inside" for j in self.tile.junctions)
        home = next(
            (
                c
                for j in self.tile.junctions
                if index in j.joins and j.crossing == "inside"
                for c in self.of(list(j.joins), "city")
            ),
            None,
        )
        if self.art.building:
            return self.art.building
        taken = [p for c in self.plan.cities for p in c.outline()]
        joined = {o for j in self.tile.junctions if index in j.joins for o in j.joins}
        for i in self.tile.of_kind(*merged().line_kinds()):
            spots = self.tile.segments[i].spots
            if len(spots) == 2 and i not in joined:
                taken += through(spots[0], spots[1]).sample()
        return self.free(taken, home, attached)

    def free(self, taken: list[Point], home: int | None, attached: bool) -> Point:
        rings = [c.outline() for c in self.plan.cities if c.index != home]
        room = self.plan.city(home).outline() if home is not None else None

        def cost(at: Point) -> float:
            if any(inside(at, ring) for ring in rings) or (room is not None and not inside(at, room)):
                return 1e6
            clear = min([apart(at, p) for p in taken] or [99.0])
            rim = min(at[0], at[1], 100 - at[0], 100 - at[1])
            return (
                3 * max(0.0, 25 - clear)
                + 4 * max(0.0, 21 - rim)
                + (0.4 if attached else 0.2) * apart(at, CENTRE)
            )

        return min(((x, y) for x in range(14, 87, 2) for y in range(14, 87, 2)), key=cost)

    def passages(self) -> None:
        """Add an arch in the wall where a road, river or other line enters or leaves under a city."""
        for a, b in self.tile.crosses:
            for line_, city in ((a, b), (b, a)):
                if (
                    self.tile.segments[line_].kind in merged().line_kinds()
                    and self.tile.segments[city].kind == "city"
                ):
                    self.plan.gates += [
                        g for arm in self.plan.way(line_).arms for g in self.arches(arm, city)
                    ]

    def arches(self, arm: Curve, city: int) -> list[Gate]:
        found = []
        for wall in self.plan.city(city).walls:
            points = wall.sample()
            best = min(range(1, len(points) - 1), key=lambda i: nearest(arm.sample(40), points[i])[0])
            if nearest(arm.sample(40), points[best])[0] < 2:
                way = (points[best + 1][0] - points[best - 1][0], points[best + 1][1] - points[best - 1][1])
                far = apart((0, 0), way)
                found.append(Gate(city, points[best], (way[1] / far, -way[0] / far)))
        return found

    def crossings(self) -> None:
        """Add the round places where roads end, and the blockers that divide fields."""
        for j in self.tile.junctions:
            radius = merged().site_radius(j.crossing) or RADII.get(j.crossing)
            if radius and not (j.crossing == "dead-end" and len(self.tile.of_kind("road")) > 1):
                self.plan.sites.append(Site(j.crossing, self.hub, radius))
        if any(r.has("well") for r in self.tile.segments) and not any(
            j.crossing == "well" for j in self.tile.junctions
        ):
            self.plan.sites.append(Site("well", self.hub, RADII["well"]))
        kinds = {s.kind for s in self.plan.sites}
        for name in self.tile.features:
            art = merged().mark(name)
            kind = art.site or name
            if art.always_site and kind not in kinds:
                self.plan.sites.append(Site(kind, self.hub, art.radius or RADII[kind]))
        self.plan.sites += self.art.sites


def plan(tile: Tile) -> Plan:
    """Return the layout of a tile."""
    return Draft(tile).finished()

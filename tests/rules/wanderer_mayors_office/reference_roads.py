"""A reference engine for the network of roads, from a view alone and written straight from NET-25.

Everything is made anew from the catalogue's entries of the tiles on the board, without the rules engine.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from rules.tiles.catalogue import designs

Raw = dict[str, Any]
Node = tuple[int, int, int]
Point = tuple[Any, ...]
Area = frozenset[Node]
EDGES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BRIDGE = 99
AXES = {"ns": "NS", "ew": "EW"}
CONTINUES = ("village", "well", "branch", "lake")
REACHES = ("city", "monastery", "shrine", "village", "well", "branch")
PLACES = ("city", "monastery", "shrine")


class Roads:
    """One state of the board: pieces of road and their ends, places at them, networks."""

    def __init__(self, view: Raw) -> None:
        self.view = view
        self.cells = {(t["x"], t["y"]): t for t in view["tiles"]}
        self.entries = {cell: designs()[t["tile"]].raw for cell, t in self.cells.items()}
        # For each piece its ends: points where roads meet, or ("gate", place).
        self.ends: dict[Node, list[Point]] = defaultdict(list)
        self.access: set[Node] = set()
        self.edges: dict[Node, str] = {}
        self.places: set[Node] = set()
        for cell in self.cells:
            self._tile(cell)
        for bridge in view.get("bridges", []):
            self._piece((bridge["x"], bridge["y"], BRIDGE), AXES[bridge["axis"]])
        self.area = self._areas()
        self.networks = self._networks()

    def _tile(self, cell: tuple[int, int]) -> None:
        quarter = self.cells[cell]["rotation"] // 90
        for index, segment in enumerate(self.entries[cell]["segments"]):
            node = (*cell, index)
            edges = "".join(EDGES[(EDGES.index(e) + quarter) % 4] for e in segment.get("edges", []))
            if segment["kind"] == "road":
                self._piece(node, edges)
                if segment.get("access"):
                    self.access.add(node)
            elif segment["kind"] in PLACES:
                self.edges[node] = edges
                self.places.add(node)
        for number, junction in enumerate(self.entries[cell].get("junctions", [])):
            self._junction(cell, number, junction)

    def _piece(self, node: Node, edges: str) -> None:
        self.edges[node] = edges
        x, y, _ = node
        for edge in edges:
            dx, dy = STEP[edge]
            self.ends[node].append(("side", 2 * x + dx, 2 * y + dy))

    def _junction(self, cell: tuple[int, int], number: int, junction: Raw) -> None:
        kinds = {(*cell, i): self.entries[cell]["segments"][i]["kind"] for i in junction["joins"]}
        roads = [node for node, kind in kinds.items() if kind == "road"]
        places = [node for node, kind in kinds.items() if kind in PLACES]
        point = ("crossing", *cell, number)
        if junction["crossing"] in CONTINUES:
            for road in roads:
                self.ends[road].append(point)
        if junction["crossing"] == "village":
            for place in places:
                # A stub of its own, which is no access road (ACCESS-10).
                self.ends[*cell, -1 - place[2]] += [point, ("gate", place)]
        elif junction["crossing"] in REACHES:
            for road in roads:
                self.ends[road] += [("gate", place) for place in places]

    def _areas(self) -> dict[Node, Area]:
        """Cities flooded over their edges; buildings alone."""
        at = {(x, y, e): (x, y, i) for (x, y, i), edges in self.edges.items() for e in edges}
        found: dict[Node, Area] = {}
        for start in self.places:
            if start not in found:
                reached = [start]
                for x, y, i in reached:
                    for edge in self.edges[x, y, i]:
                        dx, dy = STEP[edge]
                        other = at.get((x + dx, y + dy, EDGES[(EDGES.index(edge) + 2) % 4]))
                        if other in self.places and other not in reached:
                            reached.append(other)
                found.update(dict.fromkeys(reached, frozenset(reached)))
        return found

    def _networks(self) -> dict[Node, int]:
        """Return every piece with the number of its network: union over points, until nothing changes."""
        number = {node: place for place, node in enumerate(self.ends)}
        meeting: dict[Point, list[Node]] = defaultdict(list)
        for node, points in self.ends.items():
            for point in points:
                if point[0] != "gate":
                    meeting[point].append(node)
        changed = True
        while changed:
            changed = False
            for nodes in meeting.values():
                least = min(number[node] for node in nodes)
                for node in nodes:
                    changed |= number[node] != least
                    number[node] = least
        self.meeting = meeting
        return number

    # Asking

    def terminals(self, network: int) -> set[Area]:
        return {
            self.area[point[1]]
            for node, points in self.ends.items()
            if self.networks[node] == network
            for point in points
            if point[0] == "gate"
        }

    def all_networks(self) -> set[int]:
        return set(self.networks.values())

    def pieces(self, network: int) -> set[Node]:
        """Return the pieces that have a spot; a stub has none."""
        return {node for node, other in self.networks.items() if other == network and node[2] >= 0}

    def connected(self, one: Area, other: Area) -> bool:
        return one != other and any({one, other} <= self.terminals(n) for n in self.all_networks())

    def is_city(self, area: Area) -> bool:
        x, y, index = next(iter(area))
        return str(self.entries[x, y]["segments"][index]["kind"]) == "city"

    def complete(self, area: Area) -> bool:
        if not self.is_city(area):
            x, y, _ = next(iter(area))
            return all((x + dx, y + dy) in self.cells for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        return all(
            (x + STEP[e][0], y + STEP[e][1]) in self.cells for x, y, i in area for e in self.edges[x, y, i]
        )

    def roads_complete(self, network: int) -> bool:
        """Return whether no piece of a network has an edge at an empty cell."""
        return all(
            (x + STEP[e][0], y + STEP[e][1]) in self.cells
            for x, y, i in self.pieces(network)
            for e in self.edges[x, y, i]
        )

    def tiles(self, area: Area) -> int:
        """Return what it brings a wanderer or office."""
        return len({(x, y) for x, y, _ in area}) if self.is_city(area) else 9

    def node(self, x: int, y: int, feature: str) -> Node:
        """Return the node that a reference names."""
        kind, _, spot = feature.replace("#", "@").partition("@")
        if spot.isdigit():
            return x, y, int(spot)
        for (nx, ny, index), edges in self.edges.items():
            same = self._kind(nx, ny, index) == kind.replace("castle", "city")
            if (nx, ny) == (x, y) and same and spot in edges:
                return nx, ny, index
        raise LookupError(f"{x}, {y}, {feature}")

    def _kind(self, x: int, y: int, index: int) -> str:
        return "road" if index == BRIDGE else str(self.entries[x, y]["segments"][index]["kind"])


def before(area: Area, old: Roads) -> set[Area]:
    """Return the predecessors of a place (NET-15)."""
    return {other for other in old.area.values() if other <= area}


def were_connected(one: Area, other: Area, old: Roads) -> bool:
    return any(old.connected(x, y) for x in before(one, old) for y in before(other, old))


def new_pairs(old: Roads, now: Roads) -> Iterator[tuple[Area, Area]]:
    """newPairs of NET-25."""
    found = set()
    for network in now.all_networks():
        for one, other in combinations(sorted(now.terminals(network), key=sorted), 2):
            counts = now.is_city(one) or now.is_city(other)
            if counts and (one, other) not in found and not were_connected(one, other, old):
                found.add((one, other))
                yield one, other


def may_deploy(old: Roads, now: Roads, tile: tuple[int, int]) -> set[int]:
    """mayDeploy of NET-25: the networks that share a new pair which passes WANDER-5 and WANDER-6."""
    passing = [pair for pair in new_pairs(old, now) if _passes(now, tile, *pair)]
    return {n for n in now.all_networks() if any(set(pair) <= now.terminals(n) for pair in passing)}


def _passes(now: Roads, tile: tuple[int, int], one: Area, other: Area) -> bool:
    if way_beside_access(now, one, other):
        return True
    if not (now.is_city(one) and now.is_city(other)):
        return False
    return all(any((x, y) != tile for x, y, _ in area) for area in (one, other))


def way_beside_access(now: Roads, one: Area, other: Area) -> bool:
    """Return whether any path between two places uses a piece that is no access road (WANDER-13).

    All are tried.
    """

    def goes(piece: Node, used: frozenset[Any], free: bool) -> bool:
        free = free or piece not in now.access
        for point in now.ends[piece]:
            if point[0] == "gate":
                if free and now.area[point[1]] == other:
                    return True
            elif point not in used:
                for following in now.meeting[point]:
                    if following not in used and goes(following, used | {point, following}, free):
                        return True
        return False

    starts = [node for node, points in now.ends.items() if _ends_at(now, points, one)]
    return any(goes(node, frozenset({node}), False) for node in starts)


def _ends_at(now: Roads, points: list[Point], area: Area) -> bool:
    return any(point[0] == "gate" and now.area[point[1]] == area for point in points)

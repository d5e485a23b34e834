"""Networks of roads, and what is newly connected by them (clauses NET, WANDER-5, -6, -12, -13)."""

from __future__ import annotations

from tests.rules.reference_engine.board import Area, Land
from tests.rules.reference_engine.sheet import Cell, Node, entries

# How a road goes on at a meeting point: whether its pieces are joined, whether it reaches what stands there.
JOINED = ("village", "branch", "well")
REACHED = ("city", "monastery", "shrine", "branch", "well", "village", "walled-city")


class Net:
    """The networks of one board; areas are compared by `id`."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.pieces = [n for n, part in land.parts.items() if part.kind in ("road", "access")]
        self.root: dict[Node, Node] = {}
        # For each piece: the features at its gates.
        self.gates: dict[Node, list[Area]] = {piece: [] for piece in self.pieces}
        self.points: dict[Node, list[tuple[object, ...]]] = {piece: [] for piece in self.pieces}
        for cell, (tile, _) in land.tiles.items():
            for number, junction in enumerate(entries()[tile].get("junctions", [])):
                self._meet(cell, number, junction["crossing"], [(*cell, i) for i in junction["joins"]])
        for piece in self.pieces:
            self._sides(piece)
        self._name()

    def _meet(self, cell: Cell, number: int, crossing: str, joins: list[Node]) -> None:
        roads = [node for node in joins if self.land.parts[node].kind in ("road", "access")]
        if crossing in JOINED:
            for road in roads:
                self.points[road].append(("junction", cell, number))
        if crossing in REACHED:
            for other in joins:
                if self.land.parts[other].kind in ("city", "monastery", "shrine", "walled"):
                    for road in roads:
                        self.gates[road].append(self.land.area[other])

    def _sides(self, piece: Node) -> None:
        x, y, _ = piece
        for edge in self.land.parts[piece].spots:
            north = (x, y + 1) if edge == "S" else (x, y)
            west = (x + 1, y) if edge == "E" else (x, y)
            self.points[piece].append(("side", north if edge in "NS" else west, edge in "NS"))

    def _name(self) -> None:
        at: dict[tuple[object, ...], list[Node]] = {}
        for piece, points in self.points.items():
            for point in points:
                at.setdefault(point, []).append(piece)
        self.at = at
        for piece in self.pieces:
            if piece in self.root:
                continue
            self.root[piece] = piece
            todo = [piece]
            for here in todo:
                for point in self.points[here]:
                    for other in at[point]:
                        if other not in self.root:
                            self.root[other] = piece
                            todo.append(other)

    def network(self, piece: Node) -> list[Node]:
        """Return all pieces of the network of one."""
        return [other for other in self.pieces if self.root[other] == self.root[piece]]

    def reach(self, start: Node, dragon: Cell | None) -> list[Node]:
        """Return the pieces to which a wanderer can walk, not over the dragon's tile (NET-24, WANDER-17).

        From the tile on which it stands it may go, also if the dragon is there by now.
        """
        found = [start]
        for here in found:
            for point in self.points[here]:
                for other in self.at[point]:
                    barred = other[:2] == dragon and other[:2] != start[:2]
                    if other not in found and not barred:
                        found.append(other)
        return found

    def terminals(self, root: Node) -> list[Area]:
        """Return the features at which roads of a network end (NET-10, NET-22)."""
        gates = [area for p in self.pieces if self.root[p] == root for area in self.gates[p]]
        return list({id(area): area for area in gates}.values())

    def of(self, area: Area) -> set[Node]:
        """Return the networks that a feature is a terminal of."""
        return {self.root[piece] for piece, gates in self.gates.items() if area in gates}

    def connected(self, one: Area, other: Area) -> set[Node]:
        """Return the networks that connect two features (NET-11)."""
        return self.of(one) & self.of(other) if one is not other else set()

    # Paths (WANDER-13).

    def only_access(self, one: Area, other: Area) -> bool:
        """Return whether two features are connected, and every path between them consists of access roads.

        An access road leads from a gate to one junction only. So a path is made of access roads alone if its
        two ends are access roads of one junction, and any other two ends have ordinary road between them.
        """
        ends = [
            (p, q)
            for p in self.pieces
            if one in self.gates[p]
            for q in self.pieces
            if other in self.gates[q] and self.root[p] == self.root[q]
        ]
        return bool(ends) and all(self._same_junction(p, q) for p, q in ends)

    def _same_junction(self, one: Node, other: Node) -> bool:
        kinds = {self.land.parts[piece].kind for piece in (one, other)}
        return kinds == {"access"} and not set(self.points[one]).isdisjoint(self.points[other])


def absorbed(area: Area, before: Land) -> list[Area]:
    """Return the features of an earlier board that have become part of one (NET-15)."""
    found = {id(before.area[node]): before.area[node] for node in area.nodes if node in before.area}
    return list(found.values())


def connected_before(one: Area, other: Area, before: Net) -> bool:
    """Return whether two features, or what they were made of, were connected already."""
    return any(
        before.connected(x, y) for x in absorbed(one, before.land) for y in absorbed(other, before.land)
    )


def new_networks(now: Net, before: Net) -> set[Node]:
    """Networks with a new connection for which a wanderer may be deployed (NET-25, WANDER-5, -6)."""
    found: set[Node] = set()
    for root in set(now.root.values()):
        ends = now.terminals(root)
        for number, one in enumerate(ends):
            for other in ends[:number]:
                if {one.kind, other.kind} <= {"monastery", "shrine"} or connected_before(one, other, before):
                    continue
                if now.only_access(one, other) and not _joined_before(one, other, before.land):
                    continue
                found.add(root)
    return found


def _joined_before(one: Area, other: Area, before: Land) -> bool:
    """Return whether both are cities that reach beyond the new tile (WANDER-5)."""
    return all(area.kind in ("city", "castle") and absorbed(area, before) for area in (one, other))

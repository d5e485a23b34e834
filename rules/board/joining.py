"""How features join as tiles meet (clauses CONN, DONE).

Every spot points straight at its feature; when two features meet, the smaller one's spots are handed to the
larger one. So asking is free, and a whole game costs few hand-overs. Features can also be linked at a
distance, and such a link can be taken apart.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.board.features import Feature, Placed, Spot
from rules.compiling import mypyc_attr
from rules.tiles.design import Segment
from rules.tiles.geometry import AROUND, STEPS, Cell, opposite, reading_order
from rules.tiles.kinds import BUILDING_KINDS, LINED_KINDS


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Features:
    """All features of a board, kept up to date as tiles come."""

    __slots__ = ("_waiting", "changes", "links", "of_kind", "touched")

    def __init__(self) -> None:
        # Every feature, in the order in which they came.
        self.of_kind: dict[str, dict[Feature, None]] = {}
        # Pairs of spots that are one feature without meeting at an edge.
        self.links: list[tuple[Spot, Spot]] = []
        # The buildings around each empty cell: those that wait for a tile there.
        self._waiting: dict[Cell, list[Spot]] = {}
        # Spots whose features the newest placement touched; only those can it complete (BASE-DONE-5).
        self.touched: list[Spot] = []
        # How often a tile that was there before got a spot more, or another kind of spot.
        self.changes = 0

    def add(self, placed: Placed, neighbours: list[tuple[int, Placed]], cells: dict[Cell, Placed]) -> None:
        """Join a tile to what it meets. `neighbours` are (edge of the new tile, tile beyond it)."""
        self.touched = []
        for spot in placed.spots:
            kind, segment = spot.segment.kind, spot.segment
            # A road that reaches no edge lies within its tile; no tile to come completes it.
            ends = (len(segment.ends) + segment.extra_ends or 1) if kind in LINED_KINDS else 0
            spot.feature = self._new(kind, spot, ends)
            if kind in BUILDING_KINDS:
                self._found(spot, cells)
        for edge, other in neighbours:
            self._join(placed, edge, other)
        self._close_in(placed.cell)
        self.touched += placed.spots

    def lay_over(self, placed: Placed, segment: Segment, cells: dict[Cell, Placed]) -> Spot:
        """Build a road over a tile on the board; it joins the roads that its ends meet.

        The edges at its ends were counted as met when the tiles met.
        """
        spot = placed.add(segment)
        self.changes += 1
        spot.feature = self._new(segment.kind, spot, len(segment.ports))
        for edge in segment.ports:
            other = cells.get((placed.cell[0] + STEPS[edge][0], placed.cell[1] + STEPS[edge][1]))
            if other is not None:
                spot.feature.open -= 1
                self._merge(spot.feature, other.spots[other.sides[opposite(edge)][0]].feature)
        self.touched.append(spot)
        return spot

    def _new(self, kind: str, spot: Spot, open_ends: int) -> Feature:
        feature = Feature(kind, spot, open_ends)
        self.of_kind.setdefault(kind, {})[feature] = None
        return feature

    def _merge(self, first: Feature, second: Feature) -> Feature:
        """Make one feature of two; the result keeps all figures of both (BASE-CONN-4)."""
        if first is second:
            return first
        if len(first.spots) < len(second.spots):
            first, second = second, first
        for spot in second.spots:
            spot.feature = first
        first.spots += second.spots
        first.open += second.open
        first.figures += second.figures
        del self.of_kind[second.kind][second]
        return first

    def recast(self, feature: Feature, kind: str) -> None:
        """Make a feature one of another kind; whoever calls this recasts its spots, too."""
        self.changes += 1
        del self.of_kind[feature.kind][feature]
        feature.kind = kind
        self.of_kind.setdefault(kind, {})[feature] = None

    def _found(self, spot: Spot, cells: dict[Cell, Placed]) -> None:
        x, y = spot.cell
        around = [(x + dx, y + dy) for dx, dy in AROUND]
        empty = [cell for cell in around if cell not in cells]
        spot.feature.open = len(empty)
        for cell in empty:
            self._waiting.setdefault(cell, []).append(spot)

    def _join(self, placed: Placed, edge: int, other: Placed) -> None:
        back = opposite(edge)
        _, left, right = placed.sides[edge]
        _, other_left, other_right = other.sides[back]
        # As they are seen from their own tiles, a left half meets a right one.
        if left >= 0 and other_right >= 0:
            self._merge(placed.spots[left].feature, other.spots[other_right].feature)
        if right >= 0 and other_left >= 0:
            self._merge(placed.spots[right].feature, other.spots[other_left].feature)
        if placed.middles[edge] or other.middles[back]:
            self._join_middles(placed.at(edge), other.at(back))

    def _join_middles(self, mine: list[Spot], theirs: list[Spot]) -> None:
        # Two that share an edge are joined by what lies beyond it; where nothing does, they end there apart.
        for spot in mine:
            for beyond in theirs:
                self._merge(spot.feature, beyond.feature)
        # The ends that met face an empty cell no longer.
        for spot in mine:
            spot.feature.open -= 1
        for spot in theirs:
            spot.feature.open -= 1
        if not mine:
            self.touched += theirs

    def _close_in(self, cell: Cell) -> None:
        """Update buildings whose surroundings gained the new tile (BASE-DONE-4)."""
        waiting = self._waiting.pop(cell, None)
        if waiting is not None:
            waiting.sort(key=lambda building: reading_order(building.cell))
            for building in waiting:
                building.feature.open -= 1
            self.touched += waiting

    def link(self, one: Spot, other: Spot) -> Feature:
        """Join two features at a distance; each may have an end that waited for that (`extra_ends`)."""
        for spot in (one, other):
            if _free_ends(spot, self.links):
                spot.feature.open -= 1
        self.links.append((one, other))
        self.touched += (one, other)
        return self._merge(one.feature, other.feature)

    def unlink(self, one: Spot, other: Spot, cells: Mapping[Cell, Placed]) -> list[Feature]:
        """Take a link apart; returns the features that are left, that of `one` first.

        The feature of `one` stays the same object. Figures go with the spots on which they stand.
        """
        self.links = [pair for pair in self.links if pair not in ((one, other), (other, one))]
        whole = one.feature
        parts = [_connected(one, self.links, cells)]
        if other not in parts[0]:
            parts.append(_connected(other, self.links, cells))
        figures, found = whole.figures, [whole]
        found += [self._new(whole.kind, part[0], 0) for part in parts[1:]]
        for feature, part in zip(found, parts, strict=True):
            feature.spots = part
            feature.figures = [figure for figure in figures if figure.spot in part]
            feature.open = sum(_open_ends(spot, self.links, cells) for spot in part)
            for spot in part:
                spot.feature = feature
        self.touched += (one, other)
        return found


def _free_ends(spot: Spot, links: list[tuple[Spot, Spot]]) -> int:
    """Return how many of the ends of a spot that wait for a link have none."""
    return max(0, spot.segment.extra_ends - sum(spot in pair for pair in links))


def _open_ends(spot: Spot, links: list[tuple[Spot, Spot]], cells: Mapping[Cell, Placed]) -> int:
    """Return how many ends of a spot of a road or city face an empty cell or wait for a link."""
    if spot.segment.kind not in LINED_KINDS:
        return 0
    waiting, edges = _free_ends(spot, links), spot.segment.ends
    if not edges and not spot.segment.extra_ends:
        return 1  # it lies within its tile, and no tile to come completes it
    return waiting + sum(_across(spot.cell, edge) not in cells for edge in edges)


def _across(cell: Cell, edge: int) -> Cell:
    return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]


def _connected(start: Spot, links: list[tuple[Spot, Spot]], cells: Mapping[Cell, Placed]) -> list[Spot]:
    """Return the spots of one feature, found anew over edges, half-edges and links."""
    found, kind = [start], start.segment.kind
    for spot in found:
        near = [b if a is spot else a for a, b in links if spot in (a, b)]
        near += [other for port in spot.segment.ports for other in _beyond(spot, port, cells)]
        near += [other for edge in spot.segment.shared for other in _beyond(spot, edge, cells)]
        found += [other for other in dict.fromkeys(near) if other not in found and other.segment.kind == kind]
    return found


def _beyond(spot: Spot, port: int, cells: Mapping[Cell, Placed]) -> list[Spot]:
    """Return the spots that one port of a spot meets on the next tile."""
    edge = port if port < 4 else (port - 4) // 2
    other = cells.get(_across(spot.cell, edge))
    if other is None:
        return []
    if port < 4:
        return other.at(opposite(edge))
    _, left, right = other.sides[opposite(edge)]
    # A left half meets a right half, seen from either tile.
    index = right if port % 2 == 0 else left
    return [other.spots[index]] if index >= 0 else []

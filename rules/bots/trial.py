"""A tile, or a road over one, laid in thought: what would join, what would be left open.

The board is not touched.
"""

from __future__ import annotations

from typing import NamedTuple

from rules.board.features import Feature, Placed, Spot
from rules.board.fitting import beside
from rules.bots.prospect import FILLED, LINED, End, Foresight, Prospect
from rules.tiles.design import FIELD, PLACELESS_KINDS, ROAD, Segment
from rules.tiles.geometry import AROUND, STEPS, Cell, opposite


class Span(NamedTuple):
    """A road to be laid over a tile: where, and the segment that the tile gets."""

    cell: Cell
    segment: Segment


class Group:
    """Segments of the tile in thought that would be one feature, and the features they would join."""

    __slots__ = ("ends", "joins", "prospect", "spots")

    def __init__(self, spot: Spot, joins: dict[int, Feature]) -> None:
        self.spots = [spot]
        self.joins = joins
        self.ends: list[End] = []
        self.prospect: Prospect

    @property
    def kind(self) -> str:
        return self.spots[0].segment.kind


class Trial:
    """One tile on one cell in one rotation; with `span`, together with a road over it or over a neighbour.

    `needs` says what the cells beside it would ask for; `groups` are the features it would have a part in,
    `closed` those of its neighbours that end at an edge where it shows nothing.
    """

    # Whether it takes up an empty cell.
    fills = True

    def __init__(
        self, prospects: Foresight, design: str, cell: Cell, rotation: int, span: Span | None = None
    ) -> None:
        self._start(prospects, cell)
        self.placed = Placed(cell, self.board.faces(design)[rotation // 90])
        self.needs[cell] = FILLED
        terrain = list(self.placed.face.terrain)
        if span and span.cell == cell:
            self.placed.add(span.segment)
            for port in span.segment.ports:
                terrain[port] = ROAD
        met = self._meet(terrain)
        if span and span.cell != cell:
            near = next(edge for edge in span.segment.ports if _step(span.cell, edge) == cell)
            self._carry_on(span, met[self.placed.sides[opposite(near)][0]])
        self.groups = _grouped(self.placed.spots, met)
        if span and span.cell != cell:
            mine = self.placed.spots[self.placed.sides[opposite(near)][0]]
            joined = next(group for group in self.groups if mine in group.spots)
            joined.spots.append(Spot(self.board.tiles[span.cell], span.segment))
        self._judge_all()
        for feature in self._shut.values():
            self._close(feature)

    def _start(self, prospects: Foresight, cell: Cell) -> None:
        self.prospects = prospects
        self.board = prospects.table.board
        self.cell = cell
        self.needs: dict[Cell, int] = {}
        self.becomes: dict[int, Prospect] = {}
        self.closed: list[Group] = []
        self._shut: dict[int, Feature] = {}
        self._beside: dict[int, list[Prospect]] = {}

    def _judge_all(self) -> None:
        for group in self.groups:
            self._judge(group)

    def _meet(self, terrain: list[int]) -> list[dict[int, Feature]]:
        """For each segment of the tile, the features it would meet."""
        placed, tiles, frontier = self.placed, self.board.tiles, self.board.frontier
        met: list[dict[int, Feature]] = [{} for _ in placed.spots]
        for edge, (dx, dy) in enumerate(STEPS):
            beyond = (self.cell[0] + dx, self.cell[1] + dy)
            other = tiles.get(beyond)
            if other is None:
                self.needs[beyond] = beside(frontier.get(beyond, 0), terrain[edge], opposite(edge))
                continue
            middle, left, right = placed.sides[edge]
            other_middle, other_left, other_right = other.sides[opposite(edge)]
            if middle < 0 <= other_middle and other.spots[other_middle].segment.kind in LINED:
                feature = other.spots[other_middle].feature
                self._shut[id(feature)] = feature
            for mine, theirs in ((middle, other_middle), (left, other_right), (right, other_left)):
                if mine >= 0 and theirs >= 0:
                    feature = other.spots[theirs].feature
                    met[mine][id(feature)] = feature
        return met

    def _carry_on(self, span: Span, met: dict[int, Feature]) -> None:
        """Where a road over a tile on the board leads: into the roads beyond, or on to empty cells."""
        for edge in span.segment.ports:
            beyond = _step(span.cell, edge)
            other = self.board.tiles.get(beyond)
            if other is not None:
                feature = other.spots[other.sides[opposite(edge)][0]].feature
                met[id(feature)] = feature
            elif beyond != self.cell:
                need = self.needs.get(beyond) or self.board.frontier.get(beyond, 0)
                self.needs[beyond] = beside(need, ROAD - FIELD, opposite(edge))

    def _judge(self, group: Group) -> None:
        feature = Feature(group.kind, group.spots[0], 0)
        feature.spots = list(group.spots)
        for joined in group.joins.values():
            feature.figures += joined.figures
            if group.kind != "field":  # fields are asked for their cities, never for their tiles
                feature.spots += joined.spots
        if group.kind in LINED:
            group.ends = self._ends(group)
            # What reaches no edge is never completed.
            feature.open = len(group.ends) or int(not any(spot.segment.ports for spot in group.spots))
        elif group.kind in PLACELESS_KINDS:
            feature.open = sum(cell not in self.board.tiles for cell in self._around())
        for spot in group.spots:
            spot.feature = feature
        group.prospect = self.prospects.judge(feature, group.ends, self.needs)
        for key in group.joins:
            self.becomes[key] = group.prospect

    def _close(self, feature: Feature) -> None:
        """What runs into the tile and finds nothing there goes on elsewhere or not at all."""
        group = Group(feature.home, {id(feature): feature})
        group.ends = [end for end in self.prospects.of(feature).ends if end[0] != self.cell]
        after = Feature(feature.kind, feature.spots[0], len(group.ends))
        after.spots, after.figures = feature.spots, feature.figures
        group.prospect = self.becomes[id(feature)] = self.prospects.judge(after, group.ends, self.needs)
        self.closed.append(group)

    def _around(self) -> list[Cell]:
        return [(self.cell[0] + dx, self.cell[1] + dy) for dx, dy in AROUND]

    def _ends(self, group: Group) -> list[End]:
        ends = [e for f in group.joins.values() for e in self.prospects.of(f).ends if e[0] != self.cell]
        for spot in group.spots:
            for port in spot.segment.ports:
                if port < 4:
                    beyond = _step(spot.cell, port)
                    if beyond not in self.board.tiles and beyond != self.cell:
                        ends.append((beyond, opposite(port)))
        return ends

    def after(self, feature: Feature) -> Prospect:
        """The prospect of a road or city once the tile lies there."""
        return self.becomes.get(id(feature)) or self.prospects.of(feature)

    def encloses(self, building: Feature) -> bool:
        """Whether the tile is the last one missing around a building."""
        if not self.fills or building.kind not in PLACELESS_KINDS or building.open != 1:
            return False
        x, y = building.spots[0].cell
        return max(abs(x - self.cell[0]), abs(y - self.cell[1])) == 1

    def cities_beside(self, field: Group) -> list[Prospect]:
        """The cities that would border a field of the tile."""
        known = self._beside.get(id(field))
        if known is None:
            known = self._beside[id(field)] = _distinct(
                [
                    self.after(city)
                    for joined in field.joins.values()
                    for city in self.prospects.cities_beside(joined)
                ]
                + [self._prospect_of(spot, index) for spot in field.spots for index in spot.segment.cities]
            )
        return known

    def cities_after(self, field: Feature) -> list[Prospect]:
        """The cities that would border a field which the tile does not touch."""
        return _distinct([self.after(city) for city in self.prospects.cities_beside(field)])

    def _prospect_of(self, spot: Spot, index: int) -> Prospect:
        city = self.placed.spots[index].feature
        return next(g.prospect for g in self.groups if g.prospect.feature is city)


class Overlay(Trial):
    """A road over a tile that lies on the board already."""

    fills = False

    def __init__(self, prospects: Foresight, span: Span) -> None:
        self._start(prospects, span.cell)
        self.placed = self.board.tiles[span.cell]
        met: dict[int, Feature] = {}
        self._carry_on(span, met)
        self.groups = [Group(Spot(self.placed, span.segment), met)]
        self._judge_all()


def _step(cell: Cell, edge: int) -> Cell:
    return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]


def _grouped(spots: list[Spot], met: list[dict[int, Feature]]) -> list[Group]:
    """Segments that meet the same feature come together (BASE-CONN-3)."""
    groups: list[Group] = []
    for spot, joins in zip(spots, met, strict=True):
        group = Group(spot, joins)
        for other in [g for g in groups if g.joins.keys() & group.joins.keys()]:
            group.spots += other.spots
            group.joins |= other.joins
            groups.remove(other)
        groups.append(group)
    return groups


def _distinct(prospects: list[Prospect]) -> list[Prospect]:
    return list({id(p): p for p in prospects}.values())

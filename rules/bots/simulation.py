"""A simulated placement of a tile, or of a road over one: the features that would join, the edges left open.

The board is not touched.
"""

from __future__ import annotations

from typing import NamedTuple

from rules.board.features import Feature, Placed, Spot
from rules.board.fitting import beside
from rules.bots.prospect import FILLED, LINED, End, Foresight, Prospect
from rules.tiles.design import FIELD, ROAD, Segment
from rules.tiles.geometry import AROUND, STEPS, Cell, opposite
from rules.tiles.kinds import BUILDING_KINDS


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


class Simulation:
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
        self.board = prospects.board
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
        """Return for each segment of the tile, the features it would meet."""
        placed, tiles, frontier = self.placed, self.board.tiles, self.board.frontier
        met: list[dict[int, Feature]] = [{} for _ in placed.spots]
        for edge, (dx, dy) in enumerate(STEPS):
            beyond = (self.cell[0] + dx, self.cell[1] + dy)
            other = tiles.get(beyond)
            if other is None:
                self.needs[beyond] = beside(frontier.get(beyond, 0), terrain[edge], opposite(edge))
                continue
            back = opposite(edge)
            middles, beyond_middle = placed.middles[edge], other.at(back)
            for spot in beyond_middle:
                for mine in middles:
                    met[mine][id(spot.feature)] = spot.feature
                if not middles and spot.segment.kind in LINED:
                    self._shut[id(spot.feature)] = spot.feature
            _, left, right = placed.sides[edge]
            _, other_left, other_right = other.sides[back]
            for mine, theirs in ((left, other_right), (right, other_left)):
                if mine >= 0 and theirs >= 0:
                    feature = other.spots[theirs].feature
                    met[mine][id(feature)] = feature
        return met

    def _carry_on(self, span: Span, met: dict[int, Feature]) -> None:
        """Join a road over a tile on the board to the roads beyond, or leave it open to empty cells."""
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
            feature.open = len(group.ends) or int(not any(spot.segment.ends for spot in group.spots))
        elif group.kind in BUILDING_KINDS:
            feature.open = sum(cell not in self.board.tiles for cell in self._around())
        for spot in group.spots:
            spot.feature = feature
        group.prospect = self.prospects.judge(feature, group.ends, self.needs)
        for key in group.joins:
            self.becomes[key] = group.prospect

    def _close(self, feature: Feature) -> None:
        """Close what runs into the tile and goes on nowhere there."""
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
            for edge in spot.segment.ends:
                beyond = _step(spot.cell, edge)
                if beyond not in self.board.tiles and beyond != self.cell:
                    ends.append((beyond, opposite(edge)))
        return ends

    def after(self, feature: Feature) -> Prospect:
        """Return the prospect of a road or city once the tile lies there."""
        return self.becomes.get(id(feature)) or self.prospects.of(feature)

    def encloses(self, building: Feature) -> bool:
        """Return whether the tile is the last one missing around a building."""
        if not self.fills or building.kind not in BUILDING_KINDS or building.open != 1:
            return False
        x, y = building.spots[0].cell
        return max(abs(x - self.cell[0]), abs(y - self.cell[1])) == 1

    def cities_beside(self, field: Group) -> list[Prospect]:
        """Return the cities that would border a field of the tile."""
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
        """Return the cities that would border a field which the tile does not touch."""
        return _distinct([self.after(city) for city in self.prospects.cities_beside(field)])

    def _prospect_of(self, spot: Spot, index: int) -> Prospect:
        city = self.placed.spots[index].feature
        return next(g.prospect for g in self.groups if g.prospect.feature is city)


class Overlay(Simulation):
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
    """Return the segments grouped by the feature that they meet (BASE-CONN-3)."""
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

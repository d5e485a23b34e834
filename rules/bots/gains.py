"""What a simulated placement changes for every seat, the same from every seat's point of view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from rules.board.features import Feature, PieceKind
from rules.bots.prospect import LINED, Foresight, Prospect
from rules.bots.simulation import Group, Simulation
from rules.scoring.majority import majority
from rules.state.state import GameState
from rules.tiles.geometry import STEPS, Cell, opposite
from rules.tiles.kinds import BUILDING_KINDS


class Homecomings(Protocol):
    """What is asked of the purse (`rules.bots.figures.Purse`)."""

    def homecoming(self, seat: int, kind: PieceKind) -> float:
        """Return what getting one such figure back is worth."""


class Gains:
    """Points that each seat gains or loses; `nobodys` are those of features without figures."""

    __slots__ = ("nobodys", "seats", "state")

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.seats = [0.0] * len(state.seats)
        self.nobodys = 0.0

    def hold(self, feature: Feature, points: float) -> None:
        """Add the points that the holder of a feature gains."""
        for seat in majority(self.state, feature):
            self.seats[seat] += points

    def to(self, seat: int, rivalry: float) -> float:
        """Return what all of it is worth to a seat that wishes the others ill so much."""
        mine = self.seats[seat]
        return mine - rivalry * (sum(self.seats) - mine)


class Assessor:
    """Works out gains on one table; good for one decision."""

    def __init__(self, state: GameState, prospects: Foresight, purse: Homecomings) -> None:
        self.state = state
        self.prospects = prospects
        self.purse = purse
        self.buildings = [f for f in state.occupied(*BUILDING_KINDS) if not f.complete]
        self.fields = state.occupied("field")
        self._at_city: dict[int, list[int]] | None = None

    def gains(self, sim: Simulation) -> Gains:
        """Return the change for figures that stand there already."""
        gains = Gains(self.state)
        for group in sim.groups:
            if group.kind != "field":
                self._joined(group, gains)
        for group in sim.closed:
            self._joined(group, gains)
        self._fields(sim, gains)
        if sim.fills:
            self._buildings(sim, gains)
        self._neighbours(sim, gains)
        return gains

    def _joined(self, group: Group, gains: Gains) -> None:
        """Add the gain of a road, city or building: its value afterwards less its value before."""
        after = group.prospect
        self._standing(after.feature, after.points, gains)
        for feature in group.joins.values():
            self._standing(feature, -self.prospects.of(feature).points, gains)
        if after.done:
            self._homecomings(after.feature, gains)

    def _standing(self, feature: Feature, points: float, gains: Gains) -> None:
        if feature.occupied:
            gains.hold(feature, points)
        else:
            gains.nobodys += points

    def _homecomings(self, feature: Feature, gains: Gains) -> None:
        for figure in feature.figures:
            if figure.kind.goes_home:
                gains.seats[figure.seat] += self.purse.homecoming(figure.seat, figure.kind)

    def _fields(self, sim: Simulation, gains: Gains) -> None:
        """Add the gains of fields with farmers: those that the tile touches, and those beside its cities."""
        touched: set[int] = set()
        for group in sim.groups:
            if group.kind == "field" and group.prospect.feature.figures:
                touched.update(group.joins)
                self._farmed(group.prospect.feature, sim.cities_beside(group), 1, gains)
                for field in group.joins.values():
                    self._farmed_now(field, gains)
        beside = self._fields_beside()
        for index in sorted({index for city in sim.becomes for index in beside.get(city, ())}):
            field = self.fields[index]
            if id(field) not in touched:
                self._farmed(field, sim.cities_after(field), 1, gains)
                self._farmed_now(field, gains)

    def _fields_beside(self) -> dict[int, list[int]]:
        """Return by the id of a city which of `fields` it borders."""
        if self._at_city is None:
            self._at_city = {}
            for index, field in enumerate(self.fields):
                for city in self.prospects.cities_beside(field):
                    self._at_city.setdefault(id(city), []).append(index)
        return self._at_city

    def _farmed_now(self, field: Feature, gains: Gains) -> None:
        if field.figures:
            cities = [self.prospects.of(city) for city in self.prospects.cities_beside(field)]
            self._farmed(field, cities, -1, gains)

    def _farmed(self, field: Feature, cities: Iterable[Prospect], sign: int, gains: Gains) -> None:
        for seat in majority(self.state, field):
            gains.seats[seat] += sign * self.prospects.field_points(field, seat, cities)

    def _buildings(self, sim: Simulation, gains: Gains) -> None:
        """Add the gains of occupied buildings whose surroundings gain the tile (BASE-DONE-5)."""
        for building in self.buildings:
            x, y = building.spots[0].cell
            if max(abs(x - sim.cell[0]), abs(y - sim.cell[1])) == 1:
                nearer = Feature(building.kind, building.spots[0], building.open - 1)
                nearer.figures = building.figures
                after = self.prospects.judge(nearer, [], sim.needs)
                gains.hold(building, after.points - self.prospects.of(building).points)
                if after.done:
                    self._homecomings(building, gains)

    def _neighbours(self, sim: Simulation, gains: Gains) -> None:
        """Add the change of occupied roads and cities that go on in a cell beside the tile."""
        seen = set(sim.becomes)
        for cell in sim.needs:
            if cell == sim.cell or cell not in self.state.board.frontier:
                continue
            for feature in self._leading_to(cell):
                if id(feature) not in seen:
                    seen.add(id(feature))
                    now = self.prospects.of(feature)
                    after = self.prospects.judge(feature, now.ends, sim.needs)
                    gains.hold(feature, after.points - now.points)

    def _leading_to(self, cell: Cell) -> list[Feature]:
        found = []
        for edge, (dx, dy) in enumerate(STEPS):
            other = self.state.board.tiles.get((cell[0] + dx, cell[1] + dy))
            for spot in other.at(opposite(edge)) if other else ():
                feature = spot.feature
                if feature.figures and feature.kind in LINED:
                    found.append(feature)
        return found

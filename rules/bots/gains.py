"""What a tile laid in thought changes for every seat. The same for whoever looks at it."""

from __future__ import annotations

from collections.abc import Iterable

from rules.board.features import Feature
from rules.bots.figures import Purse
from rules.bots.prospect import LINED, Foresight, Prospect
from rules.bots.trial import Group, Trial
from rules.scoring.majority import majority
from rules.state.state import Table
from rules.tiles.design import PLACELESS_KINDS
from rules.tiles.geometry import STEPS, Cell, opposite


class Gains:
    """Points that each seat gains or loses; `nobodys` are those of features without figures."""

    __slots__ = ("nobodys", "seats", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = [0.0] * len(table.seats)
        self.nobodys = 0.0

    def hold(self, feature: Feature, points: float) -> None:
        """Whoever holds a feature gains so much."""
        for seat in majority(self.table, feature):
            self.seats[seat] += points

    def to(self, seat: int, rivalry: float) -> float:
        """What all of it is worth to a seat that wishes the others ill so much."""
        mine = self.seats[seat]
        return mine - rivalry * (sum(self.seats) - mine)


class Assessor:
    """Works out gains on one table; good for one decision."""

    def __init__(self, table: Table, prospects: Foresight, purse: Purse) -> None:
        self.table = table
        self.prospects = prospects
        self.purse = purse
        self.buildings = [f for f in table.occupied(*PLACELESS_KINDS) if not f.complete]
        self.fields = table.occupied("field")

    def gains(self, trial: Trial) -> Gains:
        """What happens to those who stand there already."""
        gains = Gains(self.table)
        for group in trial.groups:
            if group.kind != "field":
                self._joined(group, gains)
        for group in trial.closed:
            self._joined(group, gains)
        self._fields(trial, gains)
        if trial.fills:
            self._buildings(trial, gains)
        self._neighbours(trial, gains)
        return gains

    def _joined(self, group: Group, gains: Gains) -> None:
        """A road, city or building: worth afterwards less worth before."""
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

    def _fields(self, trial: Trial, gains: Gains) -> None:
        """Fields with farmers: those the tile touches, and those beside cities that it touches."""
        touched: set[int] = set()
        for group in trial.groups:
            if group.kind == "field" and group.prospect.feature.figures:
                touched.update(group.joins)
                self._farmed(group.prospect.feature, trial.cities_beside(group), 1, gains)
                for field in group.joins.values():
                    self._farmed_now(field, gains)
        for field in self.fields:
            cities = self.prospects.cities_beside(field)
            if id(field) not in touched and any(id(city) in trial.becomes for city in cities):
                self._farmed(field, trial.cities_after(field), 1, gains)
                self._farmed_now(field, gains)

    def _farmed_now(self, field: Feature, gains: Gains) -> None:
        if field.figures:
            cities = [self.prospects.of(city) for city in self.prospects.cities_beside(field)]
            self._farmed(field, cities, -1, gains)

    def _farmed(self, field: Feature, cities: Iterable[Prospect], sign: int, gains: Gains) -> None:
        for seat in majority(self.table, field):
            gains.seats[seat] += sign * self.prospects.field_points(field, seat, cities)

    def _buildings(self, trial: Trial, gains: Gains) -> None:
        """Occupied buildings whose surroundings gain the tile (BASE-DONE-5)."""
        for building in self.buildings:
            x, y = building.spots[0].cell
            if max(abs(x - trial.cell[0]), abs(y - trial.cell[1])) == 1:
                nearer = Feature(building.kind, building.spots[0], building.open - 1)
                nearer.figures = building.figures
                after = self.prospects.judge(nearer, [], trial.needs)
                gains.hold(building, after.points - self.prospects.of(building).points)
                if after.done:
                    self._homecomings(building, gains)

    def _neighbours(self, trial: Trial, gains: Gains) -> None:
        """Occupied roads and cities that go on in a cell beside the tile: it is easier or harder to fill."""
        seen = set(trial.becomes)
        for cell in trial.needs:
            if cell == trial.cell or cell not in self.table.board.frontier:
                continue
            for feature in self._leading_to(cell):
                if id(feature) not in seen:
                    seen.add(id(feature))
                    now = self.prospects.of(feature)
                    after = self.prospects.judge(feature, now.ends, trial.needs)
                    gains.hold(feature, after.points - now.points)

    def _leading_to(self, cell: Cell) -> list[Feature]:
        found = []
        for edge, (dx, dy) in enumerate(STEPS):
            other = self.table.board.tiles.get((cell[0] + dx, cell[1] + dy))
            middle = other.sides[opposite(edge)][0] if other else -1
            if other and middle >= 0:
                feature = other.spots[middle].feature
                if feature.figures and feature.kind in LINED:
                    found.append(feature)
        return found

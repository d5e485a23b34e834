"""What features will bring: how likely they are to be completed, and what then.

Works on features as they lie and equally on *joined* ones: what a feature would be if a tile lay there.
Points come from the engine's own values, so they include what expansions change about them.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.board.features import Feature
from rules.bots.outlook import Outlook
from rules.bots.prospect import FILLED, LINED, RATE, End, Needs, Prospect
from rules.hooks import RuleModule, first, implemented
from rules.scoring.fields import PER_CITY, rate_for
from rules.scoring.majority import majority
from rules.scoring.values import value_of
from rules.state.points import total
from rules.state.state import GameState
from rules.tiles.geometry import AROUND, STEPS, Cell, opposite
from rules.tiles.kinds import BUILDING_KINDS


class Prospects:
    """Prospects of the features of one table, worked out once each; good for one decision."""

    def __init__(self, state: GameState, outlook: Outlook) -> None:
        self.state = state
        self.board = state.board
        self.outlook = outlook
        self.weights = outlook.weights
        self.frontier = state.board.frontier
        self._known: dict[int, Prospect] = {}
        self._cities: dict[int, list[Feature]] = {}

    def of(self, feature: Feature) -> Prospect:
        """Return the prospect of a feature as it lies. Fields are looked at apart: see `field_points`."""
        known = self._known.get(id(feature))
        if known is None:
            known = self._known[id(feature)] = self.judge(feature, self._ends(feature), {})
        return known

    def judge(self, feature: Feature, ends: list[End], needs: Needs) -> Prospect:
        """Return the prospect of any feature with these ends, where some cells have other needs than now."""
        prospect = Prospect(feature, ends)
        if feature.kind in LINED:
            self._judge_lined(prospect, needs)
        elif feature.kind in BUILDING_KINDS:
            self._judge_building(prospect, needs)
        return prospect

    def _judge_lined(self, prospect: Prospect, needs: Needs) -> None:
        feature = prospect.feature
        whole = total(value_of(self.state, feature, final=False))
        if feature.complete:
            prospect.chance, prospect.points = 1.0, whole
            return
        if not prospect.ends:
            return  # It lies within its tile, and nobody ever completes it.
        chances = self._chances(prospect.ends, needs)
        chance = 1.0
        for one in chances.values():
            chance *= one
        prospect.chance = chance * self.weights.each_end ** (len(chances) - 1)
        finished = whole + (RATE[feature.kind] - self.weights.tempo) * len(chances)
        unfinished: float = total(value_of(self.state, feature, final=True)) + self.weights.growth * sum(
            chances.values()
        )
        prospect.points = prospect.chance * finished + (1 - prospect.chance) * unfinished

    def _chances(self, ends: list[End], needs: Needs) -> dict[Cell, float]:
        """Return for each cell in which a feature goes on, the chance that it is closed there."""
        chances: dict[Cell, float] = {}
        for cell, edge in ends:
            need = needs.get(cell) or self.frontier.get(cell, 0)
            one = self.outlook.closed(need, edge)
            chances[cell] = min(one, chances.get(cell, 1.0))
        return chances

    def _judge_building(self, prospect: Prospect, needs: Needs) -> None:
        feature = prospect.feature
        now = total(value_of(self.state, feature, final=not feature.complete))
        if feature.open == 0 or feature.sealed:  # What is sealed will never be complete.
            prospect.chance, prospect.points = float(feature.complete), now
            return
        x, y = feature.spots[0].cell
        tiles, filled, chance = self.board.tiles, 0.0, 1.0
        for dx, dy in AROUND:
            cell = (x + dx, y + dy)
            if cell not in tiles and needs.get(cell) != FILLED:
                one = self.outlook.filled(needs.get(cell) or self.frontier.get(cell, 0))
                filled += one
                chance *= one
        # All of it has to happen within the turns that are left, and other plans take turns too.
        chance *= min(1.0, self.outlook.turns_left / (1.5 * feature.open))
        prospect.chance = chance
        prospect.points = now + filled * min(1.0, self.outlook.turns_left / feature.open)

    def _ends(self, feature: Feature) -> list[End]:
        if feature.kind not in LINED or feature.open == 0:
            return []
        ends: list[End] = []
        for spot in feature.spots:
            x, y = spot.cell
            for edge in spot.segment.ends:
                beyond = (x + STEPS[edge][0], y + STEPS[edge][1])
                if beyond in self.frontier:
                    ends.append((beyond, opposite(edge)))
        return ends

    def cities_beside(self, field: Feature) -> list[Feature]:
        """Return the cities that border a field as it lies."""
        known = self._cities.get(id(field))
        if known is None:
            known = self._cities[id(field)] = field.bordering_cities()
        return known

    def field_points(self, field: Feature, seat: int, cities: Iterable[Prospect]) -> float:
        """Return what a seat's farmers on a field may expect of what borders it."""
        rate = rate_for(self.state, field, seat, PER_CITY)
        expected = sum(self.expected_yield(city, rate) for city in cities)
        return expected * (1.0 - self.weights.field_early * self.outlook.youth)

    def expected_yield(self, city: Prospect, rate: int) -> float:
        """Return what a city at a field, or what counts like one, may bring at that rate."""
        known = city.yields.get(rate)
        if known is None:
            known = city.yields[rate] = self._yield_of(city, rate)
        return known

    def _yield_of(self, city: Prospect, rate: int) -> float:
        points = first(RuleModule.field_yield, self.state, city.feature, rate)
        if points is not None:
            return float(points)
        if city.done:
            return rate
        # What it brings once it is complete may be more than other cities bring.
        asked = implemented(self.state, RuleModule.field_yield)
        whole = first(RuleModule.field_yield, self.state, _completed(city.feature), rate) if asked else None
        return (rate if whole is None else whole) * self.weights.field_doubt * city.chance


def _completed(city: Feature) -> Feature:
    """Return a city as if nothing of it were open."""
    closed = Feature(city.kind, city.spots[0], 0)
    closed.spots = city.spots
    return closed


def shares(state: GameState, feature: Feature, seat: int, rivalry: float) -> float:
    """Return how a point for this feature counts for a seat.

    1 if it holds it, less what the other holders gain.
    """
    share = 0.0
    for holder in majority(state, feature):
        share += 1.0 if holder == seat else -rivalry
    return share

"""How good a placement is: what it changes for every seat, and the best figure it makes room for."""

from __future__ import annotations

import copy
from typing import Any

from rules.board.features import Feature, PieceKind, Spot
from rules.bots.bot_view import BotView
from rules.bots.figures import Purse
from rules.bots.gains import Assessor, Gains
from rules.bots.outlook import Outlook
from rules.bots.prospect import Prospect
from rules.bots.prospects import Prospects, shares
from rules.bots.simulation import Group, Simulation, Span
from rules.bots.weights import Weights
from rules.scoring.majority import strength_at
from rules.tiles.geometry import Cell


class Judge:
    """Judges placements and deployments for one seat at one decision, in points for that seat.

    `notes` is for expansions, to keep what they have worked out for this decision, by their names.
    """

    def __init__(self, seen: BotView, weights: Weights) -> None:
        self.decision = seen.decision
        self.state = state = seen.state
        self.outlook = Outlook(state, weights)
        self.weights = weights = self.outlook.weights
        self.prospects = Prospects(state, self.outlook)
        self.purse = Purse(state, self.outlook)
        self.assessor = Assessor(state, self.prospects, self.purse)
        # With several opponents a point for one of them matters less to each duel.
        self.rivalry = weights.rivalry / max(1, len(state.present()) - 1)
        self.notes: dict[str, Any] = {}
        self._sit(seen.seat)

    def _sit(self, seat: int) -> None:
        self.seat = seat
        held = self.state.seats[seat].supply
        self.hand = [kind for name, kind in self.state.kinds.items() if kind.follower and held.get(name)]
        self._able: dict[str, list[PieceKind]] = {}

    def _able_on(self, ground: str) -> list[PieceKind]:
        """Return the kinds of followers in hand that stand on such features."""
        known = self._able.get(ground)
        if known is None:
            known = self._able[ground] = [kind for kind in self.hand if ground in kind.stands_on]
        return known

    def of(self, seat: int) -> Judge:
        """Return the same knowledge with the interests of another seat."""
        other = copy.copy(self)
        other._sit(seat)
        return other

    def simulate(
        self, cell: Cell, rotation: int, *, tile: str | None = None, span: Span | None = None
    ) -> Simulation:
        """Return a tile, by default the one in hand, laid there in thought."""
        tile = tile or self.state.hand
        assert tile is not None
        return Simulation(self.prospects, tile, cell, rotation, span)

    def placement(self, sim: Simulation, gains: Gains | None = None) -> float:
        """Return what laying the tile there is worth, with the best deployment that it allows.

        `gains` are those of the trial, for a caller that asks for several seats.
        """
        figure = max((self.best_figure(sim, group) for group in sim.groups), default=0.0)
        return self.change(gains or self.assessor.gains(sim)) + max(0.0, figure)

    def change(self, gains: Gains) -> float:
        """Return what it does to those who stand there already, seen from this seat."""
        # What is nobody's the next player may take, and everybody but me comes before me.
        return gains.to(self.seat, self.rivalry) - self.weights.left_open * self.rivalry * gains.nobodys

    def share(self, feature: Feature) -> float:
        """Return how a point for a feature counts for this seat."""
        return shares(self.state, feature, self.seat, self.rivalry)

    # What a figure of mine would earn

    def best_figure(self, sim: Simulation, group: Group) -> float:
        """Return the value of my best figure on a feature of the simulated tile, less its price."""
        feature = group.prospect.feature
        if feature.occupied:
            return 0.0
        kinds = self._able_on(group.kind)
        if not kinds:
            return 0.0
        if group.kind == "field":
            points = self.prospects.field_points(feature, self.seat, sim.cities_beside(group))
            return max(self.purse.farmer_gain(self.seat, kind, points) for kind in kinds)
        return max(self.claim(kind, group.prospect, group.spots[0]) for kind in kinds)

    def deployment(self, kind: PieceKind, spot: Spot) -> float:
        """Return what a figure on a spot of the tile just placed is worth, less its price."""
        feature = spot.feature
        if feature.kind == "field":
            cities = [self.prospects.of(city) for city in self.prospects.cities_beside(feature)]
            points = self.prospects.field_points(feature, self.seat, cities)
            return self.purse.farmer_gain(self.seat, kind, points)
        return self.claim(kind, self.prospects.of(feature), spot)

    def claim(self, kind: PieceKind, prospect: Prospect, spot: Spot) -> float:
        """Return what a figure brings that comes to a spot of a road, city or building.

        It is no longer anybody's who comes next.
        """
        if not strength_at(self.state, self.seat, kind, spot):
            return -self.purse.price(self.seat, kind)  # he keeps others off, and gets nothing himself
        claimed = self.weights.left_open * self.rivalry * prospect.points
        return claimed + self.purse.gain(self.seat, kind, prospect)

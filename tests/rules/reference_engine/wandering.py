"""What wanderers and offices score, and when wanderers go home (WANDER-24..42, OFFICE-16..26)."""

from __future__ import annotations

from tests.rules.reference_engine.board import Area, Figure, Land, holders
from tests.rules.reference_engine.network import Net, absorbed
from tests.rules.reference_engine.sheet import BUILDINGS
from tests.rules.reference_engine.state import Ask, GameState, Part, Placement
from tests.rules.reference_engine.values import Entry, entry


def counts(land: Land, area: Area) -> bool:
    """Cities, monasteries and shrines; abbeys are never considered (NET-14, NET-22)."""
    found = ("city", "monastery", "shrine")
    return area.kind in found and not land.is_abbey(area.nodes[0][:2])


def tiles(area: Area) -> int:
    return 9 if area.kind in BUILDINGS else len(area.cells)


class Rounds:
    """The wanderers' and offices' side of one round of scoring."""

    def __init__(self, state: GameState, placement: Placement) -> None:
        self.state = state
        self.placement = placement
        self.land = state.board.land()
        self.now = Net(self.land)
        self.before = Net(placement.before)

    def wanderers(self, completed: list[tuple[Area, int]]) -> list[Entry]:
        """Points for features completed, given with their number of tiles (WANDER-26..40)."""
        found: list[Entry] = []
        for figure in self._standing("wanderer", self.placement.turn.wandered):
            earlier = self.before.root[self.placement.origins[id(figure)]]
            reached = self.now.reach(figure.node, self.state.neutral.dragon)
            for area, points in completed:
                was = any(earlier in self.before.of(x) for x in absorbed(area, self.before.land))
                if was and any(area in self.now.gates[piece] for piece in reached):
                    found += entry(figure.seat, "wanderer", points, self.land.home(area))
        return found

    def offices(self, castles: list[tuple[Area, int]]) -> list[Entry]:
        """Points for new contact with completed features, and for castles that score (OFFICE-16..25)."""
        found: list[Entry] = []
        done = [(a, tiles(a)) for a in self.land.areas if a.complete and counts(self.land, a)]
        for figure in self._standing("office", self.placement.turn.settled):
            city = self.land.area[figure.node]
            for area, points in done:
                if self.now.connected(city, area) and not self._hit_before(city, area):
                    found += entry(figure.seat, "office", points, self.land.home(area))
            for area, points in castles:
                if self.now.connected(city, area):
                    found += entry(figure.seat, "office", points, self.land.home(area))
        return found

    def by_castles(self, castles: list[Area]) -> bool:
        """Return whether any wanderer or office scores if these castles score now (HOUSE-23)."""
        homes = [self.land.area[f.node] for f in self._standing("office", self.placement.turn.settled)]
        offices = any(self.now.connected(home, castle) for home in homes for castle in castles)
        return offices or bool(self.wanderers([(castle, 1) for castle in castles]))

    def _standing(self, piece: str, fresh: set[int]) -> list[Figure]:
        return [f for f in self.state.board.figures if f.piece == piece and f.seat not in fresh]

    def _hit_before(self, city: Area, other: Area) -> bool:
        pairs = [(x, y) for x in absorbed(city, self.before.land) for y in absorbed(other, self.before.land)]
        return any(x.complete and y.complete and self.before.connected(x, y) for x, y in pairs)

    def go_home(self) -> None:
        """WANDER-24, -25: everything at a wanderer's network is complete."""
        for figure in [f for f in self.state.board.figures if f.piece == "wanderer"]:
            network = self.now.network(figure.node)
            roads = [self.land.area[piece] for piece in network]
            ends = self.now.terminals(self.now.root[figure.node])
            if all(r.complete for r in roads if r.kind == "road") and all(map(_finished, ends)):
                self.state.home(figure)


def _finished(area: Area) -> bool:
    """The City of Carcassonne counts as complete (NET-23)."""
    if area.kind == "walled":
        return True
    return area.complete if area.castle is None else area.castle.done


def establish(state: GameState, done: list[Area]) -> Part:
    """Offices of those who score a city by means of a mayor (OFFICE-1..6, OFFICE-10..13)."""
    land = state.board.land()
    mayors = [
        (state.clockwise(mayor.seat), city.cells, mayor, land.home(city))
        for city in done
        if city.kind == "city" and land.pennants(city)
        for mayor in city.followers
        if mayor.piece == "mayor" and mayor.seat in holders(land, city)
    ]
    for _, _, mayor, home in sorted(mayors, key=lambda found: found[:2]):
        x, y, _ = mayor.node
        here = {"x": x, "y": y, "feature": land.name(mayor.node)}
        answer = yield Ask("office", mayor.seat, [{"type": "place_office", **here}, {"type": "pass"}], home)
        if answer["type"] == "place_office":
            standing = [f for f in state.board.figures if (f.seat, f.piece) == (mayor.seat, "office")]
            for office in standing:
                state.home(office)
            state.deploy(mayor.seat, "office", mayor.node)
            state.turn.settled.add(mayor.seat)

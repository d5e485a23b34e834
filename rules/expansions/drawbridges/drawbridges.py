"""Drawbridges: who holds a completed road may send its followers into an open city (ledger DRAW)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from rules.board.features import Feature, Figure, Placed, Spot
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.hooks import RuleModule, View
from rules.problems import Refusal
from rules.scoring.majority import majority
from rules.state.placement import Placement
from rules.state.state import Table
from rules.state.steps import Step
from rules.tiles.geometry import reading_order

# What a figure stands on that can be a thief first and a knight then (DRAW-25).
BOTH_SIDES = frozenset({"road", "city"})
_SPOT: Mapping[str, type] = {"x": int, "y": int, "feature": str}


class Way(NamedTuple):
    """A completed road, the open cities behind its drawbridges, and who may send followers there."""

    road: Feature
    cities: list[Feature]
    movers: list[int]

    def followers(self, seat: int) -> list[Figure]:
        """Those of a seat that may cross (DRAW-25), in reading order."""
        mine = [figure for figure in self.road.figures if figure.seat == seat and may_cross(figure)]
        return sorted(mine, key=lambda figure: reading_order(figure.spot.cell))


def may_cross(figure: Figure) -> bool:
    """Whether it is a follower that may stand on a road and be a knight (DRAW-25)."""
    return figure.kind.follower and figure.kind.stands_on >= BOTH_SIDES


def gates(placed: Placed) -> Iterator[tuple[Spot, Spot]]:
    """The drawbridges printed on a tile: its pieces of the road and of the city (DRAW-2, DRAW-37)."""
    for road, city in placed.face.design.raw.get("drawbridges", ()):
        yield placed.spots[road], placed.spots[city]


def is_down(city: Feature) -> bool:
    """Whether a drawbridge may be used: its city is incomplete, and no castle (DRAW-11, -12, -35)."""
    return city.kind == "city" and not city.complete


def open_ways(table: Table, completed: list[Feature]) -> list[Way]:
    """The completed roads with a drawbridge that is down and somebody to use it (DRAW-29c)."""
    ways = []
    for road in completed:
        if road.kind == "road":
            cities = {id(city.feature): city.feature for city in _behind(road) if is_down(city.feature)}
            movers = _movers(table, road)
            if cities and movers:
                ways.append(Way(road, list(cities.values()), movers))
    return ways


def _behind(road: Feature) -> Iterator[Spot]:
    # A tile on which the road has two pieces is asked for each of them, and answers for that piece.
    for spot in road.spots:
        yield from (city for piece, city in gates(spot.placed) if piece is spot)


def _movers(table: Table, road: Feature) -> list[int]:
    """Who holds more than every other; in a tie nobody, or each of the tied (DRAW-20, DRAW-22)."""
    holders = majority(table, road)
    each = table.options["drawbridge.tie"] == "each-tied"
    return holders if each or len(holders) == 1 else []


class CrossDrawbridge(Offer):
    """Send one follower over a drawbridge, to any tile of the city (DRAW-14, DRAW-27)."""

    name = "cross_drawbridge"
    fields: ClassVar[Mapping[str, type]] = {"from": dict, "to": dict, "piece": str}

    def __init__(self, table: Table, seat: int, ways: list[Way]) -> None:
        self.table = table
        self.seat = seat
        self.ways = ways

    def listed(self) -> Iterator[Action]:
        for way in self.ways:
            places = [spot for city in way.cities for spot in city.places()]
            for piece, here in dict.fromkeys((f.kind.name, f.spot) for f in way.followers(self.seat)):
                for spot in places:
                    yield {"piece": piece, "from": here.reference, "to": spot.reference}

    def problem(self, action: Action) -> Refusal | None:
        malformed = _malformed("from", action["from"]) or _malformed("to", action["to"])
        if malformed is not None:
            return malformed
        found = self.follower(action)
        if found is None:
            return Refusal("drawbridge.from", "DRAW-14", "No follower of yours there may cross now.")
        spot = self.spot(action["to"])
        if spot is None:
            return Refusal("drawbridge.to", "DRAW-14", "There is no such feature on the board.")
        way, _ = found
        if any(spot.feature is city for city in way.cities):
            return None
        if any(city.feature is spot.feature for city in _behind(way.road)):
            return Refusal("drawbridge.up", "DRAW-11", "That drawbridge is up.")
        return Refusal("drawbridge.apart", "DRAW-16", "No drawbridge of that road leads there.")

    def follower(self, action: Action) -> tuple[Way, Figure] | None:
        """The follower that an action names, with the road it leaves."""
        here = self.spot(action["from"])
        for way in self.ways:
            for figure in way.followers(self.seat):
                if figure.spot is here and figure.kind.name == action["piece"]:
                    return way, figure
        return None

    def spot(self, reference: Mapping[str, Any]) -> Spot | None:
        """The spot that a reference names."""
        return self.table.board.spot(reference)


def _malformed(field: str, reference: Mapping[str, Any]) -> Refusal | None:
    fits = reference.keys() == _SPOT.keys() and all(type(reference[k]) is t for k, t in _SPOT.items())
    return None if fits else Refusal("action.field", "", f"{field!r} is an object of x, y and feature.")


def cross(table: Table, this: Placement | None) -> Flow:
    """TS-10: each mover, clockwise from the active player, sends followers over or declines (DRAW-30)."""
    assert this is not None
    ways = open_ways(table, this.completed)
    movers = {seat for way in ways for seat in way.movers}
    for seat in sorted(movers, key=table.clockwise):
        yield from _send(table, seat, [way for way in ways if seat in way.movers])


def _send(table: Table, seat: int, ways: list[Way]) -> Flow:
    """One follower after the other, from whichever road he likes, until he declines (DRAW-17, DRAW-30)."""
    while left := [way for way in ways if way.followers(seat)]:
        offer = CrossDrawbridge(table, seat, left)
        action = yield Decision(seat, "drawbridge", (offer, Pass()), about=_about(left))
        if action is None or action["type"] != "cross_drawbridge":
            return
        found, goal = offer.follower(action), offer.spot(action["to"])
        assert found is not None
        assert goal is not None
        table.move(found[1], next(spot for spot in goal.feature.places() if spot.cell == goal.cell))


def _about(ways: list[Way]) -> dict[str, Any]:
    """The road; where he has several, the first of them, and all under `roads`."""
    roads = [way.road.home.reference for way in ways]
    return {**roads[0], "roads": roads} if len(roads) > 1 else roads[0]


class DrawbridgesModule(RuleModule):
    """The whole box."""

    name = "drawbridges"
    steps = (Step("crossing", "10.1", cross),)

    def extend_view(self, state: Table, view: View, viewer: int | None) -> None:
        view["drawbridges"] = [_seen(*gate) for p in state.board.tiles.values() for gate in gates(p)]


def _seen(road: Spot, city: Spot) -> dict[str, Any]:
    return {**road.reference, "city": city.reference["feature"], "up": not is_down(city.feature)}

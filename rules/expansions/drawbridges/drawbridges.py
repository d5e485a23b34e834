"""Drawbridges: who holds a completed road may send its followers into an open city (clauses DRAW)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from rules.board.features import Feature, Figure, PieceKind, Placed, Spot
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.expansions.drawbridges.refusals import (
    DRAWBRIDGE_APART,
    DRAWBRIDGE_FROM,
    DRAWBRIDGE_TO,
    DRAWBRIDGE_UP,
)
from rules.hooks import RuleModule, View
from rules.problems import Refusal
from rules.refusals import ACTION_FIELD
from rules.scoring.majority import majority
from rules.state.answers import PASS, Answer, AnswerKind, Answers
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.geometry import reading_order
from rules.turn.deploying import may_come, open_places
from rules.turn.moving import move_figure, place_in

# What a figure stands on that can be a thief first and a knight then (DRAW-25).
BOTH_SIDES = frozenset({"road", "city"})
_SPOT: Mapping[str, type] = {"x": int, "y": int, "feature": str}


class Way(NamedTuple):
    """A completed road, the open cities behind its drawbridges, and who may send followers there."""

    road: Feature
    cities: list[Feature]
    movers: list[int]

    def followers(self, seat: int) -> list[Figure]:
        """Return the followers of a seat that may cross (DRAW-25), in reading order."""
        mine = [figure for figure in self.road.figures if figure.seat == seat and may_cross(figure)]
        return sorted(mine, key=lambda figure: reading_order(figure.spot.cell))

    def places(self, state: GameState, seat: int, kind: PieceKind) -> list[Spot]:
        """Return where a follower of that kind may come to stand in the cities."""
        return [spot for city in self.cities for spot in open_places(state, seat, kind, city)]

    def is_open(self, state: GameState, seat: int) -> bool:
        """Return whether a follower of the seat may cross to some place."""
        kinds = {figure.kind for figure in self.followers(seat)}
        return any(self.places(state, seat, kind) for kind in kinds)


def may_cross(figure: Figure) -> bool:
    """Return whether it is a follower that may stand on a road and be a knight (DRAW-25)."""
    return figure.kind.follower and figure.kind.stands_on >= BOTH_SIDES


def gates(placed: Placed) -> Iterator[tuple[Spot, Spot]]:
    """Yield the drawbridges printed on a tile: its pieces of the road and of the city (DRAW-2, DRAW-37)."""
    for road, city in placed.face.design.raw.get("drawbridges", ()):
        yield placed.spots[road], placed.spots[city]


def is_down(city: Feature) -> bool:
    """Return whether a drawbridge may be used: its city is incomplete, and no castle (DRAW-11, -12, -35)."""
    return city.kind == "city" and not city.complete


def open_ways(state: GameState, completed: list[Feature]) -> list[Way]:
    """Return the completed roads with a drawbridge that is down and somebody to use it (DRAW-29c)."""
    ways = []
    for road in completed:
        if road.kind == "road":
            cities = {id(city.feature): city.feature for city in _behind(road) if is_down(city.feature)}
            movers = _movers(state, road)
            if cities and movers:
                ways.append(Way(road, list(cities.values()), movers))
    return ways


def _behind(road: Feature) -> Iterator[Spot]:
    # A tile on which the road has two pieces is asked for each of them, and answers for that piece.
    for spot in road.spots:
        yield from (city for piece, city in gates(spot.placed) if piece is spot)


def _movers(state: GameState, road: Feature) -> list[int]:
    """Return the seats with the majority; in a tie no seat, or each tied one (DRAW-20, DRAW-22)."""
    holders = majority(state, road)
    each = state.options["drawbridge.tie"] == "each-tied"
    return holders if each or len(holders) == 1 else []


class CrossDrawbridge(Offer):
    """Send one follower over a drawbridge, to any tile of the city (DRAW-14, DRAW-27)."""

    name = "cross_drawbridge"
    fields: ClassVar[Mapping[str, type]] = {"from": dict, "to": dict, "piece": str}

    def __init__(self, state: GameState, seat: int, ways: list[Way]) -> None:
        self.state = state
        self.seat = seat
        self.ways = ways

    def listed(self) -> Iterable[Action]:
        return sorted(self._found(), key=_named)

    def _found(self) -> Iterator[Action]:
        for way in self.ways:
            for kind, here in dict.fromkeys((f.kind, f.spot) for f in way.followers(self.seat)):
                for spot in way.places(self.state, self.seat, kind):
                    yield {"piece": kind.name, "from": here.reference, "to": spot.reference}

    def problem(self, action: Action) -> Refusal | None:
        malformed = _malformed("from", action["from"]) or _malformed("to", action["to"])
        if malformed is not None:
            return malformed
        found = self.follower(action)
        if found is None:
            return DRAWBRIDGE_FROM()
        spot = self.spot(action["to"])
        if spot is None:
            return DRAWBRIDGE_TO()
        way, follower = found
        if any(spot.feature is city for city in way.cities):
            return may_come(self.state, self.seat, follower.kind, place_in(spot.feature, spot), "move")
        if any(city.feature is spot.feature for city in _behind(way.road)):
            return DRAWBRIDGE_UP()
        return DRAWBRIDGE_APART()

    def follower(self, action: Action) -> tuple[Way, Figure] | None:
        """Return the follower that an action names, with the road it leaves."""
        here = self.spot(action["from"])
        for way in self.ways:
            for figure in way.followers(self.seat):
                if figure.spot is here and figure.kind.name == action["piece"]:
                    return way, figure
        return None

    def spot(self, reference: Mapping[str, Any]) -> Spot | None:
        """Return the spot that a reference names."""
        return self.state.board.spot(reference)


def _named(action: Action) -> tuple[Any, ...]:
    """Return what crossings are listed by: the piece, then where it stands, then where it would go."""
    places = (action[field] for field in ("from", "to"))
    return (action["piece"], *(place[key] for place in places for key in _SPOT))


def _malformed(field: str, reference: Mapping[str, Any]) -> Refusal | None:
    fits = reference.keys() == _SPOT.keys() and all(type(reference[k]) is t for k, t in _SPOT.items())
    return None if fits else ACTION_FIELD(detail=f"{field!r} is an object of x, y and feature.")


def cross(state: GameState, this: Placement | None) -> Flow:
    """Play step TS-10: each mover, clockwise, sends followers over or declines (DRAW-30)."""
    assert this is not None
    ways = open_ways(state, this.completed)
    movers = {seat for way in ways for seat in way.movers}
    for seat in sorted(movers, key=state.clockwise):
        yield from _send(state, seat, [way for way in ways if seat in way.movers])


def _send(state: GameState, seat: int, ways: list[Way]) -> Flow:
    """Ask for one follower after the other, from any road, until the mover declines (DRAW-17, DRAW-30)."""
    while left := [way for way in ways if way.is_open(state, seat)]:
        offer = CrossDrawbridge(state, seat, left)
        action = yield Decision(seat, "drawbridge", (offer, Pass()), about=_about(left))
        if action is None or action["type"] != "cross_drawbridge":
            return
        found, goal = offer.follower(action), offer.spot(action["to"])
        assert found is not None
        assert goal is not None
        move_figure(state, found[1], place_in(goal.feature, goal))


def _about(ways: list[Way]) -> dict[str, Any]:
    """Return the road; where he has several, the first of them, and all under `roads`."""
    roads = [way.road.home.reference for way in ways]
    return {**roads[0], "roads": roads} if len(roads) > 1 else roads[0]


class NeverCross(AnswerKind):
    """Answer in advance: no follower crosses, until that is taken back (DRAW-17)."""

    name = "drawbridge_never_cross"

    def action(self, state: GameState, decision: Decision, answer: Answer, answers: Answers) -> Action | None:
        return {"type": "pass"} if decision.kind == "drawbridge" else None


class DrawbridgesModule(RuleModule):
    """The whole expansion."""

    name = "drawbridges"
    steps = (Step("crossing", "10.1", cross),)

    def answer_kinds(self, state: GameState) -> Iterable[AnswerKind]:
        return NeverCross(), PASS

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        view["drawbridges"] = [_seen(*gate) for p in state.board.tiles.values() for gate in gates(p)]


def _seen(road: Spot, city: Spot) -> dict[str, Any]:
    return {**road.reference, "city": city.reference["feature"], "up": not is_down(city.feature)}

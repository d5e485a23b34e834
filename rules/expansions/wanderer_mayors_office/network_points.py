"""What wanderers and offices earn by the roads that reach them (clauses WANDER-26 to -42, OFFICE-16 on)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rules.board.features import Feature, Figure, Spot, place_of
from rules.expansions.wanderer_mayors_office.bridges_castles_bazaars import (
    has_scored,
    is_castle,
    scored_castles,
)
from rules.expansions.wanderer_mayors_office.network_plan import WALLED
from rules.expansions.wanderer_mayors_office.networks import Network, Networks, networks, reach
from rules.state.placement import Placement
from rules.state.points import Part
from rules.state.state import GameState
from rules.tiles.geometry import reading_order
from rules.tiles.kinds import BUILDING_KINDS

# A monastery with all that lies around it, and a shrine likewise (WANDER-28, WANDER-39).
WHOLE_BUILDING = 9


class Reached(NamedTuple):
    """A place that was completed: its tiles, and the networks that end there and that ended there before."""

    place: Feature
    tiles: int
    now: set[Network]
    before: set[Network]


def tiles_of(feature: Feature) -> int:
    """Return what a completed feature brings.

    A point for each tile and no more (WANDER-27 to -29, WANDER-39).
    """
    return WHOLE_BUILDING if feature.kind in BUILDING_KINDS else len(feature.cells)


def score_completed(state: GameState, this: Placement) -> None:
    """Play step TS-8: score completed cities and buildings, and those that offices come to reach."""
    found = networks(state)
    if found.arrived:
        _score(state, this, [_reached(found, feature, tiles_of(feature)) for feature in this.completed])


def score_castles(state: GameState, this: Placement) -> None:
    """Play step TS-9: score each castle that took its value, by tiles of its feature (WANDER-35, -40)."""
    found = networks(state)
    if reached := [_reached(found, place, tiles_of(source)) for place, source in scored_castles(this)]:
        _score(state, this, reached, contacts=False)


def minds(state: GameState, places: Sequence[Feature], sources: Sequence[Feature]) -> bool:
    """Return whether a castle's choice of feature matters to a wanderer or an office (HOUSE-23)."""
    if len(set(map(tiles_of, sources))) == 1:
        return False
    found = networks(state)
    reached = [_reached(found, place, 0) for place in places]
    return any(_reaching(state, figure, reached) for figure in _settled(state))


def _reached(found: Networks, place: Feature, tiles: int) -> Reached:
    return Reached(place, tiles, found.at(place), found.ended_at(place))


def _score(state: GameState, this: Placement, reached: list[Reached], *, contacts: bool = True) -> None:
    """Score figures clockwise from the active player (WANDER-42), without those that came this turn."""
    found = networks(state)
    for figure in _settled(state):
        office = figure.kind.name != "wanderer"
        hits = _contacts(found, figure.spot.feature, this) if office and contacts else []
        for hit in hits + _reaching(state, figure, reached):
            parts = [Part("tiles", hit.tiles, hit.tiles)]
            state.award(figure.seat, figure.kind.name, hit.place.home.reference, parts)


def _settled(state: GameState) -> list[Figure]:
    """Return the wanderers and offices that may score: all but those that have come this turn (WANDER-42)."""
    arrived = networks(state).arrived
    settled = [figure for figure, turn in arrived.items() if turn != state.turn_number]
    return sorted(settled, key=lambda f: (state.clockwise(f.seat), f.kind.name != "wanderer"))


def _reaching(state: GameState, figure: Figure, reached: list[Reached]) -> list[Reached]:
    """Return the places by which a figure scores.

    For a wanderer those that were connected before the tile and to which it can walk now (WANDER-26,
    WANDER-30, WANDER-37); for offices OFFICE-16 and OFFICE-25.
    """
    found = networks(state)
    walking = [r for r in reached if r.now]
    if not walking:
        return []
    if figure.kind.name == "wanderer":
        network = found.before(figure.spot)
        known = [r for r in walking if network in r.before]
        return known and within_reach(state, figure, known)
    return [r for r in walking if found.at(figure.spot.feature) & r.now]


def within_reach(state: GameState, wanderer: Figure, reached: list[Reached]) -> list[Reached]:
    """Return the places at the ends of roads to which a wanderer can walk (NET-24)."""
    found, roads = networks(state), set(reach(state, wanderer.spot))
    return [r for r in reached if not roads.isdisjoint(found.roads_to(r.place))]


def _contacts(found: Networks, city: Feature, this: Placement) -> list[Reached]:
    """Return earlier completed places that an office's city reaches only now (OFFICE-16, OFFICE-21)."""
    places = {
        id(place): place
        for network in found.changed()
        if any(terminal is city for terminal in network.terminals)
        for place in network.terminals
        if place.complete and place is not city and place not in this.completed
    }
    new = [place for place in places.values() if not found.were_connected(city, place)]
    return [_reached(found, place, tiles_of(place)) for place in sorted(new, key=place_of)]


def closed(state: GameState, feature: Feature) -> bool:
    """Return whether a wanderer waits for it no longer.

    It is complete, the City of Carcassonne (NET-23), or a castle that has scored (WANDER-25).
    """
    return has_scored(state, feature) if is_castle(feature) else feature.complete or feature.kind == WALLED


def finished(state: GameState, network: Network) -> bool:
    """Return whether all roads of a network and all places at their ends are complete (WANDER-24)."""
    waiting = network.unfinished
    # What is complete stays so: nothing is looked at twice.
    while waiting and closed(state, waiting[-1].feature):
        waiting.pop()
    return not waiting


def place(network: Network) -> tuple[int, int, int]:
    """Sort key among networks: their first piece in reading order."""
    return min(map(_in_order, network.pieces))


def _in_order(piece: Spot) -> tuple[int, int, int]:
    return (*reading_order(piece.cell), piece.segment.index)


def shown(state: GameState, network: Network) -> dict[str, Any]:
    """Return a network as viewers see it who ask for it.

    Its pieces, what lies at their ends, who is there.
    """
    places = network.terminals
    here = [f for f in state.figures if f in networks(state).arrived]
    offices = [f for f in here if any(f.spot.feature is place for place in places)]
    walking = [f for f in here if f.kind.name == "wanderer" and networks(state).of(f.spot) is network]
    return {
        "pieces": [piece.reference for piece in sorted(network.pieces, key=_in_order)],
        "terminals": [_shown_place(state, place) for place in sorted(places, key=place_of)],
        "figures": [{"seat": f.seat, "piece": f.kind.name, **f.spot.reference} for f in walking + offices],
    }


def _shown_place(state: GameState, place: Feature) -> dict[str, Any]:
    """Return a place with the points that its completion brings a wanderer.

    None for a castle, where they vary.
    """
    points = None if is_castle(place) else tiles_of(place)
    return {**place.home.reference, "points": points, "complete": closed(state, place)}

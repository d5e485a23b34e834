"""What wanderers and offices earn by the roads that reach them (ledger WANDER-26 to -42, OFFICE-16 on)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rules.board.features import Feature, Figure, Spot, place_of
from rules.expansions.wanderer_mayors_office.bridges_castles_bazaars import (
    has_scored,
    is_castle,
    scored_castles,
)
from rules.expansions.wanderer_mayors_office.networks import Network, Networks, networks
from rules.state.placement import Placement
from rules.state.points import Part
from rules.state.state import Table
from rules.tiles.design import PLACELESS_KINDS
from rules.tiles.geometry import reading_order

# A monastery with all that lies around it, and a shrine likewise (WANDER-28, WANDER-39).
WHOLE_BUILDING = 9


class Reached(NamedTuple):
    """A place that was completed: its tiles, and the networks that end there and that ended there before."""

    place: Feature
    tiles: int
    now: set[Network]
    before: set[Network]


def tiles_of(feature: Feature) -> int:
    """What a completed feature brings: a point for each tile and no more (WANDER-27 to -29, WANDER-39)."""
    return WHOLE_BUILDING if feature.kind in PLACELESS_KINDS else len(feature.cells)


def score_completed(table: Table, this: Placement) -> None:
    """TS-8: for the cities and buildings that were completed, and for those that offices come to reach."""
    found = networks(table)
    if found.arrived:
        _score(table, this, [_reached(found, feature, tiles_of(feature)) for feature in this.completed])


def score_castles(table: Table, this: Placement) -> None:
    """TS-9: for each castle that took its value, the tiles of the feature that gave it (WANDER-35, -40)."""
    found = networks(table)
    if reached := [_reached(found, place, tiles_of(source)) for place, source in scored_castles(this)]:
        _score(table, this, reached, contacts=False)


def minds(table: Table, places: Sequence[Feature], sources: Sequence[Feature]) -> bool:
    """Whether it matters to a wanderer or an office which of several features castles take (HOUSE-23)."""
    if len(set(map(tiles_of, sources))) == 1:
        return False
    found = networks(table)
    reached = [_reached(found, place, 0) for place in places]
    return any(_reaching(found, figure, reached) for figure in _settled(table))


def _reached(found: Networks, place: Feature, tiles: int) -> Reached:
    return Reached(place, tiles, found.at(place), found.ended_at(place))


def _score(table: Table, this: Placement, reached: list[Reached], *, contacts: bool = True) -> None:
    """Clockwise from the active player (WANDER-42); nothing for those who have come this turn."""
    found = networks(table)
    for figure in _settled(table):
        office = figure.kind.name != "wanderer"
        hits = _contacts(found, figure.spot.feature, this) if office and contacts else []
        for hit in hits + _reaching(found, figure, reached):
            parts = [Part("tiles", hit.tiles, hit.tiles)]
            table.award(figure.seat, figure.kind.name, hit.place.home.reference, parts)


def _settled(table: Table) -> list[Figure]:
    """The wanderers and offices that may score: all but those that have come this turn (WANDER-42)."""
    arrived = networks(table).arrived
    settled = [figure for figure, turn in arrived.items() if turn != table.turns]
    return sorted(settled, key=lambda f: (table.clockwise(f.seat), f.kind.name != "wanderer"))


def _reaching(found: Networks, figure: Figure, reached: list[Reached]) -> list[Reached]:
    """What a figure scores by: a wanderer by places that it could walk to already before the tile was placed.

    (WANDER-26, WANDER-30, WANDER-37; for offices OFFICE-16 and OFFICE-25.)
    """
    walking = [r for r in reached if r.now]
    if not walking:
        return []
    if figure.kind.name == "wanderer":
        network = found.before(figure.spot)
        return [r for r in walking if network in r.before]
    return [r for r in walking if found.at(figure.spot.feature) & r.now]


def _contacts(found: Networks, city: Feature, this: Placement) -> list[Reached]:
    """Places completed earlier with which an office's city is connected only now (OFFICE-16, OFFICE-21)."""
    places = {
        id(place): place
        for network in found.changed()
        if any(terminal is city for terminal in network.terminals)
        for place in network.terminals
        if place.complete and place is not city and place not in this.completed
    }
    new = [place for place in places.values() if not found.were_connected(city, place)]
    return [_reached(found, place, tiles_of(place)) for place in sorted(new, key=place_of)]


def closed(table: Table, feature: Feature) -> bool:
    """Whether a wanderer waits for it no longer: it is complete, or a castle that has scored (WANDER-25)."""
    return has_scored(table, feature) if is_castle(feature) else feature.complete


def finished(table: Table, network: Network) -> bool:
    """Whether all roads of a network and all places at their ends are complete (WANDER-24)."""
    waiting = network.unfinished
    # What is complete stays so: nothing is looked at twice.
    while waiting and closed(table, waiting[-1].feature):
        waiting.pop()
    return not waiting


def place(network: Network) -> tuple[int, int, int]:
    """Sort key among networks: their first piece in reading order."""
    return min(map(_in_order, network.pieces))


def _in_order(piece: Spot) -> tuple[int, int, int]:
    return (*reading_order(piece.cell), piece.segment.index)


def shown(table: Table, network: Network) -> dict[str, Any]:
    """A network as viewers see it who ask for it: its pieces, what lies at their ends, who is there."""
    places = network.terminals
    here = [f for f in table.figures if f in networks(table).arrived]
    offices = [f for f in here if any(f.spot.feature is place for place in places)]
    walking = [f for f in here if f.kind.name == "wanderer" and networks(table).of(f.spot) is network]
    return {
        "pieces": [piece.reference for piece in sorted(network.pieces, key=_in_order)],
        "terminals": [_shown_place(table, place) for place in sorted(places, key=place_of)],
        "figures": [{"seat": f.seat, "piece": f.kind.name, **f.spot.reference} for f in walking + offices],
    }


def _shown_place(table: Table, place: Feature) -> dict[str, Any]:
    """A place with the points that its completion brings a wanderer; None for a castle, where they vary."""
    points = None if is_castle(place) else tiles_of(place)
    return {**place.home.reference, "points": points, "complete": closed(table, place)}

"""What bots think of wanderers and offices (see `rules.bots.advice`): where their roads lead, and may yet."""

from __future__ import annotations

from collections.abc import Iterable

from rules.board.features import Feature, Figure
from rules.bots.placement import Judge
from rules.bots.simulation import Simulation
from rules.decisions import Action
from rules.expansions.wanderer_mayors_office.bridges_castles_bazaars import is_castle
from rules.expansions.wanderer_mayors_office.bridges_castles_bazaars_advice import expected_at_castle
from rules.expansions.wanderer_mayors_office.network_points import closed, tiles_of
from rules.expansions.wanderer_mayors_office.networks import Networks, networks
from rules.expansions.wanderer_mayors_office.offices import OFFICE, offices
from rules.expansions.wanderer_mayors_office.wanderer_offers import WANDERER, wanderers

# How a wanderer comes to a road. Actions of other kinds may name one, too: the ransom for a captured one.
WALKS = frozenset({"deploy", "move"})
# What roads that still lead somewhere else may bring an office by a later contact with a complete city.
LATER_CONTACT = 1.5


def advice(judge: Judge, action: Action) -> float | None:
    """Return advice about a wanderer's way to a new connection, and about a city for the office."""
    if action["type"] in WALKS and action["piece"] == WANDERER.name:
        return _walking(judge, action)
    return _founding(judge, action) if action["type"] == "place_office" else None


def _walking(judge: Judge, action: Action) -> float | None:
    """Return what the roads of the connection promise, less what the wanderer would leave.

    None where it would stand on no feature: other expansions judge such places.
    """
    spot = judge.state.board.spot(action)
    if spot is None:
        return None
    found = networks(judge.state)
    promised = promise(judge, found.of(spot).terminals)
    if action["type"] == "move":
        promised -= promise(judge, found.of(wanderers(judge.state, judge.seat)[0].spot).terminals)
    return promised


def _founding(judge: Judge, action: Action) -> float:
    """Return the value of the city at hand, less that of the city which the office would leave."""
    spot = judge.state.board.spot(action)
    assert spot is not None
    gain = _at_city(judge, spot.feature)
    if judge.state.seats[judge.seat].supply[OFFICE.name]:
        return gain
    old = offices(judge.state, judge.seat)[0].spot.feature
    # The city just scored brings the office points where it stands; not if it moves now (OFFICE-20).
    lost = tiles_of(spot.feature) if networks(judge.state).connected(old, spot.feature) else 0
    return gain - _at_city(judge, old) - lost


def _at_city(judge: Judge, city: Feature) -> float:
    at = networks(judge.state).ending_at(city)
    places = {id(place): place for network in at for place in network.terminals if place is not city}
    growing = any(not p.feature.complete for n in at for p in n.unfinished if p.segment.kind == "road")
    late = min(1.0, judge.purse.turns_left / judge.weights.last_turns)
    return promise(judge, places.values()) + LATER_CONTACT * late * growing


def promise(judge: Judge, places: Iterable[Feature]) -> float:
    """Return the points that the completion of these places may bring, whoever completes them."""
    return sum(_expected(judge, place) for place in places if not closed(judge.state, place))


def _expected(judge: Judge, place: Feature) -> float:
    if is_castle(place):
        return expected_at_castle(judge, place)
    prospect = judge.prospects.of(place)
    to_come = len({cell for cell, _ in prospect.ends})
    return float((1.0 - (1.0 - prospect.chance) ** judge.weights.hands) * (tiles_of(place) + to_come))


def forecast(judge: Judge, sim: Simulation) -> float:
    """Return the points of wanderers and offices by the cities and buildings that a placement completes."""
    gain = 0.0
    # A city of which several parts are reached brings each figure its tiles once.
    grown: dict[int, tuple[int, dict[int, Figure]]] = {}
    for place, figures in _reached(judge).values():
        after = sim.becomes.get(id(place))
        if sim.encloses(place):
            gain += _shared(judge, figures, tiles_of(place))
        elif after is not None and after.done:
            _, whose = grown.setdefault(id(after), (tiles_of(after.feature), {}))
            whose.update((id(figure), figure) for figure in figures)
    return gain + sum(_shared(judge, list(whose.values()), points) for points, whose in grown.values())


def _shared(judge: Judge, figures: list[Figure], points: int) -> float:
    mine = sum(figure.seat == judge.seat for figure in figures)
    return points * (mine - judge.rivalry * (len(figures) - mine))


def _reached(judge: Judge) -> dict[int, tuple[Feature, list[Figure]]]:
    """Return the incomplete places that wanderers and offices reach who have not just come, and whose."""
    known: dict[int, tuple[Feature, list[Figure]]] | None = judge.notes.get("wanderers")
    if known is None:
        known = judge.notes["wanderers"] = {}
        found = networks(judge.state)
        for figure, turn in found.arrived.items():
            if turn != judge.state.turn_number:
                for place in _ends_of(found, figure):
                    if not is_castle(place) and not place.complete:
                        known.setdefault(id(place), (place, []))[1].append(figure)
    return known


def _ends_of(found: Networks, figure: Figure) -> list[Feature]:
    """Return the distinct places at the ends of a wanderer's roads, or of those at an office's city."""
    at = [found.of(figure.spot)] if figure.kind is WANDERER else found.ending_at(figure.spot.feature)
    return list({id(place): place for network in at for place in network.terminals}.values())

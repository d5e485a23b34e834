"""What bots think of offices (see `rules.bots.advice`): what its city's roads lead to, and may yet."""

from __future__ import annotations

from rules.board.features import Feature
from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.wanderer_mayors_office.network_points import tiles_of
from rules.expansions.wanderer_mayors_office.networks import networks
from rules.expansions.wanderer_mayors_office.offices import OFFICE, offices
from rules.expansions.wanderer_mayors_office.wanderers_advice import promise

# What roads that still lead somewhere else may bring by a later contact with a complete city.
LATER_CONTACT = 1.5


def advice(judge: Judge, action: Action) -> float | None:
    """About the city at hand, less what the office would leave, where all of them stand elsewhere."""
    if action["type"] != "place_office":
        return None
    spot = judge.table.board.tiles[action["x"], action["y"]].spot(action["feature"])
    assert spot is not None
    gain = _promise(judge, spot.feature)
    if judge.table.seats[judge.seat].supply[OFFICE.name]:
        return gain
    old = offices(judge.table, judge.seat)[0].spot.feature
    # The city just scored brings the office points where it stands; not if it moves now (OFFICE-20).
    lost = tiles_of(spot.feature) if networks(judge.table).connected(old, spot.feature) else 0
    return gain - _promise(judge, old) - lost


def _promise(judge: Judge, city: Feature) -> float:
    at = networks(judge.table).ending_at(city)
    places = {id(place): place for network in at for place in network.terminals if place is not city}
    growing = any(not p.feature.complete for n in at for p in n.unfinished if p.segment.kind == "road")
    late = min(1.0, judge.purse.turns / judge.weights.last_turns)
    return promise(judge, places.values()) + LATER_CONTACT * late * growing

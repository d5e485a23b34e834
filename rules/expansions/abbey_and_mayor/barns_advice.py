"""What bots think of barns (see `rules.bots.advice`): cities for the rest of the game, no more farming."""

from __future__ import annotations

from collections.abc import Iterable

from rules.board.features import Feature, Figure
from rules.bots.placement import Judge
from rules.bots.prospect import Prospect
from rules.bots.simulation import Group, Simulation
from rules.decisions import Action
from rules.expansions.abbey_and_mayor.barn import BARN, has_barn
from rules.expansions.abbey_and_mayor.barns import DRIVEN_OFF, FOR_BARNS, JOINED
from rules.scoring.fields import field_value, rate_for, scoring_neighbours
from rules.scoring.majority import majority
from rules.state.points import total

# What a farm may bring that the only barn could have later, at the start of a game.
BETTER_LATER = 7.0

# Farms with barns that a tile touches, and for each change there what it brings, by seat.
Foreseen = tuple[list[Group], list[list[float]]]


def advice(judge: Judge, action: Action) -> float | None:
    """Return advice about a barn: what the farm promises, and what becomes of the farmers there."""
    if action["type"] != "deploy" or action["piece"] != BARN.name:
        return None
    spot = judge.state.board.tiles[action["x"], action["y"]].spot(action["feature"])
    assert spot is not None
    farm = spot.feature
    cities = [judge.prospects.of(city) for city in judge.prospects.cities_beside(farm)]
    promised = _promised(judge, cities)
    kept = judge.weights.left_open * judge.rivalry * promised
    waiting = BETTER_LATER * judge.outlook.youth
    return promised + kept + _driven_off(judge, farm, cities, DRIVEN_OFF) - waiting


def _promised(judge: Judge, cities: Iterable[Prospect]) -> float:
    """Return what a barn may expect of what borders its farm."""
    return sum(judge.prospects.expected_yield(city, FOR_BARNS) for city in cities)


def _driven_off(judge: Judge, farm: Feature, cities: list[Prospect], rate: int) -> float:
    """Return what farmers get now instead of at the end, and that they come home, seen from this seat."""
    seats = [0.0] * len(judge.state.seats)
    for seat in majority(judge.state, farm):
        neighbours = scoring_neighbours(judge.state, farm)
        now = total(field_value(judge.state, farm, neighbours, rate_for(judge.state, farm, seat, rate)))
        seats[seat] += now - judge.prospects.field_points(farm, seat, cities)
    for figure in farm.figures:
        if figure.kind is not BARN:
            seats[figure.seat] += judge.purse.freed(figure.seat, figure.kind)
    return _seen(judge, seats)


def _seen(judge: Judge, seats: list[float]) -> float:
    mine = seats[judge.seat]
    return mine - judge.rivalry * (sum(seats) - mine)


def forecast(judge: Judge, sim: Simulation) -> float:
    """Return what a placement does to farms with barns.

    The cities there, who comes to them, and who may not.
    """
    if not _barns(judge):
        return 0.0
    touched, gains = _foreseen(judge, sim)
    gain = _no_farmer(judge, sim, touched)
    for seats in gains:
        gain += _seen(judge, seats)
    return gain


def _barns(judge: Judge) -> list[Figure]:
    known: list[Figure] | None = judge.notes.get("barns")
    if known is None:
        known = judge.notes["barns"] = [
            figure for figure in judge.state.figures_of(BARN) if figure.feature is not None
        ]
    return known


def _foreseen(judge: Judge, sim: Simulation) -> Foreseen:
    """Return the farms with barns that a tile touches, and what it brings each seat.

    The same for whoever looks, and each seat of a sale looks at a placement before the next one comes.
    """
    known: tuple[Simulation, Foreseen] | None = judge.notes.get("barns.foreseen")
    if known is None or known[0] is not sim:
        known = judge.notes["barns.foreseen"] = (sim, _looked_at(judge, sim))
    return known[1]


def _looked_at(judge: Judge, sim: Simulation) -> Foreseen:
    touched = [group for group in sim.groups if group.kind == "field" and has_barn(group.prospect.feature)]
    gains = [_come_to(judge, sim, group) for group in touched]
    seats = [0.0] * len(judge.state.seats)
    for barn in _barns(judge):
        farm = barn.spot.feature
        if any(id(farm) in group.joins for group in touched) or _changes(judge, sim, farm):
            before = [judge.prospects.of(city) for city in judge.prospects.cities_beside(farm)]
            seats[barn.seat] += _promised(judge, _after(sim, farm, touched)) - _promised(judge, before)
    return touched, [*gains, seats]


def _changes(judge: Judge, sim: Simulation, farm: Feature) -> bool:
    return any(id(city) in sim.becomes for city in judge.prospects.cities_beside(farm))


def _after(sim: Simulation, farm: Feature, touched: list[Group]) -> list[Prospect]:
    group = next((group for group in touched if id(farm) in group.joins), None)
    return sim.cities_beside(group) if group else sim.cities_after(farm)


def _come_to(judge: Judge, sim: Simulation, group: Group) -> list[float]:
    """Return farmers whose farm the tile joins to a barn's (BARN-5).

    The common judgement takes them for staying.
    """
    seats = [0.0] * len(judge.state.seats)
    if not any(figure.kind.follower for figure in group.prospect.feature.figures):
        return seats
    cities = sim.cities_beside(group)
    merged = group.prospect.feature
    for seat in majority(judge.state, merged):
        now = JOINED * sum(city.done for city in cities)
        seats[seat] += now - judge.prospects.field_points(merged, seat, cities)
    for figure in merged.figures:
        if figure.kind is not BARN:
            seats[figure.seat] += judge.purse.freed(figure.seat, figure.kind)
    return seats


def _no_farmer(judge: Judge, sim: Simulation, touched: list[Group]) -> float:
    """Return what the best figure brings less when it may be no farmer beside a barn (BARN-4)."""
    if not touched:
        return 0.0
    best = {id(group): judge.best_figure(sim, group) for group in sim.groups}
    allowed = (best[id(group)] for group in sim.groups if group not in touched)
    return max(0.0, *allowed, 0.0) - max(0.0, *best.values())

"""What bots think of castles (see `rules.bots.advice`).

A castle gets what the first feature completed in its vicinity is worth, whoever completes it. So its hope is
the chance that any is completed at all, times what those features bring, each as likely as it is near its
completion.
"""

from __future__ import annotations

from typing import NamedTuple

from rules.board.features import Feature
from rules.bots.placement import Judge
from rules.bots.prospect import LINED, RATE, Prospect
from rules.bots.simulation import Simulation
from rules.decisions import Action
from rules.expansions.bridges_castles_bazaars.abbot import may_take
from rules.expansions.bridges_castles_bazaars.castle import Castle, castles, is_small_city, named, vicinity
from rules.expansions.bridges_castles_bazaars.castle_holders import scorers
from rules.scoring.majority import majority
from rules.scoring.values import value_of
from rules.state.points import total
from rules.tiles.geometry import Cell
from rules.tiles.kinds import BUILDING_KINDS

# A finished monastery, with the eight tiles around it.
WHOLE_BUILDING = 9
# What will yet begin on an empty cell of a vicinity is completed there this often, and brings so much.
FRESH_CHANCE, FRESH_POINTS = 0.1, 5.0
# What an open end adds until it is closed, in tiles: the one that closes it and some before.
LENGTH = 1.5
# What promises more than this is seldom completed before something small is.
LARGEST = 10.0
# How much the likelier of several features goes first.
SOONER = 2.0
# A castle's follower is away for about this share of the turns that are left, if his castle scores.
AWAY = 0.25


class Hope(NamedTuple):
    """The chance that a castle scores, and the points it may expect, that chance counted in."""

    chance: float
    points: float


def advice(judge: Judge, action: Action) -> float | None:
    """Return advice about giving up a small city, and about which feature a castle takes."""
    if action["type"] not in ("build_castle", "choose_feature"):
        return None
    feature = named(judge.state, action)
    if feature is None:
        return None
    if action["type"] == "choose_feature":
        return _passed_on(judge, feature)
    return _conversion(judge, feature, sorted(feature.cells))


def _passed_on(judge: Judge, feature: Feature) -> float:
    castle = next((castle for castle in castles(judge.state) if castle.feature is feature), None)
    if castle is None:
        return float(total(value_of(judge.state, feature, final=False)))
    if castle.points is not None:
        return float(castle.points)
    # It has yet to take what the newest tile completed beside it: the best, one may hope.
    fresh = {id(spot.feature): spot.feature for spot in judge.state.features.touched}
    beside = [f for f in fresh.values() if f.complete and not castle.vicinity.isdisjoint(f.cells)]
    return float(max((total(value_of(judge.state, f, final=False)) for f in beside), default=0))


def _conversion(judge: Judge, city: Feature, cells: list[Cell]) -> float:
    """Return what the castle may bring beyond the city, which is certain.

    Its follower stays, its token goes.
    """
    hope = hoped(judge, vicinity(cells), city)
    sure = total(value_of(judge.state, city, final=False))
    return hope.points - sure - judge.purse.token(judge.seat, "castle") - _staying(judge, city, hope)


def _staying(judge: Judge, city: Feature, hope: Hope) -> float:
    """Return what the followers would do elsewhere: until the castle scores, or until the end."""
    mine = [f.kind for f in city.figures if f.seat == judge.seat] or judge.hand[:1]
    away = judge.purse.forgone * (AWAY * hope.chance + 1.0 - hope.chance)
    return sum((1.0 - hope.chance) * judge.purse.homecoming(judge.seat, kind) + away for kind in mine)


def hoped(
    judge: Judge, cells: frozenset[Cell], own: Feature | None = None, sim: Simulation | None = None
) -> Hope:
    """Return what will be completed in a vicinity; `sim` is a tile that is about to lie somewhere."""
    coming = [(p.chance, _whole(judge, p)) for p in _growing(judge, cells, own, sim)]
    empty = sum(cell not in judge.state.board.tiles and not (sim and cell == sim.cell) for cell in cells)
    late = min(1.0, judge.purse.turns_left / judge.weights.last_turns)
    coming += [(FRESH_CHANCE * late, FRESH_POINTS)] * empty
    missed = 1.0
    for chance, _ in coming:
        missed *= (1.0 - chance) ** judge.weights.hands
    # What is likely is also soon, and the first one counts.
    weight = sum(chance**SOONER for chance, _ in coming)
    average = sum(chance**SOONER * points for chance, points in coming) / weight if weight else 0.0
    return Hope(1.0 - missed, (1.0 - missed) * average)


def _whole(judge: Judge, prospect: Prospect) -> float:
    """Return what a feature will be worth when it is complete."""
    feature = prospect.feature
    if feature.kind not in LINED:
        return WHOLE_BUILDING
    cells = {cell for cell, _ in prospect.ends}
    grown = total(value_of(judge.state, feature, final=False)) + LENGTH * RATE[feature.kind] * len(cells)
    return min(float(grown), LARGEST)


def _growing(
    judge: Judge, cells: frozenset[Cell], own: Feature | None, sim: Simulation | None
) -> list[Prospect]:
    """Return the incomplete features with a tile there."""
    found: dict[int, Prospect] = {}
    for feature in around(judge, cells):
        prospect = sim.after(feature) if sim else judge.prospects.of(feature)
        if feature is not own and not prospect.done:
            found[id(prospect)] = prospect
    if sim and sim.fills and sim.cell in cells:
        fresh = [g.prospect for g in sim.groups if g.kind != "field" and not g.prospect.done]
        found.update((id(p), p) for p in fresh if _counts(judge, p.feature))
    return list(found.values())


def around(judge: Judge, cells: frozenset[Cell]) -> list[Feature]:
    """Return the incomplete features that a castle could take once complete (CASTLE-19, CASTLE-20)."""
    tiles = judge.state.board.tiles
    spots = [spot for cell in cells if (placed := tiles.get(cell)) for spot in placed.spots]
    found = {id(s.feature): s.feature for s in spots if _counts(judge, s.feature) and not s.feature.complete}
    return list(found.values())


def _counts(judge: Judge, feature: Feature) -> bool:
    lasting = feature.kind in LINED or feature.kind in BUILDING_KINDS
    return lasting and may_take(judge.state, feature)


def forecast(judge: Judge, sim: Simulation) -> float:
    """Return what a placement does to the castles that wait, and the castle that it may found."""
    gain = 0.0
    for castle, features, now in _waiting(judge):
        near = sim.cell in castle.vicinity
        if near or any(id(feature) in sim.becomes for feature in features) or _encloses(sim, features):
            gain += _changed(judge, sim, castle, features, now)
    return gain + _founding(judge, sim)


def _waiting(judge: Judge) -> list[tuple[Castle, list[Feature], Hope]]:
    """Return the castles that have not scored, each with what may be completed beside it and its hope."""
    known: list[tuple[Castle, list[Feature], Hope]] | None = judge.notes.get("castles")
    if known is None:
        occupied = [castle for castle in castles(judge.state) if castle.occupied]
        known = judge.notes["castles"] = [
            (c, around(judge, c.vicinity), hoped(judge, c.vicinity)) for c in occupied
        ]
    return known


def _encloses(sim: Simulation, features: list[Feature]) -> bool:
    return any(sim.encloses(feature) for feature in features)


def _changed(judge: Judge, sim: Simulation, castle: Castle, features: list[Feature], now: Hope) -> float:
    completed = [p.points for p in _completed(judge, sim, castle)]
    completed += [WHOLE_BUILDING for feature in features if sim.encloses(feature)]
    after = Hope(1.0, max(completed)) if completed else hoped(judge, castle.vicinity, sim=sim)
    gain = 0.0
    for seat in scorers(judge.state, castle):
        points = after.points - now.points
        for figure in castle.feature.figures:
            if figure.seat == seat:
                points += (after.chance - now.chance) * judge.purse.freed(seat, figure.kind)
        gain += points if seat == judge.seat else -judge.rivalry * points
    return gain


def _completed(judge: Judge, sim: Simulation, castle: Castle) -> list[Prospect]:
    groups = (*sim.groups, *sim.closed)
    done = [g.prospect for g in groups if g.kind != "field" and g.prospect.done]
    return [p for p in done if _counts(judge, p.feature) and not castle.vicinity.isdisjoint(p.feature.cells)]


def _founding(judge: Judge, sim: Simulation) -> float:
    """Return a small city that the tile completes is worth more than its points where a castle would be."""
    if not judge.state.seats[judge.seat].supply.get("castle"):
        return 0.0
    gain = 0.0
    for group in sim.groups:
        city = group.prospect.feature
        if group.prospect.done and is_small_city(judge.state, city) and _can_be_mine(judge, city):
            gain += max(0.0, _conversion(judge, city, sorted(city.cells)))
    return gain


def _can_be_mine(judge: Judge, city: Feature) -> bool:
    return majority(judge.state, city) == [judge.seat] or (not city.occupied and bool(judge.hand))

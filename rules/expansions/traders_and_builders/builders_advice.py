"""What bots think of builders (see `rules.bots.advice`): a second tile, and where it will be earned often."""

from __future__ import annotations

from typing import Final

from rules.board.features import Feature
from rules.bots.placement import Judge
from rules.bots.simulation import Group, Simulation
from rules.decisions import Action
from rules.expansions.traders_and_builders.builders import BUILDER, builders

# Of the tiles that would go on there, the share that is laid there rather than elsewhere.
WILLING: Final = 0.5
# A road or city goes on so often before it is complete, at most.
OFTEN: Final = 4.0
# What keeping him for a better place is worth at the start of a game.
PATIENCE: Final = 1.0


def forecast(judge: Judge, sim: Simulation) -> float:
    """Return the value of another tile where the placement extends the builder's feature."""
    if not judge.state.tiles_left or not any(_builds(judge, group) for group in sim.groups):
        return 0.0
    return 0.0 if _in_second_half(judge) else judge.weights.fresh_tile


def _builds(judge: Judge, group: Group) -> bool:
    figures = group.prospect.feature.figures
    return any(figure.kind is BUILDER and figure.seat == judge.seat for figure in figures)


def _in_second_half(judge: Judge) -> bool:
    """Return the tiles at auction, which will be placed in turns of their own."""
    state = judge.state
    return judge.decision.kind == "place_tile" and builders(state).halves.get(state.turn_number) == 2


def advice(judge: Judge, action: Action) -> float | None:
    """Return advice about deploying the builder: the tiles that he will bring, less what waiting is worth."""
    if action["type"] != "deploy" or action["piece"] != BUILDER.name:
        return None
    spot = judge.state.board.tiles[action["x"], action["y"]].spot(action["feature"])
    assert spot is not None
    return judge.weights.fresh_tile * second_tiles(judge, spot.feature) - PATIENCE * judge.outlook.youth


def second_tiles(judge: Judge, feature: Feature) -> float:
    """Return how many second tiles a builder on a road or city may expect."""
    outlook, board = judge.outlook, judge.state.board
    if not outlook.tiles_left:
        return 0.0
    cells = {cell for cell, _ in judge.prospects.of(feature).ends}
    needs = [board.frontier[cell] for cell in cells]
    fitting = sum(n for tile, n in outlook.bag if any(board.fitting(tile, need) for need in needs))
    return min(OFTEN, WILLING * outlook.turns_left * fitting / outlook.tiles_left)

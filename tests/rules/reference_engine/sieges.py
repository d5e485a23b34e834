"""Followers that may leave a besieged city at the end of a placement (SIEGE-14 to SIEGE-23)."""

from __future__ import annotations

from tests.rules.reference_engine.board import Area, Land
from tests.rules.reference_engine.sheet import Cell, Raw
from tests.rules.reference_engine.state import Ask, GameState, Part, Placement
from tests.rules.reference_engine.values import besieged

# Buildings that count as cloisters: gardens do not (SIEGE-16).
CLOISTERS = ("monastery", "shrine")


def escape(state: GameState, this: Placement) -> Part:
    """SIEGE-14: the placer may take one follower home from a besieged city near a cloister."""
    if "siege" not in state.expansions:
        return
    legal = _ways_out(state, this.seat)
    if not legal:
        return
    answer = yield Ask("escape", this.seat, [*legal, {"type": "pass"}])
    if answer["type"] == "escape":
        node = state.board.land().spot(answer)
        state.home(
            next(
                figure
                for figure in state.board.figures
                if (figure.seat, figure.piece, figure.node) == (this.seat, answer["piece"], node)
            )
        )
        leave_alone(state)


def _ways_out(state: GameState, seat: int) -> list[Raw]:
    land = state.board.land()
    found: list[Raw] = []
    for area in land.areas:
        if besieged(land, area) and _near(land, area):
            for figure in area.of(seat):
                x, y, _ = figure.node
                way = {"type": "escape", "piece": figure.piece, "x": x, "y": y}
                way["feature"] = land.name(figure.node)
                found += [] if way in found else [way]
    return found


def _near(land: Land, city: Area) -> bool:
    """SIEGE-15: a cloister on or around a besieging tile, or any tile of the city."""
    way = land.options["siege.escape"]
    cells: set[Cell] = {
        (x, y) for x, y, i in city.nodes if way == "city-tile" or land.parts[x, y, i].raw.get("besieged")
    }
    around = cells.union(*(land.around(cell) for cell in cells))
    return way != "off" and any((*cell, kind) in land.by_name for cell in around for kind in CLOISTERS)


def leave_alone(state: GameState) -> None:
    """Builders and pigs without a follower of their own go home (BUILDER-3, PIG-6)."""
    land = state.board.land()
    for figure in list(state.board.figures):
        if figure.piece in ("builder", "pig") and not land.area[figure.node].of(figure.seat):
            state.home(figure)

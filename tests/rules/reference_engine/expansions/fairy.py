"""What the fairy brings, and to whom she may be moved (clauses FAIRY)."""

from __future__ import annotations

from tests.rules.reference_engine.board import Area, Figure, Land
from tests.rules.reference_engine.sheet import Cell, Raw
from tests.rules.reference_engine.state import GameState
from tests.rules.reference_engine.values import Entry, entry

# What everybody sees of the figures of nobody.
SHOWN = ("dragon", "fairy", "aside")


def shown(state: GameState) -> Raw:
    """Return what a view has of the dragon, the fairy and the tiles set aside."""
    land, neutral = state.board.land(), state.neutral
    found: Raw = {"aside": neutral.aside} if neutral.aside else {}
    if neutral.dragon is not None:
        found["dragon"] = _at(neutral.dragon)
        if neutral.steps is not None:
            visited = [list(cell) for cell in neutral.visited]
            found["dragon"] |= {"steps": neutral.steps, "visited": visited}
        if neutral.to is not None:
            found["dragon"]["to"] = list(neutral.to)
    if neutral.fairy is not None:
        found["fairy"] = _at(neutral.fairy)
        figure = neutral.company
        if figure is not None:
            found["fairy"] |= {"seat": figure.seat, "piece": figure.piece, "feature": land.name(figure.node)}
    return found


def _at(cell: Cell) -> Raw:
    return {"x": cell[0], "y": cell[1]}


def on_tile(state: GameState) -> bool:
    """FAIRY-4: whether she stands on a tile and belongs to nobody."""
    return state.options.get("fairy.place") == "on-tile"


def _castles(state: GameState) -> bool:
    """FAIRY-8: whether she may be in a castle."""
    return state.options.get("castle.fairy") == "yes" and not on_tile(state)


def _beside_her(state: GameState, land: Land) -> list[Figure]:
    """Return the followers for whom she counts."""
    neutral = state.neutral
    if not on_tile(state):
        has, acrobats = neutral.company, state.board.acrobats
        if has is not None and has in acrobats:
            return [figure for figure in acrobats if figure.node == has.node]
        return [] if has is None else [has]
    return [
        figure
        for figure in state.standing()
        if figure.follower and figure.node[:2] == neutral.fairy and not land.in_castle(figure)
    ]


def point_of_a_turn(state: GameState) -> None:
    """FAIRY-12, TOP-9: 1 point, however many followers; for each of them in the pyramid beside her."""
    land = state.board.land()
    mine = [figure for figure in _beside_her(state, land) if figure.seat == state.turn.seat]
    if mine:
        x, y, _ = mine[0].node
        name = None if on_tile(state) else land.name(mine[0].node)
        points = max(1, sum(figure in state.board.acrobats for figure in mine))
        state.entries.append((state.turn.seat, "fairy_turn", points, x, y, name))


def of_features(state: GameState, land: Land, areas: list[Area]) -> list[Entry]:
    """FAIRY-16 to FAIRY-22: 3 points where a feature is scored in which a follower of hers stands."""
    return [
        e
        for area in areas
        for seat in sorted({f.seat for f in _beside_her(state, land) if f in area.figures})
        for e in entry(seat, "fairy", 3, land.home(area))
    ]


def moves(state: GameState, seat: int) -> list[Raw]:
    """FAIRY-4 to FAIRY-6, FAIRY-8: where a seat may move her."""
    land, neutral = state.board.land(), state.neutral
    mine = [figure for figure in state.standing() if figure.seat == seat and figure.follower]
    if on_tile(state):
        tiles = {figure.node[:2] for figure in mine if not land.in_castle(figure)} - {neutral.fairy}
        return [{"type": "move_fairy", "x": x, "y": y} for x, y in tiles]
    has = neutral.company
    kept = None if has is None else (has.seat, has.piece, has.node)
    goals = {
        (f.piece, f.node)
        for f in mine
        if (f.seat, f.piece, f.node) != kept and (_castles(state) or not land.in_castle(f))
    }
    return [
        {"type": "move_fairy", "piece": piece, "x": n[0], "y": n[1], "feature": land.name(n)}
        for piece, n in goals
    ]


def move(state: GameState, answer: Raw) -> None:
    """Move her as a seat has chosen."""
    cell: Cell = (answer["x"], answer["y"])
    if on_tile(state):
        state.neutral.on_board(cell, None, in_castle=False)
        return
    land = state.board.land()
    node = land.spot(answer)
    wanted = (answer["seat"], answer["piece"], node)
    figure = next(f for f in state.standing() if (f.seat, f.piece, f.node) == wanted)
    state.neutral.on_board(cell, figure, in_castle=land.in_castle(figure))


def into_castle(state: GameState, figure: Figure) -> None:
    """FAIRY-26: her knight goes into a castle, she with him or not. He stands at its first tile by now."""
    neutral = state.neutral
    if neutral.company is figure:
        if _castles(state):
            neutral.on_board(figure.node[:2], figure, in_castle=True)
        else:
            neutral.company = None

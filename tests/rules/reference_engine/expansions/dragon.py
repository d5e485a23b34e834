"""The movement of the dragon, and whom it eats (DRAGON-14 to DRAGON-37)."""

from __future__ import annotations

from tests.rules.reference_engine.board import Figure
from tests.rules.reference_engine.expansions.neutral import is_dragon
from tests.rules.reference_engine.network import Net
from tests.rules.reference_engine.sheet import ACROSS, Cell, Raw
from tests.rules.reference_engine.sieges import leave_alone
from tests.rules.reference_engine.state import Ask, GameState, Part, Placement

STEPS = 6
# On a tile entered these stay: a barn stands between tiles (BARN-9), wanderers may have gone (DRAGON-29).
SPARED = ("barn", "wanderer")
# Tiles of the City of Carcassonne that show no land (COUNT-47).
INSIDE = ("CO/6", "CO/7")


def walk(state: GameState, this: Placement, when: str) -> Part:
    """DRAGON-14 to DRAGON-22: six steps, made in turn from the placer on, or fewer in a dead end."""
    neutral = state.neutral
    if neutral.dragon is None or not is_dragon(this.tile) or state.options.get("dragon.moves") != when:
        return
    neutral.steps, neutral.visited, seat = STEPS, [neutral.dragon], this.seat
    while neutral.steps and (cells := open_cells(state)):
        legal: list[Raw] = [{"type": "move_dragon", "x": x, "y": y} for x, y in cells]
        answer = yield Ask("dragon", seat, legal)
        cell = (answer["x"], answer["y"])
        yield from _warn(state, cell)
        neutral.dragon = cell
        neutral.visited.append(cell)
        neutral.steps -= 1
        _eat(state, cell)
        seat = state.after(seat)
    neutral.steps, neutral.visited = None, []


def open_cells(state: GameState) -> list[Cell]:
    """DRAGON-17 to DRAGON-19, COUNT-47: tiles beside it, none twice, not hers, none inside the wall."""
    neutral = state.neutral
    assert neutral.dragon is not None
    x, y = neutral.dragon
    beside = [(x + dx, y + dy) for dx, dy, _ in ACROSS.values()]
    return [
        cell
        for cell in beside
        if cell in state.board.tiles and cell not in neutral.visited and cell != neutral.closed
        if state.board.tiles[cell][0] not in INSIDE
    ]


def _eat(state: GameState, cell: Cell) -> None:
    """DRAGON-23 to DRAGON-30: everybody who stands on the tile, castles aside, and who is left alone."""
    land = state.board.land()
    for figure in state.standing():
        if figure.node[:2] != cell or land.in_castle(figure):
            continue
        if figure.piece not in SPARED or (figure.piece == "wanderer" and _trapped(Net(land), figure)):
            state.home(figure)
    leave_alone(state)


def _trapped(net: Net, wanderer: Figure) -> bool:
    """WANDER-18: its network lies on this tile alone."""
    return all(piece[:2] == wanderer.node[:2] for piece in net.network(wanderer.node))


def _warn(state: GameState, cell: Cell) -> Part:
    """DRAGON-29: who can walk to the tile that the dragon is about to enter may go elsewhere first."""
    land = state.board.land()
    net = Net(land)
    state.neutral.to = cell
    wanderers = [figure for figure in state.board.figures if figure.piece == "wanderer"]
    for wanderer in sorted(wanderers, key=lambda figure: state.clockwise(figure.seat)):
        reached = net.reach(wanderer.node, state.neutral.dragon)
        legal: list[Raw] = [
            {"type": "move", "piece": "wanderer", "x": n[0], "y": n[1], "feature": land.name(n)}
            for n in reached
            if n != wanderer.node and n[:2] != state.neutral.dragon
        ]
        if legal and any(node[:2] == cell for node in reached):
            x, y, _ = wanderer.node
            here = {"x": x, "y": y, "feature": land.name(wanderer.node)}
            answer = yield Ask("wanderer", wanderer.seat, [*legal, {"type": "pass"}], here)
            if answer["type"] == "move":
                wanderer.node = land.spot(answer)
    state.neutral.to = None

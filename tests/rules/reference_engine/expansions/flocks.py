"""Hills, the bag of sheep, and shepherds with their flocks (HILL-1 to -3, SHEEP-5 to -19)."""

from __future__ import annotations

from tests.rules.reference_engine.board import Area, Figure, Land
from tests.rules.reference_engine.sheet import ACROSS, Raw, entries
from tests.rules.reference_engine.state import Ask, GameState, Part, Placement
from tests.rules.reference_engine.values import entry

WOLF = 0


def lay_under(state: GameState, this: Placement) -> None:
    """HILL-1: the next tile goes under a hill, if there is one; nobody sees it."""
    hill = "hill" in entries()[this.tile].get("features", [])
    if hill and this.cell not in state.under and state.options.get("hs.hills") == "on" and state.tiles_left:
        state.tiles_left -= 1
        state.under.append(this.cell)


def tend(state: GameState, this: Placement) -> Part:
    """SHEEP-17: the token of a shepherd who has come, a choice for each own field, then closed fields."""
    for shepherd in [f for f in state.board.figures if f.piece == "shepherd" and f.node[:2] == this.cell]:
        _draw(state, shepherd, [shepherd])
    land = state.board.land()
    for area in sorted((a for a in land.areas if _grows(a, this)), key=lambda a: a.cells):
        mine = min((f for f in _shepherds(area) if f.seat == this.seat), key=lambda f: (f.node[1], f.node[0]))
        x, y, _ = mine.node
        about = {"x": x, "y": y, "feature": land.name(mine.node)}
        legal: list[Raw] = [{"type": "grow_flock"}, {"type": "stable_flock"}]
        answer = yield Ask("flock", this.seat, legal, about)
        if answer["type"] == "grow_flock":
            _draw(state, mine, _shepherds(area))
        else:
            _drive_in(state, land, area)
    land = state.board.land()
    for area in sorted((a for a in land.areas if _shepherds(a) and _closed(land, a)), key=lambda a: a.cells):
        _drive_in(state, land, area)


def _shepherds(area: Area) -> list[Figure]:
    return [figure for figure in area.figures if figure.piece == "shepherd"]


def _grows(area: Area, this: Placement) -> bool:
    """SHEEP-6, SHEEP-7: an own shepherd stands there who did not come with this tile, which is part of it."""
    old = any(f.seat == this.seat and f.node[:2] != this.cell for f in _shepherds(area))
    return area.kind == "field" and old and any(node[:2] == this.cell for node in area.nodes)


def _closed(land: Land, area: Area) -> bool:
    """SHEEP-12: none of its half-edges faces an empty cell."""
    for x, y, index in area.nodes:
        for spot in land.parts[x, y, index].spots:
            dx, dy, _ = ACROSS[spot[0]]
            if (x + dx, y + dy) not in land.tiles:
                return False
    return True


def _draw(state: GameState, shepherd: Figure, all_there: list[Figure]) -> None:
    """Take the token that was turned up; it must have been in the bag."""
    token = state.seen["tokens_drawn"][state.tokens]["is"]
    state.tokens += 1
    assert state.bag_of_sheep[token] > 0, f"there is no {token} in the bag"
    if token == WOLF:
        for other in all_there:
            state.home(other)
    else:
        state.bag_of_sheep[token] -= 1
        state.flocks.setdefault(id(shepherd), []).append(token)


def _drive_in(state: GameState, land: Land, area: Area) -> None:
    shepherds = _shepherds(area)
    sheep = sum(sum(state.flocks.get(id(f), [])) for f in shepherds)
    for seat in sorted({f.seat for f in shepherds}):
        state.score(entry(seat, "sheep", sheep, land.home(area)))
    for shepherd in shepherds:
        state.home(shepherd)


def scatter(state: GameState) -> None:
    """SHEEP-15: at the end flocks bring nothing."""
    for shepherd in [f for f in state.board.figures if f.piece == "shepherd"]:
        state.home(shepherd)

"""Circus, acrobats and ringmasters (clauses TOP, CIRCUS, ACRO, RING)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from tests.rules.reference_engine.board import Area, Board, Figure, Land
from tests.rules.reference_engine.sheet import Cell, Raw, entries
from tests.rules.reference_engine.values import Entry, entry

if TYPE_CHECKING:
    from tests.rules.reference_engine.state import GameState, Placement

BOX: Final = "under-the-big-top"
# How many tokens of each number lie in one copy (TOP-2).
TOKENS: Final = {1: 1, 3: 4, 4: 5, 5: 3, 6: 2, 7: 1}


def plays(board: Board | Land, part: str) -> bool:
    """Return whether a part of the expansion is played (TOP-4)."""
    return BOX in board.expansions and board.options[f"top.{part}"] == "on"


def shows(tiles: dict[Cell, tuple[str, int]], cell: Cell, *marks: str) -> bool:
    return cell in tiles and not set(marks).isdisjoint(entries()[tiles[cell][0]].get("features", []))


def nine(cell: Cell) -> list[Cell]:
    """Return a cell and the eight around it."""
    return [(cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]


# Circus.


def move_tent(state: GameState, cell: Cell) -> None:
    """A circus tile: the circus is scored where it is, then the tent moves (CIRCUS-2, CIRCUS-3)."""
    if plays(state.board, "circus") and shows(state.board.tiles, cell, "circus"):
        hold(state)
        state.tent = cell


def hold(state: GameState) -> None:
    """Score the circus with the token that now lies face up (CIRCUS-4, CIRCUS-7, CIRCUS-11, CIRCUS-12)."""
    if state.tent is None:
        return
    shown = state.seen["circuses"][len(state.turned)]
    x, y = state.tent
    assert (shown["x"], shown["y"]) == (x, y)
    state.turned.append(shown["is"])
    land, near = state.board.land(), set(nine(state.tent))
    count = Counter[int]()
    for figure in state.standing():
        # Guards count too (INT-83); in a castle both its tiles do.
        castle = land.area[figure.node] if land.in_castle(figure) else None
        cells = {(cx, cy) for cy, cx in castle.cells} if castle else {figure.node[:2]}
        if figure.follower and not near.isdisjoint(cells):
            count[figure.seat] += 1
    state.entries += [(seat, "circus", shown["is"] * n, x, y, None) for seat, n in count.items()]


def face_down(state: GameState) -> Raw:
    """Return how many tokens of each number nobody has seen."""
    left = Counter({token: number * state.copies for token, number in TOKENS.items()})
    left.subtract(state.turned)
    return {str(token): number for token, number in left.items()}


# Acrobats.


def climbs(board: Board, cell: Cell, *, portal: bool, dragon: Cell | None) -> list[Raw]:
    """Return where an acrobat may go after a tile was placed (ACRO-1, ACRO-2, ACRO-11, DRAGON-5)."""
    if not plays(board, "acrobats"):
        return []
    there, shut = _pyramids(board), {*board.bridges, dragon}
    return [
        {"type": "deploy", "piece": "meeple", "x": x, "y": y, "feature": "acrobats"}
        for x, y in (board.tiles if portal else nine(cell))
        if shows(board.tiles, (x, y), "acrobats") and (x, y) not in shut and there[x, y] < 3
    ]


def climb(state: GameState, this: Placement, answer: Raw) -> None:
    """ACRO-2: one who goes farther than the tiles around uses the portal."""
    acrobat = Figure(this.seat, "meeple", state.board.land().spot(answer))
    state.board.acrobats.append(acrobat)
    state.supply[this.seat]["meeple"] -= 1
    this.portal = this.portal or acrobat.node[:2] not in nine(this.cell)
    this.deployed = True


def _pyramids(board: Board) -> Counter[Cell]:
    """Return how many acrobats stand on each tile."""
    return Counter(figure.node[:2] for figure in board.acrobats)


def full(board: Board) -> list[Raw]:
    """Return the pyramids that may be scored (ACRO-5)."""
    return [{"type": "score_pyramid", "x": x, "y": y} for (x, y), n in _pyramids(board).items() if n == 3]


def pyramid(board: Board, cell: Cell) -> list[Entry]:
    """Return 5 points for each acrobat on a tile (ACRO-5, ACRO-8)."""
    count = Counter(figure.seat for figure in board.acrobats if figure.node[:2] == cell)
    return [(seat, "acrobats", 5 * n, *cell, "acrobats") for seat, n in count.items()]


def climb_down(state: GameState, cell: Cell) -> None:
    """The acrobats of a tile are back in the supply (ACRO-7)."""
    for figure in [acrobat for acrobat in state.board.acrobats if acrobat.node[:2] == cell]:
        state.home(figure)


def pay(state: GameState, this: Placement) -> None:
    """Give the points that were earned before the turn ended (BASE-TS-4, ACRO-7)."""
    state.score(this.earned)
    if this.pyramid is not None:
        climb_down(state, this.pyramid)


# Ringmasters.


def ringmasters(land: Land, area: Area) -> list[Entry]:
    """Return what ringmasters bring with a feature that is scored, holders or not (RING-2 to RING-8)."""
    found: list[Entry] = []
    for figure in area.figures:
        if figure.piece == "ringmaster" and area.kind != "castle":
            x, y, _ = figure.node
            about = {"x": x, "y": y, "feature": land.name(figure.node)}
            found += entry(figure.seat, "ringmaster", 2 * tops(land, (x, y)), about)
    return found


def tops(land: Land, cell: Cell) -> int:
    """Return how many tiles with a circus or acrobats lie on a tile and around it (RING-2, RING-3)."""
    return sum(shows(land.tiles, near, "circus", "acrobats") for near in nine(cell))

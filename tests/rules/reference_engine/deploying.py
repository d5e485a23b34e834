"""What may be done with figures between the placement of a tile and `end_turn` (DEPLOY and its likes)."""

from __future__ import annotations

from collections.abc import Mapping

from tests.rules.reference_engine.board import Area, Board, Land
from tests.rules.reference_engine.lying import within
from tests.rules.reference_engine.network import Net, new_networks
from tests.rules.reference_engine.sheet import BUILDINGS, Cell, Node, Raw

GROUND = ("road", "city", "monastery", "shrine", "abbacy", "field")
FOLLOWER_GROUND = {
    "meeple": GROUND,
    "big": GROUND,
    "phantom": GROUND,
    "ringmaster": GROUND,
    "mayor": ("city",),
    "wagon": GROUND[:-1],
    "abbot": (*BUILDINGS, "abbacy"),
}
# The two halves that meet at each corner of a tile, and the way to the tiles around it.
CORNERS = {"NW": ("WR", "NL"), "NE": ("NR", "EL"), "SE": ("ER", "SL"), "SW": ("SR", "WL")}
# The corner at which a tile meets the point at the NW corner of cell (x, y).
AROUND_POINT = ((-1, -1, "SE"), (0, -1, "SW"), (-1, 0, "NE"), (0, 0, "NW"))
POINT_OF = {"NW": (0, 0), "NE": (1, 0), "SE": (1, 1), "SW": (0, 1)}


def deploys(
    board: Board, cell: Cell, supply: Mapping[str, int], seat: int, dragon: Cell | None = None
) -> list[Raw]:
    """Return every figure of a seat that may be deployed on the tile just placed, wanderers left out.

    Beside the dragon there is room for a barn alone (DRAGON-2, DRAGON-5).
    """
    land = board.land()
    own = [node for node in land.parts if node[:2] == cell]
    found: list[Raw] = []
    for node in own:
        found += [
            _deploy(land, piece, node)
            for piece in supply
            if cell != dragon and supply[piece] and _may_stand(land, piece, land.area[node], seat)
        ]
        if supply.get("barn") and land.parts[node].kind == "field":
            found += [{**_deploy(land, "barn", node), "corner": corner} for corner in _corners(land, node)]
    return found


def portals(board: Board, cell: Cell, supply: Mapping[str, int], seat: int, dragon: Cell | None) -> list[Raw]:
    """Return which followers may go to which other tile by a portal (PORTAL-1 to PORTAL-9)."""
    land = board.land()
    open_ends = [
        node
        for node in land.parts
        if node[:2] not in (cell, dragon) and not land.area[node].complete and not land.area[node].sealed
    ]
    return [
        _deploy(land, piece, node)
        for node in open_ends
        for piece in supply
        if supply[piece] and piece in FOLLOWER_GROUND and _may_stand(land, piece, land.area[node], seat)
    ]


def _deploy(land: Land, piece: str, node: Node) -> Raw:
    return {"type": "deploy", "piece": piece, "x": node[0], "y": node[1], "feature": land.name(node)}


def _may_stand(land: Land, piece: str, area: Area, seat: int) -> bool:
    if piece == "builder":
        return area.kind in ("road", "city") and not area.complete and bool(area.of(seat))
    if piece == "shepherd":
        return area.kind == "field" and all(figure.piece != "shepherd" for figure in area.figures)
    if piece == "pig":
        return area.kind == "field" and bool(area.of(seat))
    if area.kind not in FOLLOWER_GROUND.get(piece, ()) or within(land, area):
        return False
    if area.kind == "field":
        barn = any(figure.piece == "barn" for figure in area.figures)
        return land.options["farm.enabled"] == "yes" and not barn
    return True


def _corners(land: Land, node: Node) -> list[str]:
    """Return the corners of a field's tile at which a barn may stand (BARN-1, BARN-2, BARN-12, HOUSE-15)."""
    if any(figure.piece == "barn" for figure in land.area[node].figures):
        return []
    x, y, _ = node
    found = []
    for corner, (dx, dy) in POINT_OF.items():
        if not set(CORNERS[corner]) <= set(land.parts[node].spots):
            continue
        around = [((x + dx + i, y + dy + j), facing) for i, j, facing in AROUND_POINT]
        if all(_shows_field(land, cell, facing) for cell, facing in around):
            found.append(corner)
    return found


def _shows_field(land: Land, cell: Cell, corner: str) -> bool:
    return any(
        set(CORNERS[corner]) <= set(part.spots)
        for node, part in land.parts.items()
        if node[:2] == cell and part.kind == "field"
    )


def recalls(board: Board, seat: int) -> list[Raw]:
    """Taking back the abbot (BASE-ABBOT-5)."""
    land = board.land()
    anywhere = land.options.get("abbot.recall", "any") == "any"
    return [
        {"type": "recall", "piece": "abbot", "x": f.node[0], "y": f.node[1], "feature": land.name(f.node)}
        for f in board.figures
        if f.seat == seat and f.piece == "abbot" and land.area[f.node].kind != "abbacy"
        if anywhere or not land.area[f.node].complete
    ]


def wanders(
    board: Board,
    before: Land,
    cell: Cell | None,
    supply: Mapping[str, int],
    seat: int,
    dragon: Cell | None = None,
) -> list[Raw]:
    """Where a wanderer may be deployed, or moved to from another network (WANDER-1, -2, -12, HOUSE-20).

    With a cell only on that tile, as in older rules; not on the dragon's (WANDER-22).
    """
    land = board.land()
    now = Net(land)
    mine = next((f.node for f in board.figures if f.seat == seat and f.piece == "wanderer"), None)
    if mine is None and not supply.get("wanderer"):
        return []
    roots = new_networks(now, Net(before))
    if mine is not None:
        roots.discard(now.root[mine])
    return [
        {**_deploy(land, "wanderer", piece), "type": "deploy" if mine is None else "move"}
        for piece in now.pieces
        if cell in (None, piece[:2]) and piece[:2] != dragon and now.root[piece] in roots
    ]

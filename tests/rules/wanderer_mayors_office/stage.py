"""Scenes with wanderers and offices: what their players do, and what a referee arranges and asks."""

from __future__ import annotations

from typing import Any

from rules import Refusal
from rules.board.features import Feature, Figure, Spot
from rules.expansions.wanderer_mayors_office.networks import Networks, networks
from tests.rules.scene import Scene, Where, entries, on_board

EXPANSION = "wanderer-mayors-office"
NEEDS = ("abbey-and-mayor",)
EXPANSIONS = [*NEEDS, EXPANSION]
X8 = "bridges-castles-bazaars"
FIRST, ZMAN, NEW = "hig-2010", "zmg-2014", "new-2018"
# Two cities with a gap in the road between them.
GAP = "*AM/RC@180  ??  AM/RC"
# The same with the road closed.
JOINED = "*AM/RC@180  RFr  AM/RC"


def stage(text: str = GAP, *more: str, **keys: Any) -> Scene:
    """Return a scene with the expansion in play, and with more; nobody holds an abbey.

    Keys as for `on_board`.
    """
    setup = {"hand": ["RFr", "L", "L"], "supply": {"abbey": 0}, **keys}
    return on_board(text, expansions=[*EXPANSIONS, *more], **setup)


# What players do.


def anywhere(scene: Scene) -> list[tuple[int, int, str]]:
    """Return where a wanderer may be deployed or moved to now."""
    return [(a["x"], a["y"], a["feature"]) for a in scene.game.legal() if a.get("piece") == "wanderer"]


def rights(scene: Scene) -> list[tuple[int, int, str]]:
    """Return the same on the tile just placed; the other pieces are of the networks of these (HOUSE-20)."""
    every = anywhere(scene)
    here = [right for right in every if right[:2] == scene.newest]
    found = {id(roads(scene).of(spot(scene, name, (x, y)))) for x, y, name in here}
    assert all(id(roads(scene).of(spot(scene, name, (x, y)))) in found for x, y, name in every)
    return here


def ways(scene: Scene) -> list[str]:
    """Return the types of action that are legal for wanderers."""
    return sorted({a["type"] for a in scene.game.legal() if a.get("piece") == "wanderer"})


def send(scene: Scene, feature: str | None = None) -> Scene:
    """Deploy or move the wanderer on the tile just placed: to that road, or to the first that is listed."""
    found = [a for a in scene.game.legal() if a.get("piece") == "wanderer"]
    found = [a for a in found if (a["x"], a["y"]) == scene.newest]
    scene.game.apply(next(a for a in found if feature in (None, a["feature"])))
    return scene


def refused(scene: Scene, feature: str, at: Where | None = None, kind: str = "deploy") -> Refusal:
    """Return the refusal of a wanderer on a road, by default of the newest tile."""
    x, y = scene.newest if at is None else scene.cell(at)
    return scene.refuses(type=kind, piece="wanderer", x=x, y=y, feature=feature)


def office_sites(scene: Scene) -> list[tuple[int, int, str]]:
    """Return where the office may be put now."""
    return [(a["x"], a["y"], a["feature"]) for a in scene.game.legal() if a["type"] == "place_office"]


def establish(scene: Scene) -> Scene:
    """Put the office where the mayor at hand stands."""
    x, y, feature = office_sites(scene)[0]
    return scene.act(type="place_office", x=x, y=y, feature=feature)


# What a referee arranges.


def settle(scene: Scene, seat: int, feature: str, where: Where = (0, 0), piece: str = "wanderer") -> Figure:
    """Return a wanderer or office that has come in an earlier turn."""
    scene.stand(seat, feature, where, piece)
    figure = scene.game.state.figures[-1]
    networks(scene.game.state).arrived[figure] = 0
    return figure


def lay(scene: Scene, tile: str, x: int, y: int, rotation: int = 0) -> Scene:
    """Return a tile laid by the referee, also of an expansion that is not in play."""
    scene.game.state.put(tile, (x, y), rotation)
    networks(scene.game.state).catch_up(scene.game.state)
    return scene


# What a referee asks.


def spot(scene: Scene, feature: str, where: Where = (0, 0)) -> Spot:
    found = scene.game.state.board.tiles[scene.cell(where)].spot(feature)
    assert found is not None
    return found


def place(scene: Scene, feature: str, where: Where = (0, 0)) -> Feature:
    return spot(scene, feature, where).feature


def roads(scene: Scene) -> Networks:
    return networks(scene.game.state)


def nets(scene: Scene) -> list[set[tuple[int, int, str]]]:
    """Return every network as the names of its pieces, the largest first."""
    found: dict[int, set[tuple[int, int, str]]] = {}
    for placed in scene.game.state.board.tiles.values():
        for piece in placed.spots:
            if piece.segment.kind == "road":
                named = (*piece.cell, piece.segment.names[0])
                found.setdefault(id(roads(scene).of(piece)), set()).add(named)
    return sorted(found.values(), key=lambda pieces: (-len(pieces), sorted(pieces)))


def connected(scene: Scene, one: tuple[str, Where], other: tuple[str, Where]) -> bool:
    return roads(scene).connected(place(scene, *one), place(scene, *other))


def walking(scene: Scene) -> list[tuple[int, int, int, str]]:
    """Return where the wanderers are: seat, x, y, feature."""
    return standing(scene, "wanderer")


def standing(scene: Scene, piece: str) -> list[tuple[int, int, int, str]]:
    """Return where the figures of a kind stand: seat, x, y, feature."""
    figures = [f for f in scene.game.state.figures if f.kind.name == piece]
    return [(f.seat, *f.spot.cell, f.spot.segment.names[0]) for f in figures]


def earned(scene: Scene) -> list[tuple[int, str, int]]:
    """Return what wanderers and offices have brought so far: seat, reason, points."""
    return [entry for entry in entries(scene) if entry[1] in ("wanderer", "office")]

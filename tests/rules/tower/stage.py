"""Scenes with towers: what is built, captured and paid, and what a referee arranges and sees."""

from __future__ import annotations

from typing import Any

from rules import Refusal, view
from rules.expansions.tower.foundations import Prisoner, top_of, towers
from tests.rules.scene import Scene, on_board

EXPANSION = "tower"
BRIDGES = "bridges-castles-bazaars"
TRADERS = "traders-and-builders"
INNS = "inns-and-cathedrals"
ABBEYS = "abbey-and-mayor"
DRAGON = "princess-and-dragon"
WANDERERS = (ABBEYS, "wanderer-mayors-office")
NONE = {"abbey": 0}
# A foundation in the middle of monasteries, straight and slanting; a tile at ?? is out of the way.
YARD = """
.  L      .  .  .  .
L  L      L  .  .  .
L  *TO/L  L  L  L  ??
.  L      .  .  .  ?b
"""
Prey = tuple[int, str, int, int, str]


def stage(text: str = YARD, *more: str, **keys: Any) -> Scene:
    """Return a scene with the expansion in play, and others; keys as for `on_board`."""
    return on_board(text, **{"expansions": [EXPANSION, *more], "hand": ["L", "L", "L", "L"], **keys})


# What players do.


def build(scene: Scene, x: int = 0, y: int = 0) -> Scene:
    """Put a tower piece."""
    return scene.act(type="place_tower", x=x, y=y)


def sites(scene: Scene) -> list[tuple[int, int]]:
    """Return where a piece may be put now."""
    return [(a["x"], a["y"]) for a in scene.game.legal() if a["type"] == "place_tower"]


def foreseen(scene: Scene, x: int = 0, y: int = 0) -> dict[str, Any]:
    """Return what the offer says before a piece is put there: the tiles in reach, and who may be captured."""
    listed = scene.game.legal(previews=True)
    found = next(a for a in listed if a["type"] == "place_tower" and (a["x"], a["y"]) == (x, y))
    preview: dict[str, Any] = found["preview"]
    return preview


def prey(scene: Scene) -> list[Prey]:
    """Return who may be captured now: owner, piece, x, y, feature."""
    found = [a for a in scene.game.legal() if a["type"] == "capture"]
    return [(a["owner"], a["piece"], a["x"], a["y"], a["feature"]) for a in found]


def named(one: Prey) -> dict[str, Any]:
    """Return the action that captures one, without its seat."""
    return {"type": "capture", **dict(zip(("owner", "piece", "x", "y", "feature"), one, strict=True))}


def take(
    scene: Scene, owner: int, x: int, y: int, feature: str = "monastery", piece: str = "meeple"
) -> Scene:
    """Capture a follower."""
    return scene.act(**named((owner, piece, x, y, feature)))


def spares(scene: Scene, one: Prey) -> Refusal:
    """Return why one is not captured."""
    return scene.refuses(**named(one))


def post(scene: Scene, x: int = 0, y: int = 0, piece: str = "meeple") -> Scene:
    """Put a guard on a tower."""
    return scene.act(type="deploy", piece=piece, x=x, y=y, feature="tower")


def posts(scene: Scene, piece: str = "meeple") -> list[tuple[int, int]]:
    """Return on which towers a piece may be put now."""
    found = [a for a in scene.game.legal() if a["type"] == "deploy" and a["feature"] == "tower"]
    return [(a["x"], a["y"]) for a in found if a["piece"] == piece]


def pay(scene: Scene, holder: int, piece: str = "meeple") -> Scene:
    """Buy a follower back."""
    return scene.act(type="pay_ransom", holder=holder, piece=piece)


def ransoms(scene: Scene) -> list[tuple[int, str]]:
    """Return who may be bought back now: holder, piece."""
    return [(a["holder"], a["piece"]) for a in scene.game.legal() if a["type"] == "pay_ransom"]


def offered(scene: Scene) -> set[str]:
    """Return the types of what is legal now."""
    return {action["type"] for action in scene.game.legal()}


# What a referee arranges and sees.


def high(scene: Scene, pieces: int, x: int = 0, y: int = 0) -> Scene:
    """Give a tower that many pieces by hand."""
    towers(scene.game.state).heights[x, y] = pieces
    return scene


def guarded(scene: Scene, seat: int, x: int = 0, y: int = 0, piece: str = "meeple") -> Scene:
    """Put a guard on a tower by hand."""
    scene.game.state.deploy(seat, scene.game.state.kinds[piece], top_of((x, y)))
    return scene


def jailed(scene: Scene, captor: int, owner: int, piece: str = "meeple") -> Scene:
    """Give a captor a follower of another seat by hand, out of the supply."""
    scene.game.state.seats[owner].supply[piece] -= 1
    towers(scene.game.state).prisons[captor].append(Prisoner(owner, piece))
    return scene


def rich(scene: Scene, seat: int, points: int) -> Scene:
    """Set a score by hand."""
    scene.game.state.seats[seat].score = points
    return scene


def prisoners(scene: Scene) -> list[list[tuple[int, str]]]:
    """Return whom each seat holds, as everybody sees it."""
    seats = view(scene.game)["seats"]
    return [[(p["owner"], p["piece"]) for p in seat["prisoners"]] for seat in seats]


def heights(scene: Scene) -> dict[tuple[int, int], int]:
    """Return the heights of all towers, as everybody sees them."""
    return {(t["x"], t["y"]): t["height"] for t in view(scene.game)["towers"]}


def pieces(scene: Scene) -> list[tuple[int, str, int, int]]:
    """Return the figures on the board: seat, piece, x, y."""
    return [(p["seat"], p["piece"], p["x"], p["y"]) for p in view(scene.game)["pieces"]]

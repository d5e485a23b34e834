"""Scenes with hills, vineyards and shepherds: what is drawn, arranged and asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules import view
from rules.expansions.hills_and_sheep.flocks import flocks
from tests.rules.scene import Scene, Where, on_board

EXPANSION = "hills-and-sheep"
ABBEYS, BRIDGES, TRADERS = "abbey-and-mayor", "bridges-castles-bazaars", "traders-and-builders"
BAG = {"1": 4, "2": 5, "3": 5, "4": 2, "wolf": 2}
# A meadow that grows to the east.
MEADOW = "*L ?a ?b ?c"
# Roads around a field of four tiles, which a tile at ??, turned by 90, closes.
LOOP = "*Rr@270 Rr\nRr@180 ??"
# A city of three tiles, the southern one on a hill, which a tile at ??, turned by 180, closes.
TOWN = "??\n*CFc.1@90\nHS/CRr.h"
# The same with a hill at both ends and a gap between, for a city tile turned by 90.
PEAKS = "HS/CFR.h@180\n??\n*HS/CRr.h"
# A road of three tiles that ends on a hill; ?? lacks a straight piece.
WAY = "*LR@270 ?? HS/RFR.h@90"
WOLF = 0


def stage(text: str = MEADOW, *more: str, sheep: Sequence[int] = (), **keys: Any) -> Scene:
    """Return a scene with the expansion in play and others; `sheep` are the tokens to come."""
    setup = {"expansions": [EXPANSION, *more], "hand": ["L"] * 4, **keys}
    return on_board(text, chance={"sheep": sheep}, **setup)


# What players do.


def grow(scene: Scene) -> Scene:
    return scene.act(type="grow_flock")


def stable(scene: Scene) -> Scene:
    return scene.act(type="stable_flock")


def asked(scene: Scene) -> tuple[int, tuple[int, int]]:
    """Return who is asked about a flock, and where the shepherd stands."""
    decision = view(scene.game)["decision"]
    assert decision["kind"] == "flock"
    return decision["seat"], (decision["about"]["x"], decision["about"]["y"])


# What a referee arranges and sees.


def herd(scene: Scene, seat: int, *tokens: int, name: str = "field@NL", where: Where = (0, 0)) -> Scene:
    """Put a shepherd with these tokens on the board."""
    scene.stand(seat, name, where, "shepherd")
    slot, shepherd = flocks(scene.game.state), scene.game.state.figures[-1]
    slot.bag.subtract(tokens)
    slot.beside[shepherd] = list(tokens)
    return scene


def flock(scene: Scene) -> list[tuple[int, list[int]]]:
    """Return the shepherds on the board with their tokens, as everybody sees them."""
    return [(p["seat"], p["sheep"]) for p in view(scene.game)["pieces"] if p["piece"] == "shepherd"]


def bag(scene: Scene) -> dict[str, int]:
    """Return what the bag holds, as everybody sees it."""
    held: dict[str, int] = view(scene.game)["bags"]["sheep"]
    return held


def left(scene: Scene) -> int:
    """Return how many tiles are face down."""
    number: int = view(scene.game)["left"]
    return number


def under(scene: Scene) -> list[tuple[int, int]]:
    """Return the tiles under which everybody sees another one."""
    return [(t["x"], t["y"]) for t in view(scene.game)["tiles"] if t.get("under")]

"""Scenes at the river: the tiles to come are all there are, and the spring lies at (0, 0) and heads east."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules import Game, Setup, view
from rules.problems import Refusal
from rules.turn.placing import forbidden
from tests.rules.scene import NAMES, Scene, SmallSetup

EXPANSION = "river"
EDITIONS = ("hig-2010", "zmg-2014", "new-2018")
FIRST_ONLY = {"river-2": 0}
SECOND_ONLY = {"river-1": 0}
LAKE, VOLCANO_LAKE = "RI.1/I.e", "RI.2/I.v"
# Straight on, and a curve; the lake of the first river.
IFI, CURVE = "RI.1/IFI", "RI.1/II"
# What lies where: (tile, x, y, rotation). The spring, and a curve that leads its river south to (1, 1).
SPRING = ("RI/s", 0, 0, 0)
SOUTHWARD = (SPRING, (CURVE, 1, 0, 0))
# No side of (1, 1) but the north may be other than a field: only a lake goes there.
DEAD_END = (*SOUTHWARD, ("BA/L", 0, 1, 0), ("BA/L", 2, 1, 0), ("BA/L", 1, 2, 0))
# A road leads into (1, 1) from the east: no curve goes there.
ROADSIDE = (*SOUTHWARD, ("BA/RFr", 2, 1, 0))


def river(*hand: str, start: Sequence[tuple[str, int, int, int]] = (SPRING,), **keys: Any) -> Scene:
    """Return a scene whose bag holds these tiles, which come in this order as far as the river allows."""
    data = {
        "seats": list(NAMES[: keys.pop("seats", 2)]),
        "expansions": [EXPANSION, *keys.pop("more", ())],
        "start": [dict(zip(("tile", "x", "y", "rotation"), laid, strict=True)) for laid in start],
        **keys,
    }
    setup = SmallSetup.from_json(data)
    setup.hold(*hand)
    return Scene(Game(setup, hand), {})


def setup(sets: dict[str, int] | None = None, edition: str = "new-2018", **keys: Any) -> Setup:
    """Return the setup of a real game with the expansion."""
    data = {
        "seats": ["Ann", "Bob"],
        "edition": edition,
        "expansions": [EXPANSION],
        "sets": sets or {},
        **keys,
    }
    return Setup.from_json(data)


def of_river(tiles: Sequence[str]) -> list[str]:
    return [tile for tile in tiles if tile.startswith("RI")]


def seen(scene: Scene) -> Any:
    """Return what everybody sees of the river."""
    return view(scene.game).get("river")


def against(scene: Scene, tile: str, x: int, y: int, rotation: int) -> Refusal | None:
    """Return what the river has against a tile that fits there, whoever holds it."""
    assert scene.game.state.board.problem(tile, (x, y), rotation) is None
    return forbidden(scene.game.state, tile, (x, y), rotation)

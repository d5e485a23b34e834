"""Scenes with traders, builders and pigs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules import view
from tests.rules.scene import Scene, on_board

EXPANSION = "traders-and-builders"
BRIDGES = "bridges-castles-bazaars"
ABBEYS = "abbey-and-mayor"
# A road of one tile that begins at a monastery, and where it may go on.
ROAD = "*LR@270 ?a ?b ?c ."
# A monastery amid three completed cities of two tiles.
FARM = """
.     .      C@180  .     .
.     .      C      .     .
C@90  C@270  *L     C@90  C@270
.     .      ??     .     .
"""


def stage(text: str = "*L ??", *, expansions: Sequence[str] = (), **keys: Any) -> Scene:
    """Return a scene with the expansion in play, and others; keys as for `on_board`."""
    return on_board(text, **{"expansions": [EXPANSION, *expansions], "hand": ["RFr", "RFr"], **keys})


def at_work(scene: Scene, seat: int = 0, name: str = "road@E") -> Scene:
    """Return a follower and the builder of a seat on the first tile."""
    return scene.stand(seat, name).stand(seat, name, piece="builder")


def farmed(scene: Scene, seat: int = 0) -> Scene:
    """Return a farmer of a seat and its pig on the first tile."""
    return scene.stand(seat, "field@NL").stand(seat, "field@NL", piece="pig")


def halves(scene: Scene) -> tuple[int, int, int]:
    """Whose turn viewers see, which half of it, and of how many."""
    turn = view(scene.game)["turn"]
    return turn["seat"], turn["half"], turn["halves"]


def goods(scene: Scene) -> list[dict[str, int]]:
    """Return the tokens of each seat as viewers see them, without kinds of which it has none."""
    seats = view(scene.game)["seats"]
    return [{kind: number for kind, number in seat["goods"].items() if number} for seat in seats]


def first_fit(scene: Scene) -> Scene:
    """Place the tile in hand where it first fits by itself, and do no more."""
    scene.game.apply(next(a for a in scene.game.legal() if a["type"] == "place_tile" and "needs" not in a))
    return scene.end()

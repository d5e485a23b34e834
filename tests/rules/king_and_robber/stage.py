"""Scenes with king and robber baron: who holds them, and what was scored for them."""

from __future__ import annotations

from typing import Any

from rules import view
from tests.rules.scene import Scene, entries, on_board

EXPANSION = "king-and-robber"
KING, BARON = "king", "robber_baron"
BRIDGES = "bridges-castles-bazaars"


def stage(text: str, *more: str, **keys: Any) -> Scene:
    """Return a scene with the expansion in play and others; keys as for `on_board`."""
    return on_board(text, **{"expansions": [EXPANSION, *more], "hand": ["L", "L"], **keys})


def holder(scene: Scene, prize: str = KING) -> tuple[int, int] | None:
    """Return who holds a prize and the size of its record, as viewers see it."""
    seen = view(scene.game).get(prize)
    return None if seen is None else (seen["seat"], seen["size"])


def worth(scene: Scene, prize: str = KING) -> list[int | None]:
    """Return what a prize would bring now, at the seat that holds it."""
    return [seat.get(prize) for seat in view(scene.game)["seats"]]


def prizes(scene: Scene) -> list[tuple[int, str, int]]:
    """Return what the two have brought at the end."""
    return [entry for entry in entries(scene) if entry[1] in (KING, BARON)]

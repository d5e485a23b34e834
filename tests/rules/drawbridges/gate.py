"""Scenes with drawbridges: what movers do, and what is asked of the board."""

from __future__ import annotations

from typing import Any

from rules import view
from tests.rules.scene import Scene, on_board

EXPANSION = "drawbridges"
Place = tuple[int, int, str]


def stage(text: str, **keys: Any) -> Scene:
    """Return a scene with the expansion in play, in the first edition; keys as for `on_board`."""
    return on_board(text, **{"expansions": [EXPANSION], "edition": "hig-2010", **keys})


def crossings(scene: Scene) -> list[tuple[str, Place, Place]]:
    """Return the crossings that are possible now: piece, from, to."""
    found = [a for a in scene.game.legal() if a["type"] == "cross_drawbridge"]
    return [(a["piece"], _place(a["from"]), _place(a["to"])) for a in found]


def _place(reference: dict[str, Any]) -> Place:
    return reference["x"], reference["y"], reference["feature"]


def _reference(place: Place) -> dict[str, Any]:
    return dict(zip(("x", "y", "feature"), place, strict=True))


def crossing(start: Place, goal: Place, piece: str = "meeple") -> dict[str, Any]:
    """Return the action without its seat."""
    ends = {"from": _reference(start), "to": _reference(goal)}
    return {"type": "cross_drawbridge", "piece": piece, **ends}


def cross(scene: Scene, start: Place, goal: Place, piece: str = "meeple") -> Scene:
    return scene.act(**crossing(start, goal, piece))


def stay(scene: Scene) -> Scene:
    return scene.act(type="pass")


def up(scene: Scene) -> list[bool]:
    """Return whether each drawbridge is up, in the order in which their tiles were laid."""
    return [gate["up"] for gate in view(scene.game)["drawbridges"]]

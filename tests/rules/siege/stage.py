"""Scenes with besieged cities: who may escape, and what is scored."""

from __future__ import annotations

from typing import Any

from tests.rules.scene import Scene, on_board

EXPANSION = "siege"
INNS, TRADERS, ABBEYS = "inns-and-cathedrals", "traders-and-builders", "abbey-and-mayor"
CASTLES, DRAWBRIDGES = "bridges-castles-bazaars", "drawbridges"
Place = tuple[str, int, int, str]
# Both printings, and enough of each tile.
SETS = {"base": 4, "besiegers": 2, "cathars": 2}
# A monastery, a besieged city beside it that is open to the north, and room for more tiles.
CAMP = "*L SI.CA/C ?a\n?? ?b ?c"
HERE: Place = ("meeple", 1, 0, "city@N")
# A city of five tiles with two pennants, its besieging tile still to come.
RICH = """
.     .      C@180
.     .      CFc+@90
C@90  *CFc+  ??
"""
# A monastery amid two cities of two tiles and a besieged one.
FARM = """
.     .      C@180    .     .
.     .      SI.CA/C  .     .
C@90  C@270  *L       C@90  C@270
.     .      ??       .     .
"""


def stage(text: str = CAMP, *more: str, **keys: Any) -> Scene:
    """Return a scene with the expansion in play and others; keys as for `on_board`."""
    setup = {"expansions": [EXPANSION, *more], "sets": SETS, "hand": ["L", "L", "L", "L"], **keys}
    return on_board(text, **setup)


def camp(seat: int = 0, *more: str, piece: str = "meeple", **keys: Any) -> Scene:
    """Return a follower of a seat in the besieged city beside a monastery."""
    return stage(CAMP, *more, **keys).stand(seat, "city@N", (1, 0), piece)


def ways(scene: Scene) -> list[Place]:
    """Return who may escape now, from where."""
    found = [a for a in scene.game.legal() if a["type"] == "escape"]
    return [(a["piece"], a["x"], a["y"], a["feature"]) for a in found]


def named(place: Place) -> dict[str, Any]:
    """Return the action without its seat."""
    return {"type": "escape", **dict(zip(("piece", "x", "y", "feature"), place, strict=True))}


def flee(scene: Scene, place: Place = HERE) -> Scene:
    return scene.act(**named(place))


def stay(scene: Scene) -> Scene:
    return scene.act(type="pass")


def parts(scene: Scene, nth: int = 0) -> dict[str, tuple[int, int]]:
    """Return the parts of a line of the score: how many of what, for how many points."""
    return {p["what"]: (p["count"], p["points"]) for p in scene.game.state.scored[nth]["parts"]}

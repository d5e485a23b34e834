"""Towers beside the City of Carcassonne (COUNT-49, INT-91)."""

from __future__ import annotations

from typing import Any

from tests.clauses import clause
from tests.rules.count.stage import block_at, inside
from tests.rules.scene import Scene
from tests.rules.tower.stage import build, high, prey, stage

# The block is four tiles wide: a tower to the west of it, a monastery to the east.
EAST, FARTHER, WEST = (4, 1), (5, 1), (-1, 1)


def beside_the_city(height: int) -> Scene:
    """Return a scene with a tower of that height west of the block, and a monastery east of it."""
    tiles = (("TO/L", WEST), ("BA/L", EAST), ("BA/L", FARTHER))
    start = [
        *block_at(0, 0),
        *({"tile": name, "x": x, "y": y, "rotation": 0} for name, (x, y) in tiles),
    ]
    keys: dict[str, Any] = {"start": start, "sets": {"base": 2}}
    return high(stage("*L", "count", **keys), height, *WEST)


@clause("INT-91", "TOWER-20")
def test_a_towers_reach_runs_over_the_city() -> None:
    scene = beside_the_city(4).stand(1, "monastery", EAST).stand(1, "monastery", FARTHER)
    place_away(scene)
    assert prey(build(scene, *WEST)) == [(1, "meeple", *EAST, "monastery")]


@clause("INT-91", "COUNT-49", "TOWER-23")
def test_a_follower_on_the_rim_is_captured_and_none_in_a_quarter() -> None:
    scene = beside_the_city(3)
    inside(inside(scene, 1, "market"), 1, "castle")
    place_away(scene.stand(1, "field@NL", (0, 1)))
    assert prey(build(scene, *WEST)) == [(1, "meeple", 0, 1, "field@NL")]


def place_away(scene: Scene) -> None:
    """Place the tile in hand where it is in nobody's way."""
    x, y, rotation = next(p for p in scene.can_place() if p[0] > EAST[0])
    scene.place((x, y), rotation)

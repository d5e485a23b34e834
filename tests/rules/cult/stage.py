"""Scenes with a shrine beside a monastery, and words for what comes of them."""

from __future__ import annotations

from typing import Any

from tests.rules.scene import Scene, on_board

EXPANSION = "cult"
# A shrine at (0, 0) with a monastery at (1, 0). A tile at ?s completes the shrine, one at ?m the monastery.
BESIDE = """
RFr  RFr            RFr    RFr
?s   *CU/SRFR@90    LR@90  ?m
RFr  RFr            RFr    RFr
"""
# The same with ends of a road at one tile that completes both.
BOTH = """
RFr  RFr            RFr    RFr
RFr  *CU/SRFR@90    LR@90  C@90
RFr  RFr            ??     RFr
"""
# The same with two more tiles missing around the monastery.
FAR = """
RFr  RFr            RFr    .
?s   *CU/SRFR@90    LR@90  ?m
RFr  RFr            RFr    .
"""


def stage(text: str = BESIDE, *more: str, **keys: Any) -> Scene:
    """Return a scene with the expansion in play and others; keys as for `on_board`."""
    return on_board(text, **{"expansions": [EXPANSION, *more], "hand": ["RFr", "RFr", "RFr"], **keys})


def held(text: str = BESIDE, *more: str, shrine: int = 0, monastery: int = 1, **keys: Any) -> Scene:
    """Return a scene in which one seat holds the shrine and one the monastery."""
    return stage(text, *more, **keys).stand(shrine, "shrine").stand(monastery, "monastery", (1, 0))


def challenge(scene: Scene, x: int, y: int, name: str) -> tuple[int, int, str] | None:
    """Return the building that a building is in a challenge with, as viewers see it."""
    rival = scene.look(x, y, name).get("challenge")
    return None if rival is None else (rival["x"], rival["y"], rival["feature"])


def challenged(scene: Scene) -> bool:
    """Return whether the two buildings of the boards above are in a challenge; both sides say the same."""
    one, other = challenge(scene, 0, 0, "shrine"), challenge(scene, 1, 0, "monastery")
    assert (one is None) == (other is None)
    assert one in (None, (1, 0, "monastery"))
    assert other in (None, (0, 0, "shrine"))
    return one is not None

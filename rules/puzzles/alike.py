"""Rotations of a tile that look alike, so that an answer holds for all of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.decisions import Action
from rules.state.state import GameState
from rules.tiles.design import Face


def appearance(face: Face) -> Any:
    """Return what a face looks like, as a value that equals that of each face which looks the same."""
    if any(type(value) not in (bool, int) for one in face.segments for value in one.data.values()):
        return face.rotation  # what is said there may be about edges, which are named as printed
    ends = {segment.index: segment.ports for segment in face.segments}
    return frozenset(
        Counter(
            (
                one.kind,
                one.ports,
                one.shared,
                one.pennants,
                one.extra_ends,
                repr(sorted(one.data.items())),
                tuple(sorted(ends[city] for city in one.cities)),
            )
            for one in face.segments
        ).items()
    )


def alike(state: GameState, tile: str, rotation: int) -> list[int]:
    """Return the rotations at which a tile looks as it does at `rotation`, that one among them."""
    faces = state.board.faces(tile)
    wanted = appearance(faces[rotation // 90])
    return [90 * turn for turn, face in enumerate(faces) if appearance(face) == wanted]


def lowest(state: GameState, action: Action) -> Action:
    """Return a placement of the tile in hand with the lowest rotation that looks the same."""
    if action["type"] != "place_tile" or state.hand is None:
        return action
    return {**action, "rotation": min(alike(state, state.hand, action["rotation"]))}

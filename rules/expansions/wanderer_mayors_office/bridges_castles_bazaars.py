"""Networks of roads over bridges and at castles (NET-18, NET-21, WANDER-35, WANDER-40)."""

from __future__ import annotations

from itertools import islice

from rules.board.features import Feature, Spot
from rules.expansions.bridges_castles_bazaars.bridge import Bridges, ends
from rules.expansions.bridges_castles_bazaars.castle import MINDED, Castle, Minds, castles
from rules.state.placement import Placement
from rules.state.state import GameState


def bridges(state: GameState, known: int) -> list[Spot]:
    """Return the pieces of road of all bridges but the first `known`, in the order of building."""
    slot: Bridges | None = state.slots.get("bridges")
    if slot is None or len(slot.built) == known:
        return []
    tiles = state.board.tiles
    return [
        tiles[cell].spots[tiles[cell].sides[ends(axis)[0]][0]]
        for cell, axis in islice(slot.built.items(), known, None)
    ]


def is_castle(place: Feature) -> bool:
    """Return whether a place at the end of a road is a castle; it counts as a city (NET-21)."""
    return place.kind == "castle"


def has_scored(state: GameState, place: Feature) -> bool:
    """Return whether a castle has scored, so that no wanderer waits for it any longer (WANDER-25)."""
    return any(castle.feature is place and castle.points is not None for castle in castles(state))


def scored_castles(this: Placement) -> list[tuple[Feature, Feature]]:
    """Return the castles that took their value in this placement, with the features (WANDER-40)."""
    waited: list[Castle] = this.notes.get("castles", [])
    return [(castle.feature, castle.source) for castle in waited if castle.source is not None]


def ask_before_castles_take(this: Placement, minds: Minds) -> None:
    """Note what wanderers and offices make of the feature that a castle takes (HOUSE-23)."""
    this.notes[MINDED] = minds

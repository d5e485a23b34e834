"""Builders and goods beside bridges, castles and bazaars (BUILDER-9, GOODS-5, X8-BUILDER-2 to -4)."""

from __future__ import annotations

from collections.abc import Callable

from rules.board.features import Feature, Spot
from rules.decisions import Flow
from rules.state.placement import Placement
from rules.state.state import GameState


def spots_laid(this: Placement) -> list[Spot]:
    """Return the spots of the tile just placed and of a bridge built with it (BUILDER-9)."""
    bridge: Spot | None = this.notes.get("bridges")
    return this.placed.spots if bridge is None else [*this.placed.spots, bridge]


def play_before_the_sale(state: GameState, this: Placement, play: Callable[[int], Flow]) -> None:
    """Play the second part of a turn before the tiles of a bazaar are revealed (X8-BUILDER-3).

    `play` gets the number of tiles that have to be left for the sale.
    """
    if state.options["bazaar.builder_turn"] == "before":
        this.notes["bazaars.between"] = play


def scored_though_converted(this: Placement) -> list[Feature]:
    """Return the cities that have become castles and yet were scored by some of their holders (GOODS-5)."""
    cities: list[Feature] = this.notes.get("castles.scored", [])
    return cities

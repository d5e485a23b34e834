"""Trying a tile that everybody can see, for whoever asks: where it would go, and what it would bring."""

from __future__ import annotations

from typing import Any, cast

import rules
from games import aids
from games.event_log.read import read_live
from games.game_cache import LiveMatch
from games.models import Match, acting_seat
from games.refusals import TRYOUT_TILE
from games.schemas.records import (
    FeatureSchema,
    FittingSchema,
    FittingTileSchema,
    OutcomeSchema,
    ProjectionSchema,
    ScoredSchema,
    TriedPlacementSchema,
    TryoutSchema,
)
from realtime.refusals import RequestRefused


def tryout(match: Match, player: int | None, tile: str) -> TryoutSchema:
    """Return legal placements of a tile in hand or on offer; bridges are those of the viewer's own supply.

    Raises RequestRefused for any other tile: what is still in the bag is nobody's to try. All functions
    here raise it in a match that is played without aids.
    """
    aids.must_be_given(match)
    seat = acting_seat(match, player)

    def look(live: LiveMatch) -> TryoutSchema:
        if tile not in shown(live.seen):
            raise RequestRefused(TRYOUT_TILE, number=live.number)
        # Expansions may add keys to a placement, so the engine's own dicts are passed on as they are.
        placements = cast(list[TriedPlacementSchema], rules.placements_of(live.game, tile, seat))
        return TryoutSchema(tile, live.number, placements)

    return read_live(match, look)


def outcome(match: Match, player: int | None, tile: str, x: int, y: int, rotation: int) -> OutcomeSchema:
    """Return what a placement would bring if the turn then ended without a figure.

    The turn is the asker's, or for a spectator that of the seat that has it. Raises RequestRefused for a tile
    that does not lie open and for a placement that is not legal.
    """
    aids.must_be_given(match)
    seat = acting_seat(match, player)

    def look(live: LiveMatch) -> OutcomeSchema:
        if tile not in shown(live.seen):
            raise RequestRefused(TRYOUT_TILE, number=live.number)
        try:
            found = rules.outcome(live.game, tile, x, y, rotation, seat)
        except rules.IllegalAction as error:
            raise RequestRefused(error.refusal, number=live.number) from error
        features = cast(list[FeatureSchema], found["features"])
        return OutcomeSchema(tile, live.number, features, cast(list[ScoredSchema], found["scored"]))

    return read_live(match, look)


def fitting(match: Match, x: int, y: int) -> FittingSchema:
    """Return the designs of the bag that would fit a free cell by themselves."""
    aids.must_be_given(match)

    def look(live: LiveMatch) -> FittingSchema:
        return FittingSchema(live.number, cast(list[FittingTileSchema], rules.fitting(live.game, x, y)))

    return read_live(match, look)


def projection(match: Match) -> ProjectionSchema:
    """Return what would be scored if the game ended now; None while a placement is being scored."""
    aids.must_be_given(match)

    def look(live: LiveMatch) -> ProjectionSchema:
        found = rules.projection(live.game)
        return ProjectionSchema(live.number, cast(list[ScoredSchema] | None, found))

    return read_live(match, look)


def shown(view: dict[str, Any]) -> set[str]:
    """Return the tiles lying open beside the board: the one in hand, and a bazaar's row."""
    hand = (view.get("turn") or {}).get("tile")
    row = [place["tile"] for place in (view.get("auction") or {}).get("row", [])]
    return {tile for tile in [hand, *row] if tile is not None}

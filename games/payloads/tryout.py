"""Trying a tile that everybody can see on the table as it stands: where it would go, for whoever asks."""

from __future__ import annotations

from typing import Any, cast

import rules
from games.event_log.read import read_live
from games.game_cache import LiveMatch
from games.models import Match, seat_of
from games.refusals import TRYOUT_TILE
from games.schemas.records import TriedPlacementSchema, TryoutSchema
from realtime.refusals import RequestRefused


def tryout(match: Match, player: int | None, tile: str) -> TryoutSchema:
    """Return legal placements of a tile in hand or on offer; bridges are those of the asker's own supply.

    Raises RequestRefused for any other tile: what is still in the bag is nobody's to try.
    """
    seat = seat_of(match, player)

    def look(live: LiveMatch) -> TryoutSchema:
        if tile not in shown(live.seen):
            raise RequestRefused(TRYOUT_TILE, number=live.number)
        # Expansions may add keys to a placement, so the engine's own dicts are passed on as they are.
        placements = cast(list[TriedPlacementSchema], rules.placements_of(live.game, tile, seat))
        return TryoutSchema(tile, live.number, placements)

    return read_live(match, look)


def shown(view: dict[str, Any]) -> set[str]:
    """Return the tiles lying open beside the board: the one in hand, and a bazaar's row."""
    hand = (view.get("turn") or {}).get("tile")
    row = [place["tile"] for place in (view.get("auction") or {}).get("row", [])]
    return {tile for tile in [hand, *row] if tile is not None}

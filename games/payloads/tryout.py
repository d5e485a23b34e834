"""Trying a tile that everybody can see on the table as it stands: where it would go, for whoever asks."""

from __future__ import annotations

from typing import Any

import rules
from games.game_cache import LiveMatch
from games.models import Match, seat_of
from games.payloads.match import at_table
from realtime.refusals import RequestRefused


def tryout(match: Match, player: int | None, tile: str) -> dict[str, Any]:
    """Legal placements of a tile in hand or on offer; bridges are those of the asker's own supply.

    Raises RequestRefused for any other tile: what is still in the bag is nobody's to try.
    """
    seat = seat_of(match, player)

    def look(live: LiveMatch) -> dict[str, Any]:
        if tile not in shown(live.seen):
            raise RequestRefused(
                "tryout.tile", "That tile is neither in hand nor on offer.", number=live.number
            )
        placements = rules.placements_of(live.game, tile, seat)
        return {"tile": tile, "number": live.number, "placements": placements}

    return at_table(match, look)


def shown(view: dict[str, Any]) -> set[str]:
    """The tiles lying open beside the board: the one in hand, and a bazaar's row."""
    hand = (view.get("turn") or {}).get("tile")
    row = [place["tile"] for place in (view.get("auction") or {}).get("row", [])]
    return {tile for tile in [hand, *row] if tile is not None}

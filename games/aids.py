"""Aids of a match: how much the page helps those who play, as its table has chosen.

`tournament` gives as much as a table of wood: no projections, no worth of a feature, no fields, no tiles
left, no cells where the tile fits, no previews of actions. The server then leaves this out of what it sends,
until the match is over.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.models import Match
from games.refusals import AIDS_TOURNAMENT
from realtime.refusals import RequestRefused

BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))
ROTATIONS = (0, 90, 180, 270)
Action = dict[str, Any]


def withheld(match: Match) -> bool:
    """Return whether aids are kept from everybody who plays or watches."""
    return match.aids == Match.Aids.TOURNAMENT and match.status != Match.Status.OVER


def must_be_given(match: Match) -> None:
    """Raise RequestRefused if the match is played without aids and is not over."""
    if withheld(match):
        raise RequestRefused(AIDS_TOURNAMENT, number=match.number)


def unmarked(actions: Iterable[Action], tiles: Iterable[dict[str, Any]]) -> list[Action]:
    """Return the legal actions with all free cells in the place of those where the tile fits.

    `tiles` are those on the board. Each free cell beside one is there with every rotation. What does not fit
    is refused when it is played.
    """
    kept: list[Action] = []
    placing: Action | None = None
    for action in actions:
        if action["type"] == "place_tile":
            placing = placing or action
        else:
            kept.append(action)
    if placing is None:
        return kept
    bare = {key: placing[key] for key in ("seat", "type")}
    return [{**bare, "x": x, "y": y, "rotation": r} for x, y in _beside(tiles) for r in ROTATIONS] + kept


def _beside(tiles: Iterable[dict[str, Any]]) -> list[tuple[int, int]]:
    taken = {(tile["x"], tile["y"]) for tile in tiles}
    return sorted({(x + dx, y + dy) for x, y in taken for dx, dy in BESIDE} - taken)

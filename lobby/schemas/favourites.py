"""Settings that players keep."""

from __future__ import annotations

from typing import Any

from games.schemas.base import UNSET, Optional, Schema, Stamp
from games.schemas.clocks import ClockSchema
from games.schemas.matches import Aids, ClaimDays
from lobby.schemas.tables import TableSchema


class PlaysSchema(Schema, kw_only=True):
    """What a favourite keeps of a table's settings."""

    size: int
    edition: str
    expansions: list[str]
    options: dict[str, Any]
    # Since expansions come in parts; what was kept before that has none.
    sets: dict[str, int] | Optional = UNSET
    # Since tables choose numbers of pieces; what was kept before that has the usual ones.
    supply: dict[str, int] | Optional = UNSET
    clock: ClockSchema
    # Since tables have aids; what was kept before that plays as usual.
    aids: Aids | Optional = UNSET
    # Since matches can be claimed; what was kept before that can't.
    claim_days: ClaimDays | Optional = UNSET


class FavouriteSchema(Schema):
    """Settings kept under a name."""

    id: str
    name: str
    plays: PlaysSchema
    created: Stamp


class FavouritesSchema(Schema):
    """All that a player keeps, and the most there can be."""

    favourites: list[FavouriteSchema]
    most: int


class LeftOutSchema(Schema):
    """Something of a favourite that can't be played (any more)."""

    what: str
    name: str
    sentence: str
    code: str
    params: dict[str, Any] | Optional = UNSET


class AppliedSchema(Schema):
    """The table with a favourite's settings, and what was left out."""

    table: TableSchema
    left_out: list[LeftOutSchema]

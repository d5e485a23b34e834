"""Documents that the rules engine itself writes or reads: records, features, placements."""

from __future__ import annotations

from typing import Any, Literal

from games.schemas.base import UNSET, Json, Optional, Schema


class RecordSchema(Schema, kw_only=True):
    """A record, format `bastide/1`."""

    format: str
    setup: Json
    draws: list[str] | Optional = UNSET
    seed: str | Optional = UNSET
    salts: list[str] | Optional = UNSET
    commitment: str | Optional = UNSET
    chance: Json | Optional = UNSET
    actions: list[Json]
    hashes: list[str] | Optional = UNSET
    result: Any | Optional = UNSET


class NetworkSchema(Schema):
    """Roads that hang together: their pieces, the places they end at, and the wanderers and offices there."""

    pieces: list[Json]
    terminals: list[Json]
    figures: list[Json]


class FeatureSchema(Schema, kw_only=True):
    """A whole feature, for its outline and its worth; with wanderers also the networks of roads at it."""

    kind: str
    home: Json
    spots: list[Json]
    tiles: int
    open: int
    complete: bool
    figures: list[Json]
    holders: list[int]
    value: int | None
    finished: int | None
    networks: list[NetworkSchema] | Optional = UNSET


class ClaimSchema(Schema):
    """A feature that seats hold; `scored` says that its figures have gone home with its points."""

    kind: str
    spots: list[Json]
    holders: list[int]
    scored: bool


class ClaimsSchema(Schema):
    """The holders of features after event `number`."""

    number: int
    claims: list[ClaimSchema]


class BridgeSiteSchema(Schema):
    """Where a bridge would lie."""

    x: int
    y: int
    axis: Literal["ns", "ew"]


class TriedPlacementSchema(Schema):
    """One legal placement; `bridge` is the one it needs."""

    x: int
    y: int
    rotation: int
    needs: str | Optional = UNSET
    bridge: BridgeSiteSchema | Optional = UNSET


class TryoutSchema(Schema):
    """Where a tile would go after event `number`."""

    tile: str
    number: int
    placements: list[TriedPlacementSchema]

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
    """A feature that seats hold.

    `scored` says that its figures have gone home with its points, `complete` that nothing of it is open.
    """

    kind: str
    spots: list[Json]
    holders: list[int]
    scored: bool
    complete: bool


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


class ScoredPartSchema(Schema):
    """One part of an entry: `count` things of a kind, worth `points` together."""

    what: str
    count: int
    points: int


class ScoredSchema(Schema):
    """Points for a seat, as an entry of `scored` in a view."""

    seq: int
    seat: int
    points: int
    reason: str
    parts: list[ScoredPartSchema]
    x: int | Optional = UNSET
    y: int | Optional = UNSET
    feature: str | Optional = UNSET


class OutcomeSchema(Schema):
    """What a placement would bring after event `number`, if the turn then ended without a figure.

    `features` are those that the tile would have a part in or would complete, before their figures go home.
    """

    tile: str
    number: int
    features: list[FeatureSchema]
    scored: list[ScoredSchema]


class ProjectionSchema(Schema):
    """What would be scored if the game ended after event `number`; null while a placement is being scored."""

    number: int
    scored: list[ScoredSchema] | None

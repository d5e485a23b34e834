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


class SiegeSchema(Schema):
    """What a siege takes from a city: from its worth now, from its worth complete (null if it is).

    `field` is what the city brings a field once it is complete, null in games without farmers.
    """

    value: int
    finished: int | None
    field: int | None


class BesiegedCitiesSchema(Schema):
    """How many besieged cities lie at a field, complete and not."""

    complete: int
    open: int


class FlockSchema(Schema):
    """All sheep in a field, and the seats that get a point for each."""

    sheep: int
    seats: list[int]


class FeatureSchema(Schema, kw_only=True):
    """A whole feature, for its outline and its worth; with wanderers also the networks of roads at it.

    With sieges a besieged city has `besieged` and `siege`, and a field at such cities `besieged_cities`.
    With hills and sheep `on_hills` counts followers on hills by seat, `flock` the sheep of a field, and
    `vineyards` those around a building. With the count `quarter` says from where in the City of Carcassonne
    followers go to the feature.
    """

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
    besieged: bool | Optional = UNSET
    siege: SiegeSchema | Optional = UNSET
    besieged_cities: BesiegedCitiesSchema | Optional = UNSET
    on_hills: Json | Optional = UNSET
    flock: FlockSchema | Optional = UNSET
    vineyards: int | Optional = UNSET
    # Of a field: how many cities bring it points.
    cities: int | Optional = UNSET
    quarter: str | Optional = UNSET


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


class FieldFiguresSchema(Schema):
    """How many figures a seat has in a field."""

    seat: int
    count: int


class FieldPointsSchema(Schema):
    """What a seat would get for a field."""

    seat: int
    points: int


class FieldSchema(Schema):
    """A field with figures, or with cities that count there; `cities` are named by their homes.

    `value` is what it brings its holders, or whoever claims it while nobody does. `points` are what each seat
    would get if the game ended now, empty where fields are not scored one by one.
    """

    spots: list[Json]
    holders: list[int]
    figures: list[FieldFiguresSchema]
    cities: list[Json]
    value: int | None
    points: list[FieldPointsSchema]


class FieldsSchema(Schema):
    """The fields after event `number`."""

    number: int
    fields: list[FieldSchema]


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


class FittingTileSchema(Schema):
    """A design and each way round that it would fit."""

    tile: str
    rotations: list[int]


class FittingSchema(Schema):
    """The designs that would fit a free cell after event `number`, whether some of them are left or not."""

    number: int
    tiles: list[FittingTileSchema]


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

"""Statistics of a player across finished matches."""

from __future__ import annotations

from typing import Annotated

from games.schemas.base import Schema, note


class TotalsSchema(Schema):
    """What a player has done in all."""

    games: int
    wins: int
    mean: Annotated[float | None, note("Of the scores; null without games.")]
    best: int | None
    tiles: int
    figures: int
    time_ms: Annotated[int, note("From the event before to each of the player's own.")]


class BiggestSchema(Schema):
    """The most points at once."""

    points: int
    reason: str
    match: str


class PlacesSchema(Schema):
    """How often a player came first, second, … in matches of so many seats."""

    seats: int
    places: list[int]


class SourceSchema(Schema):
    """Points of a reason."""

    reason: str
    points: int


class StatisticsSchema(Schema):
    """A player's finished matches in numbers."""

    expansion: Annotated[str | None, note("Only matches with it count; `base`: those without any.")]
    totals: TotalsSchema
    biggest: BiggestSchema | None
    places: list[PlacesSchema]
    sources: Annotated[list[SourceSchema], note("The most points first.")]

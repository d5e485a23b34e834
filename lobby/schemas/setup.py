"""Everything the table form shows."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from games.schemas.base import Schema, deprecated, note, one_of
from lobby.presets import PRESETS


class OptionSchema(Schema):
    """A point on which editions differ; `presets` is its value in each edition.

    While the option `switch` is off this one has no effect. `needs` are other options with the values at
    which this one has an effect at all.
    """

    expansion: Annotated[str, note("the expansion that it belongs to; `base` for the base game")]
    box: Annotated[str, deprecated("the old name of `expansion`")]
    name: str
    switch: str | None
    needs: dict[str, list[str]]
    text: str
    values: list[str]
    numbers: bool
    presets: dict[str, str]
    clauses: list[str]


class ExpansionPartSchema(Schema):
    """A part of an expansion that can be played by itself; `usual` is how many of it a new table takes."""

    name: str
    title: str
    tiles: int
    usual: int


class PieceSchema(Schema):
    """A kind of piece that every seat starts with, as `supply` of a table counts it, from 0 to `most`."""

    expansion: Annotated[str, note("the expansion that brings it; `base` for the base game")]
    name: str
    usual: Annotated[
        dict[str, int],
        note(
            "For each number of seats: of the newest edition, without chosen options; 0 where one brings it."
        ),
    ]
    most: int


class TileSetSchema(Schema):
    """What `sets` of a table counts, from 0 to `most`: the base game, an expansion, or a part of one."""

    expansion: Annotated[str, note("the expansion to which it belongs; `base` for the base game")]
    name: str
    title: str
    tiles: Annotated[int, note("in one copy")]
    usual: int
    most: int


class ExpansionSchema(Schema):
    """A set that can be added to the base game; `needs` are the expansions that must come with it."""

    name: str
    title: str
    tiles: int
    reconstructed: bool
    first: Annotated[bool, note("whether it suits a first game with expansions")]
    family: Annotated[bool, note("whether nothing in it takes a figure or points from anybody")]
    boxes: Annotated[list[str], note("the printed boxes in which it came together with the base game")]
    needs: list[str]
    parts: list[ExpansionPartSchema]


class PresetSchema(Schema):
    """A choice of expansions under a name that pages translate."""

    name: Annotated[str, one_of(PRESETS)]
    expansions: list[str]
    decisions: Annotated[
        dict[str, int],
        note("For each number of seats: decisions of all seats in a whole game, the median of bots' games."),
    ]


class StrengthSchema(Schema):
    """How strong a level of bots is against the one below it, by games of two without expansions."""

    level: str
    against: str
    games: int
    first: Annotated[int, note("the number of the first of these games, which is its seed")]
    share: Annotated[float, note("of the games that `level` won, 0 to 1; a shared victory is a half")]
    low: Annotated[float, note("lower bound of the 95 % interval of `share`")]
    high: Annotated[float, note("upper bound of the 95 % interval of `share`")]


class ClockLimitsSchema(Schema):
    """What a clock may be; times in milliseconds."""

    kinds: list[str]
    outs: list[str]
    shortest: dict[str, int]
    longest: int


class SetupSchema(Schema):
    """Everything the table form shows."""

    editions: list[str]
    default_edition: str
    seats: Annotated[list[int], Meta(min_length=2, max_length=2)]
    options: list[OptionSchema]
    expansions: list[ExpansionSchema]
    pieces: list[PieceSchema]
    sets: list[TileSetSchema]
    presets: list[PresetSchema]
    bots: Annotated[list[str], note("the levels of bots, from the weakest to the strongest")]
    strengths: list[StrengthSchema]
    clocks: ClockLimitsSchema
    most_tiles: Annotated[int, note("that a table may play with, start tiles included")]
    art: str
    mail: Annotated[bool, note("whether this server sends mails, for forgotten passwords")]

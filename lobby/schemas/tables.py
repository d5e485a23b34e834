"""Tables, as one viewer sees them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from games.schemas.base import UNSET, Optional, Schema, Stamp, note, one_of
from games.schemas.clocks import ClockSchema
from games.schemas.matches import Aids, ClaimDays
from lobby.models import Table


class TableSeatSchema(Schema):
    """A taken seat at a table."""

    index: int
    name: str
    kind: Literal["human", "bot"]
    player: str | None
    companion: Annotated[bool, note("Another person at the device of `player`, who has a seat too.")]
    bot: str | None
    here: bool
    salted: bool
    guest: Annotated[bool | Optional, note("The player is a guest without an account.")] = UNSET


class ViewerSchema(Schema):
    """What a table is to the viewer."""

    seat: int | None
    host: bool
    invited: bool
    barred: Annotated[bool | Optional, note("The host has removed this player.")] = UNSET


class ReservedSeatSchema(Schema):
    """A seat that is kept for somebody."""

    index: int
    name: str


class RemovedPlayerSchema(Schema):
    """A player whom the host has removed."""

    player: str
    name: str


class TableSchema(Schema):
    """A table as one viewer sees it; `invite` and `kept` for its members only, `removed` for its host."""

    id: str
    name: str
    host: str
    private: bool
    invite: str | None
    kept: list[ReservedSeatSchema]
    status: Annotated[str, one_of(Table.Status.values)]
    seats: list[TableSeatSchema | None]
    size: int
    edition: str
    expansions: list[str]
    options: dict[str, Any]
    sets: Annotated[dict[str, int], note("How many of each set and part; else the usual number.")]
    supply: Annotated[dict[str, int], note("How many of a piece each seat starts with; else as usual.")]
    usual_supply: Annotated[
        dict[str, int], note("The pieces in play, with how many each seat would start with without `supply`.")
    ]
    clock: ClockSchema
    aids: Aids
    claim_days: ClaimDays
    commitment: str | None
    match: str | None
    created: Stamp
    you: ViewerSchema
    away: Annotated[bool | Optional, note("The host has not been here for some minutes.")] = UNSET
    removed: Annotated[list[RemovedPlayerSchema] | Optional, note("Who can't come back.")] = UNSET


class TileCountsSchema(Schema):
    """The tiles that a table plays with, before anything is drawn."""

    tiles: Annotated[dict[str, int], note("How many copies of each design, start tiles included.")]
    start: Annotated[list[str], note("Designs that lie on the board at the start, one for each copy.")]


class PartSchema(Schema):
    """An expansion, or a part of it that `option` switches."""

    name: str
    expansion: str
    option: str | None


class InteractionSchema(Schema):
    """Two parts that are in play and affect each other, and the clauses about the two together."""

    one: PartSchema
    other: PartSchema
    clauses: list[str]


class InteractionsSchema(Schema):
    """What the expansions of a table have to do with each other."""

    interactions: list[InteractionSchema]


class CardSeatSchema(Schema):
    """A taken seat in the lobby's list."""

    name: str
    kind: Literal["human", "bot"]
    guest: Annotated[bool | Optional, note("The player is a guest without an account.")] = UNSET


class TableCardSchema(Schema):
    """What the lobby's list shows of an open public table; `GET /api/tables` has all of it."""

    id: str
    name: str
    private: bool
    status: Annotated[str, one_of(Table.Status.values)]
    seats: list[CardSeatSchema | None]
    edition: str
    expansions: list[str]
    clock: ClockSchema
    you: ViewerSchema
    away: Annotated[bool | Optional, note("The host has not been here for some minutes.")] = UNSET
    aids: Annotated[Aids | Optional, note("Left out where they are `usual`.")] = UNSET
    claim_days: Annotated[ClaimDays | Optional, note("Left out where it is 0.")] = UNSET


class TableMessage(Schema, tag_field="t", tag="table"):
    """A table is new or different."""

    table: TableSchema


class TablePageSchema(Schema):
    """A page of the public open tables that are looked for; `count` is the number of all of them."""

    count: int
    next: Annotated[str | None, note("`after` for the next page; null at the last.")]
    tables: list[TableSchema]

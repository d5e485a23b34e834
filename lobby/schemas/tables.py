"""Tables, as one viewer sees them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from games.schemas.base import Schema, Stamp, one_of
from games.schemas.clocks import ClockSchema
from lobby.models import Table


class TableSeatSchema(Schema):
    """A taken seat at a table."""

    index: int
    name: str
    kind: Literal["human", "bot"]
    player: str | None
    bot: str | None
    here: bool
    salted: bool


class ViewerSchema(Schema):
    """What a table is to the viewer."""

    seat: int | None
    host: bool
    invited: bool


class ReservedSeatSchema(Schema):
    """A seat that is kept for somebody."""

    index: int
    name: str


class TableSchema(Schema):
    """A table as one viewer sees it; `invite` and `kept` for its members only."""

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
    sets: dict[str, int]
    clock: ClockSchema
    commitment: str | None
    match: str | None
    created: Stamp
    you: ViewerSchema


class TableMessage(Schema, tag_field="t", tag="table"):
    """A table is new or different."""

    table: TableSchema

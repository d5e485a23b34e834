"""The clock of a match."""

from __future__ import annotations

from typing import Annotated, Any

from games import clocks
from games.schemas.base import UNSET, Optional, Schema, Stamp, one_of


class ClockSchema(Schema, kw_only=True):
    """Times in milliseconds."""

    kind: Annotated[str, one_of(clocks.KINDS)]
    move: int | Optional = UNSET
    bank: int | Optional = UNSET
    increment: int | Optional = UNSET
    out: Annotated[str, one_of(clocks.OUTS)]


def clock(stored: dict[str, Any]) -> ClockSchema:
    """Make the payload of a clock as it is stored with a match, a table or a favourite."""
    return ClockSchema(**stored)


class ClockMessage(Schema, tag_field="t", tag="clock"):
    """The bank of each seat, whose clock runs, and until when."""

    seat: int | None
    left: list[int | None]
    running: bool
    due: Stamp | None

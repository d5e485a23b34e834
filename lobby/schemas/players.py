"""A player, for themselves."""

from __future__ import annotations

from typing import Annotated

from games.schemas.base import Schema, one_of
from lobby.players import SHAPES


class MarksSchema(Schema):
    """Preferred marks."""

    colour: int | None
    shape: Annotated[str, one_of(SHAPES)] | None


class ProfileSchema(Schema):
    """A player, for themselves."""

    id: str
    name: str
    guest: bool
    username: str | None
    email: str | None
    marks: MarksSchema


class MeSchema(Schema):
    """The player of the session."""

    player: ProfileSchema | None

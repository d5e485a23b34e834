"""Chat at a match."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import field

from games.phrases import PHRASES
from games.schemas.base import UNSET, Optional, Schema, Stamp, note, one_of


class ChatSchema(Schema):
    """A chat message, as a new client gets it; `player` is its author's public id, `id` is for reports."""

    id: int
    player: str | None
    author: str = field(name="from")
    seat: int | None
    text: str
    at: Stamp
    phrase: Annotated[
        str | Optional,
        one_of(PHRASES),
        note("A ready phrase, to be shown in the reader's language; `text` has it in English."),
    ] = UNSET
    to: Annotated[Literal["players"] | Optional, note("Spectators get this line when the match is over.")] = (
        UNSET
    )
    guest: Annotated[bool | Optional, note("The author is a guest without an account.")] = UNSET


class NewChatMessage(ChatSchema, tag_field="t", tag="chat"):
    """The same for the clients that are connected when it comes."""

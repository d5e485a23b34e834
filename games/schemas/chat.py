"""Chat at a match."""

from __future__ import annotations

from msgspec import field

from games.schemas.base import Schema, Stamp


class ChatSchema(Schema):
    """A chat message, as a new client gets it; `player` is its author's public id, `id` is for reports."""

    id: int
    player: str | None
    author: str = field(name="from")
    seat: int | None
    text: str
    at: Stamp


class NewChatMessage(ChatSchema, tag_field="t", tag="chat"):
    """The same for the clients that are connected when it comes."""

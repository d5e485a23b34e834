"""What a client may say over the socket of a match. Each message is a type of its own; unknown keys are
refused.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from games import conf
from realtime.refusals import RequestRefused

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
# As in playing.COMMAND; \Z since $ would let a line end pass.
Command = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{8,64}\Z")]


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="t", frozen=True):
    """The tag `t` says which message it is."""


class Hello(Message, tag="hello", frozen=True):
    """`{"t":"hello","after":0}`: send what came after that event."""

    after: Number


class Act(Message, tag="act", frozen=True):
    """`{"t":"act","id":"...","number":41,"action":{"seat":0,"type":"place_tile",...}}`."""

    id: Command
    number: Number
    action: dict[str, Any]


class Undo(Message, tag="undo", frozen=True):
    """`{"t":"undo","id":"...","number":41}`: take back the last action of the own turn."""

    id: Command
    number: Number


class Chat(Message, tag="chat", frozen=True):
    """`{"t":"chat","id":"...","text":"Well played!"}`."""

    id: Command
    text: str


class Seen(Message, tag="seen", frozen=True):
    """`{"t":"seen","number":41}`: everything up to this event has arrived."""

    number: Number


class Ping(Message, tag="ping", frozen=True):
    """`{"t":"ping","at":1764000000000}`: the number comes back in the pong."""

    at: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


_decoder = msgspec.json.Decoder(Hello | Act | Undo | Chat | Seen | Ping)


def read(text: str) -> Hello | Act | Undo | Chat | Seen | Ping:
    """The message; raises RequestRefused for anything that is none."""
    if len(text) > conf.MESSAGE_BYTES or len(text.encode()) > conf.MESSAGE_BYTES:
        raise RequestRefused("message.size", f"A message is at most {conf.MESSAGE_BYTES} bytes long.")
    try:
        message: Hello | Act | Undo | Chat | Seen | Ping = _decoder.decode(text)
        return message
    except msgspec.ValidationError as error:
        raise RequestRefused("message.form", f"This message is not understood: {error}.") from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RequestRefused("message.json", "This is not JSON.") from error


def id_of(text: str) -> str | None:
    """The id that a refused message carried, so that its sender knows which one it was."""
    if len(text) > conf.MESSAGE_BYTES:
        return None
    try:
        found = msgspec.json.decode(text, type=_WithId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found[:64] if found else None


class _WithId(msgspec.Struct):
    id: str | None = None

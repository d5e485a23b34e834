"""The small messages that every socket sends. Refusals are in `realtime.refusals`."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType


class ServerMessage(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """A message to a client; the tag `t` says which one it is."""


class PongMessage(ServerMessage, tag="pong"):
    """The answer to a ping; `at` is the number that the ping of a match had."""

    at: int | UnsetType = UNSET


class RestartMessage(ServerMessage, tag="restart"):
    """The server restarts in so many milliseconds; the client connects again."""

    in_: int = msgspec.field(name="in")

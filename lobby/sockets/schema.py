"""The messages of the sockets of lobby and tables, for the OpenAPI description and the types made from it."""

from __future__ import annotations

from typing import Any

from games.api.openapi import describe_socket
from lobby.schemas.lobby import (
    GoneMessage,
    HereMessage,
    LobbyMessage,
    MatchMessage,
    OwnLobbyMessage,
    PairedMessage,
    RunningMessage,
    StartedMessage,
)
from lobby.schemas.tables import TableMessage
from lobby.sockets.handlers import LobbyPing
from realtime.messages import PongMessage, RestartMessage
from realtime.refusals import RefusedMessage

FROM_CLIENT = LobbyPing
FROM_LOBBY = (
    LobbyMessage
    | TableMessage
    | MatchMessage
    | GoneMessage
    | OwnLobbyMessage
    | HereMessage
    | PairedMessage
    | RunningMessage
    | PongMessage
    | RefusedMessage
    | RestartMessage
)
FROM_TABLE = TableMessage | StartedMessage | GoneMessage | PongMessage | RefusedMessage | RestartMessage


def describe(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Add the messages to the description, as a hook of drf-spectacular."""
    describe_socket(result, "LobbySocketToServer", FROM_CLIENT)
    describe_socket(result, "LobbySocketToClient", FROM_LOBBY)
    describe_socket(result, "TableSocketToClient", FROM_TABLE)
    return result

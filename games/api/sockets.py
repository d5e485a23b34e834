"""The messages of a match's socket, for the OpenAPI description and the types that are made from it."""

from __future__ import annotations

from typing import Any

from games.api.openapi import describe_socket
from games.handlers.messages import AnyMessage
from games.schemas.answers import AnswersMessage
from games.schemas.chat import NewChatMessage
from games.schemas.clocks import ClockMessage
from games.schemas.events import EventsMessage, OfferMessage, ResyncMessage, TakenMessage
from games.schemas.matches import PresenceMessage, StatusMessage, ViewMessage, WelcomeMessage
from realtime.messages import PongMessage, RestartMessage
from realtime.refusals import RefusedMessage

FROM_CLIENT = AnyMessage
FROM_SERVER = (
    WelcomeMessage
    | ViewMessage
    | EventsMessage
    | OfferMessage
    | TakenMessage
    | RefusedMessage
    | ClockMessage
    | PresenceMessage
    | NewChatMessage
    | StatusMessage
    | AnswersMessage
    | PongMessage
    | RestartMessage
    | ResyncMessage
)


def describe(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Add the messages to the description, as a hook of drf-spectacular."""
    describe_socket(result, "MatchSocketToServer", FROM_CLIENT)
    describe_socket(result, "MatchSocketToClient", FROM_SERVER)
    return result

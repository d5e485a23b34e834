"""The kinds of broadcasts, in the order in which they are sent when several are scheduled."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from games.broadcasts.events import broadcast_events
from games.broadcasts.state import (
    broadcast_answers,
    broadcast_chat,
    broadcast_offer_and_clock,
    broadcast_presence,
    broadcast_status,
)
from games.connections.rooms import Room

BROADCASTERS: dict[str, Callable[[Room], Awaitable[None]]] = {
    "events": broadcast_events,
    "offer": broadcast_offer_and_clock,
    "answers": broadcast_answers,
    "status": broadcast_status,
    "chat": broadcast_chat,
    "presence": broadcast_presence,
}


def first(scheduled: set[str]) -> str:
    """Return the kind to be broadcast first."""
    return next((kind for kind in BROADCASTERS if kind in scheduled), next(iter(scheduled)))

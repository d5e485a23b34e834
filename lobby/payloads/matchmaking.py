"""The queue for quick matches as the browser gets it."""

from __future__ import annotations

from lobby.matchmaking.queue import QueueState
from lobby.schemas.lobby import WaitingSchema


def queue_payload(state: QueueState) -> WaitingSchema:
    """Return what a waiting player sees."""
    return WaitingSchema(state.seats, state.waiting, state.commitment)

"""The queue for quick matches as the browser gets it."""

from __future__ import annotations

from lobby.matchmaking import queue
from lobby.matchmaking.queue import QueueState
from lobby.models import Player
from lobby.schemas.lobby import WaitingSchema


def queue_payload(state: QueueState) -> WaitingSchema:
    """Return what a waiting player sees."""
    return WaitingSchema(state.seats, state.waiting, state.commitment)


def queue_payload_of(player: Player) -> WaitingSchema | None:
    """Return what this player waits for, or None."""
    state = queue.state(player)
    return queue_payload(state) if state else None

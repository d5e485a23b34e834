"""The queue for quick matches as the browser gets it."""

from __future__ import annotations

from typing import Any

from lobby.matchmaking import queue
from lobby.matchmaking.queue import QueueState
from lobby.models import Player


def queue_payload(state: QueueState) -> dict[str, Any]:
    """Return what a waiting player sees."""
    return {"seats": state.seats, "waiting": state.waiting, "commitment": state.commitment}


def queue_payload_of(player: Player) -> dict[str, Any] | None:
    """Return what this player waits for, or None."""
    state = queue.state(player)
    return queue_payload(state) if state else None

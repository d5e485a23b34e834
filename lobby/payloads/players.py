"""Players as the browser gets them."""

from __future__ import annotations

from typing import Any

from lobby.models import Player


def player_payload(player: Player) -> dict[str, Any]:
    """Return the player of a session, for that player."""
    return {
        "id": player.public_id,
        "name": player.name,
        "guest": player.is_guest,
        "username": None if player.is_guest else player.username,
        "email": player.email or None,
        "marks": {"colour": player.marks.get("colour"), "shape": player.marks.get("shape")},
    }

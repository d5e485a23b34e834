"""Players as the browser gets them."""

from __future__ import annotations

from lobby.models import Player
from lobby.schemas.players import MarksSchema, ProfileSchema


def player_payload(player: Player) -> ProfileSchema:
    """Return the player of a session, for that player."""
    return ProfileSchema(
        id=player.public_id,
        name=player.name,
        guest=player.is_guest,
        username=None if player.is_guest else player.username,
        email=player.email or None,
        marks=MarksSchema(player.marks.get("colour"), player.marks.get("shape")),
    )

"""How far the worker is with the copy of a player's data."""

from __future__ import annotations

from lobby import conf, privacy
from lobby.models import DataCopy, Player
from lobby.schemas.players import CopySchema
from realtime.timestamps import stamp


def copy_payload(player: Player) -> CopySchema:
    """Return the state of the player's copy, and how many actions one would have."""
    copy = DataCopy.objects.filter(player=player).defer("body").first()
    if copy is None:
        return CopySchema("none", 0, privacy.actions_of(player).count(), 0, None)
    until = stamp(copy.asked_at + conf.copy_lifetime())
    state = DataCopy.State.FAILED if privacy.copies.given_up(copy) else copy.state
    return CopySchema(state, copy.done, copy.actions, copy.size, until)

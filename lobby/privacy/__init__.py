"""A player's own data: a copy of it, the deletion of an account, and what is deleted after some time."""

from lobby.privacy import copies
from lobby.privacy.deletion import delete_player
from lobby.privacy.export import actions_of, export, filename
from lobby.privacy.retention import Expired, delete_expired

__all__ = ["Expired", "actions_of", "copies", "delete_expired", "delete_player", "export", "filename"]

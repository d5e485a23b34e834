"""Guests and accounts: profiles and presence."""

from lobby.players.presence import is_online, online_count, online_subquery, touch, touch_by_key
from lobby.players.profiles import (
    COLOURS,
    SHAPES,
    clean_name,
    create_guest,
    impostor_error,
    is_referenced,
    update_profile,
)

__all__ = [
    "COLOURS",
    "SHAPES",
    "clean_name",
    "create_guest",
    "impostor_error",
    "is_online",
    "is_referenced",
    "online_count",
    "online_subquery",
    "touch",
    "touch_by_key",
    "update_profile",
]

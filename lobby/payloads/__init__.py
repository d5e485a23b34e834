"""Payloads: what the browser gets of players, tables, the queue and the lobby (docs/protocol.md)."""

from lobby.payloads.alerts import alerts_payload, push_browser_payload
from lobby.payloads.copies import copy_payload
from lobby.payloads.favourites import favourite_payload
from lobby.payloads.lobby import lobby_payload, table_page
from lobby.payloads.matchmaking import queue_payload
from lobby.payloads.players import (
    me_payload,
    privacy_payload,
    public_player_payload,
    relation_payload,
    relations_payload,
)
from lobby.payloads.tables import table_payload, with_details

__all__ = [
    "alerts_payload",
    "copy_payload",
    "favourite_payload",
    "lobby_payload",
    "me_payload",
    "privacy_payload",
    "public_player_payload",
    "push_browser_payload",
    "queue_payload",
    "relation_payload",
    "relations_payload",
    "table_page",
    "table_payload",
    "with_details",
]

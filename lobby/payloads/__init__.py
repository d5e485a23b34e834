"""Payloads: what the browser gets of players, tables, the queue and the lobby (docs/protocol.md)."""

from lobby.payloads.favourites import favourite_payload
from lobby.payloads.lobby import lobby_payload
from lobby.payloads.matchmaking import queue_payload
from lobby.payloads.players import player_payload
from lobby.payloads.tables import table_payload, with_details

__all__ = [
    "favourite_payload",
    "lobby_payload",
    "player_payload",
    "queue_payload",
    "table_payload",
    "with_details",
]

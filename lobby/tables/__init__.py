"""Everything that happens to a table; each verb locks the table, so two at once take turns."""

from lobby.tables.access import visible
from lobby.tables.creation import change, open_table
from lobby.tables.seating import join, leave, remove_bot, seat_bot, send_away
from lobby.tables.starting import close, expire, rematch, start

__all__ = [
    "change",
    "close",
    "expire",
    "join",
    "leave",
    "open_table",
    "rematch",
    "remove_bot",
    "seat_bot",
    "send_away",
    "start",
    "visible",
]

"""Tables: everything that can happen to one. Each operation locks the row of the table."""

from lobby.tables.access import visible
from lobby.tables.bots import remove_bot, seat_bot
from lobby.tables.closing import close, close_abandoned
from lobby.tables.companions import remove_companion, seat_companion
from lobby.tables.creation import change, open_table
from lobby.tables.rematch import rematch
from lobby.tables.seating import join, leave, readmit, send_away, send_away_blocked
from lobby.tables.starting import start
from lobby.tables.watching import watch_bots

__all__ = [
    "change",
    "close",
    "close_abandoned",
    "join",
    "leave",
    "open_table",
    "readmit",
    "rematch",
    "remove_bot",
    "remove_companion",
    "seat_bot",
    "seat_companion",
    "send_away",
    "send_away_blocked",
    "start",
    "visible",
    "watch_bots",
]

"""Sends the whole lobby, or the present state of a table, to one socket."""

from __future__ import annotations

from lobby.models import Player
from lobby.schemas.lobby import GoneMessage
from lobby.sockets.connection import LobbyConnection
from lobby.sockets.messages import final_message, lobby_message
from realtime.connection import NOT_ALLOWED, encode
from realtime.db_threads import run_in_db_thread


async def send_lobby(connection: LobbyConnection, newcomer: Player | None = None) -> None:
    """Send the whole lobby; the player's row is read anew unless it was read just now."""
    # After a restart all clients connect at once, so the work is spread over all database threads.
    thread = f"lobby {id(connection)}"
    await connection.send(await run_in_db_thread(thread, lobby_message, newcomer or connection.key))


async def send_table(connection: LobbyConnection, text: str | None) -> None:
    """Send the message about a table and what follows from it. Closes the socket if there is no message."""
    if text is None:
        await connection.send(encode(GoneMessage(table=connection.table)))
        await connection.close(NOT_ALLOWED)
        return
    await connection.send_if_changed("table", text)
    if final := final_message(text):
        await connection.send_if_changed("final", final)

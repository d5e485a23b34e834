"""Handles the messages of clients: a client of the lobby may only send pings."""

from __future__ import annotations

import msgspec

from lobby import players
from lobby.sockets.connection import LobbyConnection
from realtime.connection import TOO_FAR, encode
from realtime.consumers import refused_message
from realtime.db_threads import run_in_db_thread
from realtime.messages import PongMessage
from realtime.refusals import MESSAGE_FORM, MESSAGE_RATE, MESSAGE_SIZE, RequestRefused

PONG = encode(PongMessage())
LONGEST = 1024  # characters of a message
MOST_REFUSED = 40  # messages above the rate limit in a row, then the socket is closed


class LobbyPing(msgspec.Struct, forbid_unknown_fields=True, tag_field="t", tag="ping"):
    """`{"t":"ping"}`, the only message of a client; the time `at` of its clock is ignored."""

    at: float | None = None


async def handle_message(connection: LobbyConnection, text: str | None) -> None:
    """Answer a ping and record that the player is online; refuse anything else."""
    try:
        _read(connection, text or "")
    except RequestRefused as refused:
        await connection.send_json(refused_message(refused))
        if connection.bucket.debt > MOST_REFUSED:
            await connection.close(TOO_FAR)
        return
    connection.on_message()
    await connection.send(PONG)
    await run_in_db_thread("lobby", players.touch_by_key, connection.key)


def _read(connection: LobbyConnection, text: str) -> None:
    """Raise RequestRefused for anything but a ping, and for messages above the rate limit."""
    if not connection.bucket.take():
        raise RequestRefused(MESSAGE_RATE, seconds=connection.bucket.wait_s())
    if len(text) > LONGEST:
        raise RequestRefused(MESSAGE_SIZE, detail=f"A message here is at most {LONGEST} characters long.")
    try:
        msgspec.json.decode(text, type=LobbyPing)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RequestRefused(MESSAGE_FORM, detail="Only a ping is understood here.") from error

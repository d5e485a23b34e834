"""The consumers of `/ws/lobby/` and `/ws/tables/<id>/`: they send what HTTP would answer, then what changes.

They are plain ASGI applications, not consumer classes of Channels, as that of the matches.
"""

from __future__ import annotations

from collections import Counter
from typing import Any
from urllib.parse import parse_qs

from lobby import players
from lobby.models import Player
from lobby.notifications import TOPIC
from lobby.refusals import TABLE_MISSING
from lobby.sockets.connection import LobbyConnection
from lobby.sockets.delivery import send_lobby, send_table
from lobby.sockets.handlers import handle_message
from lobby.sockets.hub import LobbyHub
from lobby.sockets.messages import table_messages
from realtime import caps, sessions
from realtime.connection import TOO_FAR, TOO_MANY, UNKNOWN, Receive
from realtime.consumers import accept, refuse, refused_message
from realtime.db_threads import run_in_db_thread
from realtime.frames import Send
from realtime.refusals import RequestRefused


async def lobby_consumer(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """Serve a socket of the lobby until it closes."""
    await _consume(scope, receive, send, table="")


async def table_consumer(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """Serve a socket of a table until it closes."""
    await _consume(scope, receive, send, table=scope["url_route"]["kwargs"]["table_id"])


async def _consume(scope: dict[str, Any], receive: Receive, send: Send, table: str) -> None:
    await accept(receive, send)
    try:
        connection, others = await _opened(scope, send, table)
        with caps.reserve(connection.key, sessions.address_of(scope), others):
            await _serve(connection, receive)
    except RequestRefused as refused:
        await refuse(send, refused, TOO_MANY if refused.refusal.code == "socket.too_many" else TOO_FAR)


async def _opened(scope: dict[str, Any], send: Send, table: str) -> tuple[LobbyConnection, Counter[str]]:
    """Return the socket with its player, and how many sockets of the player other processes have."""
    key, address = sessions.session_key(scope), sessions.address_of(scope)
    row, others = await run_in_db_thread("lobby", _admit, key, address)
    player = sessions.session_player(row, key)
    return LobbyConnection(send, player, table, _invite(scope), row), others


def _admit(session_key: str | None, address: str) -> tuple[Player | None, Counter[str]]:
    player: Player | None = sessions.user_of_session(session_key)
    return player, caps.elsewhere(player.pk if player else None, address)


def _invite(scope: dict[str, Any]) -> str:
    query: str = scope.get("query_string", b"").decode("latin1")
    return parse_qs(query).get("invite", [""])[0][:64]


async def _serve(connection: LobbyConnection, receive: Receive) -> None:
    hub = LobbyHub.current()
    if connection.newcomer is not None:
        await run_in_db_thread("lobby", players.touch, connection.newcomer)
    hub.join(connection)
    try:
        if await _welcome(connection):
            await connection.listen(receive, handle_message)
    finally:
        connection.closed = True
        hub.leave(connection)


async def _welcome(connection: LobbyConnection) -> bool:
    """Send the lobby or the table. Returns False and closes the socket if the table may not be seen."""
    newcomer, connection.newcomer = connection.newcomer, None
    if not connection.table:
        await send_lobby(connection, newcomer)
        return True
    viewer = (connection.key, connection.invite)
    text = (await run_in_db_thread("lobby", table_messages, connection.table, [viewer]))[viewer]
    if text is None:
        await connection.send_json(refused_message(RequestRefused(TABLE_MISSING)))
        await connection.close(UNKNOWN)
        return False
    await send_table(connection, text)
    if connection.key is not None:
        TOPIC.notify({"tables": [connection.table]})  # the other clients see that this player is online
    return True

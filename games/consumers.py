"""The consumer of `/ws/matches/<id>/`: accepts a socket, then passes its messages to the handlers.

It is a plain ASGI application, not a consumer class of Channels: no channel, no queue and no dispatch for
each socket.
"""

from __future__ import annotations

from typing import Any

from games.connections.connection import MatchConnection
from games.handlers import handle_message
from games.hub import MatchHub
from games.models import Match
from realtime import caps, sessions
from realtime.connection import TOO_MANY, UNKNOWN, Receive
from realtime.consumers import accept, refuse
from realtime.db_threads import run_in_db_thread
from realtime.frames import Send
from realtime.refusals import RequestRefused
from realtime.sessions import Person


async def match_consumer(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """Serve one socket until it closes. A socket that may not stay is told why."""
    match_id = scope["url_route"]["kwargs"]["match_id"]
    await accept(receive, send)
    try:
        person = await run_in_db_thread(match_id, _admit, match_id, sessions.session_key(scope))
        with caps.reserve(person.pk if person else None, sessions.address_of(scope)):
            await _serve(MatchConnection(send, match_id, person), receive)
    except RequestRefused as refused:
        unknown = refused.refusal.code == "match.unknown"
        await refuse(send, refused, UNKNOWN if unknown else TOO_MANY)


def _admit(match_id: str, session_key: str | None) -> Person | None:
    """The player behind the socket; raises RequestRefused if there is no such match."""
    if not Match.objects.filter(public_id=match_id).exclude(status=Match.Status.WAITING).exists():
        raise RequestRefused("match.unknown", "There is no such match.")
    return sessions.person_of(session_key)


async def _serve(connection: MatchConnection, receive: Receive) -> None:
    hub = MatchHub.current()
    hub.join(connection)
    try:
        await connection.listen(receive, handle_message)
    finally:
        connection.closed = True
        hub.leave(connection)

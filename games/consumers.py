"""The consumer of `/ws/matches/<id>/`: accepts a socket, then passes its messages to the handlers.

It is a plain ASGI application, not a consumer class of Channels: no channel, no queue and no dispatch for
each socket.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from games.connections.connection import MatchConnection
from games.handlers import handle_message
from games.hub import MatchHub
from games.models import Match
from games.refusals import MATCH_UNKNOWN
from realtime import caps, sessions
from realtime.connection import RESTARTS, TOO_MANY, UNKNOWN, UPDATING, Receive
from realtime.consumers import accept, refuse
from realtime.db_threads import joining, run_in_db_thread
from realtime.frames import Send
from realtime.refusals import RequestRefused
from realtime.sessions import SessionPlayer

CLOSE_CODES = {
    "match.unknown": UNKNOWN,
    "match.updating": UPDATING,
    "service.away": RESTARTS,
    "service.busy": RESTARTS,
}


async def match_consumer(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """Serve one socket until it closes. A refused socket gets the reason before it is closed."""
    match_id = scope["url_route"]["kwargs"]["match_id"]
    await accept(receive, send)
    session_key, address = sessions.session_key(scope), sessions.address_of(scope)
    try:
        player, others = await _admitted(match_id, session_key, address)
        with caps.reserve(player.pk if player else None, address, others):
            await _serve(MatchConnection(send, match_id, player, address), receive)
    except RequestRefused as refused:
        await refuse(send, refused, CLOSE_CODES.get(refused.refusal.code, TOO_MANY))


async def _admitted(
    match_id: str, session_key: str | None, address: str
) -> tuple[SessionPlayer | None, Counter[str]]:
    """Return what `_admit` does; without a thread if there is nothing to read."""
    hub = MatchHub.current()
    # A match at which somebody was welcomed exists, and this process knows its rules.
    known = (room := hub.rooms.get(match_id)) is not None and room.number is not None
    if known and session_key is None and caps.is_alone():
        return None, Counter()
    admit = partial(run_in_db_thread, joining(match_id), _admit, match_id, session_key, address, known)
    found: tuple[SessionPlayer | None, Counter[str]] = await hub.joins.read(
        (match_id, session_key, address), admit
    )
    return found


def _admit(
    match_id: str, session_key: str | None, address: str, known: bool
) -> tuple[SessionPlayer | None, Counter[str]]:
    """Return the player behind the socket, and how many sockets of the player other processes have.

    Raises RequestRefused if there is no such match, or if this process does not know its rules yet. `known`:
    neither is so.
    """
    if not known:
        _must_be_known(match_id)
    player = sessions.player_of_session(session_key)
    return player, caps.elsewhere(player.pk if player else None, address)


def _must_be_known(match_id: str) -> None:
    found = Match.objects.filter(public_id=match_id).exclude(status=Match.Status.WAITING)
    match = found.only("revision").first()
    if match is None:
        raise RequestRefused(MATCH_UNKNOWN)
    match.must_be_known()


async def _serve(connection: MatchConnection, receive: Receive) -> None:
    hub = MatchHub.current()
    hub.join(connection)
    try:
        await connection.listen(receive, handle_message)
    finally:
        connection.closed = True
        hub.leave(connection)

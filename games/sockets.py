"""The socket of a match: `/ws/matches/<id>/`. Parses, calls a service, answers; what it decides is only
who may stay.

It is a plain ASGI application, not a consumer of Channels: no channel, no queue and no dispatch for each
socket.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from games import caps, desk, dialogue, hub, people
from games.frames import hand_over
from games.models import Match
from games.news import encoded
from games.people import Person
from games.problems import Refused
from games.watcher import TOO_MANY, UNKNOWN, Watcher

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]


async def match_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Accepted first, so that a reason can be given; then a conversation until one side hangs up."""
    match_id = scope["url_route"]["kwargs"]["match_id"]
    await receive()
    await send({"type": "websocket.accept"})
    try:
        person = await desk.run(match_id, _admit, match_id, people.key_of(scope))
        with caps.place(person.pk if person else None, people.address_of(scope)):
            await _stay(Watcher(send, match_id, person), receive)
    except Refused as refused:
        unknown = refused.problem.code == "match.unknown"
        await _show_out(send, refused, UNKNOWN if unknown else TOO_MANY)


def _admit(match_id: str, session_key: str | None) -> Person | None:
    """Who comes to which match; raises Refused where there is none."""
    if not Match.objects.filter(public_id=match_id).exclude(status=Match.Status.WAITING).exists():
        raise Refused("match.unknown", "There is no such match.")
    return people.person(session_key)


async def _stay(watcher: Watcher, receive: Receive) -> None:
    here = hub.current()
    here.join(watcher)
    try:
        while (message := await receive())["type"] != "websocket.disconnect":
            if not watcher.closed:
                await dialogue.answer(watcher, message.get("text"))
    finally:
        watcher.closed = True
        here.leave(watcher)


def refusal(refused: Refused) -> str:
    """A refusal that answers no message in particular."""
    return encoded({"t": "refused", "id": None, **refused.problem.as_json()})


async def nowhere(scope: Scope, receive: Receive, send: Send) -> None:
    """There is no such socket: said, then closed."""
    await receive()
    await send({"type": "websocket.accept"})
    error = Refused("socket.unknown", "There is nothing at this address.")
    await _show_out(send, error, UNKNOWN)


async def _show_out(send: Send, refused: Refused, code: int) -> None:
    await hand_over(send, {"type": "websocket.send", "text": refusal(refused)})
    await hand_over(send, {"type": "websocket.close", "code": code})

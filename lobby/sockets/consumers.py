"""The sockets of the lobby and of a table: they tell what HTTP would answer, and only hear that one lives."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

import msgspec

from games import caps, desk
from games import people as sessions
from games.problems import Refused
from games.watcher import TOO_MANY, UNKNOWN
from lobby import notifications
from lobby.sockets import broadcasts, hub
from lobby.sockets.connection import TOO_FAR, Visitor

PONG = '{"t":"pong"}'
LONGEST = 1024  # characters of a message
PATIENCE = 40  # refusals in a row after which a socket is closed


async def lobby_socket(scope: Any, receive: Any, send: Any) -> None:
    """`/ws/lobby/`: the whole lobby, then what changes."""
    await _serve(scope, receive, send, table="")


async def table_socket(scope: Any, receive: Any, send: Any) -> None:
    """`/ws/tables/<id>/`: the table, whenever it changes."""
    await _serve(scope, receive, send, table=scope["url_route"]["kwargs"]["table_id"])


async def _serve(scope: Any, receive: Any, send: Any, table: str) -> None:
    # Accepted before anything is checked: browsers are not told why a socket was not accepted.
    await receive()
    await send({"type": "websocket.accept"})
    visitor = Visitor(send, None, table, _invite(scope))
    try:
        visitor.person = await desk.run("lobby", sessions.person, sessions.key_of(scope))
        with caps.place(visitor.key, sessions.address_of(scope)):
            await _stay(visitor, receive)
    except Refused as refused:
        await _refuse(visitor, refused)
        await visitor.close(TOO_MANY if refused.problem.code == "socket.too_many" else TOO_FAR)


def _invite(scope: Any) -> str:
    query: str = scope.get("query_string", b"").decode("latin1")
    return parse_qs(query).get("invite", [""])[0][:64]


async def _stay(visitor: Visitor, receive: Any) -> None:
    """From the first message to the last."""
    house = hub.current()
    await desk.run("lobby", broadcasts.touch_player, visitor.key)
    house.visitors.add(visitor)
    try:
        if await _welcome(visitor):
            await _listen(visitor, receive)
    finally:
        house.visitors.discard(visitor)


async def _welcome(visitor: Visitor) -> bool:
    """Shows what there is to see; False where there is nothing."""
    if not visitor.table:
        # After a restart everybody comes at once, so all threads of the desk help.
        await visitor.tell(await desk.run(f"lobby {id(visitor)}", broadcasts.lobby_message, visitor.key))
        return True
    viewer = (visitor.key, visitor.invite)
    text = (await desk.run("lobby", broadcasts.table_messages, visitor.table, [viewer]))[viewer]
    if text is None:
        await _refuse(visitor, Refused("table.missing", "There is no such table."))
        await visitor.close(UNKNOWN)
        return False
    await hub.tell_table(visitor, text)
    if visitor.key is not None:
        notifications.send({"tables": [visitor.table]})  # the others see who is here
    return True


async def _listen(visitor: Visitor, receive: Any) -> None:
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        if visitor.closed:
            continue
        try:
            _read(visitor, message)
        except Refused as refused:
            await _refuse(visitor, refused)
            if visitor.bucket.debt > PATIENCE:
                await visitor.close(TOO_FAR)
            continue
        visitor.heard()
        await visitor.tell(PONG)
        await desk.run("lobby", broadcasts.touch_player, visitor.key)


class Ping(msgspec.Struct, forbid_unknown_fields=True, tag_field="t", tag="ping"):
    """`{"t":"ping"}`, the only thing that a client says here; an `at` of its clock is ignored."""

    at: float | None = None


def _read(visitor: Visitor, message: dict[str, Any]) -> None:
    """Raises Refused for anything but a ping, and for too many of them."""
    if not visitor.bucket.take():
        raise Refused("socket.too_fast", "Too many messages at once. Wait a moment.")
    text = message.get("text") or ""
    if len(text) > LONGEST:
        raise Refused("message.size", f"A message here is at most {LONGEST} characters long.")
    try:
        msgspec.json.decode(text, type=Ping)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("message.form", "Only a ping is understood here.") from error


async def _refuse(visitor: Visitor, refused: Refused) -> None:
    await visitor.tell(broadcasts.encoded({"t": "refused", "id": None, **refused.problem.as_json()}))

"""The handlers of a match's socket: what each message does, and how it is refused."""

from __future__ import annotations

from typing import Any

import msgspec

from games import broadcasts, chat, conf, messages, metrics, presence, reading, service
from games.connection import MatchConnection
from games.hub import MatchHub
from realtime import sessions
from realtime.connection import NOT_ALLOWED, TOO_FAR, SessionEnded, encode
from realtime.consumers import refused_message
from realtime.db_threads import run_in_db_thread
from realtime.refusals import RequestRefused


async def handle_message(connection: MatchConnection, text: str | None) -> None:
    """Do what one message asks. Only a flood of messages, or the end of the session, closes the socket."""
    connection.on_message()
    try:
        if not connection.bucket.take():
            raise RequestRefused("message.rate", "That is too much at once. Wait a moment.")
        if text is None:
            raise RequestRefused("message.binary", "Messages are text, not bytes.")
        await _dispatch(connection, messages.read(text))
    except RequestRefused as refused:
        await _refuse(connection, text, refused)
    except SessionEnded:
        await connection.close(NOT_ALLOWED)


async def _refuse(connection: MatchConnection, text: str | None, refused: RequestRefused) -> None:
    debt = connection.bucket.debt
    if debt > 3 * connection.bucket.burst:
        await connection.close(TOO_FAR)
    elif debt <= 1 or debt % 20 == 0:
        metrics.REFUSALS.labels(refused.refusal.code).inc()
        message_id = messages.id_of(text) if text and debt == 0 else None
        await connection.send_json(refused_message(refused, message_id))


async def _dispatch(connection: MatchConnection, message: messages.Message) -> None:
    match message:
        case messages.Ping(at):
            await connection.send(f'{{"t":"pong","at":{at}}}')
        case messages.Seen(number):
            connection.seen = max(connection.seen, min(number, connection.number))
        case messages.Hello(after):
            await _hello(connection, after)
        case messages.Act(command_id, number, action):
            await _act(connection, command_id, number, action)
        case messages.Undo(command_id, number):
            await _act(connection, command_id, number, {"type": "undo"})
        case messages.Chat(command_id, text):
            await _chat(connection, command_id, text)


async def _act(connection: MatchConnection, command_id: str, number: int, action: dict[str, Any]) -> None:
    if action.get("type") == "undo" and len(action) > 1:
        raise RequestRefused("action.field", "To take an action back, send an undo.")
    taken = await run_in_db_thread(connection.match_id, _submit, connection, number, command_id, action)
    await connection.send_json({"t": "taken", "id": command_id, "number": taken.number})


def _submit(
    connection: MatchConnection, number: int, command_id: str, action: dict[str, Any]
) -> service.Taken:
    player = connection.authorised(conf.RECHECK)
    return service.play(connection.match_id, player, number, command_id, action)


async def _chat(connection: MatchConnection, command_id: str, text: str) -> None:
    await run_in_db_thread(connection.match_id, _say, connection, command_id, text)


def _say(connection: MatchConnection, command_id: str, text: str) -> None:
    chat.say(connection.match_id, connection.authorised(conf.RECHECK), command_id, text)


async def _hello(connection: MatchConnection, after: int) -> None:
    """Send every event after `after` and what follows from them, then add the socket to its room."""
    if not connection.hellos.take():
        raise RequestRefused("message.rate", "That is too many hellos. Wait a moment.")
    connection.ready = False
    found = await run_in_db_thread(connection.match_id, _welcome_payload, connection, after)
    room = MatchHub.current().join(connection)
    room.pk, room.size = found.pk, found.size
    room.number = max(room.number or 0, found.number)
    room.status = room.status or found.status  # the others here may still have to be sent another
    room.bots = found.bots if room.bots is None else room.bots
    room.chat_pk = max(room.chat_pk, found.chat_pk)
    room.stale_presence = True
    await connection.send(found.welcome)
    for _, text in broadcasts.batches(found.events):
        await connection.send(text)
    connection.welcome(found.number, found.seat, found.chat_pk)
    await broadcasts.catch_up(connection)
    for text in found.then:
        await connection.send(text)


class _Welcome(msgspec.Struct):
    pk: int
    size: int
    status: str
    bots: frozenset[int]
    number: int
    seat: int | None
    chat_pk: int
    welcome: str
    events: list[str]
    then: list[str]


def _welcome_payload(connection: MatchConnection, after: int) -> _Welcome:
    """Read all that a new socket needs, at one moment."""
    person = connection.person
    if person is not None and sessions.person_of(person.session_key) is None:
        raise SessionEnded
    match = reading.match_of(connection.match_id)
    seat = service.seat_of(match, person.pk if person else None)
    if seat is not None and match.status == match.Status.CLOSED and service.reopen(match.public_id):
        match.refresh_from_db()
    if after > match.number:
        raise RequestRefused(
            "match.ahead", "The match has no such event. Start again from 0.", number=match.number
        )
    events = reading.events(match, after)
    lines = reading.chat(match.pk, limit=conf.CHAT_KEPT)
    head = reading.headline(match)
    welcome = {
        "t": "welcome",
        "match": head,
        "you": {"seat": seat},
        "number": after + len(events),
        "chat": [line for _, line in lines],
        "now": reading.now(),
    }
    return _Welcome(
        pk=match.pk,
        size=len(head["seats"]),
        status=match.status,
        bots=broadcasts.bots_among(head["seats"]),
        number=after + len(events),
        seat=seat,
        chat_pk=lines[-1][0] if lines else 0,
        welcome=encode(welcome),
        events=events,
        then=_then(connection.match_id, match, seat),
    )


def _then(match_id: str, match: Any, seat: int | None) -> list[str]:
    """What follows the events: the offer, the clock, presence."""
    now = broadcasts.offer_and_clock(match_id)
    offer = now.full if seat is not None and seat == now.seat else now.bare
    here = encode(presence.here(match.pk).and_seat(seat).message(match.seats.count()))
    return [text for text in (offer, now.clock, here) if text]

"""The conversation with one socket: what each message does, and how a refusal is worded. No message
closes it but abuse.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from games import chat, conf, desk, hub, messages, metrics, news, people, presence, reading, service
from games.problems import Refused
from games.watcher import NOT_ALLOWED, TOO_FAR, Watcher


class SessionEnded(Exception):  # noqa: N818 - not an error: somebody logged out
    """The player of this socket is logged out or barred."""


async def answer(watcher: Watcher, text: str | None) -> None:
    """Does what one message asks."""
    watcher.heard()
    try:
        if not watcher.bucket.take():
            raise Refused("message.rate", "That is too much at once. Wait a moment.")
        if text is None:
            raise Refused("message.binary", "Messages are text, not bytes.")
        await _do(watcher, messages.read(text))
    except Refused as refused:
        await _refuse(watcher, text, refused)
    except SessionEnded:
        await watcher.close(NOT_ALLOWED)


async def _refuse(watcher: Watcher, text: str | None, refused: Refused) -> None:
    if watcher.bucket.debt > 3 * watcher.bucket.burst:
        await watcher.close(TOO_FAR)
    elif watcher.bucket.debt <= 1 or watcher.bucket.debt % 20 == 0:
        metrics.REFUSALS.labels(refused.problem.code).inc()
        message_id = messages.id_of(text) if text and watcher.bucket.debt == 0 else None
        await watcher.tell(news.encoded({"t": "refused", "id": message_id, **refused.problem.as_json()}))


async def _do(watcher: Watcher, message: messages.Message) -> None:
    match message:
        case messages.Ping(at):
            await watcher.tell(f'{{"t":"pong","at":{at}}}')
        case messages.Seen(number):
            watcher.seen = max(watcher.seen, min(number, watcher.number))
        case messages.Hello(after):
            await _hello(watcher, after)
        case messages.Act(command_id, number, action):
            await _play(watcher, command_id, number, action)
        case messages.Undo(command_id, number):
            await _play(watcher, command_id, number, {"type": "undo"})
        case messages.Chat(command_id, text):
            await _say(watcher, command_id, text)


async def _play(watcher: Watcher, command_id: str, number: int, action: dict[str, Any]) -> None:
    if action.get("type") == "undo" and len(action) > 1:
        raise Refused("action.field", "To take an action back, send an undo.")
    taken = await desk.run(watcher.match_id, _played, watcher, number, command_id, action)
    await watcher.tell(news.encoded({"t": "taken", "id": command_id, "number": taken.number}))


def _played(watcher: Watcher, number: int, command_id: str, action: dict[str, Any]) -> service.Taken:
    player = _authorised(watcher)
    return service.play(watcher.match_id, player, number, command_id, action)


async def _say(watcher: Watcher, command_id: str, text: str) -> None:
    await desk.run(
        watcher.match_id, lambda: chat.say(watcher.match_id, _authorised(watcher), command_id, text)
    )


def _authorised(watcher: Watcher) -> int | None:
    """The player's key, if the session still stands; every message that writes asks."""
    if watcher.person is None:
        return None
    if time.monotonic() - watcher.checked > conf.RECHECK and not news.still_there(watcher):
        raise SessionEnded
    return watcher.person.pk


async def _hello(watcher: Watcher, after: int) -> None:
    """Everything after an event, then whatever comes."""
    if not watcher.hellos.take():
        raise Refused("message.rate", "That is too many hellos. Wait a moment.")
    watcher.ready = False
    found = await desk.run(watcher.match_id, _greeting, watcher, after)
    room = hub.current().join(watcher)
    room.pk, room.size = found.pk, found.size
    room.number = max(room.number or 0, found.number)
    room.status = room.status or found.status  # the others here may still have to be told of another
    room.bots = found.bots if room.bots is None else room.bots
    room.chat_pk = max(room.chat_pk, found.chat_pk)
    room.stale_presence = True
    await watcher.tell(found.welcome)
    for _, text in news.batches(found.events):
        await watcher.tell(text)
    watcher.welcome(found.number, found.seat, found.chat_pk)
    await news.catch_up(watcher)
    for text in found.then:
        await watcher.tell(text)


class _Greeting(msgspec.Struct):
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


def _greeting(watcher: Watcher, after: int) -> _Greeting:
    """All that a newcomer needs, read at one moment."""
    person = watcher.person
    if person is not None and people.person(person.session_key) is None:
        raise SessionEnded
    match = reading.match_of(watcher.match_id)
    seat = service.seat_of(match, person.pk if person else None)
    if seat is not None and match.status == match.Status.CLOSED and service.reopen(match.public_id):
        match.refresh_from_db()
    if after > match.number:
        raise Refused("match.ahead", "The match has no such event. Start again from 0.", number=match.number)
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
    return _Greeting(
        pk=match.pk,
        size=len(head["seats"]),
        status=match.status,
        bots=news.bots_among(head["seats"]),
        number=after + len(events),
        seat=seat,
        chat_pk=lines[-1][0] if lines else 0,
        welcome=news.encoded(welcome),
        events=events,
        then=_then(watcher.match_id, match, seat),
    )


def _then(match_id: str, match: Any, seat: int | None) -> list[str]:
    """What follows the events: the offer, the clock, who is here."""
    now = news.after_now(match_id)
    offer = now.full if seat is not None and seat == now.seat else now.bare
    here = news.encoded(presence.who(match.pk).and_seat(seat).message(match.seats.count()))
    return [text for text in (offer, now.clock, here) if text]

"""Answers a hello: everything after an event that the client knows, then the socket joins its room."""

from __future__ import annotations

import msgspec

from games import conf, payloads, presence
from games.broadcasts import events, state
from games.connections.connection import MatchConnection
from games.event_log.read import encoded_events
from games.hub import MatchHub
from games.matches import status
from games.models import Match, seat_of
from games.schemas.matches import ViewerSeatSchema, WelcomeMessage
from realtime import sessions
from realtime.connection import SessionEnded, encode
from realtime.db_threads import run_in_db_thread
from realtime.refusals import RequestRefused


async def welcome(connection: MatchConnection, after: int) -> None:
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
    for _, text in events.batches(found.events):
        await connection.send(text)
    connection.welcome(found.number, found.seat, found.chat_pk)
    await events.catch_up(connection)
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
    match = payloads.match_of(connection.match_id)
    seat = seat_of(match, person.pk if person else None)
    if seat is not None and match.status == match.Status.CLOSED and status.reopen(match.public_id):
        match.refresh_from_db()
    if after > match.number:
        raise RequestRefused(
            "match.ahead", "The match has no such event. Start again from 0.", number=match.number
        )
    after_it = encoded_events(match, after)
    lines = payloads.chat(match.pk, limit=conf.CHAT_KEPT)
    head = payloads.headline(match)
    welcome = WelcomeMessage(
        match=head,
        you=ViewerSeatSchema(seat),
        number=after + len(after_it),
        chat=[line for _, line in lines],
        now=payloads.now(),
    )
    return _Welcome(
        pk=match.pk,
        size=len(head.seats),
        status=match.status,
        bots=state.bots_among(head.seats),
        number=after + len(after_it),
        seat=seat,
        chat_pk=lines[-1][0] if lines else 0,
        welcome=encode(welcome),
        events=after_it,
        then=_then(connection.match_id, match, seat),
    )


def _then(match_id: str, match: Match, seat: int | None) -> list[str]:
    """What follows the events: the offer, the clock, presence."""
    now = state.offer_and_clock(match_id)
    offer = now.full if seat is not None and seat == now.seat else now.bare
    here = encode(presence.here(match.pk).and_seat(seat).message(match.seats.count()))
    return [text for text in (offer, now.clock, here) if text]

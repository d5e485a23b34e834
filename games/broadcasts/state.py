"""Broadcasts of what a match is like now: the offer and the clock, the status, chat, presence."""

from __future__ import annotations

import msgspec

from games import payloads, presence
from games.answers import payload as answers
from games.broadcasts import crowd
from games.broadcasts.following import OfferAndClock, received, send_following
from games.connections.rooms import Room
from games.event_log.read import read_live
from games.models import Match, Seat
from games.schemas.base import UNSET
from games.schemas.chat import NewChatMessage
from games.schemas.matches import HeadlineSeatSchema
from realtime.connection import encode
from realtime.db_threads import run_in_db_thread
from realtime.frames import Frame


async def broadcast_offer_and_clock(room: Room) -> None:
    """Send what is legal now and whose clock runs. Skips it if the match has moved on meanwhile."""
    now = received(room)
    if now is None:
        now = await run_in_db_thread(room.match_id, offer_and_clock, room.match_id)
    if now.number != room.number:
        room.scheduled.add("events")
        return
    crowded = room.has_crowd()
    await send_following(room.playing() if crowded else room.ready(), now)
    if crowded and now.clock:
        crowd.hold_clock(room, now.clock)
    room.offered = now.number


def offer_and_clock(match_id: str) -> OfferAndClock:
    """Return the offer and the clock of this moment."""
    return following(payloads.match_of(match_id))


def following(match: Match, seats: list[Seat] | None = None) -> OfferAndClock:
    """Return the offer and the clock of a match that has just been read, and maybe its seats.

    The match is read anew if its game in memory is at a later event than it.
    """
    number, full, bare = _offers(match)
    if number != match.number:
        match, seats = payloads.match_of(match.public_id), None
        _, full, bare = _offers(match)
    clock = payloads.clock(match, seats)
    offer = bare if match.turn_seat is None else full
    return OfferAndClock(match.number, match.turn_seat, offer, bare, encode(clock) if clock else "")


def _offers(match: Match) -> tuple[int, str, str]:
    """Return the event after which these offers are, the one for the deciding seat, and the other one."""
    if not match.playable:
        return match.number, "", ""
    return read_live(match, lambda live: (live.number, *(live.offer() or ("", ""))))


async def broadcast_answers(room: Room) -> None:
    """Send each player the answers in advance of the own seats, if they are not those that were sent last."""
    for each in room.playing():
        text = await run_in_db_thread(room.match_id, _answers_of, room.match_id, each.seats)
        if text and text != each.answers and each.ready:
            each.answers = text
            await each.send(text)


def _answers_of(match_id: str, seats: tuple[int, ...]) -> str:
    match = payloads.match_of(match_id)
    found = answers.own(match, Seat.objects.filter(match=match, index__in=seats))
    return answers.message(found) if found else ""


async def broadcast_status(room: Room) -> None:
    """Send the status of the match, who sits where, and the next table."""
    status = await run_in_db_thread(room.match_id, lambda: payloads.status(payloads.match_of(room.match_id)))
    before, room.status, room.bots = room.bots, status.status, bots_among(status.seats)
    room.statuses += 1
    await room.send(encode(status))
    if before not in {None, room.bots}:
        # A bot has taken a seat: its player is a spectator from now on, and the others see the bot.
        for each in room.ready():
            await each.require_resync("seats")
    room.scheduled |= {"offer", "events"}


def bots_among(seats: list[HeadlineSeatSchema]) -> frozenset[int]:
    """Return the seats at which bots sit."""
    return frozenset(seat.index for seat in seats if seat.kind == Seat.Kind.BOT)


async def broadcast_chat(room: Room) -> None:
    """Send new chat messages. What is for players alone reaches spectators with their welcome at the end."""
    for number, line in await run_in_db_thread(room.match_id, payloads.chat, room.pk, room.chat_number):
        room.chat_number = number
        frame = Frame(encode(NewChatMessage(**msgspec.structs.asdict(line))))
        readers = room.ready() if line.to is UNSET else room.playing()
        for connection in [each for each in readers if each.chat_number < number]:
            connection.chat_number = number
            await connection.send(frame)


async def broadcast_presence(room: Room) -> None:
    """Send who is here, if that has changed."""
    here = room.take_here()
    if here is None:
        here = await run_in_db_thread(room.match_id, presence.here, room.pk)
    text = encode(here.message(room.size))
    if text != room.presence:
        room.presence = text
        await room.send(text)

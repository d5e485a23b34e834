"""Answers a hello: everything after an event that the client knows, then the socket joins its room."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial

from games.broadcasts import events, state
from games.broadcasts.following import OfferAndClock, send_following
from games.connections.connection import MatchConnection
from games.connections.rooms import Room
from games.handlers import kept, welcomes
from games.handlers.welcomes import Wanted, Welcome
from games.hub import MatchHub
from games.refusals import MATCH_CROWDED
from realtime.connection import WRITE_AHEAD_BYTES
from realtime.db_threads import joining, replaying, run_in_db_thread
from realtime.refusals import MESSAGE_RATE, RequestRefused


async def welcome(connection: MatchConnection, after: int, view: bool = False) -> None:
    """Send every event after `after` and what follows from them, then add the socket to its room.

    With `view` the client takes a snapshot in the place of older events.
    """
    # Each answer may be a whole match: none is added to one that the client has not read.
    if connection.unsent() > WRITE_AHEAD_BYTES or not connection.hellos.take():
        raise RequestRefused(MESSAGE_RATE, seconds=connection.hellos.wait_s())
    watched, connection.ready = connection.ready, False
    statuses = MatchHub.current().join(connection).statuses
    found = await _read(connection, Wanted(connection.match_id, after, view))
    # Players never wait for their turn: what they send next is read after this answer. A turn ends before the
    # answer is sent, because a client that does not read would keep it.
    if not found.seats and not watched and MatchHub.current().join(connection).is_full():
        raise RequestRefused(MATCH_CROWDED)
    async with MatchHub.current().joins.turn() if not found.seats else nullcontext():
        room = _enter(connection, found)
    await _send(connection, room, found)
    if room.statuses != statuses:  # one was sent to the others between the read and the answer
        MatchHub.current().schedule(room, "status")


async def _read(connection: MatchConnection, wanted: Wanted) -> Welcome:
    """Return the answer: a player's own, or one that all spectators share who ask at the same time."""
    thread, room = joining(connection.match_id), MatchHub.current().join(connection)
    player = connection.player.pk if connection.player else None
    if (known := kept.welcome(room, wanted, player)) is not None:
        return known
    if connection.player is not None:
        own = await run_in_db_thread(thread, welcomes.for_player, connection, wanted)
        if own is not None:
            return own
    shared = partial(run_in_db_thread, thread, welcomes.for_spectators, wanted)
    found: Welcome = await MatchHub.current().joins.read(wanted, partial(kept.read, room, wanted, shared))
    return found


def _enter(connection: MatchConnection, found: Welcome) -> Room:
    """Add the socket to its room, and have the room sent what it lacks. Returns the room."""
    hub = MatchHub.current()
    room = hub.join(connection)
    room.pk, room.size = found.pk, found.size
    if room.number is None:
        room.number = room.offered = found.number
    elif room.number < found.number:  # its notification is late or lost: the others lack events and offer
        hub.schedule(room, "events")
    if room.received:  # it came before this socket's read was sent
        hub.schedule(room, "events")
    room.status = room.status or found.status  # the others here may still have to be sent another
    room.bots = found.bots if room.bots is None else room.bots
    room.chat_number = max(room.chat_number, found.chat_number)
    room.stale_presence = True
    return room


async def _send(connection: MatchConnection, room: Room, found: Welcome) -> None:
    whole = found.whole if (room.number or 0) <= found.number else None
    for message in [whole] if whole else found.frames:
        await connection.drained()
        await connection.send(message)
    connection.welcome(found.number, found.seats, found.chat_number)
    connection.answers = found.answers
    if connection.number < (room.number or 0):  # others were sent more while this answer was on its way
        await events.catch_up(connection)
    if connection.number != found.number and (found.seats or len(found.then) > 1):
        # It has waited for its turn meanwhile, so offer and clock are old: the room sends the present ones.
        # A spectator of a match without a clock has neither.
        MatchHub.current().schedule(room, "offer")
    then = found.then if connection.number == found.number else found.then[-1:]
    for text in then if whole is None else ():
        await connection.send(text)
    if found.late:
        await _send_late_offer(connection, room, to_move=found.to_move)


async def _send_late_offer(connection: MatchConnection, room: Room, *, to_move: bool) -> None:
    """Replay the match beside the moves of others, and send what is legal now. The client has the board.

    Matches where the player is `to_move` are replayed first.
    """
    match_id, hub = connection.match_id, MatchHub.current()
    replayed = partial(run_in_db_thread, replaying(match_id), state.offer_and_clock, match_id)
    now: OfferAndClock = await hub.replays.read(match_id, replayed, to_move=to_move)
    if now.number == connection.number:
        await send_following([connection], now)
    else:
        hub.schedule(room, "offer")

"""What follows from the newest event: the offer for the seats, and the clock. Sent with the event at once.

A message stays a frame of its own; the frames of a socket go out in one write.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from games.connections.connection import MatchConnection
from games.connections.rooms import Room
from realtime.frames import Bundle, Frame
from realtime.turns import Turns


@dataclass(frozen=True)
class OfferAndClock:
    """After event `number`: the offer for the deciding seat and for all others, and the clock, encoded."""

    number: int
    seat: int | None
    full: str
    bare: str
    clock: str


def received(room: Room) -> OfferAndClock | None:
    """Return the offer and the clock that came with the newest event, once.

    Return None if they must be read: after a gap, or because a status has followed that event.
    """
    now, room.newest = room.newest, None
    if now is None or now["number"] != room.number or "bare" not in now:
        return None
    return OfferAndClock(now["number"], now["seat"], now["full"], now["bare"], now["clock"])


class Parcels:
    """What each socket of a room gets: `events`, if there are some, and then what follows, if it is known.

    Spectators find the deciding seat in the view; an offer would add nothing for them.
    """

    def __init__(self, events: str, now: OfferAndClock | None) -> None:
        before = [Frame(events)] if events else []
        after = [Frame(now.clock)] if now and now.clock else []
        offers = [Frame(now.full), Frame(now.bare)] if now and now.full else []
        self._seat = now.seat if now else None
        self._watching = Bundle(*before, *after)
        self._deciding, self._others = (
            [Bundle(*before, offer, *after) for offer in offers] if offers else [self._watching] * 2
        )

    def of(self, connection: MatchConnection) -> Bundle:
        """Return what this socket gets; nothing is in it if there is nothing for it."""
        if not connection.seats:
            return self._watching
        return self._deciding if self._seat in connection.seats else self._others


async def send_following(connections: Iterable[MatchConnection], now: OfferAndClock) -> None:
    """Send the sockets what follows from the event that they have."""
    parcels, turns = Parcels("", now), Turns()
    for each in connections:
        if (parcel := parcels.of(each)).texts:
            await each.send(parcel)
        await turns.give_way_if_long()

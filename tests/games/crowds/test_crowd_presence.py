"""Presence in a room of many sockets: seats at once, the number of spectators every few seconds."""

from __future__ import annotations

import pytest

from games.connections import rooms
from games.connections.connection import MatchConnection
from games.connections.rooms import PRESENCE_MANY_TICKS, PRESENCE_REFRESH_TICKS, Room


async def _unused(_message: dict[str, object]) -> None:
    raise AssertionError("nothing is sent")


def room_of(watching: int) -> Room:
    room = Room("a-match")
    for _ in range(watching):
        connection = MatchConnection(_unused, "a-match", None)
        connection.welcome(0, (), 0)
        room.connections.add(connection)
    room.stale_presence, room.reported = True, ([], 0)
    return room


@pytest.fixture(autouse=True)
def _many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "PRESENCE_MANY", 3)


def test_number_of_few_spectators_is_reported_at_once() -> None:
    assert room_of(2).presence_due(1)


def test_number_of_many_spectators_waits_for_its_tick() -> None:
    room = room_of(3)
    due = [tick for tick in range(1, 2 * PRESENCE_MANY_TICKS + 1) if room.presence_due(tick)]
    assert due == [PRESENCE_MANY_TICKS, 2 * PRESENCE_MANY_TICKS]


def test_seat_among_many_spectators_is_reported_at_once() -> None:
    room = room_of(3)
    next(iter(room.connections)).welcome(0, (1,), 0)
    assert room.presence_due(1)


def test_unchanged_room_is_only_renewed() -> None:
    room = room_of(3)
    room.stale_presence = False
    due = [tick for tick in range(1, PRESENCE_REFRESH_TICKS + 1) if room.presence_due(tick)]
    assert due == [PRESENCE_REFRESH_TICKS]


def test_hello_again_of_the_same_sockets_is_only_renewed() -> None:
    room = room_of(2)
    room.reported = room.present()
    due = [tick for tick in range(1, PRESENCE_REFRESH_TICKS + 1) if room.presence_due(tick)]
    assert due == [PRESENCE_REFRESH_TICKS]


def test_room_that_all_have_left_is_reported_at_once() -> None:
    room = room_of(2)
    room.connections.clear()
    assert room.presence_due(1)

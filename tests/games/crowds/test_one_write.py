"""A move is one write to each socket: its event, the offer for a seat, and the clock."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.connections.connection import MatchConnection
from realtime.db_threads import run_in_db_thread
from tests.games import play
from tests.games.client import MatchClient, cookie

pytestmark = pytest.mark.django_db(transaction=True)
BANK = {"kind": "bank", "bank": 600_000, "increment": 0, "out": "forfeit"}
Written = list[tuple[int | None, list[str]]]  # the seat of a socket, and the kinds of messages of one write


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    found: Written = []
    write = MatchConnection._write

    async def noted(connection: MatchConnection, message: Any, texts: tuple[str, ...]) -> None:
        found.append((connection.seat, [msgspec.json.decode(text)["t"] for text in texts]))
        await write(connection, message, texts)

    monkeypatch.setattr(MatchConnection, "_write", noted)
    return found


@pytest.mark.parametrize("crowd_from", [1000, 1])
async def test_move_is_written_once_to_each_socket(written: Written, settings: Any, crowd_from: int) -> None:
    settings.BASTIDE = {**settings.BASTIDE, "crowd_from": crowd_from, "crowd_pause_s": 0.0}
    players = [await run_in_db_thread("test", play.player, name) for name in ("Ann", "Bob")]
    seats = [play.seat(each.name, who=each) for each in players]
    match = await run_in_db_thread("test", lambda: play.running(seats, clock=BANK))
    cookies = [await run_in_db_thread("test", cookie, each) for each in players]
    async with (
        MatchClient(match.public_id, cookies[0]) as ann,
        MatchClient(match.public_id, cookies[1]) as bob,
        MatchClient(match.public_id) as spectator,
    ):
        everybody = (ann, bob, spectator)
        for each in everybody:
            await each.hello()
            await each.receive("presence")
        written.clear()
        await run_in_db_thread(match.public_id, play.move, match)
        for each in everybody:
            await each.receive("clock")
        of_move = [(seat, kinds) for seat, kinds in written if kinds != ["presence"]]
        assert sorted(of_move, key=str) == [
            (0, ["events", "offer", "clock"]),
            (1, ["events", "offer", "clock"]),
            (None, ["events", "clock"]),
        ]

"""A player whose time has run out is replaced by a bot: what the sockets are sent."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from games import service
from games.models import Match
from realtime.db_threads import run_in_db_thread
from tests.games import play
from tests.games.client import MatchClient, cookie

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def match() -> Match:
    return play.running()


@pytest.fixture
def cookies(match: Match) -> list[str]:
    return [cookie(seat.player) for seat in match.seats.order_by("index")]


async def test_player_replaced_by_a_bot_is_welcomed_as_spectator(match: Match, cookies: list[str]) -> None:
    clock = {"kind": "move", "move": 60_000, "out": "bot"}
    later = timezone.now() + timedelta(minutes=5)
    await run_in_db_thread(
        "test", lambda: Match.objects.filter(pk=match.pk).update(clock=clock, due_what="clock", due=later)
    )
    async with (
        MatchClient(match.public_id, cookies[0]) as ann,
        MatchClient(match.public_id, cookies[1]) as bob,
    ):
        assert (await ann.hello())["you"]["seat"] == 0
        await bob.hello()
        await run_in_db_thread("test", service.hand_to_bot, match.public_id, 0, 0)
        for socket, seat in ((ann, None), (bob, 1)):
            await socket.receive("resync")
            welcome = await socket.hello()
            bot = welcome["match"]["seats"][0]
            assert (welcome["you"]["seat"], bot["kind"], bot["bot"]) == (seat, "bot", "greedy")
        assert "actions" not in (await ann.receive("offer"))["decision"]

"""The player whose turn it is gets an offer, also if somebody says hello between a move's commit and its
notification.
"""

from __future__ import annotations

import pytest

from games.hub import MatchHub
from games.models import Match
from games.notifications import TOPIC
from realtime.db_threads import run_in_db_thread
from tests.games import play
from tests.games.client import MatchClient, cookie

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def match() -> Match:
    return play.running()


@pytest.fixture
def ann_cookie(match: Match) -> str:
    return str(cookie(match.seats.get(index=0).player))


async def unannounced_move(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that is committed, and whose notification is still on its way."""
    with monkeypatch.context() as late:
        late.setattr(TOPIC, "notify", lambda message: None)
        await run_in_db_thread("test", play.move, match)


async def test_a_visitor_between_a_move_and_its_notification_takes_nobodys_offer(
    match: Match, ann_cookie: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with MatchClient(match.public_id, ann_cookie) as ann, MatchClient(match.public_id) as visitor:
        await ann.hello()
        await ann.receive("presence")
        await unannounced_move(match, monkeypatch)
        assert (await visitor.hello())["number"] == 1
        TOPIC.notify({"match": match.public_id, "kind": "events", "number": 1})
        assert (await ann.receive("offer", number=1))["decision"]["actions"]
        assert ann.has("events", 1)


async def test_a_visitor_after_a_lost_notification_brings_everybody_up_to_date(
    match: Match, ann_cookie: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with MatchClient(match.public_id, ann_cookie) as ann, MatchClient(match.public_id) as visitor:
        await ann.hello()
        await ann.receive("presence")
        await unannounced_move(match, monkeypatch)
        await visitor.hello()
        assert (await ann.receive("offer", number=1))["decision"]["actions"]
        assert ann.has("events", 1)


async def test_an_offer_whose_broadcast_failed_is_found_by_the_poll(
    match: Match, ann_cookie: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with MatchClient(match.public_id, ann_cookie) as ann:
        await ann.hello()
        await ann.receive("presence")
        room = MatchHub.current().rooms[match.public_id]
        room.offered = 0
        await unannounced_move(match, monkeypatch)
        room.number = 1  # as if the events had gone out and the database had failed before the offer
        assert (await ann.receive("offer", number=1))["decision"]["actions"]

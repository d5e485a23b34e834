"""Matches of bots alone: paused when nobody watches, resumed by the next spectator, bounded in number."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest
from django.utils import timezone

from games import conf, presence
from games.models import Match
from games.scheduler import due
from games.scheduler.cleanup import pause_abandoned
from realtime.db_threads import run_in_db_thread
from tests.games import play
from tests.games.client import MatchClient

pytestmark = pytest.mark.django_db(transaction=True)


def bots() -> Match:
    """Return a running match of two bots."""
    return play.running([play.seat("Ann", bot="random"), play.seat("Bob", bot="random")])


def soon() -> datetime:
    """Return when a match that begins now has had time to be opened."""
    return timezone.now() + timedelta(seconds=conf.UNWATCHED + 1)


def status_of(match: Match) -> str:
    """Return the status of a match as it is stored."""
    return play.fresh(match).status


def test_match_of_bots_alone_without_spectators_is_paused_and_uses_no_time() -> None:
    match = bots()
    assert pause_abandoned() == 0, "it has just begun"
    assert pause_abandoned(soon()) == 1
    assert status_of(match) == Match.Status.PAUSED
    assert due.run_due(timezone.now() + timedelta(hours=1)) == 0


def test_match_of_bots_alone_that_is_watched_goes_on() -> None:
    match = bots()
    presence.store(match.pk, [], 1)
    assert pause_abandoned(soon()) == 0
    presence.store(match.pk, [], 0)
    assert pause_abandoned(soon()) == 1


@pytest.mark.parametrize("left", [False, True])
def test_match_with_a_person_is_not_paused_with_those_of_bots_alone(left: bool) -> None:
    match = play.running([play.seat("Ann"), play.seat("Bob", bot="random")])
    if left:  # a bot plays on for a person whose time ran out
        match.seats.filter(index=0).update(kind="bot", bot="random", left=True)
    assert pause_abandoned(soon()) == 0
    assert status_of(match) == Match.Status.RUNNING


async def test_next_spectator_resumes_the_match_and_is_counted_at_once() -> None:
    match = await run_in_db_thread("test", bots)
    assert await run_in_db_thread("test", pause_abandoned, soon()) == 1
    async with MatchClient(match.public_id) as eve:
        assert (await eve.hello())["match"]["status"] == "running"
        assert await run_in_db_thread("test", pause_abandoned, soon()) == 0
        assert await run_in_db_thread("test", due.run_due) == 1
        await eve.receive("events")


async def test_paused_match_waits_while_the_server_has_no_room(settings: Any) -> None:
    match = await run_in_db_thread("test", bots)
    await run_in_db_thread("test", pause_abandoned, soon())
    await run_in_db_thread("test", bots)
    settings.BASTIDE = {**settings.BASTIDE, "bots_alone": 1}
    async with MatchClient(match.public_id) as eve:
        assert (await eve.hello())["match"]["status"] == "closed"
    settings.BASTIDE = {**settings.BASTIDE, "bots_alone": 2}
    async with MatchClient(match.public_id) as eve:
        assert (await eve.hello())["match"]["status"] == "running"


async def test_spectator_does_not_resume_a_match_of_people() -> None:
    match = await run_in_db_thread("test", play.running, 2)
    later = timezone.now() + timedelta(hours=25)
    assert await run_in_db_thread("test", pause_abandoned, later) == 1
    async with MatchClient(match.public_id) as eve:
        assert (await eve.hello())["match"]["status"] == "closed"

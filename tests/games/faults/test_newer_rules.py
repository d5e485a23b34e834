"""A rolling update: this process has older rules than the one that made a match.

It leaves the match alone.
"""

from __future__ import annotations

from datetime import timedelta
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from django.utils import timezone

import rules
from games import service
from games.bots import runner
from games.models import Match
from games.scheduler.due import claim_due, run_due
from realtime.refusals import RequestRefused
from tests.games import play
from tests.games.client import MatchClient
from tests.games.faults.migrating import migrate, models_at

pytestmark = pytest.mark.django_db(transaction=True)
NEWER = rules.REVISION + 1


@pytest.fixture
def match() -> Match:
    """Return a match of a player against a bot, made by a process of the next version."""
    made = play.running([play.seat("Ann"), play.seat("Bob", bot="random")])
    made.setup["revision"], made.revision = NEWER, NEWER
    made.turn_seat, made.due, made.due_what = 1, timezone.now() - timedelta(seconds=1), "bot"
    made.save()
    return made


def test_a_match_stores_the_revision_of_its_rules() -> None:
    match = play.running()
    assert match.revision == match.setup["revision"] == rules.REVISION


def test_a_worker_leaves_it_to_the_worker_that_replaces_it(match: Match) -> None:
    assert claim_due(timezone.now()) == []
    run_due()
    with pytest.raises(RequestRefused, match="being updated"):
        runner.choose(match.public_id, 1, 0)
    now = play.fresh(match)
    assert (now.status, now.claimed_until, now.fault) == (Match.Status.RUNNING, None, "")


def test_nothing_is_played_and_nothing_freezes(match: Match) -> None:
    with pytest.raises(RequestRefused) as refused:
        service.submit(match.public_id, 1, 0, play.command(), {"type": "forfeit"})
    assert refused.value.refusal.code == "match.updating"
    assert play.fresh(match).status == Match.Status.RUNNING


def test_http_says_that_the_server_is_being_updated(match: Match, client: Client) -> None:
    for path in ("", "/events?after=0"):
        answer = client.get(f"/api/matches/{match.public_id}{path}")
        assert (answer.status_code, answer.json()["code"]) == (503, "match.updating")
    assert play.fresh(match).status == Match.Status.RUNNING


async def test_socket_to_a_match_of_newer_rules_is_refused_and_closed(match: Match) -> None:
    async with MatchClient(match.public_id) as visitor:
        assert (await visitor.receive("refused"))["code"] == "match.updating"
        assert await visitor.closed() == 4003


def test_recheck_names_it_and_checks_the_others(match: Match) -> None:
    play.moves(play.running(), 3)
    said = StringIO()
    with pytest.raises(CommandError, match="newer rules"):
        call_command("recheck", stdout=said)
    assert f"{match.public_id}: not checked, rules of revision {NEWER}" in said.getvalue()
    assert "2 matches, 0 differ, 1 of newer rules not checked" in said.getvalue()


def test_the_migration_fills_the_column_from_the_setup(newest: Any) -> None:
    before = [("games", "0006_match_chance")]
    migrate(before)
    old = models_at(before).get_model("games", "Match")
    started = old.objects.create(setup={"seats": ["Ann", "Bob"], "revision": 2}, status="running")
    waiting = old.objects.create()
    migrate(newest)
    revisions = dict(Match.objects.values_list("pk", "revision"))
    assert (revisions[started.pk], revisions[waiting.pk]) == (2, 1)

"""Tables of bots alone: the host starts a match of bots, and everybody at the table watches it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from games.models import Match
from games.scheduler import due
from lobby.models import Table
from tests.lobby.browser import Answer, Browser

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]


def watch(host: Browser, table: str, level: str = "random") -> Answer:
    """Start the match of bots alone at this table."""
    return host.post(f"/api/tables/{table}/watch", {"level": level})


def opened_and_watched(host: Browser) -> Answer:
    """Open a table and start it with bots alone."""
    return watch(host, host.opens(size=2))


def test_watch_gives_all_seats_to_bots_and_starts_the_match(ann: Browser, bob: Browser) -> None:
    table = ann.opens(size=4)
    bob.joins(table)
    ann.post(f"/api/tables/{table}/companions", {"name": "Ben", "salt": "00" * 16})
    ann.post(f"/api/tables/{table}/bots", {"level": "random"})
    started = watch(ann, table, "greedy")
    assert (started.status, started["status"]) == (200, "started")
    assert [seat["kind"] for seat in started["seats"]] == ["bot"] * 4
    assert [seat["bot"] for seat in started["seats"]] == ["greedy", "greedy", "greedy", "random"]
    match = Match.objects.get(public_id=started["match"])
    assert (match.status, match.listed) == ("running", True)
    assert set(match.seats.values_list("kind", flat=True)) == {"bot"}
    assert not match.seats.filter(player__isnull=False).exists()
    assert due.run_due(timezone.now() + timedelta(seconds=2)) == 1
    for viewer in (ann, bob):
        line = viewer.get("/api/lobby")["running"][0]
        assert [seat["kind"] for seat in line["seats"]] == ["bot"] * 4
        assert viewer.get("/api/lobby")["my_matches"] == []
        assert viewer.sees(table)["match"] == match.public_id


def test_everybody_at_a_private_table_is_taken_along(ann: Browser, bob: Browser, guest: Guest) -> None:
    table = ann.opens(size=3, private=True)
    bob.joins(table, invite=Table.objects.get(pk=table).invite)
    started = watch(ann, table)
    for viewer in (ann, bob):
        assert viewer.sees(table)["match"] == started["match"]
        assert viewer.sees(table)["you"]["seat"] is None
    assert guest("Eve").get(f"/api/tables/{table}").code == "table.missing"
    assert not Match.objects.get(public_id=started["match"]).listed


def test_only_the_host_watches_and_only_known_bots_play(ann: Browser, bob: Browser) -> None:
    table = ann.opens(size=3)
    bob.joins(table)
    assert watch(bob, table).code == "table.host"
    assert watch(ann, table, "genius").code == "bot.unknown"
    assert ann.sees(table)["status"] == "open"
    assert [seat and seat["kind"] for seat in ann.sees(table)["seats"]] == ["human", "human", None]
    watch(ann, table)
    assert watch(ann, table).code == "table.not_open"


def test_host_has_so_many_matches_of_bots_alone_at_once(ann: Browser, bob: Browser, settings: Any) -> None:
    settings.LOBBY = {**settings.LOBBY, "bots_alone_per_host": 2}
    first, second = (opened_and_watched(ann)["match"] for _ in range(2))
    refused = opened_and_watched(ann)
    assert (refused.status, refused.code, refused["params"]) == (409, "table.bots_alone", {"count": 2})
    assert opened_and_watched(bob).status == 200
    Match.objects.filter(public_id=first).update(status="over")
    Match.objects.filter(public_id=second).update(status="closed")
    assert opened_and_watched(ann).status == 200


def test_server_has_so_many_matches_of_bots_alone_at_once(ann: Browser, bob: Browser, settings: Any) -> None:
    settings.BASTIDE = {**settings.BASTIDE, "bots_alone": 1}
    against = ann.opens(size=2)
    ann.post(f"/api/tables/{against}/bots", {"level": "random"})
    assert ann.post(f"/api/tables/{against}/start").status == 200
    assert opened_and_watched(ann).status == 200, "a match of a person against a bot counts for nothing"
    table = bob.opens(size=2)
    refused = watch(bob, table)
    assert (refused.status, refused.code, refused["params"]) == (503, "table.bots_busy", {"most": 1})
    assert bob.sees(table)["you"] == {"seat": 0, "host": True, "invited": False}

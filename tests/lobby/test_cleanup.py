"""What is forgotten in time, and what never is."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from io import StringIO
from typing import Any

import pytest
from django.core.management import call_command
from django.utils import timezone

from games.models import Match
from lobby.cleanup import clean_up
from lobby.models import Player, QuickEntry, Table
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]


def years_pass() -> None:
    then = timezone.now() - timedelta(days=700)
    Player.objects.update(seen_at=then, date_joined=then)
    Table.objects.update(touched_at=then)
    Match.objects.update(created_at=then)
    QuickEntry.objects.update(seen_at=then)


def test_cleanup_deletes_old_guests_without_a_match_and_their_rows(guest: Guest) -> None:
    guest("Passing")
    guest("Host").opens()
    guest("Waiting").post("/api/quick", {"seats": 2})
    years_pass()
    first = clean_up()
    assert (first.expired, first.waiters, first.guests) == (
        1,
        1,
        2,
    )  # the host's table is closed, and kept a day
    years_pass()
    second = clean_up()
    assert (second.closed, second.unplayed, second.guests) == (1, 1, 1)
    assert Player.objects.count() == Table.objects.count() == 0


def test_cleanup_keeps_guests_with_a_match(guest: Guest) -> None:
    ann = guest("Ann")
    table = ann.opens(size=2)
    ann.post(f"/api/tables/{table}/bots", {"level": "random"})
    ann.post(f"/api/tables/{table}/start")
    for _ in range(3):
        years_pass()
        assert clean_up().guests == 0
    assert ann.get("/api/me")["player"]["name"] == "Ann"
    assert Table.objects.get(pk=table).status == "started"


def test_cleanup_keeps_accounts(guest: Guest) -> None:
    ann = guest("Ann")
    ann.post(
        "/_allauth/browser/v1/auth/signup", {"username": "annie", "password": "a long road to the abbey"}
    )
    years_pass()
    assert clean_up().guests == 0


def test_cleanup_keeps_new_rows(guest: Guest) -> None:
    ann = guest("Ann")
    ann.opens()
    guest("Bob").post("/api/quick", {"seats": 2})
    assert set(vars(clean_up()).values()) == {0}


def test_cleanup_keeps_the_commitment_of_the_next_quick_match(guest: Guest) -> None:
    ann = guest("Ann")
    promised = ann.post("/api/quick", {"seats": 2})["quick"]["commitment"]
    ann.delete("/api/quick")
    Match.objects.update(created_at=timezone.now() - timedelta(days=700))
    assert clean_up().unplayed == 0
    assert ann.post("/api/quick", {"seats": 2})["quick"]["commitment"] == promised


@pytest.mark.parametrize("name", ["cleanup", "tidy"])  # the present and the old name
def test_cleanup_command_prints_what_it_deleted(guest: Guest, name: str) -> None:
    guest("Passing")
    years_pass()
    out = StringIO()
    call_command(name, stdout=out)
    assert "1 guests who never played forgotten" in out.getvalue()


def test_lobby_request_runs_cleanup_once_a_minute(guest: Guest, settings: Any) -> None:
    table = guest("Host").opens()
    years_pass()
    stranger = Browser()
    assert stranger.get("/api/lobby")["tables"] == []
    assert Table.objects.get(pk=table).status == "closed"


def test_admin_pages_open(guest: Guest, admin_client: Any) -> None:
    ann = guest("Ann")
    table = ann.opens()
    ann.post("/api/quick", {"seats": 2})
    for path in ("player", "table", "quickentry"):
        assert admin_client.get(f"/admin/lobby/{path}/").status_code == 200
    page = admin_client.get(f"/admin/lobby/table/{table}/change/")
    assert page.status_code == 200
    held = Table.objects.get(pk=table)
    assert held.match is not None
    assert held.match.seed not in page.content.decode()
    assert held.seats.get().salt not in page.content.decode()
    assert admin_client.get(f"/admin/lobby/player/{ann.player.pk}/change/").status_code == 200
    assert admin_client.get("/admin/lobby/player/add/").status_code == 200

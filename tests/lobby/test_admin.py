"""The admin pages of players and tables: what they show, what they hide, how much they read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from lobby.models import Table
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]


def test_lists_are_searched_and_filtered(guest: Guest, admin_client: Client) -> None:
    ann = guest("Ann")
    table = ann.opens(name="Sunday table")
    ann.post("/api/quick", {"seats": 2})
    ann.post("/api/me/favourites", {"name": "Sunday", "table": table})
    for path, word in (
        ("player/?q=Ann", "Ann"),
        ("player/?is_guest__exact=1", "Ann"),
        ("table/?q=Sunday", table),
        ("table/?q=Ann", table),
        ("table/?status__exact=open", table),
        (f"table/?host__id__exact={ann.player.pk}", table),
        ("favourite/?q=Ann", "Sunday"),
        ("quickentry/?size__exact=2", "Ann"),
    ):
        answer = admin_client.get(f"/admin/lobby/{path}")
        assert answer.status_code == 200, path
        assert word in answer.content.decode(), path
    assert table not in admin_client.get("/admin/lobby/table/?status__exact=closed").content.decode()


def test_table_page_links_host_match_and_seats_and_hides_secrets(guest: Guest, admin_client: Client) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    table = ann.opens()
    bob.joins(table)
    held = Table.objects.get(pk=table)
    text = admin_client.get(f"/admin/lobby/table/{table}/change/").content.decode()
    assert held.match is not None
    assert f"/admin/games/match/{held.match.pk}/change/" in text
    assert f"/admin/lobby/player/{ann.player.pk}/change/" in text
    assert "Bob" in text
    assert held.match.seed not in text
    assert not [seat.salt for seat in held.seats.all() if seat.salt in text]
    assert "2 of 4" in admin_client.get("/admin/lobby/table/").content.decode()


def test_player_page_links_matches_and_tables(guest: Guest, admin_client: Client) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    played = ann.opens()
    bob.joins(played)
    match = ann.post(f"/api/tables/{played}/start")["match"]
    later = ann.opens()
    text = admin_client.get(f"/admin/lobby/player/{ann.player.pk}/change/").content.decode()
    assert match in text
    assert f"/admin/lobby/table/{later}/change/" in text
    assert f"/admin/games/seat/?player__id__exact={ann.player.pk}" in text
    assert admin_client.get("/admin/lobby/player/add/").status_code == 200


def test_pages_read_a_bounded_number_of_queries(
    guest: Guest, admin_client: Client, django_assert_max_num_queries: Any
) -> None:
    ann = guest("Ann")
    tables = [ann.opens() for _ in range(3)]  # as many public tables as a host may have
    for index in range(8):
        guest(f"Guest {index}").opens()
    admin_client.get("/admin/lobby/table/")
    for path, most in (
        ("table/", 10),
        ("player/", 8),
        (f"player/{ann.player.pk}/change/", 14),
        (f"table/{tables[0]}/change/", 20),
    ):
        with django_assert_max_num_queries(most):
            assert admin_client.get(f"/admin/lobby/{path}").status_code == 200

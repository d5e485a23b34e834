"""Guests: one click, a friendly name, a session; and what others may not do with it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.sessions.models import Session
from django.test import Client
from django.utils import timezone

from lobby.accounts.sessions import SessionStore
from lobby.models import Player
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]


def test_session_without_player_gets_the_csrf_cookie(stranger: Browser) -> None:
    answer = stranger.get("/api/me")
    assert answer.json == {"player": None}
    assert stranger.client.cookies["csrftoken"].value


def test_new_session_makes_a_guest_with_a_generated_name(stranger: Browser) -> None:
    stranger.get("/api/me")
    made = stranger.post("/api/me/guest")
    assert made.status == 201
    player = made["player"]
    assert player["guest"] is True
    assert player["username"] is None
    assert len(player["name"].split()) == 2
    assert stranger.get("/api/me")["player"] == player


def test_second_request_for_a_session_changes_nothing(guest: Guest) -> None:
    ann = guest("Ann")
    again = ann.post("/api/me/guest", {"name": "Bob"})
    assert again.status == 200
    assert again["player"]["name"] == "Ann"
    assert Player.objects.count() == 1


def test_requested_name_is_normalized(guest: Guest) -> None:
    assert guest("  Ann   of Kent ").get("/api/me")["player"]["name"] == "Ann of Kent"


@pytest.mark.parametrize(
    ("name", "code"),
    [("x" * 25, "long"), ("Ann\u200bie", "invisible"), ("!!!", "empty"), ("Аnn", "alphabets")],
)
def test_invalid_name_makes_no_guest(stranger: Browser, name: str, code: str) -> None:
    stranger.get("/api/me")
    assert stranger.post("/api/me/guest", {"name": name}).code == f"name.{code}"
    assert Player.objects.count() == 0


def test_a_guest_changes_name_and_marks(guest: Guest) -> None:
    ann = guest("Ann")
    changed = ann.patch("/api/me", {"name": "Anna", "marks": {"colour": 3, "shape": "hexagon"}})
    assert changed.status == 200
    assert changed["player"]["name"] == "Anna"
    assert ann.get("/api/me")["player"]["marks"] == {"colour": 3, "shape": "hexagon"}


@pytest.mark.parametrize(
    "body",
    [
        {"name": ""},
        {"name": "x" * 60},
        {"marks": {"colour": 6}},
        {"marks": {"shape": "star"}},
        {"nmae": "Bob"},
        [],
        "x",
    ],
)
def test_invalid_changes_are_refused_and_change_nothing(guest: Guest, body: object) -> None:
    ann = guest("Ann")
    assert ann.patch("/api/me", body).status == 400 if body else True
    assert ann.get("/api/me")["player"]["name"] == "Ann"


def test_without_a_session_there_is_nothing_to_change(stranger: Browser) -> None:
    stranger.get("/api/me")
    refused = stranger.patch("/api/me", {"name": "Bob"})
    assert (refused.status, refused.code) == (401, "me.nobody")


def test_the_token_is_asked_for_even_before_there_is_a_session() -> None:
    client = Client(enforce_csrf_checks=True)
    answer = client.post("/api/me/guest", "{}", content_type="application/json")
    assert answer.status_code == 403
    assert answer.json()["sentence"]
    assert Player.objects.count() == 0


def test_another_site_can_not_act_for_a_guest(guest: Guest) -> None:
    ann = guest("Ann")
    stolen = Client(enforce_csrf_checks=True)
    stolen.cookies["sessionid"] = ann.client.cookies["sessionid"].value
    answer = stolen.patch("/api/me", '{"name": "Eve"}', content_type="application/json")
    assert answer.status_code == 403
    assert ann.get("/api/me")["player"]["name"] == "Ann"


def test_new_guests_are_rate_limited(stranger: Browser, settings: Any) -> None:
    settings.LIMITS = {**settings.LIMITS, "guest": {"address": "3/hour"}}
    for _ in range(3):
        assert Browser().become().get("/api/me")["player"]
    stranger.get("/api/me")
    refused = stranger.post("/api/me/guest")
    assert refused.status == 429
    assert refused.code == "http.throttled"
    assert 3500 < refused["params"]["seconds"] <= 3600
    assert refused.headers["Retry-After"] == str(refused["params"]["seconds"])


def test_public_ids_are_unique_and_short(guest: Guest) -> None:
    one, other = guest("Ann").get("/api/me")["player"]["id"], guest("Bob").get("/api/me")["player"]["id"]
    assert one != other
    assert one.startswith("p-")
    assert len(one) == 10


def test_used_session_is_extended(guest: Guest) -> None:
    ann = guest("Ann")
    ann.get("/api/me")
    nearly = timezone.now() + timedelta(days=1)
    Session.objects.update(expire_date=nearly)
    store = SessionStore(ann.client.cookies["sessionid"].value)
    store["kept"] = "yesterday"
    Session.objects.update(session_data=store.encode(dict(store.items())))
    assert ann.get("/api/me").json["player"]["name"] == "Ann"
    assert Session.objects.get().expire_date > nearly + timedelta(days=100)
    Session.objects.update(expire_date=nearly)
    ann.get("/api/me")  # once a day is enough
    assert Session.objects.get().expire_date == nearly

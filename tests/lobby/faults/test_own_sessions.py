"""A player sees where they are logged in, and ends the other sessions."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest
from allauth.usersessions.models import UserSession
from django.test import Client
from django.utils import timezone

from games import notifications
from lobby.models import Player
from tests.lobby.browser import Browser
from tests.lobby.test_accounts import log_in, sign_up

pytestmark = pytest.mark.django_db
SESSIONS = "/_allauth/browser/v1/auth/sessions"


def end(browser: Browser, keys: list[int]) -> Any:
    """End sessions, as their player's page does."""
    token = browser.client.cookies["csrftoken"].value
    body = json.dumps({"sessions": keys})
    return browser.client.delete(SESSIONS, body, "application/json", headers={"X-CSRFToken": token})


def test_another_browser_is_listed_and_logged_out(monkeypatch: pytest.MonkeyPatch) -> None:
    revoked: list[str | None] = []
    monkeypatch.setattr(
        notifications, "session_revoked", lambda session=None, player=None: revoked.append(session)
    )
    here, there = Browser(), Browser()
    sign_up(here)
    assert log_in(there).status == 200
    listed = here.get(SESSIONS)["data"]
    assert sorted(each["is_current"] for each in listed) == [False, True]
    other = next(each["id"] for each in listed if not each["is_current"])
    assert end(here, [other]).status_code == 200
    assert there.get("/api/me")["player"] is None
    assert here.get("/api/me")["player"]["username"] == "annie"
    assert len(revoked) == 1


def test_nobody_ends_the_session_of_somebody_else() -> None:
    ann, bob = Browser(), Browser()
    sign_up(ann)
    sign_up(bob, "bobby")
    of_ann = ann.get(SESSIONS)["data"][0]["id"]
    assert end(bob, [of_ann]).status_code == 400
    assert ann.get("/api/me")["player"]["username"] == "annie"


def test_a_session_says_on_which_day_it_was_last_used() -> None:
    ann = Browser()
    sign_up(ann)
    then = timezone.now() - timedelta(days=3)
    UserSession.objects.update(last_seen_at=then)
    assert ann.get(SESSIONS)["data"][0]["last_seen_at"] == pytest.approx(then.timestamp())
    session = ann.client.session
    session["kept"] = then.date().isoformat()
    session.save()
    ann.get("/api/me")
    assert ann.get(SESSIONS)["data"][0]["last_seen_at"] > then.timestamp() + 3600


def test_a_guest_has_no_list() -> None:
    assert Browser().become("Passing").get(SESSIONS).status == 401
    assert Client().get(SESSIONS).status_code == 401
    assert not Player.objects.filter(is_guest=False).exists()

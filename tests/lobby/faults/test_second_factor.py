"""The second factor: set up by any account, asked at every log-in, and of staff by a setting."""

from __future__ import annotations

import time
from typing import Any

import pytest
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal.auth import format_hotp_value, hotp_value
from django.core.cache import cache
from django.test import Client

from lobby.models import Player
from tests.lobby.browser import Browser
from tests.lobby.test_accounts import AUTH, PASSWORD, log_in, sign_up

pytestmark = pytest.mark.django_db(transaction=True)  # allauth notes a new factor after the commit
FACTORS = "/_allauth/browser/v1/account/authenticators"


def code_now(secret: str) -> str:
    """Return what an authenticator app shows."""
    cache.clear()  # a code is accepted once, and a test needs several in half a minute
    return str(format_hotp_value(hotp_value(secret, int(time.time()) // 30)))


def set_up(browser: Browser) -> tuple[str, list[str]]:
    """Set up the second factor as the page does; return its secret and the recovery codes."""
    assert browser.post(f"{AUTH}/reauthenticate", {"password": PASSWORD}).status == 200
    asked = browser.get(f"{FACTORS}/totp")
    assert asked.status == 404
    secret = asked["meta"]["secret"]
    assert browser.post(f"{FACTORS}/totp", {"code": "000"}).status == 400
    assert browser.post(f"{FACTORS}/totp", {"code": code_now(secret)}).status == 200
    return secret, browser.get(f"{FACTORS}/recovery-codes")["data"]["unused_codes"]


@pytest.fixture
def annie() -> Browser:
    browser = Browser()
    assert sign_up(browser).status == 200
    return browser


def make_staff() -> None:
    Player.objects.filter(username="annie").update(is_staff=True, is_superuser=True)


def open_admin(code: str = "") -> tuple[Client, Any]:
    """Log in to the admin site; return the browser and the answer."""
    client = Client()
    body = {"username": "annie", "password": PASSWORD, "code": code}
    return client, client.post("/admin/login/", body)


def test_log_in_asks_for_the_code_once_it_is_set_up(annie: Browser) -> None:
    secret, codes = set_up(annie)
    assert len(codes) == 10
    other = Browser()
    half = log_in(other)
    assert half.status == 401
    assert half.code == "account.second_factor"
    assert other.get("/api/me")["player"] is None
    assert other.post(f"{AUTH}/2fa/authenticate", {"code": "123456"}).code == "account.incorrect_code"
    assert other.post(f"{AUTH}/2fa/authenticate", {"code": code_now(secret)}).status == 200
    assert other.get("/api/me")["player"]["username"] == "annie"


def test_a_guest_who_logs_in_with_a_code_takes_the_games_along(annie: Browser) -> None:
    secret, _ = set_up(annie)
    guest = Browser().become("Passing")
    table = guest.opens(name="Before")
    assert log_in(guest).code == "account.second_factor"
    assert guest.get("/api/me")["player"]["name"] == "Passing"
    assert guest.post(f"{AUTH}/2fa/authenticate", {"code": code_now(secret)}).status == 200
    assert guest.get("/api/me")["player"]["username"] == "annie"
    assert guest.sees(table)["you"]["seat"] == 0


def test_the_picture_of_the_key_is_for_its_session_only(annie: Browser) -> None:
    picture = "/api/me/second-factor.svg"
    assert annie.client.get(picture).status_code == Client().get(picture).status_code == 404
    annie.get(f"{FACTORS}/totp")
    drawn = annie.client.get(picture)
    assert (drawn.status_code, drawn.headers["Content-Type"]) == (200, "image/svg+xml")
    assert b"<svg" in drawn.content
    assert "no-store" in drawn.headers["Cache-Control"]
    assert Client().get(picture).status_code == 404


def test_a_recovery_code_counts_once(annie: Browser) -> None:
    _, codes = set_up(annie)
    statuses = []
    for _ in range(2):
        other = Browser()
        log_in(other)
        statuses.append(other.post(f"{AUTH}/2fa/authenticate", {"code": codes[0]}).status)
    assert statuses == [200, 400]


def test_wrong_codes_are_limited(annie: Browser) -> None:
    set_up(annie)
    other = Browser()
    log_in(other)
    tries = [other.post(f"{AUTH}/2fa/authenticate", {"code": "123456"}) for _ in range(51)]
    assert tries[-1]["errors"][0]["code"] == "too_many_login_attempts"


def test_without_its_password_nobody_changes_the_second_factor(annie: Browser) -> None:
    set_up(annie)
    other = Browser()
    other.client.cookies.load(annie.client.cookies)
    session = annie.client.session
    for record in session["account_authentication_methods"]:
        record["at"] -= 3600
    session.save()
    assert other.delete(f"{FACTORS}/totp").code == "account.reauthenticate"
    assert Authenticator.objects.count() == 2


def test_staff_without_a_second_factor_are_sent_to_set_it_up(annie: Browser, settings: Any) -> None:
    make_staff()
    settings.STAFF_NEED_SECOND_FACTOR = True
    client, answer = open_admin()
    assert "Staff need a second factor" in answer.content.decode()
    assert client.get("/admin/").status_code == 302
    assert annie.client.get("/admin/").status_code == 302  # logged in, by password only
    set_up(annie)
    assert annie.client.get("/admin/").status_code == 200


def test_the_admin_asks_for_the_code_of_staff_who_have_one(annie: Browser) -> None:
    make_staff()
    secret, codes = set_up(annie)
    for wrong in ("", "123456"):
        client, _ = open_admin(wrong)
        assert client.get("/admin/").status_code == 302
    for right in (code_now(secret), codes[3]):
        client, answer = open_admin(right)
        assert answer.status_code == 302
        assert client.get("/admin/").status_code == 200


def test_an_older_session_of_staff_does_not_open_the_admin(annie: Browser) -> None:
    make_staff()
    older = Browser()
    assert log_in(older).status == 200
    assert older.client.get("/admin/").status_code == 200
    set_up(annie)
    assert older.client.get("/admin/").status_code == 302


def test_staff_can_take_back_a_lost_factor_and_see_no_secret(annie: Browser) -> None:
    make_staff()
    secret, _ = set_up(annie)
    factor = Authenticator.objects.get(type="totp")
    page = annie.client.get(f"/admin/mfa/authenticator/{factor.pk}/change/")
    assert page.status_code == 200
    assert secret not in page.content.decode()
    assert annie.client.get("/admin/mfa/authenticator/add/").status_code == 403
    annie.client.handler.enforce_csrf_checks = False
    assert (
        annie.client.post(f"/admin/mfa/authenticator/{factor.pk}/delete/", {"post": "yes"}).status_code == 302
    )
    assert not Authenticator.objects.filter(type="totp").exists()

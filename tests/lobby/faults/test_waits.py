"""A log-in that is stopped says when the next try counts: as a refusal of the API, and at the admin's."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from django.contrib.auth.models import AnonymousUser
from django.test import Client, RequestFactory

from lobby.accounts import waits
from tests.lobby.browser import Answer, Browser
from tests.lobby.faults.test_second_factor import FACTORS, annie, make_staff, open_admin, set_up
from tests.lobby.test_accounts import AUTH, log_in, sign_up

__all__ = ["annie"]
pytestmark = pytest.mark.django_db(transaction=True)
HOUR = 3600


@pytest.fixture(autouse=True)
def few_tries(settings: Any) -> None:
    limits = {"login_failed": "3/m/ip,6/h/key", "reset_password_from_key": "2/m/ip"}
    settings.ACCOUNT_RATE_LIMITS = {**settings.ACCOUNT_RATE_LIMITS, **limits}


def seconds_of(answer: Answer, code: str) -> int:
    """Return the seconds that a refusal of a limit says, in its params and in a header."""
    assert (answer.status, answer.code, answer["status"]) == (429, code, 429), answer.json
    seconds: int = answer["params"]["seconds"]
    assert answer.headers["Retry-After"] == str(seconds)
    assert answer["sentence"].startswith("Too many")
    return seconds


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let so much time pass, for all that asks for it."""
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + seconds)


def test_wrong_passwords_say_when_the_next_try_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    sign_up(Browser())
    for _ in range(3):
        assert log_in(Browser(), "annie", "wrong").code == "account.username_password_mismatch"
    seconds = seconds_of(log_in(Browser(), "annie", "wrong"), "account.too_many_login_attempts")
    assert 50 < seconds <= 60
    later(monkeypatch, seconds - 20)
    seconds = seconds_of(log_in(Browser(), "annie", "wrong"), "account.too_many_login_attempts")
    assert 10 < seconds <= 20
    later(monkeypatch, seconds)
    assert log_in(Browser()).status == 200


def test_the_longest_of_all_limits_counts() -> None:
    """Other addresses have used up the tries for the user name."""
    sign_up(Browser())
    for number in range(6):
        log_in(Browser(REMOTE_ADDR=f"192.0.2.{number // 2}"), "annie", "wrong")
    stopped = log_in(Browser(REMOTE_ADDR="192.0.2.9"), "annie", "wrong")
    assert HOUR - 60 < seconds_of(stopped, "account.too_many_login_attempts") <= HOUR


def test_wrong_codes_say_when_the_next_one_counts(annie: Browser) -> None:
    set_up(annie)
    for number in range(6):
        half = Browser(REMOTE_ADDR=f"192.0.2.{number}")
        assert log_in(half).code == "account.second_factor"
        assert half.post(f"{AUTH}/2fa/authenticate", {"code": "123456"}).code == "account.incorrect_code"
    half = Browser(REMOTE_ADDR="192.0.2.99")
    log_in(half)
    stopped = half.post(f"{AUTH}/2fa/authenticate", {"code": "123456"})
    assert HOUR - 60 < seconds_of(stopped, "account.too_many_login_attempts") <= HOUR


def test_wrong_codes_while_the_app_is_set_up_say_it_too(annie: Browser) -> None:
    annie.get(f"{FACTORS}/totp")
    tries = [annie.post(f"{FACTORS}/totp", {"code": "123456"}) for _ in range(4)]
    assert tries[0].code == "account.incorrect_code"
    assert 50 < seconds_of(tries[-1], "account.rate_limited") <= 60


def test_calls_that_are_stopped_say_what_is_left_of_their_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser()
    browser.get("/api/me")

    def reset() -> Answer:
        return browser.post(f"{AUTH}/password/reset", {"key": "1-x", "password": "a long secret"})

    assert [reset().code for _ in range(2)] == ["account.invalid_password_reset"] * 2
    later(monkeypatch, 40)
    assert 10 < seconds_of(reset(), "http.throttled") <= 20


def test_a_count_whose_key_is_not_known_is_one_of_a_minute() -> None:
    request = RequestFactory().post("/")
    request.user = AnonymousUser()
    assert waits.after_call(request) == waits.LONGEST_S


def test_the_admin_says_it_for_passwords_and_for_codes(annie: Browser, settings: Any) -> None:
    set_up(annie)
    make_staff()
    settings.ACCOUNT_RATE_LIMITS = {**settings.ACCOUNT_RATE_LIMITS, "login_failed": "20/m/ip,2/h/key"}
    said = [open_admin("123456")[1].content.decode() for _ in range(3)]
    assert "Too many" not in said[1]
    in_an_hour = r"Too many failed attempts\. Try again in (1 hour|60 minutes)\."
    assert re.search(in_an_hour, said[2])
    wrong = {"username": "annie", "password": "wrong"}
    said = [Client().post("/admin/login/", wrong).content.decode() for _ in range(3)]
    assert re.search(in_an_hour, said[2])

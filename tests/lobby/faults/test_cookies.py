"""Over https the cookies have names that no other host of the domain can set; old names still log in."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

import pytest

from config.settings import security
from realtime import sessions
from tests.lobby.browser import Browser
from tests.lobby.test_accounts import sign_up

pytestmark = pytest.mark.django_db


@pytest.fixture
def https(monkeypatch: pytest.MonkeyPatch, settings: Any) -> Iterator[None]:
    """Yield the settings of cookies of a site with https."""
    monkeypatch.setenv("HTTPS", "on")
    importlib.reload(security)
    for name in ("SESSION_COOKIE_NAME", "CSRF_COOKIE_NAME", "OLD_COOKIES", "SESSION_COOKIE_SECURE"):
        setattr(settings, name, getattr(security, name))
    settings.CSRF_COOKIE_SECURE = True
    yield
    monkeypatch.undo()
    importlib.reload(security)


def as_browser(*cookies: str, of: Browser) -> Browser:
    """Return a browser with these cookies of another one."""
    browser = Browser()
    for name in cookies:
        browser.client.cookies[name] = of.client.cookies[name].value
    return browser


@pytest.mark.usefixtures("https")
def test_cookies_over_https_belong_to_this_host_only() -> None:
    browser = Browser()
    browser.client.get("/")
    cookie = browser.client.cookies["__Host-csrftoken"]
    assert (cookie["secure"], cookie["path"], cookie["domain"]) == (True, "/", "")
    token = cookie.value
    made = browser.client.post(
        "/api/me/guest",
        "{}",
        content_type="application/json",
        secure=True,
        headers={"X-CSRFToken": token, "Referer": "https://testserver/"},
    )
    assert made.status_code == 201
    cookie = browser.client.cookies["__Host-sessionid"]
    assert (cookie["secure"], cookie["path"], cookie["domain"]) == (True, "/", "")
    assert "sessionid" not in browser.client.cookies


def test_a_session_of_the_older_name_goes_on_under_the_new_one(request: pytest.FixtureRequest) -> None:
    before = Browser()
    sign_up(before)
    request.getfixturevalue("https")
    old_key = before.client.cookies["sessionid"].value
    browser = as_browser("sessionid", "csrftoken", of=before)
    assert browser.get("/api/me")["player"]["username"] == "annie"
    assert browser.client.cookies["__Host-sessionid"].value == old_key
    # The page of the older version, which is still open, reads the token by its old name.
    token = browser.client.cookies["csrftoken"].value
    renamed = browser.client.patch(
        "/api/me",
        '{"name": "Anna"}',
        content_type="application/json",
        secure=True,
        headers={"X-CSRFToken": token, "Referer": "https://testserver/me"},
    )
    assert renamed.status_code == 200
    scope = {"headers": [(b"cookie", f"sessionid={old_key}".encode())]}
    assert sessions.session_key(scope) == old_key


def test_an_old_name_counts_only_without_the_new_one(request: pytest.FixtureRequest) -> None:
    ann, other = Browser(), Browser()
    sign_up(ann)
    other.become("Mallory")
    planted = other.client.cookies["sessionid"].value
    request.getfixturevalue("https")
    browser = as_browser("sessionid", "csrftoken", of=ann)
    browser.get("/api/me")
    browser.client.cookies["sessionid"] = planted
    assert browser.get("/api/me")["player"]["username"] == "annie"
    key = browser.client.cookies["__Host-sessionid"].value
    scope = {"headers": [(b"cookie", f"sessionid={planted}; __Host-sessionid={key}".encode())]}
    assert sessions.session_key(scope) == key


def test_old_names_are_not_read_once_that_is_switched_off(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Browser()
    sign_up(before)
    monkeypatch.setenv("READ_OLD_COOKIES", "off")
    request.getfixturevalue("https")
    assert as_browser("sessionid", of=before).get("/api/me")["player"] is None

"""The page of one's own and those that mails lead to, for visitors, guests and accounts.

What needs no account comes first: an account stays with the browser.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
import uuid
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.e2e_support.pictures import headers
from tests.e2e_support.scene import Scene

AUTH = "/_allauth/browser/v1/auth"
FACTORS = "/_allauth/browser/v1/account/authenticators"
PASSWORD = "a wheel of old cheese"
PERIOD = 30  # seconds for which a code of an authenticator app counts


def code_of(secret: str) -> str:
    """Return what an authenticator app shows now for a key (RFC 6238)."""
    counter = int(time.time()) // PERIOD
    digest = hmac.digest(base64.b32decode(secret), counter.to_bytes(8, "big"), hashlib.sha1)
    start = digest[-1] & 15
    return f"{(int.from_bytes(digest[start : start + 4], 'big') & 0x7FFFFFFF) % 10**6:06}"


def _sign_up(page: Page) -> str:
    """Return the user name of a new account, which is logged in."""
    name = f"ann{uuid.uuid4().hex[:8]}"
    answer = page.request.post(
        f"{AUTH}/signup", data={"username": name, "password": PASSWORD}, headers=headers(page)
    )
    assert answer.ok, answer.text()
    return name


def _account(page: Page) -> None:
    """See the page of one's own as somebody with an account."""
    player = page.request.get("/api/me").json()["player"]
    if not player or player["guest"]:
        _sign_up(page)
        page.reload()
    expect(page.get_by_role("button", name="Log out")).to_be_visible()


def visitor(page: Page) -> None:
    """See the same page without a session."""
    page.context.clear_cookies()
    page.reload()
    page.wait_for_load_state("networkidle")


def _guest(page: Page) -> None:
    visitor(page)
    page.request.post("/api/me/guest", data={"name": "Ann"}, headers=headers(page))
    page.reload()
    expect(page.get_by_test_id("copy-start")).to_be_visible()


def _log_in(page: Page, name: str, password: str) -> None:
    page.get_by_role("tab", name="Log in").click()
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("tabpanel").get_by_role("button", name="Log in").click()


def _refused(page: Page) -> None:
    """Try a wrong password."""
    visitor(page)
    _log_in(page, "nobody", PASSWORD)
    expect(page.get_by_role("alert").filter(has_text=" ").first).to_be_visible()


def _password(page: Page) -> None:
    _account(page)
    page.get_by_role("button", name="Change password").click()


def _deleting(page: Page) -> None:
    _account(page)
    page.get_by_role("button", name="Delete account").click()
    expect(page.get_by_test_id("delete-me")).to_be_visible()


def _step(page: Page) -> None:
    """Begin to set up the second step."""
    _account(page)
    page.get_by_role("button", name="Set it up").click()
    expect(page.locator("#step-code")).to_be_visible()


def _secret(page: Page) -> str:
    """Set up the second step; return its key."""
    page.request.post(f"{AUTH}/reauthenticate", data={"password": PASSWORD}, headers=headers(page))
    secret = str(page.request.get(f"{FACTORS}/totp").json()["meta"]["secret"])
    done = page.request.post(f"{FACTORS}/totp", data={"code": code_of(secret)}, headers=headers(page))
    assert done.ok, done.text()
    return secret


def _codes(page: Page) -> None:
    """See the recovery codes of a new second step."""
    _sign_up_anew(page)
    _secret(page)
    page.reload()
    page.get_by_role("button", name="Show recovery codes").click()
    expect(page.locator(".codes li").first).to_be_visible()


def _sign_up_anew(page: Page) -> str:
    visitor(page)
    return _sign_up(page)


def _code(page: Page) -> None:
    """Log in to an account with a second step, up to its code."""
    name = _sign_up_anew(page)
    _secret(page)
    visitor(page)
    _log_in(page, name, PASSWORD)
    expect(page.locator("#code")).to_be_visible()


def _with_mail(page: Page) -> None:
    """See the page as a server shows it that sends mails."""

    def fulfil(route: Route) -> None:
        known: dict[str, Any] = route.fetch().json()
        route.fulfill(body=json.dumps({**known, "mail": True}), content_type="application/json")

    page.route("**/api/setup", fulfil)
    visitor(page)
    page.unroute("**/api/setup")


ACCOUNTS = (
    Scene("account-visitor", "/me", act=visitor),
    Scene("account-with-mail", "/me", act=_with_mail),
    Scene("account-refused", "/me", act=_refused),
    Scene("account-reset", "/account/reset"),
    Scene("account-reset-with-mail", "/account/reset", act=_with_mail),
    Scene("account-reset-key", "/account/reset/unknown"),
    Scene("account-confirm", "/account/confirm/unknown"),
    Scene("account-mails-off", "/alerts/off/unknown"),
    Scene("account-guest", "/me", act=_guest),
    Scene("account-own", "/me", act=_account),
    Scene("account-password", "/me", act=_password),
    Scene("account-deleting", "/me", act=_deleting),
    Scene("account-step", "/me", act=_step),
    Scene("account-step-codes", "/me", act=_codes),
    Scene("account-step-log-in", "/me", act=_code),
)

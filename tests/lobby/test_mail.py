"""Accounts with e-mail, on a server that can send mail."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import pytest
from django.core import mail

from tests.lobby.browser import Browser
from tests.lobby.test_accounts import AUTH, PASSWORD, log_in, sign_up

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]


@pytest.fixture
def with_mail(settings: Any) -> None:
    settings.ACCOUNT_EMAIL_VERIFICATION = "optional"


def test_new_address_gets_a_confirmation_mail_and_may_log_in_before(guest: Guest, with_mail: None) -> None:
    ann = guest("Ann")
    assert sign_up(ann, email="ann@example.org").status == 200
    assert ann.get("/api/me")["player"]["guest"] is False
    (letter,) = mail.outbox
    assert letter.to == ["ann@example.org"]
    assert letter.subject.startswith("[Bastide] ")
    (key,) = re.findall(r"http://testserver/account/confirm/(\S+)", str(letter.body))
    confirmed = ann.post(f"{AUTH}/email/verify", {"key": unquote(key)})
    assert confirmed.status == 200


def test_forgotten_password_is_reset_by_mail(guest: Guest, stranger: Browser, with_mail: None) -> None:
    sign_up(guest("Ann"), email="ann@example.org")
    mail.outbox.clear()
    stranger.get("/api/me")
    assert stranger.post(f"{AUTH}/password/request", {"email": "ann@example.org"}).status == 200
    (key,) = re.findall(r"http://testserver/account/reset/(\S+)", str(mail.outbox[0].body))
    assert stranger.post(
        f"{AUTH}/password/reset", {"key": key, "password": "a third road to the abbey"}
    ).status in {200, 401}
    assert log_in(Browser(), "annie", "a third road to the abbey").status == 200
    assert log_in(Browser(), "annie", PASSWORD).status == 400


def test_password_reset_does_not_reveal_accounts(stranger: Browser, with_mail: None) -> None:
    sign_up(Browser(), email="ann@example.org")
    stranger.get("/api/me")
    known = stranger.post(f"{AUTH}/password/request", {"email": "ann@example.org"})
    unknown = stranger.post(f"{AUTH}/password/request", {"email": "bob@example.org"})
    assert (known.status, known.json) == (unknown.status, unknown.json)


def test_an_address_has_one_account(guest: Guest, with_mail: None) -> None:
    sign_up(guest("Ann"), email="ann@example.org")
    bob = guest("Bob")
    assert sign_up(bob, "bobby", email="ANN@example.org").code == "account.email_taken"
    assert bob.get("/api/me")["player"]["guest"] is True


def test_without_mail_a_forgotten_password_breaks_nothing(stranger: Browser) -> None:
    stranger.get("/api/me")
    assert stranger.post(f"{AUTH}/password/request", {"email": "bob@example.org"}).status == 200

"""Settings of alerts and mail, as the environment gives them."""

from __future__ import annotations

import pytest
from django.core.exceptions import ImproperlyConfigured

from config.settings import alerts, env
from lobby.alerts.keys import make_key


def test_a_key_and_a_contact_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    key = make_key()
    monkeypatch.setenv("PUSH_KEY", f" {key} ")
    monkeypatch.setenv("PUSH_CONTACT", "mailto:operator@example.org")
    assert alerts._push_key() == key
    assert alerts._push_contact(key) == "mailto:operator@example.org"


@pytest.mark.parametrize("key", ["short", "A" * 44, "ü" * 43, "-----BEGIN PRIVATE KEY-----"])
def test_a_key_that_the_command_has_not_made_stops_the_start(
    monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setenv("PUSH_KEY", key)
    with pytest.raises(ImproperlyConfigured, match="make_push_key"):
        alerts._push_key()


@pytest.mark.parametrize("contact", ["", "operator@example.org", "http://example.org"])
def test_a_key_without_a_contact_stops_the_start(monkeypatch: pytest.MonkeyPatch, contact: str) -> None:
    monkeypatch.setenv("PUSH_CONTACT", contact)
    with pytest.raises(ImproperlyConfigured, match="PUSH_CONTACT"):
        alerts._push_contact(make_key())
    assert alerts._push_contact("") == contact


@pytest.mark.parametrize(
    ("given", "origins", "found"),
    [
        ("", "", "http://localhost:8000"),
        ("", "https://*.example.org,https://play.example.org", "https://play.example.org"),
        ("https://bastide.example/", "https://play.example.org", "https://bastide.example"),
    ],
)
def test_links_in_mails_lead_to_the_site(
    monkeypatch: pytest.MonkeyPatch, given: str, origins: str, found: str
) -> None:
    monkeypatch.setenv("TRUSTED_ORIGINS", origins)
    if given:
        monkeypatch.setenv("PUBLIC_URL", given)
    else:
        monkeypatch.delenv("PUBLIC_URL", raising=False)
    assert alerts._public_url() == found


@pytest.mark.parametrize(
    ("url", "backend"), [("console:", "console"), ("smtp+tls://user:word@mail.example:587", "smtp")]
)
def test_mails_are_printed_or_sent(monkeypatch: pytest.MonkeyPatch, url: str, backend: str) -> None:
    monkeypatch.setenv("EMAIL_URL", url)
    assert env.email()["EMAIL_BACKEND"] == f"django.core.mail.backends.{backend}.EmailBackend"


def test_without_an_address_no_mail_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("EMAIL_URL", raising=False)
    assert env.email() == {}
